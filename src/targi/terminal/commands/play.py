"""`targi play`: a game at a terminal, between people, against bots, or to watch.

Here are the arguments and how a game begins; how it is played is in `session`.
"""

import argparse
import os
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from targi.game import Game
from targi.game.records.fields import Headers
from targi.terminal import Subparsers, UserError
from targi.terminal.arguments import seed
from targi.terminal.commands.replay import how_it_ended
from targi.terminal.files import STANDARD_INPUT, read_cards, read_game
from targi.terminal.languages import add_codes_argument, add_language_argument, words_of
from targi.terminal.playing.autosave import Autosave
from targi.terminal.playing.input import LineReader, Quit
from targi.terminal.playing.seats import (
    add_seat_arguments,
    ask_for_seats,
    bots_of,
    headers_of,
    introduce,
    named_seats,
    recorded_seats,
)
from targi.terminal.playing.session import Session
from targi.terminal.playing.view import View
from targi.terminal.playing.voice import Voice
from targi.terminal.rulesets import add_ruleset_arguments, ruleset_of

_GOES_ON: Final = (None, "unfinished", "completed")  # by the rules alone


def add_parser(subparsers: Subparsers) -> None:
    """Add `play` to the command line."""
    parser = subparsers.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game at the terminal: two people, or against a bot. At a terminal it "
        "asks against whom if no seat is named; without one two people play. The game is kept in a "
        "file after every move. Type help in the game for what can be typed.",
    )
    parser.add_argument("--seed", type=seed, metavar="N", help="deal the cards of this number")
    parser.add_argument(
        "--first",
        choices=("blue", "white", "random"),
        help="who is the first starting player (blue, in the expansion white, unless said "
        "otherwise)",
    )
    record = "keep the game in this new file (else in targi-game-1.txt or the next that is free)"
    parser.add_argument("--record", type=Path, metavar="FILE", help=record)
    resume = "go on with the game of a record, and keep it there"
    parser.add_argument("--resume", type=Path, metavar="FILE", help=resume)
    plain = "tell the table in sentences instead of drawing it, and never take a line back"
    parser.add_argument("--plain", action="store_true", help=plain)
    add_language_argument(parser)
    add_codes_argument(parser)
    add_seat_arguments(parser)
    add_ruleset_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the game."""
    voice = Voice(words_of(args), plain=args.plain, codes=args.codes)
    _check_files(args)
    if args.resume is None:
        _begin(args, voice)
    else:
        _resume(args, voice)
    return 0


def _check_files(args: argparse.Namespace) -> None:
    """Refuse what cannot be a game's file before anything is asked."""
    for name in ("record", "resume", "cards"):
        if str(getattr(args, name)) == STANDARD_INPUT:
            raise UserError(f"--{name}: expected a file; standard input is where moves come from")
    if args.record is not None and os.path.lexists(args.record):
        raise UserError(f"{args.record}: exists already; to go on with it: --resume {args.record}")


def _begin(args: argparse.Namespace, voice: Voice) -> None:
    """Deal a new game."""
    ruleset, seats, reader = ruleset_of(args), named_seats(args), LineReader()
    with Autosave(args.record) as autosave, reader.listening(), suppress(Quit):
        if not seats and reader.interactive:
            seats = ask_for_seats(voice, reader)
        game = Game(ruleset, seed=args.seed, first=args.first)
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        game.headers = replace(headers_of(Headers(), seats), started=started)
        Session(game, bots_of(seats), autosave, voice, reader).run()


def _resume(args: argparse.Namespace, voice: Voice) -> None:
    """Go on with a recorded game; one that has ended is only shown."""
    if args.seed is not None or args.first is not None:
        raise UserError("--resume goes on with a game that was dealt: no --seed or --first")
    if args.ruleset is not None:
        raise UserError("--resume goes on with its own ruleset: none can be chosen but --cards")
    reader = LineReader()
    with Autosave(args.record or args.resume) as autosave, reader.listening():
        game = read_game(str(args.resume), read_cards(args.cards))
        if game.headers.end not in _GOES_ON:
            _show_end(game, voice)
            return
        seats = recorded_seats(game.headers, named_seats(args))
        game.headers = headers_of(game.headers, seats)
        Session(game, bots_of(seats), autosave, voice, reader).run()


def _show_end(game: Game, voice: Voice) -> None:
    """A game that was resigned, timed out, left or agreed upon: there is nothing to go on with."""
    view = View(game, voice)
    introduce(game.headers, {}, voice)
    view.table()
    print()
    voice.tell(how_it_ended(game, view.names))
