"""What a package index shows: versions that are built, and a page that stands alone."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import targi
from targi.terminal.main import main
from tests.project.files import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGE = (ROOT / PROJECT["project"]["readme"]).read_text(encoding="utf-8")


def test_wheels_are_built_for_every_python_that_is_named() -> None:
    """And the oldest of them is the one required."""
    minors = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    built = re.findall(r"cp3(\d+)-\*", PROJECT["tool"]["cibuildwheel"]["build"])
    assert minors == built
    assert PROJECT["project"]["requires-python"] == f">=3.{minors[0]}"


def test_the_version_is_in_one_place() -> None:
    """It can be read without importing the package, whose dependencies are not there yet."""
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "targi.__version__"}
    source = (ROOT / "src/targi/__init__.py").read_text(encoding="utf-8")
    assert f'\n__version__ = "{targi.__version__}"\n' in source


def test_the_page_of_the_package_has_no_links_into_the_project() -> None:
    """On a package index they would lead nowhere, and pictures would be missing."""
    links = re.findall(r"\]\(([^)\s]+)\)|(?:src|href)=", PAGE)
    assert [link for link in links if not link.startswith("https://")] == []


def test_the_commands_of_the_page_exist() -> None:
    """The extra that is to be installed, too."""
    assert {*re.findall(r"targi\[(\w+)\]", PAGE)} <= {*PROJECT["project"]["optional-dependencies"]}
    subcommands = {*re.findall(r"^    targi (\w+)", PAGE, re.MULTILINE)}
    assert len(subcommands) == 3
    for command in sorted(subcommands):
        with pytest.raises(SystemExit) as ended:
            main([command, "--help"])
        assert ended.value.code == 0, command


def test_the_example_of_the_page_runs(tmp_path: Path) -> None:
    """It prints what it says."""
    example = PAGE.split("```python\n")[1].split("```")[0]
    done = subprocess.run(
        [sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "blue place"
