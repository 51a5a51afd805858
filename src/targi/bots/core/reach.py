"""Describing tribe cards and places in reach: what they still cost, and who may still get them.

While Targis are placed, each takes its card and its line from the other player (rule 3.2). What a
placement denies him is seen by what is left to him: places and dunes of use, the Targia, and cards
on which he can still get a marker.
"""

from targi.bots.core import features as ft
from targi.rules import effects as fx
from targi.rules.bits import BIT, count, lowest
from targi.rules.border import usable
from targi.rules.centre import tribe_cells
from targi.rules.dunes import can_carry_out
from targi.rules.geometry import crossings, lines
from targi.rules.native import i64, vec
from targi.rules.placing import open_border, open_dunes
from targi.rules.state import GOODS_BACK, GOODS_CARD, NO_CARD, Player, State
from targi.rules.table import GOLD, KINDS, PEPPER, WATER
from targi.rules.targia import targia_place


def missing(s: State, p: Player, card: i64, off: i64) -> i64:
    """How many tokens a player lacks to pay for a tribe card in the cheaper way; gold counts 2.

    `off`: goods that are left out, besides those of his discounts for its symbol.
    """
    off += p.power[fx.DISCOUNT + s.table.symbol[card]]
    least: i64 = _missing_of(s, p, card, s.table.cost, off)
    if least > 0 and s.table.has_alternative[card] == 1:
        other: i64 = _missing_of(s, p, card, s.table.alternative, off)
        return other if other < least else least
    return least


def _missing_of(s: State, p: Player, card: i64, cost: vec[i64], off: i64) -> i64:
    at: i64 = card * KINDS
    goods: i64 = -off
    kind: i64 = 0
    while kind <= PEPPER:
        if cost[at + kind] > p.stock[kind]:
            goods += cost[at + kind] - p.stock[kind]
        kind += 1
    if goods < 0:
        goods = 0
    gold: i64 = cost[at + GOLD] - p.stock[GOLD] - p.stored_gold
    if gold > 0:
        goods += 2 * gold
    water: i64 = cost[at + WATER] - p.power[fx.WATER_DISCOUNT] - p.stock[WATER]
    if cost[at + WATER] > 0 and water > 0:
        goods += water
    return goods


def describe_hand(s: State, p: Player, f: vec[float]) -> None:
    """The card in hand, which waits for the Noble."""
    if p.hand == NO_CARD:
        return
    f[ft.HELD] = 1.0
    f[ft.HELD_POINTS] = float(s.table.vp[p.hand])
    lack: i64 = missing(s, p, p.hand, p.power[fx.NOBLE_DISCOUNT])
    f[ft.HELD_MISSING] = float(lack)
    if lack == 0:
        f[ft.HELD_PAYABLE] = 1.0
    f[ft.HELD_FRESH] = float(p.hand_taken)


def describe_centre(s: State, p: Player, f: vec[float]) -> i64:
    """The open tribe cards that the player can pay; their cells are the result."""
    payable: i64 = 0
    cells: i64 = tribe_cells(s)
    while cells != 0:
        cell: i64 = lowest(cells)
        cells &= cells - 1
        if missing(s, p, s.cells[cell], 0) == 0:
            payable |= BIT[cell]
    f[ft.OPEN_PAYABLE] = float(count(payable))
    f[ft.OPEN_BEST] = float(_best_points(s, payable))
    return payable


def _best_points(s: State, cells: i64) -> i64:
    best: i64 = 0
    while cells != 0:
        points: i64 = s.table.vp[s.cells[lowest(cells)]]
        cells &= cells - 1
        if points > best:
            best = points
    return best


def describe_reach(s: State, p: Player, opponent: Player, payable: i64, f: vec[float]) -> None:
    """What is left for the Targis that a player has still to place."""
    if p.to_place == 0:
        return
    places: i64 = open_border(s, p, opponent)
    f[ft.REACH_PLACES] = float(count(usable(s, p, places)))
    if s.table.expansion:
        f[ft.REACH_DUNES] = float(_useful_dunes(s, p, open_dunes(s, p, opponent)))
        if places & BIT[targia_place(s)] != 0:
            f[ft.REACH_TARGIA] = 1.0
    cells: i64 = crossings(p.placed | places) & ~crossings(p.placed)
    if p.to_place == 1:
        cells &= lines(p.placed)
    f[ft.REACH_PAYABLE] = float(count(cells & payable))
    f[ft.REACH_BEST] = float(_best_points(s, cells & payable))
    f[ft.REACH_GOLD] = float(_cards_with_gold(s, cells))


def _useful_dunes(s: State, p: Player, dunes: i64) -> i64:
    found: i64 = 0
    while dunes != 0:
        if can_carry_out(s, p, lowest(dunes)):
            found += 1
        dunes &= dunes - 1
    return found


def _cards_with_gold(s: State, cells: i64) -> i64:
    found: i64 = 0
    while cells != 0:
        card: i64 = s.cells[lowest(cells)]
        cells &= cells - 1
        goods: bool = GOODS_CARD <= card < GOODS_BACK
        if goods and s.table.shows[(card - GOODS_CARD) * KINDS + GOLD] > 0:
            found += 1
    return found
