"""Scoring and winning (section 8): tokens, printed VP, end effects, rows.

Each part has a function of its own, so that the total and its breakdown (rule 8.5) cannot differ.
"""

from typing import Final

from targi.rules import effects as fx
from targi.rules.bits import BIT, count
from targi.rules.native import i64
from targi.rules.state import NO_CARD, SLOTS, Player, State
from targi.rules.table import GOLD, JOKER_SYMBOL, SYMBOL_COUNT, VP, WATER
from targi.rules.tokens import goods_held, player

EQUAL_ROW: Final = 4
DIFFERENT_ROW: Final = 2
WATER_FOR_VP: Final = 2
ALL_SYMBOLS: Final = 0b11111
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


def _symbol(s: State, card: i64, joker: i64) -> i64:
    """The symbol of a displayed card; a joker dune shows the one chosen for it (rule 8.3)."""
    symbol: i64 = s.table.symbol[card]
    return joker if symbol == JOKER_SYMBOL else symbol


def _count_symbol(s: State, p: Player, symbol: i64, joker: i64) -> i64:
    cards: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD and _symbol(s, p.slots[slot], joker) == symbol:
            cards += 1
        slot += 1
    return cards


def _symbols(s: State, p: Player, joker: i64) -> i64:
    """All symbols of a display, as a set."""
    symbols: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD:
            symbols |= BIT[_symbol(s, p.slots[slot], joker)]
        slot += 1
    return symbols


def _owned(p: Player, kind: i64) -> i64:
    return goods_held(p) if kind == fx.ANY_GOODS else p.stock[kind]


def effect_vp(s: State, p: Player, opponent: Player, slot: i64, joker: i64) -> i64:
    """What the end effects of the card in a slot score; they consume nothing (rule 8.2)."""
    card: i64 = p.slots[slot]
    vp: i64 = 0
    at: i64 = card * fx.EFFECTS * fx.EFFECT_FIELDS
    end: i64 = at + fx.EFFECTS * fx.EFFECT_FIELDS
    while at < end:
        code: i64 = s.table.effects[at]
        a: i64 = s.table.effects[at + 1]
        b: i64 = s.table.effects[at + 2]
        if code == fx.VP_PER_SYMBOL:  # rule 0.5: rounded down, each card by itself
            vp += _count_symbol(s, p, a, joker) // b * s.table.effects[at + 3]
        elif code == fx.VP_FOR_MORE_CARDS:
            vp += a if p.cards > opponent.cards else 0
        elif code == fx.VP_FOR_ROW_END:
            vp += a if slot % 4 == 3 else 0
        elif code == fx.VP_FOR_CARDS:
            vp += b if p.cards >= a else 0
        elif code == fx.DIFFERENT_ROWS:
            rows: i64 = _rows_with(s, p, 4, joker)
            vp += (rows if rows < a else a) * (b - DIFFERENT_ROW)
        elif code == fx.VP_PER_TOKENS:
            vp += _owned(p, a) // b * s.table.effects[at + 3]
        elif code == fx.VP_PER_COLUMN:
            vp += a * _different_columns(s, p, joker)
        elif code == fx.VP_FOR_PLAIN_ROWS:
            vp += a * (_rows_with(s, p, 2, joker) + _rows_with(s, p, 3, joker))
        elif code == fx.VP_FOR_ALL_SYMBOLS:
            vp += a if _symbols(s, p, joker) == ALL_SYMBOLS else 0
        at += fx.EFFECT_FIELDS
    return vp


def _different_columns(s: State, p: Player, joker: i64) -> i64:
    """Columns of three cards with three different symbols (XT9, rule 8.2)."""
    columns: i64 = 0
    column: i64 = 0
    while column < 4:
        symbols: i64 = 0
        row: i64 = 0
        while row < 3:
            if p.rows[row] > column:
                symbols |= BIT[_symbol(s, p.slots[row * 4 + column], joker)]
            row += 1
        if count(symbols) == 3:
            columns += 1
        column += 1
    return columns


def _row_variety(s: State, p: Player, row: i64, joker: i64) -> i64:
    """How many different symbols a full row shows; 0 if the row is not full."""
    symbols: i64 = 0
    if p.rows[row] == 4:
        slot: i64 = row * 4
        while slot < row * 4 + 4:
            symbols |= BIT[_symbol(s, p.slots[slot], joker)]
            slot += 1
    return count(symbols)


def _rows_with(s: State, p: Player, variety: i64, joker: i64) -> i64:
    rows: i64 = 0
    row: i64 = 0
    while row < 3:
        if _row_variety(s, p, row, joker) == variety:
            rows += 1
        row += 1
    return rows


def row_vp(s: State, p: Player, row: i64, joker: i64) -> i64:
    """What a row scores by itself: four equal symbols 4, four different 2 (rule 8.2)."""
    variety: i64 = _row_variety(s, p, row, joker)
    if variety == 1:
        return EQUAL_ROW
    return DIFFERENT_ROW if variety == 4 else 0


def water_vp(s: State, p: Player) -> i64:
    """Expansion: 1 VP for every 2 water (rule 8.2)."""
    return p.stock[WATER] // WATER_FOR_VP if s.table.expansion else 0


def _score_with(s: State, p: Player, opponent: Player, joker: i64) -> i64:
    total: i64 = p.stock[VP] + printed_vp(s, p) + water_vp(s, p)
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD:
            total += effect_vp(s, p, opponent, slot, joker)
        slot += 1
    row: i64 = 0
    while row < 3:
        total += row_vp(s, p, row, joker)
        row += 1
    return total


def best_joker(s: State, seat: i64) -> i64:
    """The symbol that gives most to a player with a joker dune; the first of equals (rule 8.3)."""
    p: Player = player(s, seat)
    opponent: Player = player(s, 1 - seat)
    best: i64 = 0
    symbol: i64 = 1
    while symbol < SYMBOL_COUNT:
        if _score_with(s, p, opponent, symbol) > _score_with(s, p, opponent, best):
            best = symbol
        symbol += 1
    return best


def has_joker(s: State, p: Player) -> bool:
    """Whether a joker dune lies in the display."""
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD and s.table.symbol[p.slots[slot]] == JOKER_SYMBOL:
            return True
        slot += 1
    return False


def score(s: State, seat: i64) -> i64:
    """A player's score as things stand."""
    p: Player = player(s, seat)
    joker: i64 = best_joker(s, seat) if has_joker(s, p) else 0
    return _score_with(s, p, player(s, 1 - seat), joker)


def winner(s: State) -> i64:
    """0 blue, 1 white, DRAW: score, then gold, then goods or water (rule 8.4)."""
    lead: i64 = score(s, 0) - score(s, 1)
    if lead == 0:
        lead = s.blue.stock[GOLD] - s.white.stock[GOLD]
    if lead == 0 and s.table.water_breaks_ties:
        lead = s.blue.stock[WATER] - s.white.stock[WATER]
    elif lead == 0:
        lead = goods_held(s.blue) - goods_held(s.white)
    if lead == 0:
        return DRAW
    return 0 if lead > 0 else 1
