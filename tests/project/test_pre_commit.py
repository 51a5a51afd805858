"""The configuration for pre-commit runs tools that are there."""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONFIG = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")


def test_every_hook_runs_a_tool_of_the_project() -> None:
    """Nothing is downloaded, and nothing checks by other versions than `make check` does."""
    assert set(re.findall(r"repo: (.*)", CONFIG)) == {"local"}
    programs = set(re.findall(r"entry: (\S+).*\n +language: system", CONFIG))
    assert programs
    for program in programs:
        assert shutil.which(program, path=ROOT if "/" in program else None), program
