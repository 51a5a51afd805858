"""A tribe card is displayed, taken into the hand or discarded (rules 5.5-5.11).

All choices of a payment are gathered in one frame: which cost, which goods a discount leaves out,
which good is paid on top, which row. Nothing moves before the last of them, so a
display is offered only if it can be paid to the end (rule 5.10).
"""

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.chance import discard, vacate
from targi.rules.display import arrive, lay
from targi.rules.native import i64
from targi.rules.state import (
    CARD,
    CAUSE,
    GIVEN,
    LEAST,
    LEFT,
    MODE,
    NO_CARD,
    ON_TOP,
    SLOTS,
    SOURCE,
    STEP,
    TRIBE_PILE,
    Player,
    State,
    pop,
    push,
)
from targi.rules.table import GOLD, KINDS, NOBLE, PEPPER
from targi.rules.tokens import lose
from targi.rules.trace import (
    BORDER_CAUSE,
    DISCARDS,
    HAND,
    LEAVE_OUT,
    ON_CARD,
    OPEN,
    STOCK,
    SUPPLY,
    USE_STORED,
    tell,
)
from targi.rules.trace import CARD as CARD_MOVES

_UPPER = actions.HALF


def offer_tribe_card(s: State, card: i64, source: i64, cause: i64) -> None:
    """Let the player decide about a tribe card that lies at `source`."""
    push(s, steps.TRIBE, card, source, cause)


def by_noble(s: State, cause: i64) -> bool:
    """Whether a card is played with the Noble."""
    border: i64 = cause - BORDER_CAUSE
    return 0 <= border < 16 and s.table.border[border] == NOBLE


def asked(s: State, card: i64, mode: i64, kind: i64) -> i64:
    """How many tokens of a kind the chosen cost asks for."""
    if mode == actions.COST:
        return s.table.cost[card * KINDS + kind]
    return s.table.alternative[card * KINDS + kind]


def goods_asked(s: State, card: i64, mode: i64) -> i64:
    """How many goods the chosen cost asks for."""
    return asked(s, card, mode, 0) + asked(s, card, mode, 1) + asked(s, card, mode, 2)


def discount(s: State, card: i64, mode: i64, cause: i64) -> i64:
    """How many goods are left out: all discounts together, as far as they can apply (rule 5.8)."""
    p: Player = s.me()
    goods: i64 = p.power[fx.DISCOUNT + s.table.symbol[card]]
    if by_noble(s, cause):  # rule 5.24: at the Noble only
        goods += p.power[fx.NOBLE_DISCOUNT]
    most: i64 = goods_asked(s, card, mode)
    return most if goods > most else goods


def on_top(s: State, cause: i64) -> i64:
    """How many goods of any kind are paid on top of the cost (rule 5.24)."""
    return s.table.effect_amount(cause, fx.HAND_PLAY) if cause < BORDER_CAUSE else 0


def payable(s: State, card: i64, mode: i64, cause: i64) -> bool:
    """Whether the chosen cost can be paid from what the player holds (rule 5.10)."""
    p: Player = s.me()
    if asked(s, card, mode, GOLD) > p.stock[GOLD] + p.stored_gold:
        return False
    missing: i64 = 0
    spare: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        rest: i64 = p.stock[kind] - asked(s, card, mode, kind)
        if rest < 0:
            missing -= rest
        spare += rest
        kind += 1
    left_out: i64 = discount(s, card, mode, cause)
    return missing <= left_out and spare + left_out >= on_top(s, cause)


def can_display(s: State, card: i64, cause: i64) -> bool:
    """Whether there is room for the card and one of its costs can be paid (rules 5.10, 5.12)."""
    if s.me().cards >= SLOTS:
        return False
    if payable(s, card, actions.COST, cause):
        return True
    return s.table.has_alternative[card] == 1 and payable(s, card, actions.ALTERNATIVE, cause)


def ask_tribe(s: State, frame: i64) -> None:
    """Each cost that can be paid; the empty hand; the discard pile (rules 5.5, 5.13)."""
    p: Player = s.me()
    card: i64 = s.stack[frame + CARD]
    source: i64 = s.stack[frame + SOURCE]
    cause: i64 = s.stack[frame + CAUSE]
    if p.cards < SLOTS:
        if payable(s, card, actions.COST, cause):
            s.high |= BIT[actions.COST - _UPPER]
        if s.table.has_alternative[card] == 1 and payable(s, card, actions.ALTERNATIVE, cause):
            s.high |= BIT[actions.ALTERNATIVE - _UPPER]
    if source != HAND:
        s.high |= BIT[actions.DISCARD - _UPPER]
        if p.hand == NO_CARD:
            s.high |= BIT[actions.HAND - _UPPER]
    elif by_noble(s, cause):
        s.high |= BIT[actions.DISCARD - _UPPER]


def choose_for_tribe(s: State, frame: i64, action: i64) -> None:
    """Begin to pay, or put the card into the hand or on the discard pile."""
    card: i64 = s.stack[frame + CARD]
    if action == actions.HAND:
        _move_out(s, frame, HAND)
        s.me().hand = card
        s.me().hand_taken = 1
    elif action == actions.DISCARD:
        _move_out(s, frame, DISCARDS + TRIBE_PILE)
        discard(s, TRIBE_PILE, card)
    else:
        s.stack[frame + MODE] = action
        s.stack[frame + LEFT] = discount(s, card, action, s.stack[frame + CAUSE])
        s.stack[frame + STEP] = _step_after_omission(s, frame)


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
    elif source != OPEN:
        vacate(s, source - actions.CELL)


def _step_after_omission(s: State, frame: i64) -> i64:
    if s.stack[frame + LEFT] > 0:
        return steps.OMIT
    if on_top(s, s.stack[frame + CAUSE]) > 0:
        return steps.EXTRA
    return steps.ROW


