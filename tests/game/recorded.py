"""Positions of the recorded games, found by what is asked in them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from targi import Game
from targi.cards import CardsFile
from tests.golden.make import PERFT

Position = dict[str, Any]


@cache
def places() -> dict[str, list[tuple[str, int, int]]]:
    """CardTable, game and number of decisions for each thing asked, such as `act/dune/use`."""
    found: dict[str, list[tuple[str, int, int]]] = {}
    for path in PERFT:
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            number, decisions, asked, *_ = line.split()
            found.setdefault(asked, []).append((path.name, int(number), int(decisions)))
    return found


@cache
def game_at(name: str, number: int, decisions: int) -> Game:
    """A recorded game after so many decisions."""
    source = next(source for path, source in PERFT.items() if path.name == name)
    game = source.read(number)
    while len(game.history) > decisions:
        game.undo()
    return game


def moments(step: str) -> Iterator[Game]:
    """Recorded games at which this action is open, the expansion's first."""
    fitting = (found for asked, found in places().items() if asked.split("/")[1] == step)
    every = sorted(place for found in fitting for place in found)
    return (game_at(*place) for place in every)


def position_with(step: str) -> tuple[Position, CardsFile | None]:
    """A position at which this action is open, and the card file it needs."""
    game = next(moments(step))
    return game.position(), game.ruleset.cards
