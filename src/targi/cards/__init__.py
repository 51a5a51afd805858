"""The catalogue (layer 0): every card as data, loaded into typed objects.

The cards themselves are in `data/*.toml`, the words their effects use in `vocabulary`. People who
own the game correct cards with custom card files (`custom`). Nothing here knows how the game is
played.
"""

from targi.cards.boxes import all_cards, base, expansion
from targi.cards.catalogue import Catalogue
from targi.cards.custom.cards_file import CardsFile
from targi.cards.custom.reading import parse_cards_file, read_cards_file
from targi.cards.errors import CardError
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
from targi.cards.reading.loader import parse
from targi.cards.tokens import GOODS, RESOURCES, SYMBOLS, Bundle

__all__ = [
    "GOODS",
    "RESOURCES",
    "SYMBOLS",
    "BorderCard",
    "Bundle",
    "Card",
    "CardError",
    "CardsFile",
    "Catalogue",
    "Demand",
    "DuneCard",
    "Effect",
    "Extra",
    "GoodsCard",
    "Provenance",
    "TribeCard",
    "all_cards",
    "base",
    "expansion",
    "parse",
    "parse_cards_file",
    "read_cards_file",
]
