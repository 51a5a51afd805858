"""Tables by HTTP: make one, find one, invite, sit down, look back, take the record home.

Playing goes by socket.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from targi.server.codes import Refused
from targi.server.commands import TakeSeat, Text
from targi.server.creating import NewTable
from targi.server.entries import SEATS, Invited, Seat
from targi.server.listing import Summary, is_open, summary_of
from targi.server.own_faces import OwnCards, own_faces
from targi.server.past import Past
from targi.server.recording import record_of
from targi.server.storage.people import hash_of, new_token
from targi.server.table import Table
from targi.server.web.given import TableName, TheHouse, Visitor
from targi.server.web.identity import known
from targi.server.web.problems import responses

LARGEST: Final = 2**31  # a number that no journal reaches


class MadeTable(Struct, frozen=True):
    """A new table. The secrets are told once, to the one who made it, for the links to friends."""

    table: str
    invitations: dict[Seat, str]


class Invitation(Struct, frozen=True):
    """A new link for the friend, told once. The number says by which entry it holds."""

    seat: Seat
    secret: str
    number: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down: by a link, whose secret this is, or on an open seat."""

    name: Text
    secret: Annotated[str, Meta(max_length=100)] | None = None


class Claimed(Struct, frozen=True):
    """The seat that the visitor holds."""

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


@get("/api/tables/{table:str}/cards", responses=responses("no_table", "other_rules"))
async def own_cards(table: TableName, house: TheHouse) -> OwnCards:
    """The cards of the table that are not as in the boxes, to be drawn; most tables have none."""
    async with house.at(table) as living:
        return own_faces(living.feed.table.ruleset)


@post(
    "/api/tables/{table:str}/invite",
    status_code=200,
    responses=responses("no_table", "not_known", "not_yours", "no_invitation", "closed"),
)
async def invite_friend(table: TableName, me: Visitor, house: TheHouse) -> Invitation:
    """A new link for the free seat of a friend; whoever has the old one is told so."""
    secret = new_token()
    async with house.at(table) as living:
        decided = await living.invite(known(me).id, hash_of(secret))
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
    table: TableName, data: JSONBody[Claim], me: Visitor, house: TheHouse
) -> Claimed:
    """Sit down. Whoever sits at the table already is told where, whichever link led here."""
    person = known(me).id
    async with house.at(table) as living:
        if not living.feed.table.seats_of(person):
            invitation = None if data.secret is None else hash_of(data.secret)
            command = TakeSeat(
                id=f"claim-{secrets.token_hex(8)}",
                seat=free_seat(living.feed.table, invitation),
                expected=living.feed.table.number,
                name=data.name,
            )
            decided = await living.command(command, person, invitation)
            # Whoever has asked twice at once has the seat by now.
            if decided.refused is not None and not living.feed.table.seats_of(person):
                raise decided.refused
        return Claimed(living.feed.table.seats_of(person)[0], living.feed.table.number)


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
    table: TableName, house: TheHouse, before: Annotated[int, Parameter(ge=2, le=LARGEST)]
) -> Past:
    """Up to 32 entries before the one of this number, with the moment after each."""
    return await house.past(table, before)


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
