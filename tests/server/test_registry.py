"""Living tables: loading and letting go, absence, time, restarts, failing storage."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import OperationalError

from targi.server.hosting.clock import do_what_is_due, tidy
from targi.server.hosting.live_table import Evicted
from targi.server.machine.inputs import DAY, IDLE, KEPT
from targi.server.machine.journal import JournalError
from targi.server.storage import Store
from targi.server.storage.games import BLOT
from targi.server.storage.people import FORGOTTEN
from targi.server.storage.schema import ENTRIES, TABLES
from targi.server.wire import commands as cm
from targi.server.wire import entries as seen
from targi.server.wire.http import NewSeat, NewTable
from targi.server.wire.journal import Created, Entry, Started, Undone, encode_entry
from targi.server.wire.refusals import Refused
from tests.project.files import ROOT
from tests.server.evenings import NOW, Seen, evening
from tests.server.tables import BOT, ME, MINUTE, NONCES, OPEN, START

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _clock() -> None:
    NOW[0] = START


async def test_a_table_is_loaded_once_however_many_come(tmp_path: Path) -> None:
    """Two copies of one table would tell different stories."""
    async with evening(tmp_path) as one:
        table = await one.game()
        one.registry.forget(one.registry.live[table])
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one.enter(table, None)) for _ in range(10)]
        assert len(one.registry.live) == 1
        assert len(one.registry.live[table].viewers) == len(tasks)


async def test_a_table_that_nobody_needs_is_let_go_and_comes_back(tmp_path: Path) -> None:
    """Not while anyone looks at it, and not at once."""
    async with evening(tmp_path) as one:
        table = await one.game()
        viewer = await one.enter(table, None)
        NOW[0] += 2 * MINUTE
        await do_what_is_due(one.registry)
        assert table in one.registry.live
        await one.leave(table, viewer)
        NOW[0] += MINUTE + 1
        await do_what_is_due(one.registry)
        await do_what_is_due(one.registry)
        assert table not in one.registry.live
        again = await one.enter(table, None)
        assert '"state":"playing"' in again.messages[0]


async def test_there_is_no_table_by_a_wrong_name(tmp_path: Path) -> None:
    """Nothing is made by asking."""
    async with evening(tmp_path) as one:
        with pytest.raises(Refused, match="no_table"):
            async with one.registry.at("nowhere"):
                pass


async def test_a_game_of_other_rules_is_refused_and_left_alone(tmp_path: Path) -> None:
    """It is never reinterpreted, and the clock does not try again every second."""
    async with evening(tmp_path) as one:
        table, _ = await one.registry.make(NewTable(ME, OPEN), "ann")
        (created,) = await one.registry.store.journal(table)
        assert isinstance(created, Created)
        await one.registry.store.delete(table)
        older = msgspec.structs.replace(created, rules=0)
        with pytest.raises(JournalError):
            await one.registry.store.append(table, [older])
        await one.registry.store.append(table, [created])
        await rewrite(one.registry.store, table, encode_entry(older).decode())
        with pytest.raises(Refused, match="other_rules"):
            async with one.registry.at(table):
                pass
        NOW[0] += IDLE["waiting"]
        assert await one.registry.store.due(NOW[0]) == [table]
        await do_what_is_due(one.registry)
        assert await one.registry.store.due(NOW[0]) == []
        assert len(await one.registry.store.journal(table)) == 1


@pytest.mark.parametrize("spoiled", ["{", '{"kind": "created", "unheard": 1}', '"created"'])
async def test_a_spoiled_journal_harms_its_own_table_only(tmp_path: Path, spoiled: str) -> None:
    """The clock of the others goes on, and a restart too."""
    async with evening(tmp_path) as one:
        tables = [(await one.registry.make(NewTable(ME, OPEN), "ann"))[0] for _ in range(2)]
        await rewrite(one.registry.store, tables[0], spoiled)
        with pytest.raises(Refused, match="other_rules"):
            async with one.registry.at(tables[0]):
                pass
        await one.registry.start()
        NOW[0] += IDLE["waiting"]
        await do_what_is_due(one.registry)
        assert tables[0] not in await one.registry.store.due(NOW[0])
        async with one.registry.at(tables[1]) as other:
            assert other.feed.table.closed


@pytest.mark.parametrize(
    "spoiling",
    [
        Undone(number=6, at=START, seat="blue", to=-1),
        Started(number=2, at=START, first="blue", deal=()),
    ],
)
async def test_an_entry_that_no_check_has_thought_of_harms_its_own_table_only(
    tmp_path: Path, spoiling: Entry
) -> None:
    """Whatever error it is: it is refused by name, and the clock goes on to the next table."""
    async with evening(tmp_path) as one:
        spoiled, other = await one.game(), (await one.registry.make(NewTable(ME, OPEN), "ann"))[0]
        async with one.registry.store._database.writing() as connection:
            here = ENTRIES.c.table_id == spoiled
            await connection.execute(
                delete(ENTRIES).where(here, ENTRIES.c.number >= spoiling.number)
            )
        await one.registry.store.append(spoiled, [spoiling])
        one.registry.forget(one.registry.live[spoiled])
        with pytest.raises(Refused, match="other_rules"):
            async with one.registry.at(spoiled):
                pass
        with pytest.raises(Refused, match="other_rules"):
            await one.registry.past(spoiled, 100)
        await one.registry.start()
        NOW[0] += IDLE["playing"]
        await do_what_is_due(one.registry)
        assert (await one.kinds(other))[-1] == "Closed"
        assert spoiled not in await one.registry.store.due(NOW[0])


async def test_a_table_at_which_the_clock_fails_does_not_stop_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither the clock nor a start: it is logged, and the next table has its turn."""
    async with evening(tmp_path) as one:
        tables = [await one.game() for _ in range(2)]
        await one.registry.store_listings()

        async def fail() -> None:
            raise ArithmeticError("of all things")

        for what in ("tick", "wake"):
            monkeypatch.setattr(one.registry.live[tables[0]], what, fail)
        one.registry.live[tables[1]].evict()
        async with one.registry.store._database.writing() as connection:
            await connection.execute(update(TABLES).values(bot_due=True))
        await one.registry.start()
        assert tables[1] in one.registry.live
        NOW[0] += IDLE["playing"]
        await do_what_is_due(one.registry)
        assert (await one.kinds(tables[1]))[-1] == "Closed"
        assert [record.message for record in caplog.records] == ["table failed"] * 2


