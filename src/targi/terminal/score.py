"""`targi score`: the scores of a position, broken down by source (rule 8.5).

The file is a position in JSON; its ruleset and players are enough.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from typing import Any

from targi.game import PositionError, score_document
from targi.terminal import Subparsers, UserError
from targi.terminal.files import add_cards_argument, read_cards, read_json


def add_parser(subparsers: Subparsers) -> None:
    """Add `score` to the command line."""
    parser = subparsers.add_parser(
        "score",
        help="score a position",
        description="Score a position as things stand. Of the position only ruleset and players "
        "are needed.",
    )
    parser.add_argument("file", metavar="FILE", help="a position in JSON; - is standard input")
    add_cards_argument(parser)
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print both scores."""
    cards = read_cards(args.cards)
    try:
        scores = score_document(read_json(args.file), cards)
    except PositionError as error:
        raise UserError(f"{args.file}: {error}") from None
    print(json.dumps(scores, indent=2) if args.json else table(scores))
    return 0


def table(scores: Mapping[str, Mapping[str, Any]]) -> str:
    """Both scores side by side, one line a source; one that gives nobody anything is left out."""
    effects = sorted({card for score in scores.values() for card in score["effects"]})
    columns = [_sources(score, effects) for score in scores.values()]
    lines = [" " * 8 + "".join(f"{seat:>7}" for seat in scores)]
    for source in columns[0]:
        points = [column[source] for column in columns]
        if any(points) or source == "total":
            lines.append(f"{source:8}" + "".join(f"{number:>7}" for number in points))
    return "\n".join(lines)


def _sources(score: Mapping[str, Any], effects: Sequence[str]) -> dict[str, int]:
    return {
        "tokens": score["tokens"],
        "cards": score["cards"],
        **{card: score["effects"].get(card, 0) for card in effects},
        **{f"row {number}": points for number, points in enumerate(score["rows"], 1)},
        "water": score["water"],
        "total": score["total"],
    }
