"""The layers hold: a module imports only from its own package and from below, without cycles.

`LAYERS` is about the packages of `targi`, `INNER_LAYERS` about the parts of each of them.
"""

from collections.abc import Mapping
from typing import Final

import pytest

from tests.project.files import SOURCE
from tests.project.imports import cycles, graph, imported_by, longest_chain, module_name

LAYERS: Final[Mapping[str, int]] = {
    "targi._build": -1,
    "targi.cards": 0,
    "targi.rules": 1,
    "targi.game": 2,
    "targi.bots": 3,
    "targi.text": 3,
    "targi.states": 3,  # the rules for programs, gathered from the layers below
    "targi": 4,  # the public API, gathered from the layers below
    "targi.lessons": 4,
    "targi.server": 5,
    "targi.terminal": 6,  # `targi serve` starts the server
    "targi.__main__": 7,
}
# `_build` looks at the loaded rules to say whether they are compiled; `targi` loads it first.
EXCEPTIONS: Final = {("targi._build", "targi.rules")}

# The modules and subpackages of a package, from below; those of one line do not import each other.
# `targi.rules` has no such table: its modules are one compiled group, in the order of the rules.
INNER_LAYERS: Final[Mapping[str, tuple[str, ...]]] = {
    "targi.cards": (
        "tokens border error_texts",
        "vocabulary errors",
        "model",
        "catalogue writing",
        "reading plain",
        "boxes",
        "custom",
    ),
    "targi.game": (
        "names visible fairness pickling ruleset_text",
        "key moves",
        "ruleset refusal perft",
        "positions costs board_text",
        "records score",
        "game",
    ),
    "targi.bots": (
        "core budget",
        "thinking weights",
        "strategies tuning",
        "workers",
        "bot",
        "levels",
        "arena",
    ),
    "targi.text": (
        "phrases pseudo",
        "language naming rulesets",
        "saying rules card_texts moves prompting scores",
        "card_data seen table telling",
    ),
    "targi.lessons": (
        "model seats",
        "scenes",
        "tables",
        "loading run texts",
        "checking shipped",
    ),
    "targi.server": ("wire", "machine", "storage", "settings bucket", "hosting", "web", "client"),
    "targi.terminal": (
        "arguments files languages screen writing card_pages score_table bench",
        "rulesets playing arena",
        "commands",
        "main",
    ),
}
# Imports for types only, of what the module itself is made for: at run time they are not there.
FOR_TYPES: Final = {
    ("targi.game.pickling", "targi.game.game"),
    ("targi.game.records.writing", "targi.game.game"),
    ("targi.server.hosting.hints", "targi.server.hosting.live_table"),
    ("targi.server.hosting.live_table", "targi.server.hosting.registry"),
    ("targi.terminal.playing.learning_commands", "targi.terminal.playing.learning"),
    ("targi.terminal.playing.typed_commands", "targi.terminal.playing.session"),
}


def package_of(name: str) -> str:
    """The entry of `LAYERS` that a module, or a name in one, belongs to."""
    first_two = ".".join(name.removesuffix(".__init__").split(".")[:2])
    return first_two if first_two in LAYERS else "targi"


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


def parts(package: str) -> dict[str, int]:
    """The height of each module and subpackage of a package."""
    lines = enumerate(INNER_LAYERS[package])
    return {f"{package}.{part}": height for height, line in lines for part in line.split()}


def part_of(module: str) -> str:
    """The module or subpackage, directly in a package of `LAYERS`, that a module belongs to."""
    return ".".join(module.split(".")[:3])


def inner_offences(found: Mapping[str, set[str]], heights: Mapping[str, int]) -> list[str]:
    """The imports between parts of a package that do not go down."""
    return [
        f"{module} imports {target}"
        for module in found
        for target in found[module]
        if {part_of(module), part_of(target)} <= heights.keys()
        and part_of(module) != part_of(target)
        and heights[part_of(target)] >= heights[part_of(module)]
    ]


def without_types() -> dict[str, set[str]]:
    """All imports but those listed as being for types only."""
    return {
        module: {target for target in targets if (module, target) not in FOR_TYPES}
        for module, targets in graph().items()
    }


def test_every_module_has_a_layer() -> None:
    """A new package is placed in the table before it is used, and one that is gone is taken out."""
    names = {module_name(path).removesuffix(".__init__") for path in SOURCE.rglob("*.py")}
    assert {".".join(name.split(".")[:2]) for name in names} == LAYERS.keys()


def test_modules_import_only_from_below() -> None:
    """No module of the package imports from its own layer or above."""
    found = [
        offence
        for path in SOURCE.rglob("*.py")
        for offence in offences(module_name(path), path.read_text(encoding="utf-8"))
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
        ("targi.bots.search", "if TYPE_CHECKING:\n    import targi.text.words"),
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
    """The check leaves the imports alone that the layers are made for."""
    assert offences(name, line) == []


@pytest.mark.parametrize("package", INNER_LAYERS)
def test_every_part_of_a_package_has_an_inner_layer(package: str) -> None:
    """A new module or subpackage is placed in the table, and one that is gone is taken out."""
    modules = (module for module in graph() if module.startswith(f"{package}."))
    assert {part_of(module) for module in modules} == parts(package).keys()


@pytest.mark.parametrize("package", INNER_LAYERS)
def test_parts_of_a_package_import_only_from_below(package: str) -> None:
    """So each part can be read knowing only what is below it."""
    assert inner_offences(without_types(), parts(package)) == []


def test_an_inner_import_from_above_or_beside_is_found() -> None:
    """Wherever in a subpackage the module is."""
    heights = parts("targi.cards")
    wrong = {
        "targi.cards.vocabulary.base": {"targi.cards.reading.values", "targi.cards.errors"},
        "targi.cards.custom.decks": {"targi.cards.custom.reading", "targi.cards.boxes"},
    }
    assert len(inner_offences(wrong, heights)) == 2


def test_no_modules_import_each_other() -> None:
    """Neither directly nor by way of others."""
    assert cycles(without_types()) == set()


def test_imports_for_types_only_are_that() -> None:
    """Each is still there, and none at run time."""
    for module, target in FOR_TYPES:
        assert target in graph(types=True)[module]
        assert target not in graph(types=False)[module]


def test_cycles_and_chains_are_found() -> None:
    """In a graph of letters: b, c and d import each other, a and e do not belong to them."""
    letters = {"a": {"b"}, "b": {"c"}, "c": {"d"}, "d": {"b", "e"}, "e": set[str]()}
    assert cycles(letters) == {"b", "c", "d"}
    letters["d"] = {"e"}
    assert cycles(letters) == set()
    assert longest_chain(letters) == ("a", "b", "c", "d", "e")
