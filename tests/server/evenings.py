"""A registry of tables on a SQLite file, with a clock that tests turn, and viewers that listen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from targi.server.hosting.bot_pool import BotPool
from targi.server.hosting.registry import TableRegistry
from targi.server.settings import Settings
from targi.server.storage import People, Store, open_database
from targi.server.wire import commands as cm
from targi.server.wire.http import NewTable
from tests.server.serving import BOTS
from tests.server.tables import ME, NONCES, OPEN, START


class Seen:
    """A viewer that keeps what it is sent."""

    def __init__(self, holder: str | None) -> None:
        self.holder = holder
        self.left = False
        self.messages: list[str] = []
        self.closed: list[tuple[int, str]] = []

    def send(self, message: str) -> None:
        """Keep it."""
        self.messages.append(message)

    def close(self, code: int, reason: str) -> None:
        """Keep that too."""
        self.closed.append((code, reason))


class Evening:
    """A registry with a clock that tests turn."""

    def __init__(self, registry: TableRegistry, people: People) -> None:
        self.registry, self.people = registry, people
        self.ids = iter(range(10_000))

    async def send(self, table: str, person: str | None, kind: Any, seat: str, **more: Any) -> Any:
        """A command of somebody who has seen everything."""
        async with self.registry.at(table) as live:
            number = live.feed.table.number
            given = {"id": f"c{next(self.ids)}", "seat": seat, "expected": number}
            return await live.command(kind(**(given | more)), person)

    async def game(self, *, grace: int | None = 300, ann: str = "ann", ben: str = "ben") -> str:
        """Ann and Ben sit at a table, and the cards are dealt."""
        table, _ = await self.registry.make(NewTable(ME, OPEN, first="blue", grace=grace), ann)
        await self.send(table, ben, cm.TakeSeat, "white", name="Ben")
        await self.send(table, ann, cm.GiveNonce, "blue", nonce=NONCES["blue"])
        await self.send(table, ben, cm.GiveNonce, "white", nonce=NONCES["white"])
        return table

    async def enter(self, table: str, person: str | None) -> Seen:
        """Somebody connects."""
        viewer = Seen(person)
        async with self.registry.at(table) as live:
            await live.enter(viewer, cm.Hello(protocol=cm.PROTOCOL))
        return viewer

    async def leave(self, table: str, viewer: Seen) -> None:
        """A connection ends, and some seconds have passed."""
        async with self.registry.at(table) as live:
            live.leave(viewer)
            await live.miss(viewer.holder)

    async def miss(self, table: str, person: str) -> None:
        """Somebody has not been heard of for some seconds."""
        async with self.registry.at(table) as live:
            await live.miss(person)

    async def kinds(self, table: str) -> list[str]:
        """The kinds of a table's entries, as they are stored."""
        return [type(entry).__name__ for entry in await self.registry.store.journal(table)]


NOW = [START]
AWAY = 60  # seconds; no test takes so long, so nobody leaves by himself


@asynccontextmanager
async def evening(
    folder: Path, bots: tuple[str, ...] = BOTS, **more: Any
) -> AsyncIterator[Evening]:
    """A registry on a SQLite file, perhaps with a program of its own in place of the bots."""
    url = f"sqlite:///{folder / 't.sqlite3'}"
    given: dict[str, Any] = {"database": url, "away_after": AWAY, "unload_after": 60}
    settings = Settings(**(given | more))
    database = await open_database(url)
    bot_pool = BotPool(1, bots)
    registry = TableRegistry(Store(database), bot_pool, settings, lambda: NOW[0])
    try:
        async with asyncio.timeout(60):
            yield Evening(registry, People(database))
    finally:
        await registry.stop()
        await bot_pool.close()
        await database.close()
