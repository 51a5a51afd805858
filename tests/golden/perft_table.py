"""The golden perft table: positions of the recorded games, with how many ways lead on from them.

A line names a recorded game, how many of its decisions have been made, what is asked there, and the
counts for depths 1, 2 and 3 (`targi.game.perft`).
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from targi import Game
from targi.game.perft import perft
from tests.corpus import make, make_expansion

Place = tuple[int, int]  # the number of a game, and how many decisions have been made
DEPTHS = (1, 2, 3)
HEADING = "# game  decisions  asked  depth 1  depth 2  depth 3"


@dataclass(frozen=True)
class Source:
    """Recorded games that positions are taken from."""

    read: Callable[[int], Game]
    games: int
    each: int  # positions for each thing that can be asked
    most: int | None  # ways at depth 3, so that counting does not take too long


BASE = Source(make.read, make.GAMES, each=24, most=None)
EXPANSION = Source(make_expansion.read, make_expansion.GAMES, each=8, most=3000)


def asked(game: Game) -> str:
    """Phase, open action and verb of what is asked, such as `act/tribe/pay`."""
    pending = game.position()["pending"]
    assert isinstance(pending, list)
    step = "-"
    if pending:
        assert isinstance(pending[-1], dict)
        step = str(pending[-1]["step"])
    return f"{game.phase}/{step}/{game.legal_moves()[0].text.split()[0]}"


def backwards(source: Source, number: int) -> Iterator[Game]:
    """A recorded game at each of its decisions, the last one first."""
    game = source.read(number)
    while game.history:
        game.undo()
        yield game


def chosen_places(source: Source) -> set[Place]:
    """So many places for each thing asked, spread over all games."""
    found: dict[str, list[Place]] = defaultdict(list)
    for number in range(1, source.games + 1):
        for game in backwards(source, number):
            if source.most is None or perft(game.state, 3) <= source.most:
                found[asked(game)].append((number, len(game.history)))
    return {place for places in found.values() for place in _spread(places, source.each)}


def _spread(places: list[Place], number: int) -> list[Place]:
    if len(places) <= number:
        return places
    return [places[at * len(places) // number] for at in range(number)]


def table_lines(source: Source, places: set[Place]) -> Iterator[str]:
    """A line for each of these places."""
    for number in sorted({number for number, _ in places}):
        lines = [
            line(number, game)
            for game in backwards(source, number)
            if (number, len(game.history)) in places
        ]
        yield from reversed(lines)


def line(number: int, game: Game) -> str:
    """One position of the table."""
    counts = " ".join(str(perft(game.state, depth)) for depth in DEPTHS)
    return f"{number:03} {len(game.history)} {asked(game)} {counts}"
