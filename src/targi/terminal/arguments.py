"""Numbers as arguments of commands: what is refused is named in a few letters, however long it is.

Each function is the `type` of an argument.
"""

import argparse
import math
import re
from typing import Final

from targi.cards.error_texts import expected

_SEED_DIGITS: Final = 1000  # as many as a record holds
_DIGITS: Final = 9  # of how many
_MOST: Final = f"{10**_DIGITS - 1:,}"


def seed(text: str) -> int:
    """Any whole number that a record can hold."""
    if not re.fullmatch(f"-?[0-9]{{1,{_SEED_DIGITS}}}", text):
        what = f"a whole number of at most {_SEED_DIGITS} digits"
        raise argparse.ArgumentTypeError(expected(what, text))
    return int(text)


def from_0(text: str) -> int:
    """How many of something, perhaps none: a whole number from 0."""
    if not re.fullmatch(f"[0-9]{{1,{_DIGITS}}}", text):
        raise argparse.ArgumentTypeError(expected(f"a whole number from 0 to {_MOST}", text))
    return int(text)


def from_1(text: str) -> int:
    """How many of something: a whole number from 1."""
    if not re.fullmatch(f"[0-9]{{1,{_DIGITS}}}", text) or int(text) < 1:
        raise argparse.ArgumentTypeError(expected(f"a whole number from 1 to {_MOST}", text))
    return int(text)


def above_0(text: str) -> float:
    """A number above 0, such as a budget or seconds."""
    found = number(text)
    if not 0 < found < math.inf:
        raise argparse.ArgumentTypeError(expected("a number above 0", text))
    return found


def number(text: str) -> float:
    """A number, or one that fits no limits."""
    try:
        return float(text)
    except ValueError:
        return math.nan
