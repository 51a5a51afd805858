"""`House`: all tables of a server. It loads them when somebody comes, and lets go of them later."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec

from targi.bots import names as level_names
from targi.server.codes import Refused
from targi.server.creating import Given, NewTable, create
from targi.server.entries import SEATS, Seat
from targi.server.fairness import NONCE_BYTES, SECRET_BYTES
from targi.server.hosting.living import GivenUp, LivingTable, logged
from targi.server.hosting.metrics import Metrics
from targi.server.hosting.thinkers import Thinkers
from targi.server.listing import Listing, listing_of
from targi.server.settings import Settings
from targi.server.storage import Store
from targi.server.storage.people import hash_of, new_token

_Result = TypeVar("_Result")
NAME_BYTES: Final = 12  # of a table: whoever knows it may watch
log = logging.getLogger(__name__)


def wall_clock() -> int:
    """Unix time in ms."""
    return time.time_ns() // 1_000_000


class House:
    """The tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.now = now
        self.metrics = Metrics()
        self.living: dict[str, LivingTable] = {}
        self._loading: dict[str, asyncio.Task[LivingTable]] = {}
        self._changed: set[str] = set()  # whose line in the list is out of date
        self._listing = asyncio.Lock()
        self._jobs: set[asyncio.Task[Any]] = set()

    # Tables

    async def make(self, wanted: NewTable, person: str) -> tuple[str, dict[Seat, str]]:
        """A new table: its name, and by seat the secrets of the links for friends."""
        for seat in (wanted.blue, wanted.white):
            if seat.level is not None and seat.level not in level_names():
                expected = f"level: one of {', '.join(level_names())}"
                raise Refused("bad_table", {"expected": expected})
        name = self.fresh_name()
        invitations = {seat: new_token() for seat in SEATS}
        given = self.given(name, person, invitations)
        entries = await asyncio.to_thread(create, wanted, given)  # a card file takes a while
        await self.store.append(name, entries)
        kinds = {seat: getattr(wanted, seat).kind for seat in SEATS}
        return name, {seat: invitations[seat] for seat in SEATS if kinds[seat] == "friend"}

    def fresh_name(self) -> str:
        """A name for a table that nobody can guess."""
        return secrets.token_urlsafe(NAME_BYTES)

    def given(
        self, name: str, person: str = "", invitations: dict[Seat, str] | None = None
    ) -> Given:
        """What the server gives a new table."""
        return Given(
            name,
            self.now(),
            secrets.token_hex(SECRET_BYTES),
            person,
            {seat: hash_of(secret) for seat, secret in (invitations or {}).items()},
            {seat: secrets.token_hex(NONCE_BYTES) for seat in SEATS},
        )

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[LivingTable]:
        """A table that stays in memory meanwhile; raises `Refused` if there is none."""
        table = self.living.get(name) or await self._load(name)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1

    async def _load(self, name: str) -> LivingTable:
        """Load a table, once, however many ask for it."""
        if name not in self._loading:
            self._loading[name] = self.spawn(self._read(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(self._loading[name])

    async def _read(self, name: str) -> LivingTable:
        try:
            entries = await self.store.journal(name)
            if not entries:
                raise Refused("no_table")
            table = LivingTable(self, name, entries)
        except (ValueError, msgspec.MsgspecError) as error:  # entries, cards or a ruleset
            log.error("journal refused", extra={"table": logged(name), "error": str(error)})
            raise Refused("other_rules") from None
        self.living[name] = table
        return table

    def forget(self, table: LivingTable) -> None:
        """Let go of a table."""
        if self.living.get(table.name) is table:
            del self.living[table.name]

    # What goes on by itself

    async def start(self) -> None:
        """After a restart: bring the list up to date, and let bots think whose turn it is."""
        for name in await self.store.unattended():
            try:
                async with self.at(name) as table:
                    self.changed(table)
                    await table.wake()
            except (Refused, GivenUp):
                continue  # logged already; the others must not suffer
        await self.list_again()

    def changed(self, table: LivingTable) -> None:
        """Remember that a table's line in the list is out of date."""
        self._changed.add(table.name)

    async def list_again(self) -> None:
        """Bring the list of tables up to date; whoever asks meanwhile waits for it, too."""
        async with self._listing:
            changed, self._changed = self._changed, set()
            try:
                await self.store.list_again([one async for one in self._listings(changed)])
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

    async def unload(self) -> None:
        """Let go of tables that nobody needs."""
        for table in [table for table in self.living.values() if table.idle]:
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
        if error is not None and not isinstance(error, Refused | GivenUp):
            log.error("job failed", exc_info=error)

    async def stop(self) -> None:
        """End everything that goes on; what was begun to be stored is stored."""
        for task in self._jobs.copy():
            task.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await self.store.close()
        await self.list_again()
