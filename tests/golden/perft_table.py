"""The golden perft table: positions of the recorded games, with how many ways lead on from them.

A line names a recorded game, how many of its decisions have been made, what is asked there, and the
counts for depths 1, 2 and 3 (`targi.game.perft`).
"""

from collections import defaultdict
from collections.abc import Iterator

from targi import Game
from targi.game.perft import perft
from tests.corpus.make import GAMES, read

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


def chosen_positions() -> dict[str, list[tuple[int, int]]]:
    """Game and number of decisions, for each thing asked, spread over all games."""
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for number in range(1, GAMES + 1):
        for game in backwards(number):
            found[asked(game)].append((number, len(game.history)))
    return {what: _spread(places) for what, places in found.items()}


def _spread(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    if len(places) <= EACH:
        return places
    return [places[at * len(places) // EACH] for at in range(EACH)]


def table_lines(places: dict[str, list[tuple[int, int]]]) -> Iterator[str]:
    """The table for these positions."""
    yield HEADING
    wanted = {place for some in places.values() for place in some}
    for number in sorted({number for number, _ in wanted}):
        lines = [
            line(number, game)
            for game in backwards(number)
            if (number, len(game.history)) in wanted
        ]
        yield from reversed(lines)


def line(number: int, game: Game) -> str:
    """One position of the table."""
    counts = " ".join(str(perft(game.state, depth)) for depth in DEPTHS)
    return f"{number:03} {len(game.history)} {asked(game)} {counts}"
