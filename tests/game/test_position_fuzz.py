"""Whatever is done to a position, it is refused with a `PositionError` or can be played on."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.game.recorded import Position, places, position_with
from tests.game.test_position_pending import TEMPTING, WRONG, check

pytestmark = pytest.mark.slow

STEPS = sorted({asked.split("/")[1] for asked in places()})
VALUES = st.sampled_from([*WRONG, *TEMPTING, "blue", "white", "place", "act", "raid", "over"])
Path = tuple[str | int, ...]


def paths(value: Any, way: Path = ()) -> Iterator[Path]:
    """Every place in a document."""
    if way:
        yield way
    if isinstance(value, dict | list):
        for key, member in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(member, (*way, key))


def parent_of(position: Position, path: Path) -> Any:
    """The object or list that holds this place."""
    value: Any = position
    for key in path[:-1]:
        value = value[key]
    return value


@given(st.sampled_from(STEPS), st.data())
def test_no_edit_breaks_the_reader(step: str, data: st.DataObject) -> None:
    """Values are replaced, deleted, doubled or exchanged with others of the same position."""
    original, cards = position_with(step)
    position = copy.deepcopy(original)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from([*paths(position)]))
        parent: Any = parent_of(position, path)
        key: Any = path[-1]
        deed = data.draw(st.sampled_from(["replace", "delete", "double", "exchange", "count"]))
        if deed == "delete":
            del parent[key]
        elif deed == "double" and isinstance(parent, list):
            parent.append(copy.deepcopy(parent[key]))
        elif deed == "count" and isinstance(parent[key], int):
            parent[key] += data.draw(st.integers(-3, 3))
        elif deed == "exchange":
            other = data.draw(st.sampled_from([*paths(original)]))
            parent[key] = copy.deepcopy(parent_of(original, other)[other[-1]])
        else:
            parent[key] = copy.deepcopy(data.draw(VALUES))
    check(position, cards)


@given(st.recursive(VALUES, lambda part: st.lists(part) | st.dictionaries(st.text(), part)))
def test_no_document_breaks_the_reader(document: Any) -> None:
    """Nothing that JSON can hold, as a position or as a part of one."""
    check(document, None)
    position, cards = position_with("-")
    for key in ("ruleset", "players", "centre", "pending", "this_round", "dunes"):
        check(position | {key: document}, cards)
