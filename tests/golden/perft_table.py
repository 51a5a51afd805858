"""The golden perft table: positions of the recorded games, with how many ways lead on from them.

A line names a recorded game, how many of its decisions have been made, what is asked there, and the
counts for depths 1, 2 and 3 (`targi.game.perft`).
"""

from collections import defaultdict
from collections.abc import Iterator

from targi import Game
from targi.game.perft import perft
from tests.corpus.make import GAMES, read

Place = tuple[int, int]  # the number of a game, and how many decisions have been made
DEPTHS = (1, 2, 3)
EACH = 24  # positions for each thing that can be asked
HEADING = "# game  decisions  asked  depth 1  depth 2  depth 3"


def asked(game: Game) -> str:
    """Phase, open action and verb of what is asked, such as `act/tribe/pay`."""
    pending = game.position()["pending"]
    assert isinstance(pending, list)
    step = "-"
    if pending:
        assert isinstance(pending[-1], dict)
        step = str(pending[-1]["step"])
    return f"{game.phase}/{step}/{game.legal_moves()[0].text.split()[0]}"


def backwards(number: int) -> Iterator[Game]:
    """A recorded game at each of its decisions, the last one first."""
    game = read(number)
    while game.history:
        game.undo()
        yield game


def chosen_places() -> set[Place]:
    """So many places for each thing asked, spread over all games."""
    found: dict[str, list[Place]] = defaultdict(list)
    for number in range(1, GAMES + 1):
        for game in backwards(number):
            found[asked(game)].append((number, len(game.history)))
    return {place for places in found.values() for place in _spread(places)}


def _spread(places: list[Place]) -> list[Place]:
    if len(places) <= EACH:
        return places
    return [places[at * len(places) // EACH] for at in range(EACH)]


def table_lines(places: set[Place]) -> Iterator[str]:
    """A line for each of these places."""
    for number in sorted({number for number, _ in places}):
        lines = [
            line(number, game)
            for game in backwards(number)
            if (number, len(game.history)) in places
        ]
        yield from reversed(lines)


def line(number: int, game: Game) -> str:
    """One position of the table."""
    counts = " ".join(str(perft(game.state, depth)) for depth in DEPTHS)
    return f"{number:03} {len(game.history)} {asked(game)} {counts}"
