"""Reading what the user names on the command line: a file, or `-` for standard input.

Standard input can be named once: it is read to its end.
"""

import argparse
import io
import sys
from typing import Any, Final

from targi.cards import CardError, CardsFile, parse_cards_file, read_cards_file
from targi.game import Game, PositionError, RecordError
from targi.game.positions.json_text import LARGEST, parse_json
from targi.game.records.fields import MissingCardsError
from targi.terminal import UserError

STANDARD_INPUT: Final = "-"


def read_text(name: str) -> str:
    """The text of a file, or as much of it as is enough to see that it is too large."""
    try:
        if name == STANDARD_INPUT:
            return _standard_input()
        with open(name, encoding="utf-8", newline="") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise UserError(f"{name}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UserError(f"{name}: not a text in UTF-8") from None


def _standard_input() -> str:
    """As much of it as of a file; it cannot be read again."""
    if sys.stdin is None or sys.stdin.closed:
        raise UserError("-: standard input is closed; it can be read once only")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="strict", newline="")  # as files are read
    text = sys.stdin.read(LARGEST + 1)
    sys.stdin.close()
    return text


def read_json(name: str) -> Any:
    """The JSON of a file."""
    try:
        return parse_json(read_text(name))
    except PositionError as error:
        raise UserError(f"{name}: {error.problem}") from None


def add_cards_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--cards` for records and positions that were played with a custom card file."""
    parser.add_argument(
        "--cards", metavar="FILE", help="the custom card file that it was played with"
    )


def read_card_file(name: str) -> CardsFile:
    """A custom card file; raises `CardError` with every mistake in it."""
    if name == STANDARD_INPUT:
        text = read_text(name).removeprefix("\ufeff")  # the mark that some editors put before it
        return parse_cards_file(text, name)
    return read_cards_file(name)


def read_cards(name: str | None) -> CardsFile | None:
    """The custom card file that the user names, if any."""
    try:
        return None if name is None else read_card_file(name)
    except CardError as error:
        raise card_problem(error) from None


def card_problem(error: CardError) -> UserError:
    """The first thing wrong with a card file, and how to see the others."""
    first, *others = error.problems
    more = f" (one of {len(error.problems)} errors; see targi cards --check)" if others else ""
    return UserError(first + more)


def read_game(name: str, cards: CardsFile | None = None) -> Game:
    """The game of a record."""
    return _game(name, read_text(name), cards)


def read_one_of_many(name: str, cards: CardsFile | None) -> Game:
    """The same with a card file that is meant for those records that name one."""
    text = read_text(name)
    try:
        return Game.from_record(text)
    except MissingCardsError:
        return _game(name, text, cards)
    except RecordError as error:
        raise UserError(f"{name}: {error}") from None


def _game(name: str, text: str, cards: CardsFile | None) -> Game:
    try:
        return Game.from_record(text, cards)
    except MissingCardsError as error:
        played = f"played with a custom card file ({error.found})"
        raise UserError(f"{name}: line {error.line}: {played}; name it with --cards FILE") from None
    except RecordError as error:
        raise UserError(f"{name}: {error}") from None
