"""Scripted players for `targi bench server`: tables of two over real sockets, and what they see.

Each player has an address of its own, as behind a proxy, and picks any legal move. In every other
phase some more play against bots beside them. Not here: the server itself (`server`), and
what the figures come to (`phases`).
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count
from random import Random
from typing import Any, Final

import httpx

from targi.server.client import TableClient
from targi.server.web.identity import COOKIE
from targi.terminal.bench.phases import Phase

AT_ONCE: Final = 20  # tables that are being made at the same time
PATIENCE: Final = 30.0  # seconds after which a move counts as lost, and a bot's as never made
BOT_LEVEL: Final = "caracal"  # thinks longest


def from_address(number: int) -> dict[str, str]:
    """The header by which a visitor has an address of its own: a server limits what one may do."""
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


class ScriptedTable:
    """Two players who know no rules and pick any legal move."""

    def __init__(self, number: int, blue: TableClient, white: TableClient) -> None:
        self.clients = {"blue": blue, "white": white}
        self.acknowledged = 0
        self._random = Random(number)
        for client in self.clients.values():
            client.heard = self._hear
        self._seen: dict[int, tuple[int, float]] = {}  # by entry: how many saw it, when the last

    def _hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "entries":
            for entry in message["entries"]:
                count, _ = self._seen.get(entry["number"], (0, 0.0))
                self._seen[entry["number"]] = count + 1, time.perf_counter()

    async def move(self, phase: Phase) -> None:
        """Make a move, and note when the other player saw it."""
        now = self.clients["blue"].now
        seat = now["to_move"]
        if seat is None:
            phase.errors.append("a game was over, so its table could not be measured")
            return
        mover, other = self.clients[seat], self.clients["white" if seat == "blue" else "blue"]
        self._seen.clear()
        for client in self.clients.values():
            client.entries.clear()  # of all of them only what is now matters
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await mover.command(
                    "move", seat, move=self._random.choice(mover.now["legal"])["move"]
                )
                number = answer["number"]
                await other.until(lambda now: now["number"] >= number)
                await mover.until(lambda now: now["number"] >= number)
        except TimeoutError:
            phase.errors.append("a move was not seen")
            return
        if answer["kind"] == "refused":
            phase.errors.append(f"refused: {answer['code']}")
            return
        self.acknowledged += 1
        phase.milliseconds.append(1000 * (self._seen[number][1] - began))

    def faults(self) -> list[str]:
        """What is wrong in the end: moves lost or doubled, players who see different things."""
        blue, white = (client.now for client in self.clients.values())
        found = []
        if blue["moves"] != self.acknowledged:
            found.append(f"{self.acknowledged} moves acknowledged, {blue['moves']} made")
        if blue != white:
            found.append("the players see different tables")
        if any(client.connected != 1 for client in self.clients.values()):
            found.append("a connection was lost")
        return found


class BotTable:
    """A player who answers the strongest bot at once, so that it thinks all the time."""

    def __init__(self, number: int, client: TableClient) -> None:
        self._client = client
        self._random = Random(number)

    async def play(self, phase: Phase) -> None:
        """Until the game is over."""
        while True:
            now = await self._client.until(lambda now: now["to_move"] != "white")
            phase.bot_moves += self._new_bot_moves()
            if now["to_move"] is None:
                return
            move = self._random.choice(now["legal"])["move"]
            answer = await self._client.command("move", "blue", move=move)
            if answer["kind"] == "refused":
                phase.errors.append(f"refused at a table with a bot: {answer['code']}")
                return

    def _new_bot_moves(self) -> int:
        """How many moves the bot has made since this was asked last."""
        entries = [*self._client.entries]
        self._client.entries.clear()
        return sum(entry["kind"] == "moved" and entry["seat"] == "white" for entry in entries)

    async def evict(self) -> None:
        """Resign, so that the bot thinks no more."""
        while (await self._client.command("resign", "blue")).get("code") == "late":
            pass  # the bot moved at the same moment, which has been seen by now


class Visitor:
    """Somebody with a browser and an address of its own."""

    def __init__(self, server: str, number: int, http: httpx.AsyncClient) -> None:
        self._server, self._http = server, http
        self._headers = from_address(number)
        self._token = ""

    async def be(self, name: str) -> None:
        """Take a name, and be known from then on."""
        response = await self._http.put("/api/me", json={"name": name}, headers=self._headers)
        response.raise_for_status()
        self._token = response.cookies[COOKIE]

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Ask by HTTP."""
        headers = self._headers | {"Cookie": f"{COOKIE}={self._token}"}
        response = await self._http.post(path, json=body, headers=headers)
        response.raise_for_status()
        answer: dict[str, Any] = response.json()
        return answer

    def at(self, table: str) -> TableClient:
        """A connection to a table."""
        return TableClient(self._server, table, self._token, self._headers)


