"""How rules and search were built and how they are loaded: compiled by mypyc, or as plain files.

Python prefers a compiled module to the plain file beside it. Two things follow: `TARGI_PURE=1`
needs a hook to turn that round, and a compiled module outlives a change of its source, so the
build records a hash of the sources it saw and `check` compares. Compiling itself is the business
of setup.py, which reads this file without importing the package.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE = Path(__file__).parent
RULES = PACKAGE / "rules"
COMPILED = ("rules", "bots/core")  # the folders whose modules are compiled, together
RECORD = "_sources.sha256"  # written beside the rules by every build that compiles them
GROUP = "targi_rules"  # mypyc puts all of them into one library of this name


class StaleBuildError(RuntimeError):
    """The compiled rules that are loaded were made from other sources than those beside them."""


class PlainFiles:
    """Finds the modules of compiled folders as plain files, blind to compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The plain module of that name; nothing for names outside the compiled folders."""
        packages = tuple(f"targi.{folder.replace('/', '.')}." for folder in COMPILED)
        if not f"{fullname}.".startswith(packages):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def pure_wanted() -> bool:
    """Whether the environment asks for the plain files, when building as when running."""
    return os.environ.get("TARGI_PURE", "0") not in ("", "0")


def obey_targi_pure() -> None:
    """Load the rules from their plain files from now on if TARGI_PURE says so."""
    if pure_wanted():
        sys.meta_path.insert(0, PlainFiles())


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    import targi.rules  # noqa: F401  # here, because the rules ask this while being imported

    return f"{GROUP}__mypyc" in sys.modules


def how() -> str:
    """How the rules run here, in words."""
    return "compiled" if compiled() else "plain Python files"


def describe() -> str:
    """One line for people."""
    return f"targi.rules: {how()}"


def sources(package: Path = PACKAGE) -> list[Path]:
    """All modules that are compiled."""
    return sorted(module for folder in COMPILED for module in (package / folder).glob("*.py"))


def sources_hash(package: Path = PACKAGE) -> str:
    """The SHA-256 over names and contents of all compiled sources."""
    import hashlib  # here, because every `import targi` imports this module

    digest = hashlib.sha256()
    for source in sources(package):
        content = source.read_bytes()
        digest.update(f"{source.relative_to(package).as_posix()}|{len(content)}|".encode())
        digest.update(content)
    return digest.hexdigest()


def check() -> None:
    """Refuse compiled rules that do not come from the sources beside them."""
    record = RULES / RECORD
    recorded = record.read_text().strip() if record.exists() else "none"
    if compiled() and recorded != sources_hash():
        raise StaleBuildError(
            "the compiled rules are older than their sources; run `make setup` to compile them"
            " again, or set TARGI_PURE=1 to run the plain files"
        )
