"""Hostile clients at an honest table: each is refused by the right code, and the game goes on."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from targi.server.client import TableClient
from targi.server.settings import Limits
from targi.terminal.commands.verify import report
from tests.server.serving import FRIEND, LONG, Served, Visitor, be_ready, play, same, served

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
# Honest clients here move fast; a flood is faster.
LIMITS = Limits(
    messages=(400, 50),
    requests=(10_000, 1000),
    tables=(1000, 100),
    names=(1000, 100),
    connections=30,
)
FOREVER = 10**9


@dataclass
class Honest:
    """A game that is going on."""

    server: Served
    table: str
    ann: Visitor
    ben: Visitor
    blue: TableClient
    white: TableClient

    def attack(self, **more: Any) -> connect:
        """A connection of somebody else, or of one of the players."""
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        given: dict[str, Any] = {"origin": self.server.url, "compression": None, "proxy": None}
        return connect(address, **(given | more))


@asynccontextmanager
async def honest_game(folder: Path) -> AsyncIterator[Honest]:
    """Two players play while the test does its worst; afterwards all is as it should be."""
    async with served(folder, limits=LIMITS) as server, asyncio.timeout(LONG):
        ann, ben = server.visitor(), server.visitor()
        made = await ann.make(white=FRIEND)
        table = made["table"]
        await ben.claim(table, "Ben", made["invitations"]["white"])
        async with ann.at(table) as blue, ben.at(table) as white:
            await be_ready(blue, "blue", Random(1))
            await be_ready(white, "white", Random(2))
            game = asyncio.gather(
                play(blue, ["blue"], Random(3), upto=24),
                play(white, ["white"], Random(4), upto=24),
            )
            yield Honest(server, table, ann, ben, blue, white)
            mine, theirs = await game
            last = max(number for _, number in mine + theirs)
            for client in (blue, white):
                await client.until(lambda now: now["number"] >= last)
            assert len(mine) + len(theirs) == 24
            assert same(blue, white)
            assert (blue.connected, white.connected) == (1, 1)
            moved = [one["move"] for one in blue.entries if one["kind"] == "moved"]
            assert len(moved) == 24
        record = folder / "record.txt"
        record.write_text((await ann.http.get(f"/api/tables/{table}/record")).text, "utf-8")
        assert report(str(record), None)["ok"]


async def ask(socket: ClientConnection, message: Any) -> dict[str, Any]:
    """Send something; the answer to it, among what else is told."""
    await socket.send(message if isinstance(message, str) else json.dumps(message))
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told["kind"] in ("refused", "done", "snapshot"):
            return told


def command(kind: str, seat: str, expected: int, **more: Any) -> dict[str, Any]:
    """A command with an id of the attacker's making."""
    return {"kind": kind, "id": "attack", "seat": seat, "expected": expected, **more}


HELLO = {"kind": "hello", "protocol": 1, "last": 0}


FOREIGN: tuple[dict[str, Any], ...] = (
    {"kind": "move", "move": "place 5"},
    {"kind": "resign"},
    {"kind": "undo"},
    {"kind": "offer_draw"},
    {"kind": "claim"},
    {"kind": "let_bot_play", "level": "scarab"},
    {"kind": "give_nonce", "nonce": "00" * 16},
    {"kind": "close"},
    {"kind": "rematch"},
)


async def test_nobody_acts_for_a_seat_of_others(tmp_path: Path) -> None:
    """Neither a stranger nor the other player, whatever the command; a spectator is no player."""
    async with honest_game(tmp_path) as game:
        eve = game.server.visitor()
        await eve.make()
        for visitor, seat in ((eve, "blue"), (eve, "white"), (game.ben, "blue")):
            cookie = {"Cookie": f"targi={visitor.token}"}
            async with game.attack(additional_headers=cookie) as socket:
                number = (await ask(socket, HELLO))["now"]["number"]
                for more in FOREIGN:
                    answer = await ask(socket, command(seat=seat, expected=number, **more))
                    assert answer["code"] == "not_yours", more


async def test_a_taken_seat_cannot_be_taken(tmp_path: Path) -> None:
    """By socket or by HTTP."""
    async with honest_game(tmp_path) as game:
        async with game.attack() as socket:
            number = (await ask(socket, HELLO))["now"]["number"]
            for seat in ("blue", "white"):
                answer = await ask(socket, command("take_seat", seat, number, name="Eve"))
                assert answer["code"] in ("seat_taken", "late")
        eve = game.server.visitor()
        await eve.be("Eve")
        response = await eve.http.post(f"/api/tables/{game.table}/claim", json={"name": "Eve"})
        assert response.json()["code"] == "wrong_invitation"


async def test_other_pages_and_wrong_tokens_get_nowhere(tmp_path: Path) -> None:
    """A page of another origin with the player's cookie; a token that is made up."""
    async with honest_game(tmp_path) as game:
        cookie = {"Cookie": f"targi={game.ann.token}"}
        with pytest.raises(InvalidStatus):
            async with game.attack(origin="https://evil.example", additional_headers=cookie):
                pass
        made_up = {"Cookie": "targi=' OR 1=1 --"}
        async with game.attack(additional_headers=made_up) as socket:
            assert (await ask(socket, HELLO))["you"] == []


