"""Forgetting a person: games, names, connections, and what happens at the same moment."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import select

from targi.server.hosting.deletion import forget
from targi.server.hosting.live_table import Evicted
from targi.server.storage import People
from targi.server.storage.games import BLOT
from targi.server.storage.schema import ENTRIES, SEATS
from targi.server.wire import commands as cm
from targi.server.wire.http import NewSeat, NewTable
from targi.server.wire.journal import Entry, encode_entry
from tests.server.evenings import NOW, Evening, evening
from tests.server.tables import ME, OPEN, START

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _clock() -> None:
    NOW[0] = START


async def everything_stored(one: Evening) -> str:
    """All journals, and who sits where."""
    async with one.registry.store._database.reading() as connection:
        entries = [row.entry for row in await connection.execute(select(ENTRIES.c.entry))]
        seats = [str(tuple(row)) for row in await connection.execute(select(SEATS))]
    return "\n".join(entries + seats)


async def test_a_person_is_forgotten_everywhere(tmp_path: Path) -> None:
    """Games are given up, own tables deleted, the name blotted out where others sat."""
    async with evening(tmp_path) as one:
        ben, _ = await one.people.welcome(NOW[0], "Ben")
        game = await one.game(ben=ben.id)
        own, _ = await one.registry.make(NewTable(NewSeat("me", name="Ben"), OPEN), ben.id)
        viewer = await one.enter(game, "ann")
        await forget(ben.id, one.registry, one.people)
        assert viewer.closed == [(1012, "connect again")]
        assert await one.kinds(own) == []
        journal: list[Entry] = await one.registry.store.journal(game)
        text = b"\n".join(map(encode_entry, journal))
        assert b"Ben" not in text
        assert ben.id.encode() not in text
        assert b'"name":"%b"' % BLOT.encode() in text
        assert (await one.kinds(game))[-2:] == ["Finished", "Left"]
        assert await one.registry.store.tables_of(ben.id) == []
        (listed,) = await one.registry.store.tables_of("ann")
        assert (listed.white.name, listed.winner) == (BLOT, "blue")


async def test_a_waiting_table_is_withdrawn_with_its_maker(tmp_path: Path) -> None:
    """Nobody should wait for a person who was deleted."""
    async with evening(tmp_path) as one:
        table, _ = await one.registry.make(NewTable(ME, OPEN), "ann")
        await one.send(table, "ben", cm.TakeSeat, "white", name="Ben")
        await forget("ann", one.registry, one.people)
        assert (await one.kinds(table))[-1] == "Closed"


async def test_nobody_plays_again_with_somebody_who_is_forgotten(tmp_path: Path) -> None:
    """Who had asked for it is gone, and his wish with him; the other is told so."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.enter(table, "ben")
        await one.send(table, "ann", cm.Resign, "blue")
        await one.send(table, "ben", cm.Rematch, "white")
        await forget("ben", one.registry, one.people)
        ann = await one.enter(table, "ann")
        now = json.loads(ann.messages[0])["now"]
        assert now["rematch"] == {"asked": [], "table": None}
        assert not now["seats"]["white"]["present"]
        answer = await one.send(table, "ann", cm.Rematch, "blue")
        assert answer.refused.code == "forgotten"
        assert len(await one.registry.store.tables_of("ann")) == 1


async def test_who_is_forgotten_while_the_other_moves_does_not_keep_him_waiting(
    tmp_path: Path,
) -> None:
    """Both happen at once: the move comes first, and the game is given up all the same."""
    async with evening(tmp_path) as one:
        ben, _ = await one.people.welcome(NOW[0], "Ben")
        table = await one.game(ben=ben.id)
        async with one.registry.at(table) as live:
            move = live.feed.table.game.legal_moves()[0].text
        moving = asyncio.create_task(one.send(table, "ann", cm.Move, "blue", move=move))
        forgetting = asyncio.create_task(forget(ben.id, one.registry, one.people))
        await asyncio.gather(moving, forgetting)
        assert (await one.kinds(table))[-4:] == ["Moved", "Resigned", "Finished", "Left"]


async def test_a_table_that_is_withdrawn_meanwhile_is_kept_for_the_other(tmp_path: Path) -> None:
    """Both get up at once; the one who stays known still finds it."""
    async with evening(tmp_path) as one:
        table, _ = await one.registry.make(NewTable(ME, OPEN), "ann")
        await one.send(table, "ben", cm.TakeSeat, "white", name="Ben")
        async with one.registry.at(table) as live:
            await live._lock.acquire()
            jobs = len(one.registry._jobs)
            closing = asyncio.create_task(one.send(table, "ann", cm.Close, "blue"))
            await asyncio.sleep(0)
            forgetting = asyncio.create_task(forget("ben", one.registry, one.people))
            while len(one.registry._jobs) < jobs + 2:  # both wait for their turn, in this order
                await asyncio.sleep(0.01)
            live._lock.release()
            await asyncio.gather(closing, forgetting)
        assert (await one.kinds(table))[-1] == "Closed"
        assert "Ben" not in await everything_stored(one)


class Busy(People):
    """Somebody whose other device makes a table while this one asks to be forgotten."""

    one: Evening

    async def forget(self, person: str) -> None:
        """A moment too late for the first look at the tables."""
        seats = NewTable(NewSeat("me", name="Ben"), OPEN)
        table, _ = await self.one.registry.make(seats, person)
        await self.one.send(table, "ann", cm.TakeSeat, "white", name="Ann")
        await super().forget(person)


async def test_what_another_device_does_meanwhile_is_forgotten_too(tmp_path: Path) -> None:
    """And its connections end, so that it does nothing more as a person who no longer exists."""
    async with evening(tmp_path) as one:
        ben, token = await one.people.welcome(NOW[0], "Ben")
        theirs, _ = await one.registry.make(NewTable(ME, OPEN), "ann")
        watching = await one.enter(theirs, ben.id)
        one.people.__class__, Busy.one = Busy, one
        await forget(ben.id, one.registry, one.people)
        stored = await everything_stored(one)
        assert "Ben" not in stored
        assert ben.id not in stored
        assert watching.closed == [(1012, "connect again")]
        assert await one.people.known_by(token, NOW[0]) is None


async def test_a_table_that_has_gone_on_elsewhere_is_left_all_the_same(tmp_path: Path) -> None:
    """It is loaded again, and given up then."""
    async with evening(tmp_path) as one, evening(tmp_path) as other:
        table = await one.game()
        assert (await other.send(table, "ann", cm.Move, "blue", move="place 2")).refused is None
        await forget("ben", one.registry, one.people)
        assert (await one.kinds(table))[-3:] == ["Resigned", "Finished", "Left"]
        assert "Ben" not in await everything_stored(one)


async def test_a_full_disk_is_told_instead_of_trying_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is half forgotten: the person who asked is still known, and can ask again."""
    async with evening(tmp_path) as one:
        ben, token = await one.people.welcome(NOW[0], "Ben")
        await one.game(ben=ben.id)

        async def full(*_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(one.registry.store, "append", full)
            with pytest.raises(Evicted):
                await forget(ben.id, one.registry, one.people)
        assert await one.people.known_by(token, NOW[0]) == ben
        await forget(ben.id, one.registry, one.people)
        assert "Ben" not in await everything_stored(one)
