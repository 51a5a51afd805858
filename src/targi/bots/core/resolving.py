"""What an action is worth: it is carried through to its end, then the position is evaluated.

An action consists of several choices (which cost, which row), and nothing is paid before the last
of them, so a position inside an action says little. `Resolver` tries the choices that follow,
takes the best for whoever makes them, and averages over cards turned up. Effort is bounded: where
an action branches widely, later choices are made by default.
"""

from typing import Final

from targi.bots.core.chance_source import Chance
from targi.bots.core.evaluation import Evaluator
from targi.rules import actions as ac
from targi.rules.bits import BIT, count, lowest
from targi.rules.chance import chance_count
from targi.rules.engine import apply, apply_chance
from targi.rules.native import i64
from targi.rules.state import NO_CHANCE, State

EFFORT: Final = 10  # about so many positions are evaluated for one action
DRAWS: Final = 4  # cards tried where one is turned up

# Winning counts; the lead only decides between equals, or where the game is all but decided.
WIN_SHARE: Final = 0.95
LEAD_SHARE: Final = 0.05 / 40.0

_ENDINGS: Final = BIT[ac.STOP - ac.HALF] | BIT[ac.NONE - ac.HALF] | BIT[ac.DECLINE - ac.HALF]


def utility(win: float, lead: float) -> float:
    """What a search maximises for blue and minimises for white."""
    return WIN_SHARE * win + LEAD_SHARE * lead


class Resolver:
    """Evaluates positions inside and between actions; `win` and `lead` are the last result."""

    def __init__(self, evaluator: Evaluator, chance: Chance) -> None:
        self.evaluator: Evaluator = evaluator
        self.chance: Chance = chance
        self.work: i64 = 0
        self.win: float = 0.0
        self.lead: float = 0.0

    def evaluate(self, s: State) -> None:
        """Set `win` and `lead` to the value of a quiet position."""
        self.work += 1
        self.lead = self.evaluator.lead(s)
        self.win = self.evaluator.win(s, self.lead)

    def resolve(self, s: State, effort: i64) -> None:
        """Set `win` and `lead` to the value of a position; its state is used up."""
        if s.depth == 0:
            self.evaluate(s)
        elif s.chance != NO_CHANCE:
            self._average(s, effort)
        elif effort > 1:
            self._choose_best(s, effort)
        else:
            apply(s, default_action(s))
            self.resolve(s, 1)

    def _average(self, s: State, effort: i64) -> None:
        """Try some of the cards, spread evenly over the possible ones."""
        cards: i64 = chance_count(s)
        draws: i64 = DRAWS if effort >= DRAWS else 1
        if draws > cards:
            draws = cards
        win: float = 0.0
        lead: float = 0.0
        first: i64 = self.chance.below(cards)
        n: i64 = 0
        while n < draws:
            after: State = s.copy()
            apply_chance(after, (first + n * cards // draws) % cards)
            self.resolve(after, effort // draws)
            win += self.win
            lead += self.lead
            n += 1
        self.win = win / float(draws)
        self.lead = lead / float(draws)

    def _choose_best(self, s: State, effort: i64) -> None:
        sign: float = 1.0 if s.to_move == 0 else -1.0
        share: i64 = effort // (count(s.low) + count(s.high))
        best: float = -1000.0
        win: float = 0.0
        lead: float = 0.0
        low: i64 = s.low
        high: i64 = s.high
        while low != 0 or high != 0:
            action: i64 = 0
            if low != 0:
                action = lowest(low)
                low &= low - 1
            else:
                action = ac.HALF + lowest(high)
                high &= high - 1
            after: State = s.copy()
            apply(after, action)
            self.resolve(after, share)
            worth: float = sign * utility(self.win, self.lead)
            if worth > best:
                best = worth
                win = self.win
                lead = self.lead
        self.win = win
        self.lead = lead


def default_action(s: State) -> i64:
    """An action that comes to an end soon: stop if that is possible, else the first one."""
    endings: i64 = s.high & _ENDINGS
    if endings != 0:
        return ac.HALF + lowest(endings)
    return lowest(s.low) if s.low != 0 else ac.HALF + lowest(s.high)
