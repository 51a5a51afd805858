"""Living tables: loading and letting go, absence, time, restarts, failing storage, forgetting."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from targi.server import commands as cm
from targi.server.codes import Refused
from targi.server.creating import NewSeat, NewTable
from targi.server.entries import Closed, Created, Entry, encode_entry
from targi.server.hosting.clock import do_what_is_due, tidy
from targi.server.hosting.forgetting import BLOT, forget
from targi.server.hosting.house import House
from targi.server.hosting.living import GivenUp
from targi.server.hosting.thinkers import Thinkers
from targi.server.inputs import DAY, IDLE, KEPT
from targi.server.journal import JournalError
from targi.server.listing import Listing
from targi.server.settings import Settings
from targi.server.storage import People, Store, open_database
from targi.server.storage.schema import ENTRIES
from tests.server.tables import BOT, ME, MINUTE, NONCES, OPEN, START

pytestmark = pytest.mark.anyio


class Seen:
    """A viewer that keeps what it is sent."""

    def __init__(self, holder: str | None) -> None:
        self.holder = holder
        self.messages: list[str] = []
        self.closed: list[tuple[int, str]] = []

    def send(self, message: str) -> None:
        """Keep it."""
        self.messages.append(message)

    def close(self, code: int, reason: str) -> None:
        """Keep that too."""
        self.closed.append((code, reason))


class Evening:
    """A house with a clock that tests turn."""

    def __init__(self, house: House, people: People) -> None:
        self.house, self.people = house, people
        self.ids = iter(range(10_000))

    async def send(self, table: str, person: str | None, kind: Any, seat: str, **more: Any) -> Any:
        """A command of somebody who has seen everything."""
        async with self.house.at(table) as living:
            number = living.feed.table.number
            given = {"id": f"c{next(self.ids)}", "seat": seat, "expected": number}
            return await living.command(kind(**(given | more)), person)

    async def game(self, *, grace: int | None = 300, ben: str = "ben") -> str:
        """Ann and Ben sit at a table, and the cards are dealt."""
        table, _ = await self.house.make(NewTable(ME, OPEN, first="blue", grace=grace), "ann")
        await self.send(table, ben, cm.TakeSeat, "white", name="Ben")
        await self.send(table, "ann", cm.GiveNonce, "blue", nonce=NONCES["blue"])
        await self.send(table, ben, cm.GiveNonce, "white", nonce=NONCES["white"])
        return table

    async def enter(self, table: str, person: str | None) -> Seen:
        """Somebody connects."""
        viewer = Seen(person)
        async with self.house.at(table) as living:
            await living.enter(viewer, cm.Hello(protocol=cm.PROTOCOL))
        return viewer

    async def leave(self, table: str, viewer: Seen) -> None:
        """A connection ends, and some seconds have passed."""
        async with self.house.at(table) as living:
            living.leave(viewer)
            await living.miss(viewer.holder)

    async def miss(self, table: str, person: str) -> None:
        """Somebody has not been heard of for some seconds."""
        async with self.house.at(table) as living:
            await living.miss(person)

    async def kinds(self, table: str) -> list[str]:
        """The kinds of a table's entries, as they are stored."""
        return [type(entry).__name__ for entry in await self.house.store.journal(table)]


NOW = [START]
AWAY = 60  # seconds; no test takes so long, so nobody leaves by himself


@asynccontextmanager
async def evening(folder: Path, **more: Any) -> AsyncIterator[Evening]:
    """A house on a SQLite file."""
    url = f"sqlite:///{folder / 't.sqlite3'}"
    given: dict[str, Any] = {"database": url, "away_after": AWAY, "unload_after": 60}
    settings = Settings(**(given | more))
    database = await open_database(url)
    thinkers = Thinkers(1)
    house = House(Store(database), thinkers, settings, lambda: NOW[0])
    try:
        async with asyncio.timeout(60):
            yield Evening(house, People(database))
    finally:
        await house.stop()
        await thinkers.close()
        await database.close()


@pytest.fixture(autouse=True)
def _clock() -> None:
    NOW[0] = START


async def test_a_table_is_loaded_once_however_many_come(tmp_path: Path) -> None:
    """Two copies of one table would tell different stories."""
    async with evening(tmp_path) as one:
        table = await one.game()
        one.house.forget(one.house.living[table])
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one.enter(table, None)) for _ in range(10)]
        assert len(one.house.living) == 1
        assert len(one.house.living[table].viewers) == len(tasks)


