"""What is said when a card file is wrong: the place, what was expected, what was found.

`Spot` is carried down while a file is read, so that every `CardError` names file, card and field;
`gather` goes on after a mistake, so that a reader learns of all of them at once.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Final, TypeVar

MOST_PROBLEMS: Final = 100

_LONGEST: Final = 40
_MOST_LISTED: Final = 24

Found = TypeVar("Found")


class CardError(ValueError):
    """A card, or a card file, that cannot be; each argument is one thing wrong with it."""

    @property
    def problems(self) -> tuple[str, ...]:
        """All that is wrong, a line each."""
        return self.args

    def __str__(self) -> str:
        return "\n".join(self.args)


def gather(readings: Iterable[Callable[[], Found]]) -> list[Found]:
    """What all these readings find; if some fail, one `CardError` with the problems of all.

    A file full of mistakes is not read to its end, which bounds the time and the answer.
    """
    found: list[Found] = []
    problems: list[str] = []
    for reading in readings:
        try:
            found.append(reading())
        except CardError as error:
            problems += error.problems
        if len(problems) > MOST_PROBLEMS:
            problems[MOST_PROBLEMS:] = [f"and more; these are the first {MOST_PROBLEMS} errors"]
            break
    if problems:
        raise CardError(*problems)
    return found


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a card file; an empty `card` or `field` means the whole of it."""

    file: str
    card: str = ""
    field: str = ""

    def at_card(self, card: str) -> "Spot":
        """The place of one card in this file."""
        return replace(self, card=_short(card), field="")

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
    by_small_letters = {word.lower(): word for word in words}
    nearest = get_close_matches(word[:_LONGEST].lower(), by_small_letters, n=1)
    if nearest:
        return f"did you mean {by_small_letters[nearest[0]]}?"
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
