"""Databases for tests: a SQLite file, and PostgreSQL where a server of it is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

HOMES = "/usr/lib/postgresql"  # where Debian keeps its versions
UNPRIVILEGED = "postgres"  # the user that its package makes


def postgres_programs() -> Path | None:
    """The folder of the programs of PostgreSQL, if it is installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    homes = sorted(Path(HOMES).glob("*/bin/initdb"))
    return homes[-1].parent if homes else None


def _user() -> str | None:
    """Whoever may run PostgreSQL, which refuses to be run by root; None: as we are."""
    return UNPRIVILEGED if os.geteuid() == 0 else None


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; the URL of its database."""
    programs, user = postgres_programs(), _user()
    if programs is None or (user and user not in {one.pw_name for one in pwd.getpwall()}):
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    # Not in a folder of pytest's: those are closed to other users.
    with TemporaryDirectory(prefix="targi-postgres-") as folder, socket.socket() as free:
        if user:
            shutil.chown(folder, user)
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        yield from _run(programs, Path(folder), port, user)


def _run(programs: Path, folder: Path, port: int, user: str | None) -> Iterator[str]:
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, user=user, cwd=folder)

    run(str(programs / "initdb"), "-D", str(data), "-U", "targi", "--auth=trust", "--no-sync")
    # Durability is PostgreSQL's own affair; here only what we ask of it is tested.
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
    log = ["-l", str(folder / "log")]
    run(str(programs / "pg_ctl"), "-D", str(data), "-w", *log, "-o", options, "start")
    try:
        yield f"postgresql://targi@127.0.0.1:{port}/postgres"
    finally:
        run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-m", "immediate", "stop")
