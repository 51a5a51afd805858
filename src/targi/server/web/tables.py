"""Tables by HTTP: make one, find one, sit down, look back, take the record home.

Playing goes by socket.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from targi.server.codes import Refused
from targi.server.commands import TakeSeat
from targi.server.creating import NewTable
from targi.server.entries import SEATS, Seat
from targi.server.listing import Summary, is_open, summary_of
from targi.server.past import Past, past
from targi.server.recording import record_of
from targi.server.seats import check_name
from targi.server.storage.people import Person, hash_of
from targi.server.table import Table
from targi.server.web.given import TableName, TheHouse, ThePeople, Visitor
from targi.server.web.identity import cookies, somebody
from targi.server.web.problems import responses

LARGEST: Final = 2**31  # a number that no journal reaches


class MadeTable(Struct, frozen=True):
    """A new table. The secrets are told once, to the one who made it, for the links to friends."""

    table: str
    invitations: dict[Seat, str]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down: by a link, whose secret this is, or on an open seat."""

    name: Annotated[str, Meta(max_length=60)]
    secret: Annotated[str, Meta(max_length=100)] | None = None


class Claimed(Struct, frozen=True):
    """The seat is taken."""

    seat: Seat
    number: int


@post("/api/tables", responses=responses("bad_table", "bad_name"))
async def make_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    me: Visitor,
    house: TheHouse,
    people: ThePeople,
) -> Response[MadeTable]:
    """Make a table; whoever has no name yet is known by that of the seat."""
    name = data.blue.name or data.white.name
    if name is not None:
        check_name(name)
    person, token = await somebody(me, people, house, name)
    table, invitations = await house.make(data, person.id)
    return Response(MadeTable(table, invitations), status_code=201, cookies=cookies(token, request))


@get("/api/tables", responses=responses())
async def lobby(house: TheHouse) -> list[Summary]:
    """Tables at which anybody may sit down."""
    return await house.store.lobby()


@get("/api/tables/{table:str}", responses=responses("no_table", "other_rules"))
async def one_table(table: TableName, house: TheHouse) -> Summary:
    """A table as lists show it, for whoever has a link to it."""
    async with house.at(table) as living:
        return summary_of(living.feed.table)


@post(
    "/api/tables/{table:str}/claim",
    status_code=200,
    responses=responses("bad_name", "no_table", "wrong_invitation", "seat_taken"),
)
async def claim_seat(
    request: Request[Any, Any, Any],
    table: TableName,
    data: JSONBody[Claim],
    me: Visitor,
    house: TheHouse,
    people: ThePeople,
) -> Response[Claimed]:
    """Sit down. Whoever sits there already is told so again."""
    check_name(data.name)
    async with house.at(table) as living:
        invitation = None if data.secret is None else hash_of(data.secret)
        seat = free_seat(living.feed.table, invitation, me)
        held = living.feed.table.seats_of(me.id if me else None)
        if seat in held:
            return Response(Claimed(seat, living.feed.table.number))
        person, token = await somebody(me, people, house, data.name)
        command = TakeSeat(
            id=f"claim-{secrets.token_hex(8)}",
            seat=seat,
            expected=living.feed.table.number,
            name=data.name,
        )
        decided = await living.command(command, person.id, invitation)
        if decided.refused is not None:
            raise decided.refused
        await house.list_again()
    return Response(Claimed(seat, decided.number), cookies=cookies(token, request))


def free_seat(table: Table, invitation: str | None, me: Person | None) -> Seat:
    """The seat that a link or nothing but the wish leads to; the one already held comes first."""
    if invitation is not None:
        invited = (s for s in SEATS if table.places[s].seating.invitation == invitation)
        seat = next(invited, None)
        if seat is None:
            raise Refused("wrong_invitation")
        return seat
    held = table.seats_of(me.id if me else None)
    free = [seat for seat in SEATS if is_open(table, seat)]
    taken = [seat for seat in SEATS if table.places[seat].seating.kind == "open"]
    if not (held or free or taken):
        raise Refused("wrong_invitation")
    return [*held, *free, *taken][0]


@get("/api/tables/{table:str}/past", responses=responses("no_table", "other_rules"))
async def look_back(
    table: TableName, house: TheHouse, before: Annotated[int, Parameter(ge=2, le=LARGEST)]
) -> Past:
    """Up to 32 entries before the one of this number, with the moment after each."""
    async with house.at(table):
        journal = await house.store.journal(table)
    return await asyncio.to_thread(past, journal, before)  # a whole game is played again for it


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
