"""Compiled rules and search stay far faster than the plain files they are made of."""

import os

import pytest

from targi import _build
from targi.terminal.bench import report as bench_report
from targi.terminal.commands import bench

SECONDS = 1.0  # that each engine plays in each round
LIMIT = 120.0  # that a child may take
LEAST = 12  # times as many decisions or simulations a second


@pytest.mark.soak
@pytest.mark.skipif(not _build.compiled(), reason="needs compiled rules to compare with")
def test_compiled_play_and_search_are_at_least_twelve_times_as_fast_as_plain() -> None:
    """Of the base box, as `targi bench` measures them: in turn, round by round, the medians."""
    engines = bench.own_engines(SECONDS, os.environ, {"base": ["base"]}, pure=True)
    rounds = bench.play_rounds(engines, lambda engine: bench.measure(engine, LIMIT))
    skipped = [result for results in rounds.values() for result in results if "skipped" in result]
    assert skipped == []
    ratio = f"{bench_report.COMPILED}/{bench_report.PURE}"
    assert bench_report.ratios(rounds)[ratio] >= LEAST
    search = bench_report.search_speeds(rounds, ["base"])["base"]
    compiled, pure = (
        search[how][bench_report.SEARCH_FIGURE]
        for how in (bench_report.COMPILED, bench_report.PURE)
    )
    assert compiled >= LEAST * pure
