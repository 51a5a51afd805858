"""What the server sends at a table: snapshots, entries, emotes, hints, answers to commands."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from targi.server.wire.basics import EmoteName, Phrase, Seat, kind_of
from targi.server.wire.entries import Entry
from targi.server.wire.moment import About, Now, Told
from targi.server.wire.refusals import Details


class BaseMessage(Struct, frozen=True, kw_only=True, tag=kind_of, tag_field="kind"):
    """A message has its kind."""


class Snapshot(BaseMessage, frozen=True, kw_only=True):
    """All there is to know, for a newcomer."""

    protocol: int
    about: About
    you: tuple[Seat, ...]
    now: Now


class Entries(BaseMessage, frozen=True, kw_only=True):
    """What has happened, and the moment after it."""

    you: tuple[Seat, ...] | UnsetType = UNSET  # only in answers to a hello
    entries: list[Entry]
    now: Now


class Emoted(BaseMessage, frozen=True, kw_only=True):
    """A player says something short. It is no entry: who comes later is not told."""

    seat: Seat
    emote: EmoteName


class HintGiven(BaseMessage, frozen=True, kw_only=True):
    """What the computer would play in place of the one who has asked."""

    id: str
    number: int  # the moment for which it is
    move: str
    says: Phrase
    win: float  # the chance to win, from 0 to 1
    line: list[Told]  # what would happen, up to the first card turned up


class Done(BaseMessage, frozen=True, kw_only=True):
    """A command was carried out, now or earlier."""

    id: str
    number: int


class Refused(BaseMessage, frozen=True, kw_only=True):
    """A command was not carried out."""

    id: str
    code: str
    number: int
    about: Details


ServerMessage: TypeAlias = Snapshot | Entries | Emoted | HintGiven | Done | Refused
