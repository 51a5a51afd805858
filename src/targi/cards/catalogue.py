"""A catalogue: all cards of one box, with look-up by id.

It only holds cards; that they are well-formed and complete is the care of `loader`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from targi.cards.errors import Spot
from targi.cards.model import BorderCard, Card, DuneCard, GoodsCard, TribeCard

AnyCard = TypeVar("AnyCard", bound=Card)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The cards of one box; `border` is in order of number."""

    box: str
    tribes: tuple[TribeCard, ...]
    goods: tuple[GoodsCard, ...]
    border: tuple[BorderCard, ...]
    dunes: tuple[DuneCard, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card: tribe cards, goods cards, border cards, dunes."""
        return (*self.tribes, *self.goods, *self.border, *self.dunes)

    def tribe(self, card_id: str) -> TribeCard:
        """The tribe card of this id; `CardError` if there is none."""
        return self._find("tribe card", self.tribes, card_id)

    def good_card(self, card_id: str) -> GoodsCard:
        """The goods card of this id; `CardError` if there is none."""
        return self._find("goods card", self.goods, card_id)

    def card(self, card_id: str) -> Card:
        """The card of this id, a border card by its number; `CardError` if there is none."""
        return self._find("card", self.cards, card_id)

    def _find(self, kind: str, cards: Iterable[AnyCard], card_id: str) -> AnyCard:
        by_id = {card.id: card for card in cards}
        if card_id not in by_id:
            raise Spot(f"box {self.box}").unknown(kind, card_id, by_id)
        return by_id[card_id]
