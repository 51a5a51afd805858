"""OpenSpiel: random games of backgammon, a game for two with an explicit chance node every turn.

A decision is one player's choice, a forced pass included; rolls of the dice are not counted. The
whole game is played inside the library's C++ by its own random bots: the fastest way it offers.
"""

import importlib
import random
from collections.abc import Callable
from typing import Any

pyspiel = importlib.import_module("pyspiel")  # by name: our own environment does not have it

GAME = "backgammon"
PACKAGE = "open_spiel"
BACKGAMMON = pyspiel.load_game(GAME)
BOTS = [pyspiel.make_uniform_random_bot(player, player) for player in (0, 1)]


def finished_game() -> Any:
    """The last state of one random game."""
    state = BACKGAMMON.new_initial_state()
    pyspiel.evaluate_bots(state, BOTS, random.getrandbits(31))
    return state


def play_game() -> int:
    """One random game; the number of decisions."""
    return sum(step.player >= 0 for step in finished_game().full_history())


def copies() -> list[Callable[[], object]]:
    """Calls that copy a state in the middle of a game."""
    states = [BACKGAMMON.new_initial_state() for _ in range(10)]
    for state in states:
        history = finished_game().history()
        for action in history[: len(history) // 2]:
            state.apply_action(action)
    return [state.clone for state in states]
