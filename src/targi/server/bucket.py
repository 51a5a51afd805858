"""`Bucket`: how often somebody may do something."""

from __future__ import annotations

import time


class Bucket:
    """How much somebody may still do: some at once, then so much a second."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self._most, self._rate = limit
        self._left, self._at = self._most, time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        self._fill()
        allowed = self._left >= 1
        self._left -= allowed
        return allowed

    @property
    def full(self) -> bool:
        """Whether nothing was done lately."""
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
