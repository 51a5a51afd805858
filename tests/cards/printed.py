"""Tables of printed facts as the tests of both boxes write them, and the same facts of cards."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from targi.cards import SYMBOLS, Bundle, TribeCard

SYMBOL_OF_LETTER: Final = dict(zip("ORWCT", SYMBOLS, strict=True))
# Symbol, VP, cost and alternative of a tribe card.
Facts: TypeAlias = tuple[str, int, Bundle, Bundle | None]


def digits(text: str) -> Bundle:
    """The bundle written as digits: dates, salt, pepper, gold and perhaps water."""
    return Bundle(*map(int, text))


def facts_of_table(table: str) -> dict[str, Facts]:
    """A table of ids, VP and costs, with the alternative behind a slash."""
    words = table.split()
    facts = {}
    for card_id, vp, costs in zip(words[0::3], words[1::3], words[2::3], strict=True):
        cost, *alternative = map(digits, costs.split("/"))
        symbol = SYMBOL_OF_LETTER[card_id[1]]
        facts[card_id] = (symbol, int(vp), cost, alternative[0] if alternative else None)
    return facts


def facts_of_cards(cards: Iterable[TribeCard]) -> dict[str, Facts]:
    """The same facts of the catalogue's cards."""
    return {card.id: (card.symbol, card.vp, card.cost, card.alternative) for card in cards}
