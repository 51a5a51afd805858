"""What a tribe card costs, and whether a player can pay it (rules 5.8-5.10, 5.12, 5.24, 5.27).

A card has up to four costs, named by the actions that choose them (`mode`): the cost, the
alternative, each with or without the extra. Not here: the choices of a payment, which are
gathered one by one in a frame (`paying`).
"""

from targi.rules import actions
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.native import i64
from targi.rules.state import (
    SLOTS,
    Player,
    State,
)
from targi.rules.table import GOLD, KINDS, NOBLE, PEPPER, WATER
from targi.rules.trace import (
    BORDER_CAUSE,
)


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
    goods: i64 = _discounts(s, card, cause) + off
    most: i64 = goods_asked(s, card, mode)
    return most if goods > most else goods


def _discounts(s: State, card: i64, cause: i64) -> i64:
    p: Player = s.me()
    goods: i64 = p.power[fx.DISCOUNT + s.table.symbol[card]]
    if p.power[fx.NOBLE_DISCOUNT] > 0 and by_noble(s, cause):  # rule 5.24: at the Noble only
        goods += p.power[fx.NOBLE_DISCOUNT]
    return goods


def on_top(s: State, cause: i64) -> i64:
    """How many goods of any kind are paid on top of the cost (rule 5.24)."""
    return s.table.effect_amount(cause, fx.HAND_PLAY) if cause < BORDER_CAUSE else 0


def gold_asked(s: State, card: i64, mode: i64, off_gold: i64) -> i64:
    """How much gold cost and extra ask for after what a dune leaves out of the cost (rule 5.36)."""
    gold: i64 = asked(s, card, mode, GOLD) - off_gold
    return extra_asked(s, card, mode, GOLD) + (gold if gold > 0 else 0)


def can_substitute(s: State, card: i64, mode: i64, cause: i64) -> bool:
    """Whether water and a good may stand for 1 gold of this cost (XT7, rule 5.27)."""
    substitutes: bool = s.me().power[fx.NOBLE_GOLD_SUBSTITUTE] > 0 and by_noble(s, cause)
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
    if gold_asked(s, card, mode, off_gold) - substitute > p.stock[GOLD] + p.stored_gold:
        return False
    if s.table.expansion:
        water: i64 = asked(s, card, mode, WATER) + extra_asked(s, card, mode, WATER)
        if water + substitute > p.stock[WATER] or not _extra_held(s, p, card, mode):
            return False
    goods: i64 = 0
    missing: i64 = 0
    spare: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        amount: i64 = asked(s, card, mode, kind)
        rest: i64 = p.stock[kind] - amount - extra_asked(s, card, mode, kind)
        if rest < 0:
            missing -= rest
        goods += amount
        spare += rest
        kind += 1
    left_out: i64 = _discounts(s, card, cause) + off
    if left_out > goods:  # rule 5.8
        left_out = goods
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
                modes |= BIT[mode - actions.HALF]
            mode += step
    return modes


def can_display(s: State, card: i64, cause: i64) -> bool:
    """Whether there is room for the card and one of its costs can be paid (rules 5.10, 5.12)."""
    return payable_modes(s, card, cause, 0, 0) != 0
