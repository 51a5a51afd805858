"""Tables of lessons that are described and then played on, up to the middle of an action."""

import pytest

from targi.lessons.loading import LessonError, parse_lessons
from targi.lessons.run import Run

LESSON = """
format = "targi-lessons/1"

[[lesson]]
id = "hand"
ruleset = "base"

[[lesson.step]]
id = "full"
rule = "5.6"
refused = "hand_full"
solution = ["hand"]

[lesson.step.table]
centre = { "3,2" = "BT2" }
blue = { holds = "1 dates 1 salt 2 pepper", hand = "BO2", markers = "3,2" }
moves = ["use 3,2"]
"""


def test_a_step_can_begin_in_the_middle_of_an_action() -> None:
    """What is refused may be a choice that only an action offers."""
    [lesson] = parse_lessons(LESSON, "own.toml", texts=False)
    run = Run(lesson, 0)
    assert [str(move) for move in run.game.legal_moves()] == ["pay cost", "discard"]
    assert run.played == []
    run.answer("hand")
    assert run.solved


def test_a_move_that_cannot_be_made_is_told_with_its_place() -> None:
    """The position is right, the moves after it are not."""
    with pytest.raises(LessonError, match=r"own.toml: .*full.*moves.*'use 2,2' is not possible"):
        parse_lessons(LESSON.replace("use 3,2", "use 2,2"), "own.toml", texts=False)
