"""The guided first game keeps its promises: soon playing, soon done, never stuck, and played on."""

import re

import pytest

from targi.lessons import texts
from targi.lessons.model import DO, Lesson
from targi.lessons.run import Run
from targi.lessons.shipped import lesson
from targi.text import LANGUAGES

FIRST = lesson("first-game")
WORDS_A_SECOND = 200 / 60
OWN_MOVE, REPLY = 4, 2  # seconds


def words(said: str) -> int:
    """How many words are read; signs that stand alone are none."""
    return sum(any(map(str.isalnum, word)) for word in said.split())


def solved(found: Lesson) -> list[Run]:
    """Every step after its solution, each where the one before has led."""
    runs: list[Run] = []
    moves: list[str] = []
    for number, step in enumerate(found.steps):
        run = Run(found, number, [] if step.table else moves)
        for move in step.solution:
            run.answer(move)
        runs.append(run)
        moves = run.moves
    return runs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_own_move_comes_after_half_a_minute_of_reading(language: str) -> None:
    """A newcomer wants to play; with more words before that, many leave."""
    first = next(number for number, step in enumerate(FIRST.steps) if step.kind == DO)
    said = [texts.says(FIRST, step, language) for step in FIRST.steps[: first + 1]]
    assert sum(map(words, said)) / WORDS_A_SECOND <= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_takes_seven_minutes(language: str) -> None:
    """Longer ones are put off; there is time to look before every move."""
    reading = sum(words(texts.says(FIRST, step, language)) for step in FIRST.steps)
    own = sum(len(step.solution) + len(step.spot) for step in FIRST.steps)
    replies = sum(len(step.replies) for step in FIRST.steps)
    assert reading / WORDS_A_SECOND + OWN_MOVE * own + REPLY * replies <= 7 * 60


def test_the_last_step_goes_on_where_the_second_round_ended() -> None:
    """After looking ahead the player finds the table as it was left, with the turn finished."""
    left = next(run for run in solved(FIRST) if run.step.id == "signs").game
    for move in ("use 3", "done"):
        left.play(move)
    back = Run(FIRST, len(FIRST.steps) - 1).game
    assert back.position() == left.position()
    assert (back.round, back.phase, back.to_move) == (3, "place", "blue")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_that_is_told_is_the_score(language: str) -> None:
    """The end of the scene is told in numbers, which its position must bring."""
    run = next(run for run in solved(FIRST) if run.step.id == "score")
    totals = [score["total"] for score in run.game.scores().values()]
    told = re.findall("[0-9]+", texts.says(FIRST, run.step, language))
    assert list(map(int, told)) == totals
