"""How errors speak about what is wrong, of card files, positions, rulesets and arguments alike.

"expected X, found Y", with Y in a few characters however large it is; "unknown X", with the known
word that was perhaps meant. Where it is wrong is said by those who raise the error.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from reprlib import Repr
from typing import Final

LONGEST: Final = 40  # characters of a value
_MOST_LISTED: Final = 24


def expected(what: str, value: object) -> str:
    """A value is not what was expected."""
    return f"expected {what}, found {describe(value)}"


def unknown(noun: str, word: object, known: Iterable[str]) -> str:
    """A word is not among the known ones."""
    return f"unknown {noun} {describe(word)}; {suggestion(word, known)}"


def suggestion(word: object, known: Iterable[str]) -> str:
    """The known word nearest to this one; if none is near, all of them, unless they are many."""
    words = list(known)
    by_small_letters = {word.lower(): word for word in words}
    written = word[:LONGEST].lower() if isinstance(word, str) else ""
    nearest = get_close_matches(written, by_small_letters, n=1)
    if nearest:
        return f"did you mean {by_small_letters[nearest[0]]}?"
    if len(words) <= _MOST_LISTED:
        return f"known: {', '.join(words) or 'none'}"
    return f"none of the {len(words)} known is like it"


def describe(value: object) -> str:
    """A value in a few characters, however large it is."""
    text = _DESCRIBER.repr(value)
    return text if isinstance(value, str) else shorten(text)


def shorten(text: str, longest: int = LONGEST) -> str:
    """A text, or its beginning."""
    return text if len(text) <= longest else text[: longest - 3] + "..."


class _Describer(Repr):
    """Bounds how long and how deep it looks, and names what Python writes in its own way."""

    def repr_str(self, x: str, level: int) -> str:
        return repr(shorten(x))

    def repr_int(self, x: int, level: int) -> str:
        return str(x) if abs(x) < 10**LONGEST else "a huge number"  # Python refuses to write it

    def repr_bool(self, x: bool, level: int) -> str:
        return str(x).lower()

    def repr_NoneType(self, x: None, level: int) -> str:  # noqa: N802  # named after the type
        return "nothing"

    def _repr_time(self, x: object, level: int) -> str:
        return "a date or time"

    repr_date = repr_time = repr_datetime = _repr_time


_DESCRIBER: Final = _Describer()
_DESCRIBER.maxother = LONGEST
