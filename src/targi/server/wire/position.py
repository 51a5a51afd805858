"""A position on the wire: what `game.position()` gives, as docs/positions.md describes it."""

from __future__ import annotations

from typing import Any, Generic, Literal

from msgspec import Struct

from targi.server.wire.basics import Amounts, BySeat, Cell, Ruleset, Seat, T


class ByPile(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """Something of each pile."""

    goods: T
    tribes: T
    dunes: T


class HeldCells(Struct, frozen=True, forbid_unknown_fields=True):
    """Face-down cells from before their pile was shuffled, and the cards they can be."""

    cells: list[Cell]
    cards: list[str]
    shuffle: int


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player owns."""

    dates: int
    salt: int
    pepper: int
    gold: int
    water: int
    vp: int
    hand: str | None
    rows: list[list[str]]
    stored_gold: int
    action_markers: list[str]


class ThisRound(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has done in this round."""

    placed: list[int | str]  # border numbers and dunes
    hand_taken: bool
    goods_from_cards: list[str]
    bonuses: list[str]
    targia_used: bool
    targis_allowed: int
    targis_next: int


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """One moment of a game."""

    format: str
    rules: int
    ruleset: Ruleset
    round: int
    phase: Literal["place", "act", "limit", "raid", "over"]
    to_move: Seat | None
    starting_player: Seat
    last_round: bool
    robber: int
    targia: int | None
    centre: list[list[str]]
    targis: BySeat[list[int | str]]  # border numbers and dunes
    markers: BySeat[list[Cell]]
    dunes: list[str]
    piles: ByPile[list[str]]
    held: list[HeldCells]
    shuffles: ByPile[int]
    discards: ByPile[list[str]]
    players: BySeat[Player]
    this_round: BySeat[ThisRound]
    pending: list[dict[str, Any]]  # what is in progress; each kind of action has its own fields


class Score(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player's score as things stand, broken down by source."""

    total: int
    tokens: int
    cards: int
    effects: Amounts  # by card
    rows: list[int]
    water: int
    joker: str | None = None  # the symbol that a joker counts as
