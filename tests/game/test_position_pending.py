"""Open actions in positions: what no game can reach is refused, whatever the frame says."""

import copy
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest

from targi import Game, PositionError
from targi.game.positions.pending.writing import OPENS
from tests.game.recorded import Position, moments, position_with

# A dune, or a card with several effects, always waits for another action inside it.
STEPS = sorted(set(OPENS.values()) - {"dune", "effects"})
# Values that no field of an open action ever has.
WRONG: tuple[Any, ...] = (-1, 1000, 1.5, "x", {}, [[9, 9]], ["x"], [None], 10**30)
# Values that some field of some frame has: wrong unless the frame is as before, or also possible.
TEMPTING: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 3, 5, 9, 13, 14, [], [0, 0], [1, 2]),
    *("hand", "open", "revealed", "marker", "limit", "targia", "choose", "pay", "card", "end"),
    *("D01", "D02", "D04", "D13", "D17", "D19", "XO7", "XC5", "XR7", "XC4", "BO9", "G01", "G23"),
    *(["pay cost"], ["decline"], ["swap display"], ["leave salt"], ["XO1", "XO2", "XO3"]),
    *(["move 1,1"], ["lift XO1", "none"], ["G01", "G02", "G03", "G04"], "dates", ["salt"]),
)


def with_pending(position: Position, pending: list[Any]) -> Position:
    """The position with these actions open; they can be edited."""
    return {**position, "pending": copy.deepcopy(pending)}


def with_every_field(position: Position, values: tuple[Any, ...]) -> Iterator[Position]:
    """The position with every field of its open actions set to each of these values."""
    for index, frame in enumerate(position["pending"]):
        for field, value in product(frame, values):
            edited = with_pending(position, position["pending"])
            edited["pending"][index][field] = value
            yield edited


def loaded(position: Position, cards: Any) -> Game | PositionError:
    """The game of a position, or why there is none; any other error fails the test."""
    try:
        return Game.from_position(position, seed=1, cards=cards)
    except PositionError as error:
        return error


def check(position: Position, cards: Any) -> None:
    """A position is refused, or it is as good as any: written again as it is, and played on."""
    game = loaded(position, cards)
    if isinstance(game, PositionError):
        return
    again = Game.from_position(game.position(), seed=1, cards=cards)
    assert again.position() == game.position()
    for _ in range(8):
        if game.over:
            break
        game.play(game.legal_moves()[-1])


@pytest.mark.parametrize("step", STEPS)
def test_an_open_action_comes_back(step: str) -> None:
    """Every kind of open action, with the moves that it offers."""
    for game in islice(moments(step), 4):
        twin = Game.from_position(game.position(), seed=1, cards=game.ruleset.cards)
        assert twin.position() == game.position()
        assert twin.legal_moves() == game.legal_moves()


@pytest.mark.parametrize("step", STEPS)
def test_a_field_that_is_wrong_in_itself_is_refused_with_its_path(step: str) -> None:
    """Every field of every frame, each with values that it never has."""
    position, cards = position_with(step)
    for edited in with_every_field(position, WRONG):
        error = loaded(edited, cards)
        assert isinstance(error, PositionError), edited["pending"]
        assert error.path.startswith("pending") or not error.path


@pytest.mark.parametrize("step", STEPS)
def test_a_field_that_is_missing_or_unknown_is_refused(step: str) -> None:
    """A frame has the fields of its action and no other."""
    position, cards = position_with(step)
    last = len(position["pending"]) - 1
    for field in position["pending"][last]:
        edited = with_pending(position, position["pending"])
        del edited["pending"][last][field]
        error = loaded(edited, cards)
        if isinstance(error, PositionError):  # `again` and `paid` may be left out
            assert error.path.startswith(f"pending[{last}]")
        else:
            assert field in ("paid", "rejected")
    position["pending"][last]["mood"] = "good"
    error = loaded(position, cards)
    assert isinstance(error, PositionError)
    assert error.path == f"pending[{last}].mood"


@pytest.mark.parametrize("step", STEPS)
def test_a_tempting_value_is_refused_or_possible(step: str) -> None:
    """Values that belong to other frames: never an error of another kind, never a dead end."""
    position, cards = position_with(step)
    for edited in with_every_field(position, TEMPTING):
        check(edited, cards)


@pytest.mark.slow
@pytest.mark.parametrize("step", STEPS)
def test_no_frame_of_another_position_breaks_the_reader(step: str) -> None:
    """In place of the open action, upon it or below it."""
    position, cards = position_with(step)
    for other in STEPS:
        frames = position_with(other)[0]["pending"]
        for pending in (frames, [*position["pending"], *frames], [*frames, *position["pending"]]):
            check({**position, "pending": pending}, cards)


@pytest.mark.parametrize("step", STEPS)
def test_an_action_is_open_once(step: str) -> None:
    """The same one upon itself is refused, and so is a stack without end."""
    position, cards = position_with(step)
    for times in (2, 9):
        edited = {**position, "pending": position["pending"][-1:] * times}
        assert isinstance(loaded(edited, cards), PositionError)


@pytest.mark.parametrize("step", STEPS)
def test_an_action_that_is_over_is_refused(step: str) -> None:
    """Whoever closes a frame must say what came of it; the other player has none open."""
    position, cards = position_with(step)
    other = "white" if position["to_move"] == "blue" else "blue"
    check({**position, "to_move": other}, cards)
    check({**position, "pending": []}, cards)
