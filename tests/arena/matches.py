"""Small matches between the two simplest bots, shared by the tests of the arena."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from targi import Ruleset
from targi.bots import names
from targi.bots.arena import ladder as arena_ladder
from targi.bots.arena.matches import Match, Pair, Side
from targi.bots.arena.results import Run
from targi.terminal.main import main

RANDOM = names()[0]
GREEDY = arena_ladder.GREEDY.name
RUN = Run("2020-01-01T00:00:00+00:00", 1)


def small_match(seed: int = 1, box: str = "base") -> Match:
    """Greedy against random, by work, so that it is the same match every time."""
    return Match(Side(GREEDY, work=1), Side(RANDOM, work=1), Ruleset(box), seed)


def outcomes(pairs: Sequence[Pair]) -> list[tuple[float, int]]:
    """What must not depend on the clock: points and lead of every game."""
    return [(game.points, game.lead) for pair in pairs for game in pair.games]


def arena(*words: str) -> int:
    """The exit code of `targi arena`."""
    return main(["arena", *words])


def arena_process(*words: str, stderr: int = subprocess.PIPE) -> "subprocess.Popen[str]":
    """`targi arena` as a program of its own, in a group of its own as a terminal would start it."""
    command = [sys.executable, "-P", "-m", "targi", "arena", *words]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        env=os.environ,
        start_new_session=True,
    )


def lines_of(path: Path) -> list[str]:
    """The whole lines of a file of results."""
    return path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
