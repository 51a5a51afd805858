"""Whatever a record's text holds, it is refused with a `RecordError` or is the record of a game."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from targi import Game, RecordError
from tests.corpus.make import path

pytestmark = pytest.mark.slow

# Resigned, agreed, begun from a position, unfinished, by a key: not the longest ones.
RECORDS = [path(number).read_text(encoding="utf-8") for number in (61, 63, 71, 68, 5)]
WORDS = sorted({word for text in RECORDS for word in re.split(r"[\s\",:\[\]{}]", text)})
MARKS = ["\n", " ", "  ", " · ", " | up: ", ": ", "B ", "W ", "12 ", "-", "0", '"', "[", "{}"]
SNIPPETS = st.sampled_from(WORDS + MARKS) | st.text(max_size=8)
TEXTS = st.sampled_from(RECORDS)


def check(text: str) -> None:
    """Read a text; if it is a record, the game writes the same, but for the layout of fields."""
    answer = read(text)
    if isinstance(answer, Game):
        assert fields_and_moves(answer.record()) == fields_and_moves(text)
        assert Game.from_record(answer.record()).position() == answer.position()
    else:
        assert len(str(answer)) < 1000
        assert "\n" not in str(answer)


def read(text: str) -> Game | RecordError:
    """The game of a text, or why it is refused; any other error would fail the test."""
    try:
        return Game.from_record(text)
    except RecordError as error:
        return error


def fields_and_moves(text: str) -> list[str]:
    """A text without its layout."""
    return re.split("\n| {2,}", text)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    """Not even one that begins like a record."""
    check(text)
    check(f"targi-record/1\n{text}\n")


@given(TEXTS, st.data())
def test_no_edit_breaks_the_reader(text: str, data: st.DataObject) -> None:
    """A few places are overwritten with something that might belong into a record, or might not."""
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = start + data.draw(st.integers(0, 12))
        text = text[:start] + data.draw(SNIPPETS) + text[end:]
    check(text)


@given(TEXTS, st.data())
def test_no_exchanged_word_breaks_the_reader(text: str, data: st.DataObject) -> None:
    """One word becomes another that occurs in records: a card, a number, a verb, a field."""
    words = list(re.finditer(r"[\w-]+", text))
    word = data.draw(st.sampled_from(words))
    check(text[: word.start()] + data.draw(st.sampled_from(WORDS)) + text[word.end() :])


@given(TEXTS, st.data())
def test_no_moved_line_breaks_the_reader(text: str, data: st.DataObject) -> None:
    """Lines are left out, doubled or put elsewhere, from this record or another."""
    lines = text.splitlines(keepends=True)
    others = data.draw(TEXTS).splitlines(keepends=True)
    at = data.draw(st.integers(0, len(lines) - 1))
    if data.draw(st.booleans()):
        del lines[at]
    lines.insert(data.draw(st.integers(0, len(lines))), data.draw(st.sampled_from(others)))
    check("".join(lines))


@given(TEXTS, st.data())
def test_no_truncated_record_is_read(text: str, data: st.DataObject) -> None:
    """The last line holds what the rest is checked against, so nothing can be cut off."""
    assert isinstance(read(text[: data.draw(st.integers(0, len(text) - 1))]), RecordError)
