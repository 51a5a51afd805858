"""Strict reading of JSON: every value knows its path, every error names path and expectation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from targi.cards.error_texts import describe, expected, shorten, suggestion, unknown

_MOST_LISTED: Final = 16


class PositionError(ValueError):
    """A position that cannot be: `path` is the offending field, `problem` what is wrong there."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path or 'position'}: {problem}")
        self.path = path
        self.problem = problem

    def __reduce__(self) -> tuple[object, ...]:  # pickled by what it was made from
        return type(self), (self.path, self.problem)


class JsonField:
    """A value somewhere in a JSON document."""

    def __init__(self, value: object, path: str = "") -> None:
        self.value = value
        self.path = path

    def error(self, problem: str) -> PositionError:
        """The error to raise about this value."""
        return PositionError(self.path, problem)

    def expected(self, what: str) -> PositionError:
        """The error that this value is not what was expected."""
        return self.error(expected(what, self.value))

    def at(self, key: str | int) -> str:
        """The path of a member."""
        if isinstance(key, int):
            return f"{self.path}[{key}]"
        return f"{self.path}.{key}" if self.path else key

    def members(self, keys: Iterable[str], optional: Iterable[str] = ()) -> dict[str, JsonField]:
        """An object with exactly these keys, and perhaps the optional ones."""
        if not isinstance(self.value, dict):
            raise self.expected("an object")
        required = tuple(keys)
        known = (*required, *optional)
        for key in self.value:
            if key not in known:
                name = shorten(key) if isinstance(key, str) else describe(key)
                raise PositionError(self.at(name), f"unknown key; {suggestion(key, known)}")
        for key in required:
            if key not in self.value:
                raise PositionError(self.at(key), "missing")
        return {key: JsonField(value, self.at(key)) for key, value in self.value.items()}

    def items(self, most: int) -> list[JsonField]:
        """A list of at most so many values."""
        if not isinstance(self.value, list):
            raise self.expected("a list")
        if len(self.value) > most:
            raise self.error(f"expected at most {most} items, found {len(self.value)}")
        return list(self)

    def __iter__(self) -> Iterator[JsonField]:
        assert isinstance(self.value, list)
        return (JsonField(value, self.at(index)) for index, value in enumerate(self.value))

    def number(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.expected(f"a whole number from {low} to {high}")
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.expected("true or false")
        return self.value

    def text(self) -> str:
        """Any text."""
        if not isinstance(self.value, str):
            raise self.expected("a text")
        return self.value

    def word(self, words: Iterable[str]) -> str:
        """One of some words; if they are many, a near one is suggested."""
        known = tuple(words)
        if not isinstance(self.value, str) or self.value not in known:
            if len(known) > _MOST_LISTED:
                raise self.error(unknown("id", self.value, known))
            raise self.expected(", ".join(known))
        return self.value

    def index(self, words: Sequence[str]) -> int:
        """One of some words, as its place among them."""
        return words.index(self.word(words))

    def words(self, words: Iterable[str]) -> list[str]:
        """A list of different words, all known."""
        known = tuple(words)
        found: list[str] = []
        for spot in self.items(len(known)):
            word = spot.word(known)
            if word in found:
                raise spot.error(f"{word} is listed twice")
            found.append(word)
        return found

    def cell(self) -> int:
        """A cell of the centre, given by row and column."""
        given = self.items(2)
        missing = [JsonField(None, self.at(place)) for place in range(len(given), 2)]
        row, column = given + missing
        return row.number(0, 2) * 3 + column.number(0, 2)

    def exactly(self, value: object, why: str) -> None:
        """This value and no other."""
        if self.value != value or type(self.value) is not type(value):  # 1.0 and True are not 1
            raise self.expected(f"{value!r} ({why})")
