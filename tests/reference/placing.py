"""Second implementation, placing Targis and markers (sections 3 and 4)."""

from typing import TypeAlias

from tests.reference.board import (
    CARDS,
    SEATS,
    Position,
    Spot,
    displayed,
    facing,
    line,
    other,
    ready,
    stands_above_a_column,
)

Place: TypeAlias = int | str  # a border card by its number, a dune by its id


def legal_placements(position: Position) -> set[Place]:
    """Where the player to move may place a Targi (rules 3.2, 3.3, 3.7)."""
    return {place for place in [*CARDS, *position["dunes"]] if _is_open(position, place)}


def _is_open(position: Position, place: Place) -> bool:
    me = position["to_move"]
    mine, theirs = position["targis"][me], position["targis"][other(me)]
    if isinstance(place, str):
        return place not in mine and (place not in theirs or ready(position, me, "XR6"))
    robber = place == position["robber"] and "BW6" not in displayed(position, me)
    barred = facing(place) in theirs and not ready(position, me, "XT8")
    return not robber and place not in mine and place not in theirs and not barred


def used_up(position: Position, place: Place) -> str | None:
    """The card whose action marker is spent by placing here (rule 5.28)."""
    theirs = position["targis"][other(position["to_move"])]
    if isinstance(place, str):
        return "XR6" if place in theirs else None
    return "XT8" if facing(place) in theirs else None


def turns(position: Position) -> list[str]:
    """Who places in this round, turn by turn (rules 3.1, 3.5)."""
    first = position["starting_player"]
    allowed = {seat: position["this_round"][seat]["targis_allowed"] for seat in SEATS}
    return [seat for turn in range(3) for seat in (first, other(first)) if turn < allowed[seat]]


def markers(targis: list[Place]) -> set[Spot]:
    """The cells where a row and a column line of these Targis cross (rule 4.1); dunes draw none."""
    on_border = [place for place in targis if isinstance(place, int)]
    found = set()
    for one in on_border:
        for two in on_border:
            if stands_above_a_column(one) and not stands_above_a_column(two):
                found |= line(one) & line(two)
    return found
