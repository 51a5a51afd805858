"""A payment is made: the tokens go, and a trace is told which card or dune left out what.

All has been chosen before (`paying`); rules 5.8, 5.25 and 5.27.
"""

from targi.rules import actions
from targi.rules import effects as fx
from targi.rules.display import card_with
from targi.rules.native import i64, vec
from targi.rules.paying import gold_to_pay, to_pay, water_to_pay
from targi.rules.prices import asked, by_noble
from targi.rules.state import (
    CARD,
    CAUSE,
    GIVEN,
    MODE,
    NO_CARD,
    OFF_GOLD,
    OFF_GOODS,
    ON_TOP,
    SLOTS,
    SUBSTITUTED,
    Player,
    State,
)
from targi.rules.table import GOLD, KINDS, PEPPER, WATER
from targi.rules.tokens import lose
from targi.rules.trace import (
    LEAVE_OUT,
    ON_CARD,
    STOCK,
    SUPPLY,
    USE_STORED,
    tell,
)


def pay(s: State, frame: i64) -> None:
    """Give what has been chosen to the supply."""
    card: i64 = s.stack[frame + CARD]
    if s.tracing:
        _tell_discounts(s, frame)
    kind: i64 = 0
    while kind <= PEPPER:
        amount: i64 = to_pay(s, frame, kind)
        if s.stack[frame + ON_TOP] == kind + 1:
            amount += 1
        if amount > 0:
            lose(s, s.to_move, kind, amount, card)
        kind += 1
    if water_to_pay(s, frame) > 0:
        lose(s, s.to_move, WATER, water_to_pay(s, frame), card)
    _pay_gold(s, card, gold_to_pay(s, frame))


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
        by: i64 = card_with(s, p, fx.NOBLE_GOLD_SUBSTITUTE)
        tell(s, LEAVE_OUT, s.to_move, GOLD, STOCK, STOCK, 1, by)
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
