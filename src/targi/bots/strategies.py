"""The ways to think: at random, by the first guess, with slips, by plain search, by strong search.

A strategy weighs the legal actions of a state and returns them, the preferred one first. They are
plain data, so that they can be sent to other processes. Which level has which is in `levels`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from targi.bots.budget import Budget
from targi.bots.core.resolving import utility
from targi.bots.core.search import MOST_NODES, Search
from targi.bots.core.tree import Node
from targi.bots.core.uct import MOST_PLACES, PlainSearch, UctNode
from targi.bots.thinking import spend
from targi.bots.weights import evaluator_of
from targi.rules.actions import GOOD, ROW, SLOT
from targi.rules.engine import legal
from targi.rules.state import ACT, PLACE, State


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a strategy thinks of one legal action, seen by the player to move."""

    action: int
    win: float
    lead: float
    visits: int
    line: tuple[int, ...]  # the actions expected from here on, this one first

    @property
    def worth(self) -> float:
        """What tells better from worse: the chance to win, and between equals the lead."""
        return utility(self.win, self.lead)


@dataclass(frozen=True, slots=True)
class Task:
    """A position to think about."""

    state: State
    budget: Budget
    seed: int
    stopped: Callable[[], bool] = lambda: False
    workers: int = 1  # that think about it at the same time and share the memory


class Strategy(Protocol):
    """A way to think."""

    def __call__(self, task: Task) -> list[Estimate]:
        """All legal actions, the preferred one first."""
        ...


def by_visits(estimates: list[Estimate]) -> list[Estimate]:
    """What was tried most often first: a search returns to what proves good."""
    return sorted(estimates, key=lambda estimate: (-estimate.visits, -estimate.worth))


def by_value(estimates: list[Estimate]) -> list[Estimate]:
    """What looks best first."""
    return sorted(estimates, key=lambda estimate: -estimate.worth)


@dataclass(frozen=True, slots=True)
class AtRandom:
    """All actions are equally good; which one comes first is chance."""

    def __call__(self, task: Task) -> list[Estimate]:
        """All legal actions in any order."""
        found = legal(task.state)
        random.Random(task.seed).shuffle(found)
        return [Estimate(action, 0.5, 0.0, 0, (action,)) for action in found]


@dataclass(frozen=True, slots=True)
class FirstGuess:
    """The best position right after the action: no search."""

    def __call__(self, task: Task) -> list[Estimate]:
        """All legal actions, the best-looking one first."""
        return by_value(_estimates(task.state, _strong_search(task)))


@dataclass(frozen=True, slots=True)
class WithSlips:
    """Like the first guess, but what is hardly worse may come first: as beginners play.

    A slip costs at most `slip` victory points. Open to it are where to place a Targi, which figure
    or marker to use next, and in which row to lay a card. How to pay, also in a raid, and when to
    exchange water or stop is never botched.
    """

    slip: float
    care: float  # victory points that make an action e times as likely as a worse one

    def __call__(self, task: Task) -> list[Estimate]:
        """All legal actions, one of the good ones first."""
        ordered = by_value(_estimates(task.state, _strong_search(task)))
        best = ordered[0]
        close = [
            estimate
            for estimate in ordered
            if estimate is best
            or (_can_be_slip(task.state, estimate.action) and best.lead - estimate.lead < self.slip)
        ]
        chances = [math.exp((estimate.lead - best.lead) / self.care) for estimate in close]
        (chosen,) = random.Random(task.seed).choices(close, chances)
        ordered.remove(chosen)
        return [chosen, *ordered]


def _can_be_slip(state: State, action: int) -> bool:
    """Whether an action places a figure, uses one or a marker, or lays a card into a row."""
    if state.phase not in (PLACE, ACT):
        return False
    return action < SLOT if state.depth == 0 else ROW <= action < GOOD


@dataclass(frozen=True, slots=True)
class PlainTree:
    """Tree search with random play to the end: knows nothing but the rules."""

    def __call__(self, task: Task) -> list[Estimate]:
        """All legal actions, the most visited one first."""
        search = PlainSearch(task.state, task.seed, MOST_PLACES // task.workers)
        root = search.root
        spend(
            search, task.budget, lambda: [p.visits if p else 0 for p in root.children], task.stopped
        )
        estimates = []
        for branch, place in enumerate(root.children):
            visits = int(place.visits) if place else 0
            win = place.wins / visits if place else 0.5
            lead = place.leads / visits if place else 0.0
            line = expected_line(root, branch)
            estimates.append(_seen_by(task.state, line, win, lead, visits))
        return by_visits(estimates)


@dataclass(frozen=True, slots=True)
class StrongTree:
    """Tree search guided by the evaluation."""

    def __call__(self, task: Task) -> list[Estimate]:
        """All legal actions, the most visited one first."""
        search = _strong_search(task)
        budget = task.budget.shared(share_of_budget(task.state))
        spend(search, budget, lambda: list(search.root.followed), task.stopped)
        return by_visits(_estimates(task.state, search))


def share_of_budget(state: State) -> float:
    """How much of a budget a decision deserves.

    Placing decides most and comes three times a round. A turn of actions has up to some twenty
    decisions, most of them small ones inside an action: together they should not take longer than
    placing.
    """
    if state.depth > 0:
        return 0.08
    return 1.0 if state.phase == PLACE else 0.25


def _strong_search(task: Task) -> Search:
    box = "expansion" if task.state.table.expansion else "base"
    return Search(task.state, evaluator_of(box), task.seed, MOST_NODES // task.workers)


def _estimates(state: State, search: Search) -> list[Estimate]:
    root = search.root
    return [
        _seen_by(
            state,
            expected_line(root, branch),
            root.branch_win(branch),
            root.branch_lead(branch),
            root.followed[branch],
        )
        for branch in range(root.branches)
    ]


def expected_line(node: Node | UctNode, branch: int) -> tuple[int, ...]:
    """The actions expected from a branch on: what was followed most often."""
    found: list[int] = []
    while len(node.actions) > 0:
        found.append(node.actions[branch])
        child = node.children[branch]
        if child is None or child.visits < 2:
            break
        node, branch = child, child.favourite()
    return tuple(found)


def _seen_by(state: State, line: tuple[int, ...], win: float, lead: float, visits: int) -> Estimate:
    """Turn blue's values into those of the player to move."""
    if state.to_move == 1:
        win, lead = 1 - win, -lead
    return Estimate(line[0], win, lead, int(visits), line)
