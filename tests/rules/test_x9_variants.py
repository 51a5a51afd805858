"""Section 9: mixed decks, custom decks, custom borders, corrected cards."""

from collections import Counter

import pytest

from targi import Game, Ruleset, RulesetError
from targi.cards import all_cards, base, expansion
from tests.rules import table
from tests.rules.positions import with_base
from tests.rules.table import Seat, holds, look, moves, play

SYMBOL = {card.id: card.symbol for card in all_cards().tribes}
BORDER = (1, 4, 5, 8, 9, 10, 12, 13, 14, 16)


def deck_of(ruleset: Ruleset) -> list[str]:
    """The tribe cards of a ruleset."""
    return [card.id for card in ruleset.catalogue.tribes]


@pytest.mark.rule("9.1")
def test_the_expansion_is_a_ruleset_of_that_name() -> None:
    """A position tells it by its name alone; unknown names and options are refused."""
    assert look(Game("expansion", seed=1))["ruleset"] == "expansion"
    for wrong in ({"box": "expansio"}, {"targia": "left"}, {"tiebreak": "vp"}, {"start": "hard"}):
        with pytest.raises(RulesetError):
            Ruleset.of(wrong)


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(
    "option",
    [{"start": "easier"}, {"targia": "literal"}, {"tiebreak": "water"}, {"border": (1,)}],
)
def test_options_of_the_expansion_are_refused_for_the_base_game(option: dict[str, str]) -> None:
    """They belong to the expansion."""
    with pytest.raises(RulesetError):
        Ruleset("base", **option)  # type: ignore[arg-type]


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("seed", range(10))
def test_a_mixed_deck_has_nine_cards_of_each_symbol_from_both_boxes(seed: int) -> None:
    """Drawn at random, the same for the same seed."""
    deck = deck_of(Ruleset.mixed(seed))
    assert Counter(SYMBOL[card] for card in deck) == dict.fromkeys(SYMBOL.values(), 9)
    assert len({*deck}) == 45
    assert {card[0] for card in deck} == {"B", "X"}
    assert deck == deck_of(Ruleset.mixed(seed))
    assert deck != deck_of(Ruleset.mixed(seed + 1))


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("ruleset", [Ruleset.mixed(1), Ruleset("expansion")])
def test_the_other_half_plays_the_complement(ruleset: Ruleset) -> None:
    """Both halves together are all ninety cards, and the other half of it is the first."""
    other = ruleset.other_half()
    assert sorted([*deck_of(ruleset), *deck_of(other)]) == sorted(SYMBOL)
    assert sorted(deck_of(other.other_half())) == sorted(deck_of(ruleset))
    assert Game(other, seed=1).phase == "place"


@pytest.mark.rule("9.3")
def test_an_own_deck_is_any_45_with_nine_a_symbol() -> None:
    """Forty-four, a card twice, an unknown one and ten of a symbol are refused."""
    deck = deck_of(Ruleset("expansion"))
    assert deck_of(Ruleset("expansion", deck=tuple(deck))) == deck
    swapped = ["BO1" if card == "XO1" else card for card in deck]
    assert "BO1" in deck_of(Ruleset("expansion", deck=tuple(swapped)))
    for wrong in (
        deck[1:],
        [*deck[1:], deck[1]],
        [*deck[1:], "XO0"],
        ["BR1" if card == "XO1" else card for card in deck],
    ):
        with pytest.raises(RulesetError):
            Ruleset("expansion", deck=tuple(wrong))


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("number", BORDER)
def test_each_of_ten_border_numbers_may_have_the_card_of_either_box(number: int) -> None:
    """The other nine stay as they are."""
    border = Ruleset("expansion", border=(number,)).catalogue.border
    changed = [card for card in border if card not in expansion().border]
    assert [card.number for card in changed] == [number]
    assert changed[0] in base().border


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("number", [2, 3, 6, 7, 11, 15, 0, 17])
def test_other_border_numbers_cannot_be_chosen(number: int) -> None:
    """Both boxes share the six goods cards."""
    with pytest.raises(RulesetError):
        Ruleset("expansion", border=(number,))


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    "ruleset", [Ruleset.mixed(3), Ruleset("expansion", border=BORDER), Ruleset("base").other_half()]
)
def test_variants_are_set_up_as_the_expansion(ruleset: Ruleset) -> None:
    """Tokens, dunes, the Targia, water goods cards, white starts."""
    game = Game(ruleset, seed=1)
    assert holds(game) == "1 dates 1 salt 1 pepper 1 gold 2 water 4 vp"
    assert (len(look(game)["dunes"]), look(game)["targia"], game.to_move) == (3, 15, "white")
    assert len(ruleset.catalogue.goods) == 24


