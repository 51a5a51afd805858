"""A tribe card is displayed, taken into the hand or discarded (rules 5.5-5.13).

Not here: what it costs (`prices`), how it is paid (`paying`, `settling`), and what it does once it
is displayed (`display`).
"""

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.chance import discard, vacate
from targi.rules.display import arrive, lay
from targi.rules.native import i64
from targi.rules.paying import step_after_omission
from targi.rules.prices import border_of, by_noble, discount, payable_modes
from targi.rules.settling import pay
from targi.rules.state import (
    CARD,
    CAUSE,
    FIXED,
    LEFT,
    MODE,
    NO_CARD,
    OFF_GOLD,
    OFF_GOODS,
    REJECTED,
    SOURCE,
    STEP,
    TRIBE_PILE,
    Player,
    State,
    pop,
    push,
)
from targi.rules.table import DUNE_CARD, VP, WATER
from targi.rules.tokens import gain, let_take, lose
from targi.rules.trace import (
    BORDER_CAUSE,
    BY_MARKER,
    DECLINE,
    DISCARDS,
    DUNE_CAUSE,
    HAND,
    OPEN,
    STOCK,
    tell,
)
from targi.rules.trace import CARD as CARD_MOVES


def offer_tribe_card(s: State, card: i64, source: i64, cause: i64) -> i64:
    """Let the player decide about a tribe card that lies at `source`."""
    return push(s, steps.TRIBE, card, source, cause)


def may_discard(s: State, frame: i64) -> bool:
    """Whether the card may just be discarded: not if a dune, XR7 or a hand play offers it."""
    cause: i64 = s.stack[frame + CAUSE]
    if cause == BY_MARKER or border_of(cause) >= 0:
        return True
    return cause < BORDER_CAUSE and s.table.effect_amount(cause, fx.REVEAL_TRIBE) > 0


def may_reject(s: State, frame: i64) -> bool:
    """Whether the next card can be turned up instead (rule 5.17); XR8: the first time is free."""
    border: i64 = border_of(s.stack[frame + CAUSE])
    if border < 0 or s.stack[frame + SOURCE] != OPEN or s.table.border_new[border] == 0:
        return False
    return s.me().stock[WATER] > 0 or _rejects_free(s, frame)


def _rejects_free(s: State, frame: i64) -> bool:
    return s.me().power[fx.FREE_REJECTION] > 0 and s.stack[frame + REJECTED] == 0


def ask_tribe(s: State, frame: i64) -> None:
    """Each cost that can be paid; the empty hand; the discard pile (rules 5.5, 5.13)."""
    card: i64 = s.stack[frame + CARD]
    s.high |= payable_modes(
        s, card, s.stack[frame + CAUSE], s.stack[frame + OFF_GOODS], s.stack[frame + OFF_GOLD]
    )
    if may_discard(s, frame):
        s.high |= actions.DISCARD_BIT
    if s.stack[frame + SOURCE] != HAND and s.me().hand == NO_CARD:
        s.high |= actions.HAND_BIT
    if may_reject(s, frame):
        s.high |= actions.NEXT_BIT


def choose_for_tribe(s: State, frame: i64, action: i64) -> None:
    """Begin to pay, put the card into the hand or on the discard pile, or turn up the next."""
    card: i64 = s.stack[frame + CARD]
    cause: i64 = s.stack[frame + CAUSE]
    if action == actions.HAND:
        _move_out(s, frame, HAND)
        s.me().hand = card
        s.me().hand_taken = 1
    elif action == actions.DISCARD:
        _move_out(s, frame, DISCARDS + TRIBE_PILE)
        discard(s, TRIBE_PILE, card)
        _take_for_discard(s, cause)
    elif action == actions.NEXT:
        _reject(s, frame)
    else:
        s.stack[frame + MODE] = action
        s.stack[frame + LEFT] = discount(s, card, action, cause, s.stack[frame + OFF_GOODS])
        s.stack[frame + STEP] = step_after_omission(s, frame)


def _take_for_discard(s: State, cause: i64) -> None:
    """The expansion's Noble gives 1 water and 1 good for a discarded hand card (rule 5.13)."""
    if by_noble(s, cause) and s.table.border_new[border_of(cause)] == 1:
        gain(s, s.to_move, WATER, 1, cause)
        let_take(s, 1, cause)


