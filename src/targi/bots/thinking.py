"""How minds think: a search is run in slices until its budget is spent or the choice is clear.

A slice takes a few milliseconds, so that Ctrl-C, a time limit and `Bot.stop` are heard. Not here:
the searches themselves (`core`) and which level uses which (`levels`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

from targi.bots.budget import Budget

SLICE: Final = 2_000  # work, some milliseconds compiled
ENOUGH: Final = 0.5  # of what is left: fewer visits cannot make up for a greater distance


class Searching(Protocol):
    """A search that can be run for a while, looked at, and run on."""

    def run(self, work: int) -> None:
        """Search on until so much work has been done in all."""

    def work(self) -> int:
        """The work done so far."""

    def full(self) -> bool:
        """Whether it cannot go on for lack of memory."""


def spend(
    search: Searching,
    budget: Budget,
    visits: Callable[[], list[int]],
    stopped: Callable[[], bool],
) -> None:
    """Run a search until its budget is spent, its choice is clear, or it is stopped."""
    began = time.monotonic()
    while not search.full() and not stopped():
        seconds = time.monotonic() - began
        left = _work_left(search.work(), seconds, budget)
        if left <= 0 or _is_clear(visits(), search.work(), left):
            return
        search.run(search.work() + min(SLICE, left))


def _work_left(done: int, seconds: float, budget: Budget) -> int:
    """What may still be done; with a time limit alone it is estimated from the pace so far."""
    if budget.seconds is not None and seconds >= budget.seconds:
        return 0
    if budget.work is not None:
        return budget.work - done
    assert budget.seconds is not None
    return int(done * (budget.seconds - seconds) / seconds) if done and seconds > 0 else SLICE


def _is_clear(visits: list[int], done: int, left: int) -> bool:
    """Whether the second best cannot catch up any more."""
    if len(visits) < 2 or not any(visits):
        return False
    best, second = sorted(visits, reverse=True)[:2]
    per_visit = done / sum(visits)
    return best - second > ENOUGH * left / per_visit
