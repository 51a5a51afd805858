"""Rules 5.21 and 5.22: when effects begin to work, goods card bonuses, BO8."""

import pytest

from tests.rules.table import Seat, buying, hand, holds, look, moves, play, rows, situation

# Rule 5.21: when an effect begins to work


@pytest.mark.rule("5.21")
def test_an_effect_works_in_the_round_in_which_its_card_is_displayed() -> None:
    """BO5 bought with one marker makes the oasis under the other one cheaper at once."""
    game = buying("BO5", Seat("2 salt 1 pepper 1 gold", markers="1,2"), centre={"1,2": "BO1"})
    play(game, "use 2,2", "pay cost", "use 1,2", "pay cost", "row 1")
    assert (rows(game), holds(game)) == ("BO5 BO1", "")


@pytest.mark.rule("5.21")
@pytest.mark.card("BO5", "BR7", "BW5", "BC6", "BT6")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("BO5", "2 salt 1 pepper"),
        ("BR7", "1 gold"),
        ("BW5", "1 dates 2 salt"),
        ("BC6", "1 dates 2 pepper"),
        ("BT6", "1 dates 2 salt"),
    ],
)
def test_a_discount_does_not_pay_for_its_own_card(card: str, cost: str) -> None:
    """It is not displayed when the payment begins: the full cost is due."""
    game = buying(card, Seat(cost))
    play(game, "use 2,2", "pay cost")
    assert (rows(game), holds(game)) == (card, "")


@pytest.mark.rule("5.21")
@pytest.mark.card("BC7")
def test_bc7_is_not_cheaper_at_the_noble_itself() -> None:
    """It costs 1 dates and 1 gold; with the gold alone it can only be discarded."""
    game = situation(Seat("1 gold", hand="BC7", targis="1"), round=2)
    play(game, "use 1")
    assert (rows(game), hand(game)) == ("", None)


@pytest.mark.rule("5.21")
@pytest.mark.card("BC8")
def test_an_effect_on_a_border_card_helps_if_it_was_displayed_before_the_visit() -> None:
    """BC8 first, then the Trader, in one turn."""
    game = buying("BC8", Seat("1 dates 1 salt 1 gold", targis="5"))
    assert "use 5" not in moves(game)
    play(game, "use 2,2", "pay cost", "use 5")
    assert moves(game) == ["trade 1 salt for dates", "trade 1 salt for pepper"]


BONUSES = [
    ("BO7", "salt", "G03", "G08"),
    ("BR8", "pepper", "G05", "G09"),
    ("BT8", "dates", "G01", "G07"),
]


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
@pytest.mark.parametrize(("card", "good", "one", "two"), BONUSES)
def test_a_bonus_comes_once_a_round_with_the_goods_card(
    card: str, good: str, one: str, two: str
) -> None:
    """One more at the first goods card that gives the kind, nothing more at the second."""
    game = buying(one, Seat(rows=card, markers="1,1"), centre={"1,1": two})
    play(game, "use 2,2")
    assert holds(game) == f"2 {good}"
    play(game, "use 1,1")
    assert holds(game) == f"4 {good}"


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
@pytest.mark.parametrize(("card", "good", "one", "two"), BONUSES)
def test_a_bonus_is_one_token_however_many_the_goods_card_gives(
    card: str, good: str, one: str, two: str
) -> None:
    """Two of the kind on one card still bring one more."""
    game = buying(two, Seat(rows=card))
    play(game, "use 2,2")
    assert holds(game) == f"3 {good}"


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
@pytest.mark.parametrize(
    ("card", "cost", "good", "one"),
    [
        ("BO7", "2 salt 1 pepper", "salt", "G03"),
        ("BR8", "2 pepper 1 gold", "pepper", "G05"),
        ("BT8", "2 dates 1 gold", "dates", "G01"),
    ],
)
def test_a_bonus_comes_when_the_card_is_displayed_after_the_goods_card(
    card: str, cost: str, good: str, one: str
) -> None:
    """The other order: first the goods card, then the tribe card; and then not again."""
    game = buying(one, Seat(cost, markers="1,2", targis="13"), centre={"1,2": card})
    play(game, "use 2,2", "use 1,2", "pay cost")
    assert holds(game) == f"2 {good}"  # one from the goods card, one as the bonus
    assert look(game)["this_round"]["blue"]["bonuses"] == [card]


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
@pytest.mark.parametrize(
    ("goods_card", "got"),
    [
        ("G16", "1 gold"),
        ("G19", "1 vp"),
        ("G03", "2 salt"),
        ("G05", "2 pepper"),
        ("G02", "2 dates"),
        ("G10", "2 salt 2 pepper"),
        ("G11", "2 dates 2 pepper"),
        ("G12", "2 dates 2 salt"),
    ],
)
def test_each_bonus_is_for_its_own_kind(goods_card: str, got: str) -> None:
    """All three cards displayed: only the kinds that the goods card gives are increased."""
    game = buying(goods_card, Seat(rows="BO7 BR8 BT8"))
    play(game, "use 2,2")
    assert holds(game) == got


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
def test_at_a_slash_the_chosen_kind_brings_the_bonus() -> None:
    """G13 gives pepper, so BR8 gives pepper and the others nothing."""
    game = buying("G13", Seat(rows="BO7 BR8 BT8"))
    play(game, "use 2,2", "take pepper")
    assert holds(game) == "2 pepper"


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7")
def test_a_bonus_comes_again_in_the_next_round() -> None:
    """Once a round, not once a game."""
    game = buying("G03", Seat(rows="BO7"), centre={"1,1": "G04"}, first="white")
    play(game, "use 2,2", "done")
    assert (game.round, holds(game)) == (2, "2 salt")
    play(game, "place 1", "place 3", "place 5", "place 6", "place 7", "place 9", "use 1,1")
    assert holds(game) == "4 salt"


