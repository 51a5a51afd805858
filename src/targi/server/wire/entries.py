"""Entries as viewers see them: those of the journal, without what is secret.

What is not declared here is not sent: the server's secret before the end, who holds a seat, ids of
commands, and a seat's bytes before both have given theirs.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from targi.server.wire.basics import Cell, End, Seat, Winner, kind_of
from targi.server.wire.moment import Told


class OnTable(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A cell of the centre, or a place in the player's display."""

    centre: Cell | None = None
    display: Cell | None = None


Place: TypeAlias = int | str | OnTable  # a border number, a dune or a word, a cell


class GameEvent(Struct, frozen=True, omit_defaults=True):
    """One thing that happened in the game, as docs/events.md has it."""

    name: str
    rule: str
    player: Seat | None = None
    card: str | None = None
    kind: str | None = None
    source: Place | None = None
    target: Place | None = None
    amount: int | None = None
    cause: int | str | None = None
    forced: bool = False


class BaseEntry(
    Struct, frozen=True, kw_only=True, tag=kind_of, tag_field="kind", omit_defaults=True
):
    """What every entry says."""

    number: int
    at: int


class SeatEntry(BaseEntry, frozen=True, kw_only=True):
    """What every entry says that is about a player."""

    seat: Seat


class Created(BaseEntry, frozen=True, kw_only=True):
    """The table was made."""

    table: str


class SeatTaken(SeatEntry, frozen=True, kw_only=True):
    """Somebody sat down."""

    name: str


class Invited(SeatEntry, frozen=True, kw_only=True):
    """The friend's seat has a new link, and the old one is over."""


class NonceGiven(SeatEntry, frozen=True, kw_only=True):
    """A seat has given its bytes."""


class Started(BaseEntry, frozen=True, kw_only=True):
    """The key is fixed, the cards are dealt."""

    first: Seat
    deal: tuple[str, ...]
    nonces: list[str]
    events: list[GameEvent]
    told: list[Told]


class Moved(SeatEntry, frozen=True, kw_only=True):
    """A decision, and the cards turned up after it."""

    move: str
    up: tuple[str, ...] = ()
    events: list[GameEvent]
    told: list[Told]


class Undone(SeatEntry, frozen=True, kw_only=True):
    """Moves were taken back until so many are left; and how many these were."""

    to: int
    moves: int


class UndoAsked(SeatEntry, frozen=True, kw_only=True):
    """A player asks the other to let moves be taken back until so many are left."""

    to: int


class UndoAllowed(SeatEntry, frozen=True, kw_only=True):
    """The other player allows it; `undone` follows."""


class UndoRefused(SeatEntry, frozen=True, kw_only=True):
    """The other player does not allow it."""


class DrawOffered(SeatEntry, frozen=True, kw_only=True):
    """A player offers a draw."""


class DrawAccepted(SeatEntry, frozen=True, kw_only=True):
    """The other player accepts the draw; `finished` follows."""


class DrawDeclined(SeatEntry, frozen=True, kw_only=True):
    """The other player declines the draw."""


class Resigned(SeatEntry, frozen=True, kw_only=True):
    """A player gives up; `finished` follows."""


class Left(SeatEntry, frozen=True, kw_only=True):
    """A player has no connection any more."""


class Returned(SeatEntry, frozen=True, kw_only=True):
    """A player is back, and decides again if a bot had played on."""


class Gone(SeatEntry, frozen=True, kw_only=True):
    """A player has been away for the grace time."""


class Claimed(SeatEntry, frozen=True, kw_only=True):
    """A player claims the win because the other is gone; `finished` follows."""


class BotTookOver(SeatEntry, frozen=True, kw_only=True):
    """A bot plays on for a player who is gone."""

    level: str


class Hinted(SeatEntry, frozen=True, kw_only=True):
    """A player was told what the computer would play."""


class Finished(BaseEntry, frozen=True, kw_only=True):
    """The game is over, and the secret is revealed."""

    end: End
    by: Seat | None = None
    winner: Winner
    secret: str


class RematchAsked(SeatEntry, frozen=True, kw_only=True):
    """A player wants to play again."""


class RematchAgreed(BaseEntry, frozen=True, kw_only=True):
    """Both players want to play again, at this table."""

    table: str


class Closed(BaseEntry, frozen=True, kw_only=True):
    """Nothing more happens here."""

    reason: Literal["withdrawn", "idle"]


Entry: TypeAlias = (
    Created
    | SeatTaken
    | Invited
    | NonceGiven
    | Started
    | Moved
    | Undone
    | UndoAsked
    | UndoAllowed
    | UndoRefused
    | DrawOffered
    | DrawAccepted
    | DrawDeclined
    | Resigned
    | Left
    | Returned
    | Gone
    | Claimed
    | BotTookOver
    | Hinted
    | Finished
    | RematchAsked
    | RematchAgreed
    | Closed
)
