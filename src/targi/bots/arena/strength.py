"""The strength of the levels as it was measured: a page for people and a packaged data file.

`targi arena --ladder` writes both, `targi bots` reads the file. Not here: the measuring.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from targi.bots.arena.ladder import BELOW, LOOK_CONFIDENCE, LOOKS, MINUTES, SCALE
from targi.bots.arena.matches import Data
from targi.bots.arena.report import (
    budget_words,
    elo_words,
    lead_words,
    percent,
    rate_words,
    seconds,
)
from targi.game.ruleset import BOXES

FILE: Final = Path(__file__).with_name("strength.toml")
COLUMNS: Final = (
    "level",
    "against",
    "games",
    "win rate",
    "Elo",
    "score difference",
    "budgets",
    "time per decision",
    "longest",
    "longest turn",
    "goal for lower end",
    "reached",
)


def read_strength(path: Path = FILE) -> list[Data]:
    """The rungs of the ladder as they were measured; none if there is no file."""
    if not path.exists():
        return []
    with path.open("rb") as file:
        measured: list[Data] = tomllib.load(file)["rung"]
    return measured


def strength_file(measured: Sequence[Data]) -> str:
    """The text of the data file."""
    lines = ["# How often level A beats level B; written by `targi arena --ladder`."]
    for data in measured:
        low, high = data["win_rate_interval"]
        lines += [
            "",
            "[[rung]]",
            f'box = "{data["ruleset"]}"',
            f'a = "{data["a"]["bot"]}"',
            f'b = "{data["b"]["bot"]}"',
            f'about = "{data["about"]}"  # what B is',
            f"games = {data['games']}",
            f"win_rate = {data['win_rate']:.4f}",
            f"win_rate_interval = [{low:.4f}, {high:.4f}]",
            f"goal = {data['goal']}  # the interval's lower end is to lie above it",
            f'reached = "{data["reached"]}"',
        ]
    return "\n".join(lines) + "\n"


def duration_words(measured: Sequence[Data]) -> str:
    """How long all matches took, with how many processes, in how many runs."""
    runs = {run["begun"]: run["jobs"] for data in measured for run in data["runs"]}
    minutes = sum(data["seconds"] for data in measured) / 60
    jobs = " or ".join(map(str, sorted({*runs.values()})))
    processes = "process" if jobs == "1" else "processes"
    in_runs = "one run" if len(runs) == 1 else f"{len(runs)} runs, not counting interruptions"
    return f"{minutes:.0f} minutes for all matches together, {jobs} {processes}, in {in_runs}"


def strength_page(measured: Sequence[Data], conditions: Mapping[str, str]) -> str:
    """The text of docs/strength.md."""
    tables = [line for box in BOXES for line in _table(box, measured)]
    return "\n".join([_INTRODUCTION, *(f"- {k}: {v}" for k, v in conditions.items()), *tables, ""])


_INTRODUCTION: Final = f"""\
# Strength

How strong the opponents are against each other. The command below writes this page; `targi bots`
shows a summary.

Every deal is played twice with the seats swapped, and the two games count as one sample. A draw is
half a win. Bots get {SCALE:g} of their default budgets unless the table says otherwise. Budgets and
times are per decision, first the level's, then its opponent's. Times are means; the next columns
show the longest decision and the longest turn of the level.

A match is checked after {", ".join(str(2 * pairs) for pairs in LOOKS)} games and ends as soon
as the whole interval of the win rate lies above or below its goal. The intervals allow for these
{len(LOOKS)} checks: each is computed at {percent(LOOK_CONFIDENCE)}, so that all of them together
hold with at least 95 % (Bonferroni). These matches share {MINUTES} minutes; one that runs out of
its share is judged as it stands. Matches at full budgets are always played to the end and checked
once, at 95 %; with so few games it may stay open whether a goal is reached.
"""


def _table(box: str, measured: Sequence[Data]) -> list[str]:
    rows = [COLUMNS, ["---"] * len(COLUMNS)]
    rows += [_row(data) for data in measured if data["ruleset"] == box]
    return ["", f"## {box.capitalize()}", "", *(f"| {' | '.join(row)} |" for row in rows)]


def _row(data: Data) -> list[str]:
    times = [seconds(data["time"][side]["mean"]) for side in "ab"]
    about = "" if data["about"] == BELOW else f" ({data['about']})"
    return [
        data["a"]["bot"],
        data["b"]["bot"] + about,
        str(data["games"]),
        rate_words(data),
        elo_words(data),
        lead_words(data),
        ", ".join(budget_words(data[side]) for side in "ab"),
        ", ".join(times),
        seconds(data["time"]["a"]["longest"]),
        seconds(data["time"]["a"]["longest_turn"]),
        percent(data["goal"]),
        data["reached"],
    ]
