"""The catalogue (floor 0): every card as data, loaded into typed objects.

The cards themselves are in `data/*.toml`, the words their effects use in `vocabulary`. Nothing here
knows how the game is played.
"""

from targi.cards.catalogue import Catalogue
from targi.cards.errors import CardError
from targi.cards.loader import base, parse
from targi.cards.model import (
    BorderCard,
    Card,
    Demand,
    DuneCard,
    Effect,
    Extra,
    GoodsCard,
    Provenance,
    TribeCard,
)
from targi.cards.tokens import GOODS, RESOURCES, SYMBOLS, Bundle

__all__ = [
    "GOODS",
    "RESOURCES",
    "SYMBOLS",
    "BorderCard",
    "Bundle",
    "Card",
    "CardError",
    "Catalogue",
    "Demand",
    "DuneCard",
    "Effect",
    "Extra",
    "GoodsCard",
    "Provenance",
    "TribeCard",
    "base",
    "parse",
]
