"""Opening a database by its URL, backing it up, and bringing it up to date.

A SQLite file is copied before its tables are changed. It runs in WAL mode with synchronous=FULL:
what was committed survives the loss of power.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, nullcontext
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

FILE_NAME: Final = "targi.sqlite3"
SETTING: Final = "--database or TARGI_DATABASE"  # where its URL comes from; it may hold a password
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
# A database holds the secrets of running games. What exists already stays as its owner made it.
PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
)


class DatabaseError(Exception):
    """A database that cannot be used, and why."""


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where programs keep a user's data on this kind of computer."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "targi"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "targi"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "targi"


def default_url(environment: Mapping[str, str]) -> str:
    """The SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder(environment) / FILE_NAME}"


def read_url(text: str) -> URL:
    """A database's URL with the driver that is used here."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise DatabaseError(f"{SETTING}: expected a URL such as sqlite:///targi.sqlite3") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise DatabaseError(f"{SETTING}: expected a URL of {' or '.join(DRIVERS)}, found {kind}")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise DatabaseError(f"{SETTING}: expected a file after sqlite:///")
    return url.set(drivername=DRIVERS[kind])


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for any other."""
    sqlite = url.get_backend_name() == "sqlite"
    return Path(url.database) if sqlite and url.database else None


class Database:
    """An open database: `reading` and `writing` give a connection, writing in a transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # SQLite has one writer at a time, and lets others wait longer than they need to.
        one_writer = engine.dialect.name == "sqlite"
        self._turn: AbstractAsyncContextManager[object] = (
            asyncio.Lock() if one_writer else nullcontext()
        )

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for questions."""
        return self._engine.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end."""
        async with self._turn, self._engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


async def open_database(text: str) -> Database:
    """A database that is there, reachable and up to date; made if it is a new file."""
    url = read_url(text)
    file = file_of(url)
    try:
        if file is not None:
            file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            file.touch(PRIVATE_FILE)
        # Parameters hold names and secrets: no error may show them.
        engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=file is None)
    except (OSError, ImportError) as error:
        raise DatabaseError(f"{url.render_as_string()}: {error}") from error
    if file is not None:
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_bring_up_to_date, file)
    except (SQLAlchemyError, CommandError, DatabaseError, OSError) as error:
        await engine.dispose()
        reason = str(error).splitlines()[0]  # what follows is about SQLAlchemy
        raise DatabaseError(f"{url.render_as_string()}: {reason}") from error
    return Database(engine)


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _bring_up_to_date(connection: Connection, file: Path | None) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    if found == ScriptDirectory.from_config(config).get_current_head():
        return
    if file is not None and found is not None:
        back_up(file, file.with_name(f"{file.name}.before-{found}"))
    command.upgrade(config, "head")


def back_up(file: Path, copy: Path) -> None:
    """Copy a SQLite database, also while it is in use; the copy is whole or is not there."""
    if not file.exists():
        raise DatabaseError(f"{file}: there is no database to back up")
    if copy.exists() and copy.samefile(file):
        raise DatabaseError(f"{copy}: expected another file, this is the database itself")
    if not copy.parent.is_dir():
        raise DatabaseError(f"{copy}: expected a folder that exists, found {copy.parent}")
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(PRIVATE_FILE)
    try:
        with (
            closing(sqlite3.connect(file)) as source,
            closing(sqlite3.connect(unfinished)) as target,
        ):
            source.backup(target)
            # One file, so that it can be moved; WAL comes back when it is opened for playing.
            target.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:  # no database, a damaged one, or no space
        unfinished.unlink()
        raise DatabaseError(f"{file}: {error}") from None
    os.replace(unfinished, copy)
