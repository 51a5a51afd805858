"""The contract of journals, held by SQLite and by PostgreSQL alike."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.deciding.decide import decide
from targi.server.machine.inputs import DAY, IDLE, KEPT
from targi.server.machine.listing import listing_of
from targi.server.machine.outcome import outcomes
from targi.server.storage import Conflict, Database, People, Store, open_database
from targi.server.storage.people import LINK_LASTS
from targi.server.wire import commands as cm
from targi.server.wire.http import NewTable, RecordLine
from targi.server.wire.journal import Left, encode_entry
from tests.server.databases import postgres
from tests.server.tables import (
    ANN,
    BEN,
    BOT,
    FRIEND,
    ME,
    OPEN,
    START,
    Played,
    against_bot,
    playing,
    seated,
)

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    """One PostgreSQL server for all tests here."""
    with postgres() as url:
        yield url


POSTGRES = pytest.param("postgresql", marks=pytest.mark.integration)


@pytest.fixture(params=["sqlite", POSTGRES])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """A new database."""
    if request.param == "sqlite":
        database = await open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    else:
        database = await open_database(request.getfixturevalue("postgres_url"))
        async with database.writing() as connection:
            for name in ("games", "links", "tokens", "persons", "seats", "entries", "tables"):
                await connection.execute(text(f"DELETE FROM {name}"))
    yield database
    await database.close()


@pytest.fixture
async def store(database: Database) -> AsyncIterator[Store]:
    """An empty store."""
    store = Store(database)
    yield store
    await store.close()


@pytest.fixture
def people(database: Database) -> People:
    """Nobody yet."""
    return People(database)


def named(name: str, wanted: NewTable | None = None) -> Played:
    """A table with a name of its own."""
    return Played(wanted or NewTable(ME, OPEN), table=name)


async def test_what_was_appended_is_read_again(store: Store) -> None:
    """Byte by byte, in order, and nothing of another table."""
    one, other = playing(), named("t9")
    await store.append("t1", one.journal[:2])
    await store.append("t9", other.journal)
    await store.append("t1", one.journal[2:])
    found = await store.journal("t1")
    assert [*map(encode_entry, found)] == [*map(encode_entry, one.journal)]
    assert await store.journal("nowhere") == []


async def test_who_appends_to_a_journal_that_has_gone_on_is_told_so(store: Store) -> None:
    """Nothing is overwritten, and of several entries none is stored."""
    played = playing()
    await store.append("t1", played.journal)
    number = played.table.number
    late = [Left(number=number, at=START, seat="blue"), Left(number=number + 1, at=1, seat="white")]
    for entries in (late, late[::-1]):
        with pytest.raises(Conflict):
            await store.append("t1", entries)
    assert [*map(encode_entry, await store.journal("t1"))] == [*map(encode_entry, played.journal)]


async def test_entries_need_their_table(store: Store) -> None:
    """A journal begins with the making of its table."""
    with pytest.raises(Conflict):
        await store.append("t1", playing().journal[1:2])


async def test_many_append_at_the_same_time_and_only_the_wrong_one_fails(store: Store) -> None:
    """They share a transaction; what goes wrong in it is nobody else's affair."""
    played = playing()
    await store.append("t1", played.journal)
    tables = {f"m{n}": named(f"m{n}").journal for n in range(30)}
    wrong = store.append("t1", [Left(number=2, at=1, seat="blue")])
    results = await asyncio.gather(
        *(store.append(name, journal) for name, journal in tables.items()),
        wrong,
        return_exceptions=True,
    )
    assert [type(one) for one in results] == [type(None)] * 30 + [Conflict]
    for name, journal in tables.items():
        assert len(await store.journal(name)) == len(journal)


async def test_entries_of_two_tables_are_stored_together_or_not_at_all(store: Store) -> None:
    """A rematch: the agreement and the new table."""
    played = playing()
    await store.append("t1", played.journal)
    number = played.table.number
    new = named("t2").journal
    with pytest.raises(Conflict):
        await store.append("t1", [Left(number=number, at=START, seat="blue")], new)
    assert await store.journal("t2") == []
    await store.append("t1", [Left(number=number + 1, at=START, seat="blue")], new)
    assert len(await store.journal("t2")) == len(new)


