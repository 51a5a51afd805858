"""Strict reading of single values out of a parsed card file.

Every function takes the place it reads (`Spot`) and a value of any kind; it returns the value with
its type, or raises a `CardError` that says what was expected there.
"""

from collections.abc import Iterable

from targi.cards.errors import Spot
from targi.cards.tokens import MOST_OF_A_KIND, Bundle


def table(
    spot: Spot, value: object, required: Iterable[str], optional: Iterable[str] = ()
) -> dict[str, object]:
    """A table with all of the required keys and none besides these and the optional ones."""
    entries = any_table(spot, value)
    required = tuple(required)
    known = (*required, *optional)
    for key in entries:
        if key not in known:
            raise spot.unknown("key", key, known)
    for key in required:
        if key not in entries:
            raise spot.wrong(f"{key} is missing")
    return entries


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


def array(spot: Spot, value: object, low: int, high: int) -> list[tuple[Spot, object]]:
    """The items of a list that holds `low` to `high` of them, each with its place."""
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
        raise spot.expected(f"a whole number from {low} to {high}", value)
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
    entries = table(spot, value, (), kinds)
    tokens = Bundle(**{k: number(spot.at(k), n, 0, MOST_OF_A_KIND) for k, n in entries.items()})
    if not any(tokens.amounts):
        raise spot.wrong("expected at least one token, found none")
    return tokens
