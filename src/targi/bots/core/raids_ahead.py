"""Describing how well a player is prepared for the next raid: this round's, or one or two later."""

from typing import Final

from targi.bots.core import features as ft
from targi.rules import effects as fx
from targi.rules.native import i64, vec
from targi.rules.state import RAID, SLOTS, Player, State
from targi.rules.table import ANY, DEMAND, EXACT, GOLD, PEPPER, VP, WATER
from targi.rules.tokens import goods_held

RAID_EVERY: Final = 3  # rounds
A_CARD: Final = 3  # VP that a card is taken to be worth, at the expansion's last raid
WATER_FOR_GOOD: Final = 2
WATER_FOR_GOLD: Final = 3


def describe_raid(s: State, p: Player, seat: i64, f: vec[float]) -> None:
    """What the next raid takes, if it comes this round, and whether the player could not pay."""
    if p.power[fx.RAID_IMMUNITY] > 0 or p.power[fx.RAID_PASS] > 0:
        return
    if s.blue.cards == SLOTS or s.white.cards == SLOTS:
        return  # none comes any more (rule 8.1)
    if s.phase == RAID and s.to_move != s.first and seat == s.first:
        return  # has decided
    rounds: i64 = (RAID_EVERY - s.round % RAID_EVERY) % RAID_EVERY
    corner: i64 = (s.round + rounds) // RAID_EVERY * 4 - 1
    points: i64 = s.table.demands[(corner * 2 + 1) * DEMAND + EXACT + VP]
    due: float = float(points if points > 0 else A_CARD)
    if rounds == 0:
        f[ft.RAID_DUE] = due
    if water_needed(s, p, corner) > p.stock[WATER]:
        f[ft.RAID_SHORT + rounds] = due


def water_needed(s: State, p: Player, corner: i64) -> i64:
    """What must be exchanged to meet a raid's first demand: goods, or gold (rules 5.16, 7.3)."""
    demands: vec[i64] = s.table.demands
    at: i64 = corner * 2 * DEMAND
    off: i64 = 1 if p.power[fx.RAID_DISCOUNT] > 0 else 0  # rule 7.4
    named: i64 = 0
    lack: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        named += demands[at + EXACT + kind]
        if demands[at + EXACT + kind] > p.stock[kind]:
            lack += demands[at + EXACT + kind] - p.stock[kind]
        kind += 1
    if demands[at + ANY] + named - goods_held(p) > lack:
        lack = demands[at + ANY] + named - goods_held(p)
    goods: i64 = lack - off if lack > off else 0
    gold: i64 = demands[at + EXACT + GOLD] - p.stock[GOLD]
    return WATER_FOR_GOOD * goods + (WATER_FOR_GOLD * gold if gold > 0 else 0)
