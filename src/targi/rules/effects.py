"""Numbers for the effect vocabulary of `targi.cards`, each named after its word.

Codes below POWERS are permanent: a player's display is summed up by code in `Player.power`; those
from ONCE on count only while the card has its action marker (rule 5.28). The others act when their
card is displayed, when a dune is carried out, or at the end.
"""

from typing import Final

DISCOUNT: Final = 0  # 0-4, one code a symbol
GOODS_CARD_BONUS: Final = 5  # 5-10, one code a resource
NOBLE_DISCOUNT: Final = 11
ONE_FOR_ONE: Final = 12
CONSOLATION: Final = 13
RAID_IMMUNITY: Final = 14
RAID_REWARD: Final = 15
ROBBER_PASSAGE: Final = 16
HAND_PLAY: Final = 17
TARGIA_BONUS: Final = 18
NOBLE_GOLD_SUBSTITUTE: Final = 19
DUNE_BONUS: Final = 20
FREE_REJECTION: Final = 21
RAID_DISCOUNT: Final = 22
CHEAP_GOLD: Final = 23
WATER_PLACE_BONUS: Final = 24
WATER_DISCOUNT: Final = 25
SMITH_BONUS: Final = 26
ONCE: Final = 27
OPPOSITE_PASSAGE: Final = 27
SHARED_DUNE: Final = 28
DISCARD_PILE_CARD: Final = 29
HAND_PLAY_ONCE: Final = 30
RAID_PASS: Final = 31
EXCHANGE: Final = 32
POWERS: Final = 33

# when displayed, or carried out as a dune
REARRANGE: Final = 40
GOODS_PER_CARDS: Final = 41
GOODS_PER_FREE_SPACES: Final = 42
STORED_GOLD: Final = 43
FEWER_TARGIS: Final = 44
CHOOSE: Final = 45
TAKE: Final = 46
RENEW_DUNES: Final = 47
REVEAL_TRIBE: Final = 48
SWAP: Final = 49
WATER_PER_SYMBOL: Final = 50
REVEAL_GOODS: Final = 51

# at the end
VP_PER_SYMBOL: Final = 60
VP_FOR_MORE_CARDS: Final = 61
VP_FOR_ROW_END: Final = 62
VP_FOR_CARDS: Final = 63
DIFFERENT_ROWS: Final = 64
VP_PER_TOKENS: Final = 65
VP_PER_COLUMN: Final = 66
VP_FOR_PLAIN_ROWS: Final = 67
VP_FOR_ALL_SYMBOLS: Final = 68

# dunes
CENTRE_TRIBE: Final = 80
SWAP_OR_EXCHANGE: Final = 81
DISPLAY_FOR_WATER: Final = 82
JOKER: Final = 83
FREE_BORDER: Final = 84
OPPONENTS_BORDER: Final = 85
CENTRE_GOODS: Final = 86
PICK_TRIBE: Final = 87
HAND_PLAY_REDUCED: Final = 88
TARGIA_USES: Final = 89
SELL_PAIRS: Final = 90

NO_EFFECT: Final = -1
EFFECTS: Final = 3  # at most so many effects a card
EFFECT_FIELDS: Final = 4  # code and up to three parameters

ANY_GOODS: Final = 6  # goods of choice, beside the six resources
GIFTS: Final = 7  # the six resources and goods of choice
OPTIONS: Final = 4
