"""The board: sixteen border cards around nine centre cells (rules 1.1-1.2).

Border cards are 0-15 for the printed numbers 1-16; cells are 0-8 in reading order.
"""

from typing import Final

from targi.rules.native import i64, vec

CELLS: Final = 9
CORNERS: Final = 0b1000_1000_1000_1000  # the raids 4, 8, 12, 16
NOT_CORNERS: Final = 0b0111_0111_0111_0111

# rule 1.2: opposite cards, by index; a corner has none
OPPOSITE: Final = vec[i64]([10, 9, 8, -1, 14, 13, 12, -1, 2, 1, 0, -1, 6, 5, 4, -1])

# The three cells that a Targi on this card draws his line through (rule 4.1).
LEFT, MIDDLE, RIGHT = 0b001_001_001, 0b010_010_010, 0b100_100_100
TOP, CENTRE, BOTTOM = 0b000_000_111, 0b000_111_000, 0b111_000_000
_COLUMNS: Final = [LEFT, MIDDLE, RIGHT, 0, 0, 0, 0, 0, RIGHT, MIDDLE, LEFT, 0, 0, 0, 0, 0]
_ROWS: Final = [0, 0, 0, 0, TOP, CENTRE, BOTTOM, 0, 0, 0, 0, 0, BOTTOM, CENTRE, TOP, 0]

# Sets of border cards have 16 bits; these tables answer for the lower and the upper 8 of them.
_BYTE: Final = 256


def _union(values: list[int], first: int) -> vec[i64]:
    """For every set of 8 cards from `first` on, the union of their values."""
    table: list[int] = []
    for cards in range(_BYTE):
        union = 0
        for n in range(8):
            if cards >> n & 1:
                union |= values[first + n]
        table.append(union)
    return vec[i64](table)


def _opposite_bits() -> list[int]:
    bits: list[int] = []
    for n in range(16):
        opposite = OPPOSITE[n]
        bits.append(2**opposite if opposite >= 0 else 0)
    return bits


_COLUMNS_LOW: Final = _union(_COLUMNS, 0)
_COLUMNS_HIGH: Final = _union(_COLUMNS, 8)
_ROWS_LOW: Final = _union(_ROWS, 0)
_ROWS_HIGH: Final = _union(_ROWS, 8)
_OPPOSITE_LOW: Final = _union(_opposite_bits(), 0)
_OPPOSITE_HIGH: Final = _union(_opposite_bits(), 8)


def opposite_cards(placed: i64) -> i64:
    """The border cards opposite to these."""
    return _OPPOSITE_LOW[placed & 255] | _OPPOSITE_HIGH[placed >> 8]


def lines(placed: i64) -> i64:
    """The cells through which a line of these Targis goes (rule 4.1)."""
    return _columns(placed) | _rows(placed)


def crossings(placed: i64) -> i64:
    """The cells where a row line and a column line of these Targis cross (rule 4.1)."""
    return _columns(placed) & _rows(placed)


def _columns(placed: i64) -> i64:
    return _COLUMNS_LOW[placed & 255] | _COLUMNS_HIGH[placed >> 8]


def _rows(placed: i64) -> i64:
    return _ROWS_LOW[placed & 255] | _ROWS_HIGH[placed >> 8]
