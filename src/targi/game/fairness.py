"""Provably fair: the key of a game that neither server nor players could choose (docs/records.md).

A server commits to its secret before it knows the players' bytes; the players give theirs before
they know the secret. The operator of the server could still look ahead: this only proves that
no card was chosen or changed.
"""

import hashlib


def commitment_to(secret: str) -> str:
    """What the server publishes first: SHA-256 of its secret bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key_from(secret: str, blue: str, white: str) -> str:
    """The key of the game: SHA-256 of the secret's bytes, then blue's, then white's."""
    return hashlib.sha256(bytes.fromhex(secret + blue + white)).hexdigest()
