"""How many bytes server and players give to the key of a game; see `targi.game.fairness`."""

from __future__ import annotations

import re

SECRET_BYTES = 32
NONCE_BYTES = 16


def is_hex(text: str, size: int) -> bool:
    """Whether a text is so many bytes in hexadecimal digits, small letters."""
    return len(text) == 2 * size and re.fullmatch("[0-9a-f]+", text) is not None
