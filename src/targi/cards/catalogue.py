"""A catalogue: the cards of a game or of all boxes, with look-up by id.

It only holds cards; that they are well-formed and complete is the care of `loader`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from targi.cards.errors import Spot
from targi.cards.model import BorderCard, Card, DuneCard, GoodsCard, TribeCard

AnyCard = TypeVar("AnyCard", bound=Card)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The cards of a "base" or an "expansion" game, or "all" there are.

    `border` is in order of number, the base card before the one that can replace it.
    """

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
        return self._find("tribe card", self.tribes, card_id)[0]

    def good_card(self, card_id: str) -> GoodsCard:
        """The goods card of this id; `CardError` if there is none."""
        return self._find("goods card", self.goods, card_id)[0]

    def dune(self, card_id: str) -> DuneCard:
        """The dune of this id; `CardError` if there is none."""
        return self._find("dune", self.dunes, card_id)[0]

    def card(self, card_id: str) -> Card:
        """The card of this id, a border card by its number; `CardError` if there is none."""
        return self._find("card", self.cards, card_id)[0]

    def named(self, card_id: str) -> list[Card]:
        """All cards of this id: of a border number there may be two."""
        return self._find("card", self.cards, card_id)

    def _find(self, kind: str, cards: Sequence[AnyCard], card_id: str) -> list[AnyCard]:
        found = [card for card in cards if card.id == card_id]
        if not found:
            raise Spot(f"box {self.box}").unknown(kind, card_id, (card.id for card in cards))
        return found
