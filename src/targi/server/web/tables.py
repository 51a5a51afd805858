"""Tables by HTTP: make one, find one, invite, sit down, look back, take the record home.

Playing goes by socket.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, Parameter

from targi.server.machine.custom_faces import custom_faces
from targi.server.machine.listing import is_open, summary_of
from targi.server.machine.recording import record_of
from targi.server.machine.table import Table
from targi.server.storage.people import hash_of, new_token
from targi.server.web.dependencies import TableName, TheRegistry, Visitor
from targi.server.web.identity import known
from targi.server.web.problems import responses
from targi.server.wire.basics import SEATS, Seat
from targi.server.wire.cards import CustomCards
from targi.server.wire.commands import TakeSeat
from targi.server.wire.http import (
    Invitation,
    MadeTable,
    NewTable,
    Past,
    SeatTakenAnswer,
    Summary,
    TakeSeatRequest,
)
from targi.server.wire.journal import Invited
from targi.server.wire.refusals import Refused

LARGEST: Final = 2**31  # a number that no journal reaches


@post("/api/tables", responses=responses("bad_table", "bad_name", "not_known"))
async def make_table(data: JSONBody[NewTable], me: Visitor, registry: TheRegistry) -> MadeTable:
    """Make a table."""
    table, invitations = await registry.make(data, known(me).id)
    return MadeTable(table, invitations)


@get("/api/tables", responses=responses())
async def lobby(registry: TheRegistry) -> list[Summary]:
    """Tables at which anybody may sit down."""
    await registry.store_listings()
    return await registry.store.lobby()


@get("/api/tables/{table:str}", responses=responses("no_table", "other_rules"))
async def one_table(table: TableName, registry: TheRegistry) -> Summary:
    """A table as lists show it, for whoever has a link to it."""
    async with registry.at(table) as live:
        return summary_of(live.feed.table)


@get("/api/tables/{table:str}/cards", responses=responses("no_table", "other_rules"))
async def custom_cards(table: TableName, registry: TheRegistry) -> CustomCards:
    """The cards of the table that are not as in the boxes, to be drawn; most tables have none."""
    async with registry.at(table) as live:
        return custom_faces(live.feed.table.ruleset)


@post(
    "/api/tables/{table:str}/invite",
    status_code=200,
    responses=responses("no_table", "not_known", "not_yours", "no_invitation", "closed"),
)
async def invite_friend(table: TableName, me: Visitor, registry: TheRegistry) -> Invitation:
    """A new link for the free seat of a friend; whoever has the old one is told so."""
    secret = new_token()
    async with registry.at(table) as live:
        decided = await live.invite(known(me).id, hash_of(secret))
        if decided.refused is not None:
            raise decided.refused
    (invited,) = decided.entries
    assert isinstance(invited, Invited)
    return Invitation(invited.seat, secret, invited.number)


@post(
    "/api/tables/{table:str}/claim",
    status_code=200,
    responses=responses(
        "bad_name", "no_table", "not_known", "wrong_invitation", "old_invitation", "seat_taken"
    ),
)
async def claim_seat(
    table: TableName, data: JSONBody[TakeSeatRequest], me: Visitor, registry: TheRegistry
) -> SeatTakenAnswer:
    """Sit down. Whoever sits at the table already is told where, whichever link led here."""
    person = known(me).id
    async with registry.at(table) as live:
        if not live.feed.table.seats_of(person):
            invitation = None if data.secret is None else hash_of(data.secret)
            command = TakeSeat(
                id=f"claim-{secrets.token_hex(8)}",
                seat=free_seat(live.feed.table, invitation),
                expected=live.feed.table.number,
                name=data.name,
            )
            decided = await live.command(command, person, invitation)
            # Whoever has asked twice at once has the seat by now.
            if decided.refused is not None and not live.feed.table.seats_of(person):
                raise decided.refused
        return SeatTakenAnswer(live.feed.table.seats_of(person)[0], live.feed.table.number)


def free_seat(table: Table, invitation: str | None) -> Seat:
    """The seat that a link leads to, or nothing but the wish; it may be taken by now."""
    if invitation is None:
        wanted = sorted(SEATS, key=lambda seat: not is_open(table, seat))
        found = (seat for seat in wanted if table.places[seat].seating.kind == "open")
    else:
        links = {s: {table.places[s].invitation, *table.places[s].replaced} for s in SEATS}
        found = (seat for seat in SEATS if invitation in links[seat])
    seat = next(found, None)
    if seat is None:
        raise Refused("wrong_invitation")
    return seat


@get("/api/tables/{table:str}/past", responses=responses("no_table", "other_rules"))
async def look_back(
    table: TableName, registry: TheRegistry, before: Annotated[int, Parameter(ge=2, le=LARGEST)]
) -> Past:
    """Up to 32 entries before the one of this number, with the moment after each."""
    return await registry.past(table, before)


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=responses("no_table", "not_started", "other_rules"),
)
async def record(table: TableName, registry: TheRegistry) -> Response[str]:
    """The game as a record, as far as it has been played; once it is over, with its proof."""
    async with registry.at(table) as live:
        if not live.feed.table.started:
            raise Refused("not_started")
        text = record_of(live.feed.table)
    headers = {"content-disposition": f'attachment; filename="targi-{table}.txt"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")
