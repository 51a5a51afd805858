"""The entry point of `targi`: finds the command, runs it, and ends cleanly whatever happens.

What the commands do is in their own modules; a new one is added to `COMMANDS`.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NoReturn

from targi import __version__, _build
from targi.game.ruleset import RULES_VERSION
from targi.terminal import UserError
from targi.terminal.commands import (
    arena,
    bench,
    bots,
    cards,
    learn,
    perft,
    play,
    replay,
    score,
    serve,
    verify,
)
from targi.terminal.playing.input import Signalled

COMMANDS: Final = (play, learn, serve, replay, verify, score, cards, perft, bench, bots, arena)

NOT_WRITTEN: Final = 1
WRONG_USE: Final = 2
# As a shell reports a program ended by a signal: 128 and its number.
SIGNALLED: Final = 128
INTERRUPTED: Final = SIGNALLED + 2
PIPE_CLOSED: Final = SIGNALLED + 13


class OneLineParser(argparse.ArgumentParser):
    """A parser that reports wrong use in one line, without repeating the usage."""

    def error(self, message: str) -> NoReturn:
        """End the program with the message and where to read more."""
        self.exit(WRONG_USE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """The parser of `targi` with all its commands."""
    top = OneLineParser(prog="targi", description="The open digital edition of the game Targi.")
    top.add_argument("--version", action="version", version=version())
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(subparsers)
    return top


def version() -> str:
    """Which version this is, how it runs, and which rules it plays."""
    return f"targi {__version__}, {_build.how()}, rules version {RULES_VERSION}"


def _forgive_odd_characters() -> None:
    """What the terminal cannot show must not end a command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    try:
        args = parser().parse_args(argv)
        _forgive_odd_characters()
        code: int = args.run(args)
        # Here rather than at the interpreter's end, where a closed pipe could not be caught.
        sys.stdout.flush()
        return code
    except UserError as error:
        print(f"targi: {error}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Signalled as ended:
        _give_up_output()
        return SIGNALLED + ended.number
    except BrokenPipeError:  # the reader has gone: `targi cards | head`
        _give_up_output()
        return PIPE_CLOSED
    except OSError as error:  # a disk that is full, a terminal that was closed
        _give_up_output()
        print(f"targi: cannot go on: {error.strerror}", file=sys.stderr)
        return NOT_WRITTEN


def _give_up_output() -> None:
    """Write what can still be written; the rest goes nowhere, or Python would complain about it."""
    with suppress(OSError):
        sys.stdout.flush()
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
