"""`Outcome`: what a person remembers of a game that is over, when its table is long gone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from targi.game import Game
from targi.rules import scoring
from targi.server.machine.seats import OTHER
from targi.server.machine.table import Table
from targi.server.wire import journal as en
from targi.server.wire.basics import SEATS, Against, Box, End, Seat, Winner


class Outcome(Struct, frozen=True):
    """A game of one person, as it is stored with the table's name."""

    person_id: str
    ended_at: int
    box: Box
    seat: Seat  # blue if one person plays both
    against: Against
    opponent: str | None  # the name; none: a bot
    level: str | None  # of the bot
    blue: int  # points
    white: int
    rounds: int
    end: End
    winner: Winner


def outcomes(table: Table, entries: Sequence[en.Entry]) -> list[Outcome]:
    """What entries that are about to be appended make of the game, if they end it."""
    end = entries[-1]
    if not isinstance(end, en.Finished):
        return []
    game = table.game.copy()
    for entry in entries:
        if isinstance(entry, en.Moved):
            game.play(entry.move)
    return outcomes_of(table, game, end)


def outcomes_of(table: Table, game: Game, end: en.Finished) -> list[Outcome]:
    """One for each person who played and has not been forgotten."""
    persons = {seat: table.places[seat].holder for seat in SEATS}
    if table.one_device():
        del persons["white"]
    return [_outcome(table, game, end, seat, who) for seat, who in persons.items() if who]


def _outcome(table: Table, game: Game, end: en.Finished, seat: Seat, person: str) -> Outcome:
    other = table.places[OTHER[seat]]
    state = game.state
    return Outcome(
        person_id=person,
        ended_at=end.at,
        box="expansion" if table.ruleset.expansion else "base",
        seat=seat,
        against="self" if table.one_device() else "bot" if other.bot else "person",
        opponent=None if other.bot else other.name,
        level=other.seating.level,
        blue=scoring.score(state, 0),
        white=scoring.score(state, 1),
        rounds=state.round,
        end=end.end,
        winner=end.winner,
    )
