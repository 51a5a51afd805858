"""Provably fair: the key of a game that neither server nor players could choose (docs/records.md).

A server commits to its secret before it knows the players' bytes; the players give theirs before
they know the secret. The operator of the server could still look ahead: this only proves that
no card was chosen or changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from targi.game.records.fields import RecordError

if TYPE_CHECKING:
    from targi.game.records.fields import Headers


def commitment_to(secret: str) -> str:
    """What the server publishes first: SHA-256 of its secret bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key_from(secret: str, blue: str, white: str) -> str:
    """The key of the game: SHA-256 of the secret's bytes, then blue's, then white's."""
    return hashlib.sha256(bytes.fromhex(secret + blue + white)).hexdigest()


def check_secret(line_of: Mapping[str, int], headers: Headers, end: str, key: str | None) -> None:
    """Refuse a record whose secret is not the promised one, or does not give the game's key."""
    secret = headers.secret
    if secret is None:
        return
    if end == "unfinished":
        raise RecordError(line_of.get("secret", 0), "no secret before the game has ended", secret)
    if headers.nonces is None:
        raise RecordError(line_of.get("secret", 0), "nonces: with a secret, both players'", "")
    due = commitment_to(secret)
    if headers.commitment != due:
        expected = f"commitment: {due}, the SHA-256 of the secret"
        raise RecordError(line_of.get("commitment", 0), expected, headers.commitment or "")
    due = key_from(secret, *headers.nonces.split(" "))
    if key != due:
        expected = f"key: {due}, the SHA-256 of secret and nonces"
        raise RecordError(line_of.get("key", 0), expected, key or "")
