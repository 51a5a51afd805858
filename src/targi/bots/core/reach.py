"""Describing what a player may still choose while Targis are placed.

A Targi takes its card and its line from the other player (rule 3.2). What a placement denies is
seen by what is left to him: places of use, and cards on which he can still get a marker.
"""

from targi.bots.core import features as ft
from targi.bots.core.missing import missing
from targi.rules.bits import count, lowest
from targi.rules.border import usable
from targi.rules.geometry import crossings, lines
from targi.rules.native import i64, vec
from targi.rules.placing import open_border
from targi.rules.state import GOODS_BACK, GOODS_CARD, Player, State
from targi.rules.table import GOLD, KINDS


def describe_reach(s: State, p: Player, opponent: Player, f: vec[float]) -> None:
    """What is left for the Targis that a player has still to place."""
    if p.to_place == 0:
        return
    places: i64 = open_border(s, p, opponent)
    f[ft.REACH_PLACES] = float(count(usable(s, p, places)))
    cells: i64 = crossings(p.placed | places) & ~crossings(p.placed)
    if p.to_place == 1:
        cells &= lines(p.placed)
    best: i64 = 0
    while cells != 0:
        card: i64 = s.cells[lowest(cells)]
        cells &= cells - 1
        if card < GOODS_CARD:
            if missing(s, p, card) == 0:
                f[ft.REACH_PAYABLE] += 1.0
                if s.table.vp[card] > best:
                    best = s.table.vp[card]
        elif card < GOODS_BACK and s.table.shows[(card - GOODS_CARD) * KINDS + GOLD] > 0:
            f[ft.REACH_GOLD] += 1.0
    f[ft.REACH_BEST] = float(best)
