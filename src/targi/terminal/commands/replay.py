"""`targi replay`: tells a recorded game move by move, or gives the position at one point of it."""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, TypeAlias

from targi.game import Event, Game, Played
from targi.game.moves.questions import asked
from targi.game.names import Json
from targi.terminal import Subparsers, UserError
from targi.terminal.arguments import from_0
from targi.terminal.files import add_cards_argument, read_cards, read_game
from targi.terminal.languages import add_codes_argument, add_language_argument, words_of
from targi.terminal.score_table import score_table
from targi.text import Phrase, Words, named, phrase
from targi.text.moves import choice, move
from targi.text.naming import SEATS, players
from targi.text.rulesets import ruleset_lines
from targi.text.scores import ending, result
from targi.text.seen import centre_of, seen
from targi.text.telling.events import sentence, tell

Names: TypeAlias = Mapping[str, Phrase]


def add_parser(subparsers: Subparsers) -> None:
    """Add `replay` to the command line."""
    parser = subparsers.add_parser(
        "replay",
        help="tell a recorded game",
        description="Tell a recorded game move by move, or give the position at one point of it.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    at = "print the position after so many decisions, in JSON"
    parser.add_argument("--at", type=from_0, metavar="N", help=at)
    add_cards_argument(parser)
    add_language_argument(parser)
    add_codes_argument(parser)
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
        print("\n".join(as_lines(game, words, codes=args.codes)))
    return 0


def position_at(game: Game, decisions: int) -> dict[str, Json]:
    """The position after the first so many decisions."""
    last = len(game.history)
    if decisions > last:
        raise UserError(f"--at: expected a number from 0 to {last}, found {decisions}")
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


def as_lines(game: Game, words: Words, *, codes: bool = False) -> Iterator[str]:
    """The whole game in words: headers and deal, every move, scores and how it ended."""
    names = players(game.headers.blue, game.headers.white)
    again, catalogue = _rewound(game), game.ruleset.catalogue

    def called(said: Phrase) -> Phrase:
        return said if codes else seen(said, catalogue, centre_of(again.position()))

    def sentences(events: Sequence[Event]) -> list[str]:
        told = tell(events, catalogue, names)
        return [sentence(replace(one, phrase=called(one.phrase)), words) for one in told]

    yield from map(words.say, _headers(game))
    yield from sentences(game.deal_events)
    for number, played in enumerate(game.history, 1):
        yield words.say(_move(number, played, names))
        for line in sentences(played.events) or [words.say(called(_choice(again, played)))]:
            yield f"     {line}"
        again.redo()
    yield ""
    yield score_table(game.scores(), catalogue, words, codes=codes)
    yield ""
    if game.takebacks:
        yield words.say(phrase("record-takebacks", number=game.takebacks))
    yield words.say(how_it_ended(game, names))


def _rewound(game: Game) -> Game:
    """The same game before its first move."""
    again = game.copy()
    for _ in game.history:
        again.undo()
    return again


def _choice(before: Game, played: Played) -> Phrase:
    """What a move is in words, for those that bring nothing about by themselves."""
    at = choice(asked(before.state), before.position(), before.ruleset.catalogue)
    return phrase("play-chosen", what=move(str(played.move), at))


def _headers(game: Game) -> Iterator[Phrase]:
    """What was played, by whom and when, and what proves the cards."""
    yield from ruleset_lines(game.ruleset)
    headers = game.headers
    for seat, name in zip(SEATS.values(), (headers.blue, headers.white), strict=True):
        if name is not None:
            yield phrase("record-player", seat=seat, name=named(name))
    if headers.started is not None:
        yield phrase("record-started", time=headers.started)
    for name, digits in (("commitment", headers.commitment), ("nonces", headers.nonces)):
        if digits is not None:
            yield phrase(f"record-{name}", digits=digits)


def _move(number: int, played: Played, names: Names) -> Phrase:
    """The heading of a move."""
    player, text = names[played.player], str(played.move)
    return phrase("play-move", number=number, round=played.round, player=player, move=text)


def how_it_ended(game: Game, names: Names) -> Phrase:
    """Who has won by the rules, or how else the game ended."""
    if game.winner is not None:
        return result(game, names)
    end, by = game.headers.end or "unfinished", game.headers.by
    winner = next((seat for seat in SEATS if seat != by), None) if by else None
    return ending(end, by, winner, names)
