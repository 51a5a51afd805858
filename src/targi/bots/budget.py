"""`Budget`: how long a bot may think about one decision, in work, in seconds, or both.

Work is counted in positions looked at, so it is the same on every machine and makes a choice
reproducible. Seconds make play fluent on any machine. With both, whatever is reached first ends
the search: that is what levels use by default, with seconds that a fast machine never needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from targi.cards.error_texts import expected

MOST_FACTOR: Final = 1_000_000
MOST_SECONDS: Final = 86_400.0  # a day


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision; None is no limit of that kind."""

    work: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.work is None and self.seconds is None:
            raise ValueError("budget: expected work, seconds or both, found neither")
        if self.work is not None and (type(self.work) is not int or self.work < 0):
            raise ValueError(f"work: {expected('0 or more positions', self.work)}")
        if self.seconds is not None and not _is_time(self.seconds):
            what = f"seconds from 0 to {MOST_SECONDS:,.0f}"
            raise ValueError(f"time: {expected(what, self.seconds)}")

    def scaled(self, factor: float) -> Budget:
        """The budget times a factor; seconds beside work are a safeguard and stay as they are."""
        if not 0 <= factor <= MOST_FACTOR:
            what = f"a number from 0 to {MOST_FACTOR:,}"
            raise ValueError(f"factor: {expected(what, factor)}")
        if self.work is not None:
            return Budget(round(self.work * factor), self.seconds)
        return self.shared(factor)

    def shared(self, share: float) -> Budget:
        """A share of the budget, of work and of seconds alike."""
        work = None if self.work is None else round(self.work * share)
        return Budget(work, None if self.seconds is None else self.seconds * share)


def _is_time(seconds: object) -> bool:
    return (
        isinstance(seconds, int | float)
        and not isinstance(seconds, bool)
        and 0 <= seconds <= MOST_SECONDS
    )
