"""`targi score`: the scores of a position, broken down by source (rule 8.5).

The file is a position in JSON; its ruleset and players are enough.
"""

import argparse
import json

from targi.game import PositionError, Ruleset, score_document
from targi.terminal import Subparsers, UserError
from targi.terminal.files import add_cards_argument, read_cards, read_json
from targi.terminal.languages import add_codes_argument, add_language_argument, words_of
from targi.terminal.score_table import score_table


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
    add_language_argument(parser)
    add_codes_argument(parser)
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print both scores."""
    words, cards = words_of(args), read_cards(args.cards)
    document = read_json(args.file)
    try:
        scores = score_document(document, cards)
    except PositionError as error:
        raise UserError(f"{args.file}: {error}") from None
    if args.json:
        print(json.dumps(scores, indent=2))
    else:
        catalogue = Ruleset.of(document["ruleset"], cards).catalogue
        print(score_table(scores, catalogue, words, codes=args.codes))
    return 0
