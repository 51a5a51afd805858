"""`targi replay`: tells a recorded game move by move, or gives the position at one point of it."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from targi.cards import Catalogue
from targi.game import Game, Played
from targi.game.names import Json
from targi.terminal import Subparsers, UserError
from targi.terminal.files import add_cards_argument, read_cards, read_game
from targi.terminal.languages import add_language_argument, words_of
from targi.terminal.score import score_table
from targi.text import Words, phrase
from targi.text.naming import SEATS
from targi.text.rulesets import ruleset_lines
from targi.text.scores import result
from targi.text.telling import sentence, tell


def add_parser(subparsers: Subparsers) -> None:
    """Add `replay` to the command line."""
    parser = subparsers.add_parser(
        "replay",
        help="tell a recorded game",
        description="Tell a recorded game move by move, or give the position at one point of it.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    at = "print the position after so many decisions, in JSON"
    parser.add_argument("--at", type=int, metavar="N", help=at)
    add_cards_argument(parser)
    add_language_argument(parser)
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the game, or one position of it."""
    words, game = words_of(args), read_game(args.file, read_cards(args.cards))
    if args.at is not None:
        print(json.dumps(position_at(game, args.at), indent=2))
    elif args.json:
        print(json.dumps(as_data(game), indent=2))
    else:
        print("\n".join(as_lines(game, words)))
    return 0


def position_at(game: Game, decisions: int) -> dict[str, Json]:
    """The position after the first so many decisions."""
    last = len(game.history)
    if not 0 <= decisions <= last:
        raise UserError(f"--at: expected a number from 0 to {last}, got {decisions}")
    for _ in range(last - decisions):
        game.undo()
    return game.position()


def as_data(game: Game) -> dict[str, Any]:
    """The whole game as JSON."""
    return {
        "ruleset": game.ruleset.to_json(),
        "headers": asdict(game.headers),
        "deal": list(game.deal),
        "moves": [
            {
                "player": played.player,
                "round": played.round,
                "move": str(played.move),
                "up": list(played.up),
                "events": [event.to_json() for event in played.events],
            }
            for played in game.history
        ],
        "takebacks": game.takebacks,
        "scores": game.scores(),
        "winner": game.winner,
    }


def as_lines(game: Game, words: Words) -> Iterator[str]:
    """The whole game in words."""
    catalogue = game.ruleset.catalogue
    for line in ruleset_lines(game.ruleset):
        yield words.say(line)
    for name, value in asdict(game.headers).items():
        if value is not None:
            yield f"{name}: {value}"
    if game.deal:
        yield f"deal: {' '.join(game.deal)}"
    for number, played in enumerate(game.history, 1):
        yield from _move_lines(number, played, catalogue, words)
    yield ""
    yield score_table(game.scores(), catalogue, words)
    if game.winner:
        yield ""
        yield words.say(result(game.scores(), game.winner))


def _move_lines(number: int, played: Played, catalogue: Catalogue, words: Words) -> Iterator[str]:
    """A move and, indented, what came of it."""
    player, move = SEATS[played.player], str(played.move)
    yield words.say(
        phrase("play-move", number=number, round=played.round, player=player, move=move)
    )
    for told in tell(played.events, catalogue):
        yield f"     {sentence(told, words)}"
