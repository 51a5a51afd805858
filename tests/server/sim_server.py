"""A server in a simulated world: the journal survives its crashes, nothing else does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from targi.server.machine import inputs
from targi.server.machine.creating import TableSeed, create
from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.deciding.decide import decide
from targi.server.machine.feed import Feed, answer, refusal
from targi.server.machine.table import BotTurn
from targi.server.wire import commands as cm
from targi.server.wire.basics import SEATS
from targi.server.wire.http import NewTable
from targi.server.wire.journal import Entry, decode_entry, encode_entry
from targi.server.wire.refusals import Refused
from tests.server.network import World

CRASH = 0.02  # how often, at each of the two worst moments
Send = Callable[[bytes], None]


class Crashed(Exception):  # noqa: N818  # of the simulated server, not of the program
    """The power is gone."""


class Server:
    """One table, its connections, and the bots that think for it."""

    def __init__(self, world: World, wanted: NewTable, given: TableSeed) -> None:
        self.world = world
        self.journal = [encode_entry(entry) for entry in create(wanted, given)]  # durable
        self.crashes = 0
        self.feed: Feed | None = None
        self.connections: dict[object, tuple[str | None, Send]] = {}
        self.start()
        self.look_at_the_clock()

    def start(self) -> None:
        """Read the journal; everybody has lost the connection."""
        self.feed = Feed(map(decode_entry, self.journal))
        try:
            for seat in SEATS:
                self.keep(inputs.left(self.feed.table, seat, self.world.now))
            self.call_bot()
        except Crashed:
            self.crash()

    def crash(self) -> None:
        """Forget everything but the journal, and come back after a while."""
        self.crashes += 1
        self.feed = None
        self.connections.clear()
        self.world.after(self.world.random.randint(100, 5000), self.start)

    def keep(self, entries: tuple[Entry, ...]) -> None:
        """Append, then carry out and tell everybody; the power may go before or after."""
        assert self.feed is not None
        if not entries:
            return
        self.perhaps_crash()
        self.journal += map(encode_entry, entries)
        self.perhaps_crash()
        self.tell(self.feed.apply(entries))

    def perhaps_crash(self) -> None:
        """At a bad moment."""
        if self.world.chance(CRASH):
            raise Crashed

    def tell(self, message: bytes) -> None:
        """Tell everybody who is connected."""
        for _, send in self.connections.values():
            send(message)

    def receive(self, connection: object, holder: str | None, send: Send, message: bytes) -> None:
        """A message from a client, on a connection that it may have given up meanwhile."""
        if self.feed is None:
            return
        try:
            self._obey(connection, holder, send, message)
            self.call_bot()
        except Crashed:
            self.crash()

    def _obey(self, connection: object, holder: str | None, send: Send, message: bytes) -> None:
        assert self.feed is not None
        table = self.feed.table
        try:
            command = cm.decode_message(message)
        except Refused as refused:
            send(refusal("", refused, table.number))
            return
        if isinstance(command, cm.Hello):
            self.connections[connection] = holder, send
            send(self.feed.welcome(command, holder))
            for seat in table.seats_of(holder):
                self.keep(inputs.returned(table, seat, self.world.now))
            return
        assert not isinstance(command, cm.Emote | cm.Hint), "simulated players only play"
        decided = decide(table, command, CommandContext(holder, self.world.now, "t2"))
        self.keep(decided.entries)
        send(answer(command.id, decided))

    def disconnect(self, connection: object) -> None:
        """A connection has ended; perhaps it was the last one of a player."""
        holder, _ = self.connections.pop(connection, (None, None))
        if self.feed is None or any(holder == other for other, _ in self.connections.values()):
            return
        try:
            for seat in self.feed.table.seats_of(holder):
                self.keep(inputs.left(self.feed.table, seat, self.world.now))
        except Crashed:
            self.crash()

    def look_at_the_clock(self) -> None:
        """Once a second."""
        self.world.after(1000, self.look_at_the_clock)
        if self.feed is not None:
            try:
                self.keep(inputs.tick(self.feed.table, self.world.now))
            except Crashed:
                self.crash()

    def call_bot(self) -> None:
        """Let a bot think if it is to decide; it may be asked again before it has answered."""
        turn = None if self.feed is None else self.feed.table.bot_to_move
        if turn is not None and self.feed is not None:
            legal = self.feed.table.game.legal_moves()
            move = self.world.random.choice(legal).text
            self.world.after(self.world.random.randint(50, 2000), partial(self.bot, turn, move))

    def bot(self, turn: BotTurn, move: str) -> None:
        """A bot has made up its mind."""
        if self.feed is None:
            return
        decided = inputs.bot_moved(self.feed.table, turn, move, self.world.now)
        try:
            self.keep(decided.entries)
            if decided.entries:
                self.call_bot()
        except Crashed:
            self.crash()
