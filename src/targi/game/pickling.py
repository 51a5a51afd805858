"""Pickling of games, for other processes and caches.

There is a state for every move, each of two kilobytes. So a game is packed as the state it began
from and what was played; unpacking plays it again, without asking the key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from targi.rules.state import State

if TYPE_CHECKING:
    from targi.game.game import Game

# What follows from the rest.
_DERIVED: Final = ("history", "_states", "_state", "_undone")
_PLAYED: Final = ("start", "moves", "undone")


def packed(game: Game) -> dict[str, Any]:
    """All that a game is made of, as plain values."""
    kept = {name: value for name, value in vars(game).items() if name not in _DERIVED}
    undone = [played for played, _ in reversed(game._undone)]
    moves = [(played.move.text, played.up) for played in (*game.history, *undone)]
    return kept | {"start": game.start.to_bytes(), "moves": moves, "undone": len(undone)}


def unpack(game: Game, found: dict[str, Any]) -> None:
    """Make a bare game the one that was packed: history, undo and redo included."""
    start, moves, undone = (found[name] for name in _PLAYED)
    vars(game).update({name: found[name] for name in found if name not in _PLAYED})
    game.history, game._states, game._undone = [], [], []
    game._state = State.from_bytes(game.ruleset.table, start)
    takebacks = game.takebacks
    for text, up in moves:
        game._play(game._legal(text), _one_by_one(up))
    for _ in range(undone):
        game.undo()
    game.takebacks = takebacks


def _one_by_one(cards: Iterable[str]) -> Callable[[State], str]:
    """Gives out the cards that were turned up."""
    left = iter(cards)
    return lambda s: next(left)
