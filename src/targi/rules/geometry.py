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
COLUMN_LINE: Final = vec[i64](
    [LEFT, MIDDLE, RIGHT, 0, 0, 0, 0, 0, RIGHT, MIDDLE, LEFT, 0, 0, 0, 0, 0]
)
TOP, CENTRE, BOTTOM = 0b000_000_111, 0b000_111_000, 0b111_000_000
ROW_LINE: Final = vec[i64]([0, 0, 0, 0, TOP, CENTRE, BOTTOM, 0, 0, 0, 0, 0, BOTTOM, CENTRE, TOP, 0])
