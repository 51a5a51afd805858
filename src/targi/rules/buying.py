"""A tribe card is displayed, taken into the hand or discarded (rules 5.5-5.13).

All choices of a payment are gathered in one frame: which cost, which goods a discount leaves out,
whether water and a good stand for gold, which good is paid on top, which row. Nothing moves before
the last of them, so a display is offered only if it can be paid to the end (rule 5.10).
"""

from typing import Final

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.chance import discard, vacate
from targi.rules.display import arrive, card_with, lay
from targi.rules.native import i64, vec
from targi.rules.state import (
    CARD,
    CAUSE,
    FIXED,
    GIVEN,
    LEAST,
    LEFT,
    MODE,
    NO_CARD,
    OFF_GOLD,
    OFF_GOODS,
    ON_TOP,
    REJECTED,
    SLOTS,
    SOURCE,
    STEP,
    SUBSTITUTED,
    TRIBE_PILE,
    Player,
    State,
    pop,
    push,
)
from targi.rules.table import DUNE_CARD, GOLD, KINDS, NOBLE, PEPPER, VP, WATER
from targi.rules.tokens import gain, let_take, lose
from targi.rules.trace import (
    BORDER_CAUSE,
    BY_MARKER,
    DECLINE,
    DISCARDS,
    DUNE_CAUSE,
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

_UPPER: Final = actions.HALF


def offer_tribe_card(s: State, card: i64, source: i64, cause: i64) -> i64:
    """Let the player decide about a tribe card that lies at `source`."""
    return push(s, steps.TRIBE, card, source, cause)


def border_of(cause: i64) -> i64:
    """The border card that caused something, or -1."""
    return cause - BORDER_CAUSE if BORDER_CAUSE <= cause < BORDER_CAUSE + 16 else -1


def by_noble(s: State, cause: i64) -> bool:
    """Whether a card is played with the Noble."""
    border: i64 = border_of(cause)
    return border >= 0 and s.table.border[border] == NOBLE


def asked(s: State, card: i64, mode: i64, kind: i64) -> i64:
    """How many tokens of a kind the chosen cost asks for; XW7 spares water (rule 5.27)."""
    if mode < actions.ALTERNATIVE:
        amount: i64 = s.table.cost[card * KINDS + kind]
    else:
        amount = s.table.alternative[card * KINDS + kind]
    if kind == WATER and amount > 0:
        amount -= s.me().power[fx.WATER_DISCOUNT]
        return amount if amount > 0 else 0
    return amount


def extra_asked(s: State, card: i64, mode: i64, kind: i64) -> i64:
    """How many tokens of a kind the optional extra asks for, if it is chosen (rule 5.9)."""
    return s.table.extra[card * KINDS + kind] if mode % 2 == 1 else 0


def goods_asked(s: State, card: i64, mode: i64) -> i64:
    """How many goods the chosen cost asks for, the extra apart."""
    return asked(s, card, mode, 0) + asked(s, card, mode, 1) + asked(s, card, mode, 2)


def discount(s: State, card: i64, mode: i64, cause: i64, off: i64) -> i64:
    """How many goods are left out: all discounts together, as far as they can apply (rule 5.8)."""
    p: Player = s.me()
    goods: i64 = p.power[fx.DISCOUNT + s.table.symbol[card]] + off
    if by_noble(s, cause):  # rule 5.24: at the Noble only
        goods += p.power[fx.NOBLE_DISCOUNT]
    most: i64 = goods_asked(s, card, mode)
    return most if goods > most else goods


def on_top(s: State, cause: i64) -> i64:
    """How many goods of any kind are paid on top of the cost (rule 5.24)."""
    return s.table.effect_amount(cause, fx.HAND_PLAY) if cause < BORDER_CAUSE else 0


def _gold_asked(s: State, card: i64, mode: i64, off_gold: i64) -> i64:
    gold: i64 = asked(s, card, mode, GOLD) - off_gold
    return extra_asked(s, card, mode, GOLD) + (gold if gold > 0 else 0)


def can_substitute(s: State, card: i64, mode: i64, cause: i64) -> bool:
    """Whether water and a good may stand for 1 gold of this cost (XT7, rule 5.27)."""
    substitutes: bool = s.me().power[fx.SUBSTITUTE] > 0 and by_noble(s, cause)
    return substitutes and asked(s, card, mode, GOLD) > 0


def payable(s: State, card: i64, mode: i64, cause: i64, off: i64, off_gold: i64) -> bool:
    """Whether the chosen cost can be paid from what the player holds (rule 5.10)."""
    if off_gold > 0 and asked(s, card, mode, GOLD) == 0:  # rule 5.36: there is no gold to leave out
        return False
    if _payable(s, card, mode, cause, off, off_gold, 0):
        return True
    return can_substitute(s, card, mode, cause) and _payable(s, card, mode, cause, off, off_gold, 1)


def _payable(
    s: State, card: i64, mode: i64, cause: i64, off: i64, off_gold: i64, substitute: i64
) -> bool:
    p: Player = s.me()
    if _gold_asked(s, card, mode, off_gold) - substitute > p.stock[GOLD] + p.stored_gold:
        return False
    if s.table.expansion:
        water: i64 = asked(s, card, mode, WATER) + extra_asked(s, card, mode, WATER)
        if water + substitute > p.stock[WATER] or not _extra_held(s, p, card, mode):
            return False
    missing: i64 = 0
    spare: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        rest: i64 = p.stock[kind] - asked(s, card, mode, kind) - extra_asked(s, card, mode, kind)
        if rest < 0:
            missing -= rest
        spare += rest
        kind += 1
    left_out: i64 = discount(s, card, mode, cause, off)
    return missing <= left_out and spare + left_out >= on_top(s, cause) + substitute


def _extra_held(s: State, p: Player, card: i64, mode: i64) -> bool:
    """Whether the extra's goods are held: discounts never touch them (rule 5.9)."""
    kind: i64 = 0
    while kind <= PEPPER:
        if extra_asked(s, card, mode, kind) > p.stock[kind]:
            return False
        kind += 1
    return True


def payable_modes(s: State, card: i64, cause: i64, off: i64, off_gold: i64) -> i64:
    """The costs that can be paid, as upper actions; none without room (rules 5.10, 5.12)."""
    modes: i64 = 0
    if s.me().cards < SLOTS:
        step: i64 = 1 if s.table.extra_vp[card] > 0 else 2
        last: i64 = actions.ALTERNATIVE if s.table.has_alternative[card] == 0 else actions.OPTION
        mode: i64 = actions.COST
        while mode < last:
            if payable(s, card, mode, cause, off, off_gold):
                modes |= BIT[mode - _UPPER]
            mode += step
    return modes


def can_display(s: State, card: i64, cause: i64) -> bool:
    """Whether there is room for the card and one of its costs can be paid (rules 5.10, 5.12)."""
    return payable_modes(s, card, cause, 0, 0) != 0


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
        s.high |= BIT[actions.DISCARD - _UPPER]
    if s.stack[frame + SOURCE] != HAND and s.me().hand == NO_CARD:
        s.high |= BIT[actions.HAND - _UPPER]
    if may_reject(s, frame):
        s.high |= BIT[actions.NEXT - _UPPER]


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
        s.stack[frame + STEP] = _step_after_omission(s, frame)


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


def ask_reduce(s: State, frame: i64) -> None:
    """Goods less, or the gold left out, as far as a cost can then be paid (rule 5.36)."""
    card: i64 = s.stack[frame + CARD]
    cause: i64 = s.stack[frame + CAUSE]
    goods, gold = _reductions(s, cause)
    if payable_modes(s, card, cause, goods, 0) != 0:
        s.high |= BIT[actions.OPTION - _UPPER]
    if payable_modes(s, card, cause, 0, gold) != 0:
        s.high |= BIT[actions.OPTION + 1 - _UPPER]


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


def _step_after_omission(s: State, frame: i64) -> i64:
    if s.stack[frame + LEFT] > 0:
        return steps.OMIT
    cause: i64 = s.stack[frame + CAUSE]
    if can_substitute(s, s.stack[frame + CARD], s.stack[frame + MODE], cause):
        return steps.SUBSTITUTE
    return steps.EXTRA if on_top(s, cause) > 0 else steps.ROW


def still_asked(s: State, frame: i64, kind: i64) -> i64:
    """How many goods of a kind are to be paid after what has been left out so far."""
    card: i64 = s.stack[frame + CARD]
    return asked(s, card, s.stack[frame + MODE], kind) - s.stack[frame + GIVEN + kind]


def _to_pay(s: State, frame: i64, kind: i64) -> i64:
    """Goods of a kind to be paid in all, what is paid on top apart."""
    extra: i64 = extra_asked(s, s.stack[frame + CARD], s.stack[frame + MODE], kind)
    return still_asked(s, frame, kind) + extra


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
        possible = _can_finish(s, frame)
    else:
        following: i64 = kind
        while following <= PEPPER and not possible:
            possible = still_asked(s, frame, following) > 0 and _leads_on(s, frame, following)
            following += 1
    s.stack[frame + GIVEN + kind] -= 1
    s.stack[frame + LEFT] += 1
    return possible


def _can_finish(s: State, frame: i64) -> bool:
    """Whether the rest can be paid, with or without a substitute."""
    if pays_without(s, frame):
        return True
    cause: i64 = s.stack[frame + CAUSE]
    substitute: bool = can_substitute(s, s.stack[frame + CARD], s.stack[frame + MODE], cause)
    return substitute and pays_with(s, frame)


def _goods_held(s: State, frame: i64) -> bool:
    p: Player = s.me()
    kind: i64 = 0
    while kind <= PEPPER:
        if _to_pay(s, frame, kind) > p.stock[kind]:
            return False
        kind += 1
    return True


def _gold_to_pay(s: State, frame: i64) -> i64:
    card: i64 = s.stack[frame + CARD]
    gold: i64 = _gold_asked(s, card, s.stack[frame + MODE], s.stack[frame + OFF_GOLD])
    return gold - s.stack[frame + SUBSTITUTED]


def _water_to_pay(s: State, frame: i64) -> i64:
    card: i64 = s.stack[frame + CARD]
    mode: i64 = s.stack[frame + MODE]
    water: i64 = asked(s, card, mode, WATER) + extra_asked(s, card, mode, WATER)
    return water + s.stack[frame + SUBSTITUTED]


def pays_without(s: State, frame: i64) -> bool:
    """Whether the rest can be paid with gold."""
    p: Player = s.me()
    if _gold_to_pay(s, frame) > p.stock[GOLD] + p.stored_gold or not _goods_held(s, frame):
        return False
    return on_top(s, s.stack[frame + CAUSE]) == 0 or goods_on_top(s, frame) != 0


def pays_with(s: State, frame: i64) -> bool:
    """Whether the rest can be paid with water and a good instead of 1 gold."""
    p: Player = s.me()
    gold: bool = _gold_to_pay(s, frame) - 1 <= p.stock[GOLD] + p.stored_gold
    if not gold or _water_to_pay(s, frame) + 1 > p.stock[WATER]:
        return False
    return _goods_held(s, frame) and goods_on_top(s, frame) != 0


def choose_omission(s: State, frame: i64, action: i64) -> None:
    """Leave out one good."""
    kind: i64 = action - actions.GOOD
    s.stack[frame + GIVEN + kind] += 1
    s.stack[frame + LEAST] = kind
    s.stack[frame + LEFT] -= 1
    s.stack[frame + STEP] = _step_after_omission(s, frame)


def ask_substitute(s: State, frame: i64) -> None:
    """Gold, or water and a good in its place (rule 5.27)."""
    if pays_without(s, frame):
        s.high |= BIT[actions.NONE - _UPPER]
    if pays_with(s, frame):
        s.high |= BIT[actions.SUBSTITUTE - _UPPER]


def choose_substitute(s: State, frame: i64, action: i64) -> None:
    """Note the choice; the good comes next."""
    if action == actions.SUBSTITUTE:
        s.stack[frame + SUBSTITUTED] = 1
        s.stack[frame + STEP] = steps.EXTRA
    else:
        s.stack[frame + STEP] = steps.ROW


def goods_on_top(s: State, frame: i64) -> i64:
    """Any good that is left after the cost; the same payment is offered once (rule 5.10)."""
    p: Player = s.me()
    kinds: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        if p.stock[kind] > _to_pay(s, frame, kind) and _first_way(s, frame, kind):
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
    extra_vp: i64 = 0
    if s.stack[frame + FIXED] > 0:
        lose(s, s.to_move, WATER, s.stack[frame + FIXED], s.stack[frame + CAUSE])
    else:
        _pay(s, frame)
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


def _pay(s: State, frame: i64) -> None:
    card: i64 = s.stack[frame + CARD]
    if s.tracing:
        _tell_discounts(s, frame)
    kind: i64 = 0
    while kind <= PEPPER:
        amount: i64 = _to_pay(s, frame, kind)
        if s.stack[frame + ON_TOP] == kind + 1:
            amount += 1
        if amount > 0:
            lose(s, s.to_move, kind, amount, card)
        kind += 1
    if _water_to_pay(s, frame) > 0:
        lose(s, s.to_move, WATER, _water_to_pay(s, frame), card)
    _pay_gold(s, card, _gold_to_pay(s, frame))


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
    """Say which displayed card leaves out which good, in the order they lie; then the dune."""
    p: Player = s.me()
    card: i64 = s.stack[frame + CARD]
    noble: bool = by_noble(s, s.stack[frame + CAUSE])
    told: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD:
            code: i64 = fx.DISCOUNT + s.table.symbol[card]
            amount: i64 = s.table.effect_amount(p.slots[slot], code)
            if noble:
                amount += s.table.effect_amount(p.slots[slot], fx.NOBLE_DISCOUNT)
            told = _tell_left_out(s, frame, told, amount, p.slots[slot])
        slot += 1
    cause: i64 = s.stack[frame + CAUSE]
    _tell_left_out(s, frame, told, s.stack[frame + OFF_GOODS], cause)
    if s.stack[frame + OFF_GOLD] > 0:
        tell(s, LEAVE_OUT, s.to_move, GOLD, STOCK, STOCK, s.stack[frame + OFF_GOLD], cause)
    if s.stack[frame + SUBSTITUTED] > 0:
        tell(s, LEAVE_OUT, s.to_move, GOLD, STOCK, STOCK, 1, card_with(s, p, fx.SUBSTITUTE))
    spared: i64 = _water_spared(s, card, s.stack[frame + MODE])
    if spared > 0:
        tell(
            s, LEAVE_OUT, s.to_move, WATER, STOCK, STOCK, spared, card_with(s, p, fx.WATER_DISCOUNT)
        )


def _water_spared(s: State, card: i64, mode: i64) -> i64:
    """How much water of the chosen cost XW7 leaves out."""
    cost: vec[i64] = s.table.cost if mode < actions.ALTERNATIVE else s.table.alternative
    return cost[card * KINDS + WATER] - asked(s, card, mode, WATER)


def _tell_left_out(s: State, frame: i64, told: i64, amount: i64, cause: i64) -> i64:
    """Tell the next goods left out, in the order of kinds; return how many have been told."""
    while amount > 0:
        kind: i64 = 0
        before: i64 = s.stack[frame + GIVEN]
        while kind <= PEPPER and told >= before:
            kind += 1
            if kind <= PEPPER:
                before += s.stack[frame + GIVEN + kind]
        if kind > PEPPER:
            return told
        tell(s, LEAVE_OUT, s.to_move, kind, STOCK, STOCK, 1, cause)
        told += 1
        amount -= 1
    return told
