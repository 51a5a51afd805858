"""Wheel and sdist contain the web client, or say why not."""

import shutil
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.project.files import ROOT, copy_project, run_python

pytestmark = pytest.mark.integration

CLIENT = "src/targi/web_client"
# Libraries are not built here: they have tests of their own, in test_wheels.py.
PURE = {"TARGI_PURE": "1", "NPM_CONFIG_OFFLINE": "true"}


def build(project: Path, *arguments: str, **environment: str) -> tuple[int, str]:
    """Build a project into its folder `dist`; the exit code, and what the build said."""
    built = run_python("-m", "build", "--no-isolation", *arguments, project, **PURE | environment)
    return built.returncode, built.stdout + built.stderr


def lend_packages(project: Path) -> None:
    """Save a project the download of npm's packages."""
    (project / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def wheel_files(project: Path) -> dict[str, bytes]:
    """What is in the wheel of a project."""
    (path,) = (project / "dist").glob("*.whl")
    with ZipFile(path) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist()}


def test_a_clean_copy_and_its_sdist_make_the_same_wheel(tmp_path: Path) -> None:
    """With the client in it, however it came there: built, packed, or built from the sdist."""
    project = copy_project(tmp_path / "project")
    lend_packages(project)
    code, said = build(project)  # the sdist, and from it a wheel
    assert code == 0, said
    from_sdist = wheel_files(project)
    assert "targi/web_client/index.html" in from_sdist
    assert any(name.startswith("targi/web_client/assets/index-") for name in from_sdist)

    (sdist,) = (project / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / sdist.name.removesuffix(".tar.gz")
    assert not (unpacked / "web" / "node_modules").exists()
    shutil.rmtree(unpacked / CLIENT)
    lend_packages(unpacked)
    for folder in (project, unpacked):
        shutil.rmtree(folder / "dist", ignore_errors=True)
        code, said = build(folder, "--wheel")
        assert code == 0, said
        assert wheel_files(folder) == from_sdist


@pytest.mark.parametrize("kind", ["--wheel", "--sdist"])
def test_without_node_the_build_ends_and_says_what_to_do(kind: str, tmp_path: Path) -> None:
    """Nobody publishes a wheel without the board by mistake."""
    project = copy_project(tmp_path)
    code, said = build(project, kind, PATH="")
    assert code != 0
    assert "Node 20 or newer is missing" in said
    assert "TARGI_NO_CLIENT=1" in said
    assert not (project / "dist").exists() or not list((project / "dist").iterdir())


def test_without_the_client_if_that_is_wanted(tmp_path: Path) -> None:
    """The build says what is missing."""
    project = copy_project(tmp_path)
    code, said = build(project, "--wheel", PATH="", TARGI_NO_CLIENT="1")
    assert code == 0, said
    assert said.count("no web client, because TARGI_NO_CLIENT is set") == 1
    assert not any("web_client" in name for name in wheel_files(project))
