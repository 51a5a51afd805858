"""Writing files that are kept: whole at any time, and by one process at a time.

A text is written beside its place and then moved there. A lock beside it ends with the process.
"""

import os
from pathlib import Path
from typing import IO

from targi.terminal import UserError


def write_whole(file: Path, text: str) -> None:
    """Write the text beside its place first, so that there is always a whole one."""
    place = _place(file)
    part = place.with_name(f".~{place.name}.part")
    part.write_text(text, encoding="utf-8", newline="")
    os.replace(part, place)


def lock(file: Path, what: str) -> "Lock":
    """Keep others away from a file until the lock is closed; refused if one of them has it."""
    try:
        if file.exists() and not file.is_file():
            raise UserError(f"{file}: expected a file, or the name of a new one")
        return Lock(file)
    except BlockingIOError:
        raise UserError(f"{file}: another {what} is being kept there") from None
    except OSError as error:
        raise UserError(f"{file}: cannot be written: {error.strerror}") from None


def _place(file: Path) -> Path:
    """Where a file really is: a link stays a link."""
    return Path(os.path.realpath(file))


class Lock:
    """A file beside the one that is kept, which one process at a time holds."""

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

    def close(self) -> None:
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
