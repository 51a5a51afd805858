"""The pages of docs that are made from the words are those of today."""

import pytest

from targi.text import LANGUAGES
from tools.pages import DOCS, glossary, pages

PAGES = pages()


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_that_of_today(name: str) -> None:
    """Made anew with tools/pages.py."""
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name]


def test_there_is_no_page_of_yesterday() -> None:
    """Nothing is left of a language that is gone."""
    made = {path.name for path in DOCS.glob("cards-*.md")} | {
        p.name for p in DOCS.glob("rules*.md")
    }
    assert made == {name for name in PAGES if name != "glossary.md"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_term(language: str) -> None:
    """With the word, and where it comes from."""
    terms = glossary(language)
    assert terms.keys() == glossary("en").keys()
    for key, term in terms.items():
        assert term["singular"], key
        assert term["source"].startswith(("rulebook", "own")), key
        assert term.keys() <= {"singular", "plural", "gender", "source", "note"}, key
        assert term.get("gender", "n") in ("m", "f", "n"), key
