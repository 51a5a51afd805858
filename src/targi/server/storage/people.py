"""`People`: who is who. A browser's token becomes a person; a person has a name, and no account.

Nothing else is kept of anybody: no address, no time of day, no token that could be used.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Select, delete, exists, insert, select, update

from targi.server.machine.inputs import DAY
from targi.server.storage.database import Database
from targi.server.storage.games import forget_games
from targi.server.storage.schema import GAMES, LINKS, PERSONS, SEATS, TOKENS

FORGOTTEN: Final = 7  # days after which a person without a seat or a finished game is forgotten
REMEMBERED: Final = 400  # days for which finished games are kept after the last visit
LINK_LASTS: Final = 15 * 60 * 1000  # ms in which a link to another device can be used


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a browser. The id is what journals know as the holder of a seat."""

    id: str
    name: str


def new_token() -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _owner(secret: str, now: int) -> Select[tuple[str, str]]:
    """Asks for the person of a link that is not too old."""
    mine = LINKS.c.hash == hash_of(secret)
    return select(PERSONS.c.id, PERSONS.c.name).join(LINKS).where(mine, LINKS.c.ends_at > now)


class People:
    """The persons of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known_by(self, token: str, now: int) -> Person | None:
        """The person whose browser has this token."""
        wanted = (
            select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.seen_on)
            .join(TOKENS)
            .where(TOKENS.c.hash == hash_of(token))
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        if found is None:
            return None
        if found.seen_on != now // DAY:
            seen = update(PERSONS).where(PERSONS.c.id == found.id).values(seen_on=now // DAY)
            async with self._database.writing() as connection:
                if (await connection.execute(seen)).rowcount != 1:
                    return None  # forgotten this very moment
        return Person(found.id, found.name)

    async def welcome(self, now: int, name: str) -> tuple[Person, str]:
        """Somebody new, with the token for the browser."""
        person, token = Person(secrets.token_hex(16), name), new_token()
        async with self._database.writing() as connection:
            await connection.execute(
                insert(PERSONS).values(id=person.id, name=name, seen_on=now // DAY)
            )
            await connection.execute(
                insert(TOKENS).values(hash=hash_of(token), person_id=person.id)
            )
        return person, token

    async def rename(self, person: str, name: str) -> None:
        """Rename a person; seats already taken keep the old name."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(PERSONS).where(PERSONS.c.id == person).values(name=name)
            )

    async def link(self, person: str, now: int) -> str:
        """A secret by which another device becomes theirs too; the one before it is over."""
        secret = new_token()
        async with self._database.writing() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.person_id == person))
            await connection.execute(
                insert(LINKS).values(
                    hash=hash_of(secret), person_id=person, ends_at=now + LINK_LASTS
                )
            )
        return secret

    async def whose(self, secret: str, now: int) -> Person | None:
        """The person of a link that can be followed; it is not used up by looking."""
        async with self._database.reading() as connection:
            found = (await connection.execute(_owner(secret, now))).one_or_none()
        return None if found is None else Person(found.id, found.name)

    async def follow(self, secret: str, now: int) -> tuple[Person, str] | None:
        """The person of a link, and a token for this browser; the link is used up."""
        async with self._database.writing() as connection:
            found = (await connection.execute(_owner(secret, now))).one_or_none()
            used = await connection.execute(delete(LINKS).where(LINKS.c.hash == hash_of(secret)))
            if found is None or used.rowcount != 1:  # somebody may have been quicker
                return None
            token = new_token()
            await connection.execute(insert(TOKENS).values(hash=hash_of(token), person_id=found.id))
        return Person(found.id, found.name), token

    async def forget(self, person: str) -> None:
        """Delete everything stored about a person, except tables."""
        async with self._database.writing() as connection:
            await forget_games(connection, [person])
            for kept in (LINKS, TOKENS):
                await connection.execute(delete(kept).where(kept.c.person_id == person))
            await connection.execute(delete(PERSONS).where(PERSONS.c.id == person))

    async def tidy(self, now: int) -> int:
        """Forget links that are over, and persons without a seat who do not come any more."""
        seated = select(SEATS.c.person_id)
        today, played = now // DAY, exists().where(GAMES.c.person_id == PERSONS.c.id)
        gone = (
            PERSONS.c.id.not_in(seated)
            & (PERSONS.c.seen_on < today - FORGOTTEN)
            & ((PERSONS.c.seen_on < today - REMEMBERED) | ~played)
        )
        async with self._database.writing() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.ends_at <= now))
            await forget_games(connection, select(PERSONS.c.id).where(gone))
            for kept in (LINKS, TOKENS):
                theirs = kept.c.person_id.in_(select(PERSONS.c.id).where(gone))
                await connection.execute(delete(kept).where(theirs))
            return (await connection.execute(delete(PERSONS).where(gone))).rowcount
