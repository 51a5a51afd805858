"""The games that persons have finished; those of tables that are still there are filled in."""

import msgspec
import sqlalchemy as sa
from alembic import op

from targi.server.machine.outcome import Outcome, outcomes_of
from targi.server.machine.table import Table
from targi.server.wire.journal import decode_entry

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of games, and play again those that are over to know how they ended."""
    games = op.create_table(
        "games",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("box", sa.String(10), nullable=False),
        sa.Column("seat", sa.String(5), nullable=False),
        sa.Column("against", sa.String(10), nullable=False),
        sa.Column("opponent", sa.String(80)),
        sa.Column("level", sa.String(40)),
        sa.Column("blue", sa.Integer, nullable=False),
        sa.Column("white", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("end", sa.String(10), nullable=False),
        sa.Column("winner", sa.String(5), nullable=False),
    )
    op.create_index("games_person", "games", ["person_id", "number"])
    op.create_index("games_table", "games", ["table_id", "person_id"], unique=True)
    connection = op.get_bind()
    found = [
        {"table_id": name, **msgspec.structs.asdict(outcome)}
        for name in _over(connection)
        for outcome in _outcomes(connection, name)
    ]
    op.bulk_insert(games, sorted(found, key=lambda row: row["ended_at"]))


def _over(connection: sa.Connection) -> list[str]:
    """Tables whose game is over; their lines in the list of tables may be a second too old."""
    finished = """SELECT table_id FROM entries WHERE entry LIKE '{"kind":"finished",%'"""
    return [*connection.scalars(sa.text(finished))]


def _outcomes(connection: sa.Connection, name: str) -> list[Outcome]:
    journal = sa.text("SELECT entry FROM entries WHERE table_id = :name ORDER BY number")
    try:
        table = Table.replay(map(decode_entry, connection.scalars(journal, {"name": name})))
        return outcomes_of(table, table.game, table.finished) if table.finished else []
    except Exception:  # of other rules, or spoiled: nobody can open such a table either
        return []
