"""The way to a table: a websocket. Texts of at most 8 KB come in, hello first; texts go out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, Final, TypeAlias

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from targi.server.bucket import Bucket
from targi.server.hosting.live_table import EVICTED, Evicted, LiveTable
from targi.server.hosting.registry import TableRegistry
from targi.server.machine.feed import refusal
from targi.server.web.addresses import address_of
from targi.server.web.dependencies import TableName, ThePeople, TheRegistry
from targi.server.web.identity import person_of
from targi.server.wire import commands as cm
from targi.server.wire.refusals import Details, Refused

# Why a connection ends, as websockets number it.
NOT_TEXT: Final = 1003
BROKE_A_RULE: Final = 1008
COME_LATER: Final = 1013
# What may wait for somebody who does not read it: messages, and characters in all of them.
MOST_WAITING: Final = 100
LONGEST_WAITING: Final = 2_000_000
log = logging.getLogger(__name__)
Connection: TypeAlias = WebSocket[Any, Any, Any]


class Connections:
    """How many connections there are, by address."""

    def __init__(self, registry: TableRegistry) -> None:
        self._limits = registry.settings.limits
        self.by_address: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more is allowed; if so it counts."""
        limits = self._limits
        if (
            self.by_address[address] >= limits.connections
            or self.by_address.total() >= limits.all_connections
        ):
            return False
        self.by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that counted has ended."""
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class SocketViewer:
    """A viewer at the other end of a websocket."""

    def __init__(self, socket: Connection, holder: str | None) -> None:
        self.holder = holder
        self.left = False
        self._socket = socket
        self._waiting: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue(MOST_WAITING + 1)
        self._length = 0  # of what waits

    def send(self, message: str) -> None:
        """Send a message some time; who does not read for long is let go, and may come back."""
        if self._waiting.qsize() < MOST_WAITING and self._length < LONGEST_WAITING:
            self._length += len(message)
            self._waiting.put_nowait(message)
        else:
            self.close(COME_LATER, "too slow")

    def close(self, code: int, reason: str) -> None:
        """End the connection after what is to be sent."""
        if not self._waiting.full():
            self._waiting.put_nowait((code, reason))

    async def run(self) -> None:
        """Send what is to be sent until the connection is closed."""
        while isinstance(message := await self._waiting.get(), str):
            await self._socket.send({"type": "websocket.send", "text": message, "bytes": None})
            self._length -= len(message)
        await self._socket.close(*message)


TheConnections: TypeAlias = NamedDependency[Connections]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Connection,
    table: TableName,
    registry: TheRegistry,
    people: ThePeople,
    connections: TheConnections,
) -> None:
    """One connection, from handshake to end."""
    address = address_of(dict(socket.scope))
    await socket.accept()
    if not connections.enter(address):
        registry.metrics.violations["connections"] += 1
        await socket.close(COME_LATER, "too_many")
        return
    try:
        me = await person_of(socket, people, registry)
        viewer = SocketViewer(socket, me.id if me else None)
        async with registry.at(table) as live:
            await _converse(socket, viewer, live)
    except Refused as refused:
        await socket.close(cm.NO_TABLE, refused.code)
    finally:
        connections.leave(address)


async def _converse(socket: Connection, viewer: SocketViewer, live: LiveTable) -> None:
    """Listen and speak until either side has had enough."""
    tasks = [
        asyncio.create_task(viewer.run()),
        asyncio.create_task(_listen(socket, viewer, live)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except (WebSocketDisconnect, OSError):
        pass  # gone
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        live.leave(viewer)


async def _listen(socket: Connection, viewer: SocketViewer, live: LiveTable) -> None:
    allowed = Bucket(live.registry.settings.limits.messages)
    while True:
        text = await _receive(socket)
        if text is None:
            return
        code = None if text else NOT_TEXT
        if not allowed.take():
            code = BROKE_A_RULE
        if code is not None:
            live.registry.metrics.violations["flood" if text else "not_text"] += 1
            viewer.close(code, "too_many" if text else "not text")
            await asyncio.Event().wait()  # the speaker ends it
        try:
            await _heed(text, viewer, live)
        except Evicted:
            viewer.close(EVICTED, "connect again")


async def _receive(socket: Connection) -> str | None:
    """The next text; empty if it was none, None if there will be no more."""
    message: Any = await socket.receive()
    return None if message["type"] == "websocket.disconnect" else message.get("text") or ""


async def _heed(text: str, viewer: SocketViewer, live: LiveTable) -> None:
    try:
        message = cm.decode_message(text.encode())
        if not isinstance(message, cm.Hello) and viewer not in live.viewers:
            raise Refused("malformed", Details(expected="hello first"))
    except Refused as refused:
        live.registry.metrics.violations[refused.code] += 1
        named = cm.id_of(text.encode())
        viewer.send(refusal(named, refused, live.feed.table.number).decode())
        return
    if isinstance(message, cm.Hello):
        await live.enter(viewer, message)
    elif isinstance(message, cm.Emote):
        live.emote(viewer, message)
    elif isinstance(message, cm.Hint):
        live.hints.ask(live, viewer, message)
    else:
        await live.obey(viewer, message)