def still_asked(s: State, frame: i64, kind: i64) -> i64:
    """How many goods of a kind are to be paid after what has been left out so far."""
    card: i64 = s.stack[frame + CARD]
    return asked(s, card, s.stack[frame + MODE], kind) - s.stack[frame + GIVEN + kind]


def ask_omit(s: State, frame: i64) -> None:
    """Goods that may be left out next, none before the last one, so that the rest can be paid."""
    kind: i64 = s.stack[frame + LEAST]
    while kind <= PEPPER:
        if still_asked(s, frame, kind) > 0 and _leads_on(s, frame, kind):
            s.high |= BIT[kind]
        kind += 1


def _leads_on(s: State, frame: i64, kind: i64) -> bool:
    """Whether the payment can be completed after leaving out this good: just try it."""
    s.stack[frame + GIVEN + kind] += 1
    s.stack[frame + LEFT] -= 1
    possible: bool = False
    if s.stack[frame + LEFT] == 0:
        possible = _rest_is_held(s, frame)
    else:
        following: i64 = kind
        while following <= PEPPER and not possible:
            possible = still_asked(s, frame, following) > 0 and _leads_on(s, frame, following)
            following += 1
    s.stack[frame + GIVEN + kind] -= 1
    s.stack[frame + LEFT] += 1
    return possible


def _rest_is_held(s: State, frame: i64) -> bool:
    p: Player = s.me()
    kind: i64 = 0
    while kind <= PEPPER:
        if still_asked(s, frame, kind) > p.stock[kind]:
            return False
        kind += 1
    return on_top(s, s.stack[frame + CAUSE]) == 0 or goods_on_top(s, frame) != 0


def choose_omission(s: State, frame: i64, action: i64) -> None:
    """Leave out one good."""
    kind: i64 = action - actions.GOOD
    s.stack[frame + GIVEN + kind] += 1
    s.stack[frame + LEAST] = kind
    s.stack[frame + LEFT] -= 1
    s.stack[frame + STEP] = _step_after_omission(s, frame)


def goods_on_top(s: State, frame: i64) -> i64:
    """Any good that is left after the cost; the same payment is offered once (rule 5.10)."""
    p: Player = s.me()
    kinds: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        if p.stock[kind] > still_asked(s, frame, kind) and _first_way(s, frame, kind):
            kinds |= BIT[kind]
        kind += 1
    return kinds


def _first_way(s: State, frame: i64, kind: i64) -> bool:
    """Whether no earlier omission leads to the same tokens.

    Leaving out a good and paying it on top cancel each other, whichever kind it is: of these
    ways only the one with the earliest kind is offered.
    """
    if s.stack[frame + GIVEN + kind] == 0:
        return True
    earlier: i64 = 0
    while earlier < kind:
        if still_asked(s, frame, earlier) > 0:
            return False
        earlier += 1
    return True


def choose_on_top(s: State, frame: i64, action: i64) -> None:
    """Pay this good on top of the cost."""
    s.stack[frame + ON_TOP] = action - actions.GOOD + 1
    s.stack[frame + STEP] = steps.ROW


def choose_row(s: State, frame: i64, action: i64) -> None:
    """All is chosen: pay, lay the card, fill the gap, then its effects (rule 5.11)."""
    card: i64 = s.stack[frame + CARD]
    source: i64 = s.stack[frame + SOURCE]
    _pay(s, frame)
    pop(s)
    if source == HAND:
        _leave(s, source)
    lay(s, card, source, action - actions.ROW, s.stack[frame + CAUSE])
    if source != HAND:
        _leave(s, source)
    arrive(s, card)


def _pay(s: State, frame: i64) -> None:
    card: i64 = s.stack[frame + CARD]
    if s.tracing:
        _tell_discounts(s, frame)
    kind: i64 = 0
    while kind <= PEPPER:
        amount: i64 = still_asked(s, frame, kind)
        if s.stack[frame + ON_TOP] == kind + 1:
            amount += 1
        if amount > 0:
            lose(s, s.to_move, kind, amount, card)
        kind += 1
    _pay_gold(s, card, asked(s, card, s.stack[frame + MODE], GOLD))


def _pay_gold(s: State, card: i64, gold: i64) -> None:
    """Stored gold is used first, by itself (rule 5.25)."""
    p: Player = s.me()
    stored: i64 = gold if gold < p.stored_gold else p.stored_gold
    if stored > 0:
        p.stored_gold -= stored
        tell(s, USE_STORED, s.to_move, GOLD, ON_CARD, SUPPLY, stored, card)
    if gold > stored:
        lose(s, s.to_move, GOLD, gold - stored, card)


def _tell_discounts(s: State, frame: i64) -> None:
    """Say which displayed card leaves out which good, in the order they lie."""
    p: Player = s.me()
    card: i64 = s.stack[frame + CARD]
    kind: i64 = 0
    told: i64 = 0  # of this kind
    slot: i64 = 0
    while slot < SLOTS:
        amount: i64 = 0
        if p.slots[slot] != NO_CARD:
            amount = s.table.effect_amount(p.slots[slot], fx.DISCOUNT + s.table.symbol[card])
            if by_noble(s, s.stack[frame + CAUSE]):
                amount += s.table.effect_amount(p.slots[slot], fx.NOBLE_DISCOUNT)
        while amount > 0 and kind <= PEPPER:
            if told < s.stack[frame + GIVEN + kind]:
                tell(s, LEAVE_OUT, s.to_move, kind, STOCK, STOCK, 1, p.slots[slot])
                told += 1
                amount -= 1
            else:
                kind += 1
                told = 0
        slot += 1
