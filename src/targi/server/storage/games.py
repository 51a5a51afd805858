"""`Games`: the games that persons have finished, and what they come to.

A line is committed together with the entry that ends the game (`appending`), and stays when the
table is deleted. It goes with its person; what it told of that person to others loses the name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, case, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from targi.server.storage.database import Database
from targi.server.storage.schema import GAMES, TABLES
from targi.server.wire.basics import BySeat
from targi.server.wire.http import FinishedGame, GamesPage, RecordLine

BLOT: Final = "?"  # instead of the name of somebody who is forgotten


class Games:
    """Finished games in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, person: str, before: int | None, limit: int) -> GamesPage:
        """Games of a person, the latest first; those before a number if one is given."""
        wanted = (
            select(GAMES, TABLES.c.id.is_not(None).label("there"))
            .outerjoin(TABLES, TABLES.c.id == GAMES.c.table_id)
            .where(GAMES.c.person_id == person)
            .order_by(GAMES.c.number.desc())
            .limit(limit + 1)
        )
        if before is not None:
            wanted = wanted.where(GAMES.c.number < before)
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return GamesPage([*map(_game, rows[:limit])], len(rows) > limit)

    async def record(self, person: str) -> list[RecordLine]:
        """What the games of a person come to, by box and opponent; not those against oneself."""
        kinds = (GAMES.c.box, GAMES.c.against, GAMES.c.level)
        won, drawn = GAMES.c.winner == GAMES.c.seat, GAMES.c.winner == "draw"
        wanted = (
            select(*kinds, _count(won), _count(drawn), _count(~won & ~drawn))
            .where(GAMES.c.person_id == person, GAMES.c.against != "self")
            .group_by(*kinds)
            .order_by(*kinds)
        )
        async with self._database.reading() as connection:
            return [RecordLine(*row) for row in await connection.execute(wanted)]

    async def forget(self, person: str) -> None:
        """Delete the games of a person."""
        async with self._database.writing() as connection:
            await forget_games(connection, [person])


async def forget_games(
    connection: AsyncConnection, persons: Sequence[str] | Select[tuple[str]]
) -> None:
    """Delete the games of persons, and their names from the games of others."""
    theirs = GAMES.c.person_id.in_(persons)
    # Their opponents had the same tables. A name in their own games goes with those.
    shared = GAMES.c.table_id.in_(select(GAMES.c.table_id).where(theirs))
    others = update(GAMES).where(shared, GAMES.c.against == "person")
    await connection.execute(others.values(opponent=BLOT))
    await connection.execute(delete(GAMES).where(theirs))


def _count(which: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((which, 1), else_=0))


def _game(row: Any) -> FinishedGame:
    return FinishedGame(
        number=row.number,
        table=row.table_id,
        there=row.there,
        at=row.ended_at,
        box=row.box,
        you=row.seat,
        against=row.against,
        opponent=row.opponent,
        level=row.level,
        points=BySeat(row.blue, row.white),
        rounds=row.rounds,
        end=row.end,
        winner=row.winner,
    )
