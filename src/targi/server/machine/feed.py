"""`Feed`: the only door through which a table is seen.

Nothing in Targi is private (rule 0.3), so all viewers see the same: the entries without what is
secret, and the present moment. Never seen: the server's secret before the end, the key, who
holds a seat, ids of commands, and a seat's bytes before both have given theirs.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from targi.game import Event
from targi.game.names import Json
from targi.server.machine import entries as en
from targi.server.machine.codes import Refused
from targi.server.machine.deciding.decide import Decided
from targi.server.machine.moment import about, moment
from targi.server.machine.previews import told
from targi.server.machine.table import Table
from targi.server.wire.commands import PROTOCOL, Hello

KEPT: Final = 32  # entries that a viewer may have missed; who missed more gets a snapshot
_TAGGED: Final = ("kind", "number", "at")
# The fields of each kind of entry that viewers see; what is not listed is not seen.
_SEEN: Final[dict[type, tuple[str, ...]]] = {
    en.Created: ("table",),
    en.SeatTaken: ("seat", "name"),
    en.Invited: ("seat",),
    en.NonceGiven: ("seat",),
    en.Started: ("first", "deal"),
    en.Moved: ("seat", "move", "up"),
    en.Undone: ("seat", "to"),
    en.UndoAsked: ("seat", "to"),
    en.UndoAllowed: ("seat",),
    en.UndoRefused: ("seat",),
    en.DrawOffered: ("seat",),
    en.DrawAccepted: ("seat",),
    en.DrawDeclined: ("seat",),
    en.Resigned: ("seat",),
    en.Left: ("seat",),
    en.Returned: ("seat",),
    en.Gone: ("seat",),
    en.Claimed: ("seat",),
    en.BotTookOver: ("seat", "level"),
    en.Finished: ("end", "by", "winner", "secret"),
    en.RematchAsked: ("seat",),
    en.RematchAgreed: ("table",),
    en.Closed: ("reason",),
}


class Feed:
    """A table and what its viewers are told."""

    def __init__(self, entries: Iterable[en.Entry]) -> None:
        journal = list(entries)
        self.table = Table.replay(journal[:1])
        self._recent: deque[msgspec.Raw] = deque(maxlen=KEPT)
        self._keep(journal[0], ())
        self._moment: tuple[int, msgspec.Raw] | None = None
        for entry in journal[1:]:
            events = self.table.apply(entry)
            if entry.number > len(journal) - KEPT:  # older ones are told by `past`
                self._keep(entry, events)

    def apply(self, entries: Iterable[en.Entry]) -> bytes:
        """Carry out entries that have been appended; the message is for every viewer."""
        new = 0
        for entry in entries:
            self._keep(entry, self.table.apply(entry))
            new += 1
        return self._entries(new)

    def welcome(self, hello: Hello, holder: str | None) -> bytes:
        """What a viewer needs who knows the table up to some number."""
        if hello.protocol != PROTOCOL:
            return refusal("", Refused("old_client", {"protocol": PROTOCOL}), self.table.number)
        missed = self.table.number - hello.last
        if hello.last > 0 and 0 <= missed <= len(self._recent):
            return self._entries(missed, you=self.table.seats_of(holder))
        return msgspec.json.encode(
            {
                "kind": "snapshot",
                "protocol": PROTOCOL,
                "about": about(self.table),
                "you": self.table.seats_of(holder),
                "now": self._now(),
            }
        )

    def _entries(self, number: int, **to_one: Any) -> bytes:
        """The last entries, and the moment after them; to one viewer also what is only for him."""
        recent = list(self._recent)[len(self._recent) - number :]
        message = {"kind": "entries", **to_one, "entries": recent, "now": self._now()}
        return msgspec.json.encode(message)

    def _now(self) -> msgspec.Raw:
        """The moment, made once for all viewers."""
        if self._moment is None or self._moment[0] != self.table.number:
            seen = msgspec.Raw(msgspec.json.encode(moment(self.table)))
            self._moment = self.table.number, seen
        return self._moment[1]

    def _keep(self, entry: en.Entry, events: tuple[Event, ...]) -> None:
        seen = seen_entry(self.table, entry, events)
        self._recent.append(msgspec.Raw(msgspec.json.encode(seen)))


def seen_entry(table: Table, entry: en.Entry, events: tuple[Event, ...]) -> dict[str, Json]:
    """An entry as viewers see it, with the events of the game in data and in words."""
    plain = msgspec.to_builtins(entry)
    seen: dict[str, Any] = {
        name: plain[name] for name in (*_TAGGED, *_SEEN[type(entry)]) if name in plain
    }
    if isinstance(entry, en.Started):
        seen["nonces"] = [table.nonces()[seat] for seat in en.SEATS]
    if isinstance(entry, en.Started | en.Moved):
        seen["events"] = [event.to_json() for event in events]
        seen["told"] = told(events, table.ruleset.catalogue)
    return seen


def answer(command: str, decided: Decided) -> bytes:
    """What the sender of a command is told."""
    if decided.refused is not None:
        return refusal(command, decided.refused, decided.number)
    return msgspec.json.encode({"kind": "done", "id": command, "number": decided.number})


def refusal(command: str, refused: Refused, number: int) -> bytes:
    """A refusal with its code and the number that the table has reached."""
    message = {"kind": "refused", "id": command, "code": refused.code, "number": number}
    return msgspec.json.encode(message | {"about": refused.about})
