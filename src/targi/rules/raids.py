"""Raids: each player meets one of two demands (section 7)."""

from typing import Final

from targi.rules import actions
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.native import i64
from targi.rules.rounds import leave_raid
from targi.rules.state import NO_CARD, Player, State
from targi.rules.table import GOLD, VP
from targi.rules.tokens import gain, goods_held, let_give, lose
from targi.rules.trace import BORDER_CAUSE, BY_UNPAID, NO_CAUSE, SPARED, UNPAID, tell

_UPPER: Final = actions.HALF
_DEMAND: Final = 3  # goods of choice, gold, VP


def _demanded(s: State, demand: i64, what: i64) -> i64:
    return s.table.demands[(s.robber * 2 + demand) * _DEMAND + what]


def _can_meet(s: State, p: Player, demand: i64) -> bool:
    return (
        goods_held(p) >= _demanded(s, demand, 0)
        and p.stock[GOLD] >= _demanded(s, demand, 1)
        and p.stock[VP] >= _demanded(s, demand, 2)
    )


def ask_raid(s: State) -> None:
    """The demands the player to move can meet; who need not or cannot goes on (rules 7.3, 7.4)."""
    p: Player = s.me()
    if p.power[fx.RAID_IMMUNITY] > 0:
        tell(s, SPARED, s.to_move, 0, s.robber, 0, 0, card_with(s, p, fx.RAID_IMMUNITY))
        demand_met(s)
        return
    demand: i64 = 0
    while demand < 2:
        if _can_meet(s, p, demand):
            s.high |= BIT[actions.OPTION - _UPPER + demand]
        demand += 1
    if s.high == 0:
        tell(s, UNPAID, s.to_move, 0, s.robber, 0, 0, NO_CAUSE)
        gain(s, 1 - s.to_move, VP, _demanded(s, 1, 2), BY_UNPAID)
        next_victim(s)


def meet_demand(s: State, action: i64) -> None:
    """Pay the chosen demand in full (rule 7.1)."""
    demand: i64 = action - actions.OPTION
    cause: i64 = BORDER_CAUSE + s.robber
    if _demanded(s, demand, 0) > 0:
        let_give(s, _demanded(s, demand, 0), cause)
        return
    kind: i64 = GOLD if _demanded(s, demand, 1) > 0 else VP
    lose(s, s.to_move, kind, _demanded(s, demand, 1) + _demanded(s, demand, 2), cause)
    demand_met(s)


def demand_met(s: State) -> None:
    """Reward whoever has a card for it, then it is the next one's turn (rule 7.4)."""
    p: Player = s.me()
    if p.power[fx.RAID_REWARD] > 0:
        gain(s, s.to_move, VP, p.power[fx.RAID_REWARD], card_with(s, p, fx.RAID_REWARD))
    next_victim(s)


def next_victim(s: State) -> None:
    """The starting player decides first; after the other one the robber moves on (rule 7.1)."""
    if s.to_move == s.first:
        s.to_move = 1 - s.first
    else:
        leave_raid(s)


def card_with(s: State, p: Player, code: i64) -> i64:
    """The first displayed card that has an effect; the player must have one."""
    slot: i64 = 0
    while p.slots[slot] == NO_CARD or s.table.effect_amount(p.slots[slot], code) == 0:
        slot += 1
    return p.slots[slot]
