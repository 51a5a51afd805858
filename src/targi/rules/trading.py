"""Trader, Silversmith and goods exchanged one for one (rule 5.14)."""

from typing import Final

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.native import i64, vec
from targi.rules.state import CAUSE, LEAST, LEFT, MODE, NO_CARD, STEP, Player, State, pop, push
from targi.rules.table import GOLD, PEPPER, VP, WATER
from targi.rules.tokens import gain, goods_held, lose
from targi.rules.trace import BY_EXCHANGE

_UPPER: Final = actions.HALF
GIVES: Final = vec[i64]([0, 0, 1, 1, 2, 2])  # the six ways to trade one good for another
GETS: Final = vec[i64]([1, 2, 0, 2, 0, 1])
PAIR_FIRST: Final = vec[i64]([0, 0, 0, 1, 1, 2])  # the six pairs of any goods
PAIR_SECOND: Final = vec[i64]([0, 1, 2, 1, 2, 2])

TRADES: Final = MODE  # frame fields: 1 once a trade was made in this visit,
RECEIVED: Final = LEAST  # kinds received one for one in it


def has_two_equal(p: Player) -> bool:
    """Whether the player holds two goods of one kind."""
    return p.stock[0] > 1 or p.stock[1] > 1 or p.stock[2] > 1


def can_trade(s: State, p: Player, border: i64) -> bool:
    """Whether the Trader has anything to offer."""
    single: bool = p.power[fx.ONE_FOR_ONE] > 0 or s.table.border_new[border] == 1
    return has_two_equal(p) or (single and goods_held(p) > 0)


def open_trader(s: State, border: i64, cause: i64) -> None:
    """Begin a visit; at least one trade is made in it."""
    push(s, steps.TRADER, NO_CARD, border, cause)


def ask_trader(s: State, frame: i64, border: i64) -> None:
    """Every trade that can be paid; stop, once one has been made."""
    p: Player = s.me()
    if s.stack[frame + TRADES] > 0:
        s.high |= actions.STOP_BIT
    for_gold: i64 = actions.TRADE_3_GOLD - _UPPER
    least: i64 = 3
    if p.power[fx.CHEAP_GOLD] > 0:
        for_gold = actions.TRADE_2_GOLD - _UPPER
        least = 2
    kind: i64 = 0
    while kind <= PEPPER:
        held: i64 = p.stock[kind]
        if held >= least:
            s.high |= BIT[for_gold + kind]
        if held >= 2:
            s.high |= BIT[actions.TRADE_2_1 - _UPPER + 2 * kind] * 3  # for either other kind
        if held >= 1 and s.table.border_new[border] == 1:
            s.high |= BIT[actions.TRADE_WATER - _UPPER + kind]
        kind += 1
    if p.power[fx.ONE_FOR_ONE] > 0:
        _ask_one_for_one(s, p, s.stack[frame + RECEIVED])


def _ask_one_for_one(s: State, p: Player, received: i64) -> None:
    """A kind received one for one cannot be given away so again: every visit ends."""
    kind: i64 = 0
    while kind <= PEPPER:
        if p.stock[kind] > 0 and received & BIT[kind] == 0:
            s.high |= BIT[actions.TRADE_1_1 - _UPPER + 2 * kind] * 3
        kind += 1


def ask_exchange(s: State, frame: i64) -> None:
    """One for one only; stop, once one has been made (XO7)."""
    if s.stack[frame + TRADES] > 0:
        s.high |= actions.STOP_BIT
    _ask_one_for_one(s, s.me(), s.stack[frame + RECEIVED])


def trade(s: State, frame: i64, action: i64) -> None:
    """Make one trade, or stop."""
    if action == actions.STOP:
        pop(s)
        return
    s.stack[frame + TRADES] = 1
    cause: i64 = s.stack[frame + CAUSE]
    if s.stack[frame + STEP] == steps.EXCHANGE:
        cause = BY_EXCHANGE
    if action < actions.TRADE_2_GOLD:
        _exchange(s, action - actions.TRADE_3_GOLD, 3, GOLD, 1, cause)
    elif action < actions.TRADE_2_1:
        _exchange(s, action - actions.TRADE_2_GOLD, 2, GOLD, 1, cause)
    elif action < actions.TRADE_1_1:
        way: i64 = action - actions.TRADE_2_1
        _exchange(s, GIVES[way], 2, GETS[way], 1, cause)
    elif action < actions.TRADE_WATER:
        one: i64 = action - actions.TRADE_1_1
        s.stack[frame + RECEIVED] |= BIT[GETS[one]]
        _exchange(s, GIVES[one], 1, GETS[one], 1, cause)
    else:
        _exchange(s, action - actions.TRADE_WATER, 1, WATER, 1, cause)


