"""The JSON Schemas of all that goes over the wire, for the OpenAPI document."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from targi.server.wire import http, lessons
from targi.server.wire.commands import ClientMessage
from targi.server.wire.messages import ServerMessage

HTTP: Final[tuple[type, ...]] = tuple(
    one
    for module in (http, lessons)
    for one in vars(module).values()
    if isinstance(one, type) and one.__module__ == module.__name__
)


@cache
def schemas() -> dict[str, Any]:
    """By name every type that is sent, and what client and server say at a table."""
    (client, server, *_), found = msgspec.json.schema_components(
        (ClientMessage, ServerMessage, *HTTP), ref_template="#/components/schemas/{name}"
    )
    return {"ClientMessage": client, "ServerMessage": server, **found}
