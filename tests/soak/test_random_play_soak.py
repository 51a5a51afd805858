"""The checks of `tests/rules/test_random_play.py` on more games, closer together."""

import pytest

from tests.reference.random_play import (
    check_positions_and_records,
    check_states_of_game,
    check_undo_and_redo,
    ruleset_of,
)

GAMES = 12_000  # of each box, 10,000 of them from the deal
GAMES_UNDONE = 10_000
GAMES_READ_BACK = 400
BATCHES = 24

pytestmark = [
    pytest.mark.soak,
    pytest.mark.parametrize("box", ["base", "expansion"]),
    pytest.mark.parametrize("batch", range(BATCHES)),
]


def test_states_of_many_random_games_are_sound(box: str, batch: int) -> None:
    """Every decision of 24,000 games, each loaded from its position and its bytes."""
    for n in range(batch, GAMES, BATCHES):
        check_states_of_game(n, ruleset_of(box, n), load_one_in=1)


def test_many_games_go_back_and_forth(box: str, batch: int) -> None:
    """Undo and redo at every decision of 20,000 games."""
    for n in range(batch, GAMES_UNDONE, BATCHES):
        check_undo_and_redo(n, ruleset_of(box, n))


def test_many_games_go_through_positions_and_records(box: str, batch: int) -> None:
    """Both are read back at every decision of 800 games."""
    for n in range(batch, GAMES_READ_BACK, BATCHES):
        check_positions_and_records(n, ruleset_of(box, n), record_one_in=1)
