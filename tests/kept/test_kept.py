"""What earlier versions kept is read as they meant it: databases, journals, records, positions.

A folder is named after the day its version was made, and is never made again by a later one.
Add a folder whenever a version writes something that those before did not.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from targi import Game
from targi.cards import CardsFile, read_cards_file
from targi.server.machine.feed import Feed
from targi.server.machine.recording import record_of
from targi.server.storage import People, Store, open_database

HERE = Path(__file__).parent
VERSIONS = sorted(folder for folder in HERE.iterdir() if (folder / "database.sqlite3").exists())
RECORDS = sorted(HERE.glob("*/records/*.txt"))
POSITIONS = [
    pytest.param(file.parent, kept, id=f"{file.parent.name}/{kept['table']}")
    for file in sorted(HERE.glob("*/positions.json"))
    for kept in json.loads(file.read_text(encoding="utf-8"))
]


def cards_of(folder: Path, table: str) -> CardsFile | None:
    """The card file that a table was played with, if it had one of its own."""
    return read_cards_file(folder / "custom-cards.toml") if table == "custom-cards" else None


@pytest.mark.anyio
@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: str(folder.name))
async def test_a_database_is_opened_and_every_journal_in_it_is_read(
    folder: Path, tmp_path: Path
) -> None:
    """Every table is where it was left, and its record is the one that was written then."""
    expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    file = shutil.copy(folder / "database.sqlite3", tmp_path)
    database = await open_database(f"sqlite:///{file}")
    try:
        person = await People(database).known_by(expected["token"], 1_800_000_000_000)
        assert person is not None
        assert person.id == expected["person"]
        for name, wanted in expected["tables"].items():
            journal = await Store(database).journal(name)
            table = Feed(journal).table
            found: dict[str, Any] = {"entries": len(journal), "state": table.state}
            assert found == wanted, name
            record = folder / "records" / f"{name}.txt"
            assert table.started == record.exists()
            if table.started:
                assert record_of(table) == record.read_text(encoding="utf-8")
        games = await Store(database).games.page(person.id, None, 100)
        assert msgspec.to_builtins(games.games) == expected.get("games", [])
    finally:
        await database.close()


@pytest.mark.anyio
async def test_games_that_were_over_before_games_were_kept_are_filled_in(tmp_path: Path) -> None:
    """With the points that a table shows, the latest first; each of the two has them all."""
    file = shutil.copy(HERE / "2026-11-17" / "database.sqlite3", tmp_path)
    database = await open_database(f"sqlite:///{file}")
    games = Store(database).games
    try:
        for person, opponent, won in (("hash-of-ann", "Ben", 3), ("hash-of-ben", "Ann", 1)):
            found = (await games.page(person, None, 10)).games
            names = ["friends-busy", "expansion-completed", "base-completed", "custom-cards"]
            assert [game.table for game in found] == names
            assert {game.opponent for game in found} == {opponent}
            assert sum(line.won for line in await games.record(person)) == won
            for game in found:
                table = Feed(await Store(database).journal(game.table)).table
                scores = {seat: score["total"] for seat, score in table.game.scores().items()}
                assert {"blue": game.points.blue, "white": game.points.white} == scores
    finally:
        await database.close()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_a_record_is_read_and_written_as_it_was(file: Path) -> None:
    """To the letter."""
    text = file.read_text(encoding="utf-8")
    game = Game.from_record(text, cards_of(file.parents[1], file.stem))
    assert game.record() == text


@pytest.mark.parametrize(("folder", "kept"), POSITIONS)
def test_a_position_is_read_with_its_legal_moves(folder: Path, kept: dict[str, Any]) -> None:
    """The position that is written again is the same too."""
    game = Game.from_position(kept["position"], cards=cards_of(folder, kept["table"]))
    assert sorted(move.text for move in game.legal_moves()) == kept["legal"]
    assert game.position() == kept["position"]


def test_there_is_something_kept() -> None:
    """Lists made by looking into folders are not empty."""
    assert VERSIONS
    assert RECORDS
    assert POSITIONS
