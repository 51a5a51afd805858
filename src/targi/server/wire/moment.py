"""A table at one moment: seats, offers, the position, what is asked and can be played."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from targi.server.wire.basics import (
    Amounts,
    BySeat,
    End,
    First,
    Phrase,
    Ruleset,
    Seat,
    SeatKind,
    TableStatus,
    Winner,
)
from targi.server.wire.position import Position, Score

MayUndo: TypeAlias = Literal["freely", "asking"]


class About(Struct, frozen=True):
    """What never changes at a table."""

    table: str
    rules: int
    ruleset: Ruleset
    cards: str | None  # the custom card file, as text
    first: First | None
    from_round: int | None  # of the position that the game began with; none: it was dealt
    grace: int | None  # ms that an absent player is waited for; none: without limit
    commitment: str


class SeatNow(Struct, frozen=True):
    """A seat and who sits there."""

    kind: SeatKind
    name: str | None
    level: str | None
    taken: bool
    invited: int | None  # the number of the entry that brought the friend's link
    ready: bool
    present: bool
    since: int
    gone: bool
    gone_at: int | None
    stand_in: str | None
    may_undo: MayUndo | None


class Offer(Struct, frozen=True):
    """An offer that stands; `to` is how many moves an undo would leave."""

    seat: Seat
    number: int
    to: int


class RematchNow(Struct, frozen=True):
    """Who wants to play again, and the new table once both do."""

    asked: list[Seat]
    table: str | None


class Told(Struct, frozen=True):
    """A sentence about what happened or would happen, and the rule it rests on."""

    says: Phrase
    rule: str
    forced: bool


class Parameters(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a question is about."""

    card: str | None = None
    cards: int | None = None
    goods: int | None = None
    limit: int | None = None
    marker: str | None = None


class Asked(Struct, frozen=True, omit_defaults=True):
    """The question that a player is to answer."""

    name: str
    rule: str
    parameters: Parameters
    says: Phrase
    because: tuple[str, ...] = ()  # the own card by which it is asked
    mix: Amounts = {}  # of several goods to choose: how many of each kind at most


class Spared(Struct, frozen=True):
    """Tokens that a card or dune leaves out of a cost; "goods" if the player chooses which."""

    kind: str
    amount: int
    cause: str


class Legal(Struct, frozen=True, omit_defaults=True):
    """A legal move: its text, its name, what it would do and cost."""

    move: str
    says: Phrase
    does: list[Told]
    because: list[str] = []  # own cards that make it possible, cheaper or better
    pays: Amounts = {}
    spares: list[Spared] = []


class Price(Struct, frozen=True, omit_defaults=True):
    """What a card costs a player: what is left out, what is then to pay, and what is missing."""

    pays: Amounts = {}
    spares: list[Spared] = []
    missing: Amounts = {}


class Result(Struct, frozen=True):
    """How the game ended and how it came to that, with what proves its cards."""

    end: End
    by: Seat | None
    winner: Winner
    points: BySeat[list[int]]  # at the deal, after each round, and at the end
    secret: str
    nonces: list[str]
    key: str


class Now(Struct):
    """The moment after an entry. What is left out has not begun, or is no part of the past."""

    number: int
    at: int
    state: TableStatus
    seats: BySeat[SeatNow]
    to_move: Seat | None
    since: int
    draw: Offer | None
    undo: Offer | None
    rematch: RematchNow
    # once the game has started
    position: Position | UnsetType = UNSET
    scores: BySeat[Score] | UnsetType = UNSET
    moves: int | UnsetType = UNSET
    takebacks: int | UnsetType = UNSET
    hints: BySeat[int] | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    # of the present only
    asked: Asked | UnsetType | None = UNSET
    legal: list[Legal] | UnsetType = UNSET
    prices: dict[Seat, dict[str, list[Price]]] | UnsetType = UNSET  # by person and card
