"""catanatron: random games of Catan between two players.

A decision is one action as catanatron counts them: rolling the dice and ending the turn are
actions too, forced or not. A game that does not end is cut off by catanatron after 1,000 turns.
"""

import importlib
from collections.abc import Callable
from typing import Any

catanatron = importlib.import_module("catanatron")  # by name: our own environment does not have it

GAME = "Catan for two"
PACKAGE = "catanatron"
MIDDLE = 400  # actions played before a game is copied


def new_game() -> Any:
    """A game about to begin, on a random map."""
    colors = (catanatron.Color.RED, catanatron.Color.BLUE)
    return catanatron.Game([catanatron.RandomPlayer(color) for color in colors])


def play_game() -> int:
    """One random game; the number of actions."""
    game = new_game()
    game.play()
    return len(game.state.actions)


def copies() -> list[Callable[[], object]]:
    """Calls that copy a game in its middle."""
    games = [new_game() for _ in range(10)]
    for game in games:
        while len(game.state.actions) < MIDDLE and game.winning_color() is None:
            game.play_tick()
    return [game.copy for game in games]
