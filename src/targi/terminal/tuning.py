"""`targi bots --tune`: better worths by self-play. How that is done is in `bots.tuning`."""

import argparse
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from targi.bots.tuning import teach
from targi.bots.worths import Worths, path_of, read_worths, text_of
from targi.game.ruleset import BOXES
from targi.terminal import UserError
from targi.terminal.arguments import from_1
from targi.terminal.writing import lock, write_whole

LESSONS: Final = 1
GAMES: Final = 2000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of tuning to `targi bots`."""
    parser.add_argument(
        "--tune",
        choices=BOXES,
        metavar="BOX",
        help="play against oneself and correct the worths of a box, base or expansion",
    )
    parser.add_argument("--lessons", type=from_1, help=f"how often (default: {LESSONS})")
    parser.add_argument("--games", type=from_1, help=f"in each (default: {GAMES})")
    parser.add_argument(
        "--file", type=Path, help="the worths to go on from and to write (default: our own)"
    )


def run(args: argparse.Namespace) -> int:
    """Tune lesson by lesson; what is finished is kept, whenever the run is ended."""
    path = args.file or path_of(args.tune)
    with closing(lock(path, "tuning")):  # shows before the first lesson that we can write there
        worths = _read(path, args.tune)
        for _ in range(args.lessons or LESSONS):
            worths = teach(worths, args.games or GAMES, _show)
            _write(worths, path)
            print(f"lesson {worths.lessons}: {worths.games} games in all, written to {path}")
    return 0


def _read(path: Path, box: str) -> Worths:
    try:
        worths = read_worths(path)
    except OSError as error:
        raise UserError(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise UserError(str(error)) from None
    if worths.box != box:
        raise UserError(f"{path}: holds the worths of the box {worths.box}, not {box}")
    return worths


def _write(worths: Worths, path: Path) -> None:
    try:
        write_whole(path, text_of(worths))
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None


def _show(done: int, of: int) -> None:
    if sys.stderr.isatty() and (done % 10 == 0 or done == of):
        print(f"\r{done} of {of} games", end="" if done < of else "\n", file=sys.stderr, flush=True)
