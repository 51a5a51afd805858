"""The numbers that describe a player's side of a position: their places in a list, and their names.

Each number is zero for a player who has nothing of the kind, so that the difference of two sides
is zero between equals. How they are found is in `sides`; what they are worth is data (`weights`).
"""

from typing import Final

from targi.rules import effects as fx
from targi.rules.table import BORDER_NAMES

POINTS: Final = 0
FIRST_GOODS: Final = 1  # kinds of goods held at least once,
SECOND_GOODS: Final = 2  # at least twice,
MORE_GOODS: Final = 3  # and what is held beyond that
GOLD_1: Final = 4
GOLD_2: Final = 5
GOLD_3: Final = 6
WATER_FEW: Final = 7  # up to 5
WATER_MORE: Final = 8
STORED: Final = 9
CROWDED: Final = 10  # goods beyond 8: the limit is near
CARDS: Final = 11
MORE_CARDS: Final = 12  # than the opponent
ROW_1: Final = 13  # rows under way: one card,
ROW_2_EQUAL: Final = 14
ROW_2_DIFFERENT: Final = 15
ROW_3_EQUAL: Final = 16
ROW_3_DIFFERENT: Final = 17
ROW_3_MIXED: Final = 18
HELD: Final = 19  # a card in hand
HELD_POINTS: Final = 20
HELD_PAYABLE: Final = 21
HELD_MISSING: Final = 22
HELD_FRESH: Final = 23  # taken this round: not yet for the Noble
STARTS: Final = 24  # this round while placing, later the next one
TO_PLACE: Final = 25
WITHHELD: Final = 26
BORDER: Final = 27  # 27-37: figures on border cards that are of use, by kind
IDLE: Final = 38  # figures on border cards without use
SALE: Final = 39  # the best single sale at the Silversmith
MARKED_GOODS: Final = 40
MARKED_GOLD: Final = 41
MARKED_WATER: Final = 42
MARKED_VP: Final = 43
MARKED_PAYABLE: Final = 44  # tribe cards under markers that can be paid,
MARKED_POINTS: Final = 45  # with their VP
MARKED_FOR_HAND: Final = 46
MARKED_HAND_POINTS: Final = 47
MARKED_MISSING: Final = 48
MARKED_USELESS: Final = 49
OPEN_PAYABLE: Final = 50  # open tribe cards in the centre that can be paid
OPEN_BEST: Final = 51  # the VP of the best of them
RAID_DUE: Final = 52
RAID_SHORT: Final = 53  # 53-55: it could not be paid now, and comes this round or one or two later
REACH_PLACES: Final = 56  # while placing: border cards of use that are left,
REACH_PAYABLE: Final = 57  # tribe cards that can be paid and marked yet,
REACH_BEST: Final = 58  # the VP of the best of them,
REACH_GOLD: Final = 59  # goods cards with gold,
REACH_DUNES: Final = 60  # dunes of use,
REACH_TARGIA: Final = 61  # and the Targia's card
TARGIA: Final = 62
DUNE: Final = 63  # 63-82
POWER: Final = 83  # 83-115
FEATURES: Final = POWER + fx.POWERS


def _words(text: str) -> list[str]:
    return text.split()


_PLAIN_NAMES: Final = _words(
    "points first_goods second_goods more_goods gold_1 gold_2 gold_3 water_few water_more "
    "stored_gold crowded cards more_cards row_1 row_2_equal row_2_different row_3_equal "
    "row_3_different row_3_mixed held held_points held_payable held_missing held_fresh starts "
    "to_place withheld"
)
_MARKED_NAMES: Final = _words(
    "idle sale marked_goods marked_gold marked_water marked_vp marked_payable marked_points "
    "marked_for_hand marked_hand_points marked_missing marked_useless open_payable open_best "
    "raid_due raid_short raid_short_next raid_short_later reach_places reach_payable reach_best "
    "reach_gold reach_dunes reach_targia targia"
)
_POWER_NAMES: Final = _words(
    "discount_oasis discount_camel_rider discount_well discount_camp discount_targia "
    "bonus_dates bonus_salt bonus_pepper bonus_gold bonus_water bonus_vp noble_discount "
    "one_for_one consolation raid_immunity raid_reward robber_passage hand_play targia_bonus "
    "substitute dune_bonus free_rejection raid_discount cheap_gold water_place_bonus "
    "water_discount smith_bonus opposite_passage shared_dune discard_pile_card hand_play_once "
    "raid_pass exchange"
)
NAMES: Final = (
    _PLAIN_NAMES
    + ["on_" + name for name in BORDER_NAMES]
    + _MARKED_NAMES
    + [f"dune_{number:02d}" for number in range(1, 21)]
    + _POWER_NAMES
)
