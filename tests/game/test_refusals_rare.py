"""Reasons that hardly ever arise at a decision, because a single choice left is made by itself.

The states are changed by hand after the question was asked.
"""

import pytest

from targi import Game, Ruleset
from targi.game.refusal.reasons import Reason
from targi.game.refusal.why_not import why_not
from targi.rules.state import GOODS_CARD, NO_CARD, State
from targi.rules.table import DUNE_CARD, GOLD, WATER
from tests.rules.table import Seat, expansion, moves, on_dune, play, situation


def asked(game: Game, *before: str) -> State:
    """A state of one's own, after some moves."""
    play(game, *before)
    return game.state


def test_xr7_needs_a_card_that_can_be_displayed() -> None:
    """With a full hand and the water gone, the discarded card is too dear (rule 5.29)."""
    game = expansion(Seat("4 water", rows="XR7", targis="14", hand="XO1"), tribe_discards="XW1 XO9")
    s = asked(game, "use 14", "trade 2 water for salt")
    assert why_not(s, "use XR7").code == "cannot_pay"


def test_the_other_marker_needs_water() -> None:
    """Rule 5.15."""
    game = expansion(Seat("1 water", targis="9", markers="1,1 2,2"))
    s = asked(game, "use 9", "move 1,1", "to 3,3")
    assert "next" in moves(game)
    s.me().stock[WATER] = 0
    assert why_not(s, "next") == Reason(
        "too_few_water", "5.15", {"kind": "water", "held": 0, "needed": 1}
    )


def test_a_card_is_not_swapped_with_itself() -> None:
    """Rule 5.23."""
    s = asked(on_dune("D02", Seat(rows="XO1 XO2 XO3 XO4")), "use D02", "swap XO2")
    assert why_not(s, "with XO2").code == "chosen_already"
    assert why_not(s, "with XO1").code == "cards_order"


def test_swaps_need_cards() -> None:
    """Two in the display, or one that is no dune and a hand card (rule 5.34)."""
    s = asked(on_dune("D02", Seat(rows="XO1 XO2", hand="XO3")), "use D02")
    p = s.me()
    p.cards = 1
    assert why_not(s, "swap display").code == "too_few_cards"
    p.slots[0] = DUNE_CARD + 3
    p.slots[1] = NO_CARD
    assert why_not(s, "swap hand").code == "too_few_cards"
    p.hand = NO_CARD
    assert why_not(s, "swap hand").code == "no_hand_card"


@pytest.mark.parametrize(("dune", "card"), [("D01", GOODS_CARD), ("D15", 0)])
def test_a_dune_for_the_centre_needs_a_card_of_its_kind(dune: str, card: int) -> None:
    """Rule 5.33."""
    s = on_dune(dune, Seat(hand="XO1")).state
    for cell in range(9):
        s.cells[cell] = card
    assert why_not(s, f"use {dune}").code == "no_free_card"


def test_d03_needs_its_water() -> None:
    """Rule 5.33."""
    game = on_dune("D03", Seat("1 water", markers="1,1 1,3"))
    s = asked(game, "use D03")
    s.me().stock[WATER] = 0
    assert why_not(s, "display 1,1").code == "too_few_water"


def test_d18_reduces_what_must_still_be_paid() -> None:
    """Rule 5.36."""
    game = on_dune("D18", Seat("9 dates 9 salt 9 pepper 2 gold", hand="XO2"))
    s = asked(game, "use D18")
    for kind in range(GOLD + 1):
        s.me().stock[kind] = 0
    assert why_not(s, "less goods").code == "cannot_pay"
    assert why_not(s, "less gold").code == "cannot_pay"


