"""Second implementation, placing Targis and markers (sections 3 and 4)."""

from tests.reference.board import (
    CARDS,
    SEATS,
    Position,
    Spot,
    displayed,
    facing,
    line,
    other,
    stands_above_a_column,
)


def legal_placements(position: Position) -> set[int]:
    """The border cards on which the player to move may place (rules 3.2, 3.7)."""
    me = position["to_move"]
    mine, theirs = position["targis"][me], position["targis"][other(me)]
    allowed = set()
    for card in CARDS:
        robber = card == position["robber"] and "BW6" not in displayed(position, me)
        taken = card in mine or card in theirs
        barred = facing(card) in theirs
        if not robber and not taken and not barred:
            allowed.add(card)
    return allowed


def turns(position: Position) -> list[str]:
    """Who places in this round, turn by turn (rules 3.1, 3.5)."""
    first = position["starting_player"]
    allowed = {seat: position["this_round"][seat]["targis_allowed"] for seat in SEATS}
    return [seat for turn in range(3) for seat in (first, other(first)) if turn < allowed[seat]]


def markers(targis: list[int]) -> set[Spot]:
    """The cells where a row line and a column line of these Targis cross (rule 4.1)."""
    found = set()
    for one in targis:
        for two in targis:
            if stands_above_a_column(one) and not stands_above_a_column(two):
                found |= line(one) & line(two)
    return found
