"""From the card file of a box (TOML) to its cards, strictly.

Whatever is wrong in a file ends in a `CardError` that names file, card, field and expectation. Here
is the file as a whole and the completeness of its decks; single cards are read in `cards`. The
layout of a file is best seen in `data/base.toml`. Files in which people correct cards have another
layout and are read in `custom`.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from targi.cards.border import BORDER_NAMES
from targi.cards.catalogue import Catalogue
from targi.cards.errors import CardError, Spot, gather
from targi.cards.model import BorderCard, Card, Provenance
from targi.cards.reading import values as reading
from targi.cards.reading.cards import (
    read_border,
    read_dune,
    read_goods,
    read_provenance,
    read_tribe,
)
from targi.cards.reading.toml import parse_toml
from targi.cards.reading.values import Reader
from targi.cards.tokens import SYMBOLS

# Decks are always full (rules 5.19 and 9.6).
TRIBES_OF_A_SYMBOL: Final = 9
FULL: Final[Mapping[str, Mapping[str, int]]] = {
    "base": {"goods": 19},
    "expansion": {"goods": 5, "dunes": 20},
}

# A pattern, and how to say it.
Ids: TypeAlias = tuple[str, str]
TRIBE_ID: Final[Ids] = ("[A-Z]{2}[1-9]", "an id of two capital letters and a digit, such as BO4")
GOODS_ID: Final[Ids] = ("G[0-9]{2}", "an id of G and two digits, such as G07")
DUNE_ID: Final[Ids] = ("D[0-9]{2}", "an id of D and two digits, such as D04")

CardReader: TypeAlias = Callable[[Spot, str, object, Provenance | None], Card]


def parse(text: str, file: str) -> Catalogue:
    """The cards of the box written in `text`; `file` is the name errors give to it."""
    return catalogue(parse_toml(text, Spot(file)), file)


def catalogue(data: dict[str, object], file: str) -> Catalogue:
    """The cards of the box held by a parsed card file."""
    spot = Spot(file)
    if "box" not in data:
        raise spot.wrong("box is missing")
    box = reading.word(spot.at("box"), data["box"], "box", FULL)
    sections = ("tribes", "goods", "border", *(["dunes"] if "dunes" in FULL[box] else []))
    provenances = dict.fromkeys(sections, read_provenance)
    known = reading.table(spot.at("provenance"), data.get("provenance", {}), provenances)
    readers: dict[str, Reader] = {
        "box": reading.text,
        "tribes": partial(_cards, read=read_tribe, ids=TRIBE_ID, known=known.get("tribes")),
        "goods": partial(_cards, read=read_goods, ids=GOODS_ID, known=known.get("goods")),
        "border": partial(_border, box=box, known=known.get("border")),
        "dunes": partial(_cards, read=read_dune, ids=DUNE_ID, known=known.get("dunes")),
        "provenance": reading.any_table,
    }
    keys = ("box", *sections)
    known_keys = {key: readers[key] for key in (*keys, "provenance")}
    cards = reading.table(spot, data, known_keys, keys)
    _check_full_decks(spot, FULL[box], cards)
    return Catalogue(box, *(cards.get(key, ()) for key in ("tribes", "goods", "border", "dunes")))


def check_symbols(spot: Spot, of_cards: Iterable[str], note: str = "") -> None:
    """A deck has nine tribe cards of each symbol (rule 9.6)."""
    symbols = Counter(of_cards)
    expected = f"expected {TRIBES_OF_A_SYMBOL} cards with the symbol"
    wrong = [
        spot.wrong(f"{expected} {symbol}, found {symbols[symbol]}{note}")
        for symbol in SYMBOLS
        if symbols[symbol] != TRIBES_OF_A_SYMBOL
    ]
    if wrong:
        raise CardError(*map(str, wrong))


def _check_full_decks(spot: Spot, full: Mapping[str, int], cards: Mapping[str, Any]) -> None:
    check_symbols(spot.at("tribes"), [card.symbol for card in cards["tribes"]])
    for section, number in full.items():
        if len(cards[section]) != number:
            raise spot.at(section).wrong(f"expected {number} cards, found {len(cards[section])}")


def _cards(
    spot: Spot, value: object, read: CardReader, ids: Ids, known: Provenance | None
) -> tuple[Card, ...]:
    """The cards of a section. That no id comes twice is TOML's own rule."""
    cards = reading.any_table(spot, value)
    return tuple(gather(partial(_card, spot, *card, read, ids, known) for card in cards.items()))


def _card(
    spot: Spot, card_id: str, value: object, read: CardReader, ids: Ids, known: Provenance | None
) -> Card:
    check_id(spot, card_id, ids)
    return read(spot.at_card(card_id), card_id, value, known)


def check_id(spot: Spot, card_id: str, ids: Ids) -> None:
    """An id is well-formed."""
    pattern, expected = ids
    if not re.fullmatch(pattern, card_id):
        raise spot.expected(expected, card_id)


def _border(
    spot: Spot, value: object, box: str, known: Provenance | None
) -> tuple[BorderCard, ...]:
    numbers = BORDER_NAMES[box]
    readers = {str(n): partial(_border_card, box=box, number=n, known=known) for n in numbers}
    cards = reading.table(spot, value, readers, readers)
    return tuple(cards[str(number)] for number in numbers)


def _border_card(
    spot: Spot, value: object, box: str, number: int, known: Provenance | None
) -> BorderCard:
    return read_border(spot.at_card(f"border {number}"), box, number, value, known)
