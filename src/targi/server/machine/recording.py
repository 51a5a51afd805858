"""The record of a table's game, see docs/records.md."""

from __future__ import annotations

from datetime import UTC, datetime

from targi.server.machine.table import Table
from targi.server.wire.basics import SEATS


def record_of(table: Table) -> str:
    """The game as text, with players, commitment and nonces; its proof once all is over."""
    headers: dict[str, str] = {seat: table.places[seat].name or "" for seat in SEATS}
    headers["started"] = _time(table.started_at)
    headers["commitment"] = table.created.commitment
    headers["nonces"] = " ".join(table.nonces()[seat] for seat in SEATS)
    if table.finished:
        headers["secret"] = table.created.secret
    if table.finished and table.finished.end != "completed":
        headers["end"] = table.finished.end
    if table.finished and table.finished.by:
        headers["by"] = table.finished.by
    return table.game.record(**headers)


def _time(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