async def test_commands_that_were_carried_out_do_nothing_again(tmp_path: Path) -> None:
    """Recorded and sent again, by the player or by somebody else."""
    async with honest_game(tmp_path) as game:
        await game.blue.until(lambda now: now.get("moves", 0) >= 4)
        journal = await game.server.registry.store.journal(game.table)
        (old,) = [entry for entry in journal if type(entry).__name__ == "Moved"][:1]
        again = command("move", old.seat, old.number - 1, move=old.move) | {"id": old.origin.id}
        owner = {"blue": game.ann, "white": game.ben}[old.seat]
        async with game.attack(additional_headers={"Cookie": f"targi={owner.token}"}) as socket:
            await ask(socket, HELLO)
            answer = await ask(socket, again)
            assert (answer["kind"], answer["number"]) == ("done", old.number)
            answer = await ask(socket, again | {"id": "other"})
            assert answer["code"] == "late"
        async with game.attack() as socket:
            await ask(socket, HELLO)
            assert (await ask(socket, again))["code"] == "not_yours"


async def test_whoever_is_not_to_move_cannot(tmp_path: Path) -> None:
    """Out of turn, ahead of the table, against the rules."""
    async with honest_game(tmp_path) as game:
        cookies = {
            seat: {"Cookie": f"targi={visitor.token}"}
            for seat, visitor in (("blue", game.ann), ("white", game.ben))
        }
        for seat in ("blue", "white"):
            async with game.attack(additional_headers=cookies[seat]) as socket:
                number = (await ask(socket, HELLO))["now"]["number"]
                ahead = command("move", seat, FOREVER, move="place 5")
                assert (await ask(socket, ahead))["code"] == "ahead"
                wrong = command("move", seat, number, move="place 4")
                expected = {"illegal_move", "not_your_turn", "late"}
                assert (await ask(socket, wrong))["code"] in expected


MALFORMED = (
    "nonsense",
    "[]",
    "null",
    "[" * 4000,
    '{"kind":"fly"}',
    '{"kind":"move"}',
    '{"kind":"move","id":"a b","seat":"blue","expected":1,"move":"done"}',
    '{"kind":"move","id":"a","seat":"red","expected":1,"move":"done"}',
    '{"kind":"move","id":"a","seat":"blue","expected":-1,"move":"done"}',
    '{"kind":"move","id":"a","seat":"blue","expected":1e400,"move":"done"}',
    '{"kind":"move","id":"a","seat":"blue","expected":1,"move":"done","x":1}',
    '{"kind":"hello","protocol":1,"last":-1}',
    '{"kind":"hello","protocol":"one"}',
    "\ud83d\udc2a".encode("utf-16", "surrogatepass").decode("utf-16"),
)


async def test_malformed_messages_are_told_so(tmp_path: Path) -> None:
    """And the connection can still be used."""
    async with honest_game(tmp_path) as game, game.attack() as socket:
        await ask(socket, HELLO)
        for message in MALFORMED:
            answer = await ask(socket, message)
            assert answer["code"] == "malformed", message
            assert answer["about"]["expected"]
        assert (await ask(socket, HELLO))["kind"] == "snapshot"


async def test_commands_before_hello_are_refused(tmp_path: Path) -> None:
    """A client that does not say what it speaks."""
    async with honest_game(tmp_path) as game, game.attack() as socket:
        answer = await ask(socket, command("resign", "blue", 1))
        assert (answer["code"], answer["about"]) == ("malformed", {"expected": "hello first"})


async def test_an_old_client_is_told_to_reload_and_nothing_else(tmp_path: Path) -> None:
    """It sees nothing that it could not read, and cannot act."""
    async with honest_game(tmp_path) as game, game.attack() as socket:
        answer = await ask(socket, HELLO | {"protocol": 0})
        assert (answer["code"], answer["about"]) == ("old_client", {"protocol": 1})
        assert (await ask(socket, command("resign", "blue", 1)))["code"] == "malformed"


async def sent_away(socket: ClientConnection, messages: list[str]) -> int | None:
    """By which code the server ends a connection on which this is sent."""
    try:
        for message in messages:
            await socket.send(message)
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def test_floods_and_giants_end_themselves_only(tmp_path: Path) -> None:
    """A thousand messages at once, then one of a megabyte, then fifty connections."""
    async with honest_game(tmp_path) as game:
        async with game.attack() as socket:
            assert await sent_away(socket, [json.dumps(HELLO)] * 1000) == 1008
        async with game.attack() as socket:
            assert await sent_away(socket, ["x" * 1_000_000]) == 1009
        sockets = [await game.attack() for _ in range(50)]
        assert await sent_away(sockets[-1], []) == 1013
        await asyncio.gather(*(socket.close() for socket in sockets))
