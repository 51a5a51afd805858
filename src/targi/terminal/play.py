"""`targi play`: a plain game for two at one terminal.

Here are the arguments and how a game begins; how it is played is in `session`.
"""

import argparse
import io
import os
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from targi.game import Game
from targi.terminal import Subparsers, UserError
from targi.terminal.files import read_cards, read_game
from targi.terminal.languages import add_language_argument, words_of
from targi.terminal.rulesets import add_ruleset_arguments, ruleset_chosen, ruleset_of
from targi.terminal.session import Session


def add_parser(subparsers: Subparsers) -> None:
    """Add `play` to the command line."""
    parser = subparsers.add_parser(
        "play",
        help="play a game for two in the terminal",
        description="Play a game for two at one terminal. Type help there for what can be typed.",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="deal the cards of this number")
    parser.add_argument(
        "--first",
        choices=("blue", "white", "random"),
        help="who is the first starting player (blue, in the expansion white, unless said "
        "otherwise)",
    )
    record = "write the record of the game to this new file, after every move"
    parser.add_argument("--record", type=Path, metavar="FILE", help=record)
    resume = "go on with the game of a record, and keep it there"
    parser.add_argument("--resume", type=Path, metavar="FILE", help=resume)
    add_language_argument(parser)
    add_ruleset_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the game."""
    session = _begin(args)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what cannot be read must not end a game
    with suppress(ImportError):  # line editing, where there is any
        import readline  # noqa: F401  # importing it is all it needs
    session.run()
    return 0


def _begin(args: argparse.Namespace) -> Session:
    words = words_of(args)
    if args.record is not None and os.path.lexists(args.record):
        raise UserError(f"{args.record}: exists already; to go on with it: --resume {args.record}")
    if args.resume is None:
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        game = Game(ruleset_of(args), seed=args.seed, first=args.first)
        return Session(game, args.record, {"started": started}, words)
    if args.seed is not None or args.first is not None:
        raise UserError("--resume goes on with a game that was dealt: no --seed or --first")
    if ruleset_chosen(args):
        raise UserError("--resume goes on with its own ruleset: none can be chosen but --cards")
    game = read_game(str(args.resume), read_cards(args.cards))
    return Session(game, args.record or args.resume, {}, words)
