"""The checks of `tests/rules/test_random_play.py` on more games, closer together."""

import pytest

from tests.reference.random_play import check_game, check_states_of_game, ruleset_of

GAMES = 12_000  # of each box, 10,000 of them from the deal
GAMES_WITH_HISTORY = 400
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


def test_many_games_go_back_and_forth_and_through_records(box: str, batch: int) -> None:
    """At every decision of 800 games: position, undo, redo and record."""
    for n in range(batch, GAMES_WITH_HISTORY, BATCHES):
        check_game(n, ruleset_of(box, n), record_one_in=1)
