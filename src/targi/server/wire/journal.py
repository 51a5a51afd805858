"""The entries of a table's journal, `targi-table/1`: everything that ever happens to a table.

Entries are only ever appended, numbered from 1 without a gap, and written as one JSON object each.
They hold secrets (the server's bytes, persons, hashes of links): viewers see those of `entries`,
which have the same names.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from targi.server.wire.basics import End, First, Seat, SeatKind, Winner, kind_of

FORMAT: Final = "targi-table/1"


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The command that an entry came of."""

    seat: Seat
    id: str


class BaseEntry(
    Struct,
    frozen=True,
    kw_only=True,
    tag=kind_of,
    tag_field="kind",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """What every entry says: its number, when it was decided (Unix time in ms), and by whom."""

    number: int = 0  # set when the entry is decided
    at: int = 0
    origin: Origin | None = None  # none: no command; the server itself, a bot, a new link


class Seating(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as it is when the table is made."""

    kind: SeatKind
    name: str | None = None
    holder: str | None = None  # the person who sits there
    invitation: str | None = None  # hash of the token in a friend's link
    level: str | None = None  # of a bot


class Created(BaseEntry, frozen=True, kw_only=True):
    """A table is made, and the server commits to its secret."""

    table: str
    format: str
    rules: int  # the version of the rules, kept to the end of the game
    ruleset: Any  # as in positions
    position: Any = None  # from which the game begins; none: it is dealt
    cards: str | None = None  # the custom card file, as text
    first: First | None = None  # none: as the ruleset has it
    grace: int | None  # ms that an absent player is waited for; none: for ever
    blue: Seating
    white: Seating
    commitment: str
    secret: str


class SeatTaken(BaseEntry, frozen=True, kw_only=True):
    """Somebody sits down."""

    seat: Seat
    name: str
    holder: str


class Invited(BaseEntry, frozen=True, kw_only=True):
    """The friend's seat has another link; the one before it is over."""

    seat: Seat
    invitation: str  # hash of the secret in the link


class NonceGiven(BaseEntry, frozen=True, kw_only=True):
    """A seat adds its random bytes to the server's."""

    seat: Seat
    nonce: str


class Started(BaseEntry, frozen=True, kw_only=True):
    """All bytes are there: the key is fixed and the cards are dealt."""

    first: Seat
    deal: tuple[str, ...]


class Moved(BaseEntry, frozen=True, kw_only=True):
    """A decision, and the cards that were turned up after it."""

    seat: Seat
    move: str
    up: tuple[str, ...] = ()


class Undone(BaseEntry, frozen=True, kw_only=True):
    """Moves are taken back until so many are left."""

    seat: Seat
    to: int


class UndoAsked(BaseEntry, frozen=True, kw_only=True):
    """A player asks the other to let him take back moves until so many are left."""

    seat: Seat
    to: int


class UndoAllowed(BaseEntry, frozen=True, kw_only=True):
    """The other player agrees; `undone` follows."""

    seat: Seat


class UndoRefused(BaseEntry, frozen=True, kw_only=True):
    """The other player does not agree."""

    seat: Seat


class DrawOffered(BaseEntry, frozen=True, kw_only=True):
    """A player offers to end the game without a winner."""

    seat: Seat


class DrawAccepted(BaseEntry, frozen=True, kw_only=True):
    """The other player agrees; `finished` follows."""

    seat: Seat


class DrawDeclined(BaseEntry, frozen=True, kw_only=True):
    """The other player wants to play on."""

    seat: Seat


class Resigned(BaseEntry, frozen=True, kw_only=True):
    """A player gives up; `finished` follows."""

    seat: Seat


class Left(BaseEntry, frozen=True, kw_only=True):
    """A player has no connection any more."""

    seat: Seat


class Returned(BaseEntry, frozen=True, kw_only=True):
    """A player is back, and takes the seat back from a bot."""

    seat: Seat


class Gone(BaseEntry, frozen=True, kw_only=True):
    """The other player has waited long enough."""

    seat: Seat


class Claimed(BaseEntry, frozen=True, kw_only=True):
    """A player claims the win because the other one is gone; `finished` follows."""

    seat: Seat


class BotTookOver(BaseEntry, frozen=True, kw_only=True):
    """A bot plays on for a player who is gone."""

    seat: Seat
    level: str


class Hinted(BaseEntry, frozen=True, kw_only=True):
    """A player was told what the computer would play."""

    seat: Seat


class Finished(BaseEntry, frozen=True, kw_only=True):
    """The game is over; the secret is revealed."""

    end: End
    by: Seat | None = None  # who resigned or left
    winner: Winner
    secret: str


class RematchAsked(BaseEntry, frozen=True, kw_only=True):
    """A player wants to play again."""

    seat: Seat


class RematchAgreed(BaseEntry, frozen=True, kw_only=True):
    """Both do: at this table."""

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
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    """An entry as one JSON object."""
    return _ENCODER.encode(entry)


def decode_entry(line: bytes | str) -> Entry:
    """The entry of a JSON object; `msgspec.ValidationError` names the place of what is wrong."""
    return _DECODER.decode(line)
