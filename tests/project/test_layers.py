"""The layers hold: a module imports only from its own package and from layers below."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.files import SOURCE

LAYERS = {
    "targi._build": -1,
    "targi.cards": 0,
    "targi.rules": 1,
    "targi.game": 2,
    "targi.bots": 3,
    "targi.text": 3,
    "targi": 4,  # the public API, gathered from the layers below
    "targi.server": 5,
    "targi.terminal": 6,  # `targi serve` starts the server
}
# `_build` looks at the loaded rules to say whether they are compiled; `targi` loads it first.
EXCEPTIONS = {("targi._build", "targi.rules")}


def module_name(path: Path) -> str:
    """The dotted name of a source file; that of a package ends in `.__init__`."""
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


def package_of(name: str) -> str:
    """The entry of the table a module belongs to, whether or not the table has it."""
    parts = name.removesuffix(".__init__").split(".")
    return ".".join(parts[:2])


def imported_by(name: str, text: str) -> Iterator[str]:
    """Every module that a source names in an import, wherever in the file."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = name.split(".")[: -node.level] if node.level else []
            origin = ".".join([*around, *([node.module] if node.module else [])])
            yield from (imported_from(origin, alias.name) for alias in node.names)


def imported_from(origin: str, word: str) -> str:
    """What `from origin import word` reaches: a package below `targi`, or a name inside origin."""
    return f"{origin}.{word}" if origin == "targi" and f"targi.{word}" in LAYERS else origin


def offences(name: str, text: str) -> list[str]:
    """The imports of a source that reach up, or sideways into another package of its layer."""
    here = package_of(name)
    targets = (target for target in imported_by(name, text) if target.split(".")[0] == "targi")
    return [
        f"{name} imports {target}"
        for target in targets
        if (there := package_of(target)) != here
        and (here, there) not in EXCEPTIONS
        and LAYERS[there] >= LAYERS[here]
    ]


def test_every_package_has_a_layer() -> None:
    """A new package is placed in the table before it is used."""
    packages = {package_of(module_name(path)) for path in SOURCE.rglob("*.py")}
    assert packages <= LAYERS.keys()


def test_modules_import_only_from_below() -> None:
    """No module imports from its own layer or above."""
    found = [
        offence
        for path in SOURCE.rglob("*.py")
        for offence in offences(module_name(path), path.read_text())
    ]
    assert found == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("targi.rules.engine", "from targi.game.records import Record"),
        ("targi.rules.engine", "from targi import game"),
        ("targi.rules.engine", "import targi"),
        ("targi.game.play", "from targi import Game"),
        ("targi.rules.engine", "from ..game import Game"),
        ("targi.rules.__init__", "from ..game import Game"),
        ("targi.bots.search", "def f():\n    import targi.text.words"),
        ("targi.__init__", "from targi.terminal import main"),
        ("targi._build", "import targi.cards"),
    ],
)
def test_an_import_from_above_is_found(name: str, line: str) -> None:
    """The check sees every way of writing an import, at any depth of the file."""
    assert len(offences(name, line)) == 1


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("targi.rules.engine", "from targi.cards import base"),
        ("targi.rules.engine", "from targi.rules.state import State"),
        ("targi.rules.engine", "from .state import State"),
        ("targi.rules.__init__", "from .state import State"),
        ("targi.__init__", "from targi.game import Game"),
        ("targi.terminal.main", "from targi import __version__, _build"),
        ("targi.cards.reading.loader", "import tomllib"),
    ],
)
def test_an_import_from_below_is_allowed(name: str, line: str) -> None:
    """Imports from a lower layer are what the layers are for."""
    assert offences(name, line) == []
