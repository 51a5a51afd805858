"""A whole simulated evening at a table, from one seed, and what must be true afterwards."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from targi import Game
from targi.server.machine.creating import TableSeed
from targi.server.machine.feed import Feed
from targi.server.machine.recording import record_of
from targi.server.wire import commands as cm
from targi.server.wire.basics import Seat
from targi.server.wire.http import NewSeat, NewTable
from targi.server.wire.journal import Moved, decode_entry
from tests.server.network import World
from tests.server.sim_client import Client
from tests.server.sim_server import Server
from tests.server.tables import everything

WHOLE_GAME = 10_000  # more moves than any game has
TROUBLE = 60_000  # ms during which everything misbehaves
PATIENCE = 20 * 60_000  # ms after that in which the game must come to its end
# Codes that a client which keeps to the protocol may meet when others are faster than its wires.
HONEST = {"late", "nonce_given", "no_offer", "not_gone", "asked_already", "bot_opponent"}


class Simulation:
    """A server, two players (one perhaps with two tabs, one perhaps a bot), and a spectator."""

    def __init__(self, seed: int, server: type[Server] = Server) -> None:
        world = self.world = World(seed)
        against_bot = world.random.random() < 0.2
        white = NewSeat("bot", level="keen") if against_bot else NewSeat("open")
        box = world.random.choice(["base", "expansion"])
        wanted = NewTable(NewSeat("me", name="Blue"), white, ruleset=box, grace=30)
        nonces: dict[Seat, str] = {"white": world.random.randbytes(16).hex()}
        secret = world.random.randbytes(32).hex()
        given = TableSeed("t1", world.now, secret, "hash-of-blue", bot_nonces=nonces)
        self.server = server(world, wanted, given)
        ends_after = world.random.choices([5, 15, 30, WHOLE_GAME], [10, 20, 19, 1])[0]
        names: list[tuple[str, Any]] = [("blue", "blue"), ("watcher", None)]
        names += [] if against_bot else [("white", "white")]
        names += [("tab", "blue")] if world.random.random() < 0.4 else []
        self.clients = [Client(world, self.server, *name, ends_after) for name in names]

    def run(self) -> None:
        """Trouble first, then peace until all have seen the end."""
        self.world.run(lambda: False, TROUBLE)
        self.world.faulty = False
        for client in self.clients:
            client.hang_up()
        assert self.world.run(self.at_rest, PATIENCE), f"stuck: {self.stand()}"

    def at_rest(self) -> bool:
        """The game is over, and nobody waits for anything."""
        feed = self.server.feed
        if feed is None or feed.table.state != "over" or feed.table.rematch_table is None:
            return False
        number = feed.table.number
        settled = all(client.pending is None and client.connection for client in self.clients)
        return settled and all(c.last == number == c.moment["number"] for c in self.clients)

    def stand(self) -> dict[str, Any]:
        """How far everybody is, for the message of a failure."""
        clients = {client.name: (client.last, client.pending) for client in self.clients}
        return {"journal": self.server.journal[-3:], "clients": clients}

    # What must be true

    def check(self) -> None:
        """All of it."""
        self.check_table()
        self.check_views()
        self.check_answers()

    def check_table(self) -> None:
        """The live table is the replay of its journal, and its record is right."""
        assert self.server.feed is not None
        again = Feed(map(decode_entry, self.server.journal))
        assert everything(again.table) == everything(self.server.feed.table)
        Game.from_record(record_of(again.table))

    def check_views(self) -> None:
        """Every client has seen exactly the entries since its snapshot, and the moment."""
        entries = [decode_entry(line) for line in self.server.journal]
        feed = Feed(entries[:1])
        told = [json.loads(feed.apply([entry]))["entries"][0] for entry in entries[1:]]
        seen = {entry["number"]: entry for entry in told}
        moment = json.loads(feed.welcome(cm.Hello(protocol=cm.PROTOCOL), None))["now"]
        for client in self.clients:
            assert client.moment == moment
            numbers = range(client.first + 1, len(entries) + 1)
            assert client.entries == {number: seen[number] for number in numbers}

    def check_answers(self) -> None:
        """What was acknowledged is in the journal, once; what was refused is not in it."""
        entries = [decode_entry(line) for line in self.server.journal]
        origins = [(entry.origin.id, entry) for entry in entries if entry.origin]
        reached = {name: entry.number for name, entry in origins}
        moved = Counter(name for name, entry in origins if isinstance(entry, Moved))
        assert set(moved.values()) <= {1}
        for client in self.clients:
            assert {name: reached.get(name) for name in client.done} == client.done
            assert not client.refused.keys() & reached.keys()
            assert set(client.refused.values()) <= HONEST, client.refused


def simulate(seed: int, server: type[Server] = Server) -> Simulation:
    """Run a seed and check it."""
    simulation = Simulation(seed, server)
    simulation.run()
    simulation.check()
    return simulation
