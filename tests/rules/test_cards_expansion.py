"""Every tribe card and goods card of the expansion at work: its prices, its points, what it gives.

Effects are shown with the rules they belong to; here is what is printed on all 45 and on G20-G24.
"""

import pytest

from targi.cards import RESOURCES
from tests.rules.table import Seat, buying, discards, expansion, holds, moves, one_less, play, rows

# Id, printed VP, cost, alternative.
PRICES = [
    ("XO1", 3, "2 dates 2 salt 1 pepper", "1 dates 1 salt 1 pepper 3 water"),
    ("XO2", 3, "1 salt 1 pepper 1 gold", ""),
    ("XO3", 1, "1 gold", ""),
    ("XO4", 2, "1 dates 1 pepper 1 gold", "1 dates 1 pepper 2 water"),
    ("XO5", 2, "2 dates 1 salt 2 pepper", ""),
    ("XO6", 2, "1 dates 1 salt 1 gold", "1 dates 1 salt 2 water"),
    ("XO7", 1, "1 dates 1 gold", "1 dates 2 water"),
    ("XO8", 1, "1 salt 2 pepper", "1 pepper 3 water"),
    ("XO9", 1, "1 pepper 1 gold", "4 water"),
    ("XR1", 3, "1 dates 2 salt 2 pepper", "1 dates 1 salt 1 pepper 3 water"),
    ("XR2", 3, "1 dates 1 salt 1 gold", ""),
    ("XR3", 2, "1 salt 1 gold", ""),
    ("XR4", 2, "1 salt 1 pepper 1 gold", "1 salt 1 pepper 2 water"),
    ("XR5", 2, "1 dates 2 salt 1 pepper", "1 salt 1 pepper 3 water"),
    ("XR6", 1, "1 pepper 1 gold", "4 water"),
    ("XR7", 1, "1 gold", ""),
    ("XR8", 1, "1 salt 1 gold", "1 salt 2 water"),
    ("XR9", 1, "1 dates 2 salt", "1 gold"),
    ("XW1", 3, "2 dates 1 salt 2 pepper", "1 dates 1 salt 1 pepper 3 water"),
    ("XW2", 3, "1 dates 1 salt 1 gold", ""),
    ("XW3", 2, "1 dates 1 gold", ""),
    ("XW4", 2, "2 dates 1 salt 1 pepper", ""),
    ("XW5", 2, "1 salt 1 pepper 1 gold", "1 salt 1 pepper 2 water"),
    ("XW6", 1, "2 dates 1 pepper", "1 gold"),
    ("XW7", 1, "1 salt 1 gold", "1 salt 2 water"),
    ("XW8", 1, "2 salt 1 pepper", ""),
    ("XW9", 1, "1 dates 1 salt 1 pepper", "1 dates 3 water"),
    ("XC1", 3, "2 dates 1 salt 2 pepper", "1 dates 1 salt 1 pepper 3 water"),
    ("XC2", 3, "1 salt 1 pepper 1 gold", ""),
    ("XC3", 1, "1 gold", ""),
    ("XC4", 2, "1 dates 1 salt 1 gold", "1 dates 1 salt 2 water"),
    ("XC5", 2, "1 pepper 1 gold", ""),
    ("XC6", 2, "1 dates 1 salt 2 pepper", "1 salt 1 pepper 3 water"),
    ("XC7", 1, "1 dates 1 gold", "1 dates 2 water"),
    ("XC8", 1, "1 dates 1 salt 1 gold", "1 dates 1 salt 2 water"),
    ("XC9", 1, "1 pepper 1 gold", "1 pepper 2 water"),
    ("XT1", 3, "2 dates 2 salt 1 pepper", "1 dates 1 salt 1 pepper 3 water"),
    ("XT2", 3, "1 dates 1 pepper 1 gold", ""),
    ("XT3", 2, "1 pepper 1 gold", ""),
    ("XT4", 2, "2 dates 1 salt 1 pepper", ""),
    ("XT5", 2, "1 dates 1 pepper 1 gold", "1 dates 1 pepper 2 water"),
    ("XT6", 1, "1 pepper 1 gold", "1 pepper 2 water"),
    ("XT7", 1, "1 dates 2 salt", "1 salt 3 water"),
    ("XT8", 1, "1 dates 1 gold", "4 water"),
    ("XT9", 1, "1 salt 1 gold", "1 salt 2 water"),
]
GIVES_AT_ONCE = ("XO4", "XO5", "XR4", "XW4", "XC4", "XT4")
SYMBOLS = {"O": "oasis", "R": "camel_rider", "W": "well", "C": "camp", "T": "targia"}
WAYS = [
    (card, vp, way, price)
    for card, vp, cost, alternative in PRICES
    for way, price in (("pay cost", cost), ("pay alternative", alternative))
    if price
]


