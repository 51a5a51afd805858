"""`LiveTable`: a table in memory with its viewers and, if one is to decide, its bot.

One thing at a time, always in this order: decide, append (which commits), apply, tell the viewers,
answer. If appending or applying fails, what is in memory cannot be trusted: the table is evicted
and reloaded, and viewers reconnect. So nothing acknowledged is ever lost or doubled.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from targi.bots import names as level_names
from targi.server.bucket import Bucket
from targi.server.hosting.bot_pool import BotPoolError, BotRequest
from targi.server.hosting.hints import Hints
from targi.server.machine import inputs
from targi.server.machine.creating import rematch
from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.deciding.decide import Decided, decide
from targi.server.machine.feed import Feed, answer, emoted
from targi.server.machine.hinting import hinted
from targi.server.machine.inviting import invite
from targi.server.machine.outcome import outcomes
from targi.server.machine.seats import OTHER
from targi.server.machine.table import BotTurn
from targi.server.storage.people import hash_of
from targi.server.wire import commands as cm
from targi.server.wire import journal as en
from targi.server.wire.refusals import Details, Refused

if TYPE_CHECKING:
    from targi.server.hosting.registry import TableRegistry

EVICTED: Final = 1012  # a websocket's "service restart": connect again
BOT_TRIES_AGAIN: Final = 30  # seconds after a bot could not think, or found no legal move
_Result = TypeVar("_Result")
log = logging.getLogger(__name__)


def logged(table: str) -> str:
    """A table in a log: its name would let anyone who reads the log watch the game."""
    return hash_of(table)[:12]


class Viewer(Protocol):
    """Whoever looks at a table."""

    holder: str | None  # the person; None: nobody who could hold a seat
    left: bool  # the connection has ended

    def send(self, message: str) -> None:
        """Send a message some time, in order."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


