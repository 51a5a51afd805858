"""The built wheels, compiled and plain, play a game where there is nothing but Python."""

import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from targi import _build
from tests.project.files import copy_project, run_python

pytestmark = pytest.mark.integration

# What the words need in either wheel, with what that needs in turn.
WORDS = ("babel", "fluent.runtime", "fluent.syntax", "attrs", "pytz", "typing_extensions")
# What the web client is built into before a wheel is.
CLIENT = ("targi/web_client/index.html", "targi/web_client/assets/index.js")
PLAY = """
import targi
import targi.text.rules
from targi._build import check, describe

check()
game = targi.Game(ruleset="base", seed=7)
while not game.over:
    game.play(game.legal_moves()[0])
print(describe())
print(game.scores())
for language in targi.text.LANGUAGES:
    print(targi.text.words(language).say(targi.text.phrase("seat-blue")))
    assert targi.text.rules.rules(language)["5.8"]
"""


def build_wheel(folder: Path, **environment: str) -> tuple[Path, str]:
    """A wheel built from a copy of the project, and what the build said."""
    project = copy_project(folder / "project")
    for name in CLIENT:
        (project / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (project / "src" / name).touch()
    arguments = ("-m", "build", "--wheel", "--no-isolation", "--outdir", folder, project)
    built = run_python(*arguments, **environment)
    said = built.stdout + built.stderr
    assert built.returncode == 0, said
    (wheel,) = folder.glob("*.whl")
    return wheel, said


def with_symbols(wheel: Path) -> list[str]:
    """The libraries in a wheel that have symbols or notes for debuggers in them."""
    marks = (b".symtab", b".debug_info")
    with ZipFile(wheel) as archive:
        libraries = [name for name in archive.namelist() if name.endswith(".so")]
        assert libraries
        return [name for name in libraries if any(mark in archive.read(name) for mark in marks)]


def empty_environment(folder: Path) -> Path:
    """The Python of a new environment in which nothing is installed, not even pip."""
    created = run_python("-m", "venv", "--without-pip", folder)
    assert created.returncode == 0, created.stderr
    return folder / "bin" / "python"


def install(wheel: Path, python: Path) -> None:
    """Install a wheel with our pip, from no index, and no compiler to be found."""
    for arguments in [("install", "--no-index", "--no-deps", wheel), ("check",)]:
        done = run_python("-m", "pip", "--python", python, *arguments, PATH="", CC="none")
        assert done.returncode == 0, done.stdout + done.stderr


def lend(package: str, python: Path) -> None:
    """Copy an installed package from our environment into another, as its wheel would."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run_python("-c", ask, python=python).stdout.strip())
    for file in distribution(package).files or []:
        if file.parts[0] != "..":
            target = packages / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), target)


def play(python: Path) -> list[str]:
    """Play a game in an environment; what it says about the rules, and the scores."""
    played = run_python("-I", "-c", PLAY, python=python, PATH="")
    assert played.returncode == 0, played.stderr
    helped = run_python(python.with_name("targi"), "--help", python=python, PATH="")
    assert helped.returncode == 0, helped.stderr
    return played.stdout.splitlines()


@pytest.mark.skipif(not _build.compiled(), reason="the rules are not compiled here")
def test_compiled_wheel_plays_a_game(tmp_path: Path) -> None:
    """The compiled wheel needs librt and mypy_extensions besides the words, and no compiler."""
    wheel, said = build_wheel(tmp_path)
    compilations = [line.split() for line in said.splitlines() if "-ffp-contract=off" in line]
    assert compilations
    assert all(command.count("-ffp-contract=off") == 1 for command in compilations)
    assert not with_symbols(wheel)
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in wheel.name
    python = empty_environment(tmp_path / "venv")
    for package in (*WORDS, "librt", "mypy_extensions"):
        lend(package, python)
    install(wheel, python)
    assert play(python)[0] == "targi.rules: compiled"


def test_plain_wheel_plays_a_game(tmp_path: Path) -> None:
    """The wheel built with TARGI_PURE=1 fits every machine and needs only the words."""
    wheel, _ = build_wheel(tmp_path, TARGI_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert {*CLIENT} <= {*ZipFile(wheel).namelist()}
    python = empty_environment(tmp_path / "venv")
    for package in WORDS:
        lend(package, python)
    install(wheel, python)
    assert play(python)[0] == "targi.rules: plain Python files"


def test_without_a_compiler_the_plain_wheel_is_built(tmp_path: Path) -> None:
    """No compiler is no error: the build says so once and leaves out what it cannot make."""
    wheel, said = build_wheel(tmp_path, CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert said.count("no working C compiler") == 1
