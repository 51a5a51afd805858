"""`targi bots`: the opponents, weakest first, with their strength as `targi arena` measured it."""

import argparse
import json
from collections.abc import Sequence

from targi.bots.arena.ladder import BELOW, LOOK_CONFIDENCE
from targi.bots.arena.matches import Data
from targi.bots.arena.report import rate_words
from targi.bots.arena.statistics import CONFIDENCE
from targi.bots.arena.strength import read_strength
from targi.bots.levels import LEVELS
from targi.game.ruleset import BOXES
from targi.terminal import Subparsers, UserError
from targi.terminal.commands import tuning


def add_parser(subparsers: Subparsers) -> None:
    """Add `bots` to the command line."""
    parser = subparsers.add_parser(
        "bots",
        help="list the opponents, or tune them",
        description="List the opponents, the weakest first, with how often each one beats the one "
        "before it where that was measured. The intervals are those of the ladder: each look at "
        f"{100 * LOOK_CONFIDENCE:.0f} %, all looks together at {100 * CONFIDENCE:.0f} %; "
        "docs/strength.md says how.",
    )
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    tuning.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the list, or tune."""
    if args.tune is not None:
        if args.json:
            raise UserError("bots: --json does not go with --tune")
        return tuning.run(args)
    if any(getattr(args, name) is not None for name in ("rounds", "games", "file")):
        raise UserError("bots: --rounds, --games and --file only go with --tune")
    found = levels(read_strength())
    print(json.dumps(found, indent=2) if args.json else "\n".join(map(words, found)))
    return 0


def levels(strength: Sequence[Data]) -> list[Data]:
    """All levels with what is known of them: of the rungs, the one against the level below."""
    return [
        {
            "name": level.name,
            "level": number,
            "about": level.about,
            "budget": {"work": level.budget.work, "seconds": level.budget.seconds},
            "measured": {box: _against_below(strength, box, level.name) for box in BOXES},
        }
        for number, level in enumerate(LEVELS, 1)
    ]


def _against_below(strength: Sequence[Data], box: str, name: str) -> Data | None:
    sought = (box, name, BELOW)
    found = (rung for rung in strength if (rung["box"], rung["a"], rung["about"]) == sought)
    return next(found, None)


def words(level: Data) -> str:
    """One of the levels for people."""
    lines = [f"{level['level']} {level['name']}: {level['about']}"]
    for box, measured in level["measured"].items():
        if measured is not None:
            games, below = measured["games"], measured["b"]
            lines.append(f"  {box}: wins {rate_words(measured)} of {games} games against {below}")
    return "\n".join(lines)
