"""Phrases: what is to be said, without saying in which language.

A phrase names a message of the Fluent files and what fills its gaps: texts, numbers, other
phrases, or several phrases as a list. It is plain data, so a server can send it and a browser can
say it in the reader's own language. `saying` says phrases; who makes them is beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from targi.game.names import Json
from targi.game.visible import is_harmless

# What fills a gap. Several phrases become a list in the form of the language: "a, b and c".
Gap: TypeAlias = "str | int | Phrase | tuple[Phrase, ...]"

# Unicode's first strong isolate and its end: what stands between them cannot turn its surroundings.
_ISOLATE: Final = "\u2068"
_ISOLATE_END: Final = "\u2069"
LONGEST: Final = 500  # letters of a text from outside


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message and what fills its gaps."""

    id: str
    gaps: Mapping[str, Gap] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """The phrase as JSON: `{"id": ..., "gaps": {...}}`, phrases inside it likewise."""
        gaps: dict[str, Json] = {name: _gap_json(gap) for name, gap in self.gaps.items()}
        return {"id": self.id, "gaps": gaps} if gaps else {"id": self.id}


def phrase(name: str, /, **gaps: Gap) -> Phrase:
    """A phrase of the message with this id; `_` in a code becomes `-`."""
    return Phrase(name.replace("_", "-"), gaps)


def literal(text: str) -> Phrase:
    """A text that is the same in every language, such as a card's id, as a phrase."""
    return phrase("literal", text=text)


def named(name: str) -> Phrase:
    """A person's name, which can neither hide nor turn the words around it."""
    return literal(f"{_ISOLATE}{clean(name)}{_ISOLATE_END}")


def clean(text: str) -> str:
    """A text from anywhere, of bounded length and without what cannot be seen."""
    seen = "".join(letter for letter in text[:LONGEST] if is_harmless(letter))
    return seen + "…" if len(text) > LONGEST else seen


def harmless(text: str) -> str:
    """The same, but what stands alone goes on standing alone."""
    if text[:1] == _ISOLATE and text[-1:] == _ISOLATE_END:
        return f"{_ISOLATE}{clean(text[1:-1])}{_ISOLATE_END}"
    return clean(text)


def _gap_json(gap: Gap) -> Json:
    if isinstance(gap, Phrase):
        return gap.to_json()
    if isinstance(gap, tuple):
        return [item.to_json() for item in gap]
    return gap
