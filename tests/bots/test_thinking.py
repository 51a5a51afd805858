"""Budgets are kept: work to the last position, time within a step, and no thought once it is clear.

The searches here only count, on a clock of their own that goes as fast as they say.
"""

from dataclasses import dataclass, field

import pytest

from targi.bots import Budget, thinking
from targi.bots.thinking import BETWEEN_LOOKS, STEP, spend

PACES = [100.0, 1_500.0, 60_000.0, 1_000_000.0]  # work a second


@dataclass
class Counting:
    """A search that does so much work a second, and knows when it was looked at."""

    pace: float
    shares: list[float] = field(default_factory=lambda: [0.5, 0.5])  # of the visits
    most: float = float("inf")
    stop_at: float = float("inf")  # seconds
    done: int = 0
    seconds: float = 0.0
    stopped_at: list[float] = field(default_factory=list)

    def run(self, work: int) -> None:
        """Count on."""
        assert work > self.done
        self.seconds += (work - self.done) / self.pace
        self.done = work

    def work(self) -> int:
        """What was counted."""
        return self.done

    def full(self) -> bool:
        """Whether it can go on."""
        return self.done >= self.most

    def visits(self) -> list[int]:
        """A visit for each piece of work."""
        return [int(self.done * share) for share in self.shares]

    def stopped(self) -> bool:
        """Whether somebody says so; remembers when it was asked."""
        self.stopped_at.append(self.seconds)
        return self.seconds >= self.stop_at


def spent(search: Counting, budget: Budget, monkeypatch: pytest.MonkeyPatch) -> Counting:
    """The search after its budget."""
    monkeypatch.setattr(thinking, "monotonic", lambda: search.seconds)
    spend(search, budget, search.visits, search.stopped)
    return search


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("work", [0, 1, 100, 12_345])
def test_work_is_done_to_the_last_position(
    work: int, pace: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No more and no less, at any pace."""
    assert spent(Counting(pace), Budget(work=work), monkeypatch).done == work


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.03, 1.0])
@pytest.mark.parametrize("work", [None, 10**9])
def test_time_is_kept_within_a_step(
    seconds: float, work: int | None, pace: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow search is not asked for a step that takes longer than all its time."""
    search = spent(Counting(pace), Budget(work, seconds), monkeypatch)
    slowest = thinking.FIRST_STEP / pace  # what is done before the pace is known
    assert seconds <= search.seconds <= seconds + max(STEP, slowest) + 1e-9


@pytest.mark.parametrize("pace", PACES)
def test_somebody_who_says_stop_is_heard_soon(pace: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks after every step."""
    search = spent(Counting(pace, stop_at=0.5), Budget(work=10**9), monkeypatch)
    assert 0.5 <= search.seconds <= 0.5 + max(STEP, thinking.FIRST_STEP / pace) + 1e-9
    assert len(search.stopped_at) > 2


def test_a_search_that_is_full_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its budget."""
    assert spent(Counting(60_000, most=500), Budget(work=10**9), monkeypatch).done < 2_000


def test_a_clear_choice_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as the second best would need more than half of what is left."""
    search = spent(Counting(60_000, [0.9, 0.1]), Budget(work=100_000), monkeypatch)
    assert 30_000 < search.done < 50_000
    assert 0.8 * search.done > thinking.ENOUGH * (100_000 - search.done)


def test_an_open_choice_gets_all_of_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so does one whose moves have not been tried."""
    for shares in ([0.5, 0.5], [0.0, 0.0], [1.0]):
        assert spent(Counting(60_000, shares), Budget(work=9_999), monkeypatch).done == 9_999


def test_when_a_choice_is_clear_does_not_depend_on_the_pace(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise the same work would give other moves on another machine."""
    found = {
        spent(Counting(pace, [0.7, 0.3]), Budget(100_000, 10**4), monkeypatch).done
        for pace in PACES
    }
    assert len(found) == 1
    assert found.pop() % BETWEEN_LOOKS == 0


def test_with_time_alone_a_clear_choice_ends_the_search_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is left is estimated from the pace."""
    search = spent(Counting(60_000, [0.9, 0.1]), Budget(seconds=1.0), monkeypatch)
    assert 0.3 < search.seconds < 0.5
