"""Why a card cannot be laid, picked up or swapped there: the display (rules 5.7, 5.23, 5.34).

Like `choices`, one function for each step, called with an action that is not legal there.
"""

from collections.abc import Callable
from typing import Final

from targi.game.moves.questions import lifted
from targi.game.names import Json, card_id, slot_text
from targi.game.refusal.reasons import Reason
from targi.rules import actions as ac
from targi.rules import state as st
from targi.rules import steps
from targi.rules.rearranging import FIRST, FIRST_TO, SECOND
from targi.rules.state import State


def _row(s: State, action: int) -> Reason:
    """Rule 5.7: rows take four cards, and empty rows are equal."""
    row, rows = action - ac.ROW, s.me().rows
    if rows[row] == 4:
        return Reason("row_full", "5.7", {"row": row + 1})
    first = next(other for other in range(3) if rows[other] == 0)
    return Reason("equal_empty_row", "5.7", {"row": row + 1, "first": first + 1})


def _lift(s: State, action: int) -> Reason:
    """Any card can change places with an earlier one, so only the order is in the way (5.23)."""
    return Reason("cards_order", "5.23", _card(s, action))


def _card(s: State, action: int) -> dict[str, Json]:
    return {"card": card_id(s.table, s.me().slots[action - ac.SLOT])}


def _swap(s: State, action: int) -> Reason:
    """The last card can only be the second of two."""
    return Reason("cards_order", "5.23", _card(s, action))


def _swap_second(s: State, action: int) -> Reason:
    if action - ac.SLOT == s.stack[s.frame() + FIRST]:
        return Reason("chosen_already", "5.23", _card(s, action))
    return Reason("cards_order", "5.23", _card(s, action))


def _swap_way(s: State, action: int) -> Reason:
    """Two displayed cards, or one and the hand card (rule 5.34)."""
    return nothing_to_swap(s) if action == ac.OPTION else no_swap_with_hand(s)


def nothing_to_swap(s: State) -> Reason:
    """Swapping takes two cards in the display."""
    return Reason("too_few_cards", "5.23", {"held": s.me().cards, "needed": 2})


def no_swap_with_hand(s: State) -> Reason:
    """The hand is empty, or nothing but a dune lies in the display."""
    if s.me().hand == st.NO_CARD:
        return Reason("no_hand_card", "5.34")
    return Reason("too_few_cards", "5.34", {"held": 0, "needed": 1})


def _swap_hand(s: State, action: int) -> Reason:
    return Reason("not_to_hand", "5.34", _card(s, action))


def _lift_second(s: State, action: int) -> Reason:
    """Two cards are picked up in the order they lie, so that one pair can be chosen in one way."""
    first = s.stack[s.frame() + FIRST]
    name: dict[str, Json] = {"card": lifted(s, s.frame() + FIRST)}
    if action == ac.NONE:
        return Reason("no_place", "5.23", name)
    if action - ac.SLOT == first:
        return Reason("chosen_already", "5.23", name)
    return _lift(s, action)


def _lay(s: State, action: int) -> Reason:
    slot, staying = action - ac.SLOT, _staying(s)
    if s.stack[s.frame() + SECOND] == st.NO_CARD:
        return _refused_slot(s, slot, FIRST, staying, [staying | {slot}])
    both = [staying | {slot, other} for other in range(st.SLOTS) if other not in staying | {slot}]
    return _refused_slot(s, slot, FIRST, staying, both)


def _lay_second(s: State, action: int) -> Reason:
    slot, staying = action - ac.SLOT, _staying(s) | {int(s.stack[s.frame() + FIRST_TO])}
    return _refused_slot(s, slot, SECOND, staying, [staying | {slot}])


def _staying(s: State) -> set[int]:
    """The slots of the cards that are not picked up."""
    picked_up = [s.stack[s.frame() + which] for which in (FIRST, SECOND)]
    return {n for n, card in enumerate(s.me().slots) if card != st.NO_CARD and n not in picked_up}


def _refused_slot(
    s: State, slot: int, which: int, staying: set[int], results: list[set[int]]
) -> Reason:
    """Why a lifted card cannot go to a slot; `results` are the slots that may be filled then."""
    place: dict[str, Json] = {"place": slot_text(slot)}
    if slot in staying:
        return Reason("place_taken", "5.23", place)
    if slot == s.stack[s.frame() + which]:
        return Reason("same_place", "5.23", place)
    if not any(map(_without_gaps, results)):
        return Reason("gap", "5.23", place)
    if len(results) == 1 or _in_later_empty_row(slot, staying):
        first = next(row for row in range(3) if not staying & {*range(4 * row, 4 * row + 4)})
        return Reason("equal_empty_row", "5.7", {"row": slot // 4 + 1, "first": first + 1})
    return Reason("no_place", "5.23", {"card": lifted(s, s.frame() + SECOND)})


def _without_gaps(slots: set[int]) -> bool:
    """Whether every row is filled from the left."""
    return all(slot % 4 == 0 or slot - 1 in slots for slot in slots)


def _in_later_empty_row(slot: int, staying: set[int]) -> bool:
    empty = [row for row in range(3) if row not in {other // 4 for other in staying}]
    return slot // 4 in empty[1:]


DISPLAYS: Final[dict[int, Callable[[State, int], Reason]]] = {
    steps.ROW: _row,
    steps.LIFT: _lift,
    steps.LIFT_SECOND: _lift_second,
    steps.LAY: _lay,
    steps.LAY_SECOND: _lay_second,
    steps.SWAP_WAY: _swap_way,
    steps.SWAP: _swap,
    steps.SWAP_SECOND: _swap_second,
    steps.SWAP_HAND: _swap_hand,
}
