"""What an effect word is: when it works, its parameters, its rules and its sentence.

The words themselves are in `base`, `expansion` and `dunes`; `vocabulary` joins
them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

TIMINGS: Final = {
    "permanent": "always, from now on",
    "immediate": "at once, when displayed",
    "end": "at the end of the game",
    "stored": "kept on the card until it is needed",
    "next_round": "in the next round",
    "once": "once, at a moment of your choice",
    "dune": "when the dune is carried out",
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
class Amount:
    """A number that may be left out, which means 0; a word needs at least one of its amounts."""

    high: int
    unit: str


@dataclass(frozen=True, slots=True)
class OneOf:
    """A parameter that is one of a few words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """A parameter that lists things to choose from, each a kind and an amount."""


Parameter: TypeAlias = Number | Amount | OneOf | Options


@dataclass(frozen=True, slots=True)
class Word:
    """One effect word; in its sentence `{amounts}` stands for all amounts together.

    The sentence explains the word to people who write card files (docs/cards.md). What players
    read on a card is said by `targi.text`.
    """

    timing: str
    rules: tuple[str, ...]
    sentence: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    cards: tuple[str, ...] = ("tribe",)


GOODS_UP_TO_4: Final = Number(1, 4, "good")
WATER_UP_TO_4: Final = Number(1, 4, "water")
VP_UP_TO_4: Final = Number(1, 4, "VP")
EVERY: Final = Number(1, DISPLAY)