async def rewrite(store: Store, table: str, text: str) -> None:
    """Change the first entry of a table, as no server of this version would write it."""
    async with store._database.writing() as connection:
        here = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == 1)
        await connection.execute(update(ENTRIES).where(here).values(entry=text))


async def test_a_reload_is_no_news_but_leaving_is(tmp_path: Path) -> None:
    """A player has left when nothing came back for a while."""
    async with evening(tmp_path) as one:
        table = await one.game()
        first = await one.enter(table, "ann")
        second = await one.enter(table, "ann")
        await one.leave(table, first)
        assert "Left" not in await one.kinds(table)
        await one.leave(table, second)
        assert (await one.kinds(table))[-1] == "Left"
        await one.enter(table, "ann")
        assert (await one.kinds(table))[-1] == "Returned"


async def test_who_loses_the_connection_twice_has_the_whole_time_each_time(tmp_path: Path) -> None:
    """A page loaded again just when the seconds of an earlier reload are over: nobody has left."""
    async with evening(tmp_path, away_after=0.4) as one:
        table = await one.game()
        async with one.registry.at(table) as live:
            live.leave(await one.enter(table, "ann"))
            again = await one.enter(table, "ann")
            await asyncio.sleep(0.2)
            live.leave(again)
            left_at = asyncio.get_running_loop().time()
            while live.feed.table.places["blue"].present:
                await asyncio.sleep(0.01)
            assert asyncio.get_running_loop().time() - left_at >= 0.4


