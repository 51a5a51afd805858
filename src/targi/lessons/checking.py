"""Whether lessons keep their promise: every step can be solved, lit places exist, words are short.

A lesson is played to its end by its own solutions. What is wrong is told in lines that name file,
lesson and step.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from targi.game import Game
from targi.game.moves.notation import possible_texts
from targi.game.refusal.reasons import CODES
from targi.lessons.model import DO, PLACE_WORDS, REFUSE, Lesson, Step
from targi.lessons.run import MADE, REFUSED, Run, moves_to
from targi.lessons.seats import CELLS
from targi.lessons.texts import languages, said
from targi.text import MissingWords

MOST_WORDS: Final = 20  # of what a step says
_BORDER: Final = [str(number) for number in range(1, 17)]


def problems(lessons: Sequence[Lesson]) -> list[str]:
    """All that is wrong with these lessons, a line each."""
    return [problem for lesson in lessons for problem in _problems(lesson)]


def _problems(lesson: Lesson) -> Iterator[str]:
    reached = True
    for number, step in enumerate(lesson.steps):
        reached = reached or step.table is not None
        if reached:
            yield from (f"{_at(lesson, step)}: {problem}" for problem in _played(lesson, number))
            reached = _leads_on(lesson, number)
        yield from (f"{_at(lesson, step)}: {problem}" for problem in _wordy(lesson, step))
    yield from (f"{lesson.file}: {lesson.id}: {problem}" for problem in _untold(lesson))


def _at(lesson: Lesson, step: Step) -> str:
    return f"{lesson.file}: {lesson.id}: {step.id}"


# Playing


def _leads_on(lesson: Lesson, number: int) -> bool:
    """Whether the solution of a step leads to the one after it, all of its moves being made."""
    step, run = lesson.steps[number], Run(lesson, number, moves_to(lesson, number))
    return step.kind != DO or (
        all(run.answer(move).kind == MADE for move in step.solution) and run.solved
    )


def _played(lesson: Lesson, number: int) -> Iterator[str]:
    step = lesson.steps[number]
    run = Run(lesson, number, moves_to(lesson, number))
    yield from (
        f"{field}: {place!r} is no place of this table"
        for field in ("lights", "spot")
        for place in getattr(step, field)
        if not place_exists(place, run.game)
    )
    for move in step.solution:
        problem = _tried(run, step, move)
        if problem:
            yield f"solution: {move!r} {problem}"
            return
    if step.kind in (DO, REFUSE) and not run.solved:
        what = "goal" if step.kind == DO else f"reason {step.refused}"
        yield f"solution: does not lead to the {what}"
    for reply in run.missed:
        if reply:
            yield f"replies: {reply!r} is not possible"
        else:
            yield "replies: one is missing, the opponent is to decide"
    for reply in run.unsaid:
        yield f"replies: {reply!r} is never asked for"


def _tried(run: Run, step: Step, move: str) -> str:
    """What is wrong with a move of the solution, if anything."""
    if run.solved:
        return "comes after the step is solved"
    answer = run.answer(move)
    if answer.kind == REFUSED and answer.reason is not None:
        if answer.reason.code != step.refused:
            return f"is refused: {CODES[answer.reason.code]} (rule {answer.reason.rule})"
        known = possible_texts(run.game.state)
        return "" if move in known else "means nothing at this moment, so the help cannot say it"
    return "" if answer.kind == MADE else "is not among the moves of this step"


def place_exists(place: str, game: Game) -> bool:
    """Whether a place can be pointed at: on the board, beside it, or in a display."""
    if place in (*_BORDER, *CELLS, *PLACE_WORDS):
        return place != "targia" or game.ruleset.expansion
    now: Any = game.position()
    rows = (row for player in now["players"].values() for row in player["rows"])
    return place in now["dunes"] or any(place in row for row in rows)


# Words


def _wordy(lesson: Lesson, step: Step) -> Iterator[str]:
    for language in languages(lesson):
        key = f"{lesson.id}-{step.id}"
        text = _text(lesson, key, language)
        if text is None:
            yield f"text.{language}: {key} is missing"
        elif (count := number_of_words(text)) > MOST_WORDS:
            yield f"text.{language}: expected at most {MOST_WORDS} words, found {count}"


def _untold(lesson: Lesson) -> Iterator[str]:
    """What is missing of the texts of the lesson itself."""
    for language in languages(lesson):
        for key in lesson.keys[:2]:
            if _text(lesson, key, language) is None:
                yield f"text.{language}: {key} is missing"


def _text(lesson: Lesson, key: str, language: str) -> str | None:
    try:
        return said(lesson, key, language)
    except MissingWords:
        return None


def number_of_words(text: str) -> int:
    """How many words a text has; signs that stand alone are none."""
    return sum(any(map(str.isalnum, word)) for word in text.split())
