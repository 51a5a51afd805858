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

TIMES_UP_TO_4: Final = Number(1, 4, "time")


def _dune(rules: tuple[str, ...], sentence: str, **parameters: Parameter) -> Word:
    return Word("dune", rules, sentence, parameters, cards=("dune",))


DUNE_WORDS: Final[Mapping[str, Word]] = {
    # Tribe cards
    "centre_tribe": _dune(
        ("5.31", "5.33"),
        "Take a tribe card without any marker from the centre: pay for it and display it, "
        "or keep it in your empty hand.",
    ),
    "display_for_water": _dune(
        ("5.33",),
        "Display a tribe card on which your marker lies; it costs {water} and nothing else.",
        water=WATER_UP_TO_4,
    ),
    "pick_tribe": _dune(
        ("5.36",),
        "Turn up {cards} of the tribe pile and pick one or none: display it for {goods} less, "
        "or keep it in your empty hand. Discard the others.",
        cards=Number(1, MOST_OPTIONS, "card"),
        goods=GOODS_UP_TO_4,
    ),
    "hand_play_reduced": _dune(
        ("5.36",),
        "Display the card in your hand without the Noble, for {goods} less or {gold} less.",
        goods=GOODS_UP_TO_4,
        gold=Number(1, 4, "gold"),
    ),
    "swap_or_exchange": _dune(
        ("5.23", "5.34"),
        "Let two cards of your display change places, or let the card in your hand change places "
        "with one of them. Neither costs anything.",
    ),
    "joker": _dune(
        ("5.32", "5.37", "8.3"),
        "Pay {water} and lay this dune into your display, where it counts as a card; "
        "at the end it takes the symbol that serves you best.",
        water=WATER_UP_TO_4,
    ),
    # Border cards and the Targia
    "free_border": _dune(
        ("5.35",),
        "Use a border card where nobody placed a Targi this round and no robber stands; "
        "raids are out.",
    ),
    "opponents_border": _dune(
        ("5.35",),
        "Use a border card on which your opponent placed a Targi this round.",
    ),
    "targia_uses": _dune(
        ("5.30",),
        "Use the Targia {uses}, wherever she stands.",
        uses=TIMES_UP_TO_4,
    ),
    # Goods
    "centre_goods": _dune(
        ("5.18", "5.33"),
        "Take a goods card without any marker from the centre and receive {times} what it gives.",
        times=TIMES_UP_TO_4,
    ),
    "sell_pairs": _dune(
        ("5.31",),
        "Sell any 2 goods for 1 gold, up to {times}.",
        times=TIMES_UP_TO_4,
    ),
}
