"""What all tests share: no stale compiled rules, the same examples every time, no silent skips."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from targi import _build

# Helpers assert too; this makes their failures as telling as those of the tests.
pytest.register_assert_rewrite("tests.reference")

settings.register_profile("default", derandomize=True, deadline=None)
settings.register_profile("soak", max_examples=5000, deadline=None)
settings.load_profile("default")

FOLDER = Path(__file__).parent
WEB = FOLDER / "web"
LONG = ("slow", "integration", "soak")
COVERED = (FOLDER / "cards", FOLDER / "game")
# The only reasons for which CI may leave a test out; every other skip fails the run there.
ALLOWED_SKIPS = ("this computer has no IPv6",)


@pytest.fixture
def anyio_backend() -> str:
    """Tests that wait for something run on asyncio, which the server uses too."""
    return "asyncio"


def pytest_configure() -> None:
    """Hear Ctrl-C; refuse to test compiled rules that are older than their sources."""
    # What a shell runs in the background ignores Ctrl-C, and so would the commands under test.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        _build.check()
    except _build.StaleBuildError as error:
        raise pytest.UsageError(str(error)) from None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by where they are: with a browser they are slow, and some show coverage."""
    for item in items:
        if WEB in item.path.parents:
            item.add_marker("slow")
        elif item.path.parent in COVERED and not any(map(item.get_closest_marker, LONG)):
            item.add_marker("covered")


def pytest_report_header() -> str:
    """Say at the top whether this run shows the compiled rules or the plain ones."""
    return _build.describe()


def skip_reasons(config: pytest.Config) -> set[str]:
    """Why tests were skipped; empty in the processes that only run them."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return set()
    reports = reporter.stats.get("skipped", [])
    return {report.longrepr[2].removeprefix("Skipped: ") for report in reports}


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Pass on what was skipped to `tools/checks.py`; in CI, fail for what must not be skipped."""
    reasons = skip_reasons(session.config)
    kept = os.environ.get("TARGI_SKIPPED")
    if kept and reasons:
        with Path(kept).open("a", encoding="utf-8") as file:
            file.writelines(f"{reason}\n" for reason in sorted(reasons))
    if os.environ.get("CI") and reasons - {*ALLOWED_SKIPS}:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which skips failed a run in CI."""
    refused = skip_reasons(terminalreporter.config) - {*ALLOWED_SKIPS}
    if os.environ.get("CI") and refused:
        terminalreporter.section("skipped, which CI does not allow", red=True)
        for reason in sorted(refused):
            terminalreporter.line(reason)


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """In CI, no dot for a test that passed: the log is for what did not."""
    quiet = os.environ.get("CI") and report.when == "call" and report.passed
    return ("passed", "", "") if quiet else None
