"""A lesson is played by a list of moves: what is made, refused, answered, replied and solved."""

from collections.abc import Iterable

import pytest

from targi.lessons.loading import parse_lessons
from targi.lessons.model import Goal, Lesson
from targi.lessons.run import ELSEWHERE, MADE, REFUSED, Run, RunError, moves_to
from tests.lessons.club import club

# White has placed one more; the step is solved when blue has placed, whatever white replies.
PLACING = """
format = "targi-lessons/1"
[[lesson]]
id = "placing"
ruleset = "base"
[[lesson.step]]
id = "watch"
rule = "3.1"
table = { phase = "place", to_move = "white", blue = { targis = "5" }, white = { targis = "9" } }
replies = ["place 2"]
[[lesson.step]]
id = "two"
rule = "3.1"
goal = [{ event = "place", amount = 2 }]
replies = ["place 6", "done"]
allow = ["place *"]
solution = ["place 7", "place 13"]
"""
GAINING = """
format = "targi-lessons/1"
[[lesson]]
id = "gaining"
ruleset = "base"
[[lesson.step]]
id = "salt"
rule = "5.4"
table.centre = { "1,1" = "G04", "1,3" = "G05" }
table.blue = { markers = "1,1 1,3", targis = "15 2" }
goal = [{ event = "gain", kind = "salt", amount = 2 }]
solution = ["use 1,1", "use 15"]
[[lesson.step]]
id = "date"
rule = "5.4"
goal = [{ event = "gain", kind = "dates" }, { event = "use", source = "2" }]
solution = ["use 2"]
"""


def lesson(text: str) -> Lesson:
    """The lesson of a file without texts."""
    (found,) = parse_lessons(text, "lesson.toml", texts=False)
    return found


def after(found: Lesson, step: int, moves: Iterable[str] = ()) -> Run:
    """A run in which all these moves were made one after the other."""
    run = Run(found, step)
    for move in moves:
        assert run.answer(move).kind == MADE
    return run


def solved(run: Run) -> bool:
    """Whether the step is solved by now."""
    return run.solved


def test_a_step_that_shows_is_solved_at_once() -> None:
    """Nothing is made in it, but what is not possible is still refused."""
    run = Run(club(), 0)
    assert solved(run)
    assert run.help() is None
    assert run.answer("done").kind == ELSEWHERE
    answer = run.answer("use 2,2")
    assert (answer.kind, answer.reason and answer.reason.code) == (REFUSED, "no_marker")
    assert run.played == []


def test_places_are_judged_by_who_sees_them() -> None:
    """The run takes no moves, and does not know what was pointed at."""
    run = Run(club(), 1)
    assert (run.step.kind, run.solved, run.help()) == ("spot", False, None)
    assert run.answer("use 1,2").kind == ELSEWHERE


def test_a_move_is_made_if_it_belongs_to_the_step() -> None:
    """Others are answered and change nothing."""
    run = Run(club(), 2)
    assert run.help() == "use 2,3"
    assert run.answer("use 1,2").kind == ELSEWHERE
    assert run.answer("done").kind == ELSEWHERE
    answer = run.answer("use 2,2")
    assert answer.reason is not None
    assert (answer.reason.code, answer.reason.rule) == ("no_marker", "5.1")
    assert run.moves == []
    assert run.answer("use 2,3").kind == MADE
    assert (run.moves, run.played) == (["use 2,3"], [("blue", "use 2,3")])
    assert solved(run)
    assert run.help() is None
    assert run.answer("hand").kind == ELSEWHERE  # it belongs to a step to come


def test_a_refusal_can_be_what_a_step_is_about() -> None:
    """Only the one that is meant solves it; the help names the move to try."""
    run = Run(club(), 3, ["use 2,3"])
    assert run.help() == "pay cost"
    assert run.answer("use 1,2").kind == REFUSED
    assert run.answer("discard").kind == ELSEWHERE
    assert not solved(run)
    answer = run.answer("pay cost")
    assert (answer.kind, answer.reason and answer.reason.code) == (REFUSED, "cannot_pay")
    assert solved(run)
    assert run.moves == ["use 2,3"]


