"""The truth about the last round: every decision and every card, to the end of the game.

Deliberately simple: no bounds, no evaluation, nothing shared with the search but what it maximises.
Positions reached in several ways are looked at once.
"""

from typing import NamedTuple

from targi.bots.core.resolving import utility
from targi.rules.chance import chance_count
from targi.rules.engine import apply, apply_chance, legal
from targi.rules.scoring import DRAW, score, winner
from targi.rules.state import NO_CHANCE, OVER, State


class TooLargeError(Exception):
    """The position has more positions after it than are allowed."""


class Value(NamedTuple):
    """What blue can expect."""

    win: float
    lead: float

    def worth(self, seat: int) -> float:
        """What the player in that seat wants as large as possible."""
        worth = utility(self.win, self.lead)
        return worth if seat == 0 else -worth


class Truth:
    """Values of positions by looking at everything that can follow."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[bytes, Value] = {}

    def value(self, s: State) -> Value:
        """The value of a position if both play as well as can be."""
        key = s.to_bytes()
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooLargeError
            self.known[key] = self._look(s)
        return self.known[key]

    def _look(self, s: State) -> Value:
        if s.phase == OVER:
            won = winner(s)
            return Value(0.5 if won == DRAW else 1.0 - float(won), float(score(s, 0) - score(s, 1)))
        if s.chance != NO_CHANCE:
            values = [self._after_card(s, card) for card in range(chance_count(s))]
            wins, leads = zip(*values, strict=True)
            return Value(sum(wins) / len(values), sum(leads) / len(values))
        return max(self.values(s).values(), key=lambda value: value.worth(s.to_move))

    def values(self, s: State) -> dict[int, Value]:
        """The value of each legal action."""
        found = {}
        for action in legal(s):
            after = s.copy()
            apply(after, action)
            found[action] = self.value(after)
        return found

    def _after_card(self, s: State, card: int) -> Value:
        after = s.copy()
        apply_chance(after, card)
        return self.value(after)


WIN_LOSS = 0.02


def losses(s: State, values: dict[int, Value]) -> dict[int, tuple[float, float]]:
    """For each action how much chance to win and how much lead it loses against the best one."""
    best = max(values.values(), key=lambda value: value.worth(s.to_move))
    sign = 1 if s.to_move == 0 else -1
    return {
        action: (sign * (best.win - value.win), sign * (best.lead - value.lead))
        for action, value in values.items()
    }


def is_mistake(loss: tuple[float, float]) -> bool:
    """Whether an action clearly loses chances to win; what it loses of the lead alone is none."""
    return loss[0] > WIN_LOSS
