"""`TableRegistry`: all tables of a server, loaded on demand and evicted later."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, TypeVar

from targi.bots import names as level_names
from targi.server.hosting.bot_pool import BotPool
from targi.server.hosting.live_table import EVICTED, Evicted, LiveTable, logged
from targi.server.hosting.metrics import Metrics
from targi.server.machine.creating import TableSeed, create
from targi.server.machine.fairness import NONCE_BYTES, SECRET_BYTES
from targi.server.machine.listing import Listing, listing_of
from targi.server.machine.past import past
from targi.server.settings import Settings
from targi.server.storage import Store
from targi.server.storage.people import hash_of, new_token
from targi.server.wire.basics import SEATS, Seat
from targi.server.wire.http import NewTable, Past
from targi.server.wire.journal import decode_entry
from targi.server.wire.refusals import Details, Refused

_Result = TypeVar("_Result")
NAME_BYTES: Final = 12  # of a table: anyone who knows it may watch
log = logging.getLogger(__name__)


def wall_clock() -> int:
    """Unix time in ms."""
    return time.time_ns() // 1_000_000


@contextmanager
def _spoiled_or_not(name: str) -> Iterator[None]:
    """Whatever is wrong with a journal is logged, and refused as what cannot be played here."""
    try:
        yield
    except Exception as error:  # entries, cards, a ruleset, or what no check has thought of
        said = f"{type(error).__name__}: {error}"
        log.error("journal refused", extra={"table": logged(name), "error": said})
        raise Refused("other_rules") from None


def _page(lines: Sequence[str], before: int) -> Past:
    return past([*map(decode_entry, lines)], before)


class TableRegistry:
    """The tables."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        settings: Settings,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.settings = settings
        self.now = now
        self.started_at = now()
        self.metrics = Metrics()
        self.live: dict[str, LiveTable] = {}
        self.hinted: set[str] = set()  # persons for whom a hint is thought of
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._changed: set[str] = set()  # whose line in the list is out of date
        self._listing = asyncio.Lock()
        self._looking_back = asyncio.Lock()
        self._jobs: set[asyncio.Task[Any]] = set()

    # Tables

    async def make(self, wanted: NewTable, person: str) -> tuple[str, dict[Seat, str]]:
        """A new table: its name, and by seat the secrets of the links for friends."""
        for seat in (wanted.blue, wanted.white):
            if seat.level is not None and seat.level not in level_names():
                expected = f"level: one of {', '.join(level_names())}"
                raise Refused("bad_table", Details(expected=expected))
        name = self.fresh_name()
        invitations = {seat: new_token() for seat in SEATS}
        given = self.table_seed(name, person, invitations)
        entries = await asyncio.to_thread(create, wanted, given)  # a card file takes a while
        await self.store.append(name, entries)
        kinds = {seat: getattr(wanted, seat).kind for seat in SEATS}
        return name, {seat: invitations[seat] for seat in SEATS if kinds[seat] == "friend"}

    def fresh_name(self) -> str:
        """A name for a table that nobody can guess."""
        return secrets.token_urlsafe(NAME_BYTES)

    def table_seed(
        self, name: str, person: str = "", invitations: dict[Seat, str] | None = None
    ) -> TableSeed:
        """What the server gives a new table."""
        return TableSeed(
            name,
            self.now(),
            secrets.token_hex(SECRET_BYTES),
            person,
            {seat: hash_of(secret) for seat, secret in (invitations or {}).items()},
            {seat: secrets.token_hex(NONCE_BYTES) for seat in SEATS},
        )

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[LiveTable]:
        """A table that stays in memory meanwhile; raises `Refused` if there is none."""
        table = self.live.get(name) or await self._load(name)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1

    async def _load(self, name: str) -> LiveTable:
        """Load a table, once, however many ask for it."""
        if name not in self._loading:
            self._loading[name] = self.spawn(self._read(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(self._loading[name])

    async def _read(self, name: str) -> LiveTable:
        lines = await self._lines(name)
        with _spoiled_or_not(name):
            table = LiveTable(self, name, [*map(decode_entry, lines)])
        self.live[name] = table
        return table

    async def _lines(self, name: str) -> list[str]:
        lines = await self.store.lines(name)
        if not lines:
            raise Refused("no_table")
        return lines

    async def past(self, name: str, before: int) -> Past:
        """A page of a table's past. A whole game is played again for it, so one at a time."""
        async with self._looking_back:
            lines = await self._lines(name)
            with _spoiled_or_not(name):
                return await asyncio.to_thread(_page, lines, before)

    def forget(self, table: LiveTable) -> None:
        """Let go of a table."""
        if self.live.get(table.name) is table:
            del self.live[table.name]

    # What goes on by itself

    async def start(self) -> None:
        """After a restart: bring the list up to date, and let bots think whose turn it is."""
        for name in await self.store.unattended():
            try:
                async with self.at(name) as table:
                    self.changed(table)
                    await table.wake()
            except (Refused, Evicted):
                continue  # logged already; the others must not suffer
            except Exception:
                log.exception("table failed", extra={"table": logged(name)})
        await self.store_listings()

    def changed(self, table: LiveTable) -> None:
        """Remember that a table's line in the list is out of date."""
        self._changed.add(table.name)

    async def store_listings(self) -> None:
        """Bring the list of tables up to date; a second caller waits for the first."""
        async with self._listing:
            changed, self._changed = self._changed, set()
            try:
                await self.store.store_listings([one async for one in self._listings(changed)])
            except BaseException:  # or it is not done, or cut off: they are still out of date
                self._changed |= changed
                raise

    async def _listings(self, names: set[str]) -> AsyncIterator[Listing]:
        """How tables are listed now, those that were given up too."""
        for name in names:
            try:
                async with self.at(name) as table:
                    yield listing_of(table.feed.table)
            except Refused:  # deleted meanwhile, or not to be read
                continue

    def send_away(self, person: str) -> None:
        """End all connections of a person."""
        for table in self.live.values():
            for viewer in table.viewers:
                if viewer.holder == person:
                    viewer.close(EVICTED, "connect again")

    def unload(self) -> None:
        """Let go of tables that nobody needs."""
        for table in [table for table in self.live.values() if table.idle]:
            if table.name not in self._changed:
                self.forget(table)

    def spawn(self, job: Coroutine[Any, Any, _Result]) -> asyncio.Task[_Result]:
        """Run something that nobody may wait for, and tell if it fails."""
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._jobs.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused | Evicted):
            log.error("job failed", exc_info=error)

    async def stop(self) -> None:
        """End everything that goes on; what was begun to be stored is stored."""
        for task in self._jobs.copy():
            task.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await self.store.close()
        await self.store_listings()
