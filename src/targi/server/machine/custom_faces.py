"""The cards of an own card file, for clients that draw them: whatever is not as in the boxes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from targi.cards import BorderCard, Card, all_cards, base, expansion
from targi.game import Ruleset
from targi.text.card_data import card_json


class OwnCards(Struct, frozen=True):
    """Cards as `targi.text.card_data` has them: by id, and border cards by box and number."""

    cards: dict[str, Any]
    border: dict[str, dict[str, Any]]


def custom_faces(ruleset: Ruleset) -> OwnCards:
    """Of a ruleset's cards those that differ from the boxes, and those that are in none."""
    found = OwnCards({}, {"base": {}, "expansion": {}})
    for card in ruleset.catalogue.cards:
        if card in _boxed():
            continue
        if isinstance(card, BorderCard):
            found.border[card.box][str(card.number)] = card_json(card, card.box)
        else:
            found.cards[card.id] = card_json(card, _box_of(card))
    return found


@lru_cache(maxsize=1)
def _boxed() -> frozenset[Card]:
    return frozenset((*all_cards().cards, *base().cards, *expansion().cards))


def _box_of(card: Card) -> str:
    """The box that a corrected card comes from; cards of one's own go with the expansion."""
    return "base" if card.id in {one.id for one in base().cards} else "expansion"
