"""What the server knows of a command besides its text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CommandContext:
    """Who sent a command, when and how; and an id in case it leads to a new table."""

    sender: str | None  # the person, if the browser is known
    now: int  # Unix time in ms
    fresh: str = ""  # an id that no table has, in case one is agreed on
    invitation: str | None = None  # hash of the secret in the link the sender came by
