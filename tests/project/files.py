"""The project as a folder of files, for tests that read, copy or build it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "targi"


def project_files() -> list[Path]:
    """All files that belong to the project, relative to its root: not what the build made."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    names = (Path(name) for name in listing.stdout.split("\0") if name)
    return sorted(name for name in names if (ROOT / name).is_file())


def copy_project(target: Path) -> Path:
    """A copy of the project without anything built, to do with as one likes."""
    for name in project_files():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target / name)
    return target


def copy_package(target: Path) -> Path:
    """A copy of the source folder with what is built in it; importable from the result."""
    return shutil.copytree(ROOT / "src", target / "src")


def run_python(
    *arguments: str | Path, python: str | Path = sys.executable, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own, with these variables and without ours."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("TARGI_")}
    return subprocess.run(
        [python, *arguments], env=ours | environment, capture_output=True, text=True, check=False
    )
