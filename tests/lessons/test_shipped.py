"""The lessons of this edition: each is solved by its solutions, and no move goes unanswered."""

import pytest

from targi.game.moves.notation import possible_texts
from targi.lessons import texts
from targi.lessons.checking import problems
from targi.lessons.loading import LessonError
from targi.lessons.model import DO, Lesson
from targi.lessons.run import ELSEWHERE, MADE, REFUSED, Run, moves_to
from targi.lessons.shipped import ORDER, lesson, lesson_about, lessons
from targi.text import LANGUAGES

ALL = {one.id: one for one in lessons()}


@pytest.fixture(params=ALL)
def learned(request: pytest.FixtureRequest) -> Lesson:
    """Each of the lessons."""
    return ALL[request.param]


def test_they_come_in_their_order() -> None:
    """And each is found by its id."""
    assert [*ALL] == [one for one in ORDER if one in ALL]
    assert lesson("desert").id == "desert"
    with pytest.raises(LessonError, match="unknown lesson 'dessert'; did you mean desert"):
        lesson("dessert")


def test_a_rule_has_one_lesson_at_most() -> None:
    """That is the one that a refusal offers."""
    rules = [rule for one in ALL.values() for rule in one.rules]
    assert len(rules) == len({*rules})
    assert lesson_about("3.2") is ALL["targis"]
    assert lesson_about("9.1") is None


def test_it_keeps_its_promises(learned: Lesson) -> None:
    """All steps are solved by their solutions, lit places exist, words are there and short."""
    assert problems([learned]) == []


def test_it_is_played_to_its_end_by_the_help(learned: Lesson) -> None:
    """Move by move, as who needs help at every step would play it."""
    moves: list[str] = []
    for number, step in enumerate(learned.steps):
        run = Run(learned, number, [] if step.table else moves)
        while (helping := run.help()) is not None:
            run.answer(helping)
        assert run.solved or step.kind == "spot", step.id
        moves = run.moves


def test_every_move_is_answered_at_every_step(learned: Lesson) -> None:
    """Made, and then the player is asked again; or said to be about something else; or refused."""
    for number, step in enumerate(learned.steps):
        before = moves_to(learned, number)
        run = Run(learned, number, before)
        legal = [str(move) for move in run.game.legal_moves()]
        for move in legal:
            tried = Run(learned, number, before)
            answer = tried.answer(move)
            made = step.kind == DO and step.allows(move)
            assert answer.kind == (MADE if made else ELSEWHERE), (step.id, move)
            assert tried.solved or tried.game.over or tried.game.to_move == "blue" or not made
        for text in possible_texts(run.game.state).keys() - {*legal} | {"plaec 5"}:
            refused = run.answer(text)
            assert refused.kind == REFUSED
            assert refused.reason is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_all_languages(learned: Lesson, language: str) -> None:
    """Each in words of its own."""
    said = [texts.said(learned, key, language) for key in learned.keys]
    assert len({*said}) == len(said)
