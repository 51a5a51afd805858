"""python-chess: random games of chess, to the end its own rules give them.

A decision is one move. Chess has no chance; it is here because python-chess is the rules library
others are compared with.
"""

import importlib
import random
from collections.abc import Callable
from functools import partial

chess = importlib.import_module("chess")  # by name: our own environment does not have it

GAME = "chess"
PACKAGE = "chess"
MIDDLE = 60  # moves played before a board is copied


def play_game() -> int:
    """One random game; the number of moves."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
    return len(board.move_stack)


def copies() -> list[Callable[[], object]]:
    """Calls that copy a board in the middle of a game, without its history, as search does."""
    boards = [chess.Board() for _ in range(10)]
    for board in boards:
        while len(board.move_stack) < MIDDLE and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
    return [partial(board.copy, stack=False) for board in boards]