def _reject(s: State, frame: i64) -> None:
    """Discard the card at once and turn up the next one (rule 5.17)."""
    card: i64 = s.stack[frame + CARD]
    cause: i64 = s.stack[frame + CAUSE]
    rejected: i64 = s.stack[frame + REJECTED] + 1
    if not _rejects_free(s, frame):
        lose(s, s.to_move, WATER, 1, cause)
    _move_out(s, frame, DISCARDS + TRIBE_PILE)
    discard(s, TRIBE_PILE, card)
    drawing: i64 = push(s, steps.DRAW, NO_CARD, TRIBE_PILE, cause)
    s.stack[drawing + REJECTED] = rejected


def ask_reduce(s: State, frame: i64) -> None:
    """Goods less, or the gold left out, as far as a cost can then be paid (rule 5.36)."""
    card: i64 = s.stack[frame + CARD]
    cause: i64 = s.stack[frame + CAUSE]
    goods, gold = _reductions(s, cause)
    if payable_modes(s, card, cause, goods, 0) != 0:
        s.high |= actions.OPTION_BIT
    if payable_modes(s, card, cause, 0, gold) != 0:
        s.high |= BIT[actions.OPTION + 1 - actions.HALF]


def _reductions(s: State, cause: i64) -> tuple[i64, i64]:
    dune: i64 = cause - DUNE_CAUSE + DUNE_CARD
    goods: i64 = s.table.effect_amount(dune, fx.HAND_PLAY_REDUCED)
    return goods, s.table.effect_second(dune, fx.HAND_PLAY_REDUCED)


def choose_reduction(s: State, frame: i64, action: i64) -> None:
    """Note which of the two is left out; then the cost is chosen."""
    goods, gold = _reductions(s, s.stack[frame + CAUSE])
    if action == actions.OPTION:
        s.stack[frame + OFF_GOODS] = goods
    else:
        s.stack[frame + OFF_GOLD] = gold
    s.stack[frame + STEP] = steps.TRIBE


def choose_row(s: State, frame: i64, action: i64) -> None:
    """All is chosen: pay, lay the card, fill the gap, then its effects (rule 5.11)."""
    card: i64 = s.stack[frame + CARD]
    source: i64 = s.stack[frame + SOURCE]
    extra_vp: i64 = 0
    if s.stack[frame + FIXED] > 0:
        lose(s, s.to_move, WATER, s.stack[frame + FIXED], s.stack[frame + CAUSE])
    else:
        pay(s, frame)
        if s.stack[frame + MODE] % 2 == 1:
            extra_vp = s.table.extra_vp[card]
    pop(s)
    if source == HAND:
        _leave(s, source)
    lay(s, card, source, action - actions.ROW, s.stack[frame + CAUSE])
    if source != HAND:
        _leave(s, source)
    if extra_vp > 0:
        gain(s, s.to_move, VP, extra_vp, card)
    arrive(s, card)


def _move_out(s: State, frame: i64, target: i64) -> None:
    source: i64 = s.stack[frame + SOURCE]
    cause: i64 = s.stack[frame + CAUSE]
    tell(s, CARD_MOVES, s.to_move, s.stack[frame + CARD], source, target, 1, cause)
    _leave(s, source)
    pop(s)


def _leave(s: State, source: i64) -> None:
    """The card is gone from where it lay."""
    if source == HAND:
        s.me().hand = NO_CARD
        s.me().hand_taken = 0
    elif source >= actions.DUNE and source < actions.SLOT:
        _leave_dune(s, source - actions.DUNE)
    elif source != OPEN:
        vacate(s, source - actions.CELL)


def _leave_dune(s: State, dune: i64) -> None:
    """A dune goes into a display; another Targi on it only comes back (rule 5.32)."""
    s.dunes &= ~BIT[dune]
    opponent: Player = s.opponent()
    if opponent.dune_targis & BIT[dune] != 0:
        opponent.dune_targis &= ~BIT[dune]
        tell(s, DECLINE, 1 - s.to_move, 0, actions.DUNE + dune, STOCK, 1, DUNE_CAUSE + dune)
