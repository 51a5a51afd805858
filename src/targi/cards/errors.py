"""What is said when a card file is wrong: the place, what was expected, what was found.

`Spot` is carried down while a file is read, so that every `CardError` names file, card and field.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches

_LONGEST = 40
_MOST_LISTED = 24


class CardError(ValueError):
    """A card, or a card file, that cannot be."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a card file; an empty `card` or `field` means the whole of it."""

    file: str
    card: str = ""
    field: str = ""

    def at_card(self, card: str) -> "Spot":
        """The place of one card in this file."""
        return replace(self, card=_short(card))

    def at(self, key: str) -> "Spot":
        """The place of a key inside this one, such as `cost.gold`."""
        key = _short(key)
        return replace(self, field=f"{self.field}.{key}" if self.field else key)

    def item(self, index: int) -> "Spot":
        """The place of a list's item, counted from 1, such as `effects[1]`."""
        return replace(self, field=f"{self.field}[{index + 1}]")

    def wrong(self, message: str) -> CardError:
        """An error that names this place."""
        place = ": ".join(part for part in (self.file, self.card, self.field) if part)
        return CardError(f"{place}: {message}")

    def expected(self, expected: str, value: object) -> CardError:
        """An error for a value that is not what was expected."""
        return self.wrong(f"expected {expected}, found {describe(value)}")

    def unknown(self, noun: str, word: str, known: Iterable[str]) -> CardError:
        """An error for a word that is not among the known ones, with the nearest of them."""
        return self.wrong(f"unknown {noun} {describe(word)}; {suggestion(word, known)}")


def suggestion(word: str, known: Iterable[str]) -> str:
    """The known word nearest to this one; if none is near, all of them, unless they are many."""
    words = list(known)
    nearest = get_close_matches(word[:_LONGEST], words, n=1)
    if nearest:
        return f"did you mean {nearest[0]}?"
    if len(words) <= _MOST_LISTED:
        return f"known: {', '.join(words) or 'none'}"
    return f"none of the {len(words)} known is like it"


def describe(value: object) -> str:
    """A value in a few words, however large it is."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return repr(_short(value))
    if isinstance(value, int):
        return str(value) if abs(value) < 10**_LONGEST else "a huge number"
    return {dict: "a table", list: "a list", float: "a fraction"}.get(type(value), "a date or time")


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
