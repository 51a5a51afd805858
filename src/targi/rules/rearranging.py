"""Rearranging the display: pick up at most two cards and lay them down again (rule 5.23).

Cards that are not picked up stay where they are, and afterwards every row must be filled from the
left. A card picked up always goes to another place: putting it back is declining or moving
one card only. Cards stay in their slots until the whole choice is made.
"""

from typing import Final

from targi.rules import actions, steps
from targi.rules.bits import BIT
from targi.rules.native import i64, vec
from targi.rules.state import (
    CARD,
    CAUSE,
    MODE,
    NO_CARD,
    SLOTS,
    SOURCE,
    STEP,
    Player,
    State,
    pop,
    push,
    put_into,
)
from targi.rules.trace import CARD as CARD_MOVES
from targi.rules.trace import tell

FIRST: Final = CARD  # frame fields: slot of the first card picked up,
SECOND: Final = SOURCE  # of the second (NO_CARD: none),
FIRST_TO: Final = MODE  # and where the first one goes

_ROW_SLOTS: Final = 0b1111
# A row filled from the left: no, one, two, three or four cards.
_FILLED: Final = vec[i64]([1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1])


def let_rearrange(s: State, card: i64) -> None:
    """Offer the choice; it may be declined."""
    push(s, steps.LIFT, NO_CARD, NO_CARD, card)


def _occupied(p: Player) -> i64:
    slots: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD:
            slots |= BIT[slot]
        slot += 1
    return slots


def _row_of(slots: i64, row: i64) -> i64:
    return (slots >> (row * 4)) & _ROW_SLOTS


def _rows_filled(slots: i64) -> bool:
    return (
        _FILLED[_row_of(slots, 0)] == 1
        and _FILLED[_row_of(slots, 1)] == 1
        and _FILLED[_row_of(slots, 2)] == 1
    )


def _first_empty_row(fixed: i64, row: i64) -> bool:
    """Whether a row has cards or is the first without any (rule 5.7)."""
    if _row_of(fixed, row) != 0:
        return True
    earlier: i64 = 0
    while earlier < row:
        if _row_of(fixed, earlier) == 0:
            return False
        earlier += 1
    return True


def _targets_of_last(before: i64, fixed: i64, own: i64) -> i64:
    """Where the card from slot `own` may go when all others lie in the `fixed` slots."""
    # A card that had a row of its own does not change anything by moving to an empty one.
    alone: bool = _row_of(before, own // 4) == 1
    targets: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        free: bool = fixed & BIT[slot] == 0 and slot != own
        same: bool = alone and _row_of(fixed, slot // 4) == 0
        first: bool = _first_empty_row(fixed, slot // 4)
        if free and not same and first and _rows_filled(fixed | BIT[slot]):
            targets |= BIT[slot]
        slot += 1
    return targets


def _targets_of_first(before: i64, fixed: i64, own: i64, other: i64) -> i64:
    """Where the first of two cards may go, so that the second still finds a place."""
    targets: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        free: bool = fixed & BIT[slot] == 0 and slot != own
        first: bool = _first_empty_row(fixed, slot // 4)
        if free and first and _targets_of_last(before, fixed | BIT[slot], other) != 0:
            targets |= BIT[slot]
        slot += 1
    return targets


def _targets(p: Player, first: i64, second: i64) -> i64:
    before: i64 = _occupied(p)
    fixed: i64 = before & ~BIT[first]
    if second == NO_CARD:
        return _targets_of_last(before, fixed, first)
    return _targets_of_first(before, fixed & ~BIT[second], first, second)


def _partners(p: Player, first: i64) -> i64:
    """The later slots whose card can be picked up together with the first one."""
    partners: i64 = 0
    slot: i64 = first + 1
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD and _targets(p, first, slot) != 0:
            partners |= BIT[slot]
        slot += 1
    return partners


def ask_lift(s: State) -> None:
    """Any card that could go somewhere, alone or with a later one; or decline."""
    p: Player = s.me()
    s.high |= actions.DECLINE_BIT
    slot: i64 = 0
    while slot < SLOTS:
        lifted: bool = p.slots[slot] != NO_CARD
        if lifted and (_targets(p, slot, NO_CARD) != 0 or _partners(p, slot) != 0):
            s.low |= BIT[actions.SLOT + slot]
        slot += 1


def ask_lift_second(s: State, frame: i64) -> None:
    """A later card, or none."""
    p: Player = s.me()
    first: i64 = s.stack[frame + FIRST]
    if _targets(p, first, NO_CARD) != 0:
        s.high |= actions.NONE_BIT
    s.low |= _partners(p, first) << actions.SLOT


def ask_lay(s: State, frame: i64) -> None:
    """Where the first card picked up may go."""
    targets: i64 = _targets(s.me(), s.stack[frame + FIRST], s.stack[frame + SECOND])
    s.low |= targets << actions.SLOT


def ask_lay_second(s: State, frame: i64) -> None:
    """Where the second one may go, the first being laid."""
    first: i64 = s.stack[frame + FIRST]
    second: i64 = s.stack[frame + SECOND]
    before: i64 = _occupied(s.me())
    fixed: i64 = before & ~BIT[first] & ~BIT[second] | BIT[s.stack[frame + FIRST_TO]]
    s.low |= _targets_of_last(before, fixed, second) << actions.SLOT


def choose_lift(s: State, frame: i64, action: i64) -> None:
    """Pick up the first card, or decline."""
    if action == actions.DECLINE:
        pop(s)
        return
    s.stack[frame + FIRST] = action - actions.SLOT
    s.stack[frame + STEP] = steps.LIFT_SECOND


def choose_lift_second(s: State, frame: i64, action: i64) -> None:
    """Pick up a second card, or none."""
    if action != actions.NONE:
        s.stack[frame + SECOND] = action - actions.SLOT
    s.stack[frame + STEP] = steps.LAY


def choose_lay(s: State, frame: i64, action: i64) -> None:
    """Choose the first card's new place; a single card is laid at once."""
    s.stack[frame + FIRST_TO] = action - actions.SLOT
    if s.stack[frame + SECOND] == NO_CARD:
        _lay_down(s, frame, NO_CARD)
    else:
        s.stack[frame + STEP] = steps.LAY_SECOND


def choose_lay_second(s: State, frame: i64, action: i64) -> None:
    """Choose the second card's new place; then both are laid."""
    _lay_down(s, frame, action - actions.SLOT)


def _lay_down(s: State, frame: i64, second_to: i64) -> None:
    p: Player = s.me()
    first: i64 = s.stack[frame + FIRST]
    second: i64 = s.stack[frame + SECOND]
    first_card: i64 = p.slots[first]
    second_card: i64 = NO_CARD
    put_into(p, first, NO_CARD)
    if second != NO_CARD:
        second_card = p.slots[second]
        put_into(p, second, NO_CARD)
    _put(s, p, first_card, first, s.stack[frame + FIRST_TO], s.stack[frame + CAUSE])
    if second != NO_CARD:
        _put(s, p, second_card, second, second_to, s.stack[frame + CAUSE])
    pop(s)


def _put(s: State, p: Player, card: i64, source: i64, target: i64, cause: i64) -> None:
    put_into(p, target, card)
    rows: vec[i64] = p.rows[:]
    rows[source // 4] -= 1
    rows[target // 4] += 1
    p.rows = rows
    slots: i64 = actions.SLOT
    tell(s, CARD_MOVES, s.to_move, card, slots + source, slots + target, 1, cause)
