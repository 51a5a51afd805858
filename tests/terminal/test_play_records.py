"""The file of a game at a terminal: whole at any time, one game's alone, never written over."""

import os
import signal
from pathlib import Path

import pytest

from targi import Game, Ruleset
from targi.cards import parse_cards_file
from targi.game.records.fields import ENDS
from targi.terminal import UserError
from targi.terminal.playing.autosave import Autosave, how_to_resume, write_record
from tests.terminal.playing import (
    TWO_PEOPLE,
    answers,
    complaint,
    played,
    recorded,
    run,
    terminal,
    whole_game,
)

pytestmark = pytest.mark.slow

CLOSED = ("resigned", "timeout", "abandoned", "agreed")


def write(file: Path, text: str) -> None:
    """Write a record as the command does."""
    file.write_text(text, encoding="utf-8", newline="")


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    """Every move is written before the next question, with or without a name for the file."""
    for options, name in (((), "targi-game-1.txt"), (("--record", "mine.txt"), "mine.txt")):
        with terminal(tmp_path, *TWO_PEOPLE, *options) as screen:
            screen.type("place 5\n")
            screen.type("place 9\n")
            screen.wait_for("\r\n> ")
            screen.process.kill()
            assert screen.process.wait() == -signal.SIGKILL
        moves = [str(move.move) for move in recorded(tmp_path / name).history]
        assert moves == ["place 5", "place 9"]
        played(["place 6"], tmp_path, "--resume", name)
        assert len(recorded(tmp_path / name).history) == 3


def test_a_second_game_cannot_have_the_same_file(tmp_path: Path) -> None:
    """Neither a new one nor the same one resumed, not even by another name."""
    (tmp_path / "other.txt").symlink_to("game.txt")
    with terminal(tmp_path, "--record", "game.txt", *TWO_PEOPLE) as screen:
        screen.wait_for("> ")
        second = run([], tmp_path, "--record", "game.txt")
        screen.press("place 5\n")
        screen.wait_for("\r\n> ")
        resumed = [run([], tmp_path, "--resume", name) for name in ("game.txt", "other.txt")]
        screen.press("quit\n")
        assert screen.finish() == 0
    for code, _, err in (second, *resumed):
        assert code == 2
        assert err.endswith(".txt: another game is being kept there\n")
    assert len(recorded(tmp_path / "game.txt").history) == 1
    played(["place 9"], tmp_path, "--resume", "other.txt")
    assert (tmp_path / "other.txt").is_symlink()
    assert len(recorded(tmp_path / "game.txt").history) == 2
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.txt", "other.txt"]


def test_unnamed_games_at_the_same_time_get_different_files(tmp_path: Path) -> None:
    """The second one takes the next free name."""
    with terminal(tmp_path, *TWO_PEOPLE) as screen:
        screen.type("place 5\n")
        screen.wait_for("\r\n> ")
        played(["place 6"], tmp_path)
        screen.press("place 9\n")
        screen.wait_for("\r\n> ")
    assert len(recorded(tmp_path / "targi-game-1.txt").history) == 2
    assert len(recorded(tmp_path / "targi-game-2.txt").history) == 1


def test_a_file_that_cannot_be_written_is_refused_before_the_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Nothing is dealt that could not be kept."""
    missing = tmp_path / "no" / "such" / "game.txt"
    said = complaint(capsys, "--record", str(missing))
    assert said == f"targi: {missing}: cannot be written: No such file or directory\n"
    assert "is where moves come from" in complaint(capsys, "--record", "-")
    assert "is where moves come from" in complaint(capsys, "--resume", "-")
    assert "is where moves come from" in complaint(capsys, "--cards", "-")
    assert list(tmp_path.iterdir()) == []


def test_a_game_with_own_cards_goes_on_with_their_file_only(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Without it the record says which one, and how to name it."""
    own = parse_cards_file("[tribes]\nXO1 = { vp = 1 }\n", "own.toml")
    file = tmp_path / "game.txt"
    text = Game(Ruleset("expansion", cards=own), seed=1).record()
    file.write_text(text, encoding="utf-8")
    played_with = f"played with a custom card file (sha256:{own.sha256})"
    assert complaint(capsys, "--resume", str(file)) == (
        f"targi: {file}: line 3: {played_with}; name it with --cards FILE\n"
    )
    assert file.read_text(encoding="utf-8") == text


def test_a_folder_that_vanishes_does_not_end_the_game(tmp_path: Path) -> None:
    """It is told once, not after every move."""
    folder = tmp_path / "there"
    folder.mkdir()
    with terminal(tmp_path, "--record", "there/game.txt", *TWO_PEOPLE) as screen:
        screen.wait_for("> ")
        (folder / ".~game.txt.lock").unlink()
        folder.rmdir()
        screen.press("place 5\n")
        assert "The game could not be written" in screen.wait_for("\r\n> ")
        screen.press("place 9\n")
        assert "The game could not be written" not in screen.wait_for("\r\n> ")
        folder.mkdir()
        screen.press("place 6\n")
        screen.wait_for("\r\n> ")
        screen.press("quit\n")
        assert screen.finish() == 0
    assert len(recorded(folder / "game.txt").history) == 3


