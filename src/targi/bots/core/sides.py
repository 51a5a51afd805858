"""Describing a player's side of a position by the numbers of `features`.

A position is described between actions; inside of one it is meaningless, because nothing is paid
before an action's last choice. What the numbers are worth is in `evaluation`.
"""

from typing import Final

from targi.bots.core import features as ft
from targi.bots.core.raids_ahead import describe_raid
from targi.bots.core.reach import describe_centre, describe_hand, describe_reach, missing
from targi.rules import effects as fx
from targi.rules.bits import BIT, count, lowest
from targi.rules.border import usable
from targi.rules.centre import tribe_cells
from targi.rules.dunes import can_carry_out
from targi.rules.geometry import crossings
from targi.rules.native import i64, vec
from targi.rules.scoring import score
from targi.rules.state import (
    ACT,
    DUNES,
    GOODS_BACK,
    GOODS_CARD,
    LIMIT,
    NO_CARD,
    OVER,
    PLACE,
    RAID,
    SLOTS,
    Player,
    State,
)
from targi.rules.table import (
    GOLD,
    JOKER_SYMBOL,
    KINDS,
    PEPPER,
    SILVERSMITH,
    VP,
    WATER,
)
from targi.rules.targia import targia_waits
from targi.rules.tokens import player

LAST_ROUND: Final = 12


def turns_left(s: State, seat: i64) -> i64:
    """How many turns of actions a player may still have, this round's included: 0 to 12."""
    most: i64 = s.blue.cards if s.blue.cards > s.white.cards else s.white.cards
    rounds: i64 = LAST_ROUND - s.round
    if SLOTS - most < rounds:
        rounds = SLOTS - most
    if s.phase == PLACE or s.phase == DUNES:
        return rounds + 1
    if s.phase == ACT and s.to_move == seat:
        return rounds + 1
    if (s.phase == ACT or s.phase == LIMIT) and s.to_move == s.first and seat != s.first:
        return rounds + 1
    return rounds if s.phase != OVER else 0


def describe(s: State, seat: i64, f: vec[float]) -> None:
    """Fill in all numbers of one side."""
    p: Player = player(s, seat)
    i: i64 = 0
    while i < ft.FEATURES:
        f[i] = 0.0
        i += 1
    f[ft.POINTS] = float(score(s, seat))
    if s.phase == OVER:
        return
    _describe_stock(p, f)
    _describe_display(s, p, player(s, 1 - seat), f)
    describe_hand(s, p, f)
    payable: i64 = describe_centre(s, p, f)
    placing: bool = s.phase == PLACE or s.phase == DUNES
    passed: bool = placing or s.phase == RAID  # the token: only while acting the other one is next
    f[ft.STARTS] = 1.0 if (s.first == seat) == passed else 0.0
    f[ft.WITHHELD] = float(3 - p.targis_next)
    if placing:
        f[ft.TO_PLACE] = float(p.to_place)
        _describe_markers(s, p, crossings(p.placed), f)
        p.markers = _markers_to_come(s, p)  # for cards and dunes that are of use only with one
        _describe_figures(s, p, p.placed, f)
        _describe_dunes(s, p, p.dunes_placed, f)
        describe_reach(s, p, player(s, 1 - seat), payable, f)
        p.markers = 0  # as it is until all Targis are placed
    elif s.phase == ACT:
        _describe_figures(s, p, p.targis, f)
        _describe_markers(s, p, p.markers, f)
        _describe_dunes(s, p, p.dune_targis, f)
    describe_raid(s, p, seat, f)


def _describe_stock(p: Player, f: vec[float]) -> None:
    goods: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        held: i64 = p.stock[kind]
        goods += held
        if held > 0:
            f[ft.FIRST_GOODS] += 1.0
        if held > 1:
            f[ft.SECOND_GOODS] += 1.0
        if held > 2:
            f[ft.MORE_GOODS] += float(held - 2)
        kind += 1
    if goods > 8:
        f[ft.CROWDED] = float(goods - 8)
    gold: i64 = p.stock[GOLD]
    if gold > 0:
        f[ft.GOLD_1] = 1.0
    if gold > 1:
        f[ft.GOLD_2] = 1.0
    if gold > 2:
        f[ft.GOLD_3] = float(gold - 2)
    water: i64 = p.stock[WATER]
    few: i64 = water if water < 5 else 5
    f[ft.WATER_FEW] = float(few)
    f[ft.WATER_MORE] = float(water - few)
    f[ft.STORED] = float(p.stored_gold)


