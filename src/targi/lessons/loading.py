"""Reading a file of lessons, `targi-lessons/1`: exact or refused, with the place of every mistake.

The layout is described in docs/lessons.md. Whether a lesson can be played to its end is not read
but tried, in `checking`.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from targi.cards import CardError
from targi.cards.errors import Spot, gather
from targi.cards.reading import values as reading
from targi.cards.reading.toml import parse_toml, read_toml
from targi.cards.reading.values import Reader
from targi.game import Ruleset, RulesetError
from targi.game.moves.events import NAMES
from targi.game.names import SEATS
from targi.game.refusal.reasons import CODES
from targi.lessons.model import DO, REFUSE, Goal, Lesson, Step
from targi.lessons.tables import read_table
from targi.text import LANGUAGES
from targi.text.language import DEFAULT
from targi.text.rules import rules

Lessons: TypeAlias = tuple[Lesson, ...]
Texts: TypeAlias = Mapping[str, Mapping[str, str]]

FORMAT: Final = "targi-lessons/1"
_ID: Final = "[a-z0-9-]{1,30}"
_NOT_STEPS: Final = ("about",)  # the key of a lesson's own text
_MOST: Final = 100  # items of any list


class LessonError(ValueError):
    """Lessons that cannot be; each argument is one thing wrong with them."""

    @property
    def problems(self) -> tuple[str, ...]:
        """All that is wrong, a line each."""
        return self.args

    def __str__(self) -> str:
        return "\n".join(self.args)


def read_lessons(path: Path) -> Lessons:
    """The lessons of a file of somebody's own, with their texts."""
    try:
        spot = Spot(str(path))
        return _file(spot, read_toml(path, spot), texts=True)
    except CardError as error:
        raise LessonError(*error.problems) from None


def parse_lessons(text: str, name: str, *, texts: bool) -> Lessons:
    """The lessons written in `text`; `name` is what errors call it. Shipped ones have no texts."""
    try:
        return _file(Spot(name), parse_toml(text, Spot(name)), texts=texts)
    except CardError as error:
        raise LessonError(*error.problems) from None


def _file(spot: Spot, data: dict[str, object], *, texts: bool) -> Lessons:
    own: dict[str, Reader] = {
        "languages": partial(reading.choices, low=1, high=len(LANGUAGES), reader=_language),
        "text": lambda spot, value: reading.table(spot, value, dict.fromkeys(LANGUAGES, _texts)),
    }
    readers: dict[str, Reader] = {"format": _format, "lesson": _lessons, **(own if texts else {})}
    found = reading.table(spot, data, readers, readers)
    lessons: Lessons = found["lesson"]
    if not texts:
        return lessons
    _check_texts(spot, found["languages"], found["text"], lessons)
    return tuple(replace(lesson, texts=found["text"]) for lesson in lessons)


def _format(spot: Spot, value: object) -> str:
    if value != FORMAT:
        raise spot.expected(f'"{FORMAT}"', value)
    return FORMAT


def _language(spot: Spot, value: object) -> str:
    return reading.word(spot, value, "language", LANGUAGES)


def _texts(spot: Spot, value: object) -> dict[str, str]:
    entries = reading.any_table(spot, value)
    found = gather(partial(reading.text, spot.at(key), text) for key, text in entries.items())
    return dict(zip(entries, found, strict=True))


def _check_texts(spot: Spot, languages: tuple[str, ...], texts: Texts, lessons: Lessons) -> None:
    """Refuse texts that belong to nothing, and lessons that lack one."""
    known = [key for lesson in lessons for key in lesson.keys]
    spare = [
        partial(_no_such_text, spot.at("text"), language, key, known)
        for language, entries in texts.items()
        for key in entries
        if language not in languages or key not in known
    ]
    missing = [
        partial(_missing_text, Spot(spot.file, _of_key(lesson, key)), language, key)
        for lesson in lessons
        for language in languages
        for key in lesson.keys
        if key not in texts.get(language, {})
    ]
    gather([*spare, *missing])


def _no_such_text(spot: Spot, language: str, key: str, known: list[str]) -> None:
    if key in known:
        raise spot.at(language).wrong("the language is not among languages")
    raise spot.at(language).unknown("key", key, known)


def _missing_text(spot: Spot, language: str, key: str) -> None:
    raise spot.at(f"text.{language}").wrong(f"{key} is missing")