class Bench:
    """A server, its tables, and what is measured at them."""

    def __init__(self, server: str, every: float) -> None:
        self.server, self.every = server, every
        self.tables: list[ScriptedTable] = []
        self._clients: list[TableClient] = []
        self._addresses = count()
        # Visitors share connections but no cookies.
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self._http = httpx.AsyncClient(base_url=server, timeout=PATIENCE, cookies=no_cookies)

    async def close(self) -> None:
        """Leave all tables."""
        await asyncio.gather(*(client.__aexit__() for client in self._clients))
        await self._http.aclose()

    async def fill(self, tables: int) -> None:
        """Let players sit down at so many tables."""
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with limit:
                await self._sit_down(number)

        await asyncio.gather(*map(one, range(tables)))

    async def _sit_down(self, number: int) -> None:
        ann, ben = await self._visitor("Ann"), await self._visitor("Ben")
        seats = {"blue": {"kind": "me", "name": "Ann"}, "white": {"kind": "open"}}
        table = (await ann.post("/api/tables", **seats))["table"]
        await ben.post(f"/api/tables/{table}/claim", name="Ben")
        blue, white = [await self._connect(visitor, table) for visitor in (ann, ben)]
        for seat, client in (("blue", blue), ("white", white)):
            nonce = Random(number).randbytes(16).hex()
            answer = await client.command("give_nonce", seat, nonce=nonce)
            if answer["kind"] != "done":
                raise RuntimeError(f"a player could not begin: {answer['code']}")
        for client in (blue, white):
            await client.until(lambda now: now["state"] == "playing")
        self.tables.append(ScriptedTable(number, blue, white))

    async def _connect(self, visitor: Visitor, table: str) -> TableClient:
        client = await visitor.at(table).__aenter__()
        self._clients.append(client)
        await client.until(lambda now: True)
        return client

    async def _visitor(self, name: str) -> Visitor:
        visitor = Visitor(self.server, next(self._addresses), self._http)
        await visitor.be(name)
        return visitor

    async def measure(self, seconds: float, bots: int = 0) -> Phase:
        """Let all tables play for so long, beside so many at which bots think all the time.

        If no bot has moved by then, it goes on until one has: a busy computer starts them late.
        """
        phase = Phase()
        against = [await self._sit_with_bot() for _ in range(bots)]
        gc.collect()
        gc.freeze()  # what is measured is the server: its players must not pause
        beside = [asyncio.create_task(self._play_bot(table, phase)) for table in against]
        end = time.perf_counter() + seconds

        def goes_on() -> bool:
            late = time.perf_counter() - end
            return late < 0 or (bots > 0 and phase.bot_moves == 0 and late < PATIENCE)

        await asyncio.gather(
            *(self._play(n, table, goes_on, phase) for n, table in enumerate(self.tables))
        )
        for playing in beside:
            playing.cancel()
        ends = await asyncio.gather(*beside, return_exceptions=True)
        phase.errors += [repr(error) for error in ends if isinstance(error, Exception)]
        return phase

    async def _play(
        self, number: int, table: ScriptedTable, goes_on: Callable[[], bool], phase: Phase
    ) -> None:
        # Tables take turns, so that moves come evenly.
        await asyncio.sleep(self.every * number / len(self.tables))
        while goes_on():
            began = time.perf_counter()
            await table.move(phase)
            await asyncio.sleep(max(0, began + self.every - time.perf_counter()))

    async def _sit_with_bot(self) -> BotTable:
        ann = await self._visitor("Ann")
        seats = {
            "blue": {"kind": "me", "name": "Ann"},
            "white": {"kind": "bot", "level": BOT_LEVEL},
            "first": "blue",  # so that no bot thinks before it is measured
        }
        table = (await ann.post("/api/tables", **seats))["table"]
        client, number = await self._connect(ann, table), len(self._clients)
        await client.command("give_nonce", "blue", nonce=Random(number).randbytes(16).hex())
        await client.until(lambda now: now["state"] == "playing")
        return BotTable(number, client)

    async def _play_bot(self, table: BotTable, phase: Phase) -> None:
        """One game after the other until it is cancelled; then the bot thinks no more."""
        try:
            while True:
                await table.play(phase)
                table = await self._sit_with_bot()
        finally:
            await table.evict()
