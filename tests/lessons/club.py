"""The example of docs/lessons.md: a lesson of every kind of step, as a club may write one."""

import pytest

from targi.lessons.loading import LessonError, parse_lessons
from targi.lessons.model import Lesson
from tests.project.files import ROOT

CLUB = (ROOT / "docs/lessons.md").read_text("utf-8").split("```toml\n")[1].split("```")[0]
NAME = "ours.toml"


def lessons(text: str = CLUB) -> tuple[Lesson, ...]:
    """The lessons of a club's file."""
    return parse_lessons(text, NAME, texts=True)


def club() -> Lesson:
    """The lesson of the example."""
    (lesson,) = lessons()
    return lesson


def refusal(text: str) -> tuple[str, ...]:
    """What is wrong with a file, without its name."""
    with pytest.raises(LessonError) as caught:
        lessons(text)
    assert all(problem.startswith(f"{NAME}: ") for problem in caught.value.problems)
    return tuple(problem.removeprefix(f"{NAME}: ") for problem in caught.value.problems)


def changed(old: str, new: str) -> str:
    """The example with one thing changed, that is there once."""
    assert CLUB.count(old) == 1, old
    return CLUB.replace(old, new)
