"""`targi perft`: counts the ways a game can go on, to compare versions of the rules."""

import argparse
import json
from typing import Final

from targi.game import Game, PositionError
from targi.game.perft import divide, perft
from targi.terminal import Subparsers, UserError
from targi.terminal.arguments import from_1, seed
from targi.terminal.files import read_cards, read_json
from targi.terminal.rulesets import add_ruleset_arguments, ruleset_of

SEED: Final = 1


def add_parser(subparsers: Subparsers) -> None:
    """Add `perft` to the command line."""
    parser = subparsers.add_parser(
        "perft",
        help="count the ways a game can go on",
        description="Count the sequences of so many decisions. One that comes to a card being "
        "turned up, or to the end of the game, counts once and is not followed further.",
    )
    start = parser.add_mutually_exclusive_group()
    position = "a position in JSON; - is standard input"
    start.add_argument("file", nargs="?", metavar="FILE", help=position)
    start.add_argument("--seed", type=seed, help=f"or the start of this game (default: {SEED})")
    add_ruleset_arguments(parser)
    parser.add_argument("--depth", type=from_1, required=True, help="how many decisions, from 1")
    parser.add_argument("--divide", action="store_true", help="count after each move by itself")
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Count and print."""
    state = _game(args).state
    counts = divide(state, args.depth) if args.divide else {}
    total = sum(counts.values()) if counts else perft(state, args.depth)
    if args.json:
        data = {"depth": args.depth, "count": total}
        print(json.dumps(data | ({"moves": counts} if args.divide else {}), indent=2))
    else:
        lines = [f"{move}: {count}" for move, count in counts.items()]
        print("\n".join([*lines, f"depth {args.depth}: {total}"]))
    return 0


def _game(args: argparse.Namespace) -> Game:
    if args.file is None:
        return Game(ruleset_of(args), seed=SEED if args.seed is None else args.seed)
    if args.ruleset is not None:
        raise UserError(f"{args.file}: a position has its ruleset; only --cards goes with it")
    try:
        return Game.from_position(read_json(args.file), cards=read_cards(args.cards))
    except PositionError as error:
        raise UserError(f"{args.file}: {error}") from None
