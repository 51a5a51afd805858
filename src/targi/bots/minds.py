"""The simple minds: random choice, and the best position after one action. No search here."""

from __future__ import annotations

import random

from targi.bots.bot import Opinion
from targi.bots.budget import Budget
from targi.rules.engine import apply, legal
from targi.rules.scoring import score
from targi.rules.state import State


def random_mind(state: State, budget: Budget, seed: int) -> list[Opinion]:
    """All actions are equally good; which one comes first is chance."""
    found = legal(state)
    random.Random(seed).shuffle(found)
    return [Opinion(action, 0.5, 0.0, 0) for action in found]


def greedy_mind(state: State, budget: Budget, seed: int) -> list[Opinion]:
    """The action first that leaves the best position right after it."""
    opinions = []
    for action in legal(state):
        after = state.copy()
        apply(after, action)
        lead = score(after, state.to_move) - score(after, 1 - state.to_move)
        opinions.append(Opinion(action, 0.5, lead, 1))
    return sorted(opinions, key=lambda opinion: -opinion.lead)
