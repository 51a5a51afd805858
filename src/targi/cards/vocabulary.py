"""The closed vocabulary of effects: every word a card may use, and nothing else.

Each word states when it works, its parameters with their allowed values, the rules it rests on,
and an English sentence with a gap for each parameter. Filling the gaps is in `sentences`; what a
word does in play belongs to the rules.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from targi.cards.tokens import RESOURCES, SYMBOLS

TIMINGS: Final = {
    "permanent": "always, from now on",
    "immediate": "at once, when displayed",
    "end": "at the end of the game",
    "stored": "kept on the card until it is needed",
    "next_round": "in the next round",
    "once": "once, at a moment of your choice",
}

# What one option of `choose` may be, and how many options a card may offer (actions 106-109
# are the four numbered options of the action table).
OPTION_KINDS: Final = ("goods", "gold", "vp", "water")
MOST_OPTIONS: Final = 4
MOST_OF_AN_OPTION: Final = 4

# A display has three rows of four (rule 5.7).
DISPLAY: Final = 12


@dataclass(frozen=True, slots=True)
class Number:
    """A parameter that is a whole number; `unit` names what it counts in a sentence."""

    low: int
    high: int
    unit: str = ""


@dataclass(frozen=True, slots=True)
class OneOf:
    """A parameter that is one of a few words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """A parameter that lists things to choose from, each a kind and an amount."""


Parameter: TypeAlias = Number | OneOf | Options


@dataclass(frozen=True, slots=True)
class Word:
    """One effect word."""

    timing: str
    rules: tuple[str, ...]
    sentence: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


_SYMBOL: Final = OneOf(SYMBOLS)
_GOODS: Final = Number(1, 4, "good")
_VP: Final = Number(1, 4, "VP")
_EVERY: Final = Number(1, DISPLAY)

VOCABULARY: Final[Mapping[str, Word]] = {
    # Paying and exchanging
    "discount": Word(
        "permanent",
        ("5.8", "5.21"),
        "Displaying another {symbol} card costs you {goods} less.",
        {"symbol": _SYMBOL, "goods": _GOODS},
    ),
    "noble_discount": Word(
        "permanent",
        ("5.8", "5.13"),
        "A hand card that you display with the Noble costs you {goods} less.",
        {"goods": _GOODS},
    ),
    "one_for_one": Word(
        "permanent",
        ("5.14",),
        "At the Trader you may also swap 1 good for 1 good of another kind.",
    ),
    "hand_play": Word(
        "permanent",
        ("5.24",),
        "You may display your hand card without the Noble if you pay {goods} on top of its cost.",
        {"goods": _GOODS},
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
        {"goods": _GOODS},
    ),
    "goods_per_cards": Word(
        "immediate",
        ("0.5", "5.26"),
        "Take 1 good of your choice for every {every} of the cards in your display.",
        {"every": _EVERY},
    ),
    "goods_per_free_spaces": Word(
        "immediate",
        ("0.5", "5.26"),
        "Take 1 good of your choice for every {every} of the free spaces in your display.",
        {"every": _EVERY},
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
        {"targis": Number(1, 2, "Targi")},
    ),
    "rearrange": Word(
        "immediate",
        ("5.23", "5.26"),
        "You may pick up at most {cards} of your display and lay them down elsewhere in it.",
        {"cards": Number(1, 2, "card")},
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
        {"vp": _VP},
    ),
    # Scoring
    "vp_per_symbol": Word(
        "end",
        ("0.5", "8.2"),
        "Score {vp} for every {every} of your {symbol} cards.",
        {"symbol": _SYMBOL, "every": _EVERY, "vp": _VP},
    ),
    "vp_for_more_cards": Word(
        "end",
        ("8.2",),
        "Score {vp} if you display more cards than your opponent.",
        {"vp": _VP},
    ),
    "vp_for_row_end": Word(
        "end",
        ("8.2",),
        "Score {vp} if this is the last card of a full row.",
        {"vp": _VP},
    ),
    "vp_for_cards": Word(
        "end",
        ("8.2",),
        "Score {vp} if you display at least {cards}.",
        {"cards": Number(1, DISPLAY, "card"), "vp": _VP},
    ),
    "different_rows": Word(
        "end",
        ("8.2",),
        "Up to {rows} with four different symbols score you {vp} each.",
        {"rows": Number(1, 3, "full row"), "vp": Number(3, 8, "VP")},
    ),
}