@pytest.mark.parametrize("end", CLOSED)
def test_a_game_that_was_ended_is_shown_and_stays_as_it_is(tmp_path: Path, end: str) -> None:
    """There is nothing to go on with, and no move can be added."""
    game = Game(seed=7)
    game.play("place 5")
    text = game.record(end=end, **({} if end == "agreed" else {"by": "white"}))
    write(tmp_path / "game.txt", text)
    told = played(["place 9"], tmp_path, "--resume", "game.txt")
    assert "Round 1 of 12." in told
    assert "White: Place a Targi." not in told
    last = told.splitlines()[-1]
    assert last == "Both agree on a draw." if end == "agreed" else last.endswith("Blue wins.")
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == text


def test_every_end_is_either_gone_on_with_or_shown() -> None:
    """A new one must be decided about."""
    assert {*CLOSED} == {*ENDS} - {"completed", "unfinished"}


def test_a_finished_game_is_shown_again(tmp_path: Path) -> None:
    """Its record does not change."""
    text = whole_game(8).record()
    write(tmp_path / "game.txt", text)
    assert " wins, " in played([], tmp_path, "--resume", "game.txt")
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == text


def test_a_copy_is_saved_beside_the_record(tmp_path: Path) -> None:
    """The record goes on by itself."""
    answers(tmp_path, "place 5", "save copy.txt", "place 9", options=("--record", "game.txt"))
    assert len(recorded(tmp_path / "copy.txt").history) == 1
    assert len(recorded(tmp_path / "game.txt").history) == 2


# The autosave itself


def test_a_lock_ends_with_its_game(tmp_path: Path) -> None:
    """And leaves no file behind."""
    file = tmp_path / "game.txt"
    with Autosave(file):
        with pytest.raises(UserError, match="another game is being kept there"):
            Autosave(file)
        with Autosave(tmp_path / "other.txt"):
            assert len([*tmp_path.iterdir()]) == 2
    with Autosave(file) as autosave:
        assert autosave.keep(Game(seed=1)) == file
    assert [*tmp_path.iterdir()] == [file]


def test_an_unnamed_game_takes_a_file_when_there_is_something_to_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first name that is free, also of files that are no records."""
    monkeypatch.chdir(tmp_path)
    Path("targi-game-1.txt").write_text("a letter")
    with Autosave(None) as autosave, Autosave(None) as other:
        assert [*map(str, Path().iterdir())] == ["targi-game-1.txt"]
        assert str(autosave.keep(Game(seed=1))) == "targi-game-2.txt"
        assert str(other.keep(Game(seed=1))) == "targi-game-3.txt"
        assert str(autosave.keep(Game(seed=2))) == "targi-game-2.txt"
    assert Path("targi-game-1.txt").read_text() == "a letter"


def test_a_record_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    """The new one is whole before it takes the place."""
    file = tmp_path / "game.txt"
    write_record(Game(seed=1), file)
    before = file.read_bytes()
    (tmp_path / ".~game.txt.part").mkdir()
    with pytest.raises(OSError, match="directory"):
        write_record(Game(seed=2), file)
    assert file.read_bytes() == before


def test_the_command_to_go_on_can_be_typed_into_a_shell() -> None:
    """Whatever the name of the file."""
    said = how_to_resume(Game(seed=1), Path("it's") / "a game.txt")
    quoted = "'it'\"'\"'s/a game.txt'".replace("/", os.sep)
    assert said == f"targi play --resume {quoted}"


def test_a_resumed_game_calls_people_by_their_names(tmp_path: Path) -> None:
    """In what is asked, told, refused and taken back; a bot goes by its colour."""
    game = Game("base", seed=7)
    write(tmp_path / "game.txt", game.record(blue="Ann", white="Ben"))
    typed = ["place 5", "place 5", "undo", "words", "quit"]
    told = played(typed, tmp_path, "--resume", "game.txt").replace("\u2068", "")
    told = told.replace("\u2069", "")
    assert "Blue: Ann\nWhite: Ben\n" in told
    assert "Ann: Place a Targi." in told
    assert "Ann places a Targi on the Trader." in told
    assert "Ann has a Targi on the Trader. (rule 3.2)" in told
    assert "Taken back: Ann, place 5" in told
    assert "Ben is the starting player." in told or "Ann is the starting player." in told
    assert "Ann has 4 points" in told
    write(tmp_path / "bot.txt", game.record(blue="Ann", white="bot:fennec"))
    told = played(["place 5", "quit"], tmp_path, "--resume", "bot.txt")
    assert "Blue: \u2068Ann\u2069\nWhite: fennec (takes what looks best at once)\n" in told
    assert "White places a Targi on " in told
    assert "bot:" not in told


def test_the_command_to_resume_stands_whole_on_its_line(tmp_path: Path) -> None:
    """However long it is: it is to be copied."""
    name = "a game that has a very long name so that the whole of it cannot fit a line of 80.txt"
    told = played(["place 5"], tmp_path, "--seed", "7", "--record", name)
    assert told.splitlines()[-1] == f"  targi play --resume '{name}'"
