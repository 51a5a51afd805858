"""Every way through the shipped lessons, not only that of their solutions."""

import pytest

from targi.lessons.model import DO, LEARNER, Lesson
from targi.lessons.run import Run
from targi.lessons.shipped import lessons


@pytest.mark.parametrize("found", lessons(), ids=lambda found: found.id)
def test_every_way_that_a_step_allows_leads_on(found: Lesson) -> None:
    """Whichever of the possible moves a player takes, the goal is still reached."""
    starts: list[list[str]] = [[]]
    for number, step in enumerate(found.steps):
        starts = [[]] if step.table else starts
        starts = different(found, number, [end for s in starts for end in ends(found, number, s)])


def ends(found: Lesson, number: int, start: list[str]) -> list[list[str]]:
    """The moves since the last table, in all ways that lead from this start through a step."""
    begun, reached = [start], []
    seen: set[tuple[str, ...]] = set()
    while begun:
        run = Run(found, number, begun.pop())
        known = tuple(sorted(run.moves))  # the same moves in another order lead to the same
        if known in seen:
            continue
        seen.add(known)
        if run.step.kind != DO or run.solved:
            reached.append(run.moves)
            continue
        moves = [str(move) for move in run.game.legal_moves() if run.step.allows(str(move))]
        assert moves, f"{run.step.id}: stuck after {', '.join(run.moves)}"
        assert run.game.to_move == LEARNER
        begun += [[*run.moves, move] for move in moves]
    return reached


def different(found: Lesson, number: int, reached: list[list[str]]) -> list[list[str]]:
    """One way to each position that a step leads to."""
    positions = {str(Run(found, number, moves).game.position()): moves for moves in reached}
    return [*positions.values()]
