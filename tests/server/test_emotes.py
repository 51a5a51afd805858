"""Emotes: who is there sees them, only players send them, and nothing of them stays."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from targi.server.settings import Limits
from tests.server.serving import FRIEND, PATIENT, Served, Visitor, served

pytestmark = pytest.mark.anyio
AT_ONCE = 3
# What was said is never allowed again here, so that a test is as long as it is.
LIMITS = Limits(
    messages=(200, 1), requests=PATIENT.requests, tables=PATIENT.tables, emotes=(AT_ONCE, 0)
)
HELLO = {"kind": "hello", "protocol": 1, "last": 0}


class Table:
    """A table with both players, and ways to connect to it."""

    def __init__(self, server: Served, name: str, ann: Visitor, ben: Visitor) -> None:
        self.server, self.name, self.ann, self.ben = server, name, ann, ben

    @asynccontextmanager
    async def view(self, visitor: Visitor | None = None) -> AsyncIterator[ClientConnection]:
        """A connection that has said hello, of a visitor or of somebody unknown."""
        headers = {"Cookie": f"targi={visitor.token}"} if visitor else {}
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.name}/socket"
        async with connect(
            address,
            origin=self.server.url,  # type: ignore[arg-type]  # a NewType of str
            additional_headers=headers,
            compression=None,
            proxy=None,
        ) as socket:
            await socket.send(json.dumps(HELLO))
            assert (await hear(socket, "snapshot"))["kind"] == "snapshot"
            yield socket


@asynccontextmanager
async def seated(folder: Path) -> AsyncIterator[Table]:
    """Ann is blue, Ben is white."""
    async with served(folder, limits=LIMITS) as server:
        ann, ben = server.visitor(), server.visitor()
        made = await ann.make(white=FRIEND)
        await ben.claim(made["table"], "Ben", made["invitations"]["white"])
        yield Table(server, made["table"], ann, ben)


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told["kind"] in kinds:
            return told


async def say(socket: ClientConnection, seat: str, emote: str, **more: Any) -> dict[str, Any]:
    """Send an emote; the answer to it."""
    wanted = {"kind": "emote", "id": "e", "seat": seat, "emote": emote, **more}
    await socket.send(json.dumps(wanted))
    return await hear(socket, "done", "refused")


async def test_an_emote_is_seen_by_everybody_at_the_table(tmp_path: Path) -> None:
    """By the other player, by a spectator, and by who sent it."""
    async with (
        seated(tmp_path) as table,
        table.view(table.ann) as ann,
        table.view(table.ben) as ben,
        table.view() as eve,
    ):
        wanted = {"kind": "emote", "id": "e", "seat": "white", "emote": "well_played"}
        await ben.send(json.dumps(wanted))
        for viewer in (ann, ben, eve):
            told = await hear(viewer, "emoted")
            assert told == {"kind": "emoted", "seat": "white", "emote": "well_played"}
        assert (await hear(ben, "done"))["id"] == "e"


async def test_nothing_of_an_emote_stays(tmp_path: Path) -> None:
    """It is no entry, it is not stored, and whoever comes later is not told."""
    async with seated(tmp_path) as table, table.view(table.ann) as ann:
        store = table.server.registry.store
        before = await store.lines(table.name)
        done = await say(ann, "blue", "oops")
        assert (done["kind"], done["number"]) == ("done", len(before))
        assert await store.lines(table.name) == before
        await ann.send(json.dumps(HELLO))
        snapshot = await hear(ann, "snapshot")
        assert snapshot["now"]["number"] == len(before)
        await ann.send(json.dumps(HELLO | {"last": 1}))
        entries = await hear(ann, "entries")
        assert "oops" not in json.dumps([snapshot, entries, before])


async def test_only_who_holds_the_seat_may_send(tmp_path: Path) -> None:
    """Neither a spectator, known or not, nor the other player; and nobody else sees the attempt."""
    async with seated(tmp_path) as table, table.view(table.ann) as ann:
        eve = table.server.visitor()
        await eve.be("Eve")
        for visitor in (None, eve, table.ben):
            async with table.view(visitor) as socket:
                assert (await say(socket, "blue", "hello"))["code"] == "not_yours"
        await say(ann, "blue", "hello")
        assert table.server.registry.metrics.commands["emote", "not_yours"] == 3
        assert table.server.registry.metrics.commands["emote", "done"] == 1


@pytest.mark.parametrize(
    "wrong", [{"emote": "insult"}, {"emote": ""}, {"seat": "red"}, {"expected": 1}]
)
async def test_an_emote_that_nobody_knows_is_malformed(
    tmp_path: Path, wrong: dict[str, Any]
) -> None:
    """The list is closed: no text of a player reaches the other one."""
    async with seated(tmp_path) as table, table.view(table.ann) as ann:
        wanted = {"kind": "emote", "id": "e", "seat": "blue", "emote": "hello"} | wrong
        await ann.send(json.dumps(wanted))
        refused = await hear(ann, "refused")
        assert (refused["id"], refused["code"]) == ("e", "malformed")


async def test_a_flood_is_refused_and_reaches_nobody(tmp_path: Path) -> None:
    """Some at once, by all connections of the player together; the other one speaks on."""
    async with (
        seated(tmp_path) as table,
        table.view(table.ann) as ann,
        table.view(table.ann) as tab,
        table.view(table.ben) as ben,
        table.view() as eve,
    ):
        for _ in range(AT_ONCE):
            assert (await say(ann, "blue", "hello"))["kind"] == "done"
        for number in range(100):
            assert (await say((ann, tab)[number % 2], "blue", "hello"))["code"] == "too_many"
        async with table.view(table.ann) as again:
            assert (await say(again, "blue", "hello"))["code"] == "too_many"
        live = table.server.registry.live[table.name]
        assert len(live._emotes) == 1
        assert (await say(ben, "white", "thanks"))["kind"] == "done"
        for seat in (*["blue"] * AT_ONCE, "white"):
            assert (await hear(eve, "emoted"))["seat"] == seat
