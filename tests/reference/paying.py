"""Second implementation, paying for a tribe card: all ways, by trying everything (section 5b).

A way to pay is told by the tokens it takes and where they lie; two ways that take the same are
one (rule 5.10).
"""

from collections import Counter
from itertools import combinations
from typing import Final, TypeAlias

from targi.cards import GOODS, base
from tests.reference.board import Position, displayed

# How many dates, salt, pepper and gold from the stock, and how much gold stored on BW9.
Bundle: TypeAlias = tuple[int, int, int, int, int]
Side: TypeAlias = tuple[list[str], int]  # of a cost: its goods one by one, and its gold

SYMBOL_DISCOUNTS: Final = {
    "BO5": "oasis",
    "BR7": "camel_rider",
    "BW5": "well",
    "BC6": "camp",
    "BT6": "targia",
}
# The ways of displaying a card: as a card lying open, by the Noble, or by BW8 without him.
OPENLY, NOBLE, WITHOUT_NOBLE = "openly", "noble", "without the noble"


def payments(
    position: Position, card: str, way: str, chosen: list[Side] | None = None
) -> set[Bundle]:
    """All that the player to move could pay for displaying this card, by any or a chosen side."""
    me = position["to_move"]
    if len(displayed(position, me)) == 12:  # rule 5.12
        return set()
    found = set()
    for goods, gold in chosen or sides(card):
        for kept in _left_after_discount(goods, _discount(position, card, way)):
            for on_top in GOODS if way == WITHOUT_NOBLE else [None]:  # rule 5.24
                asked = [*kept, on_top] if on_top else [*kept]
                found.add(_bundle(position, asked, gold))
    return {bundle for bundle in found if _affordable(position, bundle)}


def sides(card: str) -> list[Side]:
    """What each side of the slash asks for."""
    printed = base().tribe(card)
    costs = [printed.cost] if printed.alternative is None else [printed.cost, printed.alternative]
    return [
        ([good for good in GOODS for _ in range(getattr(side, good))], side.gold) for side in costs
    ]


def _discount(position: Position, card: str, way: str) -> int:
    """How many goods are left out (rules 5.8, 5.24)."""
    mine = displayed(position, position["to_move"])
    symbol = base().tribe(card).symbol
    discounts = [other for other in mine if SYMBOL_DISCOUNTS.get(other) == symbol]
    if way == NOBLE and "BC7" in mine:
        discounts.append("BC7")
    return len(discounts)


def _left_after_discount(goods: list[str], discount: int) -> set[tuple[str, ...]]:
    """What may be left to pay when as many goods as possible are left out."""
    return set(combinations(goods, max(0, len(goods) - discount)))


def _bundle(position: Position, goods: list[str], gold: int) -> Bundle:
    """The tokens to pay; gold stored on BW9 goes first (rule 5.25)."""
    count = Counter(goods)
    stored = min(gold, position["players"][position["to_move"]]["stored_gold"])
    return count["dates"], count["salt"], count["pepper"], gold - stored, stored


def _affordable(position: Position, bundle: Bundle) -> bool:
    stock = position["players"][position["to_move"]]
    kinds = (*GOODS, "gold")
    return all(stock[kind] >= asked for kind, asked in zip(kinds, bundle[:4], strict=True))


def open_rows(position: Position) -> set[int]:
    """The rows, from 0, in which a card can be laid; of the empty ones the first (rule 5.7)."""
    rows = position["players"][position["to_move"]]["rows"]
    empty = [number for number, row in enumerate(rows) if not row]
    begun = {number for number, row in enumerate(rows) if 0 < len(row) < 4}
    return begun | set(empty[:1])
