"""`LessonShelf`: the lessons of a server, those of this edition and its own, as they are sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial

import msgspec

from targi.lessons import texts
from targi.lessons.checking import problems
from targi.lessons.loading import LessonError
from targi.lessons.model import Lesson, Step
from targi.lessons.shipped import lessons, taken_names
from targi.server.wire import lessons as wire
from targi.server.wire.refusals import Refused


class LessonShelf:
    """Lessons in the order in which they are learned. Their words are put together only once."""

    def __init__(self, own: Sequence[Lesson] = ()) -> None:
        self._told: dict[str, wire.Lesson] = {}
        self._lessons = {lesson.id: lesson for lesson in lessons()}
        if wrong := [*taken_names(own), *problems(own)]:  # found before anybody begins to learn
            raise LessonError(*wrong)
        self._lessons |= {lesson.id: lesson for lesson in own}

    def lesson(self, name: str) -> Lesson:
        """The lesson of this name, or a refusal."""
        if name not in self._lessons:
            raise Refused("no_lesson")
        return self._lessons[name]

    @cached_property
    def listed(self) -> list[wire.ListedLesson]:
        """All of them, as a list shows them."""
        return [
            wire.ListedLesson(
                id=lesson.id,
                ruleset=str(lesson.ruleset),
                rules=lesson.rules,
                steps=len(lesson.steps),
                title=_in_all(lesson, partial(texts.title, lesson)),
                about=_in_all(lesson, partial(texts.about, lesson)),
            )
            for lesson in self._lessons.values()
        ]

    def told(self, name: str) -> wire.Lesson:
        """A lesson with its steps."""
        lesson = self.lesson(name)
        if name not in self._told:
            self._told[name] = _told(lesson)
        return self._told[name]


def _told(lesson: Lesson) -> wire.Lesson:
    return wire.Lesson(
        id=lesson.id,
        ruleset=str(lesson.ruleset),
        rules=lesson.rules,
        title=_in_all(lesson, partial(texts.title, lesson)),
        about=_in_all(lesson, partial(texts.about, lesson)),
        steps=[_step(lesson, step) for step in lesson.steps],
    )


def _step(lesson: Lesson, step: Step) -> wire.LessonStep:
    return wire.LessonStep(
        id=step.id,
        rule=step.rule,
        kind=msgspec.convert(step.kind, wire.StepKind),
        says=_in_all(lesson, partial(texts.says, lesson, step)),
        lights=step.lights,
        spots=step.spot,
        table=step.table is not None,
    )


def _in_all(lesson: Lesson, say: Callable[[str], str]) -> dict[str, str]:
    """Words in every language that the lesson speaks."""
    return {language: say(language) for language in texts.languages(lesson)}
