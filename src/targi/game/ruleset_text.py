"""What a ruleset may say, and how it is read from a text and from JSON.

A text is the box and, joined by `+`, whatever is not as usual in it: `base`, `expansion+easier`,
`mixed:7+other-half`, `expansion+border:1,5`. It is the same in programs, records and commands; it
does not say which card file is played with. `Ruleset` itself is in `ruleset`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from targi.cards import SYMBOLS, CardsFile, TribeCard
from targi.cards.error_texts import expected, unknown

BOXES: Final = ("base", "expansion")
OPTIONS: Final = {
    "box": BOXES,
    "start": ("normal", "easier"),
    "targia": ("mirrored", "literal"),
    "tiebreak": ("goods", "water"),
}
# Border numbers for which both boxes have a card (rule 9.4).
BORDER_NUMBERS: Final = (1, 4, 5, 8, 9, 10, 12, 13, 14, 16)
_BORDERS: Final = ", ".join(map(str, BORDER_NUMBERS))
OTHER_HALF: Final = "other-half"
DECK: Final = 45
DECK_DIGITS: Final = 18  # of the number of a mixed deck
A_SYMBOL: Final = 9


class RulesetError(ValueError):
    """A ruleset that does not exist."""


def check_word(name: str, value: object, words: tuple[str, ...]) -> None:
    """Refuse an option that there is not."""
    if value not in words:
        what = f"one of {', '.join(words)}"
        raise RulesetError(f"{name}: {expected(what, value)}")


def words_of_text(text: str) -> dict[str, Any]:
    """What a text says: fields of `Ruleset`, and perhaps `mixed` or `other-half`."""
    if not isinstance(text, str):
        raise RulesetError(expected("a text such as expansion+easier", text))
    box, *words = text.split("+")
    if box.startswith("mixed:"):
        found: dict[str, Any] = {"box": "expansion", "mixed": _number_of_deck(box[6:])}
    else:
        found = {"box": box}
    for word in words:
        name, value = _said_by(word)
        if name in found or {name, *found} >= {"mixed", "deck"}:
            raise RulesetError(f"{name}: expected once")
        found[name] = value
    return found


def _said_by(word: str) -> tuple[str, object]:
    """The option that a word of a text is about, and what it says."""
    option_of = {one: option for option in [*OPTIONS][1:] for one in OPTIONS[option]}
    if word in option_of:
        return option_of[word], word
    if word == OTHER_HALF:
        return OTHER_HALF, True
    name, colon, listed = word.partition(":")
    if colon and name == "deck":
        return name, tuple(listed.split(","))
    if colon and name == "border":
        numbers = {str(number): number for number in BORDER_NUMBERS}
        for number in listed.split(","):
            if number not in numbers:
                raise RulesetError(f"border: {expected(f'numbers of {_BORDERS}', number)}")
        return name, tuple(numbers[number] for number in listed.split(","))
    known = (*option_of, OTHER_HALF, "border:1,5", "deck:BO1,BO2")
    raise RulesetError(unknown("option", word, known))


def _number_of_deck(text: str) -> int:
    if not re.fullmatch(f"[0-9]{{1,{DECK_DIGITS}}}", text):
        what = f"mixed: and a whole number of at most {DECK_DIGITS} digits"
        raise RulesetError(f"box: {expected(what, text)}")
    return int(text)


def hash_of(cards: CardsFile) -> str:
    """How positions and records name a card file."""
    return f"sha256:{cards.sha256}"


def is_hash(value: object) -> bool:
    """Whether a value can name a card file."""
    return isinstance(value, str) and re.fullmatch("sha256:[0-9a-f]{64}", value) is not None


def check_card_file(given: object) -> None:
    """Refuse what is no card file, such as the path of one."""
    if given is not None and not isinstance(given, CardsFile):
        what = "what targi.cards.read_cards_file returns"
        raise RulesetError(f"cards: {expected(what, given)}")


def card_file(named: object, given: CardsFile | None) -> CardsFile | None:
    """The card file given, which must be the one named: another, or none, would play otherwise."""
    check_card_file(given)
    if named == (None if given is None else hash_of(given)):
        return given
    found = "none was given" if given is None else f"found {given.name} with {hash_of(given)}"
    if named is not None and not is_hash(named):
        raise RulesetError(f"cards: {expected('sha256: and 64 hexadecimal digits', named)}")
    if named is None:
        raise RulesetError(f"cards: expected no card file, none is named here; {found}")
    raise RulesetError(f"cards: expected the card file with {named}; {found}")


def border_of_json(border: object) -> tuple[int, ...]:
    """The numbers at which the base box's card lies."""
    if not isinstance(border, Mapping):
        raise RulesetError("border: expected an object of border numbers")
    numbers = {str(number): number for number in BORDER_NUMBERS}
    for number, box in border.items():
        if number not in numbers or box not in ("base", "expansion"):
            raise RulesetError(f"border: {expected('a number and its box', {number: box})}")
    return tuple(numbers[number] for number, box in border.items() if box == "base")


def border_numbers(border: object) -> tuple[int, ...]:
    """The numbers of a custom border, ascending, from any collection of them."""
    what = f"numbers of {_BORDERS}, each once"
    if not isinstance(border, list | tuple | set | frozenset):
        raise RulesetError(f"border: {expected(what, border)}")
    for place, number in enumerate(border):
        if type(number) is not int or number not in BORDER_NUMBERS or number in [*border][:place]:
            raise RulesetError(f"border: {expected(what, number)}")
    return tuple(sorted(border))


def deck_ids(deck: object) -> tuple[object, ...]:
    """What a custom deck lists, from any collection."""
    if not isinstance(deck, list | tuple | set | frozenset):
        raise RulesetError(f"deck: {expected('a list of card ids', deck)}")
    return tuple(deck)


def check_deck(deck: Sequence[object], tribes: Mapping[str, TribeCard]) -> None:
    """Refuse a deck that is not 45 different cards, nine a symbol (rules 9.2, 9.3)."""
    for card in deck:
        if card not in [*tribes]:  # a list, because not everything can be a key
            raise RulesetError(f"deck: {unknown('card', card, tribes)}")
    if len(deck) != DECK or len(set(deck)) != DECK:
        raise RulesetError(f"deck: expected {DECK} different cards, found {len(set(deck))}")
    for symbol in SYMBOLS:
        number = sum(tribes[str(card)].symbol == symbol for card in deck)
        if number != A_SYMBOL:
            raise RulesetError(f"deck: expected {A_SYMBOL} cards of {symbol}, found {number}")
