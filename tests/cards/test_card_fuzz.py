"""Whatever a card file holds, reading it gives a `CardError` or usable cards, and nothing else."""

import copy
import json
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from targi.cards import (
    RESOURCES,
    SYMBOLS,
    CardError,
    CardsFile,
    Catalogue,
    all_cards,
    expansion,
    parse,
    parse_cards_file,
)
from targi.cards.custom.reading import FIELDS, cards_file, correctable
from targi.cards.custom.template import template
from targi.cards.model import Card
from targi.cards.plain import plain
from targi.cards.reading.loader import catalogue
from targi.cards.vocabulary import VOCABULARY
from targi.cards.writing import facts, inline_toml
from targi.terminal.card_pages import CardPages
from targi.text import words

pytestmark = pytest.mark.slow

Read = TypeVar("Read")

DATA = resources.files("targi.cards") / "data"
TEXTS = [(DATA / f"{box}.toml").read_text(encoding="utf-8") for box in ("base", "expansion")]
BOXES = [tomllib.loads(text) for text in TEXTS]
# A custom card file that states every card as it is.
OWN: dict[str, Any] = {
    "deck": [card.id for card in expansion().tribes],
    "border": {},
    "own_tribes": {"QA1": {"symbol": "oasis", "vp": 1, "cost": {"gold": 1}}},
}
for section, fields in FIELDS.items():
    head, _, box = section.partition(".")
    (OWN[head] if box else OWN)[box or head] = {
        card.id: facts(card, fields) for card in correctable(section)
    }

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
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(WORDS | st.text(), inner, max_size=5)
    ),
    max_leaves=12,
)


def answer(read: Callable[[Any, str], Read], file: Any) -> Read | CardError:
    """What a file is read as; any error but a `CardError` of short lines would fail the test."""
    try:
        return read(file, "own.toml")
    except CardError as caught:
        error = caught
    assert all(problem.startswith("own.toml: ") for problem in error.problems)
    assert all(len(problem) < 500 for problem in error.problems)
    return error


def with_one_change(file: dict[str, Any], data: st.DataObject) -> dict[str, Any]:
    """A copy of a file in which one value, at any depth, is another."""
    file = copy.deepcopy(file)
    place: Any = file
    key = data.draw(st.sampled_from(list(place)))
    while isinstance(place[key], dict | list) and place[key] and data.draw(st.integers(0, 5)):
        place = place[key]
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
    place[key] = data.draw(PLAUSIBLE | VALUES)
    return file


def check_usable(cards: Catalogue) -> None:
    """Whatever was read can be listed, shown in full and turned into JSON."""
    CardPages(words("en")).listing(cards.cards)
    for card in cards.cards:
        check_shown(card)


@cache
def check_shown(card: Card) -> None:
    """Equal cards, of which every file has many, have equal pages."""
    CardPages(words("en")).full(card)
    json.dumps(plain(card))


@given(st.dictionaries(st.sampled_from([*BOXES[1]]) | st.text(), VALUES, max_size=5))
def test_no_table_breaks_the_reader_of_boxes(file: dict[str, Any]) -> None:
    """A file of anything is refused, since it cannot be a full box by chance."""
    assert isinstance(answer(catalogue, file), CardError)


@given(st.dictionaries(st.sampled_from([*OWN]) | st.text(), VALUES, max_size=5))
def test_no_table_breaks_the_reader_of_own_files(file: dict[str, Any]) -> None:
    """A file of anything is refused, unless it says nothing."""
    found = answer(cards_file, file)
    assert isinstance(found, CardError) or found == CardsFile("own.toml")


@pytest.mark.parametrize("box", BOXES, ids=["base", "expansion"])
@given(data=st.data())
def test_no_change_of_a_box_breaks_its_reader(box: dict[str, Any], data: st.DataObject) -> None:
    """One value anywhere is replaced; what still loads can be shown and stored."""
    found = answer(catalogue, with_one_change(box, data))
    if isinstance(found, Catalogue):
        check_usable(found)


@given(st.data())
def test_no_change_of_an_own_file_breaks_its_reader(data: st.DataObject) -> None:
    """What is still accepted gives full decks, and the same again if it is rewritten."""
    found = answer(cards_file, with_one_change(OWN, data))
    if not isinstance(found, CardsFile):
        return
    check_usable(found.apply(all_cards()))
    if found.deck:
        symbols = sorted(card.symbol for card in found.apply(expansion()).tribes)
        assert symbols == sorted(SYMBOLS * 9)
    again = parse_cards_file(toml_of(found.said()), "again.toml")
    assert (again, again.sha256) == (found, found.sha256)


def toml_of(file: dict[str, Any]) -> str:
    """A card file that holds this, its keys from last to first."""
    return "\n".join(f"{key} = {inline_toml(file[key])}" for key in sorted(file, reverse=True))


@given(st.text())
def test_no_text_breaks_the_parsers(text: str) -> None:
    """A text that is no card file is refused with the name of the file."""
    assert isinstance(answer(parse, text), CardError)
    assert isinstance(answer(parse_cards_file, text), CardError | CardsFile)


@given(st.data())
def test_no_truncated_file_breaks_the_parsers(data: st.DataObject) -> None:
    """A file cut off anywhere is read or refused."""
    for text in TEXTS:
        found = answer(parse, text[: data.draw(st.integers(0, len(text) - 1))])
        assert isinstance(found, CardError) or found == parse(text, "own.toml")
    own = template().replace("\n#", "\n")
    assert isinstance(answer(parse_cards_file, own), CardError)
    cut = data.draw(st.integers(0, len(own) - 1))
    assert isinstance(answer(parse_cards_file, own[:cut]), CardError | CardsFile)
