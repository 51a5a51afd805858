"""Commands as a person gives them, so that the terminal says all it can say.

They run in this process, in a folder of their own, with what the person types.
"""

import io
import signal
import sys
import tomllib
from contextlib import chdir, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from targi import Game
from targi.terminal.main import main
from tests.corpus.make import path, read
from tests.project.files import ROOT

OWN_CARDS = """\
[tribes]
XO4 = { vp = 3 }
[dunes]
D10 = { effects = [{ take = { water = 4 } }] }
[goods]
G13 = { choices = [{ dates = 1, gold = 1 }, { salt = 2 }] }
"""
INTERRUPTED = "addax"  # at the name of this bot, the reader presses Ctrl-C, once
CLUB = (ROOT / "docs/lessons.md").read_text("utf-8").split("```toml\n")[1].split("```")[0]
# A lesson in which everything comes up that can be said: places, wrong tries, a way that leads on
# no further, back and forth.
LEARNED = """\
help

2,1
1,2
2,1 5
3,2
use 1,2
done
hint
again
undo
use 2,3
pay cost
hint
back
next
next
discard
discard
"""
LOST = """\
format = "targi-lessons/1"
languages = ["en"]
[[lesson]]
id = "lost"
ruleset = "base"
[[lesson.step]]
id = "go"
rule = "5.1"
table = { blue = { targis = "2 6" } }
goal = [{ event = "use", source = "2" }]
solution = ["use 2"]
[[lesson]]
id = "end"
ruleset = "base"
[[lesson.step]]
id = "look"
rule = "5.1"
table = {}
[text.en]
end = "The end"
end-about = "What comes last."
end-look = "That is all."
lost = "Lost"
lost-about = "A way that leads nowhere."
lost-go = "Use the dates."
"""
NARROW = "50"  # columns
# Their authors' words, which nobody translates.
AUTHORED = frozenset(
    text.casefold() for file in (CLUB, LOST) for text in tomllib.loads(file)["text"]["en"].values()
)
# What is typed in a game; the files are those that `_prepare` writes.
PLAYED = """\
last
undo
redo
rule
plaec 5
place 5
place 3
rule
last
rule 5.8
rule 99
why place 5
why place 7
words
held
look
look 2,1
look 16
look zz
last 5
card 14
card ZZ
score
moves
table
help
save
save mine.txt
save there.txt
save x\u202efdp.txt
save nowhere/mine.txt
undo
redo
quit
"""
# The same at a terminal, where the opponent is asked for and Ctrl-C heard.
AGAINST_A_BOT = """\
lion
fennec
place 5
plain
plain
codes
codes
quit
"""
AT_A_TERMINAL = (
    (f"play --seed 7 --blue {INTERRUPTED}", "\nquit\n"),
    ("play --seed 7", AGAINST_A_BOT),
    ("play --seed 7 --blue gecko --white fennec", "quit\n"),
)
COMMANDS = (
    ("play --seed 7", PLAYED),
    ("play --seed 7", "quit\n"),
    ("play --resume near-the-end.txt --blue person --white person", "1\n" * 40),
    ("play --resume last-decision.txt --blue person --white person", "hint\nquit\n"),
    ("play --resume given-up.txt", ""),
    ("replay played.txt", ""),
    (f"replay {path(61)}", ""),  # given up
    (f"replay {path(68)}", ""),  # unfinished
    ("learn", ""),
    ("learn too-dear --file club.toml", LEARNED),
    ("learn lost --file lost.toml", "done\nhint\nundo\nquit\n"),
    ("learn lost --file lost.toml --plain", "use 2\n"),
    ("cards --cards own.toml", ""),
    ("cards --cards own.toml --full", ""),
    ("cards --kind goods --cost gold", ""),
    ("cards --full", ""),
)


def converse(language: str) -> str:
    """Give all commands in a language; what was printed."""
    printed = Screen()
    with (
        TemporaryDirectory() as folder,
        chdir(folder),
        redirect_stdout(printed),
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("TERM", "dumb")  # what has been said stays there
        _prepare(Path(folder))
        for command, typed in COMMANDS:
            _give([*command.split(), "--language", language], io.StringIO(typed))
        for command, typed in AT_A_TERMINAL:
            _give([*command.split(), "--language", language], Keyboard(typed))
        patch.setenv("COLUMNS", NARROW)
        _give(["play", "--seed", "7", "--language", language], io.StringIO("quit\n"))
    return printed.getvalue()


def _give(words: list[str], typed: io.StringIO) -> None:
    before, sys.stdin = sys.stdin, typed
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert main(words) == 0, words
    finally:
        sys.stdin = before
        signal.signal(signal.SIGINT, heard)


class Terminal(io.StringIO):
    """A text that says it is a terminal."""

    def isatty(self) -> bool:
        """It does so here."""
        return True


class Keyboard(Terminal):
    """What is typed at a terminal, which shows it."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # of bytes
        """The next line."""
        line = super().readline(-1 if size is None else size)
        sys.stdout.write(line)
        return line


class Screen(Terminal):
    """What a terminal shows; the person who looks at it presses Ctrl-C at one word, once."""

    pressed = False

    def write(self, text: str) -> int:
        """Show a text."""
        if INTERRUPTED in text and not self.pressed:
            self.pressed = True
            signal.raise_signal(signal.SIGINT)
        return super().write(text)


def _prepare(folder: Path) -> None:
    """The files that the commands name."""
    (folder / "there.txt").touch()
    (folder / "club.toml").write_text(CLUB, encoding="utf-8")
    (folder / "lost.toml").write_text(LOST, encoding="utf-8")
    (folder / "own.toml").write_text(OWN_CARDS, encoding="utf-8")
    (folder / "played.txt").write_text(_played_by_people(), encoding="utf-8")
    (folder / "given-up.txt").write_bytes(path(61).read_bytes())
    game = read(8)
    game.undo()
    (folder / "last-decision.txt").write_text(game.record(), encoding="utf-8")
    for _ in range(11):
        game.undo()
    record = game.record(blue="Ann", white="Ben")
    (folder / "near-the-end.txt").write_text(record, encoding="utf-8")


def _played_by_people() -> str:
    """A short game with all that a record can say about it."""
    game = Game("base", seed=3)
    for text in ("place 5", "place 3"):
        game.play(text)
    game.undo()
    game.play("place 6")
    proof = {"commitment": "9a2d" * 16, "nonces": f"{'b1' * 16} {'c2' * 16}"}
    return game.record(blue="Ann", white="Ben", started="2026-11-15T18:04:00Z", **proof)
