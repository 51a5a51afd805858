"""The fields of a record: which there are, in which order, what each may hold (docs/records.md).

Not here: the moves between them, and the text as a whole (`writing` writes, `reading` reads).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from datetime import datetime
from typing import Final

from targi.cards.error_texts import describe, shorten
from targi.game.fairness import commitment_to, key_from
from targi.game.key import SEED_DIGITS
from targi.game.names import SEATS
from targi.game.ruleset import RULES_VERSION
from targi.game.ruleset_text import is_hash
from targi.game.visible import characters, shows_something

# Lines of fields before and after the moves; what is absent is left out, an empty line too.
OPENING: Final = (
    ("rules", "ruleset", "first"),
    ("deck",),
    ("border",),
    ("cards",),
    ("blue", "white", "started"),
    ("commitment",),
    ("nonces",),
    ("deal",),
    ("position",),
)
CLOSING: Final = (("takebacks", "end", "by", "score", "seed", "key"), ("secret",))
# Whatever the game is:
HEADERS: Final = ("blue", "white", "started", "commitment", "nonces", "secret")
FIELDS: Final = tuple(name for line in OPENING + CLOSING for name in line)

ENDS: Final = ("completed", "resigned", "timeout", "agreed", "abandoned", "unfinished")
ENDED_BY_ONE: Final = ("resigned", "timeout", "abandoned")  # these need a `by`

LONGEST_NAME: Final = 24  # characters as a reader counts them
MOST_CODES: Final = 72  # of Unicode, in all of them: three for each
_LONGEST_FOUND: Final = 71  # the hash of a card file


class RecordError(ValueError):
    """A record that cannot be: where, what was found, what was expected. Line 0 is no line."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        place = f"line {line}: " if line else ""
        self.line = line
        self.expected = expected
        self.found = shorten(found, _LONGEST_FOUND)
        super().__init__(f"{place}expected {expected}, found {self.found!r}")

    def __reduce__(self) -> tuple[object, ...]:  # pickled by what it was made from
        return type(self), (self.line, self.expected, self.found)


class MissingCardsError(RecordError):
    """A record that was played with a custom card file, and none was given; `found` is its hash."""


@dataclass(frozen=True, slots=True)
class Headers:
    """What a record says about a game beyond its course; None is left out."""

    blue: str | None = None  # the players' names
    white: str | None = None
    started: str | None = None  # UTC, 2026-11-15T18:04:00Z
    commitment: str | None = None  # a server's promise of the key, and the players' part in it
    nonces: str | None = None
    secret: str | None = None  # what the promise was about, once the game has ended
    end: str | None = None  # None: completed or unfinished, as the game says
    by: str | None = None  # who resigned, timed out or left

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None:
                check_field(0, field.name, value)

    def changed(self, headers: Mapping[str, str]) -> Headers:
        """The same with some of them changed."""
        known = [field.name for field in fields(self)]
        for name in headers:
            if name not in known:
                raise TypeError(f"record: unknown header {name!r}; known: {', '.join(known)}")
        return replace(self, **headers)


def check_field(line: int, name: str, value: object) -> None:
    """Refuse a value that this field never holds."""
    fits, expected = _VALUES[name]
    if not isinstance(value, str):
        raise RecordError(line, f"{name}: a text, {expected}", describe(value))
    if not fits(value):
        raise RecordError(line, f"{name}: {expected}", value)


def check_end(line: int, over: bool, end: str, by: str | None) -> None:
    """Refuse an end that does not fit the game, or one that lacks who brought it about."""
    if over != (end == "completed"):
        fitting = "completed" if over else f"{', '.join(ENDS[1:])} (the game is not over)"
        raise RecordError(line, f"end: {fitting}", end)
    if (by is not None) != (end in ENDED_BY_ONE):
        raise RecordError(line, f"by: blue or white with {', '.join(ENDED_BY_ONE)} only", by or "")


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


def _is_name(value: str) -> bool:
    spaced_out = "  " in value or value != value.strip(" ")
    seen = value.isprintable() and shows_something(value)
    fits = len(value) <= MOST_CODES and characters(value) <= LONGEST_NAME
    return fits and seen and not spaced_out


def _is_time(value: str) -> bool:
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", value):
        return False
    try:
        datetime.strptime(value, "%Y-%m-%dT%H:%M:%SZ")
    except ValueError:
        return False
    return True


def _like(pattern: str) -> Callable[[str], bool]:
    return lambda value: re.fullmatch(pattern, value) is not None


def _one_of(*words: str) -> tuple[Callable[[str], bool], str]:
    return words.__contains__, " or ".join([", ".join(words[:-1]), words[-1]])


_ANY: Final = (lambda value: True, "a value")  # the reader checks these itself
_NAME: Final = (
    _is_name,
    f"1 to {LONGEST_NAME} characters, some of them visible, no control characters, no wide gaps",
)
_HEX: Final = "[0-9a-f]{1,128}"
_VALUES: Final[dict[str, tuple[Callable[[str], bool], str]]] = {
    "rules": (_like(str(RULES_VERSION)), f"{RULES_VERSION}, which this version plays"),
    "ruleset": _ANY,
    "first": _one_of(*SEATS),
    "deck": _ANY,
    "border": (_like("[0-9]{1,2}( [0-9]{1,2})*"), "numbers with a space between them"),
    "cards": (is_hash, "sha256: and 64 hexadecimal digits, small letters"),
    "blue": _NAME,
    "white": _NAME,
    "started": (_is_time, "a time like 2026-11-15T18:04:00Z"),
    "commitment": (_like("[0-9a-f]{64}"), "64 hexadecimal digits, small letters"),
    "nonces": (
        _like("[0-9a-f]{32} [0-9a-f]{32}"),
        "32 hexadecimal digits of blue and 32 of white, small letters",
    ),
    "secret": (_like("[0-9a-f]{64}"), "64 hexadecimal digits, small letters"),
    "deal": _ANY,
    "position": _ANY,
    "takebacks": (_like("[0-9]{1,9}"), "a number"),
    "end": _one_of(*ENDS),
    "by": _one_of(*SEATS),
    "score": _ANY,
    "seed": (_like(f"-?[0-9]{{1,{SEED_DIGITS}}}"), "a whole number"),
    "key": (_like(_HEX), "up to 128 hexadecimal digits, small letters"),
}
