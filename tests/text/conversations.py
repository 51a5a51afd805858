"""Commands as a person gives them, so that the terminal says all it can say.

They run in this process, in a folder of their own, with what the person types.
"""

import io
import sys
from contextlib import chdir, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

from targi import Game
from targi.terminal.main import main
from tests.corpus.make import path, read

OWN_CARDS = "[tribes]\nXO4 = { vp = 3 }\n"
# What is typed in a game; the files are those that `_prepare` writes.
PLAYED = """\
last
undo
redo
rule
place 5
place 3
rule
last
rule 5.8
rule 99
why place 5
why place 7
words
look
look 2,1
look 16
look zz
card 14
card ZZ
score
moves
table
help
save
save mine.txt
save there.txt
save nowhere/mine.txt
undo
redo
quit
"""
COMMANDS = (
    ("play --seed 7", PLAYED),
    ("play --seed 7", "quit\n"),
    ("play --resume near-the-end.txt", "1\n" * 40),
    ("replay played.txt", ""),
    (f"replay {path(61)}", ""),  # given up
    (f"replay {path(68)}", ""),  # unfinished
    ("cards --cards own.toml", ""),
    ("cards --cards own.toml --full", ""),
    ("cards --kind goods --cost gold", ""),
    ("cards --full", ""),
)


def converse(language: str) -> str:
    """Give all commands in a language; what was printed."""
    printed = io.StringIO()
    with TemporaryDirectory() as folder, chdir(folder), redirect_stdout(printed):
        _prepare(Path(folder))
        for command, typed in COMMANDS:
            _give([*command.split(), "--language", language], typed)
    return printed.getvalue()


def _give(words: list[str], typed: str) -> None:
    before, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        assert main(words) == 0, words
    finally:
        sys.stdin = before


def _prepare(folder: Path) -> None:
    """The files that the commands name."""
    (folder / "there.txt").touch()
    (folder / "own.toml").write_text(OWN_CARDS, encoding="utf-8")
    (folder / "played.txt").write_text(_played_by_people(), encoding="utf-8")
    game = read(8)
    for _ in range(12):
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
    proof = {"commitment": "9a2d", "nonces": "b1b1 c2c2"}
    return game.record(blue="Ann", white="Ben", started="2026-11-15T18:04:00Z", **proof)
