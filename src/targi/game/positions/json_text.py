"""Reading the JSON of a position that anyone may have written: exact, bounded, in our own words.

Here a text becomes values; what they mean is read in `loading`.
"""

from __future__ import annotations

import json
from typing import Any, Final

from targi.cards.error_texts import describe
from targi.game.positions.reader import PositionError

LARGEST: Final = 1_000_000  # characters, as of a record
_DIGITS: Final = 1000  # of a number; a position needs two


def parse_json(text: str) -> Any:
    """What a text holds; `PositionError` if it is not JSON, or JSON that says something twice."""
    if len(text) > LARGEST:
        raise PositionError("", f"expected at most {LARGEST} characters, found more")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_int=_number)
    except PositionError:  # a ValueError, too
        raise
    except _DigitsError as error:
        line = text.count("\n", 0, text.index(error.digits)) + 1
        problem = f"not JSON: line {line}: a number with too many digits"
        raise PositionError("", problem) from None
    except ValueError as error:
        raise PositionError("", f"not JSON: {error}") from None
    except RecursionError:
        raise PositionError("", "not JSON: nested too deeply") from None


class _DigitsError(Exception):
    """A number that Python would refuse in words of its own."""

    def __init__(self, digits: str) -> None:
        super().__init__(digits)
        self.digits = digits


def _number(digits: str) -> int:
    if len(digits) > _DIGITS:
        raise _DigitsError(digits)
    return int(digits)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise PositionError("", f"the key {describe(key)} comes twice in an object")
        found[key] = value
    return found
