"""Positions for tests of bots: from games of a quick level, both boxes."""

from collections.abc import Iterator

import targi
from targi import _build

BOXES = ("base", "expansion")
FEW = 300 if _build.compiled() else 60  # work that shows what a search does, compiled and plain


def decisions(box: str, games: int, every: int) -> Iterator[targi.Game]:
    """One in `every` decisions of some games, with at least two legal moves each."""
    player = targi.bot("gecko")
    for seed in range(games):
        game = targi.Game(box, seed=seed)
        number = 0
        while not game.over:
            number += 1
            if number % every == 0 and len(game.legal_moves()) > 1:
                yield game
            game.play(player.choose(game))


def game_at(box: str, number: int, seed: int = 1) -> targi.Game:
    """A game after so many decisions."""
    game = targi.Game(box, seed=seed)
    player = targi.bot("fennec")
    for _ in range(number):
        game.play(player.choose(game))
    return game