async def test_a_table_that_nobody_needs_is_let_go_and_comes_back(tmp_path: Path) -> None:
    """Not while somebody looks at it, and not at once."""
    async with evening(tmp_path) as one:
        table = await one.game()
        viewer = await one.enter(table, None)
        NOW[0] += 2 * MINUTE
        await do_what_is_due(one.house)
        assert table in one.house.living
        await one.leave(table, viewer)
        NOW[0] += MINUTE + 1
        await do_what_is_due(one.house)
        await do_what_is_due(one.house)
        assert table not in one.house.living
        again = await one.enter(table, None)
        assert '"state":"playing"' in again.messages[0]


async def test_there_is_no_table_by_a_wrong_name(tmp_path: Path) -> None:
    """Nothing is made by asking."""
    async with evening(tmp_path) as one:
        with pytest.raises(Refused, match="no_table"):
            async with one.house.at("nowhere"):
                pass


async def test_a_game_of_other_rules_is_refused_and_left_alone(tmp_path: Path) -> None:
    """It is never reinterpreted, and the clock does not try again every second."""
    async with evening(tmp_path) as one:
        table, _ = await one.house.make(NewTable(ME, OPEN), "ann")
        (created,) = await one.house.store.journal(table)
        assert isinstance(created, Created)
        await one.house.store.delete(table)
        older = msgspec.structs.replace(created, rules=0)
        with pytest.raises(JournalError):
            await one.house.store.append(table, [older])
        await one.house.store.append(table, [created])
        await rewrite(one.house.store, table, encode_entry(older).decode())
        with pytest.raises(Refused, match="other_rules"):
            async with one.house.at(table):
                pass
        NOW[0] += IDLE["waiting"]
        assert await one.house.store.due(NOW[0]) == [table]
        await do_what_is_due(one.house)
        assert await one.house.store.due(NOW[0]) == []
        assert len(await one.house.store.journal(table)) == 1


@pytest.mark.parametrize("spoiled", ["{", '{"kind": "created", "unheard": 1}', '"created"'])
async def test_a_spoiled_journal_harms_its_own_table_only(tmp_path: Path, spoiled: str) -> None:
    """The clock of the others goes on, and a restart too."""
    async with evening(tmp_path) as one:
        tables = [(await one.house.make(NewTable(ME, OPEN), "ann"))[0] for _ in range(2)]
        await rewrite(one.house.store, tables[0], spoiled)
        with pytest.raises(Refused, match="other_rules"):
            async with one.house.at(tables[0]):
                pass
        await one.house.start()
        for _ in range(2):  # it is noticed that nobody has come, then the table is closed
            NOW[0] += IDLE["waiting"]
            await do_what_is_due(one.house)
        assert tables[0] not in await one.house.store.due(NOW[0])
        async with one.house.at(tables[1]) as other:
            assert other.feed.table.closed


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


async def test_who_stays_away_is_gone_after_the_grace_time(tmp_path: Path) -> None:
    """The clock finds it in the database, also of a table that nobody has in memory."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.enter(table, "ben")
        await one.miss(table, "ann")
        await do_what_is_due(one.house)
        NOW[0] += 5 * MINUTE - 1
        await do_what_is_due(one.house)
        assert "Gone" not in await one.kinds(table)
        NOW[0] += 2
        await do_what_is_due(one.house)
        assert (await one.kinds(table))[-1] == "Gone"
        assert (await one.send(table, "ben", cm.Claim, "white")).refused is None


async def test_grace_times_go_on_after_a_restart(tmp_path: Path) -> None:
    """The waiting player comes back at once, the other not at all."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.enter(table, "ben")
        await one.miss(table, "ann")
    NOW[0] += 4 * MINUTE
    async with evening(tmp_path) as one:
        await one.house.start()
        await one.enter(table, "ben")
        NOW[0] += MINUTE + 1000
        await do_what_is_due(one.house)
        assert (await one.kinds(table))[-1] == "Gone"


