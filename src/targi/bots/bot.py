"""`Bot`: an opponent that chooses and explains moves. What it thinks with is its level's strategy.

A bot reads a copy of the state and nothing else of a game: neither its key nor its seed, so it
cannot know what comes next. It keeps nothing between two questions. The same position, seed,
work and number of workers give the same answer, whatever was asked before.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from targi.bots.budget import Budget
from targi.bots.strategies import Estimate, Strategy, Task
from targi.bots.workers import think_together
from targi.game import Event, Game, Move
from targi.game.moves.events import decode
from targi.game.moves.notation import legal_moves, move_text
from targi.rules.engine import apply, legal
from targi.rules.state import NO_CHANCE, OVER, State

TOLD: Final = 6  # moves of a line of play: a whole round of Targis, if it begins with the first


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a bot thinks of one legal move, seen by the player to move."""

    move: Move
    win: float  # the chance to win, 0 to 1; a draw counts half
    lead: float  # the expected difference of the final scores
    visits: int  # how often the search tried it
    line: tuple[str, ...]  # the moves expected from here on, up to the first card turned up


class Bot:
    """An opponent of one level with a budget and a seed."""

    def __init__(
        self, name: str, strategy: Strategy, budget: Budget, seed: int = 0, workers: int = 1
    ) -> None:
        self.name = name
        self.budget = budget
        self.seed = seed
        self.workers = workers
        self._mind = strategy
        self._stopped = False

    def __repr__(self) -> str:
        return f"<Bot {self.name} {self.budget}>"

    def scaled(self, factor: float) -> Bot:
        """The same bot with its budget times a factor."""
        return Bot(self.name, self._mind, self.budget.scaled(factor), self.seed, self.workers)

    def stop(self) -> None:
        """From another thread: end the search that is going on, with what it has found so far.

        If there is none, the next one ends at once: its question may be on its way already.
        """
        self._stopped = True

    def choose(self, game: Game) -> Move:
        """The move the bot makes; a forced one costs no time."""
        moves = game.legal_moves()
        if not moves:
            raise ValueError("the game is over: there is no move to choose")
        if len(moves) == 1:
            return moves[0]
        action = self._think(game)[0].action
        return next(move for move in moves if move.action == action)

    def analyse(self, game: Game) -> tuple[Assessment, ...]:
        """Every legal move with what the bot thinks of it, the preferred one first."""
        if game.over:
            return ()
        moves = {move.action: move for move in game.legal_moves()}
        state = game.state
        return tuple(
            Assessment(
                moves[estimate.action],
                estimate.win,
                estimate.lead,
                estimate.visits,
                line_texts(state, estimate.line),
            )
            for estimate in self._think(game)
        )

    def _think(self, game: Game) -> list[Estimate]:
        state = game.state
        # Positions of one game must not share their luck, so the seed differs with the position.
        seed = zlib.crc32(state.to_bytes(), self.seed & 0xFFFFFFFF)
        task = Task(state, self.budget, seed, lambda: self._stopped)
        try:
            if self.workers == 1:
                return self._mind(task)
            return think_together(self._mind, task, game.ruleset, self.workers)
        finally:  # and not before: a stop that came first must not be lost
            self._stopped = False


def line_texts(state: State, line: tuple[int, ...]) -> tuple[str, ...]:
    """The notation of a sequence of actions; it ends where a card is turned up."""
    texts = []
    after = state.copy()
    for action in line:
        if after.chance != NO_CHANCE or after.phase == OVER or action not in legal(after):
            break
        texts.append(move_text(after, action))
        apply(after, action)
    return tuple(texts)


def line_events(game: Game, line: Iterable[str]) -> tuple[Event, ...]:
    """What would happen in the next moves of a line of play: more would be told than is sure."""
    state = game.state
    found: list[Event] = []
    for text in islice(line, TOLD):
        after = state.copy()
        after.tracing = True
        apply(after, next(move.action for move in legal_moves(state) if move.text == text))
        found += decode(after)
        state = after
    return tuple(found)
