"""The golden files of the rules hold: what they do today is what they did when these were made.

If a change of the rules is meant, look at the differences and run `python -m tests.golden.make`.
"""

from collections import defaultdict
from pathlib import Path

import pytest

from targi.game.positions.pending.writing import OPENS
from tests.golden.make import PERFT, PLAYTHROUGHS
from tests.golden.perft_table import HEADING, Source, table_lines
from tests.golden.playthrough import playthrough_lines

TABLES = {path.name: path.read_text(encoding="utf-8").splitlines() for path in PERFT}
Lines = dict[tuple[Path, int], list[str]]
BY_GAME: Lines = defaultdict(list)
for table_path in PERFT:
    for table_line in TABLES[table_path.name][1:]:
        BY_GAME[table_path, int(table_line.split()[0])].append(table_line)


def asked(name: str) -> set[str]:
    """Everything that is asked somewhere in a table."""
    return {line.split()[2] for line in TABLES[name][1:]}


@pytest.mark.parametrize("lines", TABLES.values(), ids=TABLES)
def test_a_table_is_large(lines: list[str]) -> None:
    """At least 200 positions, each with its counts."""
    assert lines[0] == HEADING
    assert len(lines) > 300


def test_the_table_of_the_base_game_shows_every_thing_asked() -> None:
    """Positions of all phases and of everything that can be open in an action."""
    assert asked("perft.txt") == {
        *("place/-/place", "act/-/use", "act/-/done", "raid/-/give", "raid/give/give"),
        *("limit/give/give", "limit/take/take", "act/tribe/pay", "act/tribe/hand"),
        *("act/tribe/leave", "act/tribe/add", "act/tribe/row", "act/slash/take", "act/take/take"),
        *("act/choose/take", "act/trader/trade", "act/silversmith/sell", "act/marker/move"),
        *("act/marker/to", "act/rearrange/lift", "act/rearrange/lay"),
    }


def test_the_table_of_the_expansion_shows_every_action() -> None:
    """Every kind of open action occurs; dunes and cards wait while their effects are open."""
    open_actions = {what.split("/")[1] for what in asked("perft-expansion.txt")}
    assert open_actions == {"-", *OPENS.values()} - {"dune", "effects"}


@pytest.mark.parametrize(
    ("source", "number", "lines"),
    [(PERFT[path], number, lines) for (path, number), lines in BY_GAME.items()],
    ids=[f"{path.stem}-{number}" for path, number in BY_GAME],
)
def test_the_counts_of_a_game_hold(source: Source, number: int, lines: list[str]) -> None:
    """The ways on from each of its positions, one, two and three decisions deep."""
    places = {(number, int(line.split()[1])) for line in lines}
    assert [*table_lines(source, places)] == lines


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_holds(path: Path) -> None:
    """Line by line: the table, the legal moves, what each move brings, the score."""
    game = PLAYTHROUGHS[path]
    assert [*playthrough_lines(game)] == path.read_text(encoding="utf-8").splitlines()
