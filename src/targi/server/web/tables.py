"""Tables by HTTP: make one, find one, sit down, take the record home. Playing goes by socket."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody
from msgspec import Meta, Struct

from targi.server.codes import Refused
from targi.server.commands import TakeSeat, Text
from targi.server.creating import NewTable
from targi.server.entries import SEATS, Seat
from targi.server.listing import Summary, is_open, summary_of
from targi.server.recording import record_of
from targi.server.storage.people import hash_of
from targi.server.table import Table
from targi.server.web.given import TableName, TheHouse, Visitor
from targi.server.web.identity import known
from targi.server.web.problems import responses


class MadeTable(Struct, frozen=True):
    """A new table. The secrets are told once, to the one who made it, for the links to friends."""

    table: str
    invitations: dict[Seat, str]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down: by a link, whose secret this is, or on an open seat."""

    name: Text
    secret: Annotated[str, Meta(max_length=100)] | None = None


class Claimed(Struct, frozen=True):
    """The seat is taken."""

    seat: Seat
    number: int


@post("/api/tables", responses=responses("bad_table", "bad_name", "not_known"))
async def make_table(data: JSONBody[NewTable], me: Visitor, house: TheHouse) -> MadeTable:
    """Make a table."""
    table, invitations = await house.make(data, known(me).id)
    return MadeTable(table, invitations)


@get("/api/tables", responses=responses())
async def lobby(house: TheHouse) -> list[Summary]:
    """Tables at which anybody may sit down."""
    await house.list_again()
    return await house.store.lobby()


@get("/api/tables/{table:str}", responses=responses("no_table", "other_rules"))
async def one_table(table: TableName, house: TheHouse) -> Summary:
    """A table as lists show it, for whoever has a link to it."""
    async with house.at(table) as living:
        return summary_of(living.feed.table)


@post(
    "/api/tables/{table:str}/claim",
    status_code=200,
    responses=responses("bad_name", "no_table", "not_known", "wrong_invitation", "seat_taken"),
)
async def claim_seat(
    table: TableName, data: JSONBody[Claim], me: Visitor, house: TheHouse
) -> Claimed:
    """Sit down. Whoever sits there already is told so again."""
    person = known(me).id
    async with house.at(table) as living:
        invitation = None if data.secret is None else hash_of(data.secret)
        seat = free_seat(living.feed.table, invitation, person)
        if seat in living.feed.table.seats_of(person):
            return Claimed(seat, living.feed.table.number)
        command = TakeSeat(
            id=f"claim-{secrets.token_hex(8)}",
            seat=seat,
            expected=living.feed.table.number,
            name=data.name,
        )
        decided = await living.command(command, person, invitation)
        if decided.refused is not None:
            raise decided.refused
    return Claimed(seat, decided.number)


def free_seat(table: Table, invitation: str | None, person: str) -> Seat:
    """The seat that a link or nothing but the wish leads to; the one already held comes first."""
    if invitation is not None:
        invited = (s for s in SEATS if table.places[s].seating.invitation == invitation)
        seat = next(invited, None)
        if seat is None:
            raise Refused("wrong_invitation")
        return seat
    held = table.seats_of(person)
    free = [seat for seat in SEATS if is_open(table, seat)]
    taken = [seat for seat in SEATS if table.places[seat].seating.kind == "open"]
    if not (held or free or taken):
        raise Refused("wrong_invitation")
    return [*held, *free, *taken][0]


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=responses("no_table", "not_started", "other_rules"),
)
async def record(table: TableName, house: TheHouse) -> Response[str]:
    """The game as a record, as far as it has been played; once it is over, with its proof."""
    async with house.at(table) as living:
        if not living.feed.table.started:
            raise Refused("not_started")
        text = record_of(living.feed.table)
    headers = {"content-disposition": f'attachment; filename="targi-{table}.txt"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")
