"""`targi bench server`: a small run has all figures and no faults; faults would be seen."""

import json
import subprocess
import sys
from typing import Any

from targi.terminal.bench_players import Phase, ScriptedTable, percentile, ratio
from targi.terminal.bench_server import as_words


class Stand:
    """What a client knows in the end."""

    def __init__(self, moves: int, connected: int = 1) -> None:
        self.now: dict[str, Any] = {"moves": moves}
        self.connected = connected
        self.heard = None


def faults(acknowledged: int, blue: Stand, white: Stand) -> list[str]:
    """What is found at a table that ended like this."""
    table = ScriptedTable(1, blue, white)  # type: ignore[arg-type]
    table.acknowledged = acknowledged
    return table.faults()


def test_a_small_run_has_every_figure_and_no_fault() -> None:
    """A real server, three tables, a second each way."""
    options = ["--tables", "3", "--seconds", "1", "--every", "0.2", "--bots", "1", "--json"]
    command = [sys.executable, "-m", "targi.terminal.main", "bench", "server", *options]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    found = json.loads(run.stdout)
    assert (found["tables"], found["sockets"], found["lost_or_doubled"]) == (3, 6, 0)
    for phase in ("without_bots", "with_bots"):
        assert found[phase]["errors"] == 0
        assert found[phase]["moves"] > 0
        assert 0 < found[phase]["p50_ms"] <= found[phase]["p99_ms"]
    assert "lost or doubled: 0" in as_words(found)


def test_lost_and_doubled_moves_and_connections_are_faults() -> None:
    """Otherwise the figure would mean nothing."""
    assert faults(5, Stand(5), Stand(5)) == []
    assert faults(5, Stand(4), Stand(4)) == ["5 moves acknowledged, 4 made"]
    assert faults(5, Stand(6), Stand(6)) == ["5 moves acknowledged, 6 made"]
    assert faults(5, Stand(5), Stand(4)) == ["the players see different tables"]
    assert faults(5, Stand(5), Stand(5, connected=2)) == ["a connection was lost"]


def test_figures_of_nothing_are_none() -> None:
    """A run in which no move was seen is no success."""
    assert percentile([], 99) is None
    assert percentile([3.0, 1.0, 2.0], 50) == 2.0
    assert percentile([*map(float, range(1, 101))], 99) == 100.0
    assert Phase().figures()["p99_ms"] is None
    assert ratio(None, 2.0) is None
    assert ratio(3.0, 2.0) == 1.5
