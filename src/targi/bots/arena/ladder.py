"""The ladder: which matches measure all levels, and when each of them has shown enough.

A match is looked at after a few fixed numbers of pairs only, and ends at a look that is clear: the
whole interval lies on one side of the goal. Looking several times would make an interval wrong too
often, so each is wider: at K looks its confidence is 1 - 5 %/K, and all of them together, whichever
ends the match, hold with at least 95 % (Bonferroni). A match that runs out of time is judged at its
last pair instead of at its last look; that does not depend on who is winning. Time is counted by
the results that are kept, so that a ladder that goes on stops where it would have stopped.
Not here: playing the matches, and writing the results down (`strength`).
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from targi.bots.arena.matches import Match, Side
from targi.bots.arena.statistics import CONFIDENCE, Counts, win_rate_interval
from targi.bots.levels import names
from targi.game import Ruleset
from targi.game.ruleset import BOXES

SCALE: Final = 0.1  # of the budgets that the levels have by default
SEED: Final = 1
MINUTES: Final = 65  # for matches that are looked at; the others take about 20 more on two cores
LOOKS: Final = (25, 50, 100, 200, 400)  # pairs
LOOK_CONFIDENCE: Final = 1 - (1 - CONFIDENCE) / len(LOOKS)


@dataclass(frozen=True, slots=True)
class Rung:
    """One match of the ladder; the lower end of A's interval is to lie above the goal."""

    match: Match
    goal: float
    about: str  # what B is in this match
    most: int = LOOKS[-1]  # pairs

    @property
    def name(self) -> str:
        """A name for files."""
        names = [self.match.ruleset.box, self.match.a.name, self.match.b.name]
        return "-".join([*names, *self.about.replace(",", "").split()])

    @property
    def whole(self) -> bool:
        """Whether it is too short for a look: then it is played to its end, whatever the time."""
        return self.most < LOOKS[0]

    @property
    def confidence(self) -> float:
        """Of its interval: what is played whole is looked at once."""
        return CONFIDENCE if self.whole else LOOK_CONFIDENCE

    def verdict(self, counts: Counts) -> str:
        """Whether the goal is reached: "yes", "no", or "open" while that is not clear."""
        low, high = win_rate_interval(counts, self.confidence)
        if low > self.goal:
            return "yes"
        return "no" if high < self.goal else "open"

    def decided(self, counts: Counts) -> bool:
        """Whether this is a look, and a clear one."""
        return sum(counts) in LOOKS and self.verdict(counts) != "open"


@dataclass(frozen=True, slots=True)
class Rival:
    """A level that the strongest one is measured against, neighbour or not."""

    name: str
    about: str
    goal: float
    scales: tuple[float, float] = (SCALE, SCALE)  # of both sides' own budgets
    time: float | None = None  # for both sides instead of those
    most: int = LOOKS[-1]  # pairs


BELOW: Final = "the level below"
ABOVE_BELOW: Final = 0.6
GREEDY: Final = Rival("fennec", "greedy", 0.9)
GREEDY_FULL: Final = Rival("fennec", "greedy, full budgets", 0.9, scales=(1.0, 1.0), most=20)
# The same limit for both; the strong search takes all of it for placing only.
TREE_SEARCH: Final = Rival("jerboa", "plain tree search, no less time", 0.7, (1.0, 1.0), time=0.03)
LESS_THOUGHT: Final = Rival("caracal", "a quarter of the thinking", 0.5, (SCALE, SCALE / 4))
RIVALS: Final = (GREEDY, TREE_SEARCH, LESS_THOUGHT, GREEDY_FULL)


def rungs() -> list[Rung]:
    """All matches, the cheap ones first, so that what time they leave goes to the others."""
    levels = names()
    neighbours = [(a, Rival(b, BELOW, ABOVE_BELOW)) for b, a in pairwise(levels)]
    against = [*neighbours, *((levels[-1], rival) for rival in RIVALS)]
    return [_rung(name, rival, box) for name, rival in against for box in BOXES]


def _rung(name: str, rival: Rival, box: str) -> Rung:
    sides = zip((name, rival.name), rival.scales, strict=True)
    a, b = (Side(side, scale, time=rival.time) for side, scale in sides)
    return Rung(Match(a, b, Ruleset(box), SEED), rival.goal, rival.about, rival.most)
