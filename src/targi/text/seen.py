"""Phrases without codes: cards and places called by what is seen of them.

Phrases name a card by its code and a place of the centre by its row and column, because that is
exact, short to send and the same everywhere. `seen` makes such a phrase one that people at the
table would say: "the oasis worth 1 VP (safe from raids)". A place of the centre is called by the
card that lies there. Where two cards there would be called alike, it is said where they lie.

The web client does the same in `web/src/cards/seen.ts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from targi.cards import Card, CardError, Catalogue, DuneCard, GoodsCard, TribeCard
from targi.cards.model import Effect
from targi.text import card_texts, naming
from targi.text.phrases import Gap, Phrase, phrase

# The rows of the centre as a position has them: ids of cards, `goods?` of one that lies face down.
Centre: TypeAlias = Sequence[Sequence[str]]
# Row and column, counted from 1 as in phrases.
Cell: TypeAlias = tuple[int, int]

_KINDS: Final = ("oasis", "camel-rider", "well", "camp", "targia", "goods", "dune")
_BY_CODE: Final = {f"card-{kind}" for kind in _KINDS} | {
    *("heading-tribe", "heading-goods", "heading-dune")
}
# Border cards that there are several of.
_NAMESAKES: Final = ("border-dates", "border-salt", "border-pepper", "border-raid")
_WHERE: Final = (
    ("top-left", "top", "top-right"),
    ("left", "middle", "right"),
    ("bottom-left", "bottom", "bottom-right"),
)
# The sides of the border and the corners after them, clockwise from the first number.
_SIDES: Final = ("top", "right", "bottom", "left")
_CORNERS: Final = ("top-right", "bottom-right", "bottom-left", "top-left")
# Sentences about a place, whatever lies there, by their gap.
_ABOUT_PLACES: Final = {
    "event-fill": "place",
    "refused-face-down": "cell",
    "refused-other-kind": "cell",
    "table-place": "place",
}
# Sentences about the card on a place, and those that name a card instead.
_ABOUT_CARDS: Final = {"event-use-centre": "event-use-card", "refused-used-cell": "refused-used"}
# What a card costs is told there, or seen beside the question.
_PAID: Final = ("event-pay", "web-would-display", "ask-")
# And there, where a sentence is long anyway, also what it does.
_BRIEFLY: Final = ("web-advice-row",)
# And there all that it is worth, costs or gives.
_IN_FULL: Final = ("table-tribe", "table-goods", "event-gain-goods-card")


def centre_of(position: Mapping[str, Any]) -> Centre:
    """The cards of the centre in a position."""
    centre: Centre = position["centre"]
    return centre


def seen(said: Phrase, catalogue: Catalogue, centre: Centre = ()) -> Phrase:
    """The phrase without codes, where these cards lie in the centre."""
    lying = {
        (row, column): card_id
        for row, cards in enumerate(centre, 1)
        for column, card_id in enumerate(cards, 1)
    }
    return _Sight(catalogue, {**lying, **dict(_laid(said))}).phrase(said)


def known(card: Card) -> Phrase:
    """What a card is known by, to stand behind its symbol or kind."""
    match card:
        case TribeCard(effects=()):
            name = "known-plain-or" if card.alternative else "known-plain"
            return phrase(name, vp=naming.token("vp", card.vp), cost=naming.tokens(card.cost))
        case TribeCard():
            return phrase("known-tribe", vp=naming.token("vp", card.vp), effects=_brief(card))
        case GoodsCard():
            plain = len(card.shows.as_dict()) == 1 and not card.choices
            name = "known-goods" if plain else "known-goods-mixed"
            return phrase(name, gives=card_texts.goods(card))
        case DuneCard():
            return phrase("known-dune", effects=_brief(card))
    raise ValueError(f"a border card has a name: {card.id}")


def brief(effect: Effect) -> Phrase:
    """What an effect does, in the fewest words."""
    said = card_texts.effect(effect)
    return Phrase(said.id.replace("effect-", "brief-", 1), said.gaps)


def _brief(card: TribeCard | DuneCard) -> tuple[Phrase, ...]:
    return tuple(map(brief, card.effects))


def _laid(said: Phrase) -> Iterator[tuple[Cell, str]]:
    """The cards of which a phrase says that they lie on a place of the centre."""
    if said.id == "card-on-place":
        card, place = said.gaps["card"], said.gaps["place"]
        if isinstance(card, Phrase) and isinstance(place, Phrase) and "id" in card.gaps:
            yield _cell(place), str(card.gaps["id"])
    for gap in said.gaps.values():
        for one in gap if isinstance(gap, tuple) else (gap,):
            if isinstance(one, Phrase):
                yield from _laid(one)


def _cell(place: Phrase) -> Cell:
    return int(str(place.gaps["row"])), int(str(place.gaps["column"]))


def _where(cell: Cell) -> Phrase:
    row, column = cell
    return phrase("where", where=_WHERE[row - 1][column - 1])


def _side(number: int) -> Phrase:
    corner = number % 4 == 0
    return phrase("where", where=(_CORNERS if corner else _SIDES)[(number - 1) // 4])


class _Sight:
    """What can be seen: all cards, and those that lie in the centre."""

    def __init__(self, catalogue: Catalogue, lying: Mapping[Cell, str]) -> None:
        self.catalogue = catalogue
        self.lying = lying

    def phrase(self, said: Phrase) -> Phrase:
        """The phrase, and all phrases in it, without codes."""
        if _has_code(said):
            return self._card(said)
        if said.id.startswith("border-") and isinstance(said.gaps.get("number"), int):
            number = int(str(said.gaps["number"]))
            return phrase(said.id, number=_side(number) if said.id in _NAMESAKES else "")
        if said.id == "place-centre":
            return self._card_on(_cell(said))
        if said.id == "card-on-place" and isinstance(said.gaps["card"], Phrase):
            return self.phrase(said.gaps["card"])
        return self._sentence(said)

    def _sentence(self, said: Phrase) -> Phrase:
        card = said.gaps.get("card")
        if said.id in _IN_FULL and isinstance(card, Phrase):
            said = Phrase(said.id, {**said.gaps, "card": _bare(card)})
        if said.id.startswith(_PAID) and isinstance(card, Phrase):
            said = Phrase(said.id, {**said.gaps, "card": self._worth(card, "known-plain")})
        if said.id.startswith(_BRIEFLY) and isinstance(card, Phrase):
            said = Phrase(said.id, {**said.gaps, "card": self._worth(card, "known-")})
        if said.id in _ABOUT_CARDS:
            gaps = {"card" if name == "cell" else name: gap for name, gap in said.gaps.items()}
            said = Phrase(_ABOUT_CARDS[said.id], gaps)
        place = said.gaps.get(_ABOUT_PLACES.get(said.id, ""))
        if isinstance(place, Phrase) and place.id == "place-centre":
            where = _where(_cell(place))
            said = Phrase(said.id, {**said.gaps, _ABOUT_PLACES[said.id]: where})
        return Phrase(said.id, {name: self._gap(gap) for name, gap in said.gaps.items()})

    def _gap(self, gap: Gap) -> Gap:
        if isinstance(gap, Phrase):
            return self.phrase(gap)
        return tuple(map(self.phrase, gap)) if isinstance(gap, tuple) else gap

    def _card_on(self, cell: Cell) -> Phrase:
        card_id = self.lying.get(cell, "?")
        if card_id.endswith("?"):
            return phrase("card-at", where=_where(cell))
        return self._card(naming.card(self.catalogue, card_id))

    def _card(self, said: Phrase) -> Phrase:
        card_id = str(said.gaps["id"])
        try:
            told = known(self.catalogue.card(card_id))
        except CardError:
            return said  # of another game
        place = self._needed_place(card_id)
        told = phrase("known-there", known=told, where=_where(place)) if place else told
        return Phrase(said.id, {"id": told})

    def _worth(self, said: Phrase, known_by: str) -> Phrase:
        """A tribe card that is known like this by its worth alone; another as ever."""
        told = self.phrase(said).gaps.get("id")
        if isinstance(told, Phrase) and told.id.startswith(known_by) and "vp" in told.gaps:
            return Phrase(said.id, {"id": phrase("known-worth", vp=told.gaps["vp"])})
        return said

    def _needed_place(self, card_id: str) -> Cell | None:
        """Where a card of the centre lies, if another one there would be called the same."""
        place = next((cell for cell, lies in self.lying.items() if lies == card_id), None)
        others = (lies for lies in self.lying.values() if lies != card_id and lies[-1:] != "?")
        alike = place and any(self._called(other) == self._called(card_id) for other in others)
        return place if alike else None

    def _called(self, card_id: str) -> tuple[str, Phrase]:
        return naming.card(self.catalogue, card_id).id, known(self.catalogue.card(card_id))


def _has_code(card: Phrase) -> bool:
    return card.id in _BY_CODE and isinstance(card.gaps["id"], str)


def _bare(card: Phrase) -> Phrase:
    """A card by its symbol or kind alone."""
    if not _has_code(card):
        return card
    kind = card.id.removeprefix("card-")
    return phrase("card-face-down-goods" if kind == "goods" else f"symbol-{kind}")
