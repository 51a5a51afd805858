"""Numbers for the effect vocabulary of `targi.cards` (decision: effects are data).

Codes below POWERS are permanent: a player's display is summed up by code in `Player.power`.
The others act once, when their card is displayed, or at the end.
"""

from typing import Final

DISCOUNT: Final = 0  # 0-4, one code a symbol
BONUS: Final = 5  # 5-10, one code a resource: the bonus of a goods card
NOBLE_DISCOUNT: Final = 11
ONE_FOR_ONE: Final = 12
CONSOLATION: Final = 13
RAID_IMMUNITY: Final = 14
RAID_REWARD: Final = 15
ROBBER_PASSAGE: Final = 16
HAND_PLAY: Final = 17
POWERS: Final = 18

REARRANGE: Final = 20
GOODS_PER_CARDS: Final = 21
GOODS_PER_FREE_SPACES: Final = 22
STORED_GOLD: Final = 23
FEWER_TARGIS: Final = 24
CHOOSE: Final = 25

VP_PER_SYMBOL: Final = 40
VP_FOR_MORE_CARDS: Final = 41
VP_FOR_ROW_END: Final = 42
VP_FOR_CARDS: Final = 43
DIFFERENT_ROWS: Final = 44

NO_EFFECT: Final = -1
EFFECTS: Final = 3  # at most so many effects a card
EFFECT_FIELDS: Final = 4  # code and up to three parameters

ANY_GOODS: Final = 6  # an option of CHOOSE that gives goods of choice; others name a resource
OPTIONS: Final = 4