async def test_whatever_goes_wrong_nobody_waits_for_ever(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drivers raise what they like; the next one is stored as if nothing had been."""

    def closed() -> None:
        raise ValueError("no active connection")

    with monkeypatch.context() as broken:
        broken.setattr(store._database, "writing", closed)
        async with asyncio.timeout(10):
            with pytest.raises(ValueError, match="no active connection"):
                await store.append("t1", playing().journal)
    await store.append("t1", playing().journal)


async def test_an_older_line_never_replaces_a_newer_one(store: Store) -> None:
    """Two may bring the list up to date at once."""
    played = playing()
    before = listing_of(played.table)
    await store.append("t1", played.journal)
    played.ask(cm.Resign, "blue")
    await store.append("t1", played.journal[before.number :])
    await store.store_listings([listing_of(played.table)])
    await store.store_listings([before])
    (listed,) = await store.tables_of(ANN)
    assert listed.state == "over"


async def test_whoever_stops_waiting_does_not_undo_it(store: Store) -> None:
    """A client that hangs up while its move is being stored."""
    task = asyncio.create_task(store.append("t1", playing().journal))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.close()
    assert len(await store.journal("t1")) == len(playing().journal)


async def test_the_lobby_lists_tables_with_a_seat_for_anybody(store: Store) -> None:
    """Until the seat is taken; never tables for friends."""
    await store.append("open", named("open").journal)
    await store.append("friends", named("friends", NewTable(ME, FRIEND)).journal)
    (listed,) = await store.lobby()
    assert (listed.table, listed.state, listed.blue.name) == ("open", "waiting", "Ann")
    taken = seated()
    await store.append("t1", taken.journal)
    await store.store_listings([listing_of(taken.table)])
    assert [one.table for one in await store.lobby()] == ["open"]


async def test_everybody_finds_the_own_tables(store: Store) -> None:
    """Those made and those joined, the latest first, as soon as they are stored."""
    await store.append("t1", seated().journal)
    await store.append("t8", named("t8").journal)
    assert {one.table for one in await store.tables_of(ANN)} == {"t1", "t8"}
    assert [one.table for one in await store.tables_of(BEN)] == ["t1"]
    assert await store.tables_of("nobody") == []
    assert sorted(await store.all_of(ANN)) == ["t1", "t8"]


async def test_everybody_finds_the_own_seats_at_them(store: Store) -> None:
    """So that a list can say whose turn it is; who plays both sides has two."""
    await store.append("t1", seated().journal)
    await store.append("t9", named("t9", NewTable(ME, ME)).journal)
    assert {one.table: one.you for one in await store.tables_of(ANN)} == {
        "t1": ("blue",),
        "t9": ("blue", "white"),
    }
    assert [one.you for one in await store.tables_of(BEN)] == [("white",)]


async def test_the_clock_finds_what_is_due(store: Store) -> None:
    """A table that waits for players, after a week; not before."""
    await store.append("t1", named("t1").journal)
    assert await store.due(START + IDLE["waiting"] - 1) == []
    assert await store.due(START + IDLE["waiting"]) == ["t1"]


async def test_a_start_finds_bots_and_lines_that_are_behind(store: Store) -> None:
    """A crash may come between an entry and the line that lists it."""
    bots, behind, fine = against_bot(NewTable(ME, BOT, first="white")), playing(), named("t7")
    for name, played in (("bots", bots), ("t1", behind), ("t7", fine)):
        await store.append(name, played.journal)
    assert await store.unattended() == ["bots"]
    behind.move()
    await store.append("t1", behind.journal[-1:])
    assert sorted(await store.unattended()) == ["bots", "t1"]
    await store.store_listings([listing_of(behind.table)])
    assert await store.unattended() == ["bots"]


async def test_old_tables_are_found_and_deleted_whole(store: Store) -> None:
    """Thirty days after the end, journal, seats and all; games that go on never."""
    over, on = playing(), named("t5")
    over.ask(cm.Resign, "blue")
    await store.append("t1", over.journal)
    await store.append("t5", on.journal)
    end = over.table.at
    assert await store.old(end + KEPT - 1) == []
    assert await store.old(end + KEPT) == ["t1"]
    await store.delete("t1")
    assert await store.journal("t1") == []
    assert [one.table for one in await store.tables_of(ANN)] == ["t5"]


async def test_a_name_can_be_blotted_out(store: Store) -> None:
    """Of the person who wants to be forgotten, and of nobody else; the game stays what it was."""
    played = seated()
    await store.append("t1", played.journal)
    await store.rename_holder("t1", BEN, "?")
    assert (await store.all_of(BEN), await store.all_of(ANN)) == ([], ["t1"])
    text = b"\n".join(map(encode_entry, await store.journal("t1")))
    assert b"Ben" not in text
    assert BEN.encode() not in text
    assert b"Ann" in text
    await store.rename_holder("t1", ANN, "?")
    assert b"Ann" not in b"\n".join(map(encode_entry, await store.journal("t1")))


async def test_a_browser_is_known_by_its_token(people: People, database: Database) -> None:
    """Which itself is stored nowhere."""
    person, token = await people.welcome(START, "Ann")
    assert await people.known_by(token, START) == person
    assert await people.known_by(token + "x", START) is None
    await people.rename(person.id, "Łucja")
    found = await people.known_by(token, START + DAY)
    assert found is not None
    assert found.name == "Łucja"
    async with database.reading() as connection:
        rows = [tuple(row) for row in await connection.execute(text("SELECT * FROM tokens"))]
        (seen,) = await connection.execute(text("SELECT seen_on FROM persons"))
    assert token not in str(rows)
    assert seen.seen_on == (START + DAY) // DAY


async def test_a_link_makes_another_device_the_same_person_once(people: People) -> None:
    """And only for a while; a newer link ends the older one."""
    person, token = await people.welcome(START, "Ann")
    older, newer = await people.link(person.id, START), await people.link(person.id, START)
    assert await people.follow(older, START) is None
    assert await people.follow("nonsense", START) is None
    found = await people.follow(newer, START + 1)
    assert found is not None
    assert found[0].id == person.id
    assert found[1] != token
    assert await people.known_by(found[1], START) == person
    assert await people.follow(newer, START + 1) is None
    late = await people.link(person.id, START)
    assert await people.follow(late, START + LINK_LASTS) is None


async def test_whoever_is_forgotten_is_unknown(people: People) -> None:
    """Token, links and name are gone."""
    person, token = await people.welcome(START, "Ann")
    link = await people.link(person.id, START)
    await people.forget(person.id)
    assert await people.known_by(token, START) is None
    assert await people.follow(link, START) is None


async def test_persons_without_a_seat_are_forgotten_after_a_week(
    people: People, store: Store
) -> None:
    """Whoever still has a table is not; of the others nothing but a name is lost."""
    seated_one, token = await people.welcome(START, "Ann")
    await store.append("t1", Played(NewTable(ME, OPEN), holder=seated_one.id).journal)
    _, other = await people.welcome(START, "Ann")
    await people.link(seated_one.id, START)
    assert await people.tidy(START + 7 * DAY) == 0
    assert await people.tidy(START + 8 * DAY) == 1
    assert await people.known_by(token, START) is not None
    assert await people.known_by(other, START) is None


async def finish_games(store: Store) -> list[str]:
    """Three games that Ben has given up, at tables of these names."""
    names = ["one", "two", "three"]
    for name in names:
        played = playing()
        begun = list(played.journal)
        end = decide(
            played.table,
            cm.Resign(id="up", seat="white", expected=played.table.number),
            CommandContext(BEN, START + 1),
        ).entries
        await store.append(name, begun)
        await store.append(name, end, games=outcomes(played.table, end))
    return names


async def test_finished_games_are_found_counted_and_forgotten(store: Store, people: People) -> None:
    """The latest first, page by page, also when their tables are gone."""
    names = await finish_games(store)
    await store.delete("two")
    page = await store.games.page(ANN, None, 2)
    assert [(game.table, game.there) for game in page.games] == [("three", True), ("two", False)]
    assert page.more
    rest = await store.games.page(ANN, page.games[-1].number, 2)
    assert ([game.table for game in rest.games], rest.more) == (names[:1], False)
    lost = RecordLine("base", "person", None, won=0, drawn=0, lost=3)
    assert await store.games.record(BEN) == [lost]
    await people.forget(BEN)
    assert await store.games.record(BEN) == []
    assert {game.opponent for game in (await store.games.page(ANN, None, 9)).games} == {"?"}


async def test_a_game_is_kept_together_with_its_end_or_not_at_all(store: Store) -> None:
    """Whoever ends a game that has gone on without him has ended nothing."""
    await finish_games(store)
    played = playing()
    end = decide(
        played.table,
        cm.Resign(id="up", seat="blue", expected=played.table.number),
        CommandContext(ANN, START),
    ).entries
    with pytest.raises(Conflict):
        await store.append("one", end, games=outcomes(played.table, end))
    assert [line.won for line in await store.games.record(ANN)] == [3]


async def test_a_database_of_the_first_version_has_its_finished_games_filled_in(
    store: Store, database: Database
) -> None:
    """Except those of a journal that cannot be read, which keeps nobody from playing."""
    names = await finish_games(store)
    before = (await store.games.page(ANN, None, 9)).games
    async with database.writing() as connection:
        for change in (
            "DROP TABLE games",
            "UPDATE alembic_version SET version_num = '0001'",
            "UPDATE entries SET entry = '{' WHERE table_id = 'two' AND number = 1",
        ):
            await connection.execute(text(change))
    again = await open_database(database._engine.url.render_as_string(hide_password=False))
    found = (await Store(again).games.page(ANN, None, 9)).games
    await again.close()
    assert sorted(game.table for game in found) == sorted({*names} - {"two"})
    assert {(game.points, game.opponent) for game in found} == {
        (game.points, game.opponent) for game in before
    }
