"""Appending to journals: all or none, committed before anybody is told.

Many tables append at the same time; whatever waits goes into one transaction, because the disk is
asked once for it. What goes wrong with one of them is nobody else's affair.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from targi.server.machine.listing import Listing, listing_of
from targi.server.machine.outcome import Outcome
from targi.server.machine.table import Table
from targi.server.storage.database import Database
from targi.server.storage.schema import ENTRIES, GAMES, SEATS, TABLES
from targi.server.wire.basics import SEATS as SEAT_NAMES
from targi.server.wire.journal import Created, Entry, SeatTaken, encode_entry

Rows: TypeAlias = list[dict[str, Any]]


class Conflict(Exception):  # noqa: N818  # not a mistake: somebody else was quicker
    """The journal has gone on without the one who wanted to append."""


class Addition:
    """Entries that wait to be committed, all or none; perhaps to several tables."""

    def __init__(
        self,
        journals: Sequence[Sequence[Entry]],
        tables: Sequence[str],
        games: Sequence[Outcome] = (),
    ) -> None:
        self.games: Rows = [
            {"table_id": tables[0], **msgspec.structs.asdict(game)} for game in games
        ]
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


class Appender:
    """Commits what waits."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Addition] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, addition: Addition) -> None:
        """Wait until it is committed; raises `Conflict`, or what the database says."""
        self._waiting.append(addition)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await asyncio.shield(addition.done)  # a caller that stops waiting does not undo it

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._writer is not None:
            await self._writer

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
                for kept in (TABLES, ENTRIES, SEATS, GAMES):
                    rows = [row for addition in batch for row in getattr(addition, kept.name)]
                    if rows:
                        await connection.execute(insert(kept), rows)
        except Exception as error:  # whatever it is, the waiting caller must hear of it
            if len(batch) > 1:
                return False
            conflict = isinstance(error, IntegrityError)
            batch[0].done.set_exception(Conflict() if conflict else error)
            return True
        for addition in batch:
            addition.done.set_result(None)
        return True


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
