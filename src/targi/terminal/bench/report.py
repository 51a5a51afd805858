"""What `targi bench` says: medians and ratios of the rounds, as data or as a table in words.

Pure functions of the measured rounds. Not here: the measuring (`bench`).
"""

import os
import platform
import statistics
from collections.abc import Mapping, Sequence
from typing import Any

from targi.game.ruleset import BOXES

Rounds = Mapping[str, Sequence[Mapping[str, Any]]]
Data = dict[str, Any]

COMPILED = "compiled"
PURE = "pure"
FIGURES = ("decisions_per_second", "games_per_second", "copy_microseconds", "legal_microseconds")
SEARCH_FIGURE = "simulations_per_second"
HEADINGS = ("decisions/s", "lowest-highest", "games/s", "copy µs", "legal µs", "compiled is")


def own_engines(rulesets: Sequence[str]) -> dict[str, tuple[str, str]]:
    """The names of our own engines: the ruleset each one plays and how its rules run."""
    return {
        how if ruleset == BOXES[0] else f"{ruleset} {how}": (ruleset, how)
        for ruleset in rulesets
        for how in (COMPILED, PURE)
    }


def as_data(rounds: Rounds, rulesets: Sequence[str] = BOXES) -> Data:
    """Everything that was measured, in the shape `targi bench --json` promises."""
    own = own_engines(rulesets)
    summaries = {name: summary(results) for name, results in rounds.items()}
    random_play: Data = {ruleset: {} for ruleset in rulesets}
    for name, (ruleset, how) in own.items():
        if name in summaries:
            random_play[ruleset][how] = summaries[name]
    return {
        "random_play": random_play,
        "search": search_speeds(rounds, rulesets),
        "peers": {name: summaries[name] for name in summaries if name not in own},
        "ratios": ratios(rounds),
        "machine": machine(),
    }


def search_speeds(rounds: Rounds, rulesets: Sequence[str]) -> Data:
    """The speed of the plain tree search for each ruleset, compiled and pure, where measured."""
    found: Data = {ruleset: {} for ruleset in rulesets}
    for name, (ruleset, how) in own_engines(rulesets).items():
        speeds = [r[SEARCH_FIGURE] for r in rounds.get(name, ()) if SEARCH_FIGURE in r]
        if speeds:
            found[ruleset][how] = {
                SEARCH_FIGURE: statistics.median(speeds),
                "spread": [min(speeds), max(speeds)],
            }
    return found


def summary(results: Sequence[Mapping[str, Any]]) -> Data:
    """The median of each figure with its lowest and highest, or why there is none."""
    last = results[-1]
    if "skipped" in last:
        return {"skipped": last["skipped"]}
    measured = {
        figure: [result[figure] for result in results] for figure in FIGURES if figure in last
    }
    return {
        **{name: last[name] for name in ("game", "version") if name in last},
        **{figure: statistics.median(values) for figure, values in measured.items()},
        "spread": {figure: [min(values), max(values)] for figure, values in measured.items()},
    }


def ratios(rounds: Rounds) -> Data:
    """How many times as many decisions a second the compiled rules make as each other engine.

    Engines are compared round by round, because neighbours in time share the machine's moods.
    """
    by_engine = {}
    for name, results in rounds.items():
        pairs = zip(rounds[COMPILED], results, strict=False)
        found = [
            ours["decisions_per_second"] / theirs["decisions_per_second"]
            for ours, theirs in pairs
            if "skipped" not in ours and "skipped" not in theirs
        ]
        if name != COMPILED and found:
            by_engine[f"{COMPILED}/{name}"] = found
    return {
        **{name: statistics.median(found) for name, found in by_engine.items()},
        "spread": {name: [min(found), max(found)] for name, found in by_engine.items()},
    }


def machine() -> Data:
    """What the figures were measured on."""
    return {
        "system": platform.system(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def as_table(data: Data, rounds: int, seconds: float) -> str:
    """The report in words: one line an engine, then what was left out and why."""
    played = data["random_play"]
    own = own_engines([*played])
    engines = {
        f"targi {name}": played[ruleset][how]
        for name, (ruleset, how) in own.items()
        if how in played[ruleset]
    }
    labels = {f"targi {name}": name for name in own}
    for name, found in data["peers"].items():
        label = f"{name} ({found['game']})" if "game" in found else name
        engines[label] = found
        labels[label] = name
    lines = [["", *HEADINGS]]
    notes = []
    for label, found in engines.items():
        if "skipped" in found:
            notes.append(f"{label}: skipped, {found['skipped']}")
        else:
            ratio = data["ratios"].get(f"{COMPILED}/{labels[label]}")
            lines.append([label, *_cells(found, ratio)])
    on = data["machine"]
    return "\n".join(
        [
            f"Random play on one core: {rounds} rounds of {seconds:g} s, medians.",
            f"{on['processor']}, {on['cores']} cores, {on['system']}, {on['python']}",
            "",
            *_aligned(lines),
            *_search_lines(data["search"]),
            *([""] if notes else []),
            *notes,
        ]
    )


def _search_lines(search: Data) -> list[str]:
    """One line for each search that was measured, under a heading."""
    lines = [
        [
            f"targi {ruleset} {how}",
            f"{found[SEARCH_FIGURE]:,.0f}",
            "{:,.0f}-{:,.0f}".format(*found["spread"]),
        ]
        for ruleset, ways in search.items()
        for how, found in ways.items()
    ]
    if not lines:
        return []
    heading = "Plain tree search from the middle of a game, each simulation played out at random:"
    return ["", heading, "", *_aligned([["", "simulations/s", "lowest-highest"], *lines])]


def _cells(found: Data, ratio: float | None) -> list[str]:
    lowest, highest = found["spread"]["decisions_per_second"]
    legal = found.get("legal_microseconds")
    return [
        f"{found['decisions_per_second']:,.0f}",
        f"{lowest:,.0f}-{highest:,.0f}",
        f"{found['games_per_second']:,.0f}",
        f"{found['copy_microseconds']:.2f}",
        "" if legal is None else f"{legal:.2f}",
        "" if ratio is None else f"{ratio:,.1f}x",
    ]


def _aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    return [
        "  ".join(
            [line[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        ).rstrip()
        for line in lines
    ]


def _processor() -> str:
    """The processor's own name where the system tells it, else its kind."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()
