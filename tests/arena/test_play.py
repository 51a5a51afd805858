"""A match at the terminal: what is looked at after each pair, and what stays in memory."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from targi.bots.arena.matches import Pair
from targi.bots.arena.report import counts_of
from targi.terminal import UserError
from targi.terminal.arena.progress import play_until, results_in
from tests.arena.matches import RUN, outcomes, small_match

pytestmark = pytest.mark.slow


def test_every_pair_is_counted_once_and_in_order() -> None:
    """The counts that decide whether there is enough are those of all pairs so far."""
    looks: list[tuple[int, ...]] = []

    def enough(counts: Sequence[int]) -> bool:
        looks.append(tuple(counts))
        return sum(counts) == 4

    played, interrupted = play_until(small_match(), 6, 2, None, enough)
    assert not interrupted
    assert [pair.number for pair in played] == [0, 1, 2, 3]
    assert looks == [counts_of(played[:number]) for number in (1, 2, 3, 4)]


def test_records_are_seen_and_then_forgotten() -> None:
    """A match of a hundred thousand games must not fill the memory with them."""
    seen: list[Pair] = []
    played, _ = play_until(small_match(), 2, 1, None, lambda counts: False, seen.append)
    assert all(game.record for pair in seen for game in pair.games)
    assert not any(game.record for pair in played for game in pair.games)
    assert outcomes(played) == outcomes(seen)
    assert [pair.seconds for pair in played] == [pair.seconds for pair in seen]


def test_a_file_is_free_again_when_its_match_has_ended(tmp_path: Path) -> None:
    """Until then a second match is refused."""
    path = tmp_path / "match.jsonl"
    with results_in(path, small_match(), RUN) as results:
        play_until(small_match(), 1, 1, results, lambda counts: False)
        with (
            pytest.raises(UserError, match="another match is being kept there"),
            results_in(path, small_match(), RUN),
        ):
            pass
    with results_in(path, small_match(), RUN) as results:
        assert len(results.pairs) == 1
    assert [*tmp_path.iterdir()] == [path]


def test_a_file_that_is_refused_is_free_again(tmp_path: Path) -> None:
    """Nothing of the refusal is left beside it."""
    path = tmp_path / "diary.txt"
    path.write_text("my diary\n")
    with (
        pytest.raises(UserError, match="line 1: expected results of an arena"),
        results_in(path, small_match(), RUN),
    ):
        pass
    assert [*tmp_path.iterdir()] == [path]
