"""The fixed action table of both boxes: every decision of the game is one of 120 numbers.

What a number means depends on what is asked (`steps`): action 61 takes, pays, gives or leaves out
one salt. Actions below 60 name places and rows, the others deeds, so the legal actions of a
state are two sets of 60 bits each (`State.low`, `State.high`).
"""

from typing import Final

ACTIONS: Final = 120
HALF: Final = 60  # the first action of the upper set

BORDER: Final = 0  # 0-15: border card 1-16
CELL: Final = 16  # 16-24: centre cell, in reading order
DUNE: Final = 25  # 25-44
SLOT: Final = 45  # 45-56: place in the display, row by row
ROW: Final = 57  # 57-59
GOOD: Final = 60  # 60-62: one of dates, salt, pepper
TRADE_3_GOLD: Final = 63  # 63-65: three of a kind for 1 gold
TRADE_2_GOLD: Final = 66  # 66-68: two of a kind for 1 gold
TRADE_2_1: Final = 69  # 69-74: two of a kind for one of another, see PAIRS
TRADE_1_1: Final = 75  # 75-80: one for one of another, see PAIRS
TRADE_WATER: Final = 81  # 81-83: one good for 1 water
ANY_TWO: Final = 84  # 84-89: a pair of any goods
SMITH_2: Final = 90  # 90-92: two of a kind for 1 VP
SMITH_4: Final = 93  # 93-95: four of a kind for 3 VP
SMITH_GOLD_1: Final = 96  # 1 gold for 2 VP
SMITH_GOLD_2: Final = 97  # 2 gold for 4 VP
WATER_GOLD: Final = 98
WATER_GOOD: Final = 99  # 99-101
COST: Final = 102  # 102 cost, 103 cost and extra, 104 alternative, 105 alternative and extra
ALTERNATIVE: Final = 104
OPTION: Final = 106  # 106-109: first to fourth option
HAND: Final = 110
DISCARD: Final = 111
TARGIA: Final = 112
NEXT: Final = 113
TAKE: Final = 114
SUBSTITUTE: Final = 115
DECLINE: Final = 116
NONE: Final = 117
STOP: Final = 118
DONE: Final = 119

# Deeds as members of the upper set
OPTION_BIT: Final = 2 ** (OPTION - HALF)
SMITH_GOLD_1_BIT: Final = 2 ** (SMITH_GOLD_1 - HALF)
SMITH_GOLD_2_BIT: Final = 2 ** (SMITH_GOLD_2 - HALF)
WATER_GOLD_BIT: Final = 2 ** (WATER_GOLD - HALF)
WATER_GOOD_BITS: Final = 2 ** (WATER_GOOD - HALF) * 0b111
HAND_BIT: Final = 2 ** (HAND - HALF)
DISCARD_BIT: Final = 2 ** (DISCARD - HALF)
TARGIA_BIT: Final = 2 ** (TARGIA - HALF)
NEXT_BIT: Final = 2 ** (NEXT - HALF)
TAKE_BIT: Final = 2 ** (TAKE - HALF)
SUBSTITUTE_BIT: Final = 2 ** (SUBSTITUTE - HALF)
DECLINE_BIT: Final = 2 ** (DECLINE - HALF)
NONE_BIT: Final = 2 ** (NONE - HALF)
STOP_BIT: Final = 2 ** (STOP - HALF)
DONE_BIT: Final = 2 ** (DONE - HALF)
