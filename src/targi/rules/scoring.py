"""Scoring and winning (section 8): tokens, printed VP, end effects, rows.

Each part has a function of its own, so that the total and its breakdown (rule 8.5) cannot differ.
"""

from typing import Final

from targi.rules import effects as fx
from targi.rules.bits import BIT, count
from targi.rules.native import i64
from targi.rules.state import NO_CARD, SLOTS, Player, State
from targi.rules.table import GOLD, VP
from targi.rules.tokens import goods_held, player

EQUAL_ROW: Final = 4
DIFFERENT_ROW: Final = 2
DRAW: Final = 2


def printed_vp(s: State, p: Player) -> i64:
    """The VP printed on the displayed cards."""
    vp: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD:
            vp += s.table.vp[p.slots[slot]]
        slot += 1
    return vp


def symbols_displayed(s: State, p: Player, symbol: i64) -> i64:
    """How many displayed cards show a symbol."""
    cards: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD and s.table.symbol[p.slots[slot]] == symbol:
            cards += 1
        slot += 1
    return cards


def effect_vp(s: State, p: Player, opponent: Player, slot: i64) -> i64:
    """What the end effects of the card in a slot score, rows apart."""
    card: i64 = p.slots[slot]
    vp: i64 = 0
    at: i64 = card * fx.EFFECTS * fx.EFFECT_FIELDS
    end: i64 = at + fx.EFFECTS * fx.EFFECT_FIELDS
    while at < end:
        code: i64 = s.table.effects[at]
        a: i64 = s.table.effects[at + 1]
        b: i64 = s.table.effects[at + 2]
        if code == fx.VP_PER_SYMBOL:  # rule 0.5: rounded down, each card by itself
            vp += symbols_displayed(s, p, a) // b * s.table.effects[at + 3]
        elif code == fx.VP_FOR_MORE_CARDS:
            vp += a if p.cards > opponent.cards else 0
        elif code == fx.VP_FOR_ROW_END:
            vp += a if slot % 4 == 3 else 0
        elif code == fx.VP_FOR_CARDS:
            vp += b if p.cards >= a else 0
        at += fx.EFFECT_FIELDS
    return vp


def row_symbols(s: State, p: Player, row: i64) -> i64:
    """The symbols of a full row as a set; 0 if the row is not full."""
    symbols: i64 = 0
    if p.rows[row] == 4:
        slot: i64 = row * 4
        while slot < row * 4 + 4:
            symbols |= BIT[s.table.symbol[p.slots[slot]]]
            slot += 1
    return symbols


def row_vp(s: State, p: Player, row: i64) -> i64:
    """What a row scores by itself: four equal symbols 4, four different 2 (rule 8.2)."""
    different: i64 = count(row_symbols(s, p, row))
    if different == 1:
        return EQUAL_ROW
    return DIFFERENT_ROW if different == 4 else 0


def different_rows_vp(s: State, p: Player, slot: i64) -> i64:
    """What a card adds for rows of four different symbols, up to so many rows (BT5)."""
    card: i64 = p.slots[slot]
    at: i64 = card * fx.EFFECTS * fx.EFFECT_FIELDS
    while s.table.effects[at] != fx.DIFFERENT_ROWS:
        at += fx.EFFECT_FIELDS
        if at == (card + 1) * fx.EFFECTS * fx.EFFECT_FIELDS:
            return 0
    rows: i64 = 0
    row: i64 = 0
    while row < 3:
        if count(row_symbols(s, p, row)) == 4:
            rows += 1
        row += 1
    most: i64 = s.table.effects[at + 1]
    return (rows if rows < most else most) * (s.table.effects[at + 2] - DIFFERENT_ROW)


def score(s: State, seat: i64) -> i64:
    """A player's score as things stand."""
    p: Player = player(s, seat)
    opponent: Player = player(s, 1 - seat)
    total: i64 = p.stock[VP] + printed_vp(s, p)
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD:
            total += effect_vp(s, p, opponent, slot) + different_rows_vp(s, p, slot)
        slot += 1
    row: i64 = 0
    while row < 3:
        total += row_vp(s, p, row)
        row += 1
    return total


def winner(s: State) -> i64:
    """0 blue, 1 white, DRAW: score, then gold, then goods (rule 8.4)."""
    lead: i64 = score(s, 0) - score(s, 1)
    if lead == 0:
        lead = s.blue.stock[GOLD] - s.white.stock[GOLD]
    if lead == 0:
        lead = goods_held(s.blue) - goods_held(s.white)
    if lead == 0:
        return DRAW
    return 0 if lead > 0 else 1
