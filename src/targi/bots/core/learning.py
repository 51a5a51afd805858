"""Learning from self-play: how far the evaluation was off, and which weights would be better.

A `TrainingRound` plays games by a short search, with random choices now and then, so that it sees
what it would not choose. It remembers positions from each game. When the game is over, each is
compared with what followed: the final lead, mixed with what was thought of later positions. The
sums of a least-squares fit are kept, not the positions, so memory does not grow with the games;
`solving` turns them into better weights.
"""

from typing import Final

from targi.bots.core.chance_source import Chance
from targi.bots.core.evaluation import (
    KNOT_COUNT,
    Evaluator,
    knot_before,
    share_of_next,
)
from targi.bots.core.features import FEATURES
from targi.bots.core.search import Search
from targi.bots.core.sides import describe, turns_left
from targi.bots.core.tree import Node
from targi.rules.chance import chance_count
from targi.rules.engine import apply, apply_chance
from targi.rules.native import i64, vec
from targi.rules.scoring import score
from targi.rules.state import NO_CHANCE, OVER, TURN_UP, State

PARAMETERS: Final = FEATURES * KNOT_COUNT
ONE_IN: Final = 5  # decisions between actions: one in so many is remembered
ONE_IN_RANDOM: Final = 20  # decisions between actions: one in so many is made at random
THOUGHT: Final = 250  # work for each other decision
TRUST: Final = 0.95  # in what came later; the rest is in what was thought of the next position


class TrainingRound:
    """The sums of a least-squares fit over the positions of many games."""

    def __init__(self, evaluator: Evaluator, seed: i64) -> None:
        self.evaluator: Evaluator = evaluator
        self.chance: Chance = Chance(seed)
        self.positions: i64 = 0
        self.products: vec[float] = vec[float]([0.0] * (PARAMETERS * PARAMETERS))
        self.errors: vec[float] = vec[float]([0.0] * PARAMETERS)
        self.squares: vec[float] = vec[float]([0.0] * KNOT_COUNT)  # of errors, by turns left
        self.weights: vec[float] = vec[float]([0.0] * KNOT_COUNT)
        self.rows: list[vec[float]] = []
        self.side: vec[float] = vec[float]([0.0] * FEATURES)

    def play(self, start: State) -> None:
        """Play one game to its end and learn from it."""
        s: State = start.copy()
        self.rows = []
        leads: list[float] = []
        turns: list[int] = []
        while s.phase != OVER:
            quiet: bool = s.depth == 0 and s.round > 0
            if s.chance != NO_CHANCE:
                if quiet and s.phase == TURN_UP and self.chance.below(2) == 0:
                    self.remember(s, leads, turns)
                apply_chance(s, self.chance.below(chance_count(s)))
            else:
                if quiet and self.chance.below(ONE_IN) == 0:
                    self.remember(s, leads, turns)
                apply(s, self.choose(s))
        final: float = float(score(s, 0) - score(s, 1))
        target: float = final
        n: i64 = len(self.rows) - 1
        while n >= 0:
            self.learn(self.rows[n], target - leads[n])
            self.learn_spread(final - leads[n], turns[n])
            target = TRUST * target + (1.0 - TRUST) * leads[n]
            n -= 1

    def choose(self, s: State) -> i64:
        """The choice of a short search; now and then, between actions, any action."""
        search: Search = Search(s, self.evaluator, self.chance.word())
        node: Node = search.root
        if s.depth == 0 and self.chance.below(ONE_IN_RANDOM) == 0:
            return node.actions[self.chance.below(node.branches)]
        search.run(THOUGHT)
        return node.actions[node.favourite()]

    def remember(self, s: State, leads: list[float], turns: list[int]) -> None:
        """Keep what describes a position, and what was thought of it."""
        row: vec[float] = vec[float]([0.0] * PARAMETERS)
        self.add_side(s, 0, 1.0, row)
        self.add_side(s, 1, -1.0, row)
        self.rows.append(row)
        leads.append(self.evaluator.lead(s))
        turns.append(turns_left(s, 0) + turns_left(s, 1))

    def add_side(self, s: State, seat: i64, sign: float, row: vec[float]) -> None:
        """Add one side's features to a row, each shared between the knots around it."""
        f: vec[float] = self.side
        describe(s, seat, f)
        turns: i64 = turns_left(s, seat)
        knot: i64 = knot_before(turns)
        later: float = share_of_next(float(turns), knot)
        i: i64 = 0
        while i < FEATURES:
            if f[i] != 0.0:
                row[i * KNOT_COUNT + knot] += sign * f[i] * (1.0 - later)
                row[i * KNOT_COUNT + knot + 1] += sign * f[i] * later
            i += 1

    def learn(self, row: vec[float], error: float) -> None:
        """Add a position and its error to the sums."""
        at: vec[i64] = vec[i64]([0] * PARAMETERS)
        n: i64 = 0
        i: i64 = 0
        while i < PARAMETERS:
            if row[i] != 0.0:
                at[n] = i
                n += 1
            i += 1
        products: vec[float] = self.products
        i = 0
        while i < n:
            a: i64 = at[i]
            value: float = row[a]
            self.errors[a] += value * error
            line: i64 = a * PARAMETERS
            j: i64 = i
            while j < n:
                products[line + at[j]] += value * row[at[j]]
                j += 1
            i += 1
        self.positions += 1

    def learn_spread(self, error: float, turns: i64) -> None:
        """Add an error to those of positions with so many turns left to both players."""
        knot: i64 = knot_before(turns // 2)
        later: float = share_of_next(float(turns) / 2.0, knot)
        self.squares[knot] += error * error * (1.0 - later)
        self.weights[knot] += 1.0 - later
        self.squares[knot + 1] += error * error * later
        self.weights[knot + 1] += later