def test_moves_before_a_step_are_those_of_the_steps_that_take_moves() -> None:
    """Steps that show, refuse or ask for places take none."""
    run = Run(club(), 4, ["use 2,3"])
    assert run.step.id == "keep"
    assert run.answer("hand").kind == MADE
    assert solved(run)
    assert run.moves == ["use 2,3", "hand"]
    assert Run(club(), 4, run.moves).solved
    assert moves_to(club(), 4) == ["use 2,3"]
    assert moves_to(club(), 2) == []


def test_undo_is_a_shorter_list() -> None:
    """The same as if the move had never been made."""
    found = lesson(GAINING)
    run = after(found, 0, ["use 1,3", "use 1,1"])
    again = Run(found, 0, run.moves[:-1])
    assert again.game.position() == after(found, 0, ["use 1,3"]).game.position()
    assert again.help() == "use 1,1"


def test_the_opponent_replies_at_once() -> None:
    """At the beginning of a step, and after each move as long as there are replies."""
    found = lesson(PLACING)
    run = Run(found, 0)
    assert (run.played, run.solved, run.game.to_move) == ([("white", "place 2")], True, "blue")
    run = after(found, 1, ["place 7"])
    assert run.played == [("white", "place 2"), ("blue", "place 7"), ("white", "place 6")]
    assert not solved(run)
    assert run.answer("place 13").kind == MADE
    assert solved(run)
    assert run.played[-1] == ("white", "done")
    assert run.missed == run.unsaid == []


def test_a_reply_that_is_not_possible_is_replaced() -> None:
    """Nobody is stuck after an unusual move: the first legal one is made."""
    found = lesson(PLACING)
    run = after(found, 1, ["place 6"])
    assert run.missed == ["place 6"]
    assert run.game.to_move == "blue"
    assert run.help() == "place 7"
    without = lesson(PLACING.replace('replies = ["place 6", "done"]', ""))
    run = after(without, 1, ["place 7"])
    assert run.missed == [""]
    assert run.game.to_move == "blue"
    assert run.answer("place 13").kind == MADE
    assert run.game.to_move == "white"  # solved: nothing more is wanted in this step


def test_amounts_of_several_moves_add_up() -> None:
    """In one step; the next one counts again."""
    found = lesson(GAINING)
    run = Run(found, 0)
    assert run.help() == "use 1,1"
    assert run.answer("use 15").kind == MADE
    assert not solved(run)
    assert run.help() == "use 1,1"
    assert run.answer("use 1,1").kind == MADE
    assert solved(run)
    following = Run(found, 1, run.moves)
    assert not solved(following)
    assert following.answer("use 1,3").kind == MADE
    assert not solved(following)
    assert following.answer("use 2").kind == MADE
    assert solved(following)


def test_another_way_has_no_help() -> None:
    """The solution leads nowhere from there; one goes back instead."""
    run = after(lesson(GAINING), 0, ["done"])
    assert run.help() is None
    assert not solved(run)


@pytest.mark.parametrize(
    ("step", "moves", "problem"),
    [
        (2, [], "step: gaining has the steps 0 to 1"),
        (-1, [], "step: gaining has the steps 0 to 1"),
        (1, [], "moves: they do not solve the step salt"),
        (1, ["use 1,1"], "moves: they do not solve the step salt"),
        (0, ["use 5"], "moves: 'use 5' is not possible in the step salt"),
        (0, ["use 1,1", "use 1,1"], "moves: 'use 1,1' is not possible in the step salt"),
        (0, ["use 1,1", "use 15", "use 2"], "moves: 'use 2' is one more than the step salt takes"),
    ],
)
def test_moves_that_lead_elsewhere_are_an_error(step: int, moves: list[str], problem: str) -> None:
    """They cannot come from a player of this lesson."""
    with pytest.raises(RunError) as caught:
        Run(lesson(GAINING), step, moves)
    assert str(caught.value) == problem


def test_a_goal_asks_for_what_it_names() -> None:
    """Places as lessons write them; nobody's events count, the other player's do not."""
    run = Run(club(), 4, ["use 2,3", "hand"])
    events = [event for played in run.game.history for event in played.events]
    assert Goal("use", source="2,3").reached(events)
    assert Goal("use", source="2,3", target="stock").reached(events)
    assert Goal("fill", card="goods?", target="2,3").reached(events)
    assert not Goal("use", source="1,2").reached(events)
    assert not Goal("use", player="white").reached(events)
    assert not Goal("use", amount=2).reached(events)
    assert not Goal("card", card="BO3", target="display").reached(events)
