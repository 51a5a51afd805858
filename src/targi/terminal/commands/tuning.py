"""`targi bots --tune`: better weights by self-play. How that is done is in `bots.tuning`."""

import argparse
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from targi.bots.tuning import train
from targi.bots.weights import Weights, path_of, read_weights, text_of
from targi.game.ruleset import BOXES
from targi.terminal import UserError
from targi.terminal.arguments import from_1
from targi.terminal.writing import lock, write_whole

ROUNDS: Final = 1
GAMES: Final = 2000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of tuning to `targi bots`."""
    parser.add_argument(
        "--tune",
        choices=BOXES,
        metavar="BOX",
        help="play against oneself and correct the weights of a box, base or expansion",
    )
    parser.add_argument("--rounds", type=from_1, help=f"how often (default: {ROUNDS})")
    parser.add_argument("--games", type=from_1, help=f"in each (default: {GAMES})")
    parser.add_argument(
        "--file", type=Path, help="the weights to go on from and to write (default: our own)"
    )


def run(args: argparse.Namespace) -> int:
    """Tune round by round; what is finished is kept, whenever the run is ended."""
    path = args.file or path_of(args.tune)
    with closing(lock(path, "tuning")):  # shows before the first round that we can write there
        weights = _read(path, args.tune)
        for _ in range(args.rounds or ROUNDS):
            weights = train(weights, args.games or GAMES, _show)
            _write(weights, path)
            print(f"round {weights.rounds}: {weights.games} games in all, written to {path}")
    return 0


def _read(path: Path, box: str) -> Weights:
    try:
        weights = read_weights(path)
    except OSError as error:
        raise UserError(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise UserError(str(error)) from None
    if weights.box != box:
        raise UserError(f"{path}: holds the weights of the box {weights.box}, not {box}")
    return weights


def _write(weights: Weights, path: Path) -> None:
    try:
        write_whole(path, text_of(weights))
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None


def _show(done: int, of: int) -> None:
    if sys.stderr.isatty() and (done % 10 == 0 or done == of):
        print(f"\r{done} of {of} games", end="" if done < of else "\n", file=sys.stderr, flush=True)
