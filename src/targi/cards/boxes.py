"""The cards we have: those of a base game, those of an expansion game, and all of them."""

from functools import cache
from importlib import resources

from targi.cards.catalogue import Catalogue
from targi.cards.reading.loader import parse


@cache
def base() -> Catalogue:
    """The cards of a base game, which are those of the base box."""
    return _box("base")


@cache
def expansion() -> Catalogue:
    """The cards of an expansion game: its own and what is left of the base box (rules 1.3, 1.8)."""
    added = _box("expansion")
    border = {card.number: card for card in (*base().border, *added.border)}
    return Catalogue(
        box="expansion",
        tribes=added.tribes,
        goods=base().goods + added.goods,
        border=tuple(border.values()),
        dunes=added.dunes,
    )


@cache
def all_cards() -> Catalogue:
    """The cards of both boxes, for mixed decks and custom borders (rules 9.2-9.4)."""
    added = _box("expansion")
    return Catalogue(
        box="all",
        tribes=base().tribes + added.tribes,
        goods=base().goods + added.goods,
        border=tuple(sorted(base().border + added.border, key=lambda card: card.number)),
        dunes=added.dunes,
    )


@cache
def _box(name: str) -> Catalogue:
    file = resources.files("targi.cards") / "data" / f"{name}.toml"
    return parse(file.read_text(encoding="utf-8"), f"{name}.toml")
