"""The kill test: a server dies under load again and again, and nothing that it said was untrue."""

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from targi import Game
from targi.server.client import TableClient
from targi.server.machine.recording import record_of
from targi.server.machine.table import Table
from targi.server.storage import Store, open_database
from targi.server.wire.journal import Entry, Moved
from tests.server.serving import Visitor, be_ready, bot, play

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
PAUSE = 0.25  # seconds between the moves of one player: a real server has its usual limits
BETWEEN = 15  # moves acknowledged between two deaths, at least
PATIENCE = 300  # seconds for one life of the server; more means that something is stuck
Acknowledged = list[tuple[str, int]]


class Mortal:
    """`targi serve` as a process of its own, at an address that stays the same."""

    def __init__(self, database: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "targi", "serve"]
        self._command += ["--port", str(self.port), "--database", f"sqlite:///{database}"]
        self._process: Process | None = None

    async def start(self) -> None:
        """Start it; it says its address when it listens."""
        self._process = await asyncio.create_subprocess_exec(*self._command, stdout=PIPE)
        assert self._process.stdout is not None
        assert self.url.encode() in await self._process.stdout.readline()

    async def die(self, how: int = signal.SIGKILL) -> None:
        """End it, without a warning unless told otherwise."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
            await self._process.wait()


class Load:
    """Some tables at which people and bots play, and what they were told."""

    def __init__(self, server: Mortal, stack: AsyncExitStack) -> None:
        self.server, self.stack = server, stack
        self.clients: list[tuple[str, TableClient]] = []
        self.acknowledged: dict[str, Acknowledged] = {}
        self.tasks: list[asyncio.Task[Acknowledged]] = []

    async def begin(self) -> None:
        """Three tables of two, and one against a bot."""
        for number in range(4):
            ann, ben = Visitor(self.server.url), Visitor(self.server.url)
            self.stack.push_async_callback(ann.http.aclose)
            self.stack.push_async_callback(ben.http.aclose)
            against_bot = number == 3
            table = (await ann.make(**({"white": bot("fennec")} if against_bot else {})))["table"]
            self.acknowledged[table] = []
            players = [("blue", ann)]
            if not against_bot:
                await ben.claim(table)
                players.append(("white", ben))
            for seat, player in players:
                client = await self.stack.enter_async_context(player.at(table))
                self.clients.append((table, client))
                await be_ready(client, seat, Random(seat))
                self.tasks.append(asyncio.create_task(self._play(table, client, seat)))
        self.stack.callback(lambda: [task.cancel() for task in self.tasks])

    async def _play(self, table: str, client: TableClient, seat: str) -> Acknowledged:
        done = self.acknowledged[table]
        return await play(client, [seat], Random(table + seat), pause=PAUSE, done=done)

    async def more(self, moves: int) -> None:
        """Wait until so many more moves have been acknowledged, at every table one at least.

        A game that is over needs none: on a busy machine one may end while a bot, which thinks at
        the lowest priority, is waited for.
        """
        before = {table: len(done) for table, done in self.acknowledged.items()}
        async with asyncio.timeout(PATIENCE):
            while True:
                for task in self.tasks:
                    assert not task.done() or task.exception() is None
                over = {
                    table for table, client in self.clients if client.now.get("state") == "over"
                }
                gained = {table: len(self.acknowledged[table]) - n for table, n in before.items()}
                idle = {table for table, number in gained.items() if number == 0}
                if sum(gained.values()) >= moves and idle <= over:
                    return
                await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Nobody plays on."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def journals(file: Path, tables: list[str]) -> dict[str, list[Entry]]:
    """What is stored."""
    database = await open_database(f"sqlite:///{file}")
    store = Store(database)
    found = {table: await store.journal(table) for table in tables}
    await database.close()
    return found


def check(journal: list[Entry], acknowledged: Acknowledged, clients: list[TableClient]) -> None:
    """Every acknowledged move is there, once; clients saw what is there; the record is right."""
    # A command is acknowledged with its last entry: after the last move that is the game's end.
    last = {entry.origin: entry.number for entry in journal}
    moved = {(entry.move, last[entry.origin]) for entry in journal if isinstance(entry, Moved)}
    assert set(acknowledged) <= moved
    ids = Counter(entry.origin.id for entry in journal if isinstance(entry, Moved) and entry.origin)
    assert set(ids.values()) <= {1}
    for client in clients:
        seen = {entry["number"]: entry["kind"] for entry in client.entries}
        tags = {entry.number: entry.__struct_config__.tag for entry in journal}
        assert seen.items() <= tags.items()
        assert client.last >= max(number for _, number in acknowledged)
    Game.from_record(record_of(Table.replay(journal)))


async def kill(folder: Path, times: int) -> None:
    """Let a server live and die so often."""
    database, random = folder / "t.sqlite3", Random(times)
    server = Mortal(database)
    await server.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(server.die)
        load = Load(server, stack)
        await load.begin()
        for _ in range(times):
            await load.more(BETWEEN)
            await asyncio.sleep(random.random() * PAUSE)  # at any moment
            await server.die()
            await server.start()
        await load.more(BETWEEN)  # no table is stuck
        await load.stop()
        await server.die(signal.SIGTERM)
        await server.start()
        async with asyncio.timeout(PATIENCE):
            stored = await journals(database, [*load.acknowledged])
            for table, client in load.clients:  # all catch up by themselves
                while client.connected < times + 2 or client.last < len(stored[table]):
                    stored = await journals(database, [*load.acknowledged])
                    await asyncio.sleep(0.1)
    for table, journal in (await journals(database, [*load.acknowledged])).items():
        here = [client for name, client in load.clients if name == table]
        check(journal, load.acknowledged[table], here)


@pytest.mark.integration
async def test_a_server_that_is_killed_three_times_loses_and_doubles_nothing(
    tmp_path: Path,
) -> None:
    """Clients come back by themselves and play on."""
    await kill(tmp_path, 3)


@pytest.mark.soak
async def test_a_server_that_is_killed_twenty_times_loses_and_doubles_nothing(
    tmp_path: Path,
) -> None:
    """The same for longer."""
    await kill(tmp_path, 20)
