"""`targi bench web`: a small run has all figures; what is missing is said in a line."""

import json
import subprocess
import sys
from argparse import Namespace

import pytest

from targi.terminal import UserError, bench
from targi.terminal.bench_web import Visit, as_words, figures


@pytest.mark.usefixtures("browser")
def test_a_small_run_has_every_figure() -> None:
    """A real server and a browser of its own."""
    command = [sys.executable, "-m", "targi.terminal.main", "bench", "web", "--runs", "1", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=180, check=True)
    found = json.loads(run.stdout)
    assert found["runs"] == 1
    for page in ("start_page", "table"):
        one = found[page]
        assert 0 < one["ms_lowest"] <= one["ms"] <= one["ms_highest"]
        assert 10_000 < one["script_bytes_gzipped"] < one["all_bytes"]
    assert "can be used after" in as_words(found)


def test_figures_are_medians() -> None:
    """One slow visit does not stand for the others."""
    visits = [Visit(100, 5, 9), Visit(900, 5, 9), Visit(120, 5, 9)]
    found = figures(visits)
    assert (found["ms"], found["ms_lowest"], found["ms_highest"]) == (120, 100, 900)
    assert (found["script_bytes_gzipped"], found["all_bytes"]) == (5, 9)


def test_without_playwright_it_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no part of what `targi serve` needs."""
    monkeypatch.delitem(sys.modules, "targi.terminal.bench_web")
    monkeypatch.delattr("targi.terminal.bench_web")
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(UserError, match="pip install playwright"):
        bench._run_web(Namespace(runs=1, json=False))
