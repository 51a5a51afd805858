"""Whole games over real sockets: two players, a bot, one device, a spectator; and what stays."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from targi.server.client import TableClient
from targi.server.storage.database import back_up
from targi.terminal.commands.verify import report
from tests.server.databases import postgres
from tests.server.serving import FRIEND, LONG, ME, Served, be_ready, bot, play, same, served

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


async def verified(server: Served, table: str, folder: Path) -> dict[str, object]:
    """What `targi verify` says of the record that the server hands out."""
    response = await server.visitor().http.get(f"/api/tables/{table}/record")
    assert response.headers["content-disposition"].startswith("attachment")
    file = folder / "record.txt"
    file.write_bytes(response.content)
    return report(str(file), None)


@pytest.mark.parametrize("box", ["base", "expansion"])
async def test_two_players_and_a_spectator(tmp_path: Path, box: str) -> None:
    """A friend comes by a link; all three see the same end, and the record proves it."""
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        ann, ben = server.visitor(), server.visitor()
        made = await ann.make(white=FRIEND, ruleset=box)
        table = made["table"]
        assert await ben.claim(table, "Ben", made["invitations"]["white"]) == "white"
        async with (
            ann.at(table) as blue,
            ben.at(table) as white,
            server.visitor().at(table) as watcher,
        ):
            await asyncio.gather(
                be_ready(blue, "blue", Random(1)), be_ready(white, "white", Random(2))
            )
            await asyncio.gather(play(blue, ["blue"], Random(1)), play(white, ["white"], Random(2)))
            end = await watcher.until(lambda now: now["state"] == "over")
            await white.until(lambda now: now["number"] == end["number"])
            assert end["result"]["end"] == "completed"
            assert (blue.you, white.you, watcher.you) == (["blue"], ["white"], [])
            assert same(blue, white)
            assert same(blue, watcher)
        told = await verified(server, table, tmp_path)
        assert told["ok"], told
        assert told["proof"] == "secret"


async def test_against_a_bot(tmp_path: Path) -> None:
    """It thinks elsewhere, and plays to the end."""
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        ann = server.visitor()
        table = (await ann.make(white=bot("fennec")))["table"]
        async with ann.at(table) as blue:
            await be_ready(blue, "blue", Random(1))
            await play(blue, ["blue"], Random(1))
            assert blue.now["result"]["end"] == "completed"
        assert (await verified(server, table, tmp_path))["ok"]


async def test_both_seats_on_one_device(tmp_path: Path) -> None:
    """One browser, two names."""
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        ann = server.visitor()
        table = (await ann.make(white=ME | {"name": "Bob"}))["table"]
        async with ann.at(table) as both:
            for seat in ("blue", "white"):
                await be_ready(both, seat, Random(seat))
            await play(both, ["blue", "white"], Random(3))
            assert both.you == ["blue", "white"]
        assert (await verified(server, table, tmp_path))["ok"]


async def test_a_rematch_swaps_who_starts(tmp_path: Path) -> None:
    """The new table is there when both have agreed, with the same players."""
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        ann, ben = server.visitor(), server.visitor()
        table = (await ann.make(first="blue"))["table"]
        await ben.claim(table)
        async with ann.at(table) as blue, ben.at(table) as white:
            await asyncio.gather(
                be_ready(blue, "blue", Random(1)), be_ready(white, "white", Random(2))
            )
            await blue.until(lambda now: now["state"] == "playing")
            await blue.command("resign", "blue")
            await white.until(lambda now: now["state"] == "over")
            await blue.command("rematch", "blue")
            await white.until(lambda now: now["rematch"]["asked"] == ["blue"])
            await white.command("rematch", "white")
            now = await blue.until(lambda now: now["rematch"]["table"] is not None)
        again = now["rematch"]["table"]
        async with ann.at(again) as blue, ben.at(again) as white:
            await asyncio.gather(
                be_ready(blue, "blue", Random(1)), be_ready(white, "white", Random(2))
            )
            now = await white.until(lambda now: now["state"] == "playing")
            assert (white.you, now["to_move"]) == (["white"], "white")


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Clients come back by themselves and miss nothing; a bot thinks again."""
    async with asyncio.timeout(LONG):
        async with served(tmp_path) as server:
            port = int(server.url.rsplit(":", 1)[1])
            ann = server.visitor()
            table = (await ann.make(white=bot()))["table"]
            blue = ann.at(table)
            await blue.__aenter__()
            await be_ready(blue, "blue", Random(1))
            first = await play(blue, ["blue"], Random(1), moves=5)
        async with served(tmp_path, port=port):
            second = await play(blue, ["blue"], Random(2), moves=5)
            await blue.until(lambda now: now["to_move"] == "blue")
            await blue.__aexit__()
            assert blue.connected == 2
            seen = [(one["move"], one["number"]) for one in blue.entries if one["kind"] == "moved"]
            assert set(first + second) <= set(seen)
            numbers = [entry["number"] for entry in blue.entries]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_a_game_goes_on_from_a_backup(tmp_path: Path) -> None:
    """Two players who had gone further come back by themselves and play on from the copy."""
    async with asyncio.timeout(LONG):
        async with served(tmp_path) as server:
            port = int(server.url.rsplit(":", 1)[1])
            ann, ben = server.visitor(), server.visitor()
            table = (await ann.make())["table"]
            await ben.claim(table)
            blue, white = await ann.at(table).__aenter__(), await ben.at(table).__aenter__()
            players = ((blue, "blue"), (white, "white"))
            for client, seat in players:
                await be_ready(client, seat, Random(seat))
            await asyncio.gather(*(play(client, [s], Random(s), upto=8) for client, s in players))
            copy = tmp_path / "restored" / "targi.sqlite3"
            copy.parent.mkdir()
            back_up(tmp_path / "targi.sqlite3", copy)
            await asyncio.gather(*(play(client, [s], Random(s), upto=14) for client, s in players))
        async with served(copy.parent, port=port) as again:
            await asyncio.gather(
                *(client.until(lambda now: now["moves"] == 8) for client, _ in players)
            )
            await asyncio.gather(*(play(client, [s], Random(s), upto=30) for client, s in players))
            await asyncio.gather(
                *(client.until(lambda now: now["moves"] == 30) for client, _ in players)
            )
            assert same(blue, white)
            assert (await verified(again, table, tmp_path))["ok"]
            for client, _ in players:
                await client.__aexit__()


