"""What messages of all kinds are made of: phrases, rulesets, amounts, one thing for each seat."""

from __future__ import annotations

import re
from typing import Final, Generic, Literal, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Struct

from targi.text import Phrase as GamePhrase

Box: TypeAlias = Literal["base", "expansion"]
Seat: TypeAlias = Literal["blue", "white"]
SEATS: Final[tuple[Seat, Seat]] = ("blue", "white")
SeatKind: TypeAlias = Literal["me", "friend", "open", "bot"]
First: TypeAlias = Literal["blue", "white", "random"]
End: TypeAlias = Literal["completed", "resigned", "agreed", "abandoned"]
Winner: TypeAlias = Literal["blue", "white", "draw"]
Against: TypeAlias = Literal["bot", "person", "self"]  # self: one person played both seats
Amounts: TypeAlias = dict[str, int]  # by kind of token, or by card
Cell: TypeAlias = tuple[int, int]  # row and column, from 0
TableStatus: TypeAlias = Literal["waiting", "playing", "over", "closed"]
EmoteName: TypeAlias = Literal["hello", "well_played", "thanks", "oops", "thinking", "good_game"]
T = TypeVar("T")


def kind_of(name: str) -> str:
    """The word for a class of entries, commands or messages: `SeatTaken` is `seat_taken`."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "_", name).lower()


class BySeat(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """Something of each player."""

    blue: T
    white: T


class Phrase(Struct, frozen=True, omit_defaults=True):
    """What is to be said: a message of the Fluent files and what fills its gaps."""

    id: str
    gaps: dict[str, Gap] = {}


# What fills a gap. Several phrases become a list in the form of the language.
Gap: TypeAlias = str | int | Phrase | tuple[Phrase, ...]


class RulesetOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is played, option by option, as in docs/positions.md."""

    box: Box
    start: Literal["normal", "easier"]
    targia: Literal["mirrored", "literal"]
    tiebreak: Literal["goods", "water"]
    deck: tuple[str, ...] = ()
    border: dict[str, str] = {}
    cards: str | None = None  # the hash of a custom card file


Ruleset: TypeAlias = str | RulesetOptions  # a box says it all if nothing is unusual


def wire_phrase(phrase: GamePhrase) -> Phrase:
    """A phrase as it is sent."""
    return msgspec.convert(phrase, Phrase, from_attributes=True)


def encoded(value: T) -> T:
    """A value in JSON already, to be sent several times and kept small in the meantime.

    The encoder copies it as it is. For type checkers it stays what it was, so that it fits only
    where the value itself would fit.
    """
    return cast(T, msgspec.Raw(msgspec.json.encode(value)))
