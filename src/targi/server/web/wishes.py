"""What a browser wishes for, as the headers `Accept-Language` and `Accept-Encoding` have it."""

from __future__ import annotations

from collections.abc import Iterator


def wishes(header: str) -> Iterator[tuple[str, str]]:
    """Each name with how much it is wished for: from `0`, not at all, to `1`."""
    for one in header.lower().split(","):
        name, _, quality = one.replace(" ", "").partition(";q=")
        yield name, quality or "1"
