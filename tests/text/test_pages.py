"""The pages of docs that are made from the words are those of today."""

import pytest

from tools.pages import DOCS, pages

PAGES = pages()


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_that_of_today(name: str) -> None:
    """Regenerate it with tools/pages.py."""
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name]


def test_there_is_no_page_of_yesterday() -> None:
    """Nothing is left of a language that is gone."""
    made = {path.name for path in DOCS.glob("cards-*.md")} | {
        p.name for p in DOCS.glob("rules*.md")
    }
    assert made == {name for name in PAGES if name != "glossary.md"}
