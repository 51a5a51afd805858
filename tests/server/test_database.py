"""Opening databases: where they are, new ones, older ones, wrong ones; and copies of them."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from targi.server.storage import DatabaseError, Store, open_database
from targi.server.storage.database import back_up, data_folder, default_url, file_of, read_url
from targi.server.storage.schema import METADATA
from tests.server.tables import playing

pytestmark = pytest.mark.anyio


def url_of(file: Path) -> str:
    """A file as a URL."""
    return f"sqlite:///{file}"


async def filled(file: Path) -> None:
    """A database with a table in it."""
    database = await open_database(url_of(file))
    await Store(database).append("t1", playing().journal)
    await database.close()


async def filled_by_an_older_version(file: Path) -> None:
    """The same of a version that never was, which nothing can be made of."""
    await filled(file)
    with sqlite3.connect(file) as older:
        older.execute("UPDATE alembic_version SET version_num = '0000'")
    older.close()


async def entries_in(file: Path) -> int:
    """How many entries of that table a database has."""
    database = await open_database(url_of(file))
    found = await Store(database).journal("t1")
    await database.close()
    return len(found)


async def test_a_new_file_is_made_with_its_folder_and_is_safe(tmp_path: Path) -> None:
    """Acknowledged means committed: WAL, and synchronous in full."""
    database = await open_database(url_of(tmp_path / "deep" / "down" / "t.sqlite3"))
    async with database.reading() as connection:
        modes = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    await database.close()
    assert modes == ["wal", 2, 1]


async def test_databases_and_copies_are_their_owners_alone(tmp_path: Path) -> None:
    """They hold the secrets of games that go on."""
    file, copy = tmp_path / "new" / "t.sqlite3", tmp_path / "copy.sqlite3"
    await filled(file)
    back_up(file, copy)
    assert [path.stat().st_mode & 0o777 for path in (file.parent, file, copy)] == [
        0o700,
        0o600,
        0o600,
    ]


async def test_the_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    """Whoever changes one without the other is told here."""

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    database = await open_database(url_of(tmp_path / "t.sqlite3"))
    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_an_older_database_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    """The copy is whole."""
    file = tmp_path / "t.sqlite3"
    await filled_by_an_older_version(file)
    with pytest.raises(DatabaseError, match="0000"):
        await open_database(url_of(file))
    with sqlite3.connect(tmp_path / "t.sqlite3.before-0000") as copy:
        assert copy.execute("SELECT count(*) FROM entries").fetchone() == (5,)
    copy.close()


async def test_a_database_that_is_up_to_date_is_not_copied(tmp_path: Path) -> None:
    """Restarting does not fill the disk."""
    await filled(tmp_path / "t.sqlite3")
    assert await entries_in(tmp_path / "t.sqlite3") == 5
    assert [path.name for path in tmp_path.glob("*before*")] == []


async def test_a_copy_of_a_database_in_use_is_whole_and_one_file(tmp_path: Path) -> None:
    """What was committed a moment ago is in it, although it is still in the log beside the file."""
    file, copy = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"
    database = await open_database(url_of(file))
    await Store(database).append("t1", playing().journal)
    back_up(file, copy)
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite3"]
    assert await entries_in(copy) == 5
    await database.close()


def test_what_is_not_there_cannot_be_copied(tmp_path: Path) -> None:
    """And nothing is left behind."""
    with pytest.raises(DatabaseError, match="there is no database"):
        back_up(tmp_path / "none", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_database_cannot_be_copied(tmp_path: Path) -> None:
    """The copy before it stays, and nothing is left behind."""
    file, copy = tmp_path / "targi.sqlite3", tmp_path / "copy"
    file.write_text("this is no database" * 1000)
    copy.write_text("yesterday's")
    with pytest.raises(DatabaseError, match=r"targi\.sqlite3: file is not a database"):
        back_up(file, copy)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "targi.sqlite3"]
    assert copy.read_text() == "yesterday's"


async def test_a_copy_that_cannot_be_made_ends_the_start(tmp_path: Path) -> None:
    """Before anything is changed, and with the database named."""
    file = tmp_path / "t.sqlite3"
    await filled_by_an_older_version(file)
    (tmp_path / "t.sqlite3.before-0000").symlink_to(file)
    with pytest.raises(DatabaseError, match=r"^sqlite.*t\.sqlite3: .*the database itself"):
        await open_database(url_of(file))


def test_a_database_is_not_backed_up_onto_itself(tmp_path: Path) -> None:
    """By whatever name: it would be the end of a running server's file."""
    file, link = tmp_path / "targi.sqlite3", tmp_path / "link"
    sqlite3.connect(file).close()
    link.symlink_to(file)
    for copy in (file, link):
        with pytest.raises(DatabaseError, match="this is the database itself"):
            back_up(file, copy)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "targi.sqlite3"]


def test_a_backup_goes_into_a_folder_that_exists(tmp_path: Path) -> None:
    """Said in a line, instead of a traceback."""
    file = tmp_path / "targi.sqlite3"
    sqlite3.connect(file).close()
    with pytest.raises(DatabaseError, match="expected a folder that exists"):
        back_up(file, tmp_path / "nowhere" / "copy")


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "expected a URL such as"),
        ("mysql://there/targi", "expected a URL of sqlite or postgresql, found mysql"),
        ("sqlite://", "expected a file after"),
        ("sqlite:///:memory:", "expected a file after"),
    ],
)
def test_urls_that_lead_nowhere_are_refused(url: str, said: str) -> None:
    """With what was expected."""
    with pytest.raises(DatabaseError, match=said):
        read_url(url)


async def test_a_database_that_cannot_be_reached_is_told_without_its_password(
    tmp_path: Path,
) -> None:
    """Neither a server that is not there nor a file that is none."""
    with pytest.raises(DatabaseError) as caught:
        await open_database("postgresql://ann:hush@127.0.0.1:1/targi")
    assert "hush" not in str(caught.value)
    (tmp_path / "t.sqlite3").write_text("this is no database, whatever it is called" * 100)
    with pytest.raises(DatabaseError, match="not a database"):
        await open_database(url_of(tmp_path / "t.sqlite3"))


def test_urls_get_the_driver_that_is_here() -> None:
    """Players write the short form."""
    assert read_url("sqlite:///t.sqlite3").drivername == "sqlite+aiosqlite"
    assert file_of(read_url("sqlite:///t.sqlite3")) == Path("t.sqlite3")
    assert read_url("postgresql://h/targi").drivername == "postgresql+asyncpg"
    assert file_of(read_url("postgresql://h/targi")) is None


def test_data_is_kept_where_the_computer_keeps_it() -> None:
    """On three kinds of them."""
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/targi")
    assert data_folder({}, "linux") == Path.home() / ".local/share/targi"
    assert data_folder({}, "darwin").parts[-2:] == ("Application Support", "targi")
    assert data_folder({"LOCALAPPDATA": "/app"}, "win32") == Path("/app/targi")
    assert default_url({"XDG_DATA_HOME": "/data"}) == "sqlite:////data/targi/targi.sqlite3"
