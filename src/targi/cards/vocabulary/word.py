"""What an effect word is: when it works, its rules and its parameters.

The words themselves are in `base`, `expansion` and `dunes`; `vocabulary` joins them. What a word
says on a card is its message `effect-<word>` in `targi.text`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

TIMINGS: Final = (
    "permanent",  # from the moment when the card is displayed
    "immediate",  # once, when the card is displayed
    "end",  # when points are counted
    "stored",  # kept on the card until it is needed
    "next_round",
    "once",  # at a moment of the player's choice
    "dune",  # when the dune is carried out
)

# What one option of `choose` may be, and how many options a card may offer (actions 106-109
# are the four numbered options of the action table).
OPTION_KINDS: Final = ("goods", "gold", "vp", "water")
MOST_OPTIONS: Final = 4
MOST_OF_AN_OPTION: Final = 4

# A display has three rows of four (rule 5.7).
DISPLAY: Final = 12


@dataclass(frozen=True, slots=True)
class Number:
    """A parameter that is a whole number; `token` is what it counts, if it counts tokens."""

    low: int
    high: int
    token: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that may be left out, which means 0; a word needs at least one of its amounts."""

    high: int


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
    """One effect word: when it works, the rules it rests on, its parameters, on which cards."""

    timing: str
    rules: tuple[str, ...]
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    cards: tuple[str, ...] = ("tribe",)


GOODS_UP_TO_4: Final = Number(1, 4, "goods")
WATER_UP_TO_4: Final = Number(1, 4, "water")
VP_UP_TO_4: Final = Number(1, 4, "vp")
EVERY: Final = Number(1, DISPLAY)
