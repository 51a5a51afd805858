"""Strict reading of single values out of a parsed card file.

Every function takes the place it reads (`Spot`) and a value of any kind; it returns the value with
its type, or raises a `CardError` that says what was expected there. Where a value has parts, all of
them are looked at before the error is raised.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, TypeAlias

from targi.cards.errors import Spot, gather
from targi.cards.tokens import MOST_OF_A_KIND, Bundle

Reader: TypeAlias = Callable[[Spot, object], Any]


def table(
    spot: Spot, value: object, readers: Mapping[str, Reader], required: Iterable[str] = ()
) -> dict[str, Any]:
    """A table with a reader for each key it may have; no other keys, and all the required ones."""
    entries = any_table(spot, value)
    found = gather(
        [
            *(partial(_entry, spot, key, entry, readers) for key, entry in entries.items()),
            *(partial(_missing, spot, key) for key in required if key not in entries),
        ]
    )
    return dict(zip(entries, found, strict=True))


def any_table(spot: Spot, value: object) -> dict[str, object]:
    """A table whose keys are free, such as card ids."""
    if not isinstance(value, dict):
        raise spot.expected("a table", value)
    return value


def only_entry(spot: Spot, value: object) -> tuple[str, object]:
    """The key and the value of a table with exactly one entry."""
    entries = any_table(spot, value)
    if len(entries) != 1:
        raise spot.wrong(f"expected a table with one entry, found {len(entries)}")
    return next(iter(entries.items()))


def array(spot: Spot, value: object, low: int, high: int, reader: Reader) -> tuple[Any, ...]:
    """What a list of `low` to `high` items holds, each read in the same way."""
    return tuple(gather(partial(reader, *item) for item in items(spot, value, low, high)))


def items(spot: Spot, value: object, low: int, high: int) -> list[tuple[Spot, object]]:
    """The unread items of a list that holds `low` to `high` of them, each with its place."""
    expected = f"a list of {low} to {high} items" if low < high else f"a list of {low} items"
    if not isinstance(value, list):
        raise spot.expected(expected, value)
    if not low <= len(value) <= high:
        raise spot.wrong(f"expected {expected}, found {len(value)}")
    return [(spot.item(index), item) for index, item in enumerate(value)]


def number(spot: Spot, value: object, low: int, high: int) -> int:
    """A whole number from `low` to `high`."""
    # In Python true and false are numbers too; in a card file they are not.
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        numbers = f"a whole number from {low} to {high}" if low < high else str(low)
        raise spot.expected(numbers, value)
    return value


def text(spot: Spot, value: object) -> str:
    """A text that is not empty."""
    if not isinstance(value, str) or not value.strip():
        raise spot.expected("a text", value)
    return value


def word(spot: Spot, value: object, noun: str, known: Iterable[str]) -> str:
    """One of the known words; `noun` says what they are words for."""
    found = text(spot, value)
    known = tuple(known)
    if found not in known:
        raise spot.unknown(noun, found, known)
    return found


def bundle(spot: Spot, value: object, kinds: Iterable[str]) -> Bundle:
    """At least one token of these kinds, and not too many of any (rule 9.6)."""
    amount = partial(number, low=0, high=MOST_OF_A_KIND)
    tokens = Bundle(**table(spot, value, dict.fromkeys(kinds, amount)))
    if not any(tokens.amounts):
        raise spot.wrong("expected at least one token, found none")
    return tokens


def unless(empty: object, meaning: object, reader: Reader) -> Reader:
    """A reader that takes the empty table or list as a way to say that there is none."""
    return lambda spot, value: meaning if value == empty else reader(spot, value)


def choices(spot: Spot, value: object, low: int, high: int, reader: Reader) -> tuple[Any, ...]:
    """A list of which one item will be chosen: no two of them may be the same."""
    found = array(spot, value, low, high, reader)
    for index, item in enumerate(found):
        if item in found[:index]:
            first = found.index(item) + 1
            raise spot.item(index).wrong(f"expected another choice than the one at [{first}]")
    return found


def repeated(words: Iterable[str]) -> list[str]:
    """The words that come more than once."""
    return [word for word, times in Counter(words).items() if times > 1]


def _entry(spot: Spot, key: str, value: object, readers: Mapping[str, Reader]) -> Any:
    if key not in readers:
        raise spot.unknown("key", key, readers)
    return readers[key](spot.at(key), value)


def _missing(spot: Spot, key: str) -> Any:
    raise spot.wrong(f"{key} is missing")
