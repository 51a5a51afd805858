"""Whether the tests notice a changed rule module: first those that run its line, then all others.

The tests are run once on the rules as they are, with coverage: they must pass, and tell which of
them run which line. Nobody else changes the rules, so whatever fails afterwards has noticed.
"""

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from coverage import CoverageData

ROOT = Path(__file__).parents[2]
RULES = Path("src/targi/rules")
# Those that notice most faults soonest come first; a run stops at the first failure.
TESTS = (
    "tests/rules/test_[0-9x]*.py",
    "tests/rules/test_cards_*.py",
    "tests/rules/test_interaction*.py",
    "tests/rules/test_engine.py",
    "tests/rules/test_reference_*.py",
    "tests/corpus/test_*.py",
    "tests/rules/test_chance*.py",
    "tests/game/test_events*.py",
    "tests/golden/test_golden.py",
    "tests/rules/test_random_play*.py",
)
FEW = 30  # tests that are tried before all others that run the line
# A fault that makes the rules loop forever is noticed too: by the processor's time, several times
# what a few tests or all of them need, or by memory.
SECONDS_FOR_FEW = 120
SECONDS = 600
MEMORY = 2 * 2**30
PYTEST = (sys.executable, "-m", "pytest", "-xq", "-p", "no:cacheprovider", "-p", "no:xdist")


class Net:
    """All tests of the rules, and which of them run which line of a module."""

    def __init__(self, folder: Path) -> None:
        """Run them once; the folder takes what coverage writes."""
        found = [path for pattern in TESTS for path in sorted(ROOT.glob(pattern))]
        self.files = [str(path.relative_to(ROOT)) for path in found]
        self._data = folder / "coverage"
        covering = (
            "--cov=targi.rules",
            "--cov-context=test",
            "--cov-report=",
            "--cov-fail-under=0",
        )
        done = self._run(ROOT / "src", [*covering, *self.files], SECONDS)
        if done.returncode != 0:
            raise AssertionError(f"the rules as they are fail their tests:\n{done.stdout}")
        self._covered = CoverageData(str(self._data))
        self._covered.read()
        self._all = self._in_order(self._covered.measured_contexts())

    def notices(self, module: str, line: int, source: str) -> bool:
        """Whether some test fails with this source of a module, changed in one line."""
        with TemporaryDirectory() as folder:
            copied = Path(folder) / "src"
            left_out = shutil.ignore_patterns("*.so", "__pycache__")
            shutil.copytree(ROOT / "src", copied, ignore=left_out)
            (copied / "targi" / "rules" / module).write_text(source)
            return any(
                self._run(copied, tests, seconds).returncode != 0
                for tests, seconds in self._rounds(module, line)
                if tests
            )

    def _rounds(self, module: str, line: int) -> Iterator[tuple[Sequence[str], int]]:
        """A few of the tests that run the line, from all of their files; others that do; the rest.

        The rest, because what is made once and kept is run for one test and used by others.
        """
        contexts = self._covered.contexts_by_lineno(str(ROOT / RULES / module)).get(line, [])
        running = self._in_order(contexts)
        few = set(running[:: len(running) // FEW + 1])
        yield [name for name in running if name in few], SECONDS_FOR_FEW
        yield [name for name in running if name not in few], SECONDS
        yield [name for name in self._all if name not in set(running)], SECONDS

    def _in_order(self, contexts: Iterable[str]) -> list[str]:
        """The tests of contexts, those first that notice most."""
        names = {context.rpartition("|")[0] for context in contexts} - {""}
        return sorted(names, key=lambda name: (self.files.index(name.partition("::")[0]), name))

    def _run(
        self, source: Path, tests: Sequence[str], seconds: int
    ) -> subprocess.CompletedProcess[str]:
        """Run tests with the package of a folder."""
        with TemporaryDirectory() as folder:
            listed = Path(folder) / "tests"
            listed.write_text("\n".join(tests))
            return subprocess.run(
                [*PYTEST, f"@{listed}"],
                cwd=ROOT,
                env=os.environ
                | {
                    "TARGI_PURE": "1",
                    "PYTHONPATH": str(source),
                    "COVERAGE_FILE": str(self._data),
                },
                capture_output=True,
                text=True,
                check=False,
                preexec_fn=partial(_limit, seconds),  # nothing here holds a lock
            )


def _limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
