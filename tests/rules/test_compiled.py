"""The compiled rules and the plain files they are made of play the same games, move for move."""

import json
from typing import Any

import pytest

from targi import _build
from tests.project.files import run_python
from tests.reference import game_hashes
from tests.reference.effort import effort

GAMES = effort(2000, plain=0)  # of each box
MANY_GAMES = 10_000  # in `make soak`
BATCHES = 4  # so that several processes share the work
MANY_BATCHES = 16

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not _build.compiled(), reason="needs compiled rules to compare with"),
    pytest.mark.parametrize("box", ["base", "expansion"]),
]


def play(box: str, games: range, pure: str) -> dict[str, Any]:
    """What a process of its own, compiled or plain, says of these games."""
    numbers = map(str, (games.start, games.stop, games.step))
    run = run_python(game_hashes.__file__, box, *numbers, TARGI_PURE=pure)
    assert run.returncode == 0, run.stderr
    said: dict[str, Any] = json.loads(run.stdout)
    return said


def check_both_ways(box: str, games: range) -> None:
    """Every action, set of legal actions, outcome and fact is equal."""
    compiled, plain = play(box, games, "0"), play(box, games, "1")
    assert compiled["compiled"]
    assert not plain["compiled"]
    assert len(set(plain["hashes"])) == len(games)
    assert compiled["hashes"] == plain["hashes"]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_compiled_rules_play_as_the_plain_files_do(box: str, batch: int) -> None:
    """Of the expansion in all variants."""
    check_both_ways(box, range(batch, GAMES, BATCHES))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(MANY_BATCHES))
def test_compiled_rules_play_many_games_as_the_plain_files_do(box: str, batch: int) -> None:
    """The games above and four times as many besides."""
    check_both_ways(box, range(batch, MANY_GAMES, MANY_BATCHES))
