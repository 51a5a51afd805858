"""Input from a person: what is typed, and the signals that end a game.

A signal is handled only while the game waits, for a line or for a bot, so that no move is half
made: one that comes in between counts as soon as the game waits again. What follows from it is
decided in `session`.
"""

import io
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

from targi.text.phrases import clean

# Ctrl-C, a polite end, a terminal that was closed; Windows has no SIGHUP.
_ENDING: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Quit(Exception):  # noqa: N818  # leaving is no error
    """The people leave."""


class Signalled(BaseException):
    """A signal that ends the game, by its number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class LineReader:
    """Reads lines and hears signals."""

    def __init__(self) -> None:
        self._waiting = False
        self._missed: int | None = None
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # what cannot be read must not end a game
        with suppress(ImportError):  # line editing, where there is any
            import readline  # noqa: F401  # importing it is all it needs

    @property
    def interactive(self) -> bool:
        """Whether input comes from a person at a terminal, not from a pipe or a file."""
        return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Handle signals; those that the parent process ignores stay ignored."""
        before = {number: signal.getsignal(number) for number in _ENDING}
        heard = [number for number in _ENDING if before[number] is not signal.SIG_IGN]
        for number in heard:
            signal.signal(number, self._hear)
        try:
            yield
        finally:
            for number in heard:
                signal.signal(number, before[number])

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self._waiting:
            raise Signalled(number)
        self._missed = number

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """A time in which a signal raises `Signalled`."""
        self._waiting = True
        try:
            self._raise_missed()
            yield
        finally:
            self._waiting = False

    def _raise_missed(self) -> None:
        if self._missed is not None:
            number, self._missed = self._missed, None
            raise Signalled(number)

    def line(self) -> str:
        """The next line, without spaces that mean nothing; `EOFError` if there is none."""
        if sys.stdin is None:  # closed by the parent process
            raise EOFError
        try:
            with self.waiting():
                line = input("> ")
        except EOFError:
            self._raise_missed()  # a terminal that is closed sends both
            raise
        if not sys.stdin.isatty():
            print(clean(line))  # so that what was piped in can be read like a conversation
        return " ".join(line.split())
