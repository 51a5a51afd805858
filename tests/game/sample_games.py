"""Games for tests that look at many situations: random players with a taste, from fixed seeds."""

import random
from collections.abc import Iterator

from targi import Game, Move


def careless(moves: list[Move], chance: random.Random) -> Move:
    """Any move, all equally likely."""
    return chance.choice(moves)


def busy(moves: list[Move], chance: random.Random) -> Move:
    """Displays what can be displayed and ends the turn only when nothing else is left."""
    texts = {str(move): move for move in moves}
    for text in ("pay cost", "pay alternative"):
        if text in texts:
            return texts[text]
    return chance.choice([move for move in moves if str(move) != "done"] or moves)


def moments(count: int, start: int = 0) -> Iterator[Game]:
    """Every decision and the end of some games, by careless and busy players in turn."""
    for seed in range(start, start + count):
        chance = random.Random(seed)
        game = Game(seed=seed, first=("blue", "white", "random")[seed % 3])
        player = busy if seed % 2 else careless
        while not game.over:
            yield game
            game.play(player(game.legal_moves(), chance))
        yield game
