"""Plain tree search (UCT): random play to the end, chance nodes, no knowledge but the rules.

Every simulation walks down the tree by upper confidence bounds, adds one position, plays on at
random to the end of the game and counts the result in all positions on its way. It is the yardstick
for the strong search, and how fast it runs is what `targi bench` reports.
"""

import math
from typing import Final

from targi.bots.core.chance_source import Chance
from targi.bots.core.resolving import utility
from targi.bots.core.tree import legal_actions
from targi.rules.chance import chance_count
from targi.rules.engine import apply, apply_chance
from targi.rules.native import i64, vec
from targi.rules.playout import play_random
from targi.rules.scoring import DRAW, score, winner
from targi.rules.state import NO_CHANCE, OVER, State

EXPLORATION: Final = 0.6
MOST_PLACES: Final = 400_000  # about 500 bytes each


class UctNode:
    """A position in the tree; values are sums over its simulations, seen by blue."""

    def __init__(self, state: State) -> None:
        none: vec[i64] = vec[i64]([])
        self.to_move: i64 = state.to_move
        self.decision: bool = state.chance == NO_CHANCE and state.phase != OVER
        self.actions: vec[i64] = legal_actions(state) if self.decision else none
        branches: i64 = len(self.actions) if self.decision else 0
        if state.chance != NO_CHANCE:
            branches = chance_count(state)
        self.children: list[UctNode | None] = [None] * branches
        self.visits: i64 = 0
        self.wins: float = 0.0
        self.leads: float = 0.0

    def favourite(self) -> i64:
        """The branch tried most often, of equals the first."""
        chosen: i64 = 0
        most: i64 = 0
        branch: i64 = 0
        while branch < len(self.children):
            child: UctNode | None = self.children[branch]
            if child is not None and child.visits > most:
                chosen = branch
                most = child.visits
            branch += 1
        return chosen


class PlainSearch:
    """A search from one position; call `run` until there is no more budget."""

    def __init__(self, state: State, seed: i64, most: i64 = MOST_PLACES) -> None:
        self.state: State = state.copy()
        self.most: i64 = most  # positions that it may know
        self.chance: Chance = Chance(seed)
        self.places: i64 = 1
        self.simulations: i64 = 0
        self.root: UctNode = UctNode(state)

    def full(self) -> bool:
        """Whether the memory for positions is used up."""
        return self.places >= self.most

    def work(self) -> int:
        """Simulations made so far."""
        return self.simulations

    def run(self, work: i64) -> None:
        """Search on until so many simulations have been made in all."""
        while self.simulations < work and self.places < self.most:
            self.simulations += 1
            self.simulate()

    def simulate(self) -> None:
        """One walk down the tree, a random game from there, and its result on the way."""
        s: State = self.state.copy()
        place: UctNode = self.root
        path: list[UctNode] = [place]
        while s.phase != OVER:
            branch: i64 = 0
            if place.decision:
                branch = self.select(place)
                apply(s, place.actions[branch])
            else:
                branch = self.chance.below(chance_count(s))
                apply_chance(s, branch)
            child: UctNode | None = place.children[branch]
            if child is None:
                child = UctNode(s)
                place.children[branch] = child
                self.places += 1
                path.append(child)
                play_random(s, self.chance.word())
                break
            place = child
            path.append(place)
        won: i64 = winner(s)
        win: float = 0.5 if won == DRAW else 1.0 - float(won)
        lead: float = float(score(s, 0) - score(s, 1))
        for passed in path:
            passed.visits += 1
            passed.wins += win
            passed.leads += lead

    def select(self, place: UctNode) -> i64:
        """An action not tried yet, chosen by chance, else the one with the highest bound."""
        untried: i64 = 0
        sign: float = 1.0 if place.to_move == 0 else -1.0
        bonus: float = EXPLORATION * math.sqrt(math.log(float(place.visits + 1)))
        best: float = -1000.0
        chosen: i64 = 0
        branch: i64 = 0
        while branch < len(place.actions):
            child: UctNode | None = place.children[branch]
            if child is None:
                untried += 1
                if self.chance.below(untried) == 0:
                    chosen = branch
            elif untried == 0:
                visits: float = float(child.visits)
                value: float = utility(child.wins / visits, child.leads / visits)
                bound: float = sign * value + bonus / math.sqrt(visits)
                if bound > best:
                    best = bound
                    chosen = branch
            branch += 1
        return chosen
