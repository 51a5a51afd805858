"""Compiled or plain, bots think the same thoughts: every value is equal to the last digit."""

import json
from typing import Any

import pytest

from tests.bots import bot_choices
from tests.project.files import run_python

pytestmark = pytest.mark.slow


def ask(pure: str) -> dict[str, Any]:
    """What a process of its own says."""
    run = run_python(bot_choices.__file__, TARGI_PURE=pure)
    assert run.returncode == 0, run.stderr
    said: dict[str, Any] = json.loads(run.stdout)
    return said


def test_compiled_bots_choose_as_the_plain_files_do() -> None:
    """All levels, both boxes, whole games."""
    compiled, plain = ask("0"), ask("1")
    if not compiled["compiled"]:
        pytest.skip("the rules are not compiled here: install a C compiler and run `make setup`")
    assert not plain["compiled"]
    assert len(plain["choices"]) > 100
    assert compiled["choices"] == plain["choices"]
