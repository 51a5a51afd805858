"""The compiled rules and the plain files they are made of play the same games, move for move."""

import json
from typing import Any

import pytest

from tests.ground.project import run_python
from tests.reference import game_hashes


def play(box: str, games: int, pure: str) -> dict[str, Any]:
    """What a process of its own, compiled or plain, says of these games."""
    run = run_python(game_hashes.__file__, box, str(games), TARGI_PURE=pure)
    assert run.returncode == 0, run.stderr
    said: dict[str, Any] = json.loads(run.stdout)
    return said


@pytest.mark.parametrize("games", [200, pytest.param(2000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("box", ["base", "expansion"])
def test_compiled_rules_play_as_the_plain_files_do(box: str, games: int) -> None:
    """Every action, set of legal actions, outcome and fact is equal, in all variants."""
    compiled, plain = play(box, games, "0"), play(box, games, "1")
    if not compiled["compiled"]:
        pytest.skip("the rules are not compiled here: install a C compiler and run `make setup`")
    assert not plain["compiled"]
    assert len(set(plain["hashes"])) == games
    assert compiled["hashes"] == plain["hashes"]
