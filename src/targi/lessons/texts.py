"""The words of lessons: messages for shipped ones, texts of their file for others.

Lessons of a file may lack a language; in it they speak the first that they have.
"""

from collections.abc import Mapping

from targi.lessons.model import Lesson, Step
from targi.text import LANGUAGES, Phrase, words
from targi.text.phrases import clean


def languages(lesson: Lesson) -> list[str]:
    """In which languages a lesson can be read."""
    return [*(lesson.texts or LANGUAGES)]


def title(lesson: Lesson, language: str) -> str:
    """What a lesson is called."""
    return said(lesson, lesson.id, language)


def about(lesson: Lesson, language: str) -> str:
    """What it is about, in one line."""
    return said(lesson, f"{lesson.id}-about", language)


def says(lesson: Lesson, step: Step, language: str) -> str:
    """What is told in a step."""
    return said(lesson, f"{lesson.id}-{step.id}", language)


def said(lesson: Lesson, key: str, language: str) -> str:
    """The text of a key."""
    if not lesson.texts:
        return words(language).say(Phrase(f"lesson-{key}"))
    first: Mapping[str, str] = next(iter(lesson.texts.values()))
    return clean(lesson.texts.get(language, first)[key])
