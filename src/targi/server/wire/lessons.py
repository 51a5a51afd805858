"""Lessons by HTTP: the list, one of them, and the answers to moves that are tried in it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from targi.server.wire.basics import Phrase
from targi.server.wire.commands import Number, Text
from targi.server.wire.messages import Entries, Snapshot
from targi.server.wire.refusals import Details

MOST_MOVES: Final = 200  # of a player since the last new position

StepKind: TypeAlias = Literal["show", "do", "refuse", "spot"]
AnswerKind: TypeAlias = Literal["made", "refused", "elsewhere"]


class ListedLesson(Struct, frozen=True):
    """A lesson in the list of all."""

    id: str
    ruleset: str  # as a text
    rules: tuple[str, ...]  # refusals with these rules offer it
    steps: int
    title: dict[str, str]  # by language
    about: dict[str, str]  # by language


class LessonStep(Struct, frozen=True):
    """What is told and lit in a step, and what it asks for."""

    id: str
    rule: str
    kind: StepKind
    says: dict[str, str]  # by language
    lights: tuple[str, ...]
    spots: tuple[str, ...]  # to be pointed at
    table: bool  # it begins with a new position


class Lesson(Struct, frozen=True):
    """A lesson with its steps."""

    id: str
    ruleset: str
    rules: tuple[str, ...]
    title: dict[str, str]  # by language
    about: dict[str, str]  # by language
    steps: list[LessonStep]


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A step, from 0, the player's moves since the last new position, and one that is tried."""

    step: Number
    moves: Annotated[list[Text], Meta(max_length=MOST_MOVES)]
    move: Text | None = None


class LessonHelp(Struct, frozen=True):
    """The next move of the solution, and what it is called."""

    move: str
    says: Phrase


class LessonAnswer(Struct, frozen=True):
    """The table as it is told now, what became of the move, and what would lead on."""

    messages: list[Snapshot | Entries]
    solved: bool
    answer: AnswerKind | None  # none: no move was tried
    refused: Details | None
    help: LessonHelp | None
