"""What all tests share: no run on stale compiled rules, and the same examples every time."""

import signal

import pytest
from hypothesis import settings

from targi import _build

# Helpers assert too; this makes their failures as telling as those of the tests.
pytest.register_assert_rewrite("tests.reference")

settings.register_profile("default", derandomize=True, deadline=None)
settings.register_profile("soak", max_examples=5000, deadline=None)
settings.load_profile("default")


def pytest_configure() -> None:
    """Hear Ctrl-C; refuse to test compiled rules that are older than their sources."""
    # What a shell runs in the background ignores Ctrl-C, and so would the commands under test.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        _build.check()
    except _build.StaleBuildError as error:
        raise pytest.UsageError(str(error)) from None


def pytest_report_header() -> str:
    """Say at the top whether this run shows the compiled rules or the plain ones."""
    return _build.describe()
