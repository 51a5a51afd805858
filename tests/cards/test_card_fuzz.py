"""Whatever a card file holds, the loader answers with a `CardError` or with a usable catalogue."""

import copy
import json
import tomllib
from importlib import resources
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from targi.cards import RESOURCES, SYMBOLS, CardError, Catalogue, parse
from targi.cards.loader import catalogue
from targi.cards.plain import plain
from targi.cards.vocabulary import VOCABULARY
from targi.terminal.card_pages import full, listing

TEXT = (resources.files("targi.cards") / "data" / "base.toml").read_text(encoding="utf-8")
BASE = tomllib.loads(TEXT)

WORDS = st.sampled_from([*SYMBOLS, *RESOURCES, *VOCABULARY, "goods", "last_card", "sourced"])
LEAVES = (
    st.integers()
    | st.integers(0, 5)
    | st.booleans()
    | st.floats()
    | st.text()
    | WORDS
    | st.datetimes()
    | st.dates()
    | st.times()
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(WORDS | st.text(), inner),
    max_leaves=12,
)
FILES = st.dictionaries(st.sampled_from([*BASE]) | st.text(), VALUES)


def answer(data: dict[str, Any]) -> Catalogue | CardError:
    """What the loader makes of a file; any other exception would fail the test."""
    try:
        return catalogue(data, "own.toml")
    except CardError as error:
        assert str(error).startswith("own.toml: ")
        assert len(str(error)) < 500
        return error


@given(FILES)
def test_no_table_breaks_the_loader(data: dict[str, Any]) -> None:
    """A file of anything is refused, since it cannot be a full box by chance."""
    assert isinstance(answer(data), CardError)


@given(st.data())
def test_no_change_of_the_base_box_breaks_the_loader(data: st.DataObject) -> None:
    """One value anywhere in the base box is replaced; what still loads can be shown and stored."""
    box = copy.deepcopy(BASE)
    place: Any = box
    while True:
        # No hashing of what was drawn before: keys and indices in the order of the file.
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        place = inner
    place[key] = data.draw(VALUES)
    found = answer(box)
    if isinstance(found, Catalogue):
        listing(found.cards)
        for card in found.cards:
            full(card)
            json.dumps(plain(card))


@given(st.text())
def test_no_text_breaks_the_parser(text: str) -> None:
    """A text that is no card file is refused with the name of the file."""
    try:
        parse(text, "own.toml")
    except CardError as error:
        assert str(error).startswith("own.toml: ")
    else:
        raise AssertionError("no short text is a full box")


@given(st.integers(0, len(TEXT) - 1))
def test_no_truncated_file_breaks_the_parser(end: int) -> None:
    """The base box cut off anywhere is refused, or complete if only its last line break is lost."""
    try:
        found = parse(TEXT[:end], "own.toml")
    except CardError as error:
        assert str(error).startswith("own.toml: ")
    else:
        assert found == parse(TEXT, "own.toml")
