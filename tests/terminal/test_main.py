"""The entry point: the version, ends of commands, standard input, numbers as arguments."""

import argparse
import io
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from targi import Game, __version__
from targi.game.ruleset import RULES_VERSION
from targi.terminal import UserError
from targi.terminal.arguments import above_0, from_0, from_1, seed
from targi.terminal.files import read_text
from targi.terminal.main import main
from tests.corpus.make import path

Capture = pytest.CaptureFixture[str]
COMMAND = (sys.executable, "-m", "targi")
HUGE = "9" * 5000  # more digits than Python makes a number of


def run(
    words: Sequence[str], variables: Mapping[str, str] = {}, stdout: int = subprocess.PIPE
) -> "subprocess.CompletedProcess[str]":
    """Run a command in a process of its own."""
    return subprocess.run(
        [*COMMAND, *words],
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, **variables},
        text=True,
        check=False,
    )


# The version


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "as it is"])
def test_the_version_says_how_the_rules_run(plain: bool) -> None:
    """Number, compiled or plain, and which rules records must be of."""
    done = run(["--version"], {"TARGI_PURE": "1"} if plain else {})
    assert done.returncode == 0
    number, how, rules = done.stdout.strip().split(", ")
    assert number == f"targi {__version__}"
    assert how == "plain Python files" if plain else how in ("compiled", "plain Python files")
    assert rules == f"rules version {RULES_VERSION}"


# How commands end


class Interrupted(list[str]):
    """Words of a command line during whose reading Ctrl-C is pressed."""

    def __iter__(self) -> Iterator[str]:
        raise KeyboardInterrupt


