"""A world for simulations: a clock that jumps, and wires that lose, double, delay and reorder.

Everything that happens is drawn from one seed, so a run can be repeated exactly.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count
from random import Random

Action = Callable[[], None]

LOST, DOUBLED, SLOW = 0.1, 0.1, 0.05  # how often
USUAL, LONG = (5, 300), (300, 6000)  # how long a message takes, in ms


class World:
    """Time, chance, and what is to happen when."""

    def __init__(self, seed: int) -> None:
        self.random = Random(f"table|{seed}")
        self.now = 1_763_229_840_000
        self.faulty = True  # wires and server misbehave
        self.happened = 0
        self._queue: list[tuple[int, int, Action]] = []
        self._order = count()

    def after(self, delay: int, action: Action) -> None:
        """Let something happen later."""
        heapq.heappush(self._queue, (self.now + delay, next(self._order), action))

    def chance(self, probability: float) -> bool:
        """Whether something that may go wrong does so now."""
        return self.faulty and self.random.random() < probability

    def carry(self, deliver: Action) -> None:
        """Carry a message: perhaps never, perhaps twice, sooner or later."""
        copies = 0 if self.chance(LOST) else 2 if self.chance(DOUBLED) else 1
        for _ in range(copies):
            self.after(self.random.randint(*(LONG if self.chance(SLOW) else USUAL)), deliver)

    def run(self, end: Callable[[], bool], longest: int) -> bool:
        """Let time pass until the end; False if that does not come in so many ms."""
        limit = self.now + longest
        while not end():
            if self._queue[0][0] > limit:
                return False
            self.now, _, action = heapq.heappop(self._queue)
            self.happened += 1
            action()
        return True
