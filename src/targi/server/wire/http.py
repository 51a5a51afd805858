"""Bodies and answers of HTTP requests. Bodies forbid fields that are not declared here."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from targi.server.wire.basics import (
    Against,
    Box,
    BySeat,
    End,
    First,
    Ruleset,
    Seat,
    SeatKind,
    TableStatus,
    Winner,
)
from targi.server.wire.cards import CustomCards
from targi.server.wire.commands import Level, Text
from targi.server.wire.entries import Entry
from targi.server.wire.moment import Now
from targi.server.wire.refusals import Details

GRACE: Final = 5 * 60  # seconds that an absent player is waited for unless the table says otherwise
SHORTEST_GRACE: Final = 30
LONGEST_GRACE: Final = 30 * 24 * 3600
LONGEST_FILE: Final = 100_000  # characters of a custom card file
CardFileText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_FILE)]
Secret: TypeAlias = Annotated[str, Meta(max_length=100)]


# Refusals


class Problem(Struct, frozen=True):
    """Why something was not done."""

    code: str
    about: Details


# Tables


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: "me", a "friend" by link, anybody ("open"), or a "bot"."""

    kind: SeatKind
    name: Text | None = None  # mine
    level: Level | None = None  # the bot's


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player wants to play, and with whom."""

    blue: NewSeat
    white: NewSeat
    # Both as in docs/positions.md; what is wrong with one is a matter of the rules.
    ruleset: Any = None  # none: the base game
    position: Any = None  # to play on from it; it says what is played and who starts
    cards: CardFileText | None = None
    first: First | None = None
    # seconds; none: an absent player is waited for, however long
    grace: Annotated[int, Meta(ge=SHORTEST_GRACE, le=LONGEST_GRACE)] | None = GRACE


class MadeTable(Struct, frozen=True):
    """A new table. The secrets are told once, to the one who made it, for the links to friends."""

    table: str
    invitations: dict[Seat, str]


class ListedSeat(Struct, frozen=True):
    """Who sits on a seat, or may sit there."""

    kind: SeatKind
    name: str | None
    level: str | None  # of a bot
    taken: bool


class Summary(Struct, frozen=True):
    """What a list shows of a table. Times are Unix times in ms."""

    table: str
    state: TableStatus
    ruleset: Ruleset
    own_cards: bool
    blue: ListedSeat
    white: ListedSeat
    to_move: Seat | None
    moves: int
    winner: Winner | None
    rematch: str | None  # the table at which they play again
    made_at: int
    changed_at: int


class MyTable(Summary, frozen=True):
    """The same for somebody who sits there."""

    you: tuple[Seat, ...]


class Invitation(Struct, frozen=True):
    """A new link for the friend, told once. The number says by which entry it holds."""

    seat: Seat
    secret: str
    number: int


class TakeSeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down: by a link, whose secret this is, or on an open seat."""

    name: Text
    secret: Secret | None = None


class SeatTakenAnswer(Struct, frozen=True):
    """The seat that the visitor holds."""

    seat: Seat
    number: int


class Past(Struct, frozen=True):
    """Entries, the oldest first, and the moment after each, without what could be played then."""

    entries: list[Entry]
    moments: list[Now]


# The visitor


class Me(Struct, frozen=True):
    """A visitor; one who has done nothing yet is not known and has no name."""

    known: bool
    name: str | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Text


class FinishedGame(Struct, frozen=True):
    """A game that the visitor has played to its end."""

    number: int  # greater than that of any game finished before
    table: str
    there: bool  # the table has not been deleted yet
    at: int  # when it ended
    box: Box
    you: Seat  # blue if one person played both
    against: Against
    opponent: str | None  # the name; none: a bot
    level: str | None  # of the bot
    points: BySeat[int]
    rounds: int
    end: End
    winner: Winner


class GamesPage(Struct, frozen=True):
    """Finished games, the latest first, and whether there are more."""

    games: list[FinishedGame]
    more: bool


class RecordLine(Struct, frozen=True):
    """What the visitor's games of a box against a level, or against people, come to."""

    box: Box
    against: Against
    level: str | None
    won: int
    drawn: int
    lost: int


class DeviceLink(Struct, frozen=True):
    """What makes another device one's own: once, and soon."""

    secret: str
    lasts: int  # ms


class LinkOwner(Struct, frozen=True):
    """Whom a link belongs to, so that nobody becomes somebody else without knowing."""

    name: str
    mine: bool  # this browser is that person already


class LinkSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of such a link, on the other device."""

    secret: Secret


# The server


class ServerInfo(Struct, frozen=True):
    """What a client should know before it begins."""

    protocol: int
    levels: list[str]  # of bots, the weakest first


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A custom card file, as text."""

    cards: CardFileText
    ruleset: Any = "base"  # as for a table


class CheckedCards(Struct, frozen=True):
    """The file will do: how records name it, and the cards that it changes."""

    hash: str
    changed: CustomCards
