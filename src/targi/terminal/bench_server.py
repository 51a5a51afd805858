"""`targi bench server`: how many tables a server holds, and how quickly moves are seen.

A server runs as a process of its own with a new database. Scripted players (`bench_players`) sit at
its tables over real sockets and make a move at a table every few seconds: first alone, then while
bots think beside them, then alone again.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from targi.server.web.running import allow_many_connections
from targi.terminal.bench_players import Bench, Phase, ratio


def memory_of(process: int) -> float | None:
    """The memory that a process uses, in MB, where the computer tells it."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return None
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


async def run_bench(
    server: str, process: int, tables: int, seconds: float, every: float, bots: int
) -> dict[str, Any]:
    """Everything, as data."""
    bench = Bench(server, every)
    empty = memory_of(process)
    try:
        began = time.perf_counter()
        await bench.fill(tables)
        filled, full = time.perf_counter() - began, memory_of(process)
        gc.freeze()  # what is measured is the server; its players must not pause
        gc.disable()
        # Games go on meanwhile, so what is compared is measured before and after.
        without, beside = Phase(), Phase()
        await bench.measure(without, seconds / 2)
        await bench.measure(beside, seconds, bots)
        await bench.measure(without, seconds / 2)
        faults = [fault for table in bench.tables for fault in table.faults()]
    finally:
        gc.enable()
        await bench.close()
    a_table = None if empty is None or full is None else round(1024 * (full - empty) / tables, 1)
    plain, busy = without.figures(), beside.figures()
    return {
        "tables": len(bench.tables),
        "sockets": 2 * len(bench.tables),
        "filled_in_seconds": round(filled, 1),
        "every": every,
        "seconds": seconds,
        "kb_a_table": a_table,
        "faults": faults[:5],
        "lost_or_doubled": len(faults),
        "without_bots": plain,
        "with_bots": busy,
        "p99_ratio": ratio(busy["p99_ms"], plain["p99_ms"]),
    }


def start_server(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server with a new database on any free port, and its address."""
    command = [sys.executable, "-m", "targi.terminal.main", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'bench.sqlite3'}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    words = process.stdout.readline().split()
    if len(words) < 5:
        raise RuntimeError("the server did not start")
    return process, words[4].rstrip("/")


def as_words(found: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [
        f"{found['tables']} tables, {found['sockets']} connections, "
        f"a move at each every {found['every']:g} s, {found['seconds']:g} s each way",
        f"memory: {found['kb_a_table']} KB a table",
    ]
    for name in ("without_bots", "with_bots"):
        phase = found[name]
        lines.append(
            f"{name.replace('_', ' ')}: {phase['moves']} moves, seen by the other player after "
            f"{phase['p50_ms']} ms (p50), {phase['p99_ms']} ms (p99); {phase['errors']} errors"
            + (f"; bots made {phase['bot_moves']} moves" if phase["bot_moves"] else "")
        )
    lines.append(f"p99 with bots / without: {found['p99_ratio']}")
    lines.append(f"tables with moves lost or doubled: {found['lost_or_doubled']}")
    return "\n".join(lines)


def run(args: argparse.Namespace) -> int:
    """Measure and print; the exit code, 1 if moves were lost or doubled or anything failed."""
    allow_many_connections()
    with TemporaryDirectory() as folder:
        process, server = start_server(Path(folder))
        try:
            found = asyncio.run(
                run_bench(
                    server, process.pid, args.tables, args.seconds or 60, args.every, args.bots
                )
            )
        finally:
            process.terminate()
            process.wait()
    print(json.dumps(found, indent=2) if args.json else as_words(found))
    errors = sum(found[phase]["errors"] for phase in ("without_bots", "with_bots"))
    return 1 if errors or found["lost_or_doubled"] else 0
