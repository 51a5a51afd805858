"""The lessons of this edition, in the order in which they are learned."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from targi.cards.error_texts import unknown
from targi.lessons.loading import LessonError, parse_lessons
from targi.lessons.model import Lesson

FIRST_GAME: Final = "first-game"  # its last position is one to play on from
ORDER: Final = (
    *("desert", "targis", "goods", "tribe-cards", "rows", "raids", "border", FIRST_GAME),
    *("water", "dunes", "targia"),
)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All of them."""
    folder = files("targi.lessons") / "data"
    found = [
        lesson
        for file in folder.iterdir()
        if file.name.endswith(".toml")
        for lesson in parse_lessons(file.read_text("utf-8"), file.name, texts=False)
    ]
    return tuple(sorted(found, key=lambda lesson: ORDER.index(lesson.id)))


def taken_names(own: Iterable[Lesson]) -> list[str]:
    """Which lessons of somebody's own are named like one of these, a line each."""
    known = {lesson.id for lesson in lessons()}
    return [
        f"{lesson.file}: {lesson.id}: there is a lesson of this name already"
        for lesson in own
        if lesson.id in known
    ]


def lesson_about(rule: str) -> Lesson | None:
    """The lesson that explains a rule, if there is one."""
    return next((found for found in lessons() if rule in found.rules), None)


def lesson(lesson_id: str, among: Sequence[Lesson] | None = None) -> Lesson:
    """The lesson of this id, of these or of this edition; `LessonError` if there is none."""
    known = lessons() if among is None else among
    for found in known:
        if found.id == lesson_id:
            return found
    raise LessonError(unknown("lesson", lesson_id, [one.id for one in known]))
