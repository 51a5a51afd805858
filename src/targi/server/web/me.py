"""What a visitor may ask about oneself: name, tables, games, another device, to be forgotten."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody, Parameter

from targi.server.hosting.deletion import forget
from targi.server.machine.seats import check_name
from targi.server.storage.people import LINK_LASTS
from targi.server.web.dependencies import ThePeople, TheRegistry, Visitor
from targi.server.web.identity import COOKIE, NO_COOKIE, cookie, known
from targi.server.web.problems import responses
from targi.server.wire.http import (
    DeviceLink,
    GamesPage,
    LinkOwner,
    LinkSecret,
    Me,
    MyTable,
    NewName,
    RecordLine,
)
from targi.server.wire.refusals import Refused

MOST_GAMES: Final = 100  # on a page
LARGEST: Final = 2**31 - 1  # a number that no game reaches


@get("/api/me", responses=responses())
async def about_me(me: Visitor) -> Me:
    """Whether this browser is known, and by which name."""
    return Me(me is not None, me.name if me else None)


@put("/api/me", responses=responses("bad_name"))
async def rename_me(
    request: Request[Any, Any, Any],
    data: JSONBody[NewName],
    me: Visitor,
    registry: TheRegistry,
    people: ThePeople,
) -> Response[Me]:
    """Take a name, which makes the browser known; seats that are taken keep theirs.

    A known browser is given its cookie again, so that one which comes back stays known.
    """
    check_name(data.name)
    if me is None:
        _, token = await people.welcome(registry.now(), data.name)
    else:
        token = request.cookies[COOKIE]
        await people.rename(me.id, data.name)
    return Response(Me(True, data.name), cookies=[cookie(token, request)])


@delete(
    "/api/me",
    status_code=204,
    responses=responses("not_known", "late"),
    response_cookies=[NO_COOKIE],
)
async def delete_me(me: Visitor, registry: TheRegistry, people: ThePeople) -> None:
    """Delete my data: games that go on are given up, names in old ones are blotted out."""
    await forget(known(me).id, registry, people)


@get("/api/me/tables", responses=responses())
async def my_tables(me: Visitor, registry: TheRegistry) -> list[MyTable]:
    """The tables at which I sit, the latest first."""
    if me is None:
        return []
    await registry.store_listings()
    return await registry.store.tables_of(me.id)


@get("/api/me/games", responses=responses())
async def my_games(
    me: Visitor,
    registry: TheRegistry,
    before: Annotated[int | None, Parameter(ge=1, le=LARGEST)] = None,
    limit: Annotated[int, Parameter(ge=1, le=MOST_GAMES)] = 20,
) -> GamesPage:
    """The games that I have finished, the latest first, before the one of this number."""
    return (
        GamesPage([], False)
        if me is None
        else await registry.store.games.page(me.id, before, limit)
    )


@get("/api/me/record", responses=responses())
async def my_record(me: Visitor, registry: TheRegistry) -> list[RecordLine]:
    """What these games come to, by box and opponent; without those I played on both seats."""
    return [] if me is None else await registry.store.games.record(me.id)


@post("/api/me/link", status_code=200, responses=responses("not_known"))
async def link_device(me: Visitor, registry: TheRegistry, people: ThePeople) -> DeviceLink:
    """A secret for the fragment of a link, by which another device becomes mine."""
    return DeviceLink(await people.link(known(me).id, registry.now()), LINK_LASTS)


@post("/api/me/whose", status_code=200, responses=responses("bad_link"))
async def whose_link(
    data: JSONBody[LinkSecret], me: Visitor, registry: TheRegistry, people: ThePeople
) -> LinkOwner:
    """On the other device, before following: who it would become. The link stays as it is."""
    found = await people.whose(data.secret, registry.now())
    if found is None:
        raise Refused("bad_link")
    return LinkOwner(found.name, me is not None and me.id == found.id)


@post("/api/me/follow", status_code=200, responses=responses("bad_link"))
async def follow_link(
    request: Request[Any, Any, Any],
    data: JSONBody[LinkSecret],
    registry: TheRegistry,
    people: ThePeople,
) -> Response[Me]:
    """On the other device: become who made the link."""
    found = await people.follow(data.secret, registry.now())
    if found is None:
        raise Refused("bad_link")
    person, token = found
    return Response(Me(True, person.name), cookies=[cookie(token, request)])
