"""Whether all decks that can be played with a custom card file are full (rule 9.6).

Only symbols count for that, and they are taken from the file as it stands, so that a deck is judged
beside other mistakes in the same file. Where the file cannot be read, nothing is said here: what is
wrong there is told by `reading`.
"""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Final, TypeAlias

from targi.cards.boxes import all_cards, base, expansion
from targi.cards.errors import CardError, Spot, gather
from targi.cards.model import TribeCard
from targi.cards.reading.loader import TRIBES_OF_A_SYMBOL, check_symbols
from targi.cards.tokens import SYMBOLS

DECK: Final = TRIBES_OF_A_SYMBOL * len(SYMBOLS)

# The symbol of every tribe card as the file has it; None is one that cannot be read.
Symbols: TypeAlias = Mapping[str, str | None]


def check_decks(spot: Spot, data: Mapping[str, object]) -> None:
    """Refuse a file with which a box, or its own deck, has not nine cards of each symbol."""
    symbols = _symbols(data)
    gather(
        [
            partial(_check_box, spot, "the base box", base().tribes, symbols),
            partial(_check_box, spot, "the expansion", expansion().tribes, symbols),
            partial(_check_deck, spot, data, symbols),
        ]
    )


def _check_box(spot: Spot, box: str, tribes: tuple[TribeCard, ...], symbols: Symbols) -> None:
    """Name each card that the file takes from a symbol of too few, or gives to one of too many."""
    numbers = Counter(symbols[card.id] for card in tribes)
    if numbers[None]:
        return
    problems: list[str] = []
    for card in tribes:
        new = symbols[card.id]
        too_few, too_many = numbers[card.symbol], numbers[new]
        if new != card.symbol and not too_few == too_many == TRIBES_OF_A_SYMBOL:
            expected = f"expected {TRIBES_OF_A_SYMBOL} cards of each symbol in {box}"
            found = f"found {too_few} of {card.symbol} and {too_many} of {new}"
            problems.append(str(spot.at_card(card.id).at("symbol").wrong(f"{expected}, {found}")))
    if problems:
        raise CardError(*problems)


def _check_deck(spot: Spot, data: Mapping[str, object], symbols: Symbols) -> None:
    if "deck" not in data:
        if data.get("own_tribes"):
            raise spot.at("own_tribes").wrong("expected a deck that uses these cards, found none")
        return
    deck = data["deck"] if isinstance(data["deck"], list) else []
    cards = {card for card in deck if isinstance(card, str)}
    found = [symbol for card in cards if (symbol := symbols.get(card)) is not None]
    if len(found) == len(deck) == DECK:
        changed = [c.id for c in all_cards().tribes if c.id in cards and symbols[c.id] != c.symbol]
        note = f"; the file changes the symbol of {', '.join(changed)}" if changed else ""
        check_symbols(spot.at("deck"), found, note)


def _symbols(data: Mapping[str, object]) -> Symbols:
    found: dict[str, str | None] = {card.id: card.symbol for card in all_cards().tribes}
    for card_id, entry in _table(data.get("own_tribes")).items():
        found.setdefault(card_id, _symbol(entry, None))
    for card_id, entry in _table(data.get("tribes")).items():
        if card_id in found:
            found[card_id] = _symbol(entry, found[card_id])
    return found


def _symbol(entry: object, unless_stated: str | None) -> str | None:
    stated = entry.get("symbol", unless_stated) if isinstance(entry, dict) else None
    return stated if stated in SYMBOLS else None


def _table(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}
