"""`Ruleset`: which box is played, with which options and which cards (section 9)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from targi.cards import (
    SYMBOLS,
    CardError,
    CardsFile,
    Catalogue,
    TribeCard,
    all_cards,
    base,
    expansion,
)
from targi.cards.error_texts import expected, unknown
from targi.game.key import is_whole_number
from targi.game.ruleset_text import (
    A_SYMBOL,
    BORDER_NUMBERS,
    BOXES,
    DECK_DIGITS,
    OPTIONS,
    OTHER_HALF,
    RulesetError,
    border_numbers,
    border_of_json,
    card_file,
    check_card_file,
    check_deck,
    check_word,
    deck_ids,
    hash_of,
    words_of_text,
)
from targi.rules.table import CardTable

if TYPE_CHECKING:
    from targi.game.names import Json

__all__ = ["BORDER_NUMBERS", "BOXES", "OPTIONS", "RULES_VERSION", "Ruleset", "RulesetError"]

RULES_VERSION: Final = 1  # raised when the behaviour of the rules changes
# What a base game does not choose.
_USUAL: Final = {
    **{name: OPTIONS[name][0] for name in ("start", "targia", "tiebreak")},
    "deck": None,
    "border": (),
}


@dataclass(frozen=True, slots=True, repr=False)
class Ruleset:
    """The choices made before a game begins.

    `deck` names 45 tribe cards of both boxes, nine a symbol (rules 9.2, 9.3); `border` the numbers
    at which the base box's card lies (rule 9.4). Both, like the options, belong to the expansion.
    `cards` is a custom card file (rule 9.6). Rulesets that play the same are equal: a deck is kept
    in the order of the catalogue, and not at all if it is the default one.
    """

    box: str = "base"
    start: str = "normal"
    targia: str = "mirrored"
    tiebreak: str = "goods"
    deck: tuple[str, ...] | None = None
    border: tuple[int, ...] = ()
    cards: CardsFile | None = None

    def __post_init__(self) -> None:
        for name, words in OPTIONS.items():
            check_word(name, getattr(self, name), words)
        check_card_file(self.cards)
        object.__setattr__(self, "border", border_numbers(self.border))
        deck = None if self.deck is None else deck_ids(self.deck)
        object.__setattr__(self, "deck", deck)
        if self.box == "base":
            for name, usual in _USUAL.items():
                if getattr(self, name) != usual:
                    raise RulesetError(f"{name}: an option of the expansion, not of the base box")
            self._check_base_cards()
        if self.deck is not None:
            check_deck(self.deck, {card.id: card for card in self._all_tribes()})
            object.__setattr__(self, "deck", self._deck_in_order(self.deck))

    def _check_base_cards(self) -> None:
        """Refuse a card file that needs the expansion."""
        try:
            self._box_cards()
        except CardError as error:
            raise RulesetError(f"cards: {error.problems[0]}") from None

    def _deck_in_order(self, deck: Iterable[str]) -> tuple[str, ...] | None:
        chosen = {*deck}
        if chosen == {card.id for card in self._box_cards().tribes}:
            return None
        return tuple(card.id for card in self._all_tribes() if card.id in chosen)

    @classmethod
    def of(
        cls, value: Ruleset | str | Mapping[str, object], cards: CardsFile | None = None
    ) -> Ruleset:
        """A ruleset from its name, its JSON form or itself, with the card file that it names.

        A ruleset knows its card file; one that is given nevertheless must be the same.
        """
        if isinstance(value, Ruleset):
            return value if cards is None else _with_cards(value, cards)
        if isinstance(value, str):
            card_file(None, cards)
            return cls.parse(value)
        if not isinstance(value, Mapping):
            raise RulesetError(expected("a name or an object", value))
        known = [*OPTIONS, "deck", "border", "cards"]
        for key in value:
            if key not in known:
                raise RulesetError(unknown("key", key, known))
        return cls(
            **{name: value[name] for name in OPTIONS if name in value},  # type: ignore[arg-type]
            deck=value.get("deck"),  # type: ignore[arg-type]
            border=border_of_json(value.get("border", {})),
            cards=card_file(value.get("cards"), cards),
        )

    @classmethod
    def parse(cls, text: str, cards: CardsFile | None = None) -> Ruleset:
        """The ruleset that a text describes, such as `expansion+easier` or `mixed:7+other-half`.

        A text does not name the card file that is played with: that is `cards`.
        """
        said = words_of_text(text)
        half = said.pop(OTHER_HALF, False)
        if "mixed" in said:
            said["deck"] = cls.mixed(said.pop("mixed"), cards).deck
        found = cls(**said, cards=cards)
        if half and not found.expansion:
            raise RulesetError(f"{OTHER_HALF}: an option of the expansion, not of the base box")
        return found.other_half() if half else found

    @classmethod
    def mixed(cls, seed: int, cards: CardsFile | None = None) -> Ruleset:
        """The expansion with nine cards a symbol drawn at random from both boxes (rule 9.2)."""
        if not is_whole_number(seed, DECK_DIGITS) or seed < 0:
            what = f"a whole number of at most {DECK_DIGITS} digits"
            raise RulesetError(f"mixed: {expected(what, seed)}")
        draw = random.Random(f"targi-deck|{seed}")
        own = {card.id for card in cards.own_tribes} if cards else set()
        both = _corrected("all", cards)
        deck: list[str] = []
        for symbol in SYMBOLS:
            of_symbol = (card.id for card in both.tribes if card.symbol == symbol)
            deck += sorted(draw.sample([card for card in of_symbol if card not in own], A_SYMBOL))
        return cls("expansion", deck=tuple(deck), cards=cards)

    def other_half(self) -> Ruleset:
        """The same with the cards that this deck leaves out (rule 9.2)."""
        used = {card.id for card in self.catalogue.tribes}
        left = tuple(card.id for card in self._all_tribes() if card.id not in used)
        return replace(self, box="expansion", deck=left)

    @property
    def expansion(self) -> bool:
        """Whether all is set up as the expansion (rule 9.5)."""
        return self.box == "expansion"

    @property
    def first(self) -> str:
        """Who starts unless the players choose (rule 1.7)."""
        return "white" if self.expansion else "blue"

    def _all_tribes(self) -> tuple[TribeCard, ...]:
        return _corrected("all", self.cards).tribes

    def _box_cards(self) -> Catalogue:
        """The cards that are played unless deck and border say otherwise."""
        return _corrected(self.box, self.cards)

    @property
    def catalogue(self) -> Catalogue:
        """The cards of this ruleset."""
        return _catalogue(self)

    @property
    def table(self) -> CardTable:
        """The cards as the rules see them."""
        return _table(self)

    def to_json(self) -> Json:
        """The form used in positions: a name where that says all."""
        if str(self) == self.box and self.cards is None:
            return self.box
        found: dict[str, Json] = {name: getattr(self, name) for name in OPTIONS}
        if self.deck is not None:
            found["deck"] = [*self.deck]
        if self.border:
            found["border"] = {str(number): "base" for number in self.border}
        if self.cards is not None:
            found["cards"] = hash_of(self.cards)
        return found

    @property
    def name(self) -> str:
        """Box and options in words, for headings and records: `expansion+easier`."""
        chosen = ((getattr(self, name), words[0]) for name, words in OPTIONS.items())
        return "+".join(
            [self.box, *(word for word, usual in chosen if word not in (usual, self.box))]
        )

    def __repr__(self) -> str:
        cards = "" if self.cards is None else f", cards={self.cards!r}"
        return f"Ruleset.parse({str(self)!r}{cards})"

    def __str__(self) -> str:
        """All but the card file, as `parse` reads it."""
        border = ["border:" + ",".join(map(str, self.border))] if self.border else []
        deck = ["deck:" + ",".join(self.deck)] if self.deck else []
        return "+".join([self.name, *border, *deck])


def _with_cards(ruleset: Ruleset, cards: CardsFile) -> Ruleset:
    """This ruleset, which must be played with these cards."""
    card_file(None if ruleset.cards is None else hash_of(ruleset.cards), cards)
    return ruleset


@lru_cache(maxsize=64)
def _corrected(name: str, cards: CardsFile | None) -> Catalogue:
    """A box, or all cards, as a custom card file has them."""
    catalogue = {"base": base, "expansion": expansion, "all": all_cards}[name]()
    return catalogue if cards is None else cards.apply(catalogue)


@lru_cache(maxsize=64)
def _catalogue(ruleset: Ruleset) -> Catalogue:
    cards = ruleset._box_cards()
    if ruleset.deck is not None:
        tribes = {card.id: card for card in ruleset._all_tribes()}
        cards = replace(cards, tribes=tuple(tribes[card] for card in ruleset.deck))
    if ruleset.border:
        every = _corrected("all", ruleset.cards).border
        laid = {card.number: card for card in every if card.box == "base"}
        laid = {number: laid[number] for number in ruleset.border}
        border = tuple(laid.get(card.number, card) for card in cards.border)
        cards = replace(cards, border=border)
    return cards


@lru_cache(maxsize=64)
def _table(ruleset: Ruleset) -> CardTable:
    return CardTable(
        ruleset.catalogue,
        expansion=ruleset.expansion,
        easier=ruleset.start == "easier",
        literal_targia=ruleset.targia == "literal",
        water_breaks_ties=ruleset.tiebreak == "water",
    )
