"""Phrases that name things: tokens, cards, places, players, symbols.

Every other phrase is made with these. What a thing is called, and how the word bends in a
sentence, is in the Fluent files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from targi.cards import BorderCard, Bundle, Catalogue, Demand, DuneCard, GoodsCard, TribeCard
from targi.text.phrases import Phrase, clean, named, phrase

SEATS: Final[Mapping[str, Phrase]] = {"blue": phrase("seat-blue"), "white": phrase("seat-white")}
# The colours in our languages, in small letters: nobody can take the other's as a name.
COLOURS: Final[Mapping[str, frozenset[str]]] = {
    "blue": frozenset({"blue", "blau", "bleu", "azul", "niebieski"}),
    "white": frozenset({"white", "weiss", "blanc", "blanco", "biały"}),  # ß is folded to ss
}


def players(blue: str | None, white: str | None) -> Mapping[str, Phrase]:
    """What the players are called: by their names, or by their colours if one could be the other.

    That is so if both names are the same, or if one player goes by the other's colour.
    """
    called = {"blue": clean(blue or "").strip(), "white": clean(white or "").strip()}
    names = {seat: name.casefold() for seat, name in called.items()}
    confused = names["blue"] in COLOURS["white"] or names["white"] in COLOURS["blue"]
    if confused or names["blue"] == names["white"]:
        return SEATS
    return {seat: named(name) if name else SEATS[seat] for seat, name in called.items()}


def level(name: str) -> Phrase:
    """What an opponent of this level is like, to stand behind its name."""
    return phrase(f"level-{name}")


def token(kind: str, amount: int) -> Phrase:
    """A number of tokens of a kind: dates, salt, pepper, gold, water, vp, or goods of any kind."""
    return phrase(f"token-{kind}", amount=amount)


def tokens(amounts: Bundle | Mapping[str, int]) -> tuple[Phrase, ...]:
    """All tokens of a bundle."""
    found = amounts.as_dict() if isinstance(amounts, Bundle) else amounts
    return tuple(token(kind, amount) for kind, amount in found.items() if amount)


def short(kind: str, amount: int) -> Phrase:
    """A number of tokens in a letter or two, for tables."""
    return phrase(f"short-{kind}", amount=amount)


def legend(kinds: Iterable[str]) -> Phrase:
    """What the letters of `short` mean."""
    names = {name: phrase("draw-vp") if name == "vp" else kind(name) for name in kinds}
    letters = tuple(
        phrase("draw-letter", short=phrase(f"letter-{name}"), kind=word)
        for name, word in names.items()
    )
    return phrase("draw-legend", letters=letters)


def kind(name: str) -> Phrase:
    """A kind of token without a number."""
    return phrase(f"kind-{name}")


def symbol(name: str) -> Phrase:
    """One of the five symbols."""
    return phrase(f"symbol-{name}")


def border(card: BorderCard) -> Phrase:
    """A border card by its name and number."""
    return phrase(f"border-{card.name}", number=card.number)


def card(catalogue: Catalogue, card_id: str) -> Phrase:
    """A card by its kind or symbol and its id; a border card by its name."""
    if card_id.endswith("?"):
        return phrase(f"card-face-down-{card_id[:-1]}")
    found = catalogue.card(card_id)
    match found:
        case TribeCard():
            return phrase(f"card-{found.symbol}", id=found.id)
        case BorderCard():
            return border(found)
        case GoodsCard() | DuneCard():
            return phrase(f"card-{found.kind}", id=found.id)


def cards(catalogue: Catalogue, ids: Iterable[str]) -> tuple[Phrase, ...]:
    """Several cards."""
    return tuple(card(catalogue, card_id) for card_id in ids)


def cell(row: int, column: int) -> Phrase:
    """A place of the centre, counted from 0 here and from 1 in words."""
    return phrase("place-centre", row=row + 1, column=column + 1)


def cell_of(text: str) -> Phrase:
    """A place of the centre as moves and reasons write it, such as `2,1`."""
    row, column = text.split(",")
    return cell(int(row) - 1, int(column) - 1)


def place_of(text: str) -> Phrase:
    """A place of a display as moves and reasons write it, such as `2,1`."""
    row, column = text.split(",")
    return display_place(int(row) - 1, int(column) - 1)


def display_place(row: int, place: int) -> Phrase:
    """A place of a display, counted from 0 here and from 1 in words."""
    return phrase("place-display", row=row + 1, place=place + 1)


def row_and_place(where: Any) -> tuple[int, int]:
    """Row and place, from 0, of a place of a display or the centre as events name it."""
    ((row, column),) = where.values()
    return row, column


def place(catalogue: Catalogue, where: Any) -> Phrase:
    """A place or cause as events name it: a border number, a place of a card, or a card's id."""
    if isinstance(where, int):
        return border(catalogue.border[where - 1])
    if isinstance(where, dict):
        row, column = row_and_place(where)
        return cell(row, column) if "centre" in where else display_place(row, column)
    return card(catalogue, where)


def demand(asked: Demand) -> tuple[Phrase, ...]:
    """What one demand of a raid asks for."""
    if asked.last_card:
        return (phrase("demand-last-card"),)
    if asked.goods:
        return (phrase("demand-goods", amount=asked.goods),)
    return tokens(asked.tokens)
