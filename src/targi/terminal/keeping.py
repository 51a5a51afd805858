"""Keeping the record of a game: one file, whole at any time, and only one game that writes it.

A record is written beside its place and then moved there, after every move: a process that is
killed loses nothing. A lock beside it, which ends with the process, keeps a second game away.
"""

import os
import shlex
from contextlib import AbstractContextManager, suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import IO

from targi.game import Game
from targi.terminal import UserError


class Keeper(AbstractContextManager["Keeper"]):
    """The file of a game; without a name it gets one when there is something to keep."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._lock: _Lock | None = None
        if file is not None:
            try:
                self._lock = _Lock(file)
            except BlockingIOError:
                raise UserError(f"{file}: another game is being kept there") from None
            except OSError as error:
                raise UserError(f"{file}: cannot be written: {error.strerror}") from None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._lock is not None:
            self._lock.release()

    def keep(self, game: Game) -> Path:
        """Write the record of the game; where it is."""
        if self.file is None:
            self.file, self._lock = _unused()
        write_record(game, self.file)
        return self.file


def write_record(game: Game, file: Path) -> None:
    """Write the record beside its place first, so that there is always a whole one."""
    place = _place(file)
    part = place.with_name(f".~{place.name}.part")
    part.write_text(game.record(), encoding="utf-8", newline="")
    os.replace(part, place)


def why_not(error: OSError | ValueError) -> str:
    """Why a record was not written; the names of files beside it would only confuse."""
    return str(getattr(error, "strerror", None) or error)


def how_to_resume(game: Game, file: Path) -> str:
    """The command to go on: the file, and the own cards that the game needs."""
    cards = game.ruleset.cards
    needed = f" --cards {shlex.quote(cards.name)}" if cards else ""
    return f"targi play --resume {shlex.quote(str(file))}{needed}"


def _place(file: Path) -> Path:
    """Where a file really is: a link stays a link."""
    return Path(os.path.realpath(file))


def _unused() -> "tuple[Path, _Lock]":
    """A name for the record of a game that nobody gave a name."""
    for number in count(1):
        file = Path(f"targi-game-{number}.txt")
        with suppress(BlockingIOError):  # another game is about to take it
            lock = _Lock(file)
            if not os.path.lexists(file):
                return file, lock
            lock.release()
    raise AssertionError("numbers never end")


class _Lock:
    """A file beside the record that one process at a time holds."""

    def __init__(self, file: Path) -> None:
        place = _place(file)
        self._path = place.with_name(f".~{place.name}.lock")
        self._held = self._take()

    def _take(self) -> IO[str]:
        while True:
            held = self._path.open("a")
            try:
                _lock(held)
                # Whoever had it before may have removed it between our opening and locking it.
                if os.path.samestat(os.fstat(held.fileno()), self._path.stat()):
                    return held
            except FileNotFoundError:
                pass
            except OSError:
                held.close()
                raise
            held.close()

    def release(self) -> None:
        """Let others have it."""
        self._path.unlink(missing_ok=True)
        self._held.close()


def _lock(held: IO[str]) -> None:
    """Lock an open file or raise `BlockingIOError`; Windows knows no such locks, so all have it."""
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
