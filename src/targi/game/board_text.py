"""A position as a few lines of codes and numbers, for the prompt and for logs: `str(game)`.

Behind a place stands who is there: b and w are the players. The table for people is drawn by
`targi.terminal`, and told in words by `targi.text`.
"""

from collections.abc import Iterator
from typing import Any, Final

from targi.cards import RESOURCES
from targi.game.names import SEATS

WIDTH: Final = 12  # of a place
MARKS: Final = {seat: seat[0] for seat in SEATS}


def board_text(position: Any) -> str:
    """The course of the game, the board, the dunes if there are any, and both players."""
    return "\n".join(line.rstrip() for line in _lines(position))


def _lines(position: Any) -> Iterator[str]:
    yield _course(position)
    border = {number: _border(position, number) for number in range(1, 17)}
    centre = [[_cell(position, row, column) for column in range(3)] for row in range(3)]
    yield _places(border[number] for number in (16, 1, 2, 3, 4))
    for row, cells in enumerate(centre):
        yield _places([border[15 - row], *cells, border[5 + row]])
    yield _places(border[number] for number in (12, 11, 10, 9, 8))
    if position["dunes"]:
        yield "dunes: " + ", ".join(
            dune + _who(position["targis"], dune) for dune in position["dunes"]
        )
    for seat in SEATS:
        yield from _player(seat, position["players"][seat])


def _course(position: Any) -> str:
    to_move = position["to_move"]
    now = "" if to_move is None else f", {to_move} to move"
    return f"round {position['round']}, {position['phase']}{now}"


def _places(places: Any) -> str:
    return "".join(place.ljust(WIDTH) for place in places)


def _border(position: Any, number: int) -> str:
    found = str(number)
    for figure in ("robber", "targia"):
        if position[figure] == number:
            found += f" {figure}"
    return found + _who(position["targis"], number)


def _cell(position: Any, row: int, column: int) -> str:
    found: str = position["centre"][row][column]
    return found + _who(position["markers"], [row, column])


def _who(places: Any, place: Any) -> str:
    """The players who have a figure, or a marker, at this place."""
    return "".join(f" {MARKS[seat]}" for seat in SEATS if place in places[seat])


def _player(seat: str, player: Any) -> Iterator[str]:
    """What is owned of each kind, the hand, and the display if there is one."""
    owned = [f"{kind} {player[kind]}" for kind in RESOURCES if player[kind]]
    hand = [f"hand {player['hand']}"] if player["hand"] else []
    yield f"{seat}: " + ", ".join(owned + hand)
    if any(player["rows"]):
        yield "  " + " / ".join(" ".join(row) or "-" for row in player["rows"])
