"""The value of a position: the expected difference of the final scores, and the chance to win.

Each feature has a worth in victory points for several numbers of turns left (`KNOTS`), with
straight lines between them. The chance to win follows from the expected lead and from how much
may still happen. What the weights are is data, read elsewhere; how they are found is in `learning`.
"""

import math
from typing import Final

from targi.bots.core.features import FEATURES
from targi.bots.core.sides import describe, turns_left
from targi.rules.native import i64, vec
from targi.rules.scoring import DRAW, score, winner
from targi.rules.state import OVER, State

KNOTS: Final = vec[i64]([0, 1, 2, 4, 8, 12])
KNOT_COUNT: Final = 6
MOST_TURNS: Final = 12
CERTAIN: Final = 40.0  # spreads behind: no chance is left, and more would overflow


def knot_before(turns: i64) -> i64:
    """The knot at or before a number of turns; never the last one."""
    knot: i64 = KNOT_COUNT - 2
    while KNOTS[knot] > turns:
        knot -= 1
    return knot


def share_of_next(turns: float, knot: i64) -> float:
    """How far a number of turns is on its way from a knot to the next, 0 to 1."""
    return (turns - float(KNOTS[knot])) / float(KNOTS[knot + 1] - KNOTS[knot])


class Evaluator:
    """Weights of all features, ready for use; not for two threads at the same moment."""

    def __init__(self, weights: vec[float], spread: vec[float]) -> None:
        """`weights`: for each feature its worth at each knot; `spread`: of leads, at each knot."""
        self.by_turns: vec[float] = vec[float]([0.0] * ((MOST_TURNS + 1) * FEATURES))
        self.spread: vec[float] = vec[float]([0.0] * (2 * MOST_TURNS + 1))
        self.side: vec[float] = vec[float]([0.0] * FEATURES)
        turns: i64 = 0
        while turns <= MOST_TURNS:
            knot: i64 = knot_before(turns)
            later: float = share_of_next(float(turns), knot)
            i: i64 = 0
            while i < FEATURES:
                at: i64 = i * KNOT_COUNT + knot
                worth: float = weights[at] * (1.0 - later) + weights[at + 1] * later
                self.by_turns[turns * FEATURES + i] = worth
                i += 1
            self.spread[2 * turns] = spread[knot] * (1.0 - later) + spread[knot + 1] * later
            turns += 1
        turns = 1
        while turns < 2 * MOST_TURNS:  # between two: one player has a turn more
            self.spread[turns] = (self.spread[turns - 1] + self.spread[turns + 1]) / 2.0
            turns += 2

    def side_worth(self, s: State, seat: i64) -> float:
        """What one side is worth, in victory points at the end."""
        f: vec[float] = self.side
        describe(s, seat, f)
        at: i64 = turns_left(s, seat) * FEATURES
        weights: vec[float] = self.by_turns
        worth: float = 0.0
        i: i64 = 0
        while i < FEATURES:
            worth += weights[at + i] * f[i]
            i += 1
        return worth

    def lead(self, s: State) -> float:
        """The expected final score of blue minus that of white."""
        if s.phase == OVER:
            return float(score(s, 0) - score(s, 1))
        return self.side_worth(s, 0) - self.side_worth(s, 1)

    def win(self, s: State, lead: float) -> float:
        """Blue's chance to win, given the expected lead."""
        if s.phase == OVER:
            won: i64 = winner(s)
            return 0.5 if won == DRAW else 1.0 - float(won)
        turns: i64 = turns_left(s, 0) + turns_left(s, 1)
        behind: float = -lead / self.spread[turns]
        return 1.0 / (1.0 + math.exp(behind)) if behind < CERTAIN else 0.0