@pytest.mark.rule("5.7", "5.8", "5.10", "8.2")
@pytest.mark.card("XO1", "XO2", "XR1", "XR2", "XW1", "XW2", "XC1", "XC2", "XT1", "XT2")
@pytest.mark.parametrize(("card", "vp", "way", "price"), WAYS)
def test_a_tribe_card_costs_exactly_its_price_and_scores_its_points(
    card: str, vp: int, way: str, price: str
) -> None:
    """The price leaves nothing over, one token less of any kind does not do."""
    game = buying(card, Seat(price), ruleset="expansion")
    play(game, "use 2,2", way)
    assert rows(game) == card
    assert game.scores()["blue"]["cards"] == vp
    if card not in GIVES_AT_ONCE:
        assert holds(game) == ""
    for kind in (kind for kind in RESOURCES if kind in price):
        game = buying(card, Seat(f"{one_less(price, kind)} 9 vp"), ruleset="expansion")
        play(game, "use 2,2")
        assert way not in moves(game)


@pytest.mark.rule("5.8")
@pytest.mark.parametrize(("card", "alternative"), [(card, alt) for card, _, _, alt in PRICES])
def test_only_cards_with_a_slash_have_a_second_price(card: str, alternative: str) -> None:
    """And only five have an extra."""
    game = buying(card, Seat("9 dates 9 salt 9 pepper 9 gold 9 water"), ruleset="expansion")
    play(game, "use 2,2")
    assert ("pay alternative" in moves(game)) == (alternative != "")
    assert ("pay cost and extra" in moves(game)) == (card in ("XO3", "XR3", "XW3", "XC3", "XT3"))
    assert "pay alternative and extra" not in moves(game)


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("letter", SYMBOLS)
def test_four_cards_of_a_letter_show_the_same_symbol(letter: str) -> None:
    """Any four of the nine make an equal row: all nine are of one symbol."""
    cards = [f"X{letter}{number}" for number in range(1, 10)]
    for first in range(6):
        game = expansion(Seat(rows=" ".join(cards[first : first + 4])))
        assert game.scores()["blue"]["rows"] == [4, 0, 0]
        assert expansion().ruleset.catalogue.tribe(cards[first]).symbol == SYMBOLS[letter]


@pytest.mark.rule("5.4", "5.18")
@pytest.mark.card("G20", "G21", "G22", "G23", "G24")
@pytest.mark.parametrize(
    ("card", "choice", "gives"),
    [
        ("G20", "", "2 water"),
        ("G21", "", "2 water"),
        ("G22", "", "3 water"),
        ("G23", "take dates", "1 dates 1 water"),
        ("G23", "take salt", "1 salt 1 water"),
        ("G23", "take pepper", "1 pepper 1 water"),
        ("G24", "take 2 water", "2 water"),
        ("G24", "take vp", "1 vp"),
    ],
)
def test_a_water_goods_card_gives_what_it_shows(card: str, choice: str, gives: str) -> None:
    """To its user only; then it is discarded."""
    game = buying(card, ruleset="expansion")
    play(game, "use 2,2", *([choice] if choice else []))
    assert (holds(game), holds(game, "white")) == (gives, "")
    assert discards(game, "goods") == [card]


@pytest.mark.rule("5.4")
@pytest.mark.card("G23", "G24")
def test_the_slashes_of_g23_and_g24_offer_just_their_sides() -> None:
    """Three goods beside a water; two water or a point."""
    for card, sides in (
        ("G23", ["take dates", "take salt", "take pepper"]),
        ("G24", ["take 2 water", "take vp"]),
    ):
        game = buying(card, ruleset="expansion")
        play(game, "use 2,2")
        assert moves(game) == sides
