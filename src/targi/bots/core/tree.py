"""The nodes of the strong search: what is known about a position that the search has reached.

All values are blue's. A node knows its legal actions with a first guess of each one's value, and
counts how often each was followed; its own value is the average over what was followed.
"""

from typing import Final

from targi.bots.core.resolving import utility
from targi.rules.actions import HALF
from targi.rules.bits import count, lowest
from targi.rules.native import i64, vec
from targi.rules.state import NO_CHANCE, OVER, State

DECISION: Final = 0
DRAW: Final = 1  # a card is turned up inside an action
END: Final = 2  # nothing beyond is searched: the game is over or new cards are turned up


def legal_actions(s: State) -> vec[i64]:
    """All legal actions, in ascending order."""
    found: vec[i64] = vec[i64]([0] * (count(s.low) + count(s.high)))
    n: i64 = 0
    low: i64 = s.low
    while low != 0:
        found[n] = lowest(low)
        low &= low - 1
        n += 1
    high: i64 = s.high
    while high != 0:
        found[n] = HALF + lowest(high)
        high &= high - 1
        n += 1
    return found


def kind_of(s: State) -> i64:
    """Which kind of node a position is."""
    if s.phase == OVER:
        return END
    if s.chance == NO_CHANCE:
        return DECISION
    return DRAW if s.depth > 0 else END


class Node:
    """A position in the search."""

    def __init__(self, state: State, branches: i64, actions: vec[i64]) -> None:
        self.state: State = state
        self.kind: i64 = kind_of(state)
        self.branches: i64 = branches  # actions, or cards that may turn up
        self.actions: vec[i64] = actions
        self.followed: vec[i64] = vec[i64]([0] * branches)  # how often each branch was
        self.children: list[Node | None] = [None] * branches
        self.guess_win: vec[float] = vec[float]([0.0] * branches)
        self.guess_lead: vec[float] = vec[float]([0.0] * branches)
        self.prior: vec[float] = vec[float]([0.0] * branches)
        self.visits: i64 = 0
        self.expanded: bool = False
        self.first_win: float = 0.5  # before anything was followed
        self.first_lead: float = 0.0
        self.win: float = 0.5
        self.lead: float = 0.0
        self.offset: i64 = 0  # where a DRAW begins its walk through the cards

    def sign(self) -> float:
        """1 if blue decides here, -1 if white does."""
        return 1.0 if self.state.to_move == 0 else -1.0

    def branch_win(self, branch: i64) -> float:
        """Blue's chance to win after a branch, as far as known."""
        child: Node | None = self.children[branch]
        return self.guess_win[branch] if child is None else child.win

    def branch_lead(self, branch: i64) -> float:
        """Blue's expected lead after a branch, as far as known."""
        child: Node | None = self.children[branch]
        return self.guess_lead[branch] if child is None else child.lead

    def branch_utility(self, branch: i64) -> float:
        """What is maximised or minimised."""
        return utility(self.branch_win(branch), self.branch_lead(branch))

    def favourite(self) -> i64:
        """The branch followed most often; of equals the one that looks best."""
        sign: float = self.sign()
        chosen: i64 = 0
        branch: i64 = 1
        while branch < self.branches:
            more: i64 = self.followed[branch] - self.followed[chosen]
            gain: float = sign * (self.branch_utility(branch) - self.branch_utility(chosen))
            if more > 0 or (more == 0 and gain > 0.0):
                chosen = branch
            branch += 1
        return chosen

    def settle(self) -> None:
        """Bring the value up to date after a branch was followed once more."""
        weight: float = 0.0 if self.kind == DRAW else 1.0
        win: float = self.first_win * weight
        lead: float = self.first_lead * weight
        branch: i64 = 0
        while branch < self.branches:
            times: i64 = self.followed[branch]
            if times > 0:
                child: Node | None = self.children[branch]
                if child is not None:
                    win += child.win * float(times)
                    lead += child.lead * float(times)
                    weight += float(times)
            branch += 1
        self.win = win / weight
        self.lead = lead / weight
        self.visits += 1
