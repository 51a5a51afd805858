"""`targi bench web`: a small run has all figures; what is missing is said in a line."""

import json
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from targi.terminal import UserError
from targi.terminal.bench.server import running_server
from targi.terminal.bench.web import Visit, as_words, figures, new_table, visitor
from targi.terminal.commands import bench

pytestmark = pytest.mark.integration


@pytest.mark.usefixtures("browser")
def test_a_small_run_has_every_figure() -> None:
    """A real server and a browser of its own."""
    command = [sys.executable, "-m", "targi", "bench", "web", "--runs", "1", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=180, check=True)
    found = json.loads(run.stdout)
    assert found["runs"] == 1
    for page in ("start_page", "table"):
        one = found[page]
        assert 0 < one["ms_lowest"] <= one["ms"] <= one["ms_highest"]
        assert 10_000 < one["script_bytes_gzipped"] < one["all_bytes"]
    assert "can be used after" in as_words(found)


def test_there_may_be_more_runs_than_tables_that_one_may_make(
    browser: Browser, tmp_path: Path
) -> None:
    """Each run comes from an address of its own; a server that makes no table is told."""
    with running_server(tmp_path) as (server, _):
        for number in range(25):
            with visitor(browser, number) as context:
                assert new_table(context, server).startswith("/t/")
        with visitor(browser, 0) as context, pytest.raises(UserError, match="no table: 429"):
            [new_table(context, server) for _ in range(25)]


def test_figures_are_medians() -> None:
    """One slow visit does not stand for the others."""
    visits = [Visit(100, 5, 9), Visit(900, 5, 9), Visit(120, 5, 9)]
    found = figures(visits)
    assert (found["ms"], found["ms_lowest"], found["ms_highest"]) == (120, 100, 900)
    assert (found["script_bytes_gzipped"], found["all_bytes"]) == (5, 9)


def test_without_playwright_it_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no part of what `targi serve` needs."""
    monkeypatch.delitem(sys.modules, "targi.terminal.bench.web")
    monkeypatch.delattr("targi.terminal.bench.web")
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(UserError, match="pip install playwright"):
        bench._run_web(Namespace(runs=1, json=False))
