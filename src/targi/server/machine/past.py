"""What happened before the last entries that `feed` keeps, for whoever looks back.

A page of the past is made from the journal when somebody asks, and kept nowhere: it can be seen by
whoever sees the table, and holds nothing that viewers were not told when it happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from targi.server.machine.feed import seen_entry
from targi.server.machine.moment import picture, result_of
from targi.server.machine.table import Table
from targi.server.wire.http import Past
from targi.server.wire.journal import Entry
from targi.server.wire.moment import Result

PAGE: Final = 32  # entries


def past(journal: Sequence[Entry], before: int) -> Past:
    """The last entries before a number, a page of them at most."""
    last = min(before - 1, len(journal))
    first = max(1, last - PAGE + 1)
    table = Table.replay(journal[: max(1, first - 1)])
    page = Past([], [])
    result: Result | None = None
    for entry in journal[first - 1 : last]:
        events = table.apply(entry) if entry.number > table.number else ()
        page.entries.append(seen_entry(table, entry, events))
        result = result or result_of(table)  # it takes a while, and is the same ever after
        page.moments.append(picture(table, result))
    return page
