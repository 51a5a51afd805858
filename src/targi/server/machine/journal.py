"""What makes entries a journal: the checks that fail by name instead of telling another story."""

from __future__ import annotations

from targi.game.fairness import commitment_to
from targi.game.ruleset import RULES_VERSION
from targi.server.wire.basics import kind_of
from targi.server.wire.journal import FORMAT, Created, Entry


class JournalError(ValueError):
    """Entries that are no journal of a table which this version can play."""


def check_first(first: Entry | None) -> Created:
    """The entry that makes the table, of a version that can be played here."""
    if not isinstance(first, Created):
        found = "nothing" if first is None else described(first)
        raise JournalError(f"expected entry 1 (created), found {found}")
    if first.format != FORMAT:
        raise JournalError(f"format: expected {FORMAT}, found {first.format}")
    if first.rules != RULES_VERSION:  # a running game is never reinterpreted
        raise JournalError(f"rules: expected version {RULES_VERSION}, found {first.rules}")
    if first.commitment != commitment_to(first.secret):
        raise JournalError(f"commitment: expected the secret's hash, found {first.commitment}")
    return first


def check_next(entry: Entry, last: int, closed: bool) -> None:
    """An entry that follows the last one, at a table that is still open."""
    if entry.number != last + 1 or closed or isinstance(entry, Created):
        expected = "no more entries" if closed else f"entry {last + 1}"
        raise JournalError(f"expected {expected}, found {described(entry)}")


def check_same(entry: Entry, field: str, due: tuple[str, ...], found: tuple[str, ...]) -> None:
    """What the entry says is what the game comes to."""
    if due != found:
        expected, there = " ".join(due), " ".join(found)
        raise JournalError(f"entry {entry.number}: {field}: expected {expected}, found {there}")


def described(entry: Entry) -> str:
    """An entry in an error's words."""
    return f"entry {entry.number} ({kind_of(type(entry).__name__)})"
