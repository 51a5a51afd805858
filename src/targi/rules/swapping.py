"""Two displayed cards change places, or the hand card and a displayed one (rules 5.23, 5.34)."""

from typing import Final

from targi.rules import actions, steps
from targi.rules.bits import BIT
from targi.rules.display import arrive, put, remove
from targi.rules.native import i64
from targi.rules.state import CARD, CAUSE, NO_CARD, SLOTS, STEP, Player, State, pop, put_into
from targi.rules.table import DUNE_CARD
from targi.rules.trace import CARD as CARD_MOVES
from targi.rules.trace import HAND, tell

_UPPER: Final = actions.HALF
WITHIN: Final = actions.OPTION
WITH_HAND: Final = actions.OPTION + 1


def _displayed(p: Player, after: i64) -> i64:
    """Slots with a card behind a slot, as lower actions."""
    slots: i64 = 0
    slot: i64 = after + 1
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD:
            slots |= BIT[actions.SLOT + slot]
        slot += 1
    return slots


def swappable_with_hand(p: Player) -> i64:
    """Slots whose card could go to the hand: no joker dune, and there must be a hand card."""
    slots: i64 = 0
    slot: i64 = 0
    while slot < SLOTS and p.hand != NO_CARD:
        if p.slots[slot] != NO_CARD and p.slots[slot] < DUNE_CARD:
            slots |= BIT[actions.SLOT + slot]
        slot += 1
    return slots


def ask_swap_way(s: State) -> None:
    """Within the display, or with the hand (D02)."""
    p: Player = s.me()
    if p.cards > 1:
        s.high |= BIT[WITHIN - _UPPER]
    if swappable_with_hand(p) != 0:
        s.high |= BIT[WITH_HAND - _UPPER]


def choose_swap_way(s: State, frame: i64, action: i64) -> None:
    """Go on with the chosen part."""
    s.stack[frame + STEP] = steps.SWAP if action == WITHIN else steps.SWAP_HAND


def ask_swap(s: State) -> None:
    """The first of two cards: any but the last; or decline (rule 5.23)."""
    slots: i64 = _displayed(s.me(), -1)
    last: i64 = SLOTS - 1
    while s.me().slots[last] == NO_CARD:
        last -= 1
    s.low |= slots & ~BIT[actions.SLOT + last]
    s.high |= actions.DECLINE_BIT


def choose_swap(s: State, frame: i64, action: i64) -> None:
    """Note the first card, or decline."""
    if action == actions.DECLINE:
        pop(s)
        return
    s.stack[frame + CARD] = action - actions.SLOT
    s.stack[frame + STEP] = steps.SWAP_SECOND


def ask_swap_second(s: State, frame: i64) -> None:
    """The second of two cards: any behind the first."""
    s.low |= _displayed(s.me(), s.stack[frame + CARD])


def choose_swap_second(s: State, frame: i64, action: i64) -> None:
    """The two cards change places."""
    p: Player = s.me()
    first: i64 = s.stack[frame + CARD]
    second: i64 = action - actions.SLOT
    cause: i64 = s.stack[frame + CAUSE]
    card: i64 = p.slots[first]
    put_into(p, first, p.slots[second])
    put_into(p, second, card)
    at: i64 = actions.SLOT
    tell(s, CARD_MOVES, s.to_move, card, at + first, at + second, 1, cause)
    tell(s, CARD_MOVES, s.to_move, p.slots[first], at + second, at + first, 1, cause)
    pop(s)


def ask_swap_hand(s: State) -> None:
    """Any displayed card that could go to the hand."""
    s.low |= swappable_with_hand(s.me())


def choose_swap_hand(s: State, frame: i64, action: i64) -> None:
    """The hand card takes the exact place of a displayed one and acts as newly displayed."""
    p: Player = s.me()
    cause: i64 = s.stack[frame + CAUSE]
    slot: i64 = action - actions.SLOT
    entering: i64 = p.hand
    pop(s)
    p.hand = remove(s, slot, HAND, cause)
    p.hand_taken = 1
    put(s, entering, HAND, slot, cause)
    arrive(s, entering)
