"""Tuning: games against oneself make the weights of a box better, round by round.

A training round plays a number of games and corrects the weights by a least-squares fit to what
happened. The same weights and number of games give the same result, so that a run can be ended
after any round and goes on where it was. What is counted during games is in `core.learning`;
docs/bots.md explains the method.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from targi.bots.core.evaluation import KNOT_COUNT
from targi.bots.core.features import FEATURES
from targi.bots.core.learning import PARAMETERS, TrainingRound
from targi.bots.core.solving import solve
from targi.bots.weights import Weights
from targi.game import Ruleset
from targi.rules.setup import new_game
from targi.rules.state import State

STEP: Final = 0.6  # of each correction; whole ones overshoot, because play changes with them
PULL: Final = 0.003  # towards the old worth, where games tell little
SMOOTHING: Final = 0.01  # towards the worth of neighbouring numbers of turns
LOGISTIC: Final = math.sqrt(3) / math.pi  # from a standard deviation to a logistic's scale
MIXED: Final = 4  # every so many games of the expansion have a mixed deck: base cards are worth it
DECKS: Final = 16  # different ones

Report = Callable[[int, int], None]  # games played, games in the round


def train(weights: Weights, games: int, report: Report = lambda done, of: None) -> Weights:
    """The weights after one training round."""
    training = TrainingRound(weights.evaluator(), weights.rounds + 1)
    for number in range(games):
        training.play(start_of(weights.box, number))
        report(number + 1, games)
    smooth(training, weights)
    correction = solve(
        training.products, training.errors, PARAMETERS, PULL * float(training.positions)
    )
    spread = [
        LOGISTIC * math.sqrt(square / weight) if weight else old
        for square, weight, old in zip(
            training.squares, training.weights, weights.spread, strict=True
        )
    ]
    return weights.corrected([STEP * value for value in correction], spread, games)


def start_of(box: str, number: int) -> State:
    """The state before the deal of a game of the round; the players start in turn."""
    ruleset = Ruleset(box)
    if ruleset.expansion and number % MIXED == MIXED - 1:
        ruleset = Ruleset.mixed(number // MIXED % DECKS)
    return new_game(ruleset.table, number % 2)


def smooth(training: TrainingRound, weights: Weights) -> None:
    """Let the fit prefer weights that change little with the turns left.

    Between none and one turn left nothing is smoothed: there a good loses its worth at once.
    """
    weight = SMOOTHING * float(training.positions)
    old = [worth for row in weights.weights.values() for worth in row]
    for feature in range(FEATURES):
        for knot in range(1, KNOT_COUNT - 1):
            here = feature * KNOT_COUNT + knot
            there = here + 1
            difference = old[here] - old[there]
            training.products[here * PARAMETERS + here] += weight
            training.products[there * PARAMETERS + there] += weight
            training.products[here * PARAMETERS + there] -= weight
            training.errors[here] -= weight * difference
            training.errors[there] += weight * difference
