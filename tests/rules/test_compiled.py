"""The compiled rules and the plain files they are made of play the same games, move for move."""

import json
from typing import Any

import pytest

from tests.ground.project import run_python
from tests.reference import game_hashes


def play(games: int, pure: str) -> dict[str, Any]:
    """What a process of its own, compiled or plain, says of these games."""
    run = run_python(game_hashes.__file__, str(games), TARGI_PURE=pure)
    assert run.returncode == 0, run.stderr
    said: dict[str, Any] = json.loads(run.stdout)
    return said


@pytest.mark.parametrize("games", [200, pytest.param(2000, marks=pytest.mark.soak)])
def test_compiled_rules_play_as_the_plain_files_do(games: int) -> None:
    """Every action, every set of legal actions, every outcome, every fact and the end are equal."""
    compiled, plain = play(games, pure="0"), play(games, pure="1")
    if not compiled["compiled"]:
        pytest.skip("the rules are not compiled here: install a C compiler and run `make setup`")
    assert not plain["compiled"]
    assert len(set(plain["hashes"])) == games
    assert compiled["hashes"] == plain["hashes"]
