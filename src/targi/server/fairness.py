"""Fair by proof: how the key of a game is made so that neither server nor players choose the cards.

The server commits to its secret before it knows the players' bytes; the players give theirs before
they know the secret. Whoever runs the server could still read ahead: this proves only that no card
was chosen or changed.
"""

from __future__ import annotations

import hashlib
import re

SECRET_BYTES = 32
NONCE_BYTES = 16


def commitment_to(secret: str) -> str:
    """What the server publishes first: SHA-256 of its secret bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key_from(secret: str, blue: str, white: str) -> str:
    """The key of the game: SHA-256 of the secret's bytes, then blue's, then white's."""
    return hashlib.sha256(bytes.fromhex(secret + blue + white)).hexdigest()


def is_hex(text: str, size: int) -> bool:
    """Whether a text is so many bytes in hexadecimal digits, small letters."""
    return len(text) == 2 * size and re.fullmatch("[0-9a-f]+", text) is not None
