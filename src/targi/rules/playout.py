"""Random play to the end, for measuring, testing and searching.

The generator is a function of the number it is given: the caller owns the seed, and the same seed
gives the same game compiled or not. It is fast, not cryptographic (PCG, 32 bits).
"""

from targi.rules.actions import HALF
from targi.rules.bits import count, nth
from targi.rules.chance import chance_pool
from targi.rules.engine import advance, choose, turn_up
from targi.rules.native import i64
from targi.rules.state import NO_CHANCE, OVER, State


def next_random(x: i64) -> i64:
    """The generator's next state; 32 bits."""
    return (x * 747796405 + 2891336453) & 0xFFFFFFFF


def pick(x: i64, n: i64) -> i64:
    """A number below n from a generator state."""
    word: i64 = (((x >> ((x >> 28) + 4)) ^ x) * 277803737) & 0xFFFFFFFF
    return (((word >> 22) ^ word) * n) >> 32


def random_action(s: State, x: i64) -> i64:
    """One of the legal actions, all equally likely, from a generator state."""
    low: i64 = count(s.low)
    n: i64 = pick(x, low + count(s.high))
    return nth(s.low, n) if n < low else HALF + nth(s.high, n - low)


def random_card(s: State, x: i64) -> i64:
    """One of the cards that the chance node may turn up, from a generator state."""
    pool: i64 = chance_pool(s)
    return nth(pool, pick(x, count(pool)))


def play_random(s: State, seed: i64) -> i64:
    """Play on with random choices and chance until the game is over; return the decisions made."""
    x: i64 = next_random(seed)
    decisions: i64 = 0
    while s.phase != OVER:
        x = next_random(x)
        if s.chance != NO_CHANCE:
            turn_up(s, random_card(s, x))
        else:
            choose(s, random_action(s, x))  # without asking whether it is legal: it is
            advance(s)
            decisions += 1
    return decisions
