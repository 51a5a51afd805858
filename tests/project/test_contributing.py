"""CONTRIBUTING names every place that a new effect or question goes into."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.project.files import ROOT, project_files

PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
# The examples as they are written in code, data and messages.
EXAMPLES = {
    "effect": r"raid_reward|RAID_REWARD|(?:effect|brief)-raid-reward",
    "question": r"swap_hand|SWAP_HAND|ask-swap-hand",
}


@cache
def tables() -> dict[str, list[tuple[str, str]]]:
    """The places of each table of the section, each with the example that should be there."""
    (section,) = re.findall(r"^## Add an effect\n(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)
    found = []
    for table in re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE):
        rows = [row.strip("|").split("|") for row in table.splitlines()[2:]]
        found.append([(path, row[2].strip(" `")) for row in rows for path in paths(row[0])])
    return dict(zip(EXAMPLES, found, strict=True))


def paths(cell: str) -> list[str]:
    """The files that a cell names, one for each language."""
    named = re.findall(r"`([\w/<>.-]*/[\w.-]+)`", cell)
    globs = [re.sub("<.*?>", "*", path) for path in named]
    found = [[str(path.relative_to(ROOT)) for path in sorted(ROOT.glob(glob))] for glob in globs]
    assert all(found), named
    return [path for some in found for path in some]


@pytest.mark.parametrize("kind", EXAMPLES)
def test_the_example_is_in_every_place_named(kind: str) -> None:
    """So the page leads to the right files."""
    assert tables()[kind]
    for path, example in tables()[kind]:
        assert re.fullmatch(EXAMPLES[kind], example)
        text = (ROOT / path).read_text(encoding="utf-8")
        assert re.search(rf"(?<![\w-]){example}(?![\w-])", text), f"{example} is not in {path}"


@pytest.mark.parametrize("kind", EXAMPLES)
def test_every_place_in_the_sources_is_named(kind: str) -> None:
    """So nobody has to search for what else there is to do."""
    word = re.compile(rf"(?<![\w-])({EXAMPLES[kind]})(?![\w-])")
    sources = [path for path in project_files() if path.parts[:1] == ("src",) or is_web(path)]
    texts = {str(path): (ROOT / path).read_text("utf-8", errors="ignore") for path in sources}
    using = {path for path, text in texts.items() if word.search(text)}
    assert using <= {path for path, _ in tables()[kind]}


def is_web(path: Path) -> bool:
    """Whether a file is a source of the web client."""
    return path.parts[:2] == ("web", "src")
