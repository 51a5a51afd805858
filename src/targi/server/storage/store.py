"""`Store`: the journals of all tables, and the list of tables made from them.

Appending is the only way in, and it returns when the entries are committed. Many tables append at
the same time; whatever waits goes into one transaction, because the disk is asked once for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from targi.server.entries import (
    SEATS as SEAT_NAMES,
)
from targi.server.entries import (
    Created,
    Entry,
    SeatTaken,
    decode_entry,
    encode_entry,
)
from targi.server.inputs import KEPT
from targi.server.listing import Listing, Summary, listing_of
from targi.server.storage.database import Database
from targi.server.storage.schema import ENTRIES, SEATS, TABLES
from targi.server.table import Table

MOST_LISTED: Final = 100
COLUMNS: Final = ("number", "state", "changed_at", "wake_at", "bot_due", "open", "summary")
Rows: TypeAlias = list[dict[str, Any]]
_LIST_AGAIN: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in COLUMNS})
)


class Conflict(Exception):  # noqa: N818  # not a mistake: somebody else was quicker
    """The journal has gone on without the one who wanted to append."""


class Addition:
    """Entries that wait to be committed, all or none; perhaps to several tables."""

    def __init__(self, journals: Sequence[Sequence[Entry]], tables: Sequence[str]) -> None:
        self.tables: Rows = []
        self.entries: Rows = []
        self.seats: Rows = []
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for table, entries in zip(tables, journals, strict=True):
            if isinstance(entries[0], Created):
                self.tables.append({"id": table, **columns(listing_of(Table.replay(entries)))})
            for entry in entries:
                self._add(table, entry)

    def _add(self, table: str, entry: Entry) -> None:
        text = encode_entry(entry).decode()
        self.entries.append({"table_id": table, "number": entry.number, "entry": text})
        for seat, person in holders(entry).items():
            self.seats.append({"table_id": table, "seat": seat, "person_id": person})


class Store:
    """Journals in a database. `close` it before the event loop ends."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Addition] = []
        self._writer: asyncio.Task[None] | None = None

    # Appending

    async def append(self, table: str, entries: Sequence[Entry], *more: Sequence[Entry]) -> None:
        """Commit entries of a table, and new tables that come of them; raises `Conflict`."""
        names = [table, *(one[0].table for one in more if isinstance(one[0], Created))]
        addition = Addition([entries, *more], names)
        self._waiting.append(addition)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await asyncio.shield(addition.done)

    async def _write(self) -> None:
        """Commit all that waits, again and again until nothing does."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if not await self._commit(batch):
                for addition in batch:  # one of them is to blame, not all
                    await self._commit([addition])

    async def _commit(self, batch: list[Addition]) -> bool:
        """Whether the batch is settled: it is committed, or it is alone and has failed."""
        try:
            async with self._database.writing() as connection:
                for kept, name in ((TABLES, "tables"), (ENTRIES, "entries"), (SEATS, "seats")):
                    rows = [row for addition in batch for row in getattr(addition, name)]
                    if rows:
                        await connection.execute(insert(kept), rows)
        except (SQLAlchemyError, OSError) as error:
            if len(batch) > 1:
                return False
            conflict = isinstance(error, IntegrityError)
            batch[0].done.set_exception(Conflict() if conflict else error)
            return True
        for addition in batch:
            addition.done.set_result(None)
        return True

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._writer is not None:
            await self._writer

    # Reading

    async def journal(self, table: str) -> list[Entry]:
        """The entries of a table; none if there is no such table."""
        wanted = select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table)
        return [decode_entry(row.entry) for row in await self._all(wanted.order_by("number"))]

    async def summary(self, table: str) -> Summary | None:
        """The table as lists show it."""
        found = await self._summaries(select(TABLES.c.summary).where(TABLES.c.id == table))
        return found[0] if found else None

    async def lobby(self) -> list[Summary]:
        """Tables at which anybody may sit down, the newest first."""
        wanted = select(TABLES.c.summary).where(TABLES.c.open)
        return await self._summaries(_newest(wanted))

    async def tables_of(self, person: str) -> list[Summary]:
        """The tables at which somebody sits, those with the latest change first."""
        theirs = select(SEATS.c.table_id).where(SEATS.c.person_id == person)
        return await self._summaries(
            _newest(select(TABLES.c.summary).where(TABLES.c.id.in_(theirs)))
        )

    async def all_of(self, person: str) -> list[str]:
        """The names of all tables at which somebody sits."""
        wanted = select(SEATS.c.table_id).where(SEATS.c.person_id == person).distinct()
        return [row.table_id for row in await self._all(wanted)]

    async def due(self, now: int) -> list[str]:
        """Tables at which the clock has something to do."""
        wanted = select(TABLES.c.id).where(TABLES.c.wake_at <= now).order_by(TABLES.c.wake_at)
        return [row.id for row in await self._all(wanted.limit(MOST_LISTED))]

    async def unattended(self) -> list[str]:
        """After a start: tables whose line is older than their journal, or whose bot is due."""
        last = (
            select(func.max(ENTRIES.c.number))
            .where(ENTRIES.c.table_id == TABLES.c.id)
            .scalar_subquery()
        )
        wanted = select(TABLES.c.id).where(
            TABLES.c.state != "closed", or_(TABLES.c.bot_due, TABLES.c.number < last)
        )
        return [row.id for row in await self._all(wanted)]

    # The list, and tidying

    async def list_again(self, listings: Iterable[Listing]) -> None:
        """Store how tables are listed now."""
        rows = [
            {"table_id": one.summary.table}
            | {f"new_{name}": value for name, value in columns(one).items()}
            for one in listings
        ]
        if rows:
            async with self._database.writing() as connection:
                await connection.execute(_LIST_AGAIN, rows)

    async def old(self, now: int) -> list[str]:
        """Tables that have been over for so long that they may be deleted."""
        over = TABLES.c.state.in_(("over", "closed"))
        wanted = select(TABLES.c.id).where(over, TABLES.c.changed_at <= now - KEPT)
        return [row.id for row in await self._all(wanted.limit(MOST_LISTED))]

    async def delete(self, table: str) -> None:
        """Delete a table, journal and all."""
        async with self._database.writing() as connection:
            for kept in (SEATS, ENTRIES):
                await connection.execute(delete(kept).where(kept.c.table_id == table))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))

    async def rename_holder(self, table: str, person: str, name: str) -> None:
        """Let a journal forget somebody's name; nothing that was played depends on it."""
        journal = await self.journal(table)
        changed = [without_name(entry, person, name) for entry in journal]
        changed = [new for new, old in zip(changed, journal, strict=True) if new is not old]
        async with self._database.writing() as connection:
            for entry in changed:
                await _replace(connection, table, entry)

    async def _all(self, wanted: Select[Any]) -> Sequence[Any]:
        async with self._database.reading() as connection:
            found: Sequence[Any] = (await connection.execute(wanted)).all()
            return found

    async def _summaries(self, wanted: Select[Any]) -> list[Summary]:
        rows = await self._all(wanted)
        return [msgspec.json.decode(row.summary, type=Summary) for row in rows]


