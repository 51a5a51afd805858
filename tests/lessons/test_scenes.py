"""Positions from short descriptions: whole ones, or an error that names the field."""

from typing import Any

import pytest

from targi import Game, PositionError
from targi.lessons.scenes import position
from targi.lessons.seats import Seat
from tests.rules.table import look, moves


def test_what_is_not_told_is_filled_in() -> None:
    """Nine cards in the centre, all others in the piles, all Targis placed."""
    game = Game.from_position(position(Seat("2 salt", markers="2,2")), seed=1)
    found = look(game)
    centre = [card for row in found["centre"] for card in row]
    piles = found["piles"]
    assert len(centre) == 9
    assert len({*centre, *piles["goods"], *piles["tribes"]}) == 45 + 19
    assert {name: len(done["placed"]) for name, done in found["this_round"].items()} == {
        "blue": 3,
        "white": 3,
    }
    assert moves(game) == ["use 2,2", "done"]


def test_a_pile_that_is_told_holds_these_cards_only() -> None:
    """All others lie on the discard pile, and those told to lie there on top of it."""
    found = position(tribes_pile="BO9 BW1", tribe_discards="BW2 BC1", goods_pile="")
    assert found["piles"]["tribes"] == ["BO9", "BW1"]
    assert found["discards"]["tribes"][-2:] == ["BW2", "BC1"]
    assert found["piles"]["goods"] == []
    Game.from_position(found, seed=1)


@pytest.mark.parametrize(
    ("told", "path", "problem"),
    [
        ({"blue": Seat("2 dats")}, "blue.holds", "expected tokens like"),
        ({"white": Seat("dates")}, "white.holds", "expected tokens like"),
        ({"blue": Seat(rows="BO1 / / / BO2")}, "blue.rows", "expected at most three rows"),
        ({"blue": Seat(rows="BO11")}, "blue.rows", "unknown card 'BO11'; did you mean BO1"),
        ({"blue": Seat(hand="XO1")}, "blue.hand", "unknown tribe card 'XO1'"),
        ({"blue": Seat(targis="16")}, "blue.targis", "unknown border card '16'"),
        ({"white": Seat(markers="0,1")}, "white.markers", "unknown cell '0,1'"),
        ({"blue": Seat(got="peper")}, "blue.got", "unknown kind 'peper'; did you mean pepper?"),
        ({"blue": Seat(dunes="D01")}, "blue.dunes", "unknown dune 'D01'; known: none"),
        ({"blue": Seat(placed="17")}, "blue.placed", "unknown border card or dune '17'"),
        ({"blue": Seat(used="X")}, "blue.used", "unknown card 'X'"),
        ({"centre": {"2-2": "BO1"}}, "centre", "unknown cell '2-2'; did you mean 2,2?"),
        ({"centre": {"2,2": "G99"}}, "centre.2,2", "unknown card 'G99'"),
        ({"goods_pile": "BO1"}, "goods_pile", "unknown goods card 'BO1'"),
        ({"tribes_pile": "G01"}, "tribes_pile", "unknown tribe card 'G01'"),
        ({"tribe_discards": "G01"}, "tribe_discards", "unknown tribe card 'G01'"),
        ({"dunes": "D01"}, "dunes", "unknown dune 'D01'"),
        ({"dunes_pile": "D01"}, "dunes_pile", "unknown dune 'D01'"),
    ],
)
def test_a_word_that_names_nothing_is_refused(told: Any, path: str, problem: str) -> None:
    """By the field of the description, whatever the position would make of it."""
    with pytest.raises(PositionError) as caught:
        position(**told)
    assert caught.value.path == path
    assert problem in caught.value.problem


def test_the_centre_needs_cards() -> None:
    """If the pile is to have all goods cards, none is left to lie in the centre."""
    every = " ".join(f"G{number:02}" for number in range(1, 20))
    with pytest.raises(PositionError, match=r"centre\.1,1: missing, and no card is left"):
        position(goods_pile=every)
