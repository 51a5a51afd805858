"""Keeping the record of a game: one file, whole at any time, and only one game that writes it.

A record is written after every move: a process that is killed loses nothing. How files are written
whole and locked is in `writing`.
"""

import os
import shlex
from contextlib import AbstractContextManager, suppress
from itertools import count
from pathlib import Path
from types import TracebackType

from targi.game import Game
from targi.terminal.writing import Lock, lock, write_whole


class Autosave(AbstractContextManager["Autosave"]):
    """The file of a game; without a name it gets one when there is something to keep."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._lock: Lock | None = None
        if file is not None:
            self._lock = lock(file, "game")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._lock is not None:
            self._lock.close()

    def keep(self, game: Game) -> Path:
        """Write the record of the game; where it is."""
        if self.file is None:
            self.file, self._lock = _unused()
        write_record(game, self.file)
        return self.file


def write_record(game: Game, file: Path) -> None:
    """Write the record of a game."""
    write_whole(file, game.record())


def why_not(error: OSError | ValueError) -> str:
    """Why a record was not written; the names of files beside it would only confuse."""
    return str(getattr(error, "strerror", None) or error)


def how_to_resume(game: Game, file: Path) -> str:
    """The command to go on: the file, and the custom cards that the game needs."""
    cards = game.ruleset.cards
    needed = f" --cards {shlex.quote(cards.name)}" if cards else ""
    return f"targi play --resume {shlex.quote(str(file))}{needed}"


def _unused() -> tuple[Path, Lock]:
    """A name for the record of a game that nobody gave a name."""
    for number in count(1):
        file = Path(f"targi-game-{number}.txt")
        with suppress(BlockingIOError):  # another game is about to take it
            taken = Lock(file)
            if not os.path.lexists(file):
                return file, taken
            taken.close()
    raise AssertionError("numbers never end")
