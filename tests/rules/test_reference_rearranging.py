"""BO9: the displays that the engine lets a player reach against all there are (rule 5.23)."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import pytest

from targi import Event, Game
from tests.reference.board import Position, displayed
from tests.reference.effort import effort
from tests.reference.exploring import as_position, between_actions, every_way, in_display
from tests.reference.paying import open_rows
from tests.reference.positions import random_position
from tests.reference.rearranging import Rows, as_display, rearrangements

pytestmark = pytest.mark.slow

Moved: TypeAlias = frozenset[str | None]

POSITIONS = effort(96, plain=12)


def rows_of(game: Game, seat: str) -> Rows:
    """A player's display now."""
    rows: Rows = as_position(game)["players"][seat]["rows"]
    return rows


def displays_reached(game: Game, seat: str, row: int) -> Iterator[tuple[Moved, Rows]]:
    """Cards moved and display at the end of the action, if BO9 is laid in this row."""

    def at_the_end(game: Game, events: tuple[Event, ...]) -> tuple[Moved, Rows] | None:
        laid = [event for event in events if event.name == "card" and in_display(event.target)]
        if not laid or laid[0].target != {"display": [row, place]} or not between_actions(game):
            return None
        moved = frozenset(event.card for event in laid if in_display(event.source))
        return moved, rows_of(game, seat)

    place = len(rows_of(game, seat)[row])
    return every_way(game, at_the_end)


def test_bo9_reaches_exactly_the_displays_that_rule_5_23_allows() -> None:
    """Whatever lies in the display, all rearrangements and no others can be made.

    Empty rows are equal and only the first is offered (rule 5.7): the same cards picked up never
    make two displays that differ in nothing but the order of their rows.
    """
    unchanged = 0
    for n in range(POSITIONS):
        position = about_to_display_bo9(Random(n), cards=n % 12)
        me = position["to_move"]
        game = Game.from_position(position, seed=n)
        game.play("use 2,2")
        for row in open_rows(position):
            laid = [[*cards] for cards in position["players"][me]["rows"]]
            laid[row].append("BO9")
            reached = [(cards, as_display(rows)) for cards, rows in displays_reached(game, me, row)]
            assert {display for _, display in reached} == rearrangements(laid)
            assert len(set(reached)) == len(reached)
            unchanged += len(reached) == 1
    assert unchanged > 0, "BO9 alone in the display cannot go anywhere"


def about_to_display_bo9(rng: Random, cards: int) -> Position:
    """A player with this many cards and a marker on BO9, who can pay for it in one way only."""
    while True:
        position = random_position(rng, cards=cards, in_the_middle="BO9")
        me = position["to_move"]
        position["players"][me] |= {"dates": 0, "salt": 1, "pepper": 1, "gold": 1}
        # BO5 would leave a choice of goods to pay, and every end would be reached in several ways.
        if "BO5" not in displayed(position, me):
            return position