@pytest.mark.integration
async def test_a_game_on_postgresql(tmp_path: Path) -> None:
    """The same server, another database by its URL; a game goes on after a restart."""
    with postgres() as url:
        async with asyncio.timeout(LONG):
            async with served(tmp_path, database=url) as server:
                ann = server.visitor()
                table = (await ann.make(white=ME | {"name": "Bob"}))["table"]
                async with ann.at(table) as both:
                    for seat in ("blue", "white"):
                        await be_ready(both, seat, Random(seat))
                    await play(both, ["blue", "white"], Random(1), upto=5)
            async with (
                served(tmp_path, database=url) as server,
                TableClient(server.url, table, ann.token) as both,
            ):
                await play(both, ["blue", "white"], Random(2), upto=10)
                assert (both.you, both.now["moves"]) == (["blue", "white"], 10)


async def test_two_tabs_are_one_player(tmp_path: Path) -> None:
    """Both see the move that one of them makes, and the seat is not left with the first tab."""
    async with served(tmp_path, away_after=0.1) as server, asyncio.timeout(LONG):
        ann = server.visitor()
        table = (await ann.make(white=ME | {"name": "Bob"}))["table"]
        async with ann.at(table) as one:
            async with ann.at(table) as other:
                for seat in ("blue", "white"):
                    await be_ready(one, seat, Random(seat))
                await play(one, ["blue", "white"], Random(1), moves=1)
                await other.until(lambda now: now.get("moves") == 1)
                assert same(one, other)
            await asyncio.sleep(0.3)
            assert one.now["seats"]["blue"]["present"]
        async with server.visitor().at(table) as watcher:
            await watcher.until(lambda now: not now["seats"]["blue"]["present"])
