"""`Store`: the journals of all tables, and the list of tables made from them.

Appending is the only way in (`appending`). Everything else reads, keeps the list up to date, or
deletes what is old.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import Select, bindparam, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from targi.server.machine.inputs import KEPT
from targi.server.machine.listing import Listing
from targi.server.machine.outcome import Outcome
from targi.server.storage.appending import Addition, Appender, columns
from targi.server.storage.database import Database
from targi.server.storage.games import Games
from targi.server.storage.schema import ENTRIES, SEATS, TABLES
from targi.server.wire.basics import SEATS as SEAT_NAMES
from targi.server.wire.http import MyTable, Summary
from targi.server.wire.journal import Created, Entry, SeatTaken, decode_entry, encode_entry

MOST_LISTED: Final = 100
COLUMNS: Final = ("number", "state", "changed_at", "wake_at", "bot_due", "open", "summary")
_LIST_AGAIN: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"), TABLES.c.number <= bindparam("new_number"))
    .values({name: bindparam(f"new_{name}") for name in COLUMNS})
)


class Store:
    """Journals in a database. `close` it before the event loop ends."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.games = Games(database)
        self._appender = Appender(database)

    # Appending

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *more: Sequence[Entry],
        games: Sequence[Outcome] = (),
    ) -> None:
        """Commit entries of a table, and what comes of them; raises `Conflict`.

        That is new tables, and games that are over by them.
        """
        names = [table, *(one[0].table for one in more if isinstance(one[0], Created))]
        await self._appender.append(Addition([entries, *more], names, games))

    async def close(self) -> None:
        """Wait for what is being written."""
        await self._appender.close()

    # Reading

    async def lines(self, table: str) -> list[str]:
        """The entries of a table as they are stored; none if there is no such table."""
        wanted = select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table)
        return [row.entry for row in await self._all(wanted.order_by("number"))]

    async def journal(self, table: str) -> list[Entry]:
        """The same, read."""
        return [*map(decode_entry, await self.lines(table))]

    async def lobby(self) -> list[Summary]:
        """Tables at which anybody may sit down, the newest first."""
        wanted = select(TABLES.c.summary).where(TABLES.c.open)
        return await self._summaries(_newest(wanted))

    async def summary(self, table: str) -> Summary | None:
        """A table as lists show it, without loading it; None if there is none."""
        found = await self._summaries(select(TABLES.c.summary).where(TABLES.c.id == table))
        return found[0] if found else None

    async def tables_of(self, person: str) -> list[MyTable]:
        """The tables at which a person sits, latest change first."""
        wanted = select(TABLES.c.summary, SEATS.c.seat).join(SEATS, SEATS.c.table_id == TABLES.c.id)
        latest = (TABLES.c.changed_at.desc(), TABLES.c.id, SEATS.c.seat)
        theirs = wanted.where(SEATS.c.person_id == person).order_by(*latest)
        rows = await self._all(theirs.limit(2 * MOST_LISTED))  # a table has two seats
        found = [
            {**msgspec.json.decode(summary), "you": [seat.seat for seat in seats]}
            for summary, seats in groupby(rows, key=lambda row: row.summary)
        ]
        return msgspec.convert(found[:MOST_LISTED], list[MyTable])

    async def all_of(self, person: str) -> list[str]:
        """The names of all tables at which a person sits."""
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
        wanted = select(TABLES.c.id).where(or_(TABLES.c.bot_due, TABLES.c.number < last))
        return [row.id for row in await self._all(wanted)]

    # The list, and tidying

    async def store_listings(self, listings: Iterable[Listing]) -> None:
        """Store how tables are listed now."""
        rows = [
            {"table_id": one.summary.table}
            | {f"new_{name}": value for name, value in columns(one).items()}
            for one in listings
        ]
        if rows:
            async with self._database.writing() as connection:
                await connection.execute(_LIST_AGAIN, rows)

    async def unschedule(self, table: str) -> None:
        """Let the clock look at a table no more, until something happens there."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table).values(wake_at=None)
            )

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
        """Let a table forget a person; nothing that was played depends on the name."""
        journal = await self.journal(table)
        changed = [without_name(entry, person, name) for entry in journal]
        changed = [new for new, old in zip(changed, journal, strict=True) if new is not old]
        async with self._database.writing() as connection:
            for entry in changed:
                await _replace(connection, table, entry)
            seats = (SEATS.c.table_id == table) & (SEATS.c.person_id == person)
            await connection.execute(delete(SEATS).where(seats))
            # Its line in the list has the name too, and is out of date from now on.
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(number=0))

    async def _all(self, wanted: Select[Any]) -> Sequence[Any]:
        async with self._database.reading() as connection:
            found: Sequence[Any] = (await connection.execute(wanted)).all()
            return found

    async def _summaries(self, wanted: Select[Any]) -> list[Summary]:
        rows = await self._all(wanted)
        return [msgspec.json.decode(row.summary, type=Summary) for row in rows]


def without_name(entry: Entry, person: str, name: str) -> Entry:
    """The entry with another name for the person who sits down; unchanged for others."""
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
