"""The first database: tables, journals, seats; persons, their browsers and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_wake_at", "tables", ["wake_at"])
    op.create_index("tables_open", "tables", ["open", "changed_at"])
    op.create_index("tables_state", "tables", ["state", "changed_at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(5), primary_key=True),
        sa.Column("person_id", sa.String(40), nullable=False),
    )
    op.create_index("seats_person", "seats", ["person_id"])
    op.create_table(
        "persons",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80)),
        sa.Column("seen_on", sa.Integer, nullable=False),
    )
    for name, more in (
        ("tokens", []),
        ("links", [sa.Column("ends_at", sa.BigInteger, nullable=False)]),
    ):
        op.create_table(
            name,
            sa.Column("hash", sa.String(64), primary_key=True),
            sa.Column("person_id", sa.String(40), sa.ForeignKey("persons.id"), nullable=False),
            *more,
        )
        op.create_index(f"{name}_person", name, ["person_id"])
