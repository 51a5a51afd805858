"""The effect words of the base box."""

from collections.abc import Mapping
from typing import Final

from targi.cards.tokens import RESOURCES, SYMBOLS
from targi.cards.vocabulary.word import (
    DISPLAY,
    EVERY,
    GOODS_UP_TO_4,
    VP_UP_TO_4,
    Number,
    OneOf,
    Options,
    Word,
)

BASE_WORDS: Final[Mapping[str, Word]] = {
    # Paying and exchanging
    "discount": Word(
        "permanent", ("5.8", "5.21"), {"symbol": OneOf(SYMBOLS), "goods": GOODS_UP_TO_4}
    ),
    "noble_discount": Word("permanent", ("5.8", "5.13"), {"goods": GOODS_UP_TO_4}),
    "one_for_one": Word("permanent", ("5.14",)),
    "hand_play": Word("permanent", ("5.24",), {"goods": Number(1, 1, "goods")}),
    "stored_gold": Word("stored", ("5.11", "5.25"), {"gold": Number(1, 4, "gold")}),
    # Taking goods
    "goods_card_bonus": Word(
        "permanent", ("5.18", "5.21"), {"kind": OneOf(RESOURCES), "amount": Number(1, 4)}
    ),
    "consolation": Word("permanent", ("5.18", "5.22"), {"goods": GOODS_UP_TO_4}),
    "goods_per_cards": Word("immediate", ("0.5", "5.26"), {"every": EVERY}),
    "goods_per_free_spaces": Word("immediate", ("0.5", "5.26"), {"every": EVERY}),
    "choose": Word("immediate", ("5.26",), {"options": Options()}),
    # Placing and arranging
    "robber_passage": Word("permanent", ("3.7",)),
    "fewer_targis": Word("next_round", ("3.5",), {"targis": Number(2, 2)}),
    "rearrange": Word("immediate", ("5.23", "5.26"), {"cards": Number(2, 2)}),
    # Raids
    "raid_immunity": Word("permanent", ("7.4",)),
    "raid_reward": Word("permanent", ("7.4",), {"vp": VP_UP_TO_4}),
    # Scoring
    "vp_per_symbol": Word(
        "end", ("0.5", "8.2"), {"symbol": OneOf(SYMBOLS), "every": EVERY, "vp": VP_UP_TO_4}
    ),
    "vp_for_more_cards": Word("end", ("8.2",), {"vp": VP_UP_TO_4}),
    "vp_for_row_end": Word("end", ("8.2",), {"vp": VP_UP_TO_4}),
    "vp_for_cards": Word("end", ("8.2",), {"cards": Number(1, DISPLAY), "vp": VP_UP_TO_4}),
    "different_rows": Word("end", ("8.2",), {"rows": Number(1, 3), "vp": Number(3, 8, "vp")}),
}
