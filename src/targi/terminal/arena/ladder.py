"""`targi arena --ladder`: measures all levels and writes down what came out.

Which matches are played and when they end is in `targi.bots.arena.ladder`, the texts that are
written in `targi.bots.arena.strength`.
"""

import argparse
import datetime
import math
import subprocess
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from targi import _build
from targi.bots.arena.ladder import MINUTES, SEED, Rung, rungs
from targi.bots.arena.matches import Data, Pair
from targi.bots.arena.report import counts_of, percent, rate_words, summary
from targi.bots.arena.results import Run, code_hash
from targi.bots.arena.statistics import Counts
from targi.bots.arena.strength import FILE, duration_words, strength_file, strength_page
from targi.terminal import UserError
from targi.terminal.arena.progress import how_to_go_on, play_until, results_in
from targi.terminal.bench.report import machine
from targi.terminal.writing import lock

PROJECT: Final = FILE.parents[4]
PAGE: Final = Path("docs") / "strength.md"
DATA: Final = FILE.relative_to(PROJECT)


def add_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--ladder` to the command line of `arena`."""
    parser.add_argument(
        "--ladder",
        action="store_true",
        help=f"instead of A and B: all levels, both boxes, within 90 minutes on two cores; writes "
        f"{PAGE} in the project's folder; --resume then names a folder",
    )


def run(jobs: int, folder: Path | None) -> int:
    """Play all matches, write what they showed."""
    if not (PROJECT / PAGE).parent.is_dir():
        raise UserError(f"--ladder: writes {PAGE}, but there is no folder for it in {PROJECT}")
    try:
        with TemporaryDirectory() as passing:
            measured = climb(rungs(), Run.now(jobs), folder or Path(passing), MINUTES * 60)
    except KeyboardInterrupt:
        print(f"Interrupted. {how_to_go_on(folder is not None)}")
        raise
    command = f"targi arena --ladder --jobs {jobs}" + (" --resume FOLDER" if folder else "")
    write(measured, command, PROJECT)
    print(f"{PAGE} and {DATA} are written.")
    return 0


def climb(matches: Sequence[Rung], run: Run, folder: Path, seconds: float) -> list[Data]:
    """Play the matches; those not played whole have equal shares of what is left of the time."""
    measured: list[Data] = []
    _make(folder)
    with closing(lock(folder / "ladder", "ladder")):
        left, waiting = seconds, sum(not rung.whole for rung in matches)
        for rung in matches:
            share = math.inf if rung.whole else left / waiting
            measured.append(_play(rung, run, folder, share))
            if not rung.whole:
                left, waiting = left - measured[-1]["seconds"], waiting - 1
    return measured


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise UserError(f"{folder}: expected a folder, or the name of a new one") from None
    except OSError as error:
        raise UserError(f"{folder}: cannot be written: {error.strerror}") from None


def write(measured: Sequence[Data], command: str, project: Path) -> None:
    """Write the page and the data file."""
    conditions = _conditions(command, project) | {"time": duration_words(measured)}
    page = strength_page(measured, conditions)
    (project / PAGE).write_text(page, encoding="utf-8", newline="")
    (project / DATA).write_text(strength_file(measured), encoding="utf-8", newline="")


def _play(rung: Rung, run: Run, folder: Path, share: float) -> Data:
    """Play one match until it is clear, or its share of the time is used; say what it showed."""
    used = 0.0

    def seen(pair: Pair) -> None:
        nonlocal used
        used += pair.seconds

    def enough(counts: Counts) -> bool:
        return rung.decided(counts) or used >= share

    with results_in(folder / f"{rung.name}.jsonl", rung.match, run) as results:
        played, interrupted = play_until(rung.match, rung.most, run.jobs, results, enough, seen)
    if interrupted and not played:
        raise KeyboardInterrupt
    data = summary(rung.match, played, finished=not interrupted, confidence=rung.confidence)
    data |= {
        "about": rung.about,
        "goal": rung.goal,
        "reached": rung.verdict(counts_of(played)),
        "seconds": used,
        "runs": [asdict(run) for run in results.runs],
    }
    print(_words(data), flush=True)
    if interrupted:
        raise KeyboardInterrupt
    return data


def _words(data: Data) -> str:
    players = f"{data['ruleset']}: {data['a']['bot']} against {data['b']['bot']} ({data['about']})"
    goal = f"above {percent(data['goal'])}: {data['reached']}"
    return f"{players}: {rate_words(data)} in {data['games']} games, {goal}"


def _conditions(command: str, project: Path) -> dict[str, str]:
    """Where and how the figures were measured."""
    on = machine()
    return {
        "command": f"`{command}`, seed {SEED}",
        "commit": f"{_commit(project)}, code {code_hash()}",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": f"{on['processor']}, {on['cores']} cores, {on['system']}, {on['python']}",
        "rules": _build.how(),
    }


def _commit(project: Path) -> str:
    """The commit that is checked out, and whether the sources are still its own."""
    try:
        commit = _git(project, "rev-parse", "--short=12", "HEAD")
        changed = _git(project, "status", "--porcelain", "--", "src", f":!{DATA.as_posix()}")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return commit + (" with changes" if changed else "")


def _git(project: Path, *words: str) -> str:
    git = ["git", "-C", str(project), *words]
    return subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