async def test_nobody_is_gone_before_players_could_come_back_after_a_restart(
    tmp_path: Path,
) -> None:
    """A restart that takes longer than the grace time costs nobody the game."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.enter(table, "ben")
        await one.miss(table, "ann")
    NOW[0] += 60 * MINUTE
    async with evening(tmp_path) as one:
        await do_what_is_due(one.house)
        assert "Gone" not in await one.kinds(table)
        await one.enter(table, "ben")
        NOW[0] += 1000 * AWAY
        await do_what_is_due(one.house)
        assert (await one.kinds(table))[-1] == "Gone"


async def test_a_bot_whose_turn_it_is_thinks_after_a_restart(tmp_path: Path) -> None:
    """Nobody needs to look at the table for that."""
    async with evening(tmp_path) as one:
        wanted = NewTable(ME, NewSeat("bot", level="gecko"), first="white")
        table, _ = await one.house.make(wanted, "ann")
        await one.send(table, "ann", cm.GiveNonce, "blue", nonce=NONCES["blue"])
    moved = (await _kinds(tmp_path, table)).count("Moved")
    async with evening(tmp_path) as one:
        await one.house.start()
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
        await do_what_is_due(one.house)
        refused = await one.send(table, "ben", cm.LetBotPlay, "white", level="nobody")
        assert refused.refused.code == "malformed"
        await one.send(table, "ben", cm.LetBotPlay, "white", level="fennec")
        while "Moved" not in await one.kinds(table):
            await asyncio.sleep(0.02)


async def test_an_undo_takes_the_question_back_from_the_bot(tmp_path: Path) -> None:
    """The bot's answer to a position that is no more changes nothing."""
    async with evening(tmp_path) as one:
        wanted = NewTable(ME, NewSeat("bot", level="caracal"), first="blue")
        table, _ = await one.house.make(wanted, "ann")
        await one.send(table, "ann", cm.GiveNonce, "blue", nonce=NONCES["blue"])
        await one.send(table, "ann", cm.Move, "blue", move="place 2")
        assert (await one.send(table, "ann", cm.Undo, "blue")).refused is None
        assert one.house.thinkers.waiting == 0 or one.house.thinkers.answered == 0
        await asyncio.sleep(0.1)
        assert (await one.kinds(table))[-1] == "Undone"


async def test_levels_that_there_are_not_cannot_be_played_against(tmp_path: Path) -> None:
    """Said before there is a table."""
    async with evening(tmp_path) as one:
        with pytest.raises(Refused) as caught:
            await one.house.make(NewTable(ME, BOT), "ann")
        assert "scarab" in str(caught.value.about["expected"])


async def test_tables_are_closed_and_deleted_by_the_documented_rules(tmp_path: Path) -> None:
    """Seven days of waiting, sixty of a game, thirty after the end."""
    async with evening(tmp_path) as one:
        waiting, _ = await one.house.make(NewTable(ME, OPEN), "ann")
        game = await one.game()
        await one.leave(waiting, await one.enter(waiting, "ann"))
        NOW[0] += IDLE["waiting"] + MINUTE
        await do_what_is_due(one.house)
        assert (await one.kinds(waiting))[-1] == "Closed"
        NOW[0] += KEPT + MINUTE
        await do_what_is_due(one.house)
        await tidy(one.house, one.people)
        assert await one.kinds(waiting) == []
        assert waiting not in one.house.living
        NOW[0] += IDLE["playing"] - KEPT
        await do_what_is_due(one.house)  # loads it
        NOW[0] += 1000 * AWAY
        await do_what_is_due(one.house)
        assert (await one.kinds(game))[-1] == "Closed"


class Failing(Store):
    """A store whose disk is full now and then."""

    full = False

    async def append(self, table: str, entries: Any, *more: Any) -> None:
        """Append, unless the disk is full; then it may have been written, or not."""
        if self.full:
            raise OperationalError("INSERT", {}, Exception("disk full"))
        await super().append(table, entries, *more)


async def test_if_storing_fails_nobody_is_told_and_the_table_is_loaded_again(
    tmp_path: Path,
) -> None:
    """Viewers connect anew, and the game goes on from what is stored."""
    async with evening(tmp_path) as one:
        table = await one.game()
        viewer = await one.enter(table, "ann")
        told = len(viewer.messages)
        one.house.store.__class__ = Failing
        Failing.full = True
        with pytest.raises(GivenUp):
            await one.send(table, "ann", cm.Move, "blue", move="place 2")
        assert len(viewer.messages) == told
        assert viewer.closed == [(1012, "connect again")]
        assert table not in one.house.living
        Failing.full = False
        assert (await one.send(table, "ann", cm.Move, "blue", move="place 2")).refused is None


async def test_a_journal_that_went_on_elsewhere_is_loaded_again(tmp_path: Path) -> None:
    """As if another server process had played: nothing is doubled, nothing lost."""
    async with evening(tmp_path) as one, evening(tmp_path) as other:
        table = await one.game()
        await one.enter(table, "ann")
        assert (await other.send(table, "ann", cm.Move, "blue", move="place 2")).refused is None
        with pytest.raises(GivenUp):
            await one.send(table, "ann", cm.Move, "blue", move="place 3")
        found = await one.send(table, "ann", cm.Move, "blue", move="place 3")
        assert found.refused.code == "not_your_turn"


