"""Reading TOML that anyone may have written, in bounded time and memory.

Size and depth are looked at before the parser sees the text: it is written for friends, recurses
into nested values, and takes quadratic time over a key of many parts.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from targi.cards.error_texts import describe
from targi.cards.errors import CardError, Spot

LARGEST: Final = 1_000_000  # bytes; all cards there are, with comments, take a twentieth of it
DEEPEST: Final = 12  # brackets within brackets, or parts of a key; cards need six

_LONGEST: Final = 80  # of the parser's words

# The pieces of TOML that say how deep we are. A string or a comment hides what is inside it; one
# that is never closed ends with its line or, if of many lines, with the text.
_PIECES: Final = re.compile(
    r"""
    \"{3} (?: \\. | [^\\] )*? (?: \"{3,5} | \\?\Z )
    | '{3} .*? (?: '{3,5} | \Z )
    | \" (?: \\[^\n] | [^"\\\n] )* \"?
    | ' [^'\n]* '?
    | \# [^\n]*
    | [][{}.,=\n]
    """,
    re.VERBOSE | re.DOTALL,
)


def read_toml(path: Path, spot: Spot) -> dict[str, Any]:
    """What a file holds; it must be a text in UTF-8."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a path that no system would take
        reason = error.strerror if isinstance(error, OSError) else error
        raise spot.wrong(f"cannot be read: {reason}") from None
    if len(content) > LARGEST:
        raise _too_large(spot)
    try:
        # Some editors put a mark before the text.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise spot.wrong(f"line {line}: expected a text in UTF-8") from None
    return parse_toml(text, spot)


def parse_toml(text: str, spot: Spot) -> dict[str, Any]:
    """What a text holds."""
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        raise _too_large(spot)
    _check_depth(text, spot)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise spot.wrong(f"not readable as TOML: {_explain(str(error), text)}") from None
    except ValueError:  # what Python says of a number that it would take too long to read
        problem = f"line {_line_of_longest_number(text)}: a number with too many digits"
        raise spot.wrong(f"not readable as TOML: {problem}") from None


def _too_large(spot: Spot) -> CardError:
    return spot.wrong(f"expected at most {LARGEST} bytes, found more")


def _check_depth(text: str, spot: Spot) -> None:
    brackets = parts = 0
    for piece in _PIECES.finditer(text):
        mark = piece[0]
        if mark in "[{":
            brackets += 1
        elif mark in "]}":
            brackets -= 1
        elif mark == ".":
            parts += 1
        elif mark in "=,\n":  # a key ends where a value begins or ends
            parts = 0
        if brackets > DEEPEST or parts > DEEPEST:
            line = text.count("\n", 0, piece.start()) + 1
            raise spot.wrong(f"line {line}: nested too deeply")


def _explain(error: str, text: str) -> str:
    """The parser's words, cut to a bearable length, and the line they speak of."""
    place = re.search(r"at line (\d+)", error)
    lines = text.rstrip().split("\n")
    line = lines[int(place[1]) - 1 if place else -1].strip()  # else: at the end of the document
    return f"{error[:_LONGEST]}: {describe(line)}"


def _line_of_longest_number(text: str) -> int:
    """Where most digits are, strings and comments aside."""
    bare = _PIECES.sub(lambda piece: " " + "\n" * piece[0].count("\n"), text)
    longest = max(re.finditer("[0-9][0-9_]*", bare), key=lambda number: len(number[0]))
    return bare.count("\n", 0, longest.start()) + 1
