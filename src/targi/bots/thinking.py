"""How strategies search: step by step, until the budget is spent or the choice is clear.

Steps are short, so that Ctrl-C, a time limit and `Bot.stop` are heard. How long they are follows
from the search's pace, and changes nothing of what it finds; whether its choice is clear does, and
so that is looked at after fixed amounts of work. Not here: the searches themselves (`core`) and
which level uses which (`levels`).
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

from targi.bots.budget import Budget

STEP: Final = 0.01  # seconds
FIRST_STEP: Final = 16  # work, while the pace is not known
BETWEEN_LOOKS: Final = 2_000  # work
# A choice is clear when the second best would need more than this part of what is left to catch up:
# hardly ever does it get so much.
ENOUGH: Final = 0.5


class Searching(Protocol):
    """A search that can be run for a while, looked at, and run on."""

    def run(self, work: int) -> None:
        """Search on until so much work has been done in all."""

    def work(self) -> int:
        """The work done so far."""
        ...

    def full(self) -> bool:
        """Whether it cannot go on for lack of memory."""
        ...


def spend(
    search: Searching,
    budget: Budget,
    visits: Callable[[], list[int]],
    stopped: Callable[[], bool],
) -> None:
    """Run a search until its budget is spent, its choice is clear, or it is stopped."""
    began, before = monotonic(), search.work()
    next_look = before
    while not search.full() and not stopped():
        seconds, work = monotonic() - began, search.work()
        if budget.seconds is not None and seconds >= budget.seconds:
            return
        pace = (work - before) / seconds if work > before and seconds > 0 else FIRST_STEP / STEP
        left = _work_left(work, seconds, pace, budget)
        if work >= next_look:
            if left <= 0 or _is_clear(visits(), work, left):
                return
            next_look = work + min(BETWEEN_LOOKS, left)
        search.run(min(next_look, work + max(1, int(pace * STEP))))


def _work_left(work: int, seconds: float, pace: float, budget: Budget) -> int:
    """What may still be done; with a time limit alone it is estimated from the pace so far."""
    if budget.work is not None:
        return budget.work - work
    assert budget.seconds is not None
    return max(1, int(pace * (budget.seconds - seconds)))


def _is_clear(visits: list[int], work: int, left: int) -> bool:
    """Whether the second best will hardly catch up any more."""
    if len(visits) < 2 or not any(visits):
        return False
    best, second = sorted(visits, reverse=True)[:2]
    per_visit = work / sum(visits)
    return best - second > ENOUGH * left / per_visit