def columns(listing: Listing) -> dict[str, Any]:
    """A listing as a line of the database, besides the table's name."""
    return {
        "number": listing.number,
        "state": listing.summary.state,
        "changed_at": listing.summary.changed_at,
        "wake_at": listing.wake_at,
        "bot_due": listing.bot_due,
        "open": listing.open,
        "summary": msgspec.json.encode(listing.summary).decode(),
    }


def holders(entry: Entry) -> dict[str, str]:
    """Who sits down where by this entry."""
    if isinstance(entry, SeatTaken):
        return {entry.seat: entry.holder}
    if not isinstance(entry, Created):
        return {}
    seatings = {seat: getattr(entry, seat) for seat in SEAT_NAMES}
    return {seat: seating.holder for seat, seating in seatings.items() if seating.holder}


def without_name(entry: Entry, person: str, name: str) -> Entry:
    """The entry with another name for whoever sits down by it; itself if it is somebody else."""
    replace = msgspec.structs.replace
    if isinstance(entry, SeatTaken) and entry.holder == person:
        return replace(entry, name=name, holder="")
    if isinstance(entry, Created):
        for seat in SEAT_NAMES:
            seating = getattr(entry, seat)
            if seating.holder == person:
                entry = replace(entry, **{seat: replace(seating, name=name, holder="")})
    return entry


def _newest(wanted: Select[Any]) -> Select[Any]:
    return wanted.order_by(TABLES.c.changed_at.desc()).limit(MOST_LISTED)


async def _replace(connection: AsyncConnection, table: str, entry: Entry) -> None:
    here = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == entry.number)
    text = encode_entry(entry).decode()
    await connection.execute(update(ENTRIES).where(here).values(entry=text))
