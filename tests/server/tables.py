"""Tables for tests: a journal, a feed, and short ways to send commands."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from targi.server.machine import inputs
from targi.server.machine.creating import TableSeed, create
from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.deciding.decide import Decided, decide
from targi.server.machine.feed import Feed
from targi.server.machine.table import BotTurn, Table
from targi.server.wire import commands as cm
from targi.server.wire.basics import SEATS, Seat
from targi.server.wire.http import NewSeat, NewTable
from targi.server.wire.journal import Entry, decode_entry, encode_entry
from targi.server.wire.refusals import Refused

SECRET = "5ec2e7" + "a1" * 29
NONCES: dict[Seat, str] = {"blue": "b1" * 16, "white": "c2" * 16}
ANN, BEN, EVE = "hash-of-ann", "hash-of-ben", "hash-of-eve"
INVITATION = "hash-of-the-link"
ME, FRIEND, OPEN = NewSeat("me", name="Ann"), NewSeat("friend"), NewSeat("open")
BOT = NewSeat("bot", level="keen")
MINUTE = 60_000
START = 1_763_229_840_000  # 2025-11-15T18:04:00Z


class Played:
    """A table with its journal; time goes on by a second with every command."""

    def __init__(self, wanted: NewTable, **given: Any) -> None:
        self.now = START
        usual: dict[str, Any] = {"table": "t1", "now": self.now, "secret": SECRET, "holder": ANN}
        usual |= {"invitations": dict.fromkeys(SEATS, INVITATION), "bot_nonces": NONCES}
        fresh = TableSeed(**(usual | given))
        self.journal: list[Entry] = [*create(wanted, fresh)]
        self.feed = Feed(self.journal)
        self.messages: list[bytes] = [
            self.feed.welcome(cm.Hello(protocol=cm.PROTOCOL, last=0), None)
        ]
        self.ids = (f"c{number}" for number in count(1))

    @property
    def table(self) -> Table:
        """The live table."""
        return self.feed.table

    def append(self, entries: tuple[Entry, ...]) -> None:
        """What a server does with entries."""
        self.journal += entries
        if entries:
            self.messages.append(self.feed.apply(entries))

    def send(self, command: cm.Command, sender: str | None, **context: Any) -> Decided:
        """Send a command and carry it out."""
        self.now += 1000
        decided = decide(self.table, command, CommandContext(sender, self.now, "t2", **context))
        self.append(decided.entries)
        return decided

    def ask(self, kind: Callable[..., cm.Command], seat: Seat, **fields: Any) -> Decided:
        """Send a command of the one who holds the seat, who has seen everything."""
        details = {"id": next(self.ids), "seat": seat, "expected": self.table.number}
        return self.send(kind(**(details | fields)), self.table.places[seat].holder)

    def move(self, text: str | None = None, seat: Seat | None = None) -> Decided:
        """Play a move for the one to decide; without a text the first legal one."""
        at = seat or self.to_move
        return self.ask(cm.Move, at, move=text or self.table.game.legal_moves()[0].text)

    @property
    def to_move(self) -> Seat:
        """The seat that is to decide."""
        seat = self.table.to_move
        assert seat is not None
        return seat

    def play_until(self, there: Callable[[Table], bool], seed: int = 1) -> None:
        """Play at random until something is so."""
        random = Random(seed)
        while not there(self.table):
            text = random.choice(self.table.game.legal_moves()).text
            turn = self.table.bot_to_move
            if turn is None:
                assert self.move(text).refused is None
            else:
                assert self.bot(turn, text).refused is None

    def bot(self, turn: BotTurn, move: str) -> Decided:
        """A bot's answer."""
        decided = inputs.bot_moved(self.table, turn, move, self.now)
        self.append(decided.entries)
        return decided

    def leave(self, seat: Seat) -> None:
        """A player's connection ends."""
        self.append(inputs.left(self.table, seat, self.now))

    def come_back(self, seat: Seat) -> None:
        """A player connects again."""
        self.append(inputs.returned(self.table, seat, self.now))

    def wait(self, milliseconds: int) -> None:
        """Time passes, and the clock does what is due."""
        self.now += milliseconds
        self.append(inputs.tick(self.table, self.now))

    def kinds(self) -> list[str]:
        """The kinds of all entries."""
        return [json.loads(encode_entry(entry))["kind"] for entry in self.journal]

    def moment(self) -> dict[str, Any]:
        """The moment as viewers see it."""
        snapshot = json.loads(self.feed.welcome(cm.Hello(protocol=cm.PROTOCOL, last=0), None))
        moment: dict[str, Any] = snapshot["now"]
        return moment


def code(decided: Decided) -> str | None:
    """The code of a refusal, which has changed nothing."""
    assert decided.refused is None or decided.entries == ()
    return decided.refused.code if decided.refused else None


def refused_code(call: Callable[[], object]) -> str:
    """The code of what is refused outright."""
    try:
        call()
    except Refused as refused:
        return refused.code
    raise AssertionError("expected a refusal")


def seated(wanted: NewTable | None = None) -> Played:
    """A table at which Ann is blue and Ben white, both there; nobody has given bytes."""
    played = Played(wanted or NewTable(ME, OPEN))
    take = cm.TakeSeat(id="sit", seat="white", expected=1, name="Ben")
    assert code(played.send(take, BEN, invitation=INVITATION)) is None
    return played


def playing(wanted: NewTable | None = None) -> Played:
    """The same after the deal."""
    played = seated(wanted)
    for seat in SEATS:
        assert code(played.ask(cm.GiveNonce, seat, nonce=NONCES[seat])) is None
    return played


def against_bot(wanted: NewTable | None = None) -> Played:
    """Ann is blue, a bot is white, after the deal."""
    played = Played(wanted or NewTable(ME, BOT))
    assert code(played.ask(cm.GiveNonce, "blue", nonce=NONCES["blue"])) is None
    return played


def alone() -> Played:
    """Ann plays both seats on one device, after the deal."""
    played = Played(NewTable(ME, NewSeat("me", name="Bob")))
    for seat in SEATS:
        assert code(played.ask(cm.GiveNonce, seat, nonce=NONCES[seat])) is None
    return played


def replayed(journal: list[Entry]) -> Table:
    """The table read back from its journal as it is stored."""
    return Table.replay(decode_entry(encode_entry(entry)) for entry in journal)


def everything(table: Table) -> dict[str, Any]:
    """All that a table is, to compare two of them."""
    found = {name: value for name, value in vars(table).items() if name != "_game"}
    if table.started:
        game = table.game
        moves = [(played.move.text, played.player, played.up) for played in game.history]
        found["game"] = (game.position(), moves, game.takebacks, game.key, game.deal)
    return found
