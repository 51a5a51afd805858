"""`targi bots`: the opponents, weakest first, with their strength as `targi arena` measured it."""

import argparse
import json

from targi.bots.arena import Data
from targi.bots.arena_ladder import BOXES
from targi.bots.arena_report import rate_words
from targi.bots.arena_strength import read_strength
from targi.bots.levels import LEVELS
from targi.terminal import Subparsers, tuning


def add_parser(subparsers: Subparsers) -> None:
    """Add `bots` to the command line."""
    parser = subparsers.add_parser(
        "bots",
        help="list the opponents, or tune them",
        description="List the opponents, the weakest first, with how often each one beats the one "
        "before it (95 %% interval) where that was measured; docs/strength.md says how.",
    )
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    tuning.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the list, or tune."""
    if args.tune is not None:
        return tuning.run(args)
    found = levels()
    print(json.dumps(found, indent=2) if args.json else "\n".join(map(_words, found)))
    return 0


def levels() -> list[Data]:
    """All levels with what is known of them."""
    strength = read_strength()
    return [
        {
            "name": level.name,
            "level": number,
            "about": level.about,
            "budget": {"work": level.budget.work, "seconds": level.budget.seconds},
            "measured": {box: strength.get(box, {}).get(level.name) for box in BOXES},
        }
        for number, level in enumerate(LEVELS, 1)
    ]


def _words(level: Data) -> str:
    lines = [f"{level['level']} {level['name']}: {level['about']}"]
    for box, measured in level["measured"].items():
        if measured is not None:
            games, below = measured["games"], measured["against"]
            lines.append(f"  {box}: wins {rate_words(measured)} of {games} games against {below}")
    return "\n".join(lines)
