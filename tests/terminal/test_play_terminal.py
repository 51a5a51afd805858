"""`targi play` in a real terminal: prompts, the question at the start, signals, widths."""

import io
import os
import signal
from pathlib import Path

import pytest

from targi.terminal.playing.input import LineReader, Quit
from targi.terminal.playing.seats import ask_for_seats
from targi.terminal.playing.voice import Voice
from targi.text import LANGUAGES, phrase, words
from tests.terminal.playing import TWO_PEOPLE, recorded, terminal, whole_game

pytestmark = pytest.mark.slow

ESCAPE = "\x1b"


def test_a_whole_game_is_played_in_a_terminal(tmp_path: Path) -> None:
    """Prompt by prompt, without colours, to the same end as through a pipe."""
    game = whole_game(8)
    with terminal(tmp_path, "--seed", "8", *TWO_PEOPLE) as screen:
        for move in game.history:
            screen.type(f"{move.move}\n")
        assert screen.finish() == 0
    assert ESCAPE not in screen.seen
    assert f"{str(game.winner).title()} wins, " in screen.seen


# The question at the start


def test_who_names_no_seat_is_asked_against_whom(tmp_path: Path) -> None:
    """A name, a number or Enter answer it; anything else is asked again, in every language."""
    with terminal(tmp_path, "--seed", "7") as screen:
        question = screen.type("lion\n")
        assert "Who do you want to play against?" in question
        assert "  5  fennec (takes what looks best at once)" in question
        assert "There is no “lion” here." in screen.type("FENNEC\n")
        assert "White: fennec (takes what looks best at once)" in screen.type("place 5\n")
        screen.type("quit\n")
        assert screen.finish() == 0
    assert recorded(tmp_path / "targi-game-1.txt").headers.white == "bot:fennec"


def test_a_level_is_chosen_by_its_number(tmp_path: Path) -> None:
    """The one that stands before it in the list."""
    with terminal(tmp_path, "--seed", "7") as screen:
        screen.type("2\n")
        assert "White: jerboa (" in screen.type("quit\n")


def test_enter_alone_seats_two_people(tmp_path: Path) -> None:
    """As if nothing had been asked."""
    with terminal(tmp_path, "--seed", "7") as screen:
        screen.type("\n")
        screen.type("place 5\n")
        assert "White: Place a Targi." in screen.type("quit\n")
        assert screen.finish() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_asked_in_the_language_of_the_player(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Names of levels are the same in all of them; what they are like is not."""
    said = words(language)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    with pytest.raises(Quit):
        ask_for_seats(Voice(said), LineReader())
    question = capsys.readouterr().out
    assert said.say(phrase("play-who")).split()[0] in question
    assert f"caracal{said.say(phrase('play-level', level='', about=''))[:-1].rstrip()}" in question
    assert said.say(phrase("level-caracal")) in question


@pytest.mark.parametrize(
    ("key", "code"), [("\x04", 0), ("quit\n", 0)], ids=["end of input", "quit"]
)
def test_who_does_not_answer_leaves(tmp_path: Path, key: str, code: int) -> None:
    """Nothing is kept of a game that never began; the question came in the language wanted."""
    with terminal(tmp_path, "--language", "pl") as screen:
        assert words("pl").say(phrase("level-caracal")) in screen.type(key)
        assert screen.finish() == code
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_at_the_question_leaves(tmp_path: Path) -> None:
    """With the exit code of an interrupted program."""
    with terminal(tmp_path) as screen:
        assert screen.interrupt() == 130
    assert "Traceback" not in screen.seen


# How a game is left


def test_the_end_of_input_ends_cleanly_in_a_terminal(tmp_path: Path) -> None:
    """Ctrl-D keeps the game and says how to go on."""
    with terminal(tmp_path, "--record", "game.txt", *TWO_PEOPLE) as screen:
        screen.type("place 5\n")
        screen.type("\x04")
        assert screen.finish() == 0
    assert screen.seen.endswith("Go on with:\r\n  targi play --resume game.txt\r\n")


def test_ctrl_c_ends_cleanly_in_a_terminal(tmp_path: Path) -> None:
    """It keeps the game, says how to go on, and exits as interrupted programs do."""
    with terminal(tmp_path, *TWO_PEOPLE) as screen:
        screen.type("place 5\n")
        assert screen.interrupt() == 130
    assert "Go on with:\r\n  targi play --resume targi-game-1.txt" in screen.seen
    assert "Traceback" not in screen.seen


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_cleanly_in_a_terminal(tmp_path: Path, number: signal.Signals) -> None:
    """Like Ctrl-C, with the exit code that shells give it."""
    with terminal(tmp_path, *TWO_PEOPLE) as screen:
        screen.type("place 5\n")
        assert screen.signal(number) == 128 + number
    assert "Go on with:\r\n  targi play --resume targi-game-1.txt" in screen.seen
    assert len(recorded(tmp_path / "targi-game-1.txt").history) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["targi-game-1.txt"]


def test_a_terminal_that_is_closed_loses_nothing(tmp_path: Path) -> None:
    """There is nobody left to tell, and no complaint."""
    with terminal(tmp_path, *TWO_PEOPLE) as screen:
        screen.type("place 5\n")
        screen.wait_for("\r\n> ")
        os.close(screen.end)
        screen.end = -1
        assert screen.process.wait(60) == 128 + signal.SIGHUP
    assert len(recorded(tmp_path / "targi-game-1.txt").history) == 1


# What terminals can do


def test_a_table_that_does_not_fit_is_told(tmp_path: Path) -> None:
    """Once by itself, then whenever it is asked for; every line fits."""
    with terminal(tmp_path, "--seed", "7", *TWO_PEOPLE, columns=50) as screen:
        first = screen.type("place 5\n")
        assert "This terminal has 50 columns" in first
        assert "1,2: Targia card BT9" in first
        assert "+----" not in first
        assert "1,2:" not in screen.type("table\n")
        assert "1,2: Targia card BT9" in screen.type("quit\n")
        assert screen.finish() == 0
    assert max(map(len, screen.seen.split("\r\n"))) <= 50


def test_a_table_that_just_fits_is_drawn(tmp_path: Path) -> None:
    """Its sentences are broken earlier then."""
    with terminal(tmp_path, "--seed", "7", *TWO_PEOPLE, columns=76) as screen:
        assert "+----" in screen.type("place 5\n")
        assert "+----" in screen.type("quit\n")
        assert screen.finish() == 0
    assert max(map(len, screen.seen.split("\r\n"))) == 76


def test_a_game_needs_no_line_editing(tmp_path: Path) -> None:
    """Python for Windows has no readline."""
    (tmp_path / "readline.py").write_text("raise ImportError\n")
    with terminal(tmp_path, "--seed", "7", *TWO_PEOPLE, kind="xterm") as screen:
        screen.type("place 5\n")
        screen.type("quit\n")
        assert screen.finish() == 0
    assert ESCAPE not in screen.seen
    assert len(recorded(tmp_path / "targi-game-1.txt").history) == 1
