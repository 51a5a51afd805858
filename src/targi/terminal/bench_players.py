"""Scripted players for `targi bench server`: tables of two over real sockets, and what they see.

Each player has an address of its own, as behind a proxy, and picks any legal move. Not here: the
server itself, and the report (`bench_server`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any, Final

import httpx

from targi.server.client import TableClient
from targi.server.web.identity import COOKIE

AT_ONCE: Final = 20  # tables that are being made at the same time
PATIENCE: Final = 30.0  # seconds after which a move counts as lost
BOT_LEVEL: Final = "caracal"  # thinks longest


@dataclass
class Phase:
    """What was seen during one measurement."""

    milliseconds: list[float] = field(default_factory=list)  # from sending to the other's seeing
    errors: list[str] = field(default_factory=list)
    bot_moves: int = 0

    def figures(self) -> dict[str, Any]:
        """As data."""
        return {
            "moves": len(self.milliseconds),
            "p50_ms": percentile(self.milliseconds, 50),
            "p99_ms": percentile(self.milliseconds, 99),
            "errors": len(self.errors),
            "first_errors": self.errors[:5],
            "bot_moves": self.bot_moves,
        }


def percentile(values: Sequence[float], percent: int) -> float | None:
    """The value that so many percent do not exceed."""
    if not values:
        return None
    ranked = sorted(values)
    return round(ranked[min(len(ranked) - 1, len(ranked) * percent // 100)], 1)


def ratio(one: float | None, other: float | None) -> float | None:
    """How many times the other one is; None if either is not known."""
    return round(one / other, 2) if one and other else None


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
            return  # the game is over
        mover, other = self.clients[seat], self.clients["white" if seat == "blue" else "blue"]
        self._seen.clear()
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


class Visitor:
    """Somebody with a browser and an address of its own."""

    def __init__(self, server: str, number: int, http: httpx.AsyncClient) -> None:
        self._server, self._http = server, http
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self._headers = {"X-Forwarded-For": address}
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
        ann, ben = (Visitor(self.server, 2 * number + k, self._http) for k in (0, 1))
        await ann.be("Ann")
        await ben.be("Ben")
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

    async def measure(self, phase: Phase, seconds: float, bots: int = 0) -> None:
        """Let all tables play for so long, a move at each every so many seconds."""
        end = time.perf_counter() + seconds
        beside = [asyncio.create_task(self._play_bot(n, end, phase)) for n in range(bots)]
        await asyncio.gather(
            *(self._play(n, table, end, phase) for n, table in enumerate(self.tables))
        )
        await asyncio.gather(*beside)

    async def _play(self, number: int, table: ScriptedTable, end: float, phase: Phase) -> None:
        # Tables take turns, so that moves come evenly.
        await asyncio.sleep(self.every * number / len(self.tables))
        while (began := time.perf_counter()) < end:
            await table.move(phase)
            await asyncio.sleep(max(0, began + self.every - time.perf_counter()))

    async def _play_bot(self, number: int, end: float, phase: Phase) -> None:
        """Against the strongest bot, answering at once, so that it thinks all the time."""
        ann = Visitor(self.server, 1_000_000 + number, self._http)
        await ann.be("Ann")
        seats = {
            "blue": {"kind": "me", "name": "Ann"},
            "white": {"kind": "bot", "level": BOT_LEVEL},
        }
        table = (await ann.post("/api/tables", **seats))["table"]
        client, random = await self._connect(ann, table), Random(number)
        await client.command("give_nonce", "blue", nonce=random.randbytes(16).hex())
        while time.perf_counter() < end:
            try:
                async with asyncio.timeout(max(0.01, end - time.perf_counter())):
                    now = await client.until(lambda now: now["to_move"] == "blue")
            except TimeoutError:
                break
            await client.command("move", "blue", move=random.choice(now["legal"])["move"])
        phase.bot_moves += sum(
            entry["kind"] == "moved" and entry["seat"] == "white" for entry in client.entries
        )
