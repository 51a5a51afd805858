"""The docs are plain English, and name only what exists: links, headings, files, modules."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.project.files import ROOT, SOURCE

DOCS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
# Made by tools/pages.py from the words of the game, which have their own checks.
GENERATED = re.compile(r"(cards-\w\w|rules|rules-\w\w|glossary)\.md")
WRITTEN = [page for page in DOCS if not GENERATED.fullmatch(page.name)]
CURRENT = [page for page in WRITTEN if page.name != "CHANGELOG.md"]  # which tells of the past, too

# Each with what to write instead.
AVOID = {
    "whoever": "anyone who, the player who",
    "whomever": "anyone",
    "anew": "again, or a verb with re-: reload, regenerate",
    "for ever": "forever",
    "unless told": "default",
    "floor": "layer",
    "floors": "layers",
    "the house": "the package, the server",
    "rooms": "packages, modules",
    "door plate": "name",
    "by proof": "provably",
    "an own": "a custom",
    "own card files": "custom card files",
    "worths": "weights",
    "minds": "strategies",
    "living table": "live table",
    "thinkers": "bot pool",
}


def name_of(page: Path) -> str:
    """A page as pytest shows it."""
    return str(page.relative_to(ROOT))


@cache
def without_blocks(page: Path) -> str:
    """The text of a page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)


def prose(page: Path) -> str:
    """What is said on a page: without code, names in code and addresses, on one line."""
    text = re.sub(r"^    .*$", "", without_blocks(page), flags=re.M)
    text = re.sub(r"`[^`]*`|\]\([^)]*\)", " ` ", text)
    return " ".join(text.split()).lower()


def quaint(text: str) -> list[str]:
    """The words of a text that are to be avoided, with what to write instead."""
    return [
        f"{word!r}: {better}" for word, better in AVOID.items() if re.search(rf"\b{word}\b", text)
    ]


@pytest.mark.parametrize("page", WRITTEN, ids=name_of)
def test_a_page_is_plain_english(page: Path) -> None:
    """None of the words that made the docs read as translated."""
    assert quaint(prose(page)) == []


def test_quaint_words_are_found() -> None:
    """Whole words only."""
    assert len(quaint("tables wait for ever, and whoever comes loads them anew")) == 3
    assert quaint("your own cards light up, and the flooring is renewed") == []


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    found: dict[str, int] = {}
    for heading in re.findall(r"^#+ (.+?)\s*$", without_blocks(page), re.M):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found[slug] = found.get(slug, 0) + 1
    repeated = {f"{slug}-{n}" for slug, count in found.items() for n in range(1, count)}
    return found.keys() | repeated


def dead_links(page: Path) -> list[str]:
    """Relative links that lead to no file, or to no heading of one."""
    links = re.findall(r"\]\(([^)\s]+)\)", without_blocks(page))
    dead = []
    for link in links:
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if re.match(r"\w+:", link):
            continue
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    return dead


@pytest.mark.parametrize("page", DOCS, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    """To a file of the project and, behind a `#`, to a heading in it."""
    assert dead_links(page) == []


def test_dead_links_are_found(tmp_path: Path) -> None:
    """A file that is not there, and a heading that is not in its file."""
    (tmp_path / "other.md").write_text("# Other\n\n## Own cards, twice\n\n```\n# no heading\n```\n")
    page = tmp_path / "page.md"
    page.write_text(
        "# Page\n[a](other.md) [b](other.md#own-cards-twice) [c](#page) [d](https://targi.example)\n"
        "[e](gone.md) [f](other.md#own-cards) [g](other.md#no-heading) [h](#other)\n"
    )
    assert dead_links(page) == ["gone.md", "other.md#own-cards", "other.md#no-heading", "#other"]


@pytest.mark.parametrize("page", CURRENT, ids=name_of)
def test_every_path_named_is_there(page: Path) -> None:
    """A reader finds the files and folders that a page speaks of."""
    paths = re.findall(r"`((?:src|tests|tools|docs|web)/[^`\s]*)`", page.read_text("utf-8"))
    missing = [path for path in paths if not any(ROOT.glob(re.sub("<.*?>", "*", path)))]
    assert missing == []


def layers_described() -> dict[str, set[str]]:
    """By layer, the modules in the first column of its tables on the architecture page."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## Layer \d: (\w+)\n(.*?)(?=^## |\Z)", page, re.M | re.S)
    rows = {layer: re.findall(r"^\| (`[^|]*) \|", text, re.M) for layer, text in sections}
    named = {layer: {*re.findall(r"`([\w.]+)`", " ".join(cells))} for layer, cells in rows.items()}
    del named["text"]  # which has a page of its own, docs/words.md
    return named


@pytest.mark.parametrize(("layer", "described"), layers_described().items())
def test_the_map_of_a_layer_is_complete(layer: str, described: set[str]) -> None:
    """Every module is in the table of its layer, by itself or with its package; nothing else is."""
    paths = [path.relative_to(SOURCE / layer) for path in (SOURCE / layer).rglob("*.py")]
    modules = {path.with_suffix("").parts for path in paths if path.name != "__init__.py"}
    prefixes = {name: {".".join(name[:n]) for n in range(1, len(name) + 1)} for name in modules}
    assert described <= set().union(*prefixes.values())
    assert [name for name, found in prefixes.items() if described.isdisjoint(found)] == []
