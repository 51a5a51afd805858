"""What a custom card file says: corrections of cards, cards of one's own, a deck (rule 9.6).

Here is what becomes of the cards; reading such a file is in `reading`.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from targi.cards.boxes import all_cards
from targi.cards.catalogue import AnyCard, Catalogue
from targi.cards.custom.base_game import check_base_game
from targi.cards.errors import Spot
from targi.cards.model import BorderCard, Card, GoodsCard, Provenance, TribeCard
from targi.cards.reading.cards import GOODS_FIELDS, TRIBE_FIELDS
from targi.cards.writing import facts, written

OWN_FILE: Final = Provenance("own file", "own file")
# Before the provenance of what a file leaves as it was, if it states only a part.
OWN_AND_REST: Final = "own file, the rest: "
# Part of what is hashed, so that a later layout never gives the hash of an earlier one.
FORMAT: Final = "targi-cards/1"

_SECTIONS: Final = {"tribe": "tribes", "goods": "goods", "dune": "dunes"}


def section_of(card: Card) -> str:
    """The section of a file in which a card is corrected."""
    return f"border.{card.box}" if isinstance(card, BorderCard) else _SECTIONS[card.kind]


@dataclass(frozen=True, slots=True)
class Correction:
    """What a file states about one card, field by field."""

    section: str
    id: str
    stated: tuple[tuple[str, Any], ...]

    def of(self, card: AnyCard) -> AnyCard:
        """The corrected card, known from the file as far as the file goes."""
        corrected = replace(card, **dict(self.stated))
        return replace(corrected, provenance=self._provenance(corrected))

    def _provenance(self, card: Card) -> Provenance:
        """What is printed on a tribe card and its effect are judged apart."""
        before = card.provenance
        if isinstance(card, TribeCard):
            printed = [name for name in TRIBE_FIELDS if name != "effects"]
            return Provenance(
                self._known(card, printed, before.printed),
                self._known(card, ["effects"], before.effect),
            )
        fields = GOODS_FIELDS if isinstance(card, GoodsCard) else dict(self.stated)
        whole = self._known(card, fields, before.printed)
        return Provenance(whole, whole)

    def _known(self, card: Card, fields: Iterable[str], before: str) -> str:
        """Where these fields are known from; those that the card does not have need no source."""
        stated = dict(self.stated)
        if not any(name in stated for name in fields):
            return before
        if all(name in stated for name in facts(card, fields)):
            return OWN_FILE.printed
        return OWN_AND_REST + before


@dataclass(frozen=True, slots=True)
class CardsFile:
    """A custom card file; two that say the same are equal, whatever their names and comments.

    `sha256` is a hash of what the file says, in hex; comments, order and layout do not matter. It
    stands for all the rest when files are compared, which games do all the time.
    """

    name: str = field(compare=False)
    corrections: tuple[Correction, ...] = field(default=(), compare=False)
    own_tribes: tuple[TribeCard, ...] = field(default=(), compare=False)
    deck: tuple[str, ...] = field(default=(), compare=False)
    sha256: str = field(init=False)

    def __post_init__(self) -> None:
        data = {"format": FORMAT, **self.said()}
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        object.__setattr__(self, "sha256", sha256(text.encode()).hexdigest())

    def __repr__(self) -> str:
        return f"<CardsFile {self.name}, sha256 {self.sha256}>"

    def said(self) -> dict[str, Any]:
        """What the file says as plain data, each fact in one way only."""
        said: dict[str, Any] = {"deck": list(self.deck)} if self.deck else {}
        sections = [
            *((entry.section, entry.id, dict(entry.stated)) for entry in self.corrections),
            *(("own_tribes", card.id, facts(card, TRIBE_FIELDS)) for card in self.own_tribes),
        ]
        for section, card_id, stated in sections:
            place = said
            for part in section.split("."):
                place = place.setdefault(part, {})
            place[card_id] = {name: written(fact) for name, fact in stated.items()}
        return said

    def apply(self, catalogue: Catalogue) -> Catalogue:
        """The catalogue with corrected cards; an expansion game is played with the file's deck."""
        spot = Spot(self.name)
        if self.deck and catalogue.box == "base":
            problem = "expected none in a base game; it is for the expansion (rule 9.5)"
            raise spot.at("deck").wrong(problem)
        corrected = replace(
            catalogue,
            tribes=self._corrected(self._tribes(catalogue)),
            goods=self._corrected(catalogue.goods),
            border=self._corrected(catalogue.border),
            dunes=self._corrected(catalogue.dunes),
        )
        if catalogue.box == "base":
            check_base_game(spot, corrected)
        return corrected

    def _tribes(self, catalogue: Catalogue) -> Iterable[TribeCard]:
        if catalogue.box == "all":
            return (*catalogue.tribes, *self.own_tribes)
        every = (*all_cards().tribes, *self.own_tribes)
        return [card for card in every if card.id in self.deck] or catalogue.tribes

    def _corrected(self, cards: Iterable[AnyCard]) -> tuple[AnyCard, ...]:
        corrections = {(entry.section, entry.id): entry for entry in self.corrections}
        return tuple(
            corrections[place].of(card)
            if (place := (section_of(card), card.id)) in corrections
            else card
            for card in cards
        )
