"""No field of a state is forgotten: not by a copy, not in the bytes, not when searches compare.

And states behave as Python objects do: they are copied, pickled, compared and shown.
"""

import ast
import copy
import pickle
from collections.abc import Callable
from typing import Final

import pytest

from targi.bots.core.hashing import state_hash
from targi.game import Ruleset
from targi.rules import engine
from targi.rules.native import i64, vec
from targi.rules.playout import play_random
from targi.rules.setup import new_game
from targi.rules.state import Player, State, bare_state
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
    loaded = State.from_bytes(s.table, s.to_bytes())
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


def pickled(s: State) -> State:
    """A state sent to another process, say."""
    twin = pickle.loads(pickle.dumps(s))
    assert isinstance(twin, State)
    return twin


def later(ruleset: Ruleset) -> State:
    """In the middle of an action of a game of this ruleset."""
    s = new_game(ruleset.table, 1)
    while s.depth == 0:
        if s.chance:
            engine.apply_chance(s, 0)
        else:
            engine.apply(s, engine.legal(s)[0])
    return s


@pytest.mark.parametrize("how", [State.copy, copy.copy, copy.deepcopy, pickled])
def test_states_are_copied_and_pickled_as_anything_is(how: Callable[[State], State]) -> None:
    """An equal state, cards and all, that goes its own way and does not trace."""
    s = later(Ruleset("expansion", "easier"))
    s.tracing = True
    twin = how(s)
    assert twin == s
    assert (twin.tracing, twin.facts) == (False, [])
    assert play_random(twin, 3) == play_random(s.copy(), 3)
    assert twin != s
    assert s == how(s)


def test_states_pickled_together_share_their_table() -> None:
    """A list of a thousand states does not hold the cards a thousand times."""
    s = fresh()
    one, other = pickle.loads(pickle.dumps([s, s.copy()]))
    assert one.table is other.table


def test_states_are_equal_if_the_rules_know_the_same() -> None:
    """Moves, cards and options count, what was traced does not."""
    s, twin = later(Ruleset()), later(Ruleset())
    twin.tracing, twin.facts = True, [1]
    assert s == twin
    assert s != later(Ruleset("expansion"))
    assert fresh() != bare_state(Ruleset("expansion", tiebreak="water").table)
    table = Ruleset("expansion", tiebreak="water").table
    assert State.from_bytes(table, fresh().to_bytes()) != fresh()
    assert s != "a state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(s)


@pytest.mark.parametrize("data", [b"", fresh().to_bytes()[:-8], b"\xff" * 8, b"\x09" + bytes(7)])
def test_other_bytes_are_refused(data: bytes) -> None:
    """They are too few, or tell of a stack that cannot be."""
    with pytest.raises(ValueError, match=f"expected what to_bytes wrote, found {len(data)} other"):
        State.from_bytes(fresh().table, data)


def test_a_state_shows_what_it_is() -> None:
    """In a debugger or at the prompt."""
    s = new_game(Ruleset().table, 1)
    assert repr(s) == "<State base, round 0, deal, a card to turn up>"
    assert repr(later(Ruleset())) == "<State base, round 1, act, white to move>"
    play_random(s, 1)
    assert repr(s) == "<State base, round 12, over>"