def _of_key(lesson: Lesson, key: str) -> str:
    """The lesson, or the step, that a text belongs to."""
    step = key.removeprefix(f"{lesson.id}-")
    return f"{lesson.id}: {step}" if step in [one.id for one in lesson.steps] else lesson.id


# Lessons


def _lessons(spot: Spot, value: object) -> Lessons:
    # gathered, so that a file's author learns of the mistakes of all lessons at once
    tables = reading.items(spot, value, 1, _MOST)
    found = tuple(gather(partial(_lesson, *item) for item in tables))
    if twice := reading.repeated(lesson.id for lesson in found):
        raise spot.wrong(f"{twice[0]} comes twice")
    return found


def _lesson(spot: Spot, value: object) -> Lesson:
    here = Spot(spot.file, _name(value, spot.field))
    readers: dict[str, Reader] = {
        "id": _id,
        "ruleset": _ruleset,
        "rules": partial(reading.choices, low=1, high=_MOST, reader=_rule),
        "step": lambda spot, value: reading.items(spot, value, 1, _MOST),
    }
    found = reading.table(here, value, readers, ("id", "ruleset", "step"))
    ruleset: Ruleset = found["ruleset"]
    steps = tuple(
        gather(partial(_step, at, step, ruleset, here.card) for at, step in found["step"])
    )
    if twice := reading.repeated(step.id for step in steps):
        raise here.at("step").wrong(f"{twice[0]} comes twice")
    if steps[0].table is None:
        raise Spot(here.file, f"{here.card}: {steps[0].id}").wrong(
            "table is missing; the first step of a lesson begins with one"
        )
    return Lesson(found["id"], ruleset, found.get("rules", ()), steps, here.file)


def _name(value: object, field: str) -> str:
    """What errors call a lesson or step: its id, or its place if that is wrong."""
    name = value.get("id") if isinstance(value, dict) else None
    return name if isinstance(name, str) and re.fullmatch(_ID, name) else field


def _id(spot: Spot, value: object) -> str:
    text = reading.text(spot, value)
    if not re.fullmatch(_ID, text):
        raise spot.expected("1 to 30 small letters, digits or hyphens", value)
    return text


def _ruleset(spot: Spot, value: object) -> Ruleset:
    try:
        return Ruleset.of(reading.text(spot, value))
    except RulesetError as error:
        raise spot.wrong(str(error)) from None


def _rule(spot: Spot, value: object) -> str:
    return reading.word(spot, value, "rule", rules(DEFAULT))


# Steps


def _step(spot: Spot, value: object, ruleset: Ruleset, lesson: str) -> Step:
    here = Spot(spot.file, f"{lesson}: {_name(value, spot.field)}")
    some_texts = partial(reading.array, low=1, high=_MOST, reader=reading.text)
    readers: dict[str, Reader] = {
        "id": _id,
        "rule": _rule,
        "table": partial(read_table, ruleset=ruleset),
        "goal": partial(reading.choices, low=1, high=_MOST, reader=_goal),
        "refused": partial(reading.word, noun="reason", known=CODES),
        "spot": partial(reading.choices, low=1, high=_MOST, reader=reading.text),
        "lights": partial(reading.choices, low=1, high=_MOST, reader=reading.text),
        **dict.fromkeys(("replies", "allow", "solution"), some_texts),
    }
    step = Step(**reading.table(here, value, readers, ("id", "rule")))
    if step.id in _NOT_STEPS:
        raise here.at("id").wrong(f"{step.id} is the key of another text")
    kinds = [name for name in ("goal", "refused", "spot") if getattr(step, name)]
    if len(kinds) > 1:
        raise here.wrong(f"expected one of goal, refused and spot, found {' and '.join(kinds)}")
    moves = step.kind in (DO, REFUSE)
    if moves and not step.solution:
        raise here.wrong("solution is missing")
    if not moves and (unused := [name for name in ("solution", "allow") if getattr(step, name)]):
        raise here.at(unused[0]).wrong(
            "no move is made in a step that says neither goal nor refused"
        )
    return step


def _goal(spot: Spot, value: object) -> Goal:
    readers: dict[str, Reader] = {
        "event": partial(reading.word, noun="event", known=NAMES),
        "player": partial(reading.word, noun="player", known=SEATS),
        **dict.fromkeys(("card", "kind", "source", "target", "cause"), reading.text),
        "amount": partial(reading.number, low=1, high=100),
    }
    return Goal(**reading.table(spot, value, readers, ("event",)))