def test_a_substitute_needs_water_and_a_good() -> None:
    """Rule 5.27."""
    holding = Seat("3 salt 3 pepper 1 gold 2 water", rows="XT7", hand="XO2", targis="1")
    game = expansion(holding, round=2)
    s = asked(game, "use 1", "pay cost")
    assert {"substitute", "none"} <= {*moves(game)}
    stock = s.me().stock
    assert why_not(s, "substitute").code == "same_payment"
    for kind in range(GOLD):
        stock[kind] = 0
    assert why_not(s, "substitute").code == "too_few_goods"
    stock[WATER] = 0
    assert why_not(s, "substitute").code == "too_few_water"
    stock[GOLD] = -1
    assert why_not(s, "substitute").code == "too_few_gold"


def test_d01_needs_means_or_an_empty_hand() -> None:
    """Tribe cards are free, but none can be paid for or kept (rule 5.33)."""
    game = on_dune("D01", Seat(hand="XO1"))
    assert why_not(game.state, "use D01") == Reason("hand_full", "5.33", {"card": "XO1"})


def test_d01_takes_free_cards_only() -> None:
    """A marker lies on this one (rule 5.33)."""
    game = on_dune("D01", Seat("9 dates 9 salt 9 pepper 3 gold", markers="1,1"))
    s = asked(game, "use D01")
    assert why_not(s, "take 1,1") == Reason("marker_there", "5.33", {"cell": "1,1", "by": "blue"})


def test_d01_takes_no_card_that_cannot_be_displayed_with_a_full_hand() -> None:
    """The card is free and of the right kind (rule 5.33)."""
    s = asked(on_dune("D01", Seat("9 dates 9 salt 9 pepper 3 gold")), "use D01")
    s.me().hand = 0
    for kind in range(WATER + 1):
        s.me().stock[kind] = 0
    assert why_not(s, "take 1,1").code == "cannot_pay"


def test_d14_uses_no_border_card_that_is_of_no_use() -> None:
    """The opponent placed on the Trader, but there is nothing to trade (rule 5.35)."""
    game = on_dune("D14", Seat(), Seat(targis="2 3 5"))
    s = asked(game, "use D14")
    assert why_not(s, "use 5").code == "nothing_to_trade"


def test_d17_needs_means_or_an_empty_hand() -> None:
    """An open card that can be neither displayed nor kept is not picked (rule 5.36)."""
    game = on_dune("D17", Seat("9 dates 9 salt 9 pepper 3 gold"))
    s = asked(game, "use D17")
    picked = next(text for text in moves(game) if text.startswith("pick "))
    s.me().hand = 0
    for kind in range(WATER + 1):
        s.me().stock[kind] = 0
    assert why_not(s, picked).code == "cannot_pay"


def test_a_card_with_a_marker_is_not_used_inside_an_action_of_another_kind() -> None:
    """XR7 is meant for a card that is turned up, XC7 is not (rule 5.28)."""
    seat = Seat("4 water", rows="XR7 XC7", targis="14")
    s = asked(expansion(seat, tribe_discards="XW1 XO9"), "use 14")
    assert why_not(s, "use XC7") == Reason("card_not_now", "5.28", {"card": "XC7"})


def test_cheap_gold_takes_two_goods() -> None:
    """XC8: of one kind (rule 5.14)."""
    s = asked(expansion(Seat("3 salt 1 dates", targis="5", rows="XC8")), "use 5")
    assert why_not(s, "trade 2 dates for gold") == Reason(
        "too_few_goods", "5.14", {"kind": "dates", "held": 1, "needed": 2}
    )


@pytest.mark.parametrize("new", [True, False])
def test_the_base_boxs_trader_sells_no_water(new: bool) -> None:
    """Only the expansion's card on 5 does (rule 5.14)."""
    ruleset = Ruleset("expansion", border=(1,) if new else (5,))
    s = asked(situation(Seat("3 salt", targis="5"), ruleset=ruleset), "use 5")
    expected = (
        Reason("too_few_goods", "5.14", {"kind": "dates", "held": 0, "needed": 1})
        if new
        else Reason("not_offered", "5.14", {"card": 5})
    )
    assert why_not(s, "trade 1 dates for water") == expected
