"""`targi bots --tune`: better worths by self-play. How that is done is in `bots.tuning`."""

import argparse
import sys
from pathlib import Path

from targi.bots.tuning import teach
from targi.bots.worths import BOXES, path_of, read_worths, write_worths
from targi.terminal import UserError
from targi.terminal.arguments import from_1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of tuning to `targi bots`."""
    parser.add_argument(
        "--tune",
        choices=BOXES,
        metavar="BOX",
        help="play against oneself and correct the worths of a box, base or expansion",
    )
    parser.add_argument("--lessons", type=from_1, default=1, help="how often (default: 1)")
    parser.add_argument("--games", type=from_1, default=2000, help="in each (default: 2000)")
    parser.add_argument(
        "--file", type=Path, help="the worths to go on from and to write (default: our own)"
    )


def run(args: argparse.Namespace) -> int:
    """Tune lesson by lesson; what is finished is kept, whenever the run is ended."""
    path = args.file or path_of(args.tune)
    try:
        worths = read_worths(path)
        if worths.box != args.tune:
            raise UserError(f"{path}: holds the worths of the box {worths.box}, not {args.tune}")
        for _ in range(args.lessons):
            worths = teach(worths, args.games, _show)
            write_worths(worths, path)
            print(f"lesson {worths.lessons}: {worths.games} games in all, written to {path}")
    except (OSError, ValueError) as error:
        raise UserError(str(error)) from error
    return 0


def _show(done: int, of: int) -> None:
    if sys.stderr.isatty() and (done % 10 == 0 or done == of):
        print(f"\r{done} of {of} games", end="" if done < of else "\n", file=sys.stderr, flush=True)
