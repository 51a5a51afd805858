"""Who a browser is: a token in a cookie that no script can read, and no account.

A browser becomes known by taking a name, and has its cookie before it makes a table or sits down.
So an answer that is lost on the way never leaves a seat that nobody holds. Two tabs that take the
first name at the same moment are two persons, of whom the browser keeps the later one.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from targi.server.hosting.registry import TableRegistry
from targi.server.storage import People
from targi.server.storage.people import Person
from targi.server.wire.refusals import Refused

COOKIE: Final = "targi"
# Makes a browser forget who it was.
NO_COOKIE: Final = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")
LASTS: Final = 400 * 24 * 3600  # seconds; browsers allow no more


async def person_of(
    connection: ASGIConnection[Any, Any, Any, Any], people: People, registry: TableRegistry
) -> Person | None:
    """The person of a request, if the browser is known."""
    token = connection.cookies.get(COOKIE)
    return await people.known_by(token, registry.now()) if token else None


def known(me: Person | None) -> Person:
    """The person; refused if the browser is not known."""
    if me is None:
        raise Refused("not_known")
    return me


def cookie(token: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
    """What a browser is given to be known by."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=LASTS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )
