"""How `targi.rules` was built and how it is loaded: compiled by mypyc, or from its plain files.

Python prefers a compiled module to the plain file beside it. Two things follow: `TARGI_PURE=1`
needs a hook to turn that round, and a compiled module outlives a change of its source, so the
build records a hash of the sources it saw and `check` compares. Compiling itself is the business
of setup.py, which reads this file without importing the package.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

RULES = Path(__file__).with_name("rules")
RECORD = "_sources.sha256"  # written beside the rules by every build that compiles them
GROUP = "targi_rules"  # mypyc puts all rule modules into one library of this name


class StaleBuildError(RuntimeError):
    """The compiled rules that are loaded were made from other sources than those beside them."""


class PlainFiles(MetaPathFinder):
    """Finds the modules of `targi.rules` as plain files, blind to compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The plain module of that name; nothing for names outside `targi.rules`."""
        if not f"{fullname}.".startswith("targi.rules."):
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


def describe() -> str:
    """One line for people: how the rules run here."""
    return f"targi.rules: {'compiled' if compiled() else 'plain Python files'}"


def sources_hash(rules: Path = RULES) -> str:
    """The SHA-256 over names and contents of all rule sources."""
    digest = hashlib.sha256()
    for source in sorted(rules.glob("*.py")):
        content = source.read_bytes()
        digest.update(f"{source.name}|{len(content)}|".encode())
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
