"""Every tribe card and goods card of the base box at work: its cost, its points, what it gives.

Effects are shown with the rules they belong to (5.21-5.26, 7.4, 8.2); here are the cards without
an effect, the discounts by symbol, and the price of all 45.
"""

import pytest

from targi.cards import RESOURCES
from tests.rules.table import (
    Seat,
    buy,
    buying,
    discards,
    holds,
    moves,
    one_less,
    play,
    rows,
    situation,
)

# Id, printed VP, cost.
PRICES = [
    ("BO1", 2, "1 pepper 1 gold"),
    ("BO2", 3, "1 dates 1 salt 1 gold"),
    ("BO3", 3, "2 dates 1 salt 2 pepper"),
    ("BO4", 1, "1 pepper 1 gold"),
    ("BO5", 1, "2 salt 1 pepper"),
    ("BO6", 1, "1 salt 1 pepper 1 gold"),
    ("BO7", 1, "2 salt 1 pepper"),
    ("BO8", 2, "1 dates 1 pepper 1 gold"),
    ("BO9", 2, "1 salt 1 pepper 1 gold"),
    ("BR1", 3, "1 dates 1 salt 1 gold"),
    ("BR2", 2, "1 dates 2 salt 1 pepper"),
    ("BR3", 3, "1 dates 2 salt 2 pepper"),
    ("BR4", 1, "1 salt 1 gold"),
    ("BR5", 1, "1 gold"),
    ("BR6", 2, "2 dates 2 salt 1 pepper"),
    ("BR7", 1, "1 gold"),
    ("BR8", 2, "2 pepper 1 gold"),
    ("BR9", 1, "2 dates 1 salt"),
    ("BW1", 3, "1 dates 1 salt 1 gold"),
    ("BW2", 2, "2 dates 1 salt 1 pepper"),
    ("BW3", 3, "2 dates 1 salt 2 pepper"),
    ("BW4", 1, "1 salt 1 gold"),
    ("BW5", 1, "1 dates 2 salt"),
    ("BW6", 1, "1 dates 1 gold"),
    ("BW7", 2, "1 dates 2 salt 1 pepper"),
    ("BW8", 2, "1 salt 1 pepper 1 gold"),
    ("BW9", 1, "1 dates 1 gold"),
    ("BC1", 2, "1 pepper 1 gold"),
    ("BC2", 3, "1 dates 1 pepper 1 gold"),
    ("BC3", 3, "2 dates 2 salt 1 pepper"),
    ("BC4", 1, "1 dates 1 gold"),
    ("BC5", 1, "1 dates 1 pepper"),
    ("BC6", 1, "1 dates 2 pepper"),
    ("BC7", 2, "1 dates 1 gold"),
    ("BC8", 1, "1 dates 1 gold"),
    ("BC9", 2, "1 dates 1 salt 2 pepper"),
    ("BT1", 3, "1 dates 1 pepper 1 gold"),
    ("BT2", 2, "1 dates 1 salt 2 pepper"),
    ("BT3", 3, "1 dates 2 salt 2 pepper"),
    ("BT4", 1, "1 pepper 1 gold"),
    ("BT5", 1, "2 pepper 1 gold"),
    ("BT6", 1, "1 dates 2 salt"),
    ("BT7", 1, "1 dates 1 gold"),
    ("BT8", 2, "2 dates 1 gold"),
    ("BT9", 2, "1 dates 1 salt 2 pepper"),
]
GIVES_AT_ONCE = ("BR9", "BT9")  # with an empty display; BW7 needs a second card


@pytest.mark.rule("5.7", "5.8", "5.10", "8.2")
@pytest.mark.card("BO1", "BO2", "BO3", "BR1", "BR2", "BR3", "BW1", "BW2", "BW3")
@pytest.mark.card("BC1", "BC2", "BC3", "BT1", "BT2", "BT3")
@pytest.mark.parametrize(("card", "vp", "cost"), PRICES)
def test_a_tribe_card_costs_exactly_its_price_and_scores_its_points(
    card: str, vp: int, cost: str
) -> None:
    """The price leaves nothing over, one token less of any kind does not do."""
    game = buying(card, Seat(cost))
    buy(game)
    assert rows(game) == card
    assert game.scores()["blue"]["cards"] == vp
    if card not in GIVES_AT_ONCE:
        assert holds(game) == ""
        assert moves(game) == ["done"]
    for kind in (kind for kind in RESOURCES if kind in cost):
        game = buying(card, Seat(one_less(cost, kind) + " 9 vp"))
        play(game, "use 2,2")
        assert moves(game) == ["hand", "discard"]


@pytest.mark.rule("5.8")
@pytest.mark.card("BC6", "BT6")
@pytest.mark.parametrize("card", ["BC6", "BT6"])
def test_bc6_and_bt6_may_be_had_for_a_gold_instead(card: str) -> None:
    """One gold and nothing else; no other card has a second price."""
    game = buying(card, Seat("1 dates 2 gold"))
    play(game, "use 2,2", "pay alternative")
    assert (rows(game), holds(game)) == (card, "1 dates 1 gold")


