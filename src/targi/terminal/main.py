"""The entry point of `targi`: finds the command, runs it, and ends cleanly whatever happens.

What the commands do is in their own modules; a new one is added to `COMMANDS`.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from targi.terminal import (
    UserError,
    arena,
    bench,
    bots,
    cards,
    perft,
    play,
    replay,
    score,
    serve,
    verify,
)

COMMANDS: Final = (play, serve, replay, verify, score, cards, perft, bench, bots, arena)

WRONG_USE: Final = 2
# As a shell reports a program ended by the signal: 128 + SIGINT, 128 + SIGPIPE.
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class OneLineParser(argparse.ArgumentParser):
    """A parser that reports wrong use in one line, without repeating the usage."""

    def error(self, message: str) -> NoReturn:
        """End the program with the message and where to read more."""
        self.exit(WRONG_USE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """The parser of `targi` with all its commands."""
    top = OneLineParser(prog="targi", description="The open digital edition of the game Targi.")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(subparsers)
    return top


def _forgive_odd_characters() -> None:
    """What the terminal cannot show must not end a command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    args = parser().parse_args(argv)
    _forgive_odd_characters()
    try:
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
    except BrokenPipeError:
        # The reader has gone (`targi cards | head`): whatever is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


if __name__ == "__main__":
    sys.exit(main())
