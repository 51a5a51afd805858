"""What happens at a table besides the game, as phrases: its entries, and why it refuses something.

An entry comes as viewers see it (docs/protocol.md), a refusal by its code. What a move does is told
by `telling`, why the rules forbid one by `prompting`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from targi.text import naming
from targi.text.phrases import Gap, Phrase, literal, named, phrase
from targi.text.scores import ending

Entry = Mapping[str, Any]
Names = Mapping[str, Phrase]


def entry_sentence(entry: Entry, names: Names = naming.SEATS) -> Phrase:
    """What an entry tells, in a sentence."""
    kind = str(entry["kind"])
    if kind == "finished":
        return ending(entry["end"], entry.get("by"), entry["winner"], names)
    if kind == "closed":
        return phrase(f"entry-closed-{entry['reason']}")
    return phrase(f"entry-{kind}", **_GAPS.get(kind, _player)(entry, names))


def code_sentence(code: str) -> Phrase:
    """Why a table does not do what a player wanted; `illegal_move` has a closer reason of its own.

    That one is made by `prompting.refusal`, and stands in the field `about.says` of the answer.
    """
    return phrase(f"code-{code}")


def _player(entry: Entry, names: Names) -> dict[str, Gap]:
    return {"player": names[entry["seat"]]}


def _sitting_down(entry: Entry, names: Names) -> dict[str, Gap]:
    return {"name": named(entry["name"]), "seat": entry["seat"]}


def _start(entry: Entry, names: Names) -> dict[str, Gap]:
    return {"player": names[entry["first"]]}


def _move(entry: Entry, names: Names) -> dict[str, Gap]:
    return {**_player(entry, names), "move": entry["move"]}


def _stand_in(entry: Entry, names: Names) -> dict[str, Gap]:
    return {**_player(entry, names), "level": literal(entry["level"])}


def _nobody(entry: Entry, names: Names) -> dict[str, Gap]:
    return {}


# What fills the gaps, by kind; of most entries the player.
_GAPS: Final[Mapping[str, Callable[[Entry, Names], dict[str, Gap]]]] = {
    "created": _nobody,
    "seat_taken": _sitting_down,
    "invited": _nobody,
    "started": _start,
    "moved": _move,
    "bot_took_over": _stand_in,
    "rematch_agreed": _nobody,
}
