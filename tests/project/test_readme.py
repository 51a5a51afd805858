"""The README tells the truth: its example runs, its commands and its figures are right."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from targi.bots.arena.ladder import BELOW
from targi.bots.arena.strength import read_strength
from targi.bots.levels import LEVELS
from targi.terminal.main import main

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_of_the_library_runs_and_prints_what_it_says(tmp_path: Path) -> None:
    """A newcomer who copies it gets no error, and the first line printed is the one promised."""
    example = README.split("## The Python library")[1].split("```python\n")[1].split("```")[0]
    done = subprocess.run(
        [sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "blue place"


def test_the_commands_exist() -> None:
    """Every `make` goal and every subcommand named is one."""
    goals = set(re.findall(r"(?:^    |`)make (\w+)", README, re.MULTILINE))
    makefile = (ROOT / "Makefile").read_text()
    assert all(re.search(rf"^{goal}:", makefile, re.MULTILINE) for goal in goals), goals
    subcommands = set(re.findall(r"\.venv/bin/targi (\w+)", README))
    for command in sorted(subcommands):
        with pytest.raises(SystemExit) as ended:
            main([command, "--help"])
        assert ended.value.code == 0, command


def test_the_table_of_the_opponents_is_what_was_measured() -> None:
    """Level by level, as `targi arena --ladder` left it in the package."""
    for level in LEVELS[1:]:
        cells = [
            f"{100 * rung['win_rate']:.0f} % ({100 * low:.0f}-{100 * high:.0f}) of {rung['games']}"
            for rung in read_strength()
            if (rung["a"], rung["about"]) == (level.name, BELOW)
            for low, high in [rung["win_rate_interval"]]
        ]
        assert len(cells) == 2
        assert f"| {level.name} | {level.about} | {cells[0]} | {cells[1]} |" in README