@pytest.mark.rule("5.8")
def test_no_other_card_has_a_second_price() -> None:
    """Rich players are offered one price for 43 of the cards."""
    rich = Seat("9 dates 9 salt 9 pepper 9 gold")
    two_prices = []
    for card, _, _ in PRICES:
        game = buying(card, rich)
        play(game, "use 2,2")
        if "pay alternative" in moves(game):
            two_prices.append(card)
    assert two_prices == ["BC6", "BT6"]


DISCOUNTS = [
    # the card, a card of its symbol, and prices of that one with one good less
    ("BO5", "BO2", ["1 dates 1 gold", "1 salt 1 gold"]),
    ("BR7", "BR2", ["2 salt 1 pepper", "1 dates 1 salt 1 pepper", "1 dates 2 salt"]),
    ("BW5", "BW1", ["1 dates 1 gold", "1 salt 1 gold"]),
    ("BC6", "BC2", ["1 dates 1 gold", "1 pepper 1 gold"]),
    ("BT6", "BT1", ["1 dates 1 gold", "1 pepper 1 gold"]),
]


@pytest.mark.rule("5.8")
@pytest.mark.card("BO5", "BR7", "BW5", "BC6", "BT6")
@pytest.mark.parametrize(("card", "cheaper", "prices"), DISCOUNTS)
def test_a_discount_card_makes_its_symbol_one_good_cheaper(
    card: str, cheaper: str, prices: list[str]
) -> None:
    """Each good of the price may be the one that is left out."""
    for price in prices:
        game = buying(cheaper, Seat(price, rows=card))
        buy(game)
        assert (rows(game), holds(game)) == (f"{card} {cheaper}", "")


@pytest.mark.rule("5.8")
@pytest.mark.card("BO5", "BR7", "BW5", "BC6", "BT6")
@pytest.mark.parametrize(("card", "cheaper", "prices"), DISCOUNTS)
def test_a_discount_card_leaves_other_symbols_and_the_opponent_alone(
    card: str, cheaper: str, prices: list[str]
) -> None:
    """The four other discount cards do not help, nor does this one in the other display."""
    others = " ".join(other for other, _, _ in DISCOUNTS if other != card)
    game = buying(cheaper, Seat(prices[0], rows=others), Seat(rows=card))
    play(game, "use 2,2")
    assert "pay cost" not in moves(game)


@pytest.mark.rule("5.8")
@pytest.mark.card("BC6", "BT6", "BC7")
@pytest.mark.parametrize(
    ("card", "price"), [("BC6", "1 dates 2 pepper"), ("BT6", "1 dates 2 salt")]
)
def test_a_discount_helps_with_the_goods_and_not_with_the_gold_of_a_slash(
    card: str, price: str
) -> None:
    """At the Noble with BC7: one good less of the price in goods, or the whole gold."""
    seat = Seat(f"{price} 1 gold", rows="BC7", hand=card, targis="1")
    game = situation(seat, round=2)
    play(game, "use 1", "pay alternative", "row 1")
    assert holds(game) == price
    game = situation(seat, round=2)
    play(game, "use 1", "pay cost", "leave dates", "row 1")
    assert holds(game) == "1 dates 1 gold"


@pytest.mark.rule("5.4", "5.18")
@pytest.mark.card("G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08", "G09")
@pytest.mark.card("G10", "G11", "G12", "G16", "G17", "G18", "G19")
@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("G01", "1 dates"),
        ("G02", "1 dates"),
        ("G03", "1 salt"),
        ("G04", "1 salt"),
        ("G05", "1 pepper"),
        ("G06", "1 pepper"),
        ("G07", "2 dates"),
        ("G08", "2 salt"),
        ("G09", "2 pepper"),
        ("G10", "1 salt 1 pepper"),
        ("G11", "1 dates 1 pepper"),
        ("G12", "1 dates 1 salt"),
        ("G16", "1 gold"),
        ("G17", "1 gold"),
        ("G18", "1 gold"),
        ("G19", "1 vp"),
    ],
)
def test_a_goods_card_gives_what_it_shows(card: str, gives: str) -> None:
    """The same in the centre and from the Caravan, to its user only, and then it is discarded."""
    game = buying(card)
    play(game, "use 2,2")
    assert (holds(game), holds(game, "white")) == (gives, "")
    assert discards(game, "goods") == [card]
    game = situation(Seat(targis="13"), goods_pile=card)
    play(game, "use 13")
    assert holds(game) == gives
    assert discards(game, "goods")[-1] == card


@pytest.mark.rule("5.4")
@pytest.mark.card("G13", "G14", "G15")
@pytest.mark.parametrize("card", ["G13", "G14", "G15"])
@pytest.mark.parametrize("good", ["dates", "salt", "pepper"])
def test_a_goods_card_with_slashes_gives_one_good_of_choice(card: str, good: str) -> None:
    """Dates or salt or pepper."""
    game = buying(card)
    play(game, "use 2,2")
    assert moves(game) == ["take dates", "take salt", "take pepper"]
    play(game, f"take {good}")
    assert (holds(game), discards(game, "goods")) == (f"1 {good}", [card])
