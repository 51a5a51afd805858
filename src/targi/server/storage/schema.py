"""What is stored. A change here needs a migration beside it (`migrations/versions`).

Tokens are kept as hashes only, and addresses of visitors not at all.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

# One line a table: made from its journal, to find tables without reading journals.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # the last entry that this line knows of
    Column("state", String(10), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger),
    Column("bot_due", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_wake_at", "wake_at"),
    Index("tables_open", "open", "changed_at"),
    Index("tables_state", "state", "changed_at"),
)
# The journals: one JSON object an entry (docs/protocol.md).
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(5), primary_key=True),
    Column("person_id", String(40), nullable=False),
    Index("seats_person", "person_id"),
)
PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(80)),
    Column("seen_on", Integer, nullable=False),  # a day, counted from 1970: no more is needed
)
# The games that a person has finished. They outlive the tables, which are deleted some time.
GAMES: Final = Table(
    "games",
    METADATA,
    Column("number", Integer, primary_key=True),  # given by the database, in order
    Column("table_id", String(40), nullable=False),
    Column("person_id", String(40), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("box", String(10), nullable=False),
    Column("seat", String(5), nullable=False),
    Column("against", String(10), nullable=False),
    Column("opponent", String(80)),
    Column("level", String(40)),
    Column("blue", Integer, nullable=False),
    Column("white", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("end", String(10), nullable=False),
    Column("winner", String(5), nullable=False),
    Index("games_person", "person_id", "number"),
    Index("games_table", "table_id", "person_id", unique=True),
)
# What a browser's cookie holds, hashed. A person may have several browsers.
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person_id", String(40), ForeignKey("persons.id"), nullable=False),
    Index("tokens_person", "person_id"),
)
# Links by which a person's next device becomes theirs: hashed, used once, soon over.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person_id", String(40), ForeignKey("persons.id"), nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Index("links_person", "person_id"),
)