async def test_who_stays_away_is_gone_after_the_grace_time(tmp_path: Path) -> None:
    """The clock finds it in the database, also of a table that nobody has in memory."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.enter(table, "ben")
        await one.miss(table, "ann")
        await do_what_is_due(one.registry)
        NOW[0] += 5 * MINUTE - 1
        await do_what_is_due(one.registry)
        assert "Gone" not in await one.kinds(table)
        NOW[0] += 2
        await do_what_is_due(one.registry)
        assert (await one.kinds(table))[-1] == "Gone"
        assert (await one.send(table, "ben", cm.Claim, "white")).refused is None


@pytest.mark.parametrize("downtime", [0, 4 * MINUTE, 60 * MINUTE])
async def test_a_restart_costs_nobody_the_game(tmp_path: Path, downtime: int) -> None:
    """However long it takes: who was away then has the whole grace time, and sees it so."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.enter(table, "ben")
        await one.miss(table, "ann")
        await one.registry.store_listings()
        NOW[0] += 4 * MINUTE
        assert (await one.kinds(table))[-1] == "Left"
    NOW[0] += downtime
    async with evening(tmp_path) as one:
        await do_what_is_due(one.registry)
        ben = await one.enter(table, "ben")
        until = NOW[0] + 5 * MINUTE
        assert f'"gone_at":{until}' in ben.messages[-1]
        NOW[0] = until - 1
        await do_what_is_due(one.registry)
        assert (await one.kinds(table))[-2:] == ["Left", "Left"]
        NOW[0] = until
        await do_what_is_due(one.registry)
        assert (await one.kinds(table))[-1] == "Gone"


