"""Reasons that hardly ever arise at a decision, because a single choice left is made by itself.

The states are changed by hand after the question was asked.
"""

import pytest

from targi import Game
from targi.game.refusal.reasons import Reason
from targi.game.refusal.why_not import why_not
from targi.rules.state import GOODS_CARD, NO_CARD, State
from targi.rules.table import DUNE_CARD, GOLD, WATER
from tests.rules.table import Seat, expansion, moves, on_dune, play


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
