"""Which characters can be seen: names need one, and texts from outside lose those that cannot.

How names are said is in `targi.text.phrases`.
"""

import unicodedata
from typing import Final

# Control, format (all bidirectional marks are among them), lone surrogate and private characters.
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters, marks and signs that show nothing: fillers, joiners, selectors of variants, an empty
# Braille cell.
_FILLERS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
_BLANK: Final = frozenset(_FILLERS) | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}


_FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)  # two of them are one flag
_ON_ANOTHER: Final = frozenset("\u0e33\u0eb3") | {  # vowels of Thai and Lao, colours of skin
    chr(code) for code in range(0x1F3FB, 0x1F400)
}


def is_harmless(letter: str) -> bool:
    """Whether a character shows itself, or is a space."""
    return unicodedata.category(letter) not in _UNSEEN and letter not in _BLANK


def shows_something(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return any(is_harmless(letter) and not letter.isspace() for letter in text)


def characters(text: str) -> int:
    """How many characters a reader counts: with their marks, and flags as one."""
    flags = sum(ord(letter) in _FLAG_LETTERS for letter in text)
    standing = sum(
        unicodedata.category(letter)[0] != "M" and letter not in _ON_ANOTHER for letter in text
    )
    return standing - flags // 2
