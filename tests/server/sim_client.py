"""A client in a simulated world: it knows no rules, only what it is sent.

What it does about numbers is what docs/protocol.md asks of every client.
"""

from __future__ import annotations

import json
from typing import Any

from targi.server.machine.seats import OTHER
from targi.server.wire import commands as cm
from targi.server.wire.basics import Seat
from tests.server.network import World
from tests.server.sim_server import Server

AGAIN = 1500  # ms after which an unanswered message is sent again
SILENCE = 5000  # ms after which a client asks whether it has missed something
Wish = tuple[str, dict[str, Any]]


class Client:
    """One tab of a browser: a player's, or a spectator's."""

    def __init__(
        self, world: World, server: Server, name: str, seat: Seat | None, ends_after: int
    ) -> None:
        self.world, self.server, self.name, self.seat = world, server, name, seat
        self.holder = f"hash-of-{seat}" if seat else None
        self.ends_after = ends_after  # moves, after which the player would rather stop
        self.connection: object | None = None
        self.greeted = self.heard = 0  # when hello was sent last, and anything received
        self.last = self.first = 0  # numbers known, and that of the last snapshot
        self.moment: dict[str, Any] = {}
        self.entries: dict[int, Any] = {}  # since the last snapshot
        self.pending: tuple[str, bytes, int] | None = None  # id, command, when sent
        self.done: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.sent = 0
        self.live()

    def live(self) -> None:
        """Look at the table now and then, and sometimes lose the connection."""
        self.world.after(self.world.random.randint(200, 900), self.live)
        if self.connection is not None and self.world.chance(0.02):
            self.hang_up()
            if self.world.chance(0.3):
                self.greeted = self.world.now + 400_000  # away for a while
        elif self.connection is None or self.unsure():
            self.greet()
        elif self.pending is not None:
            self.send_again()
        elif self.moment and self.seat and self.moment["number"] == self.last:
            self.decide()

    def unsure(self) -> bool:
        """Whether nothing has come for so long that something may have been missed."""
        patience = SILENCE if self.moment else AGAIN
        return self.world.now > max(self.heard, self.greeted) + patience

    # Connecting

    def hang_up(self) -> None:
        """The connection ends; the server notices later, or never."""
        connection, self.connection = self.connection, None
        self.world.carry(lambda: self.server.disconnect(connection))

    def greet(self) -> None:
        """Connect, unless away, and say what is known already."""
        if self.world.now < self.greeted and self.world.faulty:
            return
        self.greeted = self.world.now
        self.connection = self.connection or object()
        self.send({"kind": "hello", "protocol": cm.PROTOCOL, "last": self.last})

    def send(self, message: dict[str, Any] | bytes) -> None:
        """Send something on the present connection."""
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        connection, world = self.connection, self.world

        def answer(reply: bytes) -> None:
            world.carry(lambda: self.receive(connection, reply))

        world.carry(lambda: self.server.receive(connection, self.holder, answer, data))

    def receive(self, connection: object, message: bytes) -> None:
        """Read a message, unless its connection has been given up."""
        if connection is not self.connection:
            return
        self.heard = self.world.now
        told = json.loads(message)
        match told["kind"]:
            case "snapshot":
                self.see_snapshot(told)
            case "entries":
                self.see_entries(told)
            case "done":
                self.answered(told["id"])
                assert self.done.setdefault(told["id"], told["number"]) == told["number"]
            case "refused":
                self.answered(told["id"])
                self.refused[told["id"]] = told["code"]

    # Seeing

    def see_snapshot(self, told: dict[str, Any]) -> None:
        """Start over, even at an earlier number: the server may come from a backup."""
        self.moment, self.entries = told["now"], {}
        self.last = self.first = self.moment["number"]

    def see_entries(self, told: dict[str, Any]) -> None:
        """What is known already is skipped; after a gap, ask for what is missing."""
        for entry in told["entries"]:
            if entry["number"] == self.last + 1 and self.last > 0:
                self.last = entry["number"]
                self.entries[self.last] = entry
            elif entry["number"] > self.last:
                self.greet()
                return
        if told["now"]["number"] == self.last:
            self.moment = told["now"]
        elif told["now"]["number"] > self.last:
            self.greet()

    # Deciding

    def decide(self) -> None:
        """Send a command if there is anything to say."""
        wish = self.wish()
        if wish is not None:
            self.sent += 1
            kind, more = wish
            name = f"{self.name}-{self.sent}"
            told = {"kind": kind, "id": name, "seat": self.seat, "expected": self.last, **more}
            self.pending = name, json.dumps(told).encode(), self.world.now
            self.send(self.pending[1])

    def send_again(self) -> None:
        """Nobody has answered: the same command, with the same id; and what was missed."""
        assert self.pending is not None
        name, command, sent = self.pending
        if self.world.now > sent + AGAIN:
            self.pending = name, command, self.world.now
            self.send(command)
            self.greet()

    def answered(self, name: str) -> None:
        """The command is settled; what it did is told by entries. Perhaps some were missed."""
        if self.pending is not None and self.pending[0] == name:
            self.pending = None
            self.greet()

    def wish(self) -> Wish | None:
        """What this player wants now, judging by what is shown."""
        assert self.seat is not None
        now, random = self.moment, self.world.random
        mine, other = now["seats"][self.seat], now["seats"][OTHER[self.seat]]
        if now["state"] == "waiting":
            return self.wish_to_begin(mine)
        if now["state"] == "over":
            asked = self.seat in now["rematch"]["asked"] or now["rematch"]["table"]
            return None if asked else ("rematch", {})
        if now["state"] != "playing":
            return None
        for offer, yes, no in (("undo", "allow_undo", "refuse_undo"), ("draw", *_DRAW)):
            if now[offer] and now[offer]["seat"] != self.seat:
                return (yes if random.random() < 0.4 else no), {}
        if other["gone"] and other["stand_in"] is None and random.random() < 0.5:
            return random.choice([("claim", {}), ("let_bot_play", {"level": "keen"})])
        if now["moves"] >= self.ends_after:
            return ("resign", {}) if random.random() < 0.3 else self.wish_to_play(mine)
        return self.wish_to_play(mine)

    def wish_to_begin(self, mine: dict[str, Any]) -> Wish | None:
        """Sit down, then give random bytes."""
        if not mine["taken"]:
            return "take_seat", {"name": self.name.title()}
        nonce = self.world.random.randbytes(16).hex()
        return None if mine["ready"] else ("give_nonce", {"nonce": nonce})

    def wish_to_play(self, mine: dict[str, Any]) -> Wish | None:
        """A move when it is one's turn; sometimes something else."""
        random, now = self.world.random, self.moment
        if mine["may_undo"] and random.random() < 0.04:
            return ("undo" if mine["may_undo"] == "freely" else "ask_undo"), {}
        if random.random() < 0.01:
            return "offer_draw", {}
        if now["to_move"] != self.seat or mine["stand_in"] is not None:
            return None
        return "move", {"move": random.choice(now["legal"])["move"]}


_DRAW = ("accept_draw", "decline_draw")
