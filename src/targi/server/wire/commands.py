"""What clients send to a table: hello, commands, emotes, and questions for a hint.

Every command has an id of the client's making, so that it can be sent twice, and the number that
the client has seen, so that it never acts on a table that has moved on.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from targi.server.wire.basics import EmoteName, Seat, kind_of
from targi.server.wire.refusals import Details, Refused

PROTOCOL: Final = 1
LARGEST: Final = 8192  # bytes of a message
NO_TABLE: Final = 4404  # how a connection to nothing is closed; 4000 and up are ours

Id: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Number: TypeAlias = Annotated[int, Meta(ge=0)]
Text: TypeAlias = Annotated[str, Meta(max_length=80)]  # the longest name fits in
Level: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9-]{1,20}$")]


class Hello(Struct, frozen=True, kw_only=True, tag=kind_of, tag_field="kind"):
    """The first message on every connection. Fields of later versions do not matter here."""

    protocol: int
    last: Number = 0  # the number of the last entry that the client knows; 0: none


class SeatMessage(
    Struct,
    frozen=True,
    kw_only=True,
    tag=kind_of,
    tag_field="kind",
    forbid_unknown_fields=True,
):
    """What every message of a player says."""

    id: Id
    seat: Seat


class BaseCommand(SeatMessage, frozen=True, kw_only=True):
    """What every command says."""

    expected: Number  # the number of the last entry that the client has seen


class TakeSeat(BaseCommand, frozen=True, kw_only=True):
    """Sit down."""

    name: Text


class GiveNonce(BaseCommand, frozen=True, kw_only=True):
    """Add random bytes, after seeing the commitment."""

    nonce: Text


class Move(BaseCommand, frozen=True, kw_only=True):
    """Play a move, by its text."""

    move: Text


class Undo(BaseCommand, frozen=True, kw_only=True):
    """Take back what can be taken back without asking."""


class AskUndo(BaseCommand, frozen=True, kw_only=True):
    """Ask to take back one's last move and what came after it."""


class AllowUndo(BaseCommand, frozen=True, kw_only=True):
    """Let the opponent take back what was asked for."""


class RefuseUndo(BaseCommand, frozen=True, kw_only=True):
    """Do not let the opponent take it back."""


class OfferDraw(BaseCommand, frozen=True, kw_only=True):
    """Offer to end the game without a winner; to an offer of the other, agree."""


class AcceptDraw(BaseCommand, frozen=True, kw_only=True):
    """Agree to the draw that the opponent offers."""


class DeclineDraw(BaseCommand, frozen=True, kw_only=True):
    """Do not agree to a draw."""


class Resign(BaseCommand, frozen=True, kw_only=True):
    """Give up."""


class Claim(BaseCommand, frozen=True, kw_only=True):
    """Claim the win: the opponent is gone."""


class LetBotPlay(BaseCommand, frozen=True, kw_only=True):
    """Let a bot play on for the opponent, who is gone."""

    level: Level


class Rematch(BaseCommand, frozen=True, kw_only=True):
    """Ask for another game, the other player starting; or agree to that."""


class Close(BaseCommand, frozen=True, kw_only=True):
    """Withdraw a table before the game has started."""


Command: TypeAlias = (
    TakeSeat
    | GiveNonce
    | Move
    | Undo
    | AskUndo
    | AllowUndo
    | RefuseUndo
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | Resign
    | Claim
    | LetBotPlay
    | Rematch
    | Close
)


class Emote(SeatMessage, frozen=True, kw_only=True):
    """Say something short to everybody at the table. It leads to no entry, and is never late."""

    emote: EmoteName


class Hint(SeatMessage, frozen=True, kw_only=True):
    """Ask what the computer would play in one's place. It is answered once, like an emote."""

    expected: Number  # as in a command


ClientMessage: TypeAlias = Hello | Command | Emote | Hint


class _Named(Struct):
    id: Id = ""


_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_ID_DECODER: Final = msgspec.json.Decoder(_Named)


def decode_message(message: bytes) -> ClientMessage:
    """What a client sent; raises `Refused` with what is wrong and where."""
    if len(message) > LARGEST:
        raise Refused("malformed", Details(expected=f"at most {LARGEST} bytes"))
    try:
        return _DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", Details(expected=str(error))) from None


def id_of(message: bytes) -> str:
    """The id of a message that cannot be read otherwise; empty if it has none."""
    try:
        return _ID_DECODER.decode(message).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
