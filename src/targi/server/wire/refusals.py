"""What there is to say about a refusal, at a table and by HTTP. `machine.codes` has the codes."""

from __future__ import annotations

from msgspec import Struct

from targi.server.wire.basics import Phrase


class Details(Struct, frozen=True, omit_defaults=True):
    """The `about` of a refusal; docs/protocol.md says which code has what."""

    expected: str | None = None  # and where
    protocol: int | None = None  # the server's
    reason: str | None = None  # why the rules do not allow a move
    rule: str | None = None
    says: Phrase | None = None
