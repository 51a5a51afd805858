"""Second implementation, paying for a tribe card: all ways, by trying everything (section 5b).

A way to pay is told by the tokens it takes and where they lie; two ways that take the same are
one (rule 5.10).
"""

from collections import Counter
from itertools import combinations, product
from typing import Final, NamedTuple

from targi.cards import GOODS, Bundle, all_cards
from tests.reference.board import Position, displayed


class Payment(NamedTuple):
    """Tokens from the stock, gold stored on BW9, and the VP taken for an optional extra."""

    dates: int
    salt: int
    pepper: int
    gold: int
    water: int
    stored: int
    vp: int


SYMBOL_DISCOUNTS: Final = {
    "BO5": "oasis",
    "BR7": "camel_rider",
    "BW5": "well",
    "BC6": "camp",
    "BT6": "targia",
}
# The ways of displaying a card: as a card lying open (or by XC7), by the Noble, by BW8 without him,
# picked with D17, reduced with D18.
OPENLY, NOBLE, WITHOUT_NOBLE = "openly", "noble", "without the noble"
PICKED, REDUCED = "picked", "reduced"


def payments(
    position: Position, card: str, way: str, chosen: list[Bundle] | None = None
) -> set[Payment]:
    """All that the player to move could pay for displaying this card, by any or a chosen side."""
    if len(displayed(position, position["to_move"])) == 12:  # rule 5.12
        return set()
    printed = all_cards().tribe(card)
    found = set()
    for side, extra in product(chosen or sides(card), (False, True)):
        if not extra:
            found |= _payments_of(position, card, way, side, Bundle(), 0)
        elif printed.extra:  # rule 5.9
            found |= _payments_of(position, card, way, side, printed.extra.cost, printed.extra.vp)
    return {payment for payment in found if _affordable(position, payment)}


def sides(card: str) -> list[Bundle]:
    """What each side of the slash asks for."""
    printed = all_cards().tribe(card)
    return [printed.cost] if printed.alternative is None else [printed.cost, printed.alternative]


def _payments_of(
    position: Position, card: str, way: str, side: Bundle, extra: Bundle, vp: int
) -> set[Payment]:
    """What may be asked for one side and perhaps the extra, whether it is held or not."""
    mine = displayed(position, position["to_move"])
    goods = [good for good in GOODS for _ in range(getattr(side, good))]
    fixed = [good for good in GOODS for _ in range(getattr(extra, good))]
    water = max(0, side.water - (1 if "XW7" in mine else 0)) + extra.water  # rule 5.27
    found = set()
    for off_goods, off_gold in _reductions(way, side):
        gold = side.gold - off_gold + extra.gold
        discount = _discount(position, card, way) + off_goods
        for kept in _left_after_discount(goods, discount):
            asked = [*kept, *fixed]
            for on_top in GOODS if way == WITHOUT_NOBLE else [None]:  # rule 5.24
                everything = [*asked, on_top] if on_top else asked
                found.add(_payment(position, everything, gold, water, vp))
            if way == NOBLE and "XT7" in mine and side.gold:  # rule 5.27
                found |= {
                    _payment(position, [*asked, good], gold - 1, water + 1, vp) for good in GOODS
                }
    return found


def _reductions(way: str, side: Bundle) -> list[tuple[int, int]]:
    """Goods and gold that a dune leaves out (rule 5.36)."""
    if way == PICKED:
        return [(1, 0)]
    if way == REDUCED:
        return [(2, 0), (0, 1)] if side.gold else [(2, 0)]
    return [(0, 0)]


def _discount(position: Position, card: str, way: str) -> int:
    """How many goods are left out (rules 5.8, 5.24)."""
    mine = displayed(position, position["to_move"])
    symbol = all_cards().tribe(card).symbol
    discounts = [other for other in mine if SYMBOL_DISCOUNTS.get(other) == symbol]
    if way == NOBLE and "BC7" in mine:
        discounts.append("BC7")
    return len(discounts)


def _left_after_discount(goods: list[str], discount: int) -> set[tuple[str, ...]]:
    """What may be left to pay when as many goods as possible are left out."""
    return set(combinations(goods, max(0, len(goods) - discount)))


def _payment(position: Position, goods: list[str], gold: int, water: int, vp: int) -> Payment:
    """The tokens to pay; gold stored on BW9 goes first (rule 5.25)."""
    count = Counter(goods)
    stored = min(gold, position["players"][position["to_move"]]["stored_gold"])
    dates, salt, pepper = (count[good] for good in GOODS)
    return Payment(dates, salt, pepper, gold - stored, water, stored, vp)


def _affordable(position: Position, payment: Payment) -> bool:
    stock = position["players"][position["to_move"]]
    return all(stock[kind] >= getattr(payment, kind) for kind in (*GOODS, "gold", "water"))


def open_rows(position: Position) -> set[int]:
    """The rows, from 0, in which a card can be laid; of the empty ones the first (rule 5.7)."""
    rows = position["players"][position["to_move"]]["rows"]
    empty = [number for number, row in enumerate(rows) if not row]
    begun = {number for number, row in enumerate(rows) if 0 < len(row) < 4}
    return begun | set(empty[:1])
