"""Who a browser is: a token in a cookie that no script can read, and no account."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from targi.server.codes import Refused
from targi.server.hosting.house import House
from targi.server.storage import People
from targi.server.storage.people import Person

COOKIE: Final = "targi"
LASTS: Final = 400 * 24 * 3600  # seconds; browsers allow no more


async def person_of(
    connection: ASGIConnection[Any, Any, Any, Any], people: People, house: House
) -> Person | None:
    """The person of a request, if the browser is known."""
    token = connection.cookies.get(COOKIE)
    return await people.known_by(token, house.now()) if token else None


def known(me: Person | None) -> Person:
    """The person; refused if the browser is not known."""
    if me is None:
        raise Refused("not_yours")
    return me


async def somebody(
    me: Person | None, people: People, house: House, name: str | None = None
) -> tuple[Person, str | None]:
    """The person, with a token for the browser if it is new here; a first name is kept."""
    if me is None:
        return await people.welcome(house.now(), name)
    if me.name is None and name is not None:
        await people.rename(me.id, name)
    return me, None


def cookies(token: str | None, connection: ASGIConnection[Any, Any, Any, Any]) -> list[Cookie]:
    """What the browser is given to be known by, if it is new."""
    if token is None:
        return []
    secure = connection.url.scheme == "https"
    return [
        Cookie(
            key=COOKIE,
            value=token,
            max_age=LASTS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
    ]


def no_cookie() -> Cookie:
    """Makes the browser forget who it was."""
    return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")
