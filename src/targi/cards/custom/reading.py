"""Reading a custom card file, in which a person who owns the box corrects cards (rule 9.6).

Whatever is wrong in it ends in one `CardError` with a line for every mistake. The layout is best
seen in what `template` writes; what the file then does to the cards is in `cards_file`.
"""

import os
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from targi.cards.boxes import all_cards
from targi.cards.custom.cards_file import OWN_FILE, CardsFile, Correction, section_of
from targi.cards.custom.decks import DECK, check_decks
from targi.cards.errors import Spot, gather
from targi.cards.model import BorderCard, Card, GoodsCard, TribeCard
from targi.cards.reading import values as reading
from targi.cards.reading.cards import (
    DUNE_FIELDS,
    GOODS_FIELDS,
    RAID_FIELDS,
    TRIBE_FIELDS,
    check_goods,
    read_custom_tribe,
)
from targi.cards.reading.loader import TRIBE_ID, check_id
from targi.cards.reading.toml import parse_toml, read_toml
from targi.cards.reading.values import Reader

# Jokers can all end in displays; two more dunes may lie open when one must be turned up (rule 2.4).
MOST_JOKERS: Final = 17

# The sections that correct cards, with the fields a card has there.
FIELDS: Final[Mapping[str, Mapping[str, Reader]]] = {
    "tribes": TRIBE_FIELDS,
    "goods": GOODS_FIELDS,
    "dunes": DUNE_FIELDS,
    "border.base": RAID_FIELDS,
    "border.expansion": RAID_FIELDS,
}


def read_cards_file(path: str | os.PathLike[str]) -> CardsFile:
    """The custom card file at this path."""
    # Whatever bytes the name is made of, it can be printed.
    name = os.fspath(path).encode("utf-8", "replace").decode()
    return cards_file(read_toml(Path(path), Spot(name)), name)


def parse_cards_file(text: str, name: str) -> CardsFile:
    """The custom card file written in `text`; `name` is what errors call it."""
    return cards_file(parse_toml(text, Spot(name)), name)


def cards_file(data: dict[str, object], name: str) -> CardsFile:
    """The custom card file held by parsed TOML."""
    spot = Spot(name)
    corrections = {section: partial(_corrections, section=section) for section in FIELDS}
    boxes = {box: corrections.pop(f"border.{box}") for box in ("base", "expansion")}
    readers: dict[str, Reader] = {
        "deck": partial(_deck, custom_ids=_custom_ids(data.get("own_tribes"))),
        "own_tribes": _own_tribes,
        **corrections,
        "border": lambda spot, value: _joined(reading.table(spot, value, boxes)),
    }
    # The decks are judged even if a part of the file cannot be read.
    readings: list[Callable[[], Any]] = [
        partial(reading.table, spot, data, readers),
        partial(check_decks, spot, data),
    ]
    found, _ = gather(readings)
    file = CardsFile(
        name,
        corrections=_joined({key: found.get(key, ()) for key in (*corrections, "border")}),
        own_tribes=found.get("own_tribes", ()),
        deck=found.get("deck", ()),
    )
    _check_jokers(spot, file)
    return file


def _corrections(spot: Spot, value: object, section: str) -> tuple[Correction, ...]:
    entries = reading.any_table(spot, value)
    known = {card.id: card for card in correctable(section)}
    readings = (partial(_correction, spot, *entry, section, known) for entry in entries.items())
    return tuple(sorted(gather(readings), key=lambda correction: correction.id))


def correctable(section: str) -> list[Card]:
    """The cards that a section can correct: of the border, those whose facts are data."""
    cards = (card for card in all_cards().cards if section_of(card) == section)
    return [card for card in cards if not isinstance(card, BorderCard) or card.demands]


def _correction(
    spot: Spot, card_id: str, value: object, section: str, known: Mapping[str, Card]
) -> Correction:
    border = section.startswith("border")
    if card_id not in known:
        raise spot.unknown("raid" if border else "card", card_id, known)
    spot = spot.at_card(f"{section}.{card_id}" if border else card_id)
    stated = reading.table(spot, value, FIELDS[section])
    if not stated:
        raise spot.wrong(f"expected a field to correct ({', '.join(FIELDS[section])}), found none")
    # In the order of the fields, so that equal corrections are equal however they were written.
    in_order = tuple((field, stated[field]) for field in FIELDS[section] if field in stated)
    correction = Correction(section, card_id, in_order)
    corrected = correction.of(known[card_id])
    if isinstance(corrected, GoodsCard):
        check_goods(spot, corrected)
    return correction


def _joined(sections: Mapping[str, tuple[Correction, ...]]) -> tuple[Correction, ...]:
    return tuple(correction for section in sorted(sections) for correction in sections[section])


def _custom_ids(value: object) -> list[str]:
    """The ids of own tribe cards as they stand, good or bad, unless they are too many to read."""
    return sorted(value) if isinstance(value, dict) and len(value) <= DECK else []


def _own_tribes(spot: Spot, value: object) -> tuple[TribeCard, ...]:
    entries = reading.any_table(spot, value)
    if len(entries) > DECK:
        raise spot.wrong(f"expected at most {DECK} cards, found {len(entries)}")
    return tuple(gather(partial(_custom_tribe, spot, *entry) for entry in sorted(entries.items())))


def _custom_tribe(spot: Spot, card_id: str, value: object) -> TribeCard:
    check_id(spot, card_id, TRIBE_ID)
    if any(card.id == card_id for card in all_cards().tribes):
        raise spot.expected("an id that no card has; correct those under tribes", card_id)
    return read_custom_tribe(spot.at_card(card_id), card_id, value, OWN_FILE)


def _deck(spot: Spot, value: object, custom_ids: Iterable[str]) -> tuple[str, ...]:
    """The ids of a deck, in the order of the catalogue, however they were written."""
    known = [*(card.id for card in all_cards().tribes), *custom_ids]
    card = partial(reading.word, noun="tribe card", known=known)
    chosen = reading.array(spot, value, DECK, DECK, card)
    if twice := reading.repeated(chosen):
        raise spot.wrong(f"{', '.join(twice)} comes twice")
    return tuple(card_id for card_id in known if card_id in chosen)


def _check_jokers(spot: Spot, file: CardsFile) -> None:
    dunes = file.apply(all_cards()).dunes
    jokers = [dune.id for dune in dunes if dune.effects[0].name == "joker"]
    if len(jokers) > MOST_JOKERS:
        problem = f"expected at most {MOST_JOKERS} jokers, so that dunes are left to turn up"
        raise spot.at("dunes").wrong(f"{problem}; found {len(jokers)}")
