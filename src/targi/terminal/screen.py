"""What this terminal can do: which lines fit it, whether a line can be wiped off again.

Nothing here knows colours: no command uses any.
"""

import os
import re
import shutil
from textwrap import wrap
from typing import Final, TextIO

WIDEST: Final = 80  # longer lines are hard to read
_NARROWEST: Final = 20  # below that words would be torn apart, so lines run over instead
_WIPE: Final = "\r\x1b[K"
# A number and the word that it counts stay on one line; nothing that is said has this character.
_COUNT: Final = re.compile(r"(?<!\S)([0-9]+×?) (?=\w)")
_TIE: Final = "\x1f"


def columns() -> int:
    """How many letters a line of this terminal holds; a pipe holds the usual 80."""
    return shutil.get_terminal_size((WIDEST, 24)).columns


def width() -> int:
    """How many letters a line of text should have."""
    return max(_NARROWEST, min(columns(), WIDEST))


def lines(text: str, indent: str = "") -> list[str]:
    """A text in lines that fit, all but the first indented; names of files stay whole."""
    tied = _COUNT.sub(rf"\1{_TIE}", text)
    found = wrap(tied, width(), subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace(_TIE, " ") for line in found]


def can_wipe(stream: TextIO) -> bool:
    """Whether a line written there can be wiped off: not in a pipe or on a dumb terminal."""
    return stream.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb")


def wipe(stream: TextIO) -> None:
    """Empty the line being written."""
    print(_WIPE, end="", file=stream, flush=True)
