"""The golden files hold: what the rules do today is what they did when the files were made.

If a change of the rules is meant, look at the differences and run `python -m tests.golden.make`.
"""

from collections import defaultdict

import pytest

from tests.golden.make import PERFT, PLAYTHROUGH
from tests.golden.perft_table import HEADING, table_lines
from tests.golden.playthrough import playthrough_lines

LINES = PERFT.read_text(encoding="utf-8").splitlines()
BY_GAME: dict[int, list[str]] = defaultdict(list)
for line in LINES[1:]:
    BY_GAME[int(line.split()[0])].append(line)


def test_the_table_is_large_and_shows_every_thing_asked() -> None:
    """At least 200 positions, of all phases and of everything that can be open in an action."""
    assert LINES[0] == HEADING
    assert len(LINES) > 400
    assert {line.split()[2] for line in LINES[1:]} == {
        *("place/-/place", "act/-/use", "act/-/done", "raid/-/give", "raid/give/give"),
        *("limit/give/give", "limit/take/take", "act/tribe/pay", "act/tribe/hand"),
        *("act/tribe/leave", "act/tribe/add", "act/tribe/row", "act/slash/take", "act/take/take"),
        *("act/choose/take", "act/trader/trade", "act/silversmith/sell", "act/marker/move"),
        *("act/marker/to", "act/rearrange/lift", "act/rearrange/lay"),
    }


@pytest.mark.parametrize("number", BY_GAME)
def test_the_counts_of_a_game_hold(number: int) -> None:
    """The ways on from each of its positions, one, two and three decisions deep."""
    places = {(number, int(line.split()[1])) for line in BY_GAME[number]}
    assert [*table_lines(places)] == BY_GAME[number]


def test_the_playthrough_holds() -> None:
    """Line by line: the table, the legal moves, what each move brings, the score."""
    assert [*playthrough_lines()] == PLAYTHROUGH.read_text(encoding="utf-8").splitlines()
