"""`Listing`: a table as lists show it, and when the server must look at it again.

It is made from the table and holds nothing that its journal does not hold; so it may be stored
late, and can be made again at any time.
"""

from __future__ import annotations

from msgspec import Struct

from targi.server.machine.inputs import wake_at
from targi.server.machine.moment import wire_ruleset
from targi.server.machine.table import Table
from targi.server.wire.basics import SEATS, Seat
from targi.server.wire.http import ListedSeat, Summary


class Listing(Struct, frozen=True):
    """A table's line in the list of tables."""

    number: int  # the entry after which it was made
    wake_at: int | None  # when the clock has something to do here
    bot_due: bool
    open: bool  # anybody may sit down
    summary: Summary


def listing_of(table: Table) -> Listing:
    """The table as it is listed now."""
    return Listing(
        number=table.number,
        wake_at=wake_at(table),
        bot_due=table.bot_to_move is not None,
        open=table.state == "waiting" and any(is_open(table, seat) for seat in SEATS),
        summary=summary_of(table),
    )


def is_open(table: Table, seat: Seat) -> bool:
    """Whether anybody may sit down here."""
    place = table.places[seat]
    return place.seating.kind == "open" and not place.taken


def summary_of(table: Table) -> Summary:
    """What lists show of the table now."""
    return Summary(
        table=table.created.table,
        state=table.state,
        ruleset=wire_ruleset(table),
        own_cards=table.created.cards is not None,
        blue=_seat(table, "blue"),
        white=_seat(table, "white"),
        to_move=table.to_move,
        moves=len(table.game.history) if table.started else 0,
        winner=table.finished.winner if table.finished else None,
        rematch=table.rematch_table,
        made_at=table.created.at,
        # After the end players come and go as they like, which keeps no table for longer.
        changed_at=table.decisive_at if table.finished or table.closed else table.at,
    )


def _seat(table: Table, seat: Seat) -> ListedSeat:
    place = table.places[seat]
    return ListedSeat(place.seating.kind, place.name, place.seating.level, place.taken > 0)
