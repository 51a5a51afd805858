"""Commands speak every language on terminals that lack its letters."""

import os
import subprocess
import sys

import pytest

from targi.text import LANGUAGES
from tests.corpus.make import path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["cards", "XO4"], ["replay", str(path(8))]], ids=lambda w: w[0])
def test_a_letter_that_cannot_be_shown_does_not_end_a_command(
    words: list[str], language: str
) -> None:
    """It is written as an escape."""
    done = subprocess.run(
        [sys.executable, "-m", "targi.terminal.main", *words, "--language", language],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
