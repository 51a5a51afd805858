"""What the rule tests know of positions by themselves: numbers of the board, ids, mixed decks.

Whole positions are made by `targi.lessons.scenes`; how to play and look at such games is in
`table`.
"""

from functools import cache
from typing import Any

from targi import Ruleset
from targi.cards import all_cards, base, expansion

OPPOSITE = {1: 11, 2: 10, 3: 9, 5: 15, 6: 14, 7: 13, 9: 3, 10: 2, 11: 1, 13: 7, 14: 6, 15: 5}
ROBBER = dict(enumerate((1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15), start=1))
GOODS_IDS = [card.id for card in base().goods]
TRIBE_IDS = [card.id for card in base().tribes]


@cache
def with_base(cards: str, **options: Any) -> Ruleset:
    """The expansion with these cards of the base box in place of X1, X2, ... of their symbols."""
    symbols = {card.id: card.symbol for card in all_cards().tribes}
    deck = [card.id for card in expansion().tribes]
    for card in cards.split():
        deck[next(n for n, old in enumerate(deck) if symbols[old] == symbols[card])] = card
        deck.append(deck.pop(deck.index(card)))
    return Ruleset("expansion", deck=tuple(deck), **options)
