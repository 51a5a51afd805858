"""`Feed`: the only door through which a table is seen.

Nothing in Targi is private (rule 0.3), so all viewers see the same: the entries without what is
secret (`wire.entries` says what is seen of each), and the present moment.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET, UnsetType

from targi.game import Event
from targi.server.machine.deciding.decide import Decided
from targi.server.machine.moment import about, moment
from targi.server.machine.previews import told
from targi.server.machine.table import Table
from targi.server.wire import entries as seen
from targi.server.wire import journal as en
from targi.server.wire import messages
from targi.server.wire.basics import SEATS, Seat, encoded
from targi.server.wire.commands import PROTOCOL, Emote, Hello
from targi.server.wire.moment import Now
from targi.server.wire.refusals import Details, Refused

KEPT: Final = 32  # entries that a viewer may have missed; who missed more gets a snapshot
# How viewers see each kind of entry: the class of the same name.
_SEEN: Final[dict[type, Any]] = {
    entry: getattr(seen, entry.__name__) for entry in get_args(en.Entry)
}


class Feed:
    """A table and what its viewers are told."""

    def __init__(self, entries: Iterable[en.Entry]) -> None:
        journal = list(entries)
        self.table = Table.replay(journal[:1])
        self._recent: deque[seen.Entry] = deque(maxlen=KEPT)
        self._keep(journal[0], ())
        self._moment: tuple[int, Now] | None = None
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
            old = Refused("old_client", Details(protocol=PROTOCOL))
            return refusal("", old, self.table.number)
        you = self.table.seats_of(holder)
        missed = self.table.number - hello.last
        if hello.last > 0 and 0 <= missed <= len(self._recent):
            return self._entries(missed, you)
        snapshot = messages.Snapshot(
            protocol=PROTOCOL, about=about(self.table), you=you, now=self._now()
        )
        return msgspec.json.encode(snapshot)

    def _entries(self, number: int, you: tuple[Seat, ...] | UnsetType = UNSET) -> bytes:
        """The last entries, and the moment after them; to one viewer also which seats are his."""
        recent = list(self._recent)[len(self._recent) - number :]
        return msgspec.json.encode(messages.Entries(you=you, entries=recent, now=self._now()))

    def _now(self) -> Now:
        """The moment, made once for all viewers."""
        if self._moment is None or self._moment[0] != self.table.number:
            self._moment = self.table.number, encoded(moment(self.table))
        return self._moment[1]

    def _keep(self, entry: en.Entry, events: tuple[Event, ...]) -> None:
        self._recent.append(encoded(seen_entry(self.table, entry, events)))


def seen_entry(table: Table, entry: en.Entry, events: tuple[Event, ...]) -> seen.Entry:
    """An entry as viewers see it: without what is secret, with what it did in data and in words."""
    fields = msgspec.structs.asdict(entry)
    if isinstance(entry, en.Started):
        fields["nonces"] = [table.nonces()[seat] for seat in SEATS]
    if isinstance(entry, en.Started | en.Moved):
        fields |= {"events": events, "told": told(events, table.ruleset.catalogue)}
    if isinstance(entry, en.Undone):
        fields["moves"] = table.taken_back
    found: seen.Entry = msgspec.convert(fields, _SEEN[type(entry)], from_attributes=True)
    return found


def emoted(emote: Emote) -> bytes:
    """What every viewer is told of an emote."""
    return msgspec.json.encode(messages.Emoted(seat=emote.seat, emote=emote.emote))


def answer(command: str, decided: Decided) -> bytes:
    """What the sender of a command is told."""
    if decided.refused is not None:
        return refusal(command, decided.refused, decided.number)
    return msgspec.json.encode(messages.Done(id=command, number=decided.number))


def refusal(command: str, refused: Refused, number: int) -> bytes:
    """A refusal with its code and the number that the table has reached."""
    message = messages.Refused(id=command, code=refused.code, number=number, about=refused.about)
    return msgspec.json.encode(message)
