"""The strong search: a tree guided by evaluation (PUCT), with positions shared between branches.

Every simulation walks down from the root. At a decision it follows the branch with the best sum of
value and a bonus that shrinks with the branch's visits and grows with how good it looked at first;
where a card is turned up it takes the possible cards in turn. At the first new position all actions
are tried once (`resolving`): their values are the first guesses of the branches. The search ends a
line where the centre is filled anew, because too many cards may come; the evaluation stands for it.
"""

import math
from typing import Final

from targi.bots.core.chance_source import Chance
from targi.bots.core.evaluation import Evaluator
from targi.bots.core.hashing import state_hash
from targi.bots.core.resolving import EFFORT, Resolver, utility
from targi.bots.core.tree import DECISION, DRAW, END, Node, kind_of, legal_actions
from targi.rules.chance import chance_count
from targi.rules.engine import apply, apply_chance
from targi.rules.native import i64, vec
from targi.rules.state import State

MOST_NODES: Final = 60_000  # a node with its state takes about 5 KB
EXPLORATION: Final = 0.2
SHARPNESS: Final = 0.03  # a difference in utility that makes a prior e times smaller
EVEN: Final = 0.1  # of all prior, spread evenly


class Search:
    """A search from one position; call `run` until there is no more budget."""

    def __init__(
        self, state: State, evaluator: Evaluator, seed: i64, most: i64 = MOST_NODES
    ) -> None:
        self.chance: Chance = Chance(seed)
        self.resolver: Resolver = Resolver(evaluator, self.chance)
        self.known: dict[int, Node] = {}
        self.most: i64 = most  # positions that it may know
        self.simulations: i64 = 0
        self.root: Node = self.node_of(state.copy())
        self.expand(self.root)

    def work(self) -> int:
        """Positions evaluated and simulations made so far."""
        return self.resolver.work + self.simulations

    def full(self) -> bool:
        """Whether the memory for positions is used up."""
        return len(self.known) >= self.most

    def run(self, work: i64) -> None:
        """Search on until so much work has been done in all."""
        while self.resolver.work + self.simulations < work and len(self.known) < self.most:
            self.simulations += 1
            self.visit(self.root)

    def node_of(self, state: State) -> Node:
        """The node of a position, a new one if it has not been reached before."""
        key: int = state_hash(state)
        known: Node | None = self.known.get(key)
        if known is not None:
            return known
        kind: i64 = kind_of(state)
        none: vec[i64] = vec[i64]([])
        if kind == DECISION:
            actions: vec[i64] = legal_actions(state)
            node: Node = Node(state, len(actions), actions)
        elif kind == DRAW:
            node = Node(state, chance_count(state), none)
            node.offset = self.chance.below(node.branches)
        else:
            node = Node(state, 0, none)
            self.resolver.evaluate(state)
            node.win = self.resolver.win
            node.lead = self.resolver.lead
        self.known[key] = node
        return node

    def visit(self, node: Node) -> None:
        """One simulation from this node on."""
        if node.kind == END:
            node.visits += 1
            return
        if node.kind == DECISION and not node.expanded:
            self.expand(node)
            node.visits += 1
            return
        branch: i64 = self.select(node) if node.kind == DECISION else next_card(node)
        child: Node | None = node.children[branch]
        if child is None:
            after: State = node.state.copy()
            if node.kind == DECISION:
                apply(after, node.actions[branch])
            else:
                apply_chance(after, branch)
            child = self.node_of(after)
            node.children[branch] = child
        self.visit(child)
        node.followed[branch] += 1
        node.settle()

    def expand(self, node: Node) -> None:
        """Try every action once: first guesses, priors, and the node's first value."""
        node.expanded = True
        if node.kind != DECISION:
            return
        sign: float = node.sign()
        best: float = -1000.0
        branch: i64 = 0
        while branch < node.branches:
            after: State = node.state.copy()
            apply(after, node.actions[branch])
            self.resolver.resolve(after, EFFORT)
            win: float = self.resolver.win
            lead: float = self.resolver.lead
            node.guess_win[branch] = win
            node.guess_lead[branch] = lead
            worth: float = sign * utility(win, lead)
            node.prior[branch] = worth
            if worth > best:
                best = worth
                node.first_win = win
                node.first_lead = lead
            branch += 1
        node.win = node.first_win
        node.lead = node.first_lead
        _make_priors(node, best)

    def select(self, node: Node) -> i64:
        """The branch to follow: good, promising, or hardly tried."""
        sign: float = node.sign()
        bonus: float = EXPLORATION * math.sqrt(float(node.visits))
        best: float = -1000.0
        chosen: i64 = 0
        branch: i64 = 0
        while branch < node.branches:
            urge: float = bonus * node.prior[branch] / float(1 + node.followed[branch])
            worth: float = sign * node.branch_utility(branch) + urge
            if worth > best:
                best = worth
                chosen = branch
            branch += 1
        return chosen


def _make_priors(node: Node, best: float) -> None:
    """Turn the values in `prior` into shares that sum to 1, larger for better ones."""
    total: float = 0.0
    branch: i64 = 0
    while branch < node.branches:
        share: float = math.exp((node.prior[branch] - best) / SHARPNESS)
        node.prior[branch] = share
        total += share
        branch += 1
    even: float = EVEN / float(node.branches)
    branch = 0
    while branch < node.branches:
        node.prior[branch] = even + (1.0 - EVEN) * node.prior[branch] / total
        branch += 1


def next_card(node: Node) -> i64:
    """The next card of a DRAW: all cards in turn, so that luck evens out."""
    cards: i64 = node.branches
    # A step near the golden section spreads the first cards over the whole pool.
    step: i64 = cards * 382 // 1000
    while step > 1 and _common(step, cards) > 1:
        step -= 1
    if step < 1:
        step = 1
    return (node.offset + node.visits * step) % cards


def _common(a: i64, b: i64) -> i64:
    while b != 0:
        rest: i64 = a % b
        a = b
        b = rest
    return a
