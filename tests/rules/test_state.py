"""No field of a state is forgotten: not by a copy, not in the bytes, not when searches compare."""

import ast
from typing import Final

import pytest

from targi.bots.core.hashing import state_hash
from targi.game import Ruleset
from targi.rules.native import i64, vec
from targi.rules.setup import bare_state
from targi.rules.state import Player, State
from tests.project.files import SOURCE

# What is no part of a moment of a game: a copy does not trace, and bytes need the same table.
APART: Final = {"table", "tracing", "facts"}
# What `state_hash` leaves out.
UNHASHED: Final = {
    "robber": "follows from round and phase",
    "low": "follows from all the rest",
    "high": "follows from all the rest",
    "shuffles": "names chance events, changes none",
    "cell_shuffle": "names chance events, changes none",
    "discards": "their order matters to a single card (XR7)",
    "discarded": "follows from where all other cards are",
    "targis_allowed": "follows from to_place and placed",
    "cards": "summed up from slots",
    "rows": "summed up from slots",
    "power": "summed up from slots and action_markers",
}


def fields(kind: type) -> list[str]:
    """What `__init__` gives a state or a player, read from its source: compiled or not."""
    tree = ast.parse((SOURCE / "rules" / "state.py").read_text(encoding="utf-8"))
    (body,) = (n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == kind.__name__)
    return [
        node.target.attr
        for node in ast.walk(body)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
    ]


def whole_fields() -> list[tuple[str, str]]:
    """Every field of a state with its owner: the state itself, blue or white."""
    own = [field for field in fields(State) if field not in {"blue", "white", *APART}]
    players = [(seat, field) for seat in ("blue", "white") for field in fields(Player)]
    return [*(("", field) for field in own), *players]


def fresh() -> State:
    """A state with one frame on its stack, so that the stack counts."""
    s = bare_state(Ruleset("expansion").table)
    s.depth = 1
    return s


def owner_of(s: State, seat: str) -> State | Player:
    """Who has a field: the state, or one of its players."""
    return getattr(s, seat) if seat else s


def value(s: State, seat: str, field: str) -> object:
    """A field's value, arrays as lists."""
    found = getattr(owner_of(s, seat), field)
    return found if isinstance(found, int) else list(found)


def change(s: State, seat: str, field: str) -> None:
    """Another value for a field: one more, and of an array in its first and its last place."""
    found = getattr(owner_of(s, seat), field)
    if isinstance(found, int):
        setattr(owner_of(s, seat), field, found + 1)
        return
    numbers = list(found)
    last = -1 if field != "stack" else 0  # beyond the frames in use it means nothing
    numbers[0] += 1
    numbers[last] += 1
    setattr(owner_of(s, seat), field, vec[i64](numbers))


def test_the_fields_are_found() -> None:
    """Some of each kind, and nothing that is not there."""
    assert {"depth", "cells", "low", "facts", "blue"} <= {*fields(State)}
    assert {"stock", "hand", "power", "targis_next"} <= {*fields(Player)}
    s = fresh()
    assert all(hasattr(s, field) for field in fields(State))
    assert all(hasattr(s.blue, field) for field in fields(Player))


@pytest.mark.parametrize(("seat", "field"), whole_fields())
def test_a_field_is_copied_and_in_the_bytes(seat: str, field: str) -> None:
    """A change of it is seen in the copy and in the bytes, and comes back from them."""
    before, s = fresh(), fresh()
    change(s, seat, field)
    assert value(s, seat, field) != value(before, seat, field)
    assert value(s.copy(), seat, field) == value(s, seat, field)
    assert s.copy().to_bytes() == s.to_bytes() != before.to_bytes()
    loaded = bare_state(s.table)
    loaded.set_bytes(s.to_bytes())
    assert value(loaded, seat, field) == value(s, seat, field)
    assert loaded.to_bytes() == s.to_bytes()


@pytest.mark.parametrize(("seat", "field"), whole_fields())
def test_searches_tell_states_apart_by_every_field(seat: str, field: str) -> None:
    """Unless it is listed, with the reason, as telling nothing new."""
    s = fresh()
    change(s, seat, field)
    assert (state_hash(s) == state_hash(fresh())) == (field in UNHASHED)


def test_what_a_copy_leaves_out_is_left_out() -> None:
    """The table is shared, and what happened is not repeated."""
    s = fresh()
    s.tracing, s.facts = True, [1]
    twin = s.copy()
    assert twin.table is s.table
    assert (twin.tracing, twin.facts) == (False, [])
    assert twin.to_bytes() == s.to_bytes()
