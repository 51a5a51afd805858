"""`Hints`: at one table, the hint that is thought of, and the last one that was given.

One at a time for each person, when no bot has to move: nobody waits for the hints of others. A hint
is counted when it is given. If the moment has passed by then, or whoever has asked has left, it is
dropped.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from targi.server.machine.deciding.decide import Decided
from targi.server.machine.feed import refusal
from targi.server.machine.hinting import check_hint, hint_given
from targi.server.wire import commands as cm
from targi.server.wire.messages import HintGiven
from targi.server.wire.refusals import Refused

if TYPE_CHECKING:
    from targi.server.hosting.live_table import LiveTable, Viewer


class Hints:
    """The hints of one table; only one of its seats is a person's.

    They know their table only while they are asked: a table in a cycle would stay in memory until
    a full collection.
    """

    def __init__(self) -> None:
        # For which moment, and by whom.
        self._asked: tuple[int, Viewer, asyncio.Task[None]] | None = None
        self._given: tuple[int, HintGiven] | None = None

    @property
    def thinking(self) -> bool:
        """Whether somebody waits for a hint."""
        return self._asked is not None

    def ask(self, live: LiveTable, viewer: Viewer, wanted: cm.Hint) -> None:
        """Answer, or let a bot think about it first."""
        table, registry = live.feed.table, live.registry
        try:
            check_hint(table, wanted, viewer.holder)
            if self._given is not None and self._given[0] == table.decisive:
                self._tell(live, viewer, wanted, self._given[1])
                return
            if viewer.holder in registry.hinted:
                raise Refused("too_many")
        except Refused as refused:
            self._refuse(live, viewer, wanted, refused)
            return
        registry.hinted.add(str(viewer.holder))
        job = registry.spawn(self._think(live, viewer, wanted, table.decisive))
        self._asked = table.decisive, viewer, job
        job.add_done_callback(lambda job: self._ended(live, viewer, wanted, job))

    async def _think(self, live: LiveTable, viewer: Viewer, wanted: cm.Hint, number: int) -> None:
        table, pool = live.feed.table, live.registry.bot_pool
        found = await pool.advise(table.game.position(), table.created.cards)
        given = hint_given(table, wanted, found.move, found.win, found.line)
        await live.keep_hint(wanted, number)
        self._given = number, given
        self._tell(live, viewer, wanted, given)

    def _ended(
        self, live: LiveTable, viewer: Viewer, wanted: cm.Hint, job: asyncio.Task[None]
    ) -> None:
        live.registry.hinted.discard(str(viewer.holder))
        self._asked = None
        if job.cancelled():
            self._refuse(live, viewer, wanted, Refused("late"))
        elif job.exception() is not None:  # which is logged like that of any job
            self._refuse(live, viewer, wanted, Refused("hint_failed"))

    def drop_if_late(self, decisive: int) -> None:
        """Let nobody think about a moment that has passed."""
        if self._asked is not None and self._asked[0] != decisive:
            self.drop()

    def drop_of(self, viewer: Viewer) -> None:
        """Let nobody think for one who has left, and may come back to ask again."""
        if self._asked is not None and self._asked[1] is viewer:
            self.drop()

    def drop(self) -> None:
        """Let nobody think."""
        if self._asked is not None:
            self._asked[2].cancel()

    def _tell(self, live: LiveTable, viewer: Viewer, wanted: cm.Hint, given: HintGiven) -> None:
        message = msgspec.structs.replace(given, id=wanted.id)
        viewer.send(msgspec.json.encode(message).decode())
        self._count(live, wanted, None)

    def _refuse(self, live: LiveTable, viewer: Viewer, wanted: cm.Hint, refused: Refused) -> None:
        viewer.send(refusal(wanted.id, refused, live.feed.table.number).decode())
        self._count(live, wanted, refused)

    def _count(self, live: LiveTable, wanted: cm.Hint, refused: Refused | None) -> None:
        decided = Decided((), live.feed.table.number, refused)
        live.registry.metrics.answered(wanted, decided)