# Rule 5.22: BO8


@pytest.mark.rule("5.22")
@pytest.mark.card("BO8")
@pytest.mark.parametrize("good", ["dates", "salt", "pepper"])
def test_bo8_gives_a_good_of_choice_in_a_round_without_one_from_a_goods_card(good: str) -> None:
    """At the end of the turn, and it cannot be refused."""
    game = situation(Seat("4 vp", rows="BO8"))
    play(game, "done")
    assert moves(game) == ["take dates", "take salt", "take pepper"]
    play(game, f"take {good}")
    assert holds(game) == f"1 {good} 4 vp"
    assert game.to_move == "white"


@pytest.mark.rule("5.22")
@pytest.mark.card("BO8")
@pytest.mark.parametrize("goods_card", ["G01", "G03", "G05", "G10"])
def test_bo8_gives_nothing_after_a_good_from_a_goods_card(goods_card: str) -> None:
    """One good of any kind is enough."""
    game = buying(goods_card, Seat(rows="BO8"))
    play(game, "use 2,2", "done")
    assert game.to_move == "white"


@pytest.mark.rule("5.22", "0.1")
@pytest.mark.card("BO8")
@pytest.mark.parametrize(("goods_card", "kept"), [("G16", "1 gold"), ("G19", "1 vp")])
def test_gold_and_points_from_a_goods_card_are_no_goods_for_bo8(goods_card: str, kept: str) -> None:
    """It consoles a player who got only gold or VP."""
    game = buying(goods_card, Seat(rows="BO8"))
    play(game, "use 2,2", "done", "take salt")
    assert holds(game) == f"1 salt {kept}"


@pytest.mark.rule("5.22", "5.18")
@pytest.mark.card("BO8")
def test_goods_from_the_border_or_a_trade_do_not_count_for_bo8() -> None:
    """Three goods from the border, and BO8 still gives one."""
    game = situation(Seat(rows="BO8", targis="2 3 6"))
    play(game, "use 2", "use 3", "use 6", "done", "take dates")
    assert holds(game) == "2 dates 1 salt 1 pepper"


@pytest.mark.rule("5.22", "5.21")
@pytest.mark.card("BO8")
def test_bo8_looks_back_over_the_whole_round() -> None:
    """A good that came before BO8 was displayed counts as well; without one it consoles at once."""
    cost = Seat("1 dates 1 pepper 1 gold", markers="1,1")
    game = buying("BO8", cost, centre={"1,1": "G03"})
    play(game, "use 1,1", "use 2,2", "pay cost", "done")
    assert (game.to_move, holds(game)) == ("white", "1 salt")
    game = buying("BO8", cost, centre={"1,1": "G03"})
    play(game, "use 2,2", "pay cost", "done", "take salt")
    assert (game.to_move, holds(game)) == ("white", "1 salt")


@pytest.mark.rule("5.22", "6.1")
@pytest.mark.card("BO8")
def test_bo8_comes_before_the_limits() -> None:
    """The eleventh good must be taken, and then one must be returned."""
    game = situation(Seat("10 dates", rows="BO8"))
    play(game, "done", "take salt")
    assert (game.phase, moves(game)) == ("limit", ["give dates", "give salt"])
    play(game, "give dates")
    assert holds(game) == "9 dates 1 salt"
