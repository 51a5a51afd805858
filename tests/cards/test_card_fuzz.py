"""Whatever a card file holds, the loader answers with a `CardError` or with a usable catalogue."""

import copy
import json
import tomllib
from collections.abc import Callable
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
PLAUSIBLE = st.integers(0, 5) | WORDS
LEAVES = (
    PLAUSIBLE
    | st.integers()
    | st.booleans()
    | st.floats()
    | st.text()
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


def answer(read: Callable[[Any, str], Catalogue], file: Any) -> Catalogue | CardError:
    """What a file is read as; any error but a short `CardError` would fail the test."""
    try:
        return read(file, "own.toml")
    except CardError as caught:
        error = caught
    assert str(error).startswith("own.toml: ")
    assert len(str(error)) < 500
    return error


@given(FILES)
def test_no_table_breaks_the_loader(file: dict[str, Any]) -> None:
    """A file of anything is refused, since it cannot be a full box by chance."""
    assert isinstance(answer(catalogue, file), CardError)


@given(st.data())
def test_no_change_of_the_base_box_breaks_the_loader(data: st.DataObject) -> None:
    """One value anywhere in the base box is replaced; what still loads can be shown and stored."""
    file = copy.deepcopy(BASE)
    place: Any = file
    key = data.draw(st.sampled_from(list(place)))
    while isinstance(place[key], dict | list) and place[key] and data.draw(st.integers(0, 5)):
        place = place[key]
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
    place[key] = data.draw(PLAUSIBLE | VALUES)
    found = answer(catalogue, file)
    if isinstance(found, Catalogue):
        listing(found.cards)
        for card in found.cards:
            full(card)
            json.dumps(plain(card))


@given(st.text())
def test_no_text_breaks_the_parser(text: str) -> None:
    """A text that is no card file is refused with the name of the file."""
    assert isinstance(answer(parse, text), CardError)


@given(st.integers(0, len(TEXT) - 1))
def test_no_truncated_file_breaks_the_parser(end: int) -> None:
    """The base box cut off anywhere is refused; only its last line break may be lost."""
    found = answer(parse, TEXT[:end])
    assert isinstance(found, CardError) or found == parse(TEXT, "own.toml")
