"""A real server on a free port, and visitors with browsers of their own."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx

from targi.server.client import TableClient
from targi.server.hosting.registry import wall_clock
from targi.server.settings import Limits, Settings
from targi.server.web.app import Application
from targi.server.web.identity import COOKIE
from targi.server.web.pages import CLIENT
from targi.server.web.running import listen, make_server

# Tests play faster than people, from one address.
PATIENT = Limits(
    messages=(10_000, 1000),
    requests=(10_000, 1000),
    tables=(1000, 100),
    names=(10_000, 1000),
    learning=(10_000, 1000),
)
ME = {"kind": "me", "name": "Ann"}
FRIEND, OPEN = {"kind": "friend"}, {"kind": "open"}
LONG = 60  # seconds after which a test is stuck
# Bots think at the priority of the tests: at their usual, lowest one they do not get anything done
# where other programs keep all cores busy, and their opponents wait for minutes.
BOTS = (sys.executable, "-P", "-c", "from targi.server.hosting.bot_process import main; main()")


def bot(level: str = "gecko") -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


@dataclass
class Served:
    """A running server."""

    url: str
    application: Application
    guard: Any
    visitors: list[Visitor] = field(default_factory=list)

    @property
    def registry(self) -> Any:
        """Its tables."""
        return self.application.registry

    def visitor(self) -> Visitor:
        """Somebody who has never been here."""
        self.visitors.append(Visitor(self.url))
        return self.visitors[-1]


@dataclass
class Visitor:
    """Somebody with a browser."""

    url: str
    http: httpx.AsyncClient = field(init=False)

    def __post_init__(self) -> None:
        # Nothing is encrypted here; loading all certificates would take longer than most tests.
        self.http = httpx.AsyncClient(
            base_url=self.url, headers={"Origin": self.url}, timeout=LONG, verify=False
        )

    @property
    def token(self) -> str | None:
        """What the browser is known by."""
        return self.http.cookies.get(COOKIE)

    async def be(self, name: str) -> None:
        """Take a name, if the browser has none yet."""
        if self.token is None:
            response = await self.http.put("/api/me", json={"name": name})
            assert response.status_code == 200, response.text

    async def make(self, **wanted: Any) -> dict[str, Any]:
        """Make a table; as blue, with a seat for anybody, unless told otherwise."""
        await self.be("Ann")
        response = await self.http.post("/api/tables", json={"blue": ME, "white": OPEN} | wanted)
        assert response.status_code == 201, response.text
        made: dict[str, Any] = response.json()
        return made

    async def claim(self, table: str, name: str = "Ben", secret: str | None = None) -> str:
        """Sit down; returns the seat."""
        await self.be(name)
        wanted = {"name": name, "secret": secret}
        response = await self.http.post(f"/api/tables/{table}/claim", json=wanted)
        assert response.status_code == 200, response.text
        return str(response.json()["seat"])

    def at(self, table: str) -> TableClient:
        """A connection to a table."""
        return TableClient(self.url, table, self.token)

    async def get(self, path: str) -> Any:
        """What is there, as JSON."""
        response = await self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()


@asynccontextmanager
async def served(
    folder: Path,
    now: Callable[[], int] = wall_clock,
    port: int = 0,
    client: Path = CLIENT,
    **more: Any,
) -> AsyncIterator[Served]:
    """A server on real sockets in this process, with its database in a folder."""
    given: dict[str, Any] = {"database": f"sqlite:///{folder / 'targi.sqlite3'}", "limits": PATIENT}
    settings = Settings(**(given | more))
    application = Application(settings, now)
    listening = listen("127.0.0.1", port)
    server = make_server(application, listening, client)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    server_at = Served(
        f"http://127.0.0.1:{listening.getsockname()[1]}", application, server.config.app
    )
    server_at.registry.bot_pool._command = BOTS
    try:
        yield server_at
    finally:
        for visitor in server_at.visitors:
            await visitor.http.aclose()
        server.should_exit = True
        await running
        listening.close()


@contextmanager
def served_elsewhere(folder: Path, **more: Any) -> Iterator[str]:
    """The same in a thread of its own, for clients that block; its address."""
    loop = asyncio.new_event_loop()
    ended = asyncio.Event()
    started: Future[str] = Future()

    async def run() -> None:
        async with served(folder, **more) as server:
            started.set_result(server.url)
            await ended.wait()

    thread = Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    try:
        yield started.result(LONG)
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()


async def be_ready(client: TableClient, seat: str, random: Random) -> None:
    """Give random bytes, once the table is there."""
    await client.until(lambda now: True)
    nonce = random.randbytes(16).hex()
    answer = await client.command("give_nonce", seat, nonce=nonce)
    assert answer["kind"] == "done", answer


async def play(
    client: TableClient,
    seats: list[str],
    random: Random,
    moves: int = 10_000,
    upto: int = 10_000,
    pause: float = 0,
    done: list[tuple[str, int]] | None = None,
) -> list[tuple[str, int]]:
    """Play at random for one's seats; what was acknowledged.

    Until the end, or for so many moves of one's own, or until so many have been made by all.
    """
    done = [] if done is None else done
    while len(done) < moves:
        await asyncio.sleep(pause)
        now = await client.until(
            lambda now: (
                now["to_move"] in seats or now["state"] == "over" or now.get("moves", 0) >= upto
            )
        )
        if now["state"] == "over" or now.get("moves", 0) >= upto:
            break
        move = random.choice(now["legal"])["move"]
        answer = await client.command("move", now["to_move"], move=move)
        if answer["kind"] == "done":
            done.append((move, answer["number"]))
        else:
            assert answer["code"] == "late", answer
        await client.until(at_least(answer["number"]))
    return done


def at_least(number: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a moment is that far."""
    return lambda now: now["number"] >= number


def same(one: TableClient, other: TableClient) -> bool:
    """Whether two clients see the same moment."""
    return json.dumps(one.now) == json.dumps(other.now)
