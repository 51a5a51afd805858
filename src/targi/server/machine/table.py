"""`Table`: a table is exactly the fold of its entries.

Here each entry is carried out, whether it was decided a moment ago or is read from a journal; so a
table that was restarted is the table that was stopped. Which entries a command leads to is decided
elsewhere (`deciding`), and what viewers see of it is made elsewhere (`feed`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from targi.cards import CardsFile
from targi.cards.custom.reading import parse_cards_file
from targi.game import Event, Game, IllegalMove, Ruleset
from targi.game.fairness import key_from
from targi.server.machine.journal import JournalError, check_first, check_next, check_same
from targi.server.machine.seats import SeatState, places_of
from targi.server.wire import journal as en
from targi.server.wire.basics import SEATS, Seat, TableStatus

# Entries that change what can be decided, or by whom. Commands that have not seen the last of them
# are late; those about presence and offers do not stand in anybody's way.
_DECISIVE: Final = (en.Started, en.Moved, en.Undone, en.BotTookOver, en.Finished, en.Closed)


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a player has offered and the other has not answered."""

    seat: Seat
    number: int  # of the entry that offered it
    to: int = 0  # of an undo: how many moves would be left


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to decide; its answer must name the number."""

    seat: Seat
    level: str
    number: int


class Table:
    """A table as things are now."""

    def __init__(self, created: en.Created) -> None:
        self.created = created
        self.ruleset = Ruleset.of(created.ruleset, custom_cards(created.cards))
        self.places: dict[Seat, SeatState] = places_of(created)
        self.number = created.number
        self.at = created.at  # when the last entry was decided
        self.decisive = created.number  # the last entry that changed what can be decided
        self.decisive_at = created.at
        self.started_at = 0
        self.first: Seat | None = None  # who starts
        self.draw: Offer | None = None
        self.undo: Offer | None = None
        self.taken_back = 0  # moves, when some were taken back last
        self.hints: dict[Seat, int] = dict.fromkeys(SEATS, 0)  # how many each seat was given
        self.asked: dict[tuple[Seat, str], int] = {}  # what a seat asked last, and when
        self.finished: en.Finished | None = None
        self.closed: en.Closed | None = None
        self.rematch_asked: set[Seat] = set()
        self.rematch_table: str | None = None
        self.answers: dict[tuple[Seat, str], int] = {}  # by seat and id of the command
        self._game: Game | None = None

    @classmethod
    def replay(cls, entries: Iterable[en.Entry]) -> Table:
        """The table that these entries tell of."""
        journal = iter(entries)
        table = cls(check_first(next(journal, None)))
        for entry in journal:
            table.apply(entry)
        return table

    def apply(self, entry: en.Entry) -> tuple[Event, ...]:
        """Carry out the next entry; the events are what it did to the game."""
        check_next(entry, self.number, self.closed is not None)
        decisive = isinstance(entry, _DECISIVE) or self._ends_stand_in(entry)
        events = _APPLY[type(entry)](self, entry)
        self.number, self.at = entry.number, entry.at
        if decisive:
            self.decisive, self.decisive_at = entry.number, entry.at
        if entry.origin is not None:
            self.answers[entry.origin.seat, entry.origin.id] = entry.number
        return events or ()

    # What is now

    @property
    def game(self) -> Game:
        """The game; only once it has started."""
        if self._game is None:
            raise ValueError("the game has not started")
        return self._game

    @property
    def started(self) -> bool:
        """Whether the cards have been dealt."""
        return self._game is not None

    @property
    def state(self) -> TableStatus:
        """Whether it waits for players, is played at, or why not any more."""
        if self.closed:
            return "closed"
        if self.finished:
            return "over"
        return "playing" if self.started else "waiting"

    @property
    def to_move(self) -> Seat | None:
        """The seat that is to decide, while the game is on."""
        deciding = self.game.to_move if self.state == "playing" else None
        return next((seat for seat in SEATS if seat == deciding), None)

    @property
    def bot_to_move(self) -> BotTurn | None:
        """The bot that is to decide, if one is."""
        seat = self.to_move
        level = None if seat is None else self.places[seat].played_by
        return BotTurn(seat, level, self.decisive) if seat and level else None

    def one_device(self) -> bool:
        """Whether one person plays both seats."""
        blue, white = self.places.values()
        return blue.holder is not None and blue.holder == white.holder

    def seats_of(self, holder: str | None) -> tuple[Seat, ...]:
        """The seats that this person holds."""
        places = self.places.items()
        return tuple(seat for seat, place in places if holder and place.holder == holder)

    def nonces(self) -> dict[Seat, str]:
        """What the seats have added to the secret."""
        places = self.places.items()
        return {seat: place.nonce for seat, place in places if place.nonce is not None}

    def dealt(self, nonces: Mapping[Seat, str]) -> Game:
        """The game that the secret leads to with these bytes of both seats."""
        created = self.created
        key = key_from(created.secret, nonces["blue"], nonces["white"])
        if created.position is None:
            return Game(self.ruleset, key=key, first=created.first)
        return Game.from_position(created.position, key=key, cards=custom_cards(created.cards))

    # Seats

    def _seat_taken(self, entry: en.SeatTaken) -> None:
        place = self.places[entry.seat]
        place.name, place.holder, place.taken = entry.name, entry.holder, entry.number
        place.present, place.since = True, entry.at

    def _invited(self, entry: en.Invited) -> None:
        place = self.places[entry.seat]
        if place.invitation is not None:
            place.replaced.add(place.invitation)
        place.invitation, place.invited = entry.invitation, entry.number

    def _nonce_given(self, entry: en.NonceGiven) -> None:
        self.places[entry.seat].nonce = entry.nonce

    def _left(self, entry: en.Left) -> None:
        place = self.places[entry.seat]
        place.present, place.since = False, entry.at

    def _returned(self, entry: en.Returned) -> None:
        place = self.places[entry.seat]
        place.present, place.since = True, entry.at
        place.gone, place.stand_in = 0, None

    def _ends_stand_in(self, entry: en.Entry) -> bool:
        """Whether a player takes the seat back from a bot."""
        return isinstance(entry, en.Returned) and self.places[entry.seat].stand_in is not None

    def _gone(self, entry: en.Gone) -> None:
        self.places[entry.seat].gone = entry.number

    def _bot_took_over(self, entry: en.BotTookOver) -> None:
        self.places[entry.seat].stand_in = entry.level

    def _hinted(self, entry: en.Hinted) -> None:
        self.hints[entry.seat] += 1

    # The game

    def _started(self, entry: en.Started) -> tuple[Event, ...]:
        game = self.dealt(self.nonces())
        check_same(entry, "deal", game.deal, entry.deal)
        self._game, self.started_at, self.first = game, entry.at, entry.first
        return game.deal_events

    def _moved(self, entry: en.Moved) -> tuple[Event, ...]:
        check_same(entry, "seat", (str(self.to_move),), (entry.seat,))
        try:
            events = self.game.play(entry.move)
        except IllegalMove as error:
            raise JournalError(f"entry {entry.number}: {error}") from None
        check_same(entry, "up", self.game.history[-1].up, entry.up)
        # To move on is an answer too.
        self.draw = self.draw if self.draw and self.draw.seat == entry.seat else None
        self.undo = self.undo if self.undo and self.undo.seat == entry.seat else None
        return events

    def _undone(self, entry: en.Undone) -> None:
        self.taken_back = max(0, len(self.game.history) - entry.to)
        for _ in range(self.taken_back):
            self.game.undo()
        self.draw = self.undo = None

    # Offers

    def _undo_asked(self, entry: en.UndoAsked) -> None:
        self.undo = Offer(entry.seat, entry.number, entry.to)
        self.asked[entry.seat, "undo"] = self.decisive

    def _draw_offered(self, entry: en.DrawOffered) -> None:
        self.draw = Offer(entry.seat, entry.number)
        self.asked[entry.seat, "draw"] = self.decisive

    def _undo_answered(self, _: en.UndoAllowed | en.UndoRefused) -> None:
        self.undo = None

    def _draw_answered(self, _: en.DrawAccepted | en.DrawDeclined) -> None:
        self.draw = None

    # The end

    def _announced(self, _: en.Resigned | en.Claimed) -> None:
        """`finished` follows and says it all."""

    def _finished(self, entry: en.Finished) -> None:
        self.finished = entry
        self.draw = self.undo = None

    def _rematch_asked(self, entry: en.RematchAsked) -> None:
        if not self.places[entry.seat].forgotten:  # nobody is left who wants it
            self.rematch_asked.add(entry.seat)

    def _rematch_agreed(self, entry: en.RematchAgreed) -> None:
        self.rematch_table = entry.table

    def _closed(self, entry: en.Closed) -> None:
        self.closed = entry


@lru_cache(maxsize=64)  # a long file takes a while, and a table reads its own again and again
def custom_cards(text: str | None) -> CardsFile | None:
    """The custom card file that a table was made with, if any."""
    return None if text is None else parse_cards_file(text, "own cards")


_APPLY: Final[dict[type, Callable[[Table, Any], tuple[Event, ...] | None]]] = {
    en.SeatTaken: Table._seat_taken,
    en.Invited: Table._invited,
    en.NonceGiven: Table._nonce_given,
    en.Started: Table._started,
    en.Moved: Table._moved,
    en.Undone: Table._undone,
    en.UndoAsked: Table._undo_asked,
    en.UndoAllowed: Table._undo_answered,
    en.UndoRefused: Table._undo_answered,
    en.DrawOffered: Table._draw_offered,
    en.DrawAccepted: Table._draw_answered,
    en.DrawDeclined: Table._draw_answered,
    en.Resigned: Table._announced,
    en.Left: Table._left,
    en.Returned: Table._returned,
    en.Gone: Table._gone,
    en.Claimed: Table._announced,
    en.BotTookOver: Table._bot_took_over,
    en.Hinted: Table._hinted,
    en.Finished: Table._finished,
    en.RematchAsked: Table._rematch_asked,
    en.RematchAgreed: Table._rematch_agreed,
    en.Closed: Table._closed,
}