def test_ctrl_c_before_a_command_runs_ends_quietly(capsys: Capture) -> None:
    """As later on: with its exit code and without a traceback."""
    assert main(Interrupted(["cards"])) == 130
    assert capsys.readouterr() == ("", "\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("words", [("cards",), ("play", "--seed", "7"), ("bots",)])
def test_output_that_cannot_be_written_ends_with_one_line(words: Sequence[str]) -> None:
    """A disk that is full is no reason for a traceback."""
    with open("/dev/full", "w") as full:
        done = run(words, stdout=full.fileno())
    assert done.returncode == 1
    assert done.stderr == "targi: cannot go on: No space left on device\n"


def test_a_game_without_standard_input_ends_at_once() -> None:
    """As at the end of input."""
    command = f'"{sys.executable}" -m targi play --seed 7 <&-'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("\nNo move was made.\n")


@pytest.mark.parametrize("by", ["--language", "TARGI_LANGUAGE"])
def test_a_language_that_does_not_exist_is_refused(by: str) -> None:
    """With those that do, and with where it was named."""
    named = by == "--language"
    done = run(["play", *([by, "xx"] if named else [])], {} if named else {by: "xx"})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"targi: {by}: expected one of en, de, fr, es, pl, found 'xx'\n"


# Standard input


def give(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Make this text standard input."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def test_a_card_file_is_checked_from_a_pipe(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """What `--template` writes is right, and mistakes are named as in a file."""
    assert main(["cards", "--template"]) == 0
    give(monkeypatch, capsys.readouterr().out)
    assert main(["cards", "--check", "-"]) == 0
    assert capsys.readouterr().out.startswith("ok: 0 cards corrected\n")
    give(monkeypatch, "[tribes]\nXO4 = { vp = 77 }\n")
    assert main(["cards", "--check", "-"]) == 1
    assert capsys.readouterr().out.startswith("-: XO4: vp: expected")


def test_own_cards_come_from_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Wherever a command takes a card file and needs standard input for nothing else."""
    text = "[tribes]\nXO4 = { vp = 3 }\n"
    give(monkeypatch, text)
    assert main(["cards", "XO4", "--cards", "-"]) == 0
    assert "3 VP" in capsys.readouterr().out
    give(monkeypatch, text)
    assert main(["perft", "--ruleset", "expansion", "--cards", "-", "--depth", "1"]) == 0
    assert capsys.readouterr().out == "depth 1: 14\n"


def test_standard_input_can_be_named_once(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """A second time it would be empty, and that would be a riddle."""
    give(monkeypatch, path(8).read_text(encoding="utf-8"))
    assert main(["verify", "-", "-"]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("-: right: ")
    assert second == "-: refused: standard input is closed; it can be read once only"


def test_standard_input_that_is_closed_is_named() -> None:
    """By the parent process."""
    command = f'"{sys.executable}" -m targi score - <&-'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("targi: -: standard input is closed")


def test_a_pipe_is_read_like_a_file_whatever_the_locale(tmp_path: Path) -> None:
    """UTF-8, with the mark that some editors put before it, and lines as they are."""
    own = "\ufeff# größer\r\n[tribes]\r\nXO4 = { vp = 3 }\r\n".encode()
    (tmp_path / "own.toml").write_bytes(own)
    record = path(8).read_bytes().replace(b"\n", b"\r\n")
    (tmp_path / "record.txt").write_bytes(record)
    for words, name, content in (
        (["cards", "--check"], "own.toml", own),
        (["verify"], "record.txt", record),
    ):
        outcomes = [
            subprocess.run(
                [*COMMAND, *words, file],
                input=content,
                cwd=tmp_path,
                env={**os.environ, "PYTHONIOENCODING": "ascii"},
                capture_output=True,
                check=False,
            )
            for file in (name, "-")
        ]
        by_name, by_pipe = ((done.returncode, done.stdout) for done in outcomes)
        assert by_pipe == (by_name[0], by_name[1].replace(name.encode(), b"-"))


def test_a_text_is_read_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """From a pipe as from a file."""
    record = Game(seed=1).record()
    give(monkeypatch, record)
    assert read_text("-") == record
    with pytest.raises(UserError, match="read once only"):
        read_text("-")


# Numbers


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--seed", HUGE),
        ("perft", "--depth", HUGE),
        ("perft", "--depth", "1", "--seed", HUGE),
        ("arena", "fennec", "gecko", "--games", HUGE),
        ("arena", "fennec", "gecko", "--seed", HUGE),
        ("arena", "fennec", "gecko", "--sprt", HUGE, "0"),
        ("play", "--ruleset", f"mixed:{HUGE}"),
        ("bots", "--tune", "base", "--rounds", HUGE),
    ],
    ids=lambda words: " ".join(words).replace(HUGE, "N"),
)
def test_a_number_that_is_too_large_is_refused_in_a_short_line(
    capsys: Capture, words: Sequence[str]
) -> None:
    """Nobody wants to read five thousand digits."""
    try:
        code: object = main([*words])
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert len(err) < 200


def test_a_seed_is_any_number_that_a_record_holds() -> None:
    """Also a negative one."""
    for number in (0, -5, 10**999):
        assert seed(str(number)) == number
        assert Game.from_record(Game(seed=number).record()).seed == number


@pytest.mark.parametrize("text", ["", "x", "1.5", "1_000", "²", "٣", " 1", "1" * 1001])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    """Also what Python itself would take."""
    for read in (seed, from_0, from_1):
        with pytest.raises(argparse.ArgumentTypeError, match="expected a whole number"):
            read(text)


def test_a_number_that_is_too_large_is_told_the_limit() -> None:
    """And the largest one is taken."""
    for read, least in ((from_0, 0), (from_1, 1)):
        expected = f"expected a whole number from {least} to 999,999,999, found '1000000000'"
        with pytest.raises(argparse.ArgumentTypeError, match=expected):
            read("1000000000")
        assert read("999999999") == 999_999_999


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "1e999", "x", ""])
def test_what_is_not_above_zero_is_refused(text: str) -> None:
    """Budgets and seconds."""
    with pytest.raises(argparse.ArgumentTypeError, match="expected a number above 0, found"):
        above_0(text)
    assert above_0("0.5") == 0.5
