"""Inviting again: a new link for the friend's seat, in the place of the one before.

Only the hash of the link's secret comes here. The first link is made with the table (`creating`),
sitting down by one is decided in `deciding.seats`.
"""

from __future__ import annotations

from typing import Final

from targi.server.machine.deciding.decide import Decided, stamped
from targi.server.machine.table import Table
from targi.server.wire import journal as en
from targi.server.wire.basics import Seat
from targi.server.wire.refusals import Refused

MOST: Final = 50  # links of a table one after the other; journals do not grow for ever


def invite(table: Table, sender: str, invitation: str, now: int) -> Decided:
    """The entry of a new link, if the sender sits at the table and a friend is waited for."""
    try:
        seat = _friends_seat(table, sender)
    except Refused as refused:
        return Decided((), table.number, refused)
    entries = stamped(table, [en.Invited(seat=seat, invitation=invitation)], now)
    return Decided(entries, entries[-1].number)


def _friends_seat(table: Table, sender: str) -> Seat:
    if table.closed:
        raise Refused("closed")
    if not table.seats_of(sender):
        raise Refused("not_yours")
    for seat, place in table.places.items():
        if place.seating.kind == "friend" and not place.taken:
            if len(place.replaced) >= MOST:
                raise Refused("too_many")
            return seat
    raise Refused("no_invitation")
