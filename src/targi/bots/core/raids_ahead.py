"""Describing how well a player is prepared for the next raid: this round's, or one or two later."""

from typing import Final

from targi.bots.core import features as ft
from targi.rules import effects as fx
from targi.rules.native import i64, vec
from targi.rules.state import RAID, Player, State
from targi.rules.table import ANY, DEMAND, EXACT, KINDS, VP

RAID_EVERY: Final = 3  # rounds
A_CARD: Final = 3  # VP that a card is taken to be worth, at the expansion's last raid


def describe_raid(s: State, p: Player, seat: i64, f: vec[float]) -> None:
    """What the next raid takes, if it comes this round, and whether the player could not pay."""
    if p.power[fx.RAID_IMMUNITY] > 0:
        return
    rounds: i64 = (RAID_EVERY - s.round % RAID_EVERY) % RAID_EVERY
    if s.phase == RAID and s.to_move != s.first and seat == s.first:
        return  # has decided
    demands: vec[i64] = s.table.demands
    at: i64 = ((s.round + rounds) // RAID_EVERY * 4 - 1) * 2 * DEMAND
    points: i64 = demands[at + DEMAND + EXACT + VP]
    due: float = float(points if points > 0 else A_CARD)
    if rounds == 0:
        f[ft.RAID_DUE] = due
    if _is_short(p, demands, at):
        f[ft.RAID_SHORT + rounds] = due


def _is_short(p: Player, demands: vec[i64], at: i64) -> bool:
    """Whether a demand asks for more than the player holds."""
    kind: i64 = 0
    while kind < KINDS:
        if demands[at + EXACT + kind] > p.stock[kind]:
            return True
        kind += 1
    return demands[at + ANY] > p.stock[0] + p.stock[1] + p.stock[2]
