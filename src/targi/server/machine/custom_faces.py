"""The cards of a custom card file, for clients that draw them: whatever is not as in the boxes."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from targi.cards import BorderCard, Card, all_cards, base, expansion
from targi.game import Ruleset
from targi.server.wire import cards as wire
from targi.text.card_data import card_json


def custom_faces(ruleset: Ruleset) -> wire.CustomCards:
    """Of a ruleset's cards those that differ from the boxes, and those that are in none."""
    found = wire.CustomCards({}, {"base": {}, "expansion": {}})
    for card in ruleset.catalogue.cards:
        if card in _boxed():
            continue
        if isinstance(card, BorderCard):
            face = msgspec.convert(card_json(card, card.box), wire.BorderCard)
            found.border[card.box][str(card.number)] = face
        else:
            found.cards[card.id] = msgspec.convert(card_json(card, _box_of(card)), wire.Card)
    return found


@lru_cache(maxsize=1)
def _boxed() -> frozenset[Card]:
    return frozenset((*all_cards().cards, *base().cards, *expansion().cards))


def _box_of(card: Card) -> str:
    """The box that a corrected card comes from; cards of one's own go with the expansion."""
    return "base" if card.id in {one.id for one in base().cards} else "expansion"
