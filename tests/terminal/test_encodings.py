"""Commands speak every language on terminals that lack its letters."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from targi.terminal.main import main
from targi.text import LANGUAGES
from tests.corpus.make import path

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["cards", "XO4"], ["replay", str(path(8))]], ids=lambda w: w[0])
def test_a_letter_that_cannot_be_shown_does_not_end_a_command(
    words: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is written as an escape."""
    said = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(said, encoding="ascii"))
    assert main([*words, "--language", language]) == 0
    assert said.getvalue().isascii()


def test_the_encoding_of_a_process_is_respected() -> None:
    """Polish on a terminal that has only the letters of English."""
    done = subprocess.run(
        [sys.executable, "-m", "targi", "cards", "XO4", "--language", "pl"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert b"\\u" in done.stdout


@pytest.mark.parametrize("by_name", [True, False], ids=["file", "standard input"])
def test_a_record_that_is_no_text_is_refused_however_it_comes(
    tmp_path: Path, by_name: bool
) -> None:
    """Nothing is read as something else."""
    record = path(8).read_bytes().replace(b"bot:builder", "Zoé".encode("latin-1"), 1)
    file = tmp_path / "record.txt"
    file.write_bytes(record)
    done = subprocess.run(
        [sys.executable, "-m", "targi", "verify", str(file) if by_name else "-"],
        input=record,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=False,
    )
    assert done.returncode != 0
    assert b"UTF-8" in done.stdout + done.stderr
