"""BO9: the displays that the engine lets a player reach against all there are (rule 5.23)."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from targi import Event, Game
from targi.cards import RESOURCES
from tests.reference.board import Position, displayed
from tests.reference.exploring import as_position, between_actions, every_way, in_display
from tests.reference.paying import open_rows
from tests.reference.positions import random_position
from tests.reference.rearranging import Rows, as_display, rearrangements

Moved: TypeAlias = frozenset[str | None]

SEED = 9
POSITIONS = 120


def about_to_display_bo9(rng: Random, cards: int) -> Position | None:
    """A player with this many cards, rich enough for BO9, which lies open before them."""
    position = random_position(rng, cards=cards)
    me = position["to_move"]
    position["players"][me] |= {kind: 5 for kind in RESOURCES if kind != "water"}
    for cards_of_pile in (position["discards"]["tribes"], position["piles"]["tribes"]):
        down = sum(row.count("tribe?") for row in position["centre"])
        if "BO9" in cards_of_pile and len(position["piles"]["tribes"]) > down:
            cards_of_pile.remove("BO9")
            break
    else:
        return None
    # BO5 would leave a choice of goods to pay, and every end would be reached in several ways.
    if 14 not in position["this_round"][me]["placed"] or "BO5" in displayed(position, me):
        return None
    position["targis"][me] = []
    position["pending"] = [{"step": "tribe", "by": 14, "card": "BO9", "from": "open", "chosen": []}]
    return position


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


def made_up_positions() -> list[Position]:
    """Positions with 0 to 11 cards beside BO9, the same number of each."""
    found: list[Position] = []
    for n in range(100 * POSITIONS):
        if len(found) < POSITIONS:
            position = about_to_display_bo9(Random(f"{SEED}|{n}"), len(found) % 12)
            found += [position] if position is not None else []
    return found


def test_bo9_reaches_exactly_the_displays_that_rule_5_23_allows() -> None:
    """Whatever lies in the display, all rearrangements and no others can be made.

    Empty rows are equal and only the first is offered (rule 5.7): the same cards picked up never
    make two displays that differ in nothing but the order of their rows.
    """
    unchanged = 0
    for n, position in enumerate(made_up_positions()):
        me = position["to_move"]
        game = Game.from_position(position, seed=n)
        for row in open_rows(position):
            laid = [[*cards] for cards in position["players"][me]["rows"]]
            laid[row].append("BO9")
            reached = [(cards, as_display(rows)) for cards, rows in displays_reached(game, me, row)]
            assert {display for _, display in reached} == rearrangements(laid)
            assert len(set(reached)) == len(reached)
            unchanged += len(reached) == 1
    assert unchanged > 0, "BO9 alone in the display cannot go anywhere"