class LiveTable:
    """One table."""

    def __init__(self, registry: TableRegistry, name: str, entries: Sequence[en.Entry]) -> None:
        self.registry = registry
        self.name = name
        self.feed = Feed(entries)
        self.viewers: set[Viewer] = set()
        self.users = 0  # who must not see the table unloaded
        self.evicted = False
        self.used_at = registry.now()
        self._emotes: dict[str, Bucket] = {}  # by player, of whom there are two at most
        self._absences: dict[str, int] = {}  # by player, how often they have lost the connection
        self.hints = Hints()
        self._lock = asyncio.Lock()
        self._thinking: tuple[BotTurn, asyncio.Task[None]] | None = None
        for holder in {place.holder for place in self.feed.table.places.values() if place.present}:
            self._expect_back(holder)

    # What comes in

    async def enter(self, viewer: Viewer, hello: cm.Hello) -> None:
        """Somebody connects, or asks what was missed."""

        async def step() -> None:
            if viewer.left:  # while this waited for its turn
                return
            viewer.send(self.feed.welcome(hello, viewer.holder).decode())
            if hello.protocol == cm.PROTOCOL:
                self.viewers.add(viewer)
                for seat in self.feed.table.seats_of(viewer.holder):
                    await self._keep(inputs.returned(self.feed.table, seat, self.registry.now()))
                await self._restart_absences()

        await self._alone(step)

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended."""
        viewer.left = True
        self.viewers.discard(viewer)
        self.hints.drop_of(viewer)
        self._expect_back(viewer.holder)

    async def command(
        self, command: cm.Command, person: str | None, invitation: str | None = None
    ) -> Decided:
        """Carry out a player's command, or refuse it."""

        async def step() -> Decided:
            now, fresh = self.registry.now(), self.registry.fresh_name()
            if isinstance(command, cm.LetBotPlay) and command.level not in level_names():
                expected = f"level: one of {', '.join(level_names())}"
                refused = Refused("malformed", Details(expected=expected))
                return Decided((), self.feed.table.number, refused)
            context = CommandContext(person, now, fresh, invitation)
            decided = decide(self.feed.table, command, context)
            agreed = any(isinstance(entry, en.RematchAgreed) for entry in decided.entries)
            more = [rematch(self.feed.table, self.registry.table_seed(fresh))] if agreed else []
            await self._keep(decided.entries, *more)
            return decided

        return await self._alone(step)

    async def obey(self, viewer: Viewer, command: cm.Command) -> None:
        """The same for a viewer, who gets the answer."""
        decided = await self.command(command, viewer.holder)
        viewer.send(answer(command.id, decided).decode())
        self.registry.metrics.answered(command, decided)

    def emote(self, viewer: Viewer, emote: cm.Emote) -> None:
        """Show everybody what a player says, or refuse it. Nothing changes, so it need not wait."""
        refused = self._emote_refusal(viewer.holder, emote)
        if refused is None:
            message = emoted(emote).decode()
            for other in self.viewers:
                other.send(message)
        decided = Decided((), self.feed.table.number, refused)
        viewer.send(answer(emote.id, decided).decode())
        self.registry.metrics.answered(emote, decided)

    def _emote_refusal(self, person: str | None, emote: cm.Emote) -> Refused | None:
        if person is None or emote.seat not in self.feed.table.seats_of(person):
            return Refused("not_yours")
        limit = self.registry.settings.limits.emotes
        allowed = self._emotes.setdefault(person, Bucket(limit)).take()
        return None if allowed else Refused("too_many")

    async def keep_hint(self, wanted: cm.Hint, number: int) -> None:
        """Count a hint that is to be given; if its moment has passed, it is dropped after this."""

        async def step() -> None:
            if self.feed.table.decisive == number:
                await self._keep(hinted(self.feed.table, wanted, self.registry.now()))

        await self._alone(step)

    async def invite(self, person: str, invitation: str) -> Decided:
        """Let another link lead to the friend's seat, or refuse it."""

        async def step() -> Decided:
            decided = invite(self.feed.table, person, invitation, self.registry.now())
            await self._keep(decided.entries)
            return decided

        return await self._alone(step)

    async def tick(self) -> None:
        """Do what is due by now."""

        async def step() -> None:
            await self._restart_absences()
            await self._keep(inputs.tick(self.feed.table, self.registry.now()))

        await self._alone(step)

    async def anonymise(self, person: str, name: str) -> None:
        """Forget a person who leaves for good; everybody reloads the table."""

        async def step() -> None:
            for seat in self.feed.table.seats_of(person):
                await self._keep(inputs.left(self.feed.table, seat, self.registry.now()))
            await self.registry.store.rename_holder(self.name, person, name)
            self.registry.changed(self)
            self.evict()

        await self._alone(step)

    # Who is there

    async def _restart_absences(self) -> None:
        """Nobody could come back while there was no server: that time does not count."""
        registry = self.registry
        await self._keep(
            inputs.restart_absences(self.feed.table, registry.started_at, registry.now())
        )

    def _expect_back(self, holder: str | None) -> None:
        """Give a player who lost the connection some seconds before they have left."""
        if holder is not None and self.feed.table.seats_of(holder):
            self._absences[holder] = self._absences.get(holder, 0) + 1
            self.registry.spawn(self._wait_for(holder, self._absences[holder]))

    async def _wait_for(self, holder: str, absence: int) -> None:
        await asyncio.sleep(self.registry.settings.away_after)
        if not self.evicted and self._absences[holder] == absence:  # a later one has its own time
            await self.miss(holder)

    async def miss(self, holder: str | None) -> None:
        """Somebody has left, unless there is another connection."""

        async def step() -> None:
            if not any(viewer.holder == holder for viewer in self.viewers):
                for seat in self.feed.table.seats_of(holder):
                    await self._keep(inputs.left(self.feed.table, seat, self.registry.now()))

        await self._alone(step)

    @property
    def idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        unused = self.registry.now() - self.used_at > 1000 * self.registry.settings.unload_after
        return unused and not (self.viewers or self.users or self._busy)

    @property
    def _busy(self) -> bool:
        """Whether something goes on that would end in another table if this one were forgotten."""
        return self._thinking is not None or self.hints.thinking or self._lock.locked()

    # One thing at a time

    async def _alone(self, step: Callable[[], Awaitable[_Result]]) -> _Result:
        """Run a step to its end while nothing else happens here, even if its caller has gone."""
        return await asyncio.shield(self.registry.spawn(self._locked(step)))

    async def _locked(self, step: Callable[[], Awaitable[_Result]]) -> _Result:
        async with self._lock:
            if self.evicted:
                raise Evicted
            self.used_at = self.registry.now()
            found = await step()
            self._call_bot()
            self.hints.drop_if_late(self.feed.table.decisive)
            return found

    async def _keep(self, entries: Sequence[en.Entry], *more: Sequence[en.Entry]) -> None:
        if not entries:
            return
        try:
            games = outcomes(self.feed.table, entries)
            await self.registry.store.append(self.name, entries, *more, games=games)
            self.registry.changed(self)
            message = self.feed.apply(entries).decode()
        except Exception as error:
            about = {"table": logged(self.name), "error": type(error).__name__}
            log.error("append failed", extra=about)
            self.evict()
            raise Evicted from None
        for entry in entries:
            if isinstance(entry, en.SeatTaken):  # perhaps without ever connecting
                self._expect_back(entry.holder)
        for viewer in self.viewers:
            viewer.send(message)

    def evict(self) -> None:
        """Forget the table; the next visitor loads it from its journal."""
        self.evicted = True
        self._stop_thinking()
        self.hints.drop()
        self.registry.forget(self)
        for viewer in self.viewers:
            viewer.close(EVICTED, "connect again")

    # Bots

    def _call_bot(self) -> None:
        """Let a bot think if one is to decide, and let nobody think who is not."""
        turn = None if self.evicted else self.feed.table.bot_to_move
        if self._thinking is not None and self._thinking[0] == turn:
            return
        self._stop_thinking()
        if turn is not None:
            self._thinking = turn, self.registry.spawn(self._think(turn))

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking[1].cancel()
            self._thinking = None

    async def _think(self, turn: BotTurn) -> None:
        table = self.feed.table
        client = table.places[OTHER[turn.seat]].holder or ""
        question = BotRequest(turn.level, table.game.position(), table.created.cards)
        try:
            move = await self.registry.bot_pool.ask(client, question)
            await self._alone(lambda: self._play_for(turn, move))
        except (BotPoolError, Refused) as error:
            log.error("bot failed", extra={"table": logged(self.name), "error": str(error)})
            await asyncio.sleep(BOT_TRIES_AGAIN)
            self._thinking = None
            await self._alone(_nothing)  # which calls it again

    async def _play_for(self, turn: BotTurn, move: str) -> None:
        """A step: a bot's move; raises `Refused` if it is the bot's turn and the move is none."""
        decided = inputs.bot_moved(self.feed.table, turn, move, self.registry.now())
        if decided.refused is not None and self.feed.table.bot_to_move == turn:
            raise decided.refused
        if self._thinking is not None and self._thinking[0] == turn:
            self._thinking = None  # done: the next one is called after this step
        await self._keep(decided.entries)

    async def wake(self) -> None:
        """After a restart: call the bot whose turn it is."""
        await self._alone(_nothing)


class Evicted(Exception):  # noqa: N818  # not a mistake of the caller: connect again
    """The table was evicted; it will be reloaded."""


async def _nothing() -> None:
    """A step that only lets the bot be called."""
