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
        "permanent",
        ("5.8", "5.21"),
        "Displaying another {symbol} card costs you {goods} less.",
        {"symbol": OneOf(SYMBOLS), "goods": GOODS_UP_TO_4},
    ),
    "noble_discount": Word(
        "permanent",
        ("5.8", "5.13"),
        "Displaying the card in your hand with the Noble costs you {goods} less.",
        {"goods": GOODS_UP_TO_4},
    ),
    "one_for_one": Word(
        "permanent",
        ("5.14",),
        "At the Trader you may also swap 1 good for 1 good of another kind.",
    ),
    "hand_play": Word(
        "permanent",
        ("5.24",),
        "You may display the card in your hand without the Noble if you pay {goods} on top of "
        "its cost.",
        {"goods": Number(1, 1, "good")},
    ),
    "stored_gold": Word(
        "stored",
        ("5.11", "5.25"),
        "Lay {gold} from the supply on this card; your next cost that asks for gold uses it.",
        {"gold": Number(1, 4, "gold")},
    ),
    # Taking goods
    "goods_card_bonus": Word(
        "permanent",
        ("5.18", "5.21"),
        "In every round in which a goods card gives you {kind}, take {amount} more of it.",
        {"kind": OneOf(RESOURCES), "amount": Number(1, 4)},
    ),
    "consolation": Word(
        "permanent",
        ("5.18", "5.22"),
        "In every round in which no goods card gives you a good, take {goods} of your choice.",
        {"goods": GOODS_UP_TO_4},
    ),
    "goods_per_cards": Word(
        "immediate",
        ("0.5", "5.26"),
        "Take 1 good of your choice for every {every} of the cards in your display.",
        {"every": EVERY},
    ),
    "goods_per_free_spaces": Word(
        "immediate",
        ("0.5", "5.26"),
        "Take 1 good of your choice for every {every} of the free spaces in your display.",
        {"every": EVERY},
    ),
    "choose": Word(
        "immediate",
        ("5.26",),
        "Take {options}, whichever you like.",
        {"options": Options()},
    ),
    # Placing and arranging
    "robber_passage": Word(
        "permanent",
        ("3.7",),
        "You may place a Targi on the card where the robber stands.",
    ),
    "fewer_targis": Word(
        "next_round",
        ("3.5",),
        "In the next round your opponent places only {targis}.",
        {"targis": Number(2, 2, "Targi")},
    ),
    "rearrange": Word(
        "immediate",
        ("5.23", "5.26"),
        "You may pick up at most {cards} of your display and lay them down elsewhere in it.",
        {"cards": Number(2, 2, "card")},
    ),
    # Raids
    "raid_immunity": Word(
        "permanent",
        ("7.4",),
        "Raids demand nothing of you.",
    ),
    "raid_reward": Word(
        "permanent",
        ("7.4",),
        "Take {vp} after every raid whose demand you met or were spared.",
        {"vp": VP_UP_TO_4},
    ),
    # Scoring
    "vp_per_symbol": Word(
        "end",
        ("0.5", "8.2"),
        "Score {vp} for every {every} of your {symbol} cards.",
        {"symbol": OneOf(SYMBOLS), "every": EVERY, "vp": VP_UP_TO_4},
    ),
    "vp_for_more_cards": Word(
        "end",
        ("8.2",),
        "Score {vp} if you display more cards than your opponent.",
        {"vp": VP_UP_TO_4},
    ),
    "vp_for_row_end": Word(
        "end",
        ("8.2",),
        "Score {vp} if this is the last card of a full row.",
        {"vp": VP_UP_TO_4},
    ),
    "vp_for_cards": Word(
        "end",
        ("8.2",),
        "Score {vp} if you display at least {cards}.",
        {"cards": Number(1, DISPLAY, "card"), "vp": VP_UP_TO_4},
    ),
    "different_rows": Word(
        "end",
        ("8.2",),
        "Up to {rows} with four different symbols score you {vp} each.",
        {"rows": Number(1, 3, "full row"), "vp": Number(3, 8, "VP")},
    ),
}
