"""The effect words that the tribe cards of the expansion add."""

from collections.abc import Mapping
from typing import Final

from targi.cards.tokens import RESOURCES, SYMBOLS
from targi.cards.vocabulary.word import (
    DISPLAY,
    EVERY,
    MOST_OPTIONS,
    VP_UP_TO_4,
    WATER_UP_TO_4,
    Amount,
    Number,
    OneOf,
    Word,
)

BOTH: Final = ("tribe", "dune")

EXPANSION_WORDS: Final[Mapping[str, Word]] = {
    # Taking tokens
    "take": Word(
        "immediate",
        ("5.26", "5.29", "5.31"),
        {kind: Amount(9) for kind in (*RESOURCES, "goods")},
        BOTH,
    ),
    "reveal_goods": Word(
        "immediate",
        ("5.18", "5.29"),
        {"cards": Number(1, MOST_OPTIONS), "take": Number(1, MOST_OPTIONS)},
        BOTH,
    ),
    "water_per_symbol": Word(
        "immediate",
        ("5.26", "5.29"),
        {"symbol": OneOf(SYMBOLS), "least": Number(1, DISPLAY, "water")},
    ),
    # Water and the Targia
    "targia_bonus": Word("permanent", ("5.30",), {"water": WATER_UP_TO_4}),
    "water_place_bonus": Word("permanent", ("9.5",), {"water": WATER_UP_TO_4}),
    "water_discount": Word("permanent", ("5.27",), {"water": WATER_UP_TO_4}),
    # Paying and exchanging
    "noble_gold_substitute": Word("permanent", ("5.27",)),
    "cheap_gold": Word("permanent", ("5.14",)),
    "smith_bonus": Word("permanent", ("5.14", "9.5"), {"exchanges": Number(1, 4)}),
    "exchange": Word("once", ("5.14", "5.28")),
    # Tribe cards
    "reveal_tribe": Word("immediate", ("5.5", "5.29")),
    "discard_pile_card": Word("once", ("5.28", "5.29")),
    "free_rejection": Word("permanent", ("5.29", "9.5")),
    "hand_play_once": Word("once", ("5.24", "5.28")),
    "swap": Word("immediate", ("5.23", "5.26")),
    # Placing and dunes
    "opposite_passage": Word("once", ("3.7", "5.28")),
    "shared_dune": Word("once", ("3.7", "5.28", "5.32")),
    "renew_dunes": Word("immediate", ("5.29",)),
    "dune_bonus": Word("permanent", ("5.31",), {"water": WATER_UP_TO_4}),
    # Raids
    "raid_discount": Word("permanent", ("7.4",), {"goods": Number(1, 1, "goods")}),
    "raid_pass": Word("once", ("5.28", "7.4")),
    # Scoring
    "vp_per_tokens": Word(
        "end",
        ("0.5", "8.2"),
        {"kind": OneOf(("gold", "water", "goods")), "every": EVERY, "vp": VP_UP_TO_4},
    ),
    "vp_per_column": Word("end", ("8.2",), {"vp": VP_UP_TO_4}),
    "vp_for_plain_rows": Word("end", ("8.2",), {"vp": VP_UP_TO_4}),
    "vp_for_all_symbols": Word("end", ("8.2",), {"vp": VP_UP_TO_4}),
}
