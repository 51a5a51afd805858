"""What the evaluation sees of cards and places in reach."""

from itertools import combinations

import pytest

from targi.bots.core.reach import missing
from targi.game import Game
from targi.rules import effects as fx
from targi.rules.engine import apply
from targi.rules.geometry import CELLS, crossings
from targi.rules.placing import open_border
from targi.rules.prices import can_display
from targi.rules.state import ACT, GOODS_BACK, GOODS_CARD, PLACE, State
from targi.rules.table import FATA_MORGANA, GOLD, KINDS, WATER
from targi.rules.targia import targia_place
from targi.rules.trace import BORDER_CAUSE
from tests.bots.positions import BOXES, decisions, grant, side
from tests.reference.effort import effort


def test_missing_tokens_count_what_a_card_still_asks_for() -> None:
    """The cheaper way of two, gold twice, discounts taken off."""
    state = Game(seed=1).state  # two of each good and a gold
    card = state.table.tribe_ids.index
    assert missing(state, state.blue, card("BR1"), 0) == 0  # dates, salt, gold
    assert missing(state, state.blue, card("BT6"), 0) == 0
    state.blue.stock[3] = 0
    assert missing(state, state.blue, card("BR1"), 0) == 2
    assert missing(state, state.blue, card("BT6"), 0) == 0  # dates and two salt instead of gold
    state.blue.stock[0] = 1
    assert missing(state, state.blue, card("BW3"), 0) == 1  # two dates, salt, two pepper
    grant(state.blue, fx.DISCOUNT + 2)  # for wells
    assert missing(state, state.blue, card("BW3"), 0) == 0


def test_the_card_in_hand_is_seen_with_what_it_lacks() -> None:
    """Its points, whether it can be paid, and that it has just been taken."""
    state = Game(seed=1).state
    state.blue.hand = state.table.tribe_ids.index("BR1")  # dates, salt, gold
    found = side(state, 0)
    assert found["held"] == found["held_payable"] == 1
    assert found["held_points"] == state.table.vp[state.blue.hand]
    state.blue.stock[3], state.blue.hand_taken = 0, 1
    found = side(state, 0)
    assert found["held_missing"] == 2
    assert found["held_fresh"] == 1
    assert "held_payable" not in found


def reach(state: State, seat: int) -> dict[str, float]:
    """What a side may still choose while Targis are placed."""
    return {key: value for key, value in side(state, seat).items() if key.startswith("reach_")}


def test_a_targi_denies_its_card_and_its_line() -> None:
    """On 5 it takes from the other player the places 5 and 15; he keeps what he had besides."""
    game = Game(seed=1)  # the robber stands on 1: the Trader, 5, and the other actions are open
    before = reach(game.state, 1)["reach_places"]
    game.play("place 5")
    assert reach(game.state, 1)["reach_places"] == before - 2
    assert reach(game.state, 0)["reach_places"] == before - 1


def test_only_useful_places_are_left_to_choose() -> None:
    """A Noble is none while there is no card in hand."""
    state = Game(seed=1).state
    state.robber = 1
    before = reach(state, 0)["reach_places"]
    state.blue.hand = state.table.tribe_ids.index("BR1")
    assert reach(state, 0)["reach_places"] == before + 1


def with_centre(*cards: int) -> State:
    """A new round whose centre shows these cards, in reading order."""
    state = Game(seed=1).state
    state.robber = 3  # on a corner: it bars no place
    for cell, card in enumerate(cards):
        state.cells[cell] = card
    return state


def test_cards_in_reach_are_those_where_lines_may_still_cross() -> None:
    """Three Targis reach every card, the last one only those on a line that stands."""
    rich = Game(seed=1).state.table.tribe_ids.index("BR1")  # dates, salt, gold
    state = with_centre(*[rich] * CELLS)
    points = state.table.vp[rich]
    assert reach(state, 0)["reach_payable"] == 9
    assert reach(state, 0)["reach_best"] == points
    state.blue.placed, state.blue.to_place = 1 << 1, 1  # on 2, the middle column
    assert reach(state, 0)["reach_payable"] == 3
    state.white.placed = 1 << 4  # on 5: the top row is taken
    assert reach(state, 0)["reach_payable"] == 2
    state.blue.stock[3] = 0
    assert "reach_payable" not in reach(state, 0)
    assert "reach_best" not in reach(state, 0)


def test_what_is_marked_already_is_not_in_reach() -> None:
    """It is described by its marker; and who has placed all Targis reaches nothing."""
    rich = Game(seed=1).state.table.tribe_ids.index("BR1")
    state = with_centre(*[rich] * CELLS)
    state.blue.placed, state.blue.to_place = 1 << 1 | 1 << 5, 1  # the middle of both
    found = side(state, 0)
    assert found["marked_payable"] == 1
    assert found["reach_payable"] == 4
    state.blue.to_place = 0
    assert not reach(state, 0)


def test_gold_in_reach_is_seen() -> None:
    """On goods cards, face up."""
    table = Game(seed=1).state.table
    gold = next(n for n in range(GOODS_BACK - GOODS_CARD) if table.shows[n * KINDS + GOLD])
    state = with_centre(*[GOODS_CARD + gold] * 2, *[GOODS_BACK] * 7)
    assert reach(state, 0)["reach_gold"] == 2
    state.white.placed = 1  # on 1, the left column
    assert reach(state, 0)["reach_gold"] == 1