def _exchange(s: State, give: i64, amount: i64, get: i64, got: i64, cause: i64) -> None:
    lose(s, s.to_move, give, amount, cause)
    gain(s, s.to_move, get, got, cause)


def can_smith(s: State, p: Player, border: i64) -> bool:
    """Whether the Silversmith has anything to offer."""
    if p.stock[GOLD] > 0:
        return True
    return goods_held(p) > 1 if s.table.border_new[border] == 1 else has_two_equal(p)


def open_smith(s: State, border: i64, cause: i64) -> None:
    """Begin a visit: one exchange, two at the expansion's card, one more with XO8 (rule 9.5)."""
    frame: i64 = push(s, steps.SMITH, NO_CARD, border, cause)
    s.stack[frame + LEFT] = 1 + s.table.border_new[border] + s.me().power[fx.SMITH_BONUS]


def ask_smith(s: State, frame: i64, border: i64) -> None:
    """Every exchange that can be paid; stop, once one has been made."""
    p: Player = s.me()
    if s.stack[frame + TRADES] > 0:
        s.high |= actions.STOP_BIT
    if p.stock[GOLD] >= 1:
        s.high |= actions.SMITH_GOLD_1_BIT
    if s.table.border_new[border] == 1:
        s.high |= any_pairs(p)
        return
    if p.stock[GOLD] >= 2:
        s.high |= actions.SMITH_GOLD_2_BIT
    kind: i64 = 0
    while kind <= PEPPER:
        if p.stock[kind] >= 2:
            s.high |= BIT[actions.SMITH_2 - _UPPER + kind]
        if p.stock[kind] >= 4:
            s.high |= BIT[actions.SMITH_4 - _UPPER + kind]
        kind += 1


def any_pairs(p: Player) -> i64:
    """The pairs of any goods that a player can give, as upper actions."""
    pairs: i64 = 0
    pair: i64 = 0
    while pair < 6:
        first: i64 = PAIR_FIRST[pair]
        second: i64 = PAIR_SECOND[pair]
        if p.stock[first] > 0 and p.stock[second] > (1 if first == second else 0):
            pairs |= BIT[actions.ANY_TWO - _UPPER + pair]
        pair += 1
    return pairs


def smith(s: State, frame: i64, action: i64) -> None:
    """Make an exchange, or stop."""
    cause: i64 = s.stack[frame + CAUSE]
    if _end_visit(s, frame, action):
        return
    if action < actions.SMITH_2:
        give_pair(s, action, cause)
        gain(s, s.to_move, VP, 1, cause)
    elif action < actions.SMITH_4:
        _exchange(s, action - actions.SMITH_2, 2, VP, 1, cause)
    elif action < actions.SMITH_GOLD_1:
        _exchange(s, action - actions.SMITH_4, 4, VP, 3, cause)
    elif action == actions.SMITH_GOLD_1:
        _exchange(s, GOLD, 1, VP, 2, cause)
    else:
        _exchange(s, GOLD, 2, VP, 4, cause)


def _end_visit(s: State, frame: i64, action: i64) -> bool:
    """Count an exchange; close the frame at the last one, or at stop, which is told."""
    s.stack[frame + TRADES] = 1
    s.stack[frame + LEFT] -= 1
    if action == actions.STOP or s.stack[frame + LEFT] == 0:
        pop(s)
    return action == actions.STOP


def give_pair(s: State, action: i64, cause: i64) -> None:
    """Give two goods of any kinds."""
    pair: i64 = action - actions.ANY_TWO
    lose(s, s.to_move, PAIR_FIRST[pair], 1, cause)
    lose(s, s.to_move, PAIR_SECOND[pair], 1, cause)


def ask_sell_pairs(s: State, frame: i64) -> None:
    """Any two goods for 1 gold; stop, once done (D20)."""
    if s.stack[frame + TRADES] > 0:
        s.high |= actions.STOP_BIT
    s.high |= any_pairs(s.me())


def sell_pair(s: State, frame: i64, action: i64) -> None:
    """Exchange two goods for 1 gold, or stop."""
    cause: i64 = s.stack[frame + CAUSE]
    if not _end_visit(s, frame, action):
        give_pair(s, action, cause)
        gain(s, s.to_move, GOLD, 1, cause)
