"""From a card file (TOML) to a `Catalogue`, strictly.

Whatever is wrong in a file ends in a `CardError` that names file, card, field and expectation. Here
is the file as a whole and the completeness of its decks; single cards are read in `read_cards`. The
layout of a file is best seen in `data/base.toml`.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from targi.cards import reading
from targi.cards.border import BORDER_NAMES
from targi.cards.catalogue import Catalogue
from targi.cards.errors import Spot
from targi.cards.model import Provenance
from targi.cards.read_cards import read_border, read_goods, read_provenance, read_tribe
from targi.cards.tokens import SYMBOLS

# Decks are always full (rules 5.19 and 9.6).
TRIBES_OF_A_SYMBOL: Final = 9
GOODS_CARDS: Final[Mapping[str, int]] = {"base": 19}

_SECTIONS: Final = ("tribes", "goods", "border")
_TRIBE_ID: Final = ("[A-Z]{2}[1-9]", "an id of two capital letters and a digit, such as BO4")
_GOODS_ID: Final = ("G[0-9]{2}", "an id of G and two digits, such as G07")


@cache
def base() -> Catalogue:
    """The cards of the base box."""
    file = resources.files("targi.cards") / "data" / "base.toml"
    return parse(file.read_text(encoding="utf-8"), "base.toml")


def parse(text: str, file: str) -> Catalogue:
    """The catalogue written in `text`; `file` is the name errors give to it."""
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise Spot(file).wrong("not readable as TOML: nested too deeply") from None
    except ValueError as error:  # TOMLDecodeError, or a number of thousands of digits
        raise Spot(file).wrong(f"not readable as TOML: {error}") from None
    return catalogue(data, file)


def catalogue(data: dict[str, object], file: str) -> Catalogue:
    """The catalogue held by a parsed card file."""
    spot = Spot(file)
    entries = reading.table(spot, data, ("box", *_SECTIONS), ("provenance",))
    box = reading.word(spot.at("box"), entries["box"], "box", GOODS_CARDS)
    known = _provenances(spot.at("provenance"), entries.get("provenance", {}))

    tribes = _cards(spot.at("tribes"), entries["tribes"], *_TRIBE_ID)
    goods = _cards(spot.at("goods"), entries["goods"], *_GOODS_ID)
    border = reading.table(spot.at("border"), entries["border"], map(str, BORDER_NAMES))
    found = Catalogue(
        box=box,
        tribes=tuple(
            read_tribe(spot.at_card(card_id), card_id, card, known.get("tribes"))
            for card_id, card in tribes.items()
        ),
        goods=tuple(
            read_goods(spot.at_card(card_id), card_id, card, known.get("goods"))
            for card_id, card in goods.items()
        ),
        border=tuple(
            read_border(spot.at_card(f"border {n}"), n, border[str(n)], known.get("border"))
            for n in BORDER_NAMES
        ),
        dunes=(),
    )
    _check_full_decks(spot, found)
    return found


def _provenances(spot: Spot, value: object) -> dict[str, Provenance]:
    """For each kind of card the provenance of those that do not state their own."""
    entries = reading.table(spot, value, (), _SECTIONS)
    return {kind: read_provenance(spot.at(kind), entry) for kind, entry in entries.items()}


def _cards(spot: Spot, value: object, pattern: str, expected: str) -> dict[str, object]:
    """The still unread cards of a section by id. That no id comes twice is TOML's own rule."""
    cards = reading.any_table(spot, value)
    for card_id in cards:
        if not re.fullmatch(pattern, card_id):
            raise spot.expected(expected, card_id)
    return cards


def _check_full_decks(spot: Spot, found: Catalogue) -> None:
    symbols = Counter(card.symbol for card in found.tribes)
    for symbol in SYMBOLS:
        if symbols[symbol] != TRIBES_OF_A_SYMBOL:
            raise spot.at("tribes").wrong(
                f"expected {TRIBES_OF_A_SYMBOL} cards with the symbol {symbol}, "
                f"found {symbols[symbol]}"
            )
    if len(found.goods) != GOODS_CARDS[found.box]:
        raise spot.at("goods").wrong(
            f"expected {GOODS_CARDS[found.box]} cards, found {len(found.goods)}"
        )
