"""`targi arena --ladder`: measures all levels and writes down what came out.

Which matches are played and when they end is in `targi.bots.arena_ladder`, the texts that are
written in `targi.bots.arena_strength`.
"""

import argparse
import datetime
import subprocess
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from targi import _build
from targi.bots.arena import Data
from targi.bots.arena_ladder import LOOK_CONFIDENCE, MINUTES, SEED, Rung, rungs
from targi.bots.arena_report import counts_of, percent, rate_words, summary
from targi.bots.arena_results import Results, ResultsError, code_hash
from targi.bots.arena_strength import FILE, strength_file, strength_page
from targi.bots.statistics import Counts
from targi.terminal import UserError
from targi.terminal.arena_play import play_until
from targi.terminal.bench_report import machine

PROJECT: Final = FILE.parents[3]
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
    measured = climb(rungs(), jobs, folder, MINUTES * 60)
    write(measured, jobs, PROJECT)
    print(f"{PAGE} and {DATA} are written.")
    return 0


def climb(matches: Sequence[Rung], jobs: int, folder: Path | None, seconds: float) -> list[Data]:
    """Play the matches in about so much time; each has an equal share of what is left of it."""
    measured: list[Data] = []
    end = monotonic() + seconds
    for number, rung in enumerate(matches):
        share = (end - monotonic()) / (len(matches) - number)
        measured.append(_play(rung, jobs, folder, monotonic() + share))
    return measured


def write(measured: Sequence[Data], jobs: int, project: Path) -> None:
    """Write the page and the data file."""
    page = strength_page(measured, _conditions(jobs, project))
    (project / PAGE).write_text(page, encoding="utf-8", newline="")
    (project / DATA).write_text(strength_file(measured), encoding="utf-8", newline="")


def _play(rung: Rung, jobs: int, folder: Path | None, end: float) -> Data:
    """Play one match until it is clear, or until the end of its time, and say what it showed."""
    results = _results(rung, folder)
    kept = len(results.pairs) if results else 0

    def enough(counts: Counts) -> bool:
        out_of_time = sum(counts) > kept and monotonic() >= end
        return rung.decided(counts) or out_of_time

    played, interrupted = play_until(rung.match, rung.most, jobs, results, enough)
    if interrupted and not played:
        raise KeyboardInterrupt
    data = summary(rung.match, played, finished=not interrupted, confidence=LOOK_CONFIDENCE)
    data |= {
        "about": rung.about,
        "goal": rung.goal,
        "reached": rung.verdict(counts_of(played)),
    }
    print(_words(data), flush=True)
    if interrupted:
        raise KeyboardInterrupt
    return data


def _results(rung: Rung, folder: Path | None) -> Results | None:
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Results(folder / f"{rung.name}.jsonl", rung.match)
    except ResultsError as error:
        raise UserError(str(error)) from None
    except OSError as error:
        raise UserError(f"{folder}: cannot be written: {error.strerror}") from None


def _words(data: Data) -> str:
    players = f"{data['ruleset']}: {data['a']['bot']} against {data['b']['bot']} ({data['about']})"
    goal = f"above {percent(data['goal'])}: {data['reached']}"
    return f"{players}: {rate_words(data)} in {data['games']} games, {goal}"


def _conditions(jobs: int, project: Path) -> dict[str, str]:
    """Where and how the figures were measured."""
    on = machine()
    return {
        "command": f"`targi arena --ladder --jobs {jobs}`, seed {SEED}",
        "commit": f"{_commit(project)}, code {code_hash()}",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": f"{on['processor']}, {on['cores']} cores, {on['system']}, {on['python']}",
        "rules": _build.how(),
    }


def _commit(project: Path) -> str:
    """The commit that is checked out, and whether the sources are still its own."""
    try:
        commit = _git(project, "rev-parse", "--short=12", "HEAD")
        changed = _git(project, "status", "--porcelain", "--", "src")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return commit + (" with changes" if changed else "")


def _git(project: Path, *words: str) -> str:
    git = ["git", "-C", str(project), *words]
    return subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
