"""`TableClient`: a client that keeps to docs/protocol.md, for benchmarks, tests and programs.

It knows no rules: it is told the legal moves. It connects again by itself, asks for what it missed,
and sends a command again until it is answered, so that servers may be killed under it. Where there
is no table, waiting for anything ends with `NoTable`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from targi.server.web.identity import COOKIE
from targi.server.wire.commands import NO_TABLE, PROTOCOL, Hello

AGAIN: Final = 2.5  # seconds after which an unanswered command is sent again
PAUSE: Final = 0.2  # seconds before connecting again


class NoTable(Exception):  # noqa: N818  # the server works: it says no
    """There is no such table, or none that can be played; with the server's reason."""


class TableClient:
    """One connection to a table, as often as it takes. Use it as `async with`."""

    def __init__(
        self,
        server: str,
        table: str,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.table = table
        self.you: list[str] = []  # seats that are mine
        self.about: dict[str, Any] = {}  # what never changes
        self.now: dict[str, Any] = {}  # the moment
        self.last = 0  # the number of the last entry seen
        self.entries: list[dict[str, Any]] = []  # seen since the last snapshot
        self.connected = 0  # how often
        self.heard: Callable[[dict[str, Any]], None] = lambda message: None
        self._address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._headers = {**(headers or {}), **({"Cookie": f"{COOKIE}={token}"} if token else {})}
        self._origin = server
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._no_table: NoTable | None = None

    async def __aenter__(self) -> TableClient:
        self._task = asyncio.create_task(self._stay_connected())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def until(self, there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the moment is such; returns it."""
        async with self._changed:
            await self._changed.wait_for(
                lambda: self._no_table or (self.now.get("number") == self.last and there(self.now))
            )
            if self._no_table is not None:
                raise self._no_table
            return self.now

    async def command(self, kind: str, seat: str, **more: Any) -> dict[str, Any]:
        """Send a command until it is answered; returns the answer."""
        name = f"c-{secrets.token_hex(8)}"
        command = {"kind": kind, "id": name, "seat": seat, "expected": self.last, **more}
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[name] = answer
        try:
            while not answer.done():
                if self._no_table is not None:
                    raise self._no_table
                await self._send(command)
                await asyncio.wait([answer], timeout=AGAIN)
            return answer.result()
        finally:
            del self._answers[name]

    async def _send(self, message: Hello | dict[str, Any]) -> None:
        if self._socket is None:
            return  # there is none now; it will be sent again
        with contextlib.suppress(WebSocketException):
            await self._socket.send(msgspec.json.encode(message).decode())

    async def _stay_connected(self) -> None:
        while True:
            try:
                async with connect(
                    self._address,
                    additional_headers=self._headers,
                    origin=self._origin,  # type: ignore[arg-type]  # a NewType of str
                    compression=None,
                    proxy=None,
                ) as self._socket:
                    self.connected += 1
                    await self._send(Hello(protocol=PROTOCOL, last=self.last))
                    async for text in self._socket:
                        await self._hear(json.loads(text))
            except (OSError, WebSocketException, InvalidHandshake, EOFError):
                pass
            socket, self._socket = self._socket, None
            if socket is not None and socket.close_code == NO_TABLE:
                await self._end(NoTable(socket.close_reason))
                return
            await asyncio.sleep(PAUSE)

    async def _end(self, reason: NoTable) -> None:
        async with self._changed:
            self._no_table = reason
            self._changed.notify_all()

    async def _hear(self, message: dict[str, Any]) -> None:
        self.heard(message)
        match message["kind"]:
            case "snapshot":
                self._see_snapshot(message)
            case "entries":
                await self._see_entries(message)
            case "done" | "refused":
                answer = self._answers.get(message["id"])
                if (
                    answer is not None and not answer.done()
                ):  # a command sent twice is answered twice
                    answer.set_result(message)
        async with self._changed:
            self._changed.notify_all()

    def _see_snapshot(self, message: dict[str, Any]) -> None:
        """Start over, even at an earlier number: the server may come from a backup."""
        self.you, self.about, self.now = message["you"], message["about"], message["now"]
        self.last, self.entries = self.now["number"], []

    async def _see_entries(self, message: dict[str, Any]) -> None:
        sat_down = False
        for entry in message["entries"]:
            if entry["number"] == self.last + 1:
                self.last = entry["number"]
                self.entries.append(entry)
                sat_down = sat_down or entry["kind"] == "seat_taken"
        self.you = message.get("you", self.you)
        if message["now"]["number"] == self.last:
            self.now = message["now"]
        missed = message["now"]["number"] > self.last
        if missed or (sat_down and not self.you):  # perhaps it was me, by another connection
            await self._send(Hello(protocol=PROTOCOL, last=self.last))