def test_discounts_are_those_of_the_rules() -> None:
    """XW7 spares water (rule 5.27); BC7 spares the hand card a good, at the Noble only (5.24)."""
    state = Game("expansion", seed=1).state
    card = state.table.tribe_ids.index("XO1")  # five goods, or one of each and three water
    for kind, held in enumerate((1, 1, 1, 0, 2)):
        state.blue.stock[kind] = held
    assert missing(state, state.blue, card, 0) == 1
    grant(state.blue, fx.WATER_DISCOUNT)
    assert missing(state, state.blue, card, 0) == 0
    state.blue.stock[WATER] = 1
    assert missing(state, state.blue, card, 0) == 1
    state = Game(seed=1).state
    state.blue.hand = state.table.tribe_ids.index("BW3")  # two dates, salt, two pepper
    state.blue.stock[0] = 1
    assert side(state, 0)["held_missing"] == 1
    grant(state.blue, fx.NOBLE_DISCOUNT)
    assert "held_missing" not in side(state, 0)


@pytest.mark.parametrize("box", BOXES)
def test_a_card_lacks_nothing_exactly_when_the_rules_let_it_be_displayed(box: str) -> None:
    """Every open tribe card at every action of some games, whatever water is spared."""
    seen = {True: 0, False: 0}
    for game in decisions(box, games=effort(6, plain=1), every=2):
        state = game.state
        if state.phase != ACT or state.me().cards == 12:
            continue
        for spared in (0, 1):
            grant(state.me(), fx.WATER_DISCOUNT, spared)
            for card in [card for card in state.cells if card < GOODS_CARD]:
                able = can_display(state, card, BORDER_CAUSE + 1)  # not the Noble's
                assert (missing(state, state.me(), card, 0) == 0) == able
                seen[able] += 1
    assert min(seen.values()) > 30


@pytest.mark.parametrize("box", BOXES)
def test_cards_in_reach_are_all_that_placing_can_lead_to(box: str) -> None:
    """Compared with trying every way to place the Targis that are left."""
    seen = 0
    for game in decisions(box, games=effort(3, plain=1), every=2):
        state = game.state
        if state.phase == PLACE:
            found = reach(state, state.to_move).get("reach_payable", 0)
            payable = {c for c in cells_in_reach(state) if can_pay(state, c)}
            assert found == len(payable)
            seen += len(payable)
    assert seen > 10


def cells_in_reach(state: State) -> set[int]:
    """Where the player to move can still get a marker, by trying all."""
    p = state.me()
    places = [n for n in range(16) if open_border(state, p, state.opponent()) >> n & 1]
    found = 0
    for chosen in combinations(places, min(p.to_place, len(places))):
        found |= crossings(p.placed | sum(1 << n for n in chosen))
    return {cell for cell in range(CELLS) if (found & ~crossings(p.placed)) >> cell & 1}


def can_pay(state: State, cell: int) -> bool:
    """Whether a cell shows a tribe card that the player to move can pay."""
    card = state.cells[cell]
    return card < GOODS_CARD and missing(state, state.me(), card, 0) == 0


@pytest.mark.parametrize("box", BOXES)
def test_places_in_reach_are_those_on_which_no_targi_is_idle(box: str) -> None:
    """Each legal border card and each dune is tried; the last Targi may have no marker to move."""
    seen = 0
    for game in decisions(box, games=effort(3, plain=1), every=2):
        state = game.state
        if state.phase != PLACE or state.me().to_place < 2:
            continue
        seat, idle = state.to_move, side(state, state.to_move).get("idle", 0)
        useful = []
        for move in game.legal_moves():
            after = state.copy()
            apply(after, move.action)
            if side(after, seat).get("idle", 0) == idle:
                useful.append(move.text)
        dunes = sum("D" in text for text in useful)
        assert reach(state, seat).get("reach_places", 0) == len(useful) - dunes
        assert reach(state, seat).get("reach_dunes", 0) == dunes
        seen += len(useful)
    assert seen > 100


def test_the_fata_morgana_is_of_use_while_markers_may_come() -> None:
    """With the first Targi already; at the end only beside lines that cross (rule 5.15)."""
    state = Game(seed=1).state
    (place,) = [n for n in range(16) if state.table.border[n] == FATA_MORGANA]
    state.blue.placed, state.blue.to_place = 1 << place, 2
    assert side(state, 0)["on_fata_morgana"] == 1
    assert "idle" not in side(state, 0)
    state.blue.to_place = 0
    assert "on_fata_morgana" not in side(state, 0)
    assert side(state, 0)["idle"] == 1
    state.blue.placed |= 1 << 5  # a row, the other one draws a column
    assert crossings(state.blue.placed)
    assert side(state, 0)["on_fata_morgana"] == 1
    assert state.blue.markers == 0  # describing leaves no trace


def test_dunes_and_the_targia_can_be_denied() -> None:
    """Whoever stands there takes them from the other player."""
    game = Game("expansion", seed=1)
    state = game.state
    before = reach(state, 1)
    assert before["reach_targia"] == 1
    assert before["reach_dunes"] == 3
    state.blue.placed = 1 << targia_place(state)
    assert "reach_targia" not in reach(state, 1)
    state.blue.dunes_placed = state.dunes & -state.dunes
    assert reach(state, 1)["reach_dunes"] == 2
    grant(state.white, fx.SHARED_DUNE)
    assert reach(state, 1)["reach_dunes"] == 3
