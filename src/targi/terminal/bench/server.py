"""`targi bench server`: how many tables a server holds, and how quickly moves are seen.

A server runs as a process of its own with a new database. Scripted players (`players`) sit at
its tables over real sockets and make a move at a table every few seconds: in turn alone and while
bots think beside them, several times, because games go on and computers are not always the same.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from targi.server.web.running import allow_many_connections
from targi.terminal.bench.phases import Pair, as_data, as_words, failures
from targi.terminal.bench.players import Bench

SECONDS: Final = 30.0  # of a phase unless told otherwise


def memory_of(process: int) -> float | None:
    """The memory that a process uses, in MB, where the computer tells it."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return None
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


async def run_bench(server: str, process: int, args: argparse.Namespace) -> dict[str, Any]:
    """Everything, as data."""
    seconds = args.seconds or SECONDS
    bench = Bench(server, args.every)
    empty = memory_of(process)
    gc.disable()
    try:
        began = time.perf_counter()
        await bench.fill(args.tables)
        filled, full = time.perf_counter() - began, memory_of(process)
        pairs = [
            Pair(await bench.measure(seconds), await bench.measure(seconds, args.bots))
            for _ in range(args.pairs)
        ]
        faults = [fault for table in bench.tables for fault in table.faults()]
    finally:
        gc.enable()
        await bench.close()
    found = {
        "tables": len(bench.tables),
        "sockets": 2 * len(bench.tables),
        "filled_in_seconds": round(filled, 1),
        "every": args.every,
        "seconds": seconds,
        "bots": args.bots,
        "kb_a_table": full and empty and round(1024 * (full - empty) / args.tables, 1),
        "faults": faults[:5],
        "lost_or_doubled": len(faults),
        **as_data(pairs),
    }
    return found | {"failures": failures(found)}


@contextmanager
def running_server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server with a new database on any free port: its address and its process."""
    command = [sys.executable, "-m", "targi", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'bench.sqlite3'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            words = process.stdout.readline().split()
            if len(words) < 5:
                raise RuntimeError("the server did not start")
            yield words[4].rstrip("/"), process.pid
        finally:
            process.terminate()


def run(args: argparse.Namespace) -> int:
    """Measure and print; the exit code, 1 if anything is as it must not be."""
    allow_many_connections()
    with TemporaryDirectory() as folder, running_server(Path(folder)) as (server, process):
        found = asyncio.run(run_bench(server, process, args))
    print(json.dumps(found, indent=2) if args.json else as_words(found))
    return 1 if found["failures"] else 0
