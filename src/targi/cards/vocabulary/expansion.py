"""The effect words that the tribe cards of the expansion add."""

from collections.abc import Mapping
from typing import Final

from targi.cards.tokens import SYMBOLS
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
        "Take {amounts}.",
        {
            "dates": Amount(9, "dates"),
            "salt": Amount(9, "salt"),
            "pepper": Amount(9, "pepper"),
            "gold": Amount(9, "gold"),
            "water": Amount(9, "water"),
            "vp": Amount(9, "VP"),
            "goods": Amount(9, "good"),
        },
        BOTH,
    ),
    "reveal_goods": Word(
        "immediate",
        ("5.18", "5.29"),
        "Turn up {cards} of the goods pile, take what you see on {take} of them, discard them all.",
        {"cards": Number(1, MOST_OPTIONS, "card"), "take": Number(1, MOST_OPTIONS)},
        BOTH,
    ),
    "water_per_symbol": Word(
        "immediate",
        ("5.26", "5.29"),
        "Take 1 water for every {symbol} card of your display, but at least {least}.",
        {"symbol": OneOf(SYMBOLS), "least": Number(1, DISPLAY, "water")},
    ),
    # Water and the Targia
    "targia_bonus": Word(
        "permanent",
        ("5.30",),
        "Take {water} after each use of the Targia.",
        {"water": WATER_UP_TO_4},
    ),
    "water_place_bonus": Word(
        "permanent",
        ("9.5",),
        "The Waterhole gives you {water} more.",
        {"water": WATER_UP_TO_4},
    ),
    "water_discount": Word(
        "permanent",
        ("5.27",),
        "If you choose a cost with water in it for a tribe card, pay {water} less.",
        {"water": WATER_UP_TO_4},
    ),
    # Paying and exchanging
    "noble_gold_substitute": Word(
        "permanent",
        ("5.27",),
        "With the Noble you may pay 1 water and 1 good of any kind where a cost asks for 1 gold.",
    ),
    "cheap_gold": Word(
        "permanent",
        ("5.14",),
        "At the Trader, 2 goods of one kind are enough for 1 gold.",
    ),
    "smith_bonus": Word(
        "permanent",
        ("5.14", "9.5"),
        "A visit to the Silversmith allows you {exchanges} more.",
        {"exchanges": Number(1, 4, "purchase")},
    ),
    "exchange": Word(
        "once",
        ("5.14", "5.28"),
        "Swap as many of your goods as you like, each for 1 good of another kind.",
    ),
    # Tribe cards
    "reveal_tribe": Word(
        "immediate",
        ("5.5", "5.29"),
        "Turn up a tribe card from the pile and use it like one from the centre.",
    ),
    "discard_pile_card": Word(
        "once",
        ("5.28", "5.29"),
        "At the Tribal Expansion, turn nothing up but take the top card of the discard pile: "
        "pay for it and display it, or keep it in your empty hand.",
    ),
    "free_rejection": Word(
        "permanent",
        ("5.29", "9.5"),
        "In each visit to the Tribal Expansion your first rejection costs no water.",
    ),
    "hand_play_once": Word(
        "once",
        ("5.24", "5.28"),
        "Pay for the card in your hand and display it without the Noble.",
    ),
    "swap": Word(
        "immediate",
        ("5.23", "5.26"),
        "You may let two cards of your display change places.",
    ),
    # Placing and dunes
    "opposite_passage": Word(
        "once",
        ("3.7", "5.28"),
        "Place a Targi opposite a Targi of your opponent.",
    ),
    "shared_dune": Word(
        "once",
        ("3.7", "5.28", "5.32"),
        "Place a Targi on a dune that your opponent has taken.",
    ),
    "renew_dunes": Word(
        "immediate",
        ("5.29",),
        "Discard all dunes without a Targi and turn up others until three lie open.",
    ),
    "dune_bonus": Word(
        "permanent",
        ("5.31",),
        "Take {water} after each dune that you carry out.",
        {"water": WATER_UP_TO_4},
    ),
    # Raids
    "raid_discount": Word(
        "permanent",
        ("7.4",),
        "If you pay a raid in goods, leave out {goods} of your choice.",
        {"goods": Number(1, 1, "good")},
    ),
    "raid_pass": Word(
        "once",
        ("5.28", "7.4"),
        "Give up nothing at a raid.",
    ),
    # Scoring
    "vp_per_tokens": Word(
        "end",
        ("0.5", "8.2"),
        "Score {vp} for every {every} of the {kind} you still own.",
        {"kind": OneOf(("gold", "water", "goods")), "every": EVERY, "vp": VP_UP_TO_4},
    ),
    "vp_per_column": Word(
        "end",
        ("8.2",),
        "Score {vp} for every column of three cards with three different symbols.",
        {"vp": VP_UP_TO_4},
    ),
    "vp_for_plain_rows": Word(
        "end",
        ("8.2",),
        "Score {vp} for every full row whose symbols bring you nothing.",
        {"vp": VP_UP_TO_4},
    ),
    "vp_for_all_symbols": Word(
        "end",
        ("8.2",),
        "Score {vp} if your display shows all five symbols.",
        {"vp": VP_UP_TO_4},
    ),
}
