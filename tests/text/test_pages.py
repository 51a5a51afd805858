"""The pages of docs that are made from the words are those of today."""

from tools.pages import DOCS, pages


def test_the_pages_are_those_of_today() -> None:
    """Regenerate them with tools/pages.py; nothing is left of a language that is gone."""
    today = pages()
    for name, text in today.items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, name
    made = {path.name for path in DOCS.glob("cards-*.md")} | {
        p.name for p in DOCS.glob("rules*.md")
    }
    assert made == {name for name in today if name != "glossary.md"}
