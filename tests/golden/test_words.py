"""The golden files of the words hold: what is said today is what was proof-read.

If a change of words is meant, run `python -m tests.golden.make_words` and read the differences.
"""

from pathlib import Path

import pytest

from tests.golden.make_words import LOGS, WORDS, log_lines, word_lines
from tests.text.messages import messages

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_game_is_told_as_it_was_proof_read(path: Path) -> None:
    """Sentence by sentence, in each language."""
    assert log_lines(path) == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", WORDS, ids=lambda path: path.stem)
def test_every_message_is_said_as_it_was_proof_read(path: Path) -> None:
    """In each of its forms."""
    assert word_lines(WORDS[path]) == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", WORDS, ids=lambda path: path.stem)
def test_no_message_is_left_out(path: Path) -> None:
    """Each has at least one line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert messages(WORDS[path]).keys() <= {line.split(":")[0].split(" [")[0] for line in lines}
