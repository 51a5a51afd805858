"""The effect words that only dunes use."""

from collections.abc import Mapping
from typing import Final

from targi.cards.vocabulary.word import (
    GOODS_UP_TO_4,
    MOST_OPTIONS,
    WATER_UP_TO_4,
    Number,
    Parameter,
    Word,
)

TIMES_UP_TO_4: Final = Number(1, 4)


def _dune(rules: tuple[str, ...], **parameters: Parameter) -> Word:
    return Word("dune", rules, parameters, cards=("dune",))


DUNE_WORDS: Final[Mapping[str, Word]] = {
    # Tribe cards
    "centre_tribe": _dune(("5.31", "5.33")),
    "display_for_water": _dune(("5.33",), water=WATER_UP_TO_4),
    "pick_tribe": _dune(("5.36",), cards=Number(1, MOST_OPTIONS), goods=GOODS_UP_TO_4),
    "hand_play_reduced": _dune(("5.36",), goods=GOODS_UP_TO_4, gold=Number(1, 4, "gold")),
    "swap_or_exchange": _dune(("5.23", "5.34")),
    "joker": _dune(("5.32", "5.37", "8.3"), water=WATER_UP_TO_4),
    # Border cards and the Targia
    "free_border": _dune(("5.35",)),
    "opponents_border": _dune(("5.35",)),
    "targia_uses": _dune(("5.30",), uses=TIMES_UP_TO_4),
    # Goods
    "centre_goods": _dune(("5.18", "5.33"), times=TIMES_UP_TO_4),
    "sell_pairs": _dune(("5.31",), times=TIMES_UP_TO_4),
}
