"""Cards to be drawn: what is printed on them, and their words (`targi.text.card_data`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from targi.server.wire.basics import Amounts, Box, Phrase

Tribe: TypeAlias = Literal["oasis", "camel_rider", "well", "camp", "targia"]


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does: a word of docs/cards.md with its parameters, and in sentences."""

    word: str
    parameters: dict[str, int | str | list[tuple[str, int]]]
    timing: str
    when: Phrase
    says: Phrase


class Extra(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be paid on top of a cost, and the points for it."""

    cost: Amounts
    vp: int


class BaseCard(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """What every card has."""

    id: str
    box: Box
    doubtful: bool
    heading: Phrase
    entries: list[tuple[Phrase, Phrase]]  # label and text
    name: Phrase


class TribeCard(BaseCard, frozen=True, kw_only=True, tag="tribe"):
    """A tribe card."""

    symbol: Tribe
    vp: int
    cost: Amounts
    alternative: Amounts | None
    extra: Extra | None
    costs: Phrase
    effects: list[Effect]


class GoodsCard(BaseCard, frozen=True, kw_only=True, tag="goods"):
    """A goods card."""

    shows: Amounts
    choices: list[Amounts]
    gives: Phrase


class BorderCard(BaseCard, frozen=True, kw_only=True, tag="border"):
    """A border card."""

    action: str
    number: int
    demands: list[Amounts]
    asks: Phrase | None  # what a raid demands
    does: Phrase


class DuneCard(BaseCard, frozen=True, kw_only=True, tag="dune"):
    """A dune."""

    effects: list[Effect]


Card: TypeAlias = TribeCard | GoodsCard | BorderCard | DuneCard


class CustomCards(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards by id, and border cards by box and number."""

    cards: dict[str, Card]
    border: dict[str, dict[str, BorderCard]]