@pytest.mark.rule("9.4", "5.17")
@pytest.mark.card("13", "XW6")
def test_xw6_does_nothing_without_a_water_place() -> None:
    """The Caravan gives its goods card and no water more."""
    game = table.expansion(
        Seat(rows="XW6", targis="13"), goods_pile="G20", ruleset=with_base("", border=(13,))
    )
    play(game, "use 13")
    assert holds(game) == "2 water"


@pytest.mark.rule("9.5", "5.17")
@pytest.mark.card("14", "XR8")
def test_nothing_is_rejected_at_the_base_tribal_expansion() -> None:
    """Neither for water nor with XR8."""
    game = table.expansion(
        Seat("9 water", rows="XR8", targis="14"), ruleset=with_base("", border=(14,))
    )
    play(game, "use 14")
    assert "next" not in moves(game)


@pytest.mark.rule("9.5", "5.29")
@pytest.mark.card("14", "XR7")
def test_xr7_works_at_the_base_tribal_expansion() -> None:
    """It names no more than that card."""
    game = table.expansion(
        Seat(rows="XR7", targis="14"), tribe_discards="XO2", ruleset=with_base("", border=(14,))
    )
    play(game, "use 14")
    assert moves(game) == ["use XR7", "next"]


@pytest.mark.rule("9.5", "5.14")
@pytest.mark.card("10", "XO8")
def test_xo8_makes_the_base_silversmith_two_exchanges() -> None:
    """Of the base card's kind; without XO8 one."""
    ruleset = with_base("", border=(10,))
    game = table.expansion(Seat("4 dates 2 gold", rows="XO8", targis="10"), ruleset=ruleset)
    play(game, "use 10")
    assert moves(game) == ["sell 2 dates", "sell 4 dates", "sell 1 gold", "sell 2 gold"]
    play(game, "sell 4 dates", "sell 2 gold")
    assert (holds(game), moves(game)) == ("7 vp", ["done"])
    game = table.expansion(Seat("4 dates 2 gold", targis="10"), ruleset=ruleset)
    play(game, "use 10", "sell 4 dates")
    assert moves(game) == ["done"]


@pytest.mark.rule("9.4", "5.14")
@pytest.mark.card("5", "XC8")
def test_the_base_trader_gives_no_water_and_xc8_works_there() -> None:
    """XC8 names the Trader, which both boxes have."""
    game = table.expansion(
        Seat("2 dates", rows="XC8", targis="5"), ruleset=with_base("", border=(5,))
    )
    play(game, "use 5")
    assert moves(game) == [
        "trade 2 dates for gold",
        "trade 2 dates for salt",
        "trade 2 dates for pepper",
    ]


@pytest.mark.rule("9.4", "7.2")
@pytest.mark.card("16", "12")
def test_base_raids_on_an_own_border_demand_what_they_say() -> None:
    """Three points on 16, any three goods on 12."""
    ruleset = with_base("", border=(12, 16))
    game = table.raid(Seat("1 gold 5 vp", rows="XO1"), corner=16, ruleset=ruleset)
    assert moves(game) == ["give gold", "give vp"]
    game = table.raid(Seat("4 dates 5 vp"), corner=12, ruleset=ruleset)
    play(game, "give goods")
    assert holds(game) == "1 dates 5 vp"
