"""Positions for tests of bots: from games of a quick level, both boxes."""

from collections.abc import Iterator

import targi
from targi import _build
from targi.bots.core import features as ft
from targi.bots.core.sides import describe
from targi.rules.native import i64, vec
from targi.rules.state import Player, State

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


def side(state: State, seat: int) -> dict[str, float]:
    """What describes a side, by name; what is zero is left out."""
    numbers = vec[float]([0.0] * ft.FEATURES)
    describe(state, seat, numbers)
    return {name: number for name, number in zip(ft.NAMES, numbers, strict=True) if number}


def grant(p: Player, code: int, amount: int = 1) -> None:
    """Give a player a power; its array is shared with other states, and so replaced."""
    powers = list(p.power)
    powers[code] = amount
    p.power = vec[i64](powers)
