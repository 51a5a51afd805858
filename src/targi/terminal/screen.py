"""What this terminal can do: how many letters fit a line, whether a line can be wiped off again.

Nothing here knows colours: no command uses any.
"""

import os
import shutil
from typing import Final, TextIO

WIDEST: Final = 80  # longer lines are hard to read
_NARROWEST: Final = 20  # below that words would be torn apart, so lines run over instead
_WIPE: Final = "\r\x1b[K"


def columns() -> int:
    """How many letters a line of this terminal holds; a pipe holds the usual 80."""
    return shutil.get_terminal_size((WIDEST, 24)).columns


def width() -> int:
    """How many letters a line of text should have."""
    return max(_NARROWEST, min(columns(), WIDEST))


def can_wipe(stream: TextIO) -> bool:
    """Whether a line written there can be wiped off: not in a pipe or on a dumb terminal."""
    return stream.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb")


def wipe(stream: TextIO) -> None:
    """Empty the line being written."""
    print(_WIPE, end="", file=stream, flush=True)
