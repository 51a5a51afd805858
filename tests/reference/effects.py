"""Second implementation, what a card gives when it is displayed (rules 5.21, 5.25, 5.26)."""

from itertools import combinations_with_replacement
from typing import TypeAlias

from targi.cards import GOODS, RESOURCES
from tests.reference.board import Position, displayed
from tests.reference.figures import BONUSES
from tests.reference.paying import payments

# Dates, salt, pepper, gold, water and VP in stock, and gold stored on BW9.
Holdings: TypeAlias = tuple[int, ...]
Gift: TypeAlias = dict[str, int]


def after_display(position: Position, card: str, way: str) -> set[Holdings]:
    """All that the player to move may hold after displaying this card."""
    player = position["players"][position["to_move"]]
    found = set()
    for paid in payments(position, card, way):
        left = {kind: player[kind] - getattr(paid, kind) for kind in RESOURCES}
        left["vp"] = player["vp"] + paid.vp
        for gift in gifts(position, card):
            held = [left[kind] + gift.get(kind, 0) for kind in RESOURCES]
            found.add((*held, player["stored_gold"] - paid.stored + gift.get("stored", 0)))
    return found


def gifts(position: Position, card: str) -> list[Gift]:
    """What displaying a card may give; exactly one of these."""
    me = position["to_move"]
    cards = len(displayed(position, me)) + 1
    if card == "BW7":
        return _goods_of_choice(cards // 2)
    if card == "BR9":
        return _goods_of_choice((12 - cards) // 2)
    if card == "BT9":
        return [*_goods_of_choice(3), {"gold": 1}, {"vp": 1}]
    if card == "BW9":
        return [{"stored": 1}]
    if card == "XO5":
        return [{"gold": 1}]
    if card == "XT4":
        return [{"water": 3}]
    if card == "XR4":
        return _goods_of_choice(1)
    if card == "XW4":
        wells = [own for own in [*displayed(position, me), card] if own[1] == "W"]
        return [{"water": max(2, len(wells))}]
    if BONUSES.get(card) in position["this_round"][me]["goods_from_cards"]:
        return [{BONUSES[card]: 1}]
    return [{}]


def _goods_of_choice(number: int) -> list[Gift]:
    """Any mix of goods."""
    mixes = combinations_with_replacement(GOODS, number)
    return [{good: mix.count(good) for good in GOODS} for mix in mixes]
