"""Runs the stages of `make check`, `make test` and `make integration`, and shows what each took.

    .venv/bin/python tools/checks.py test

A stage is one command. Stages in one line of a list run side by side, for they use few cores each;
the lines run one after the other, and the first that fails ends the run. At the end stand a table
of all stages with their times, and a line for everything that was skipped and how to get it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BIN: Final = Path(sys.executable).parent
BUILD: Final = ROOT / "build"
SKIPPED: Final = BUILD / "skipped.txt"  # written by tests/conftest.py
CORES: Final = os.cpu_count() or 1
# Hundreds of processes run the same modules, so bytecode is kept even where it usually is not.
ENVIRONMENT: Final = {
    name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
} | {"TARGI_SKIPPED": str(SKIPPED)}


@dataclass(frozen=True)
class Stage:
    """A command with a name; what it says is shown if it fails, or when it is done."""

    name: str
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


def pytest_stage(name: str, *arguments: str, workers: int = CORES, **environment: str) -> Stage:
    """Tests on all cores."""
    command = (str(BIN / "pytest"), "-q", f"--numprocesses={workers}", *arguments)
    return Stage(name, command, environment)


def python(name: str, *arguments: str) -> Stage:
    """A tool of the environment."""
    return Stage(name, (str(BIN / "python"), "-m", *arguments))


RUFF: Final = python("ruff", "ruff", "check", "--quiet")
FORMAT: Final = python("ruff format", "ruff", "format", "--check", "--quiet")
MYPY: Final = python("mypy", "mypy", "--no-error-summary")
WEB: Final = Stage("web: types, lint", ("npm", "--prefix", "web", "run", "--silent", "check"))
VITEST: Final = Stage("web: unit tests", ("npm", "--prefix", "web", "run", "--silent", "test"))
PYRIGHT: Final = Stage("pyright", ("web/node_modules/.bin/pyright",))
QUICK: Final = ("-m", "not slow and not soak and not integration")
BROWSER: Final = Stage("browser", (str(BIN / "python"), "tools/browser.py"))
# `targi.cards` and `targi.game` are never compiled, so they are covered beside compiled rules; the
# rules can be looked into only when they are plain. All must be at 100 % (pyproject.toml).
COVERED: Final = pytest_stage(
    "cards, game",
    "--cov=src/targi/cards",
    "--cov=src/targi/game",
    *("-m", "covered"),
    "tests/cards",
    "tests/game",
)
PLAIN: Final = pytest_stage(
    "rules, plain", "--cov=src/targi/rules", *QUICK, "tests/rules", TARGI_PURE="1"
)
# Tests of servers and browsers wait about half of their time, for other processes and for the
# disk; others use the cores meanwhile.
REST: Final = pytest_stage(
    "everything else",
    *("-m", "not covered and not soak and not integration"),
    "tests",
    workers=2 * CORES,
)

LINT: Final = [[RUFF, FORMAT], [MYPY, WEB, VITEST, PYRIGHT]]
SUITES: Final[dict[str, list[list[Stage]]]] = {
    "check": [*LINT, [pytest_stage("unit tests", *QUICK, "tests")]],
    "test": [[BROWSER], *LINT, [COVERED], [PLAIN], [REST]],
    "integration": [[pytest_stage("integration", "-m", "integration and not soak", "tests")]],
}


@dataclass
class Outcome:
    """How a stage went."""

    name: str
    seconds: float
    passed: bool


def run_stage(stage: Stage, alone: bool) -> Outcome:
    """Run a stage; beside others, what it says is shown once it has ended, unmixed."""
    begun = time.monotonic()
    print(f"== {stage.name}\n", end="", flush=True)  # in one piece
    done = subprocess.run(
        stage.command,
        cwd=ROOT,
        env=ENVIRONMENT | stage.environment,
        stdout=None if alone else subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.stdout:
        print(done.stdout.decode(errors="replace"), end="", flush=True)
    return Outcome(stage.name, time.monotonic() - begun, done.returncode == 0)


def run_side_by_side(stages: list[Stage]) -> list[Outcome]:
    """Run stages at once."""
    with ThreadPoolExecutor(len(stages)) as threads:
        return list(threads.map(lambda stage: run_stage(stage, len(stages) == 1), stages))


def table(outcomes: list[Outcome]) -> str:
    """Stages and times, for people."""
    width = max(len(outcome.name) for outcome in outcomes)
    lines = [
        f"{outcome.name:<{width}}  {outcome.seconds:7.1f} s  {'ok' if outcome.passed else 'FAILED'}"
        for outcome in outcomes
    ]
    return "\n".join(lines)


def skipped() -> list[str]:
    """What the tests left out, each reason once, with how often."""
    if not SKIPPED.exists():
        return []
    return sorted(set(SKIPPED.read_text(encoding="utf-8").splitlines()))


def run(suite: str) -> int:
    """Run a suite; 0 if everything passed."""
    BUILD.mkdir(exist_ok=True)
    SKIPPED.unlink(missing_ok=True)
    begun = time.monotonic()
    outcomes: list[Outcome] = []
    for line in SUITES[suite]:
        outcomes += run_side_by_side(line)
        if not all(outcome.passed for outcome in outcomes):
            break
    passed = all(outcome.passed for outcome in outcomes)
    total = Outcome(f"make {suite}", time.monotonic() - begun, passed)
    print("\n" + table([*outcomes, total]))
    for reason in skipped():
        print(f"skipped: {reason}")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(run(sys.argv[1]))