async def test_a_person_is_forgotten_everywhere(tmp_path: Path) -> None:
    """Games are given up, own tables deleted, the name blotted out where others sat."""
    async with evening(tmp_path) as one:
        ben, _ = await one.people.welcome(NOW[0])
        game = await one.game(ben=ben.id)
        own, _ = await one.house.make(NewTable(NewSeat("me", name="Ben"), OPEN), ben.id)
        viewer = await one.enter(game, "ann")
        await forget(ben.id, one.house, one.people)
        assert viewer.closed == [(1012, "connect again")]
        assert await one.kinds(own) == []
        journal: list[Entry] = await one.house.store.journal(game)
        text = b"\n".join(map(encode_entry, journal))
        assert b"Ben" not in text
        assert ben.id.encode() not in text
        assert b'"name":"%b"' % BLOT.encode() in text
        assert (await one.kinds(game))[-1] == "Finished"
        assert await one.house.store.tables_of(ben.id) == []
        (listed,) = await one.house.store.tables_of("ann")
        assert (listed.white.name, listed.winner) == (BLOT, "blue")


async def test_a_waiting_table_is_withdrawn_with_its_maker(tmp_path: Path) -> None:
    """Nobody should wait for somebody who is forgotten."""
    async with evening(tmp_path) as one:
        table, _ = await one.house.make(NewTable(ME, OPEN), "ann")
        await one.send(table, "ben", cm.TakeSeat, "white", name="Ben")
        await forget("ann", one.house, one.people)
        journal = await one.house.store.journal(table)
        assert isinstance(journal[-1], Closed)


async def test_who_is_forgotten_while_the_other_moves_does_not_keep_him_waiting(
    tmp_path: Path,
) -> None:
    """Both happen at once: the move comes first, and the game is given up all the same."""
    async with evening(tmp_path) as one:
        ben, _ = await one.people.welcome(NOW[0], "Ben")
        table = await one.game(ben=ben.id)
        async with one.house.at(table) as living:
            move = living.feed.table.game.legal_moves()[0].text
        moving = asyncio.create_task(one.send(table, "ann", cm.Move, "blue", move=move))
        forgetting = asyncio.create_task(forget(ben.id, one.house, one.people))
        await asyncio.gather(moving, forgetting)
        assert (await one.kinds(table))[-3:] == ["Moved", "Resigned", "Finished"]


async def test_a_list_that_could_not_be_stored_is_stored_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the clock would not know when to look at the table."""
    async with evening(tmp_path) as one:
        table = await one.game()

        async def full(_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(one.house.store, "list_again", full)
            with pytest.raises(OSError, match="no space"):
                await one.house.list_again()
        one.house.living[table].give_up()  # and what is in memory is lost as well
        await one.house.list_again()
        (listed,) = await one.house.store.tables_of("ann")
        assert listed.state == "playing"


async def test_two_who_ask_for_the_list_at_once_both_see_it_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one does not read while the first one's news are still being stored."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.house.list_again()
        await one.send(table, "ann", cm.Resign, "blue")
        store = one.house.store.list_again

        async def slowly(listings: list[Listing]) -> None:
            await asyncio.sleep(0.05)
            await store(listings)

        async def seen() -> str:
            await one.house.list_again()
            (listed,) = await one.house.store.tables_of("ann")
            return listed.state

        monkeypatch.setattr(one.house.store, "list_again", slowly)
        assert [*await asyncio.gather(seen(), seen())] == ["over", "over"]


async def test_a_table_whose_entry_cannot_be_carried_out_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the journal; what is in memory is behind it, and goes."""
    async with evening(tmp_path) as one:
        table = await one.game()
        viewer = await one.enter(table, "ann")
        living = one.house.living[table]

        def fail(_: object) -> bytes:
            raise MemoryError

        monkeypatch.setattr(living.feed, "apply", fail)
        with pytest.raises(GivenUp):
            await one.send(table, "ann", cm.Resign, "blue")
        assert viewer.closed
        async with one.house.at(table) as again:
            assert again is not living
            assert again.feed.table.state == "over"


async def test_a_name_is_blotted_out_of_the_list_after_a_crash_too(tmp_path: Path) -> None:
    """The list is made from the journal again at the next start."""
    async with evening(tmp_path) as one:
        table = await one.game()
        await one.send(table, "ann", cm.Resign, "blue")
        await one.house.list_again()
        await one.house.store.rename_holder(table, "ben", BLOT)  # and the power fails
    async with evening(tmp_path) as one:
        await one.house.start()
        (listed,) = await one.house.store.tables_of("ann")
        assert listed.white.name == BLOT


def test_the_rules_of_tidying_are_those_of_the_document() -> None:
    """docs/hosting.md says them in days."""
    days = {name: length // DAY for name, length in IDLE.items()}
    assert (days, KEPT // DAY) == ({"waiting": 7, "playing": 60}, 30)