def _describe_display(s: State, p: Player, opponent: Player, f: vec[float]) -> None:
    f[ft.CARDS] = float(p.cards)
    if p.cards > opponent.cards:
        f[ft.MORE_CARDS] = 1.0
    row: i64 = 0
    while row < 3:
        length: i64 = p.rows[row]
        if length > 0 and length < 4:
            f[_row_feature(s, p, row, length)] += 1.0
        row += 1
    code: i64 = 0
    while code < fx.POWERS:
        f[ft.POWER + code] = float(p.power[code])
        code += 1


def _row_feature(s: State, p: Player, row: i64, length: i64) -> i64:
    if length == 1:
        return ft.ROW_1
    symbols: i64 = 0
    jokers: i64 = 0
    slot: i64 = row * 4
    while slot < row * 4 + length:
        symbol: i64 = s.table.symbol[p.slots[slot]]
        if symbol == JOKER_SYMBOL:
            jokers += 1
        else:
            symbols |= BIT[symbol]
        slot += 1
    variety: i64 = count(symbols)
    equal: bool = variety <= 1
    different: bool = variety + jokers == length
    if length == 2:
        return ft.ROW_2_EQUAL if equal else ft.ROW_2_DIFFERENT
    if equal:
        return ft.ROW_3_EQUAL
    return ft.ROW_3_DIFFERENT if different else ft.ROW_3_MIXED


def _markers_to_come(s: State, p: Player) -> i64:
    """Where markers will lie; while Targis are to be placed at least one, on some tribe card."""
    found: i64 = crossings(p.placed)
    if found == 0 and p.to_place > 0:
        cells: i64 = tribe_cells(s)
        found = cells & -cells
    return found


def _describe_figures(s: State, p: Player, figures: i64, f: vec[float]) -> None:
    rest: i64 = figures
    while rest != 0:
        border: i64 = lowest(rest)
        rest &= rest - 1
        if usable(s, p, BIT[border]) != 0:
            f[ft.BORDER + s.table.border[border]] += 1.0
            if s.table.border[border] == SILVERSMITH:
                f[ft.SALE] = _best_sale(s, p, border)
        else:
            f[ft.IDLE] += 1.0
    if s.table.expansion and targia_waits(s, p):
        f[ft.TARGIA] = 1.0


def _best_sale(s: State, p: Player, border: i64) -> float:
    """The VP of the best exchange at the Silversmith (rule 5.14)."""
    gold: i64 = p.stock[GOLD] if p.stock[GOLD] < 2 else 2
    if s.table.border_new[border] == 1 or gold == 2:
        return 2.0 * float(gold)
    most: i64 = p.stock[0]
    if p.stock[1] > most:
        most = p.stock[1]
    if p.stock[2] > most:
        most = p.stock[2]
    if most >= 4:
        return 3.0
    return 2.0 if gold == 1 else 1.0


def _describe_markers(s: State, p: Player, markers: i64, f: vec[float]) -> None:
    rest: i64 = markers
    while rest != 0:
        card: i64 = s.cells[lowest(rest)]
        rest &= rest - 1
        if card < GOODS_CARD:
            _describe_marked_card(s, p, card, f)
        elif card < GOODS_BACK:
            _describe_marked_goods(s, card - GOODS_CARD, f)


def _describe_marked_card(s: State, p: Player, card: i64, f: vec[float]) -> None:
    lack: i64 = missing(s, p, card, 0)
    points: float = float(s.table.vp[card])
    if lack == 0:
        f[ft.MARKED_PAYABLE] += 1.0
        f[ft.MARKED_POINTS] += points
        return
    f[ft.MARKED_MISSING] += float(lack)
    if p.hand == NO_CARD:
        f[ft.MARKED_FOR_HAND] += 1.0
        f[ft.MARKED_HAND_POINTS] += points
    else:
        f[ft.MARKED_USELESS] += 1.0


def _describe_marked_goods(s: State, card: i64, f: vec[float]) -> None:
    at: i64 = card * KINDS
    shows: vec[i64] = s.table.shows
    f[ft.MARKED_GOODS] += float(shows[at] + shows[at + 1] + shows[at + 2])
    f[ft.MARKED_GOLD] += float(shows[at + GOLD])
    f[ft.MARKED_WATER] += float(shows[at + WATER])
    f[ft.MARKED_VP] += float(shows[at + VP])
    if s.table.choice_count[card] > 0:
        f[ft.MARKED_GOODS] += 1.0


def _describe_dunes(s: State, p: Player, dunes: i64, f: vec[float]) -> None:
    rest: i64 = dunes
    while rest != 0:
        dune: i64 = lowest(rest)
        rest &= rest - 1
        if can_carry_out(s, p, dune):
            f[ft.DUNE + dune] = 1.0
        else:
            f[ft.IDLE] += 1.0
