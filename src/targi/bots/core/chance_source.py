"""A source of chance for search: a function of its seed, the same compiled or not."""

from targi.rules.native import i64
from targi.rules.playout import next_random, pick


class Chance:
    """Numbers in a row from a seed (PCG, 32 bits)."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = next_random(next_random(seed & 0xFFFFFFFF))

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        self.x = next_random(self.x)
        return pick(self.x, n)

    def word(self) -> i64:
        """A number of 32 bits, to begin another row with."""
        return self.below(0xFFFFFFFF)
