"""Who sits where: people at this terminal, or bots of `targi.bots`.

A bot's seat is a bot by the seat's name; a seat that has none is a person's. In records it is
called `bot:fennec`, so that a game that is resumed knows its bots.
"""

import argparse
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from targi.bots import Bot, bot, names
from targi.game.names import SEATS
from targi.game.records.fields import Headers
from targi.terminal import UserError
from targi.terminal.playing.input import LineReader, Quit, Signalled
from targi.terminal.playing.voice import Voice
from targi.text import Phrase, named, naming, phrase

PERSON: Final = "person"
_BOT: Final = "bot:"
_OPPONENT: Final = SEATS[1]  # the seat of a bot that is chosen by the question at the start

Bots = Mapping[str, Bot]


def add_seat_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that `named_seats` reads."""
    group = parser.add_argument_group(
        "seats",
        f"Who plays: {PERSON}, or a bot, the weakest first: {', '.join(names())} (see targi bots). "
        "With two bots one watches.",
    )
    for seat in SEATS:
        choices = (PERSON, *names())
        group.add_argument(f"--{seat}", choices=choices, metavar="WHO", help=f"who plays {seat}")


def named_seats(args: argparse.Namespace) -> dict[str, str]:
    """Who is to sit where, as far as the arguments say."""
    return {seat: who for seat in SEATS if (who := getattr(args, seat)) is not None}


def bots_of(seats: Mapping[str, str]) -> Bots:
    """The bots among those who sit there."""
    return {seat: bot(who) for seat, who in seats.items() if who != PERSON}


def recorded_seats(headers: Headers, named: Mapping[str, str]) -> dict[str, str]:
    """Who sits at a game that goes on: as named now, else as recorded."""
    seats = {}
    for seat in SEATS:
        name = getattr(headers, seat) or ""
        who = name.removeprefix(_BOT) if name.startswith(_BOT) else PERSON
        seats[seat] = named.get(seat, who)
        if seats[seat] not in (PERSON, *names()):
            raise UserError(
                f"{seat} is {name} in the record, and there is no such bot here: "
                f"say who plays on, --{seat} {PERSON} or one of {', '.join(names())}"
            )
    return seats


def headers_of(headers: Headers, seats: Mapping[str, str]) -> Headers:
    """The headers of a record with those who sit there; people keep the names they have."""
    names = dict(zip(SEATS, names_of_people(headers), strict=True))
    found: dict[str, str | None] = {}
    for seat, who in seats.items():
        found[seat] = names[seat] if who == PERSON else f"{_BOT}{who}"
    return replace(headers, **found)


def ask_for_seats(voice: Voice, reader: LineReader) -> dict[str, str]:
    """Ask a person at a terminal who the opponent is; nobody named is a second person."""
    voice.say("play-who")
    by_number = {str(number): name for number, name in enumerate(names(), 1)}
    for number, name in by_number.items():
        print(f"{number:>3}  {voice.words.say(described(name))}")
    while True:
        answer = _answer(voice, reader).lower()
        if answer == "quit":
            raise Quit
        who = by_number.get(answer, answer)
        if not who:
            return {}
        if who in names():
            return {_OPPONENT: who}
        voice.say("play-no-level", level=answer)


def _answer(voice: Voice, reader: LineReader) -> str:
    """What is typed; who types nothing any more leaves."""
    try:
        return reader.line()
    except EOFError:
        print()
        voice.say("play-no-move-made")
        raise Quit from None
    except Signalled:
        print()
        raise


def names_of_people(headers: Headers) -> tuple[str | None, str | None]:
    """The names in a record; a bot goes by its colour, for its name is that of a level."""
    blue, white = (
        None if name is None or name.startswith(_BOT) else name
        for name in (headers.blue, headers.white)
    )
    return blue, white


def introduce(headers: Headers, bots: Bots, voice: Voice) -> None:
    """Say who plays, unless it is two people without a name."""
    names = dict(zip(SEATS, names_of_people(headers), strict=True))
    if bots or any(names.values()):
        for seat in SEATS:
            who = described(bots[seat].name) if seat in bots else _person(names[seat])
            voice.say("play-seat", player=naming.SEATS[seat], who=who)


def _person(name: str | None) -> Phrase:
    return named(name) if name else phrase("play-person")


def described(level: str) -> Phrase:
    """A level's name with what it is like."""
    return phrase("play-level", level=level, about=naming.level(level))
