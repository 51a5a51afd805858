"""What is raised when a card file is wrong: the place, what was expected, what was found.

`Spot` is carried down while a file is read, so that every `CardError` names file, card and field;
`gather` goes on after a mistake, so that a reader learns of all of them at once.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from targi.cards.error_texts import expected, shorten, unknown

MOST_PROBLEMS: Final = 100

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
        return replace(self, card=shorten(card), field="")

    def at(self, key: str) -> "Spot":
        """The place of a key inside this one, such as `cost.gold`."""
        key = shorten(key)
        return replace(self, field=f"{self.field}.{key}" if self.field else key)

    def item(self, index: int) -> "Spot":
        """The place of a list's item, counted from 1, such as `effects[1]`."""
        return replace(self, field=f"{self.field}[{index + 1}]")

    def wrong(self, message: str) -> CardError:
        """An error that names this place."""
        place = ": ".join(part for part in (self.file, self.card, self.field) if part)
        return CardError(f"{place}: {message}")

    def expected(self, what: str, value: object) -> CardError:
        """An error for a value that is not what was expected."""
        return self.wrong(expected(what, value))

    def unknown(self, noun: str, word: str, known: Iterable[str]) -> CardError:
        """An error for a word that is not among the known ones, with the nearest of them."""
        return self.wrong(unknown(noun, word, known))