async def test_who_returns_after_a_restart_has_not_left_anew(tmp_path: Path) -> None:
    """It would be told twice."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.enter(table, "ben")
        await one.miss(table, "ann")
    NOW[0] += MINUTE
    async with evening(tmp_path) as one:
        await one.enter(table, "ann")
        assert (await one.kinds(table))[-2:] == ["Left", "Returned"]


async def test_a_connection_that_ends_while_it_waits_for_its_turn_is_no_viewer(
    tmp_path: Path,
) -> None:
    """Its player would stay present forever."""
    async with evening(tmp_path) as one:
        table = await one.game()
        viewer = Seen("ann")
        async with one.registry.at(table) as live:
            async with live._lock:
                entering = asyncio.create_task(live.enter(viewer, cm.Hello(protocol=cm.PROTOCOL)))
                await asyncio.sleep(0)
                live.leave(viewer)
            await entering
            assert (live.viewers, viewer.messages) == (set(), [])


async def test_a_bot_whose_turn_it_is_thinks_after_a_restart(tmp_path: Path) -> None:
    """Nobody needs to look at the table for that."""
    async with evening(tmp_path) as one:
        wanted = NewTable(ME, NewSeat("bot", level="gecko"), first="white")
        table, _ = await one.registry.make(wanted, "ann")
        await one.send(table, "ann", cm.GiveNonce, "blue", nonce=NONCES["blue"])
    moved = (await _kinds(tmp_path, table)).count("Moved")
    async with evening(tmp_path) as one:
        await one.registry.start()
        while (await one.kinds(table)).count("Moved") <= moved:
            await asyncio.sleep(0.02)


async def _kinds(folder: Path, table: str) -> list[str]:
    async with evening(folder) as one:
        return await one.kinds(table)


async def test_a_bot_plays_on_for_somebody_who_is_gone(tmp_path: Path) -> None:
    """Of a level that there is."""
    async with evening(tmp_path) as one:
        table = await one.game(grace=30)
        await one.enter(table, "ben")
        await one.miss(table, "ann")
        NOW[0] += MINUTE
        await do_what_is_due(one.registry)
        refused = await one.send(table, "ben", cm.LetBotPlay, "white", level="nobody")
        assert refused.refused.code == "malformed"
        await one.send(table, "ben", cm.LetBotPlay, "white", level="fennec")
        while "Moved" not in await one.kinds(table):
            await asyncio.sleep(0.02)


async def test_levels_that_there_are_not_cannot_be_played_against(tmp_path: Path) -> None:
    """Said before there is a table."""
    async with evening(tmp_path) as one:
        with pytest.raises(Refused) as caught:
            await one.registry.make(NewTable(ME, BOT), "ann")
        assert "scarab" in str(caught.value.about.expected)


async def test_tables_are_closed_and_deleted_by_the_documented_rules(tmp_path: Path) -> None:
    """Seven days of waiting, sixty of a game, thirty after the end."""
    async with evening(tmp_path) as one:
        waiting, _ = await one.registry.make(NewTable(ME, OPEN), "ann")
        game = await one.game()
        await one.leave(waiting, await one.enter(waiting, "ann"))
        NOW[0] += IDLE["waiting"] + MINUTE
        await do_what_is_due(one.registry)
        assert (await one.kinds(waiting))[-1] == "Closed"
        NOW[0] += KEPT + MINUTE
        await do_what_is_due(one.registry)
        await tidy(one.registry, one.people)
        assert await one.kinds(waiting) == []
        assert waiting not in one.registry.live
        NOW[0] += IDLE["playing"] - KEPT
        await do_what_is_due(one.registry)
        assert (await one.kinds(game))[-1] == "Closed"


class Failing(Store):
    """A store whose disk is full now and then."""

    full = False

    async def append(self, table: str, entries: Any, *more: Any, games: Any = ()) -> None:
        """Append, unless the disk is full; then it may have been written, or not."""
        if self.full:
            raise OperationalError("INSERT", {}, Exception("disk full"))
        await super().append(table, entries, *more, games=games)


async def test_if_storing_fails_nobody_is_told_and_the_table_is_loaded_again(
    tmp_path: Path,
) -> None:
    """Viewers reconnect, and the game goes on from what is stored."""
    async with evening(tmp_path) as one:
        table = await one.game()
        viewer = await one.enter(table, "ann")
        told = len(viewer.messages)
        one.registry.store.__class__ = Failing
        Failing.full = True
        with pytest.raises(Evicted):
            await one.send(table, "ann", cm.Move, "blue", move="place 2")
        assert len(viewer.messages) == told
        assert viewer.closed == [(1012, "connect again")]
        assert table not in one.registry.live
        Failing.full = False
        assert (await one.send(table, "ann", cm.Move, "blue", move="place 2")).refused is None


async def test_a_journal_that_went_on_elsewhere_is_loaded_again(tmp_path: Path) -> None:
    """As if another server process had played: nothing is doubled, nothing lost."""
    async with evening(tmp_path) as one, evening(tmp_path) as other:
        table = await one.game()
        await one.enter(table, "ann")
        assert (await other.send(table, "ann", cm.Move, "blue", move="place 2")).refused is None
        with pytest.raises(Evicted):
            await one.send(table, "ann", cm.Move, "blue", move="place 3")
        found = await one.send(table, "ann", cm.Move, "blue", move="place 3")
        assert found.refused.code == "not_your_turn"


async def test_a_list_that_could_not_be_stored_is_stored_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the clock would not know when to look at the table."""
    async with evening(tmp_path) as one:
        table = await one.game()

        async def full(_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(one.registry.store, "store_listings", full)
            with pytest.raises(OSError, match="no space"):
                await one.registry.store_listings()
        one.registry.live[table].evict()  # and what is in memory is lost as well
        await one.registry.store_listings()
        (listed,) = await one.registry.store.tables_of("ann")
        assert listed.state == "playing"


class Slow(Store):
    """A store that writes the list when it is told to."""

    go = asyncio.Event()

    async def store_listings(self, listings: Any) -> None:
        """Wait first, if there is anything to write."""
        if listings:
            await self.go.wait()
        await super().store_listings(listings)


async def test_whoever_wants_the_list_gets_it_up_to_date(tmp_path: Path) -> None:
    """Also if somebody else has begun to write it."""
    async with evening(tmp_path) as one:
        await one.game()
        one.registry.store.__class__ = Slow
        Slow.go = asyncio.Event()
        lists = [asyncio.create_task(one.registry.store_listings()) for _ in range(2)]
        done, _ = await asyncio.wait(lists, timeout=0.1)
        assert done == set()
        Slow.go.set()
        await asyncio.gather(*lists)
        (listed,) = await one.registry.store.tables_of("ann")
        assert listed.state == "playing"


async def test_visits_after_the_end_keep_no_table_for_longer(tmp_path: Path) -> None:
    """It is deleted by the time of its end."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.send(table, "ann", cm.Resign, "blue")
        for _ in range(2):
            NOW[0] += KEPT // 2
            assert await one.kinds(table)
            await one.leave(table, await one.enter(table, "ann"))
            await do_what_is_due(one.registry)
            await tidy(one.registry, one.people)
        assert await one.kinds(table) == []


async def test_one_looks_back_at_a_time_and_no_table_is_loaded_for_it(tmp_path: Path) -> None:
    """A whole game is played again for a page."""
    async with evening(tmp_path) as one:
        table = await one.game()
        one.registry.forget(one.registry.live[table])
        async with one.registry._looking_back:
            looking = asyncio.create_task(one.registry.past(table, 6))
            done, _ = await asyncio.wait([looking], timeout=0.1)
            assert done == set()
        assert isinstance((await looking).entries[-1], seen.Started)
        assert one.registry.live == {}
        with pytest.raises(Refused, match="no_table"):
            await one.registry.past("nowhere", 6)


async def test_a_table_whose_entry_cannot_be_carried_out_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the journal; what is in memory is behind it, and goes."""
    async with evening(tmp_path) as one:
        table = await one.game()
        viewer = await one.enter(table, "ann")
        live = one.registry.live[table]

        def fail(_: object) -> bytes:
            raise MemoryError

        monkeypatch.setattr(live.feed, "apply", fail)
        with pytest.raises(Evicted):
            await one.send(table, "ann", cm.Resign, "blue")
        assert viewer.closed
        async with one.registry.at(table) as again:
            assert again is not live
            assert again.feed.table.state == "over"


async def test_a_name_is_blotted_out_of_the_list_after_a_crash_too(tmp_path: Path) -> None:
    """The list is made from the journal again at the next start."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.send(table, "ann", cm.Resign, "blue")
        await one.registry.store_listings()
        await one.registry.store.rename_holder(table, "ben", BLOT)  # and the power fails
    async with evening(tmp_path) as one:
        await one.registry.start()
        (listed,) = await one.registry.store.tables_of("ann")
        assert listed.white.name == BLOT


def test_the_rules_of_tidying_are_those_of_the_document() -> None:
    """docs/hosting.md says them in days."""
    text = " ".join((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").split())
    waiting, playing = (IDLE[state] // DAY for state in ("waiting", "playing"))
    assert f"closed after {waiting} days without an entry, a game after {playing}." in text
    assert f"deleted {KEPT // DAY} days after its end" in text
    assert f"not been here for {FORGOTTEN} days is forgotten" in text


async def test_a_table_stays_in_memory_for_a_while_after_its_last_visitor(tmp_path: Path) -> None:
    """Who comes back soon need not wait until it is read again."""
    async with evening(tmp_path, away_after=0) as one:
        table = await one.game()
        await one.leave(table, await one.enter(table, "ann"))
        await one.registry.store_listings()
        one.registry.unload()
        assert table in one.registry.live
        NOW[0] += MINUTE + 1
        one.registry.unload()
        assert table not in one.registry.live
