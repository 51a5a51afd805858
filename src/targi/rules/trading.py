"""Trader and Silversmith (rule 5.14)."""

from typing import Final

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.native import i64, vec
from targi.rules.state import CAUSE, LEAST, LEFT, NO_CARD, Player, State, pop, push
from targi.rules.table import GOLD, PEPPER, VP
from targi.rules.tokens import gain, goods_held, lose

_UPPER: Final = actions.HALF
GIVES: Final = vec[i64]([0, 0, 1, 1, 2, 2])  # the six ways to trade one good for another
GETS: Final = vec[i64]([1, 2, 0, 2, 0, 1])

TRADES: Final = LEFT  # frame fields: trades made in this visit,
RECEIVED: Final = LEAST  # kinds received one for one in it


def has_two_equal(p: Player) -> bool:
    """Whether the player holds two goods of one kind."""
    return p.stock[0] > 1 or p.stock[1] > 1 or p.stock[2] > 1


def can_trade(p: Player) -> bool:
    """Whether the Trader has anything to offer."""
    return has_two_equal(p) or (p.power[fx.ONE_FOR_ONE] > 0 and goods_held(p) > 0)


def open_trader(s: State, cause: i64) -> None:
    """Begin a visit; at least one trade is made in it."""
    push(s, steps.TRADER, NO_CARD, 0, cause)


def ask_trader(s: State, frame: i64) -> None:
    """Every trade that can be paid; stop, once one has been made."""
    p: Player = s.me()
    if s.stack[frame + TRADES] > 0:
        s.high |= BIT[actions.STOP - _UPPER]
    one_for_one: bool = p.power[fx.ONE_FOR_ONE] > 0
    received: i64 = s.stack[frame + RECEIVED]
    kind: i64 = 0
    while kind <= PEPPER:
        held: i64 = p.stock[kind]
        if held >= 3:
            s.high |= BIT[actions.TRADE_3_GOLD - _UPPER + kind]
        if held >= 2:
            s.high |= BIT[actions.TRADE_2_1 - _UPPER + 2 * kind] * 3  # for either other kind
        if one_for_one and held >= 1 and received & BIT[kind] == 0:
            s.high |= BIT[actions.TRADE_1_1 - _UPPER + 2 * kind] * 3
        kind += 1


def trade(s: State, frame: i64, action: i64) -> None:
    """Make one trade, or stop."""
    if action == actions.STOP:
        pop(s)
        return
    s.stack[frame + TRADES] = 1
    cause: i64 = s.stack[frame + CAUSE]
    if action < actions.TRADE_2_GOLD:
        _exchange(s, action - actions.TRADE_3_GOLD, 3, GOLD, 1, cause)
    elif action < actions.TRADE_1_1:
        way: i64 = action - actions.TRADE_2_1
        _exchange(s, GIVES[way], 2, GETS[way], 1, cause)
    else:
        one: i64 = action - actions.TRADE_1_1
        s.stack[frame + RECEIVED] |= BIT[GETS[one]]
        _exchange(s, GIVES[one], 1, GETS[one], 1, cause)


def _exchange(s: State, give: i64, amount: i64, get: i64, got: i64, cause: i64) -> None:
    lose(s, s.to_move, give, amount, cause)
    gain(s, s.to_move, get, got, cause)


def can_smith(p: Player) -> bool:
    """Whether the Silversmith has anything to offer."""
    return p.stock[GOLD] > 0 or has_two_equal(p)


def open_smith(s: State, cause: i64) -> None:
    """Begin a visit: exactly one exchange."""
    push(s, steps.SMITH, NO_CARD, 0, cause)


def ask_smith(s: State) -> None:
    """Every exchange that can be paid."""
    p: Player = s.me()
    kind: i64 = 0
    while kind <= PEPPER:
        if p.stock[kind] >= 2:
            s.high |= BIT[actions.SMITH_2 - _UPPER + kind]
        if p.stock[kind] >= 4:
            s.high |= BIT[actions.SMITH_4 - _UPPER + kind]
        kind += 1
    if p.stock[GOLD] >= 1:
        s.high |= BIT[actions.SMITH_GOLD_1 - _UPPER]
    if p.stock[GOLD] >= 2:
        s.high |= BIT[actions.SMITH_GOLD_2 - _UPPER]


def smith(s: State, frame: i64, action: i64) -> None:
    """Make the exchange."""
    cause: i64 = s.stack[frame + CAUSE]
    pop(s)
    if action < actions.SMITH_4:
        _exchange(s, action - actions.SMITH_2, 2, VP, 1, cause)
    elif action < actions.SMITH_GOLD_1:
        _exchange(s, action - actions.SMITH_4, 4, VP, 3, cause)
    elif action == actions.SMITH_GOLD_1:
        _exchange(s, GOLD, 1, VP, 2, cause)
    else:
        _exchange(s, GOLD, 2, VP, 4, cause)
