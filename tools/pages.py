"""Writes the pages of docs that are made from the words: cards, rules and glossary.

    .venv/bin/python tools/pages.py

A test compares them with what this makes of the words of today.
"""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from targi.cards import BorderCard, Card, DuneCard, GoodsCard, TribeCard, all_cards
from targi.terminal.card_pages import KINDS, cards_by_kind, provenance_mark
from targi.text import LANGUAGES, Phrase, card_texts, naming, phrase, words
from targi.text.rules import rules_document

DOCS = Path(__file__).parents[1] / "docs"
# Those of the lists in the terminal, with the whole action of border cards.
COLUMNS = KINDS | {"border": ("name", "box", "action")}
GLOSSARY = """\
# Glossary

Every term of the game in five languages, and where each word comes from. German, French, Spanish
and Polish follow the printed rulebooks of the expansion, English that of the base game; a word
marked ° is in none of them and is our own. In square brackets stands what sentences say where it is
clear. Genders are m, f and n. The data is in `src/targi/text/glossary`, by the keys of the first
column; this page is made from it by `tools/pages.py`. Words to avoid, with what to say instead, are
in `avoid.toml` beside it.
"""
SOURCES = """
## Where the words come from

The edition of the rulebook, and its section as it is headed there. Notes are for translators.
"""


def pages() -> dict[str, str]:
    """The name and the text of every page."""
    found = {f"cards-{language}.md": cards_page(language) for language in LANGUAGES}
    for language in LANGUAGES:
        name = "rules.md" if language == "en" else f"rules-{language}.md"
        found[name] = rules_document(language)
    return found | {"glossary.md": glossary_page()}


def cards_page(language: str) -> str:
    """Every card of both boxes, in one language."""
    return CardsPage(language).text()


class CardsPage:
    """The page of all cards in one language."""

    def __init__(self, language: str) -> None:
        self.words = words(language)

    def text(self) -> str:
        """The page."""
        title, note = self._say(phrase("cards-page")), self._say(phrase("cards-page-note"))
        return "\n".join([f"# {title}", "", note, *self._sections()]) + "\n"

    def _say(self, one: Phrase) -> str:
        return self.words.say(one)

    def _sections(self) -> Iterator[str]:
        for kind, cards in cards_by_kind(all_cards().cards).items():
            heading = self._say(phrase(f"cards-{kind}", number=len(cards)))
            labels = [self._say(phrase(f"label-{column}")) for column in COLUMNS[kind]]
            yield from ["", f"## {heading}", ""]
            yield from table(labels, [self._row(card) for card in cards])

    def _row(self, card: Card) -> list[str]:
        name = card.id + mark(card.provenance.printed)
        match card:
            case TribeCard():
                symbol, cost = naming.symbol(card.symbol), card_texts.cost(card)
                return [name, self._say(symbol), str(card.vp), self._say(cost), self._effects(card)]
            case GoodsCard():
                return [name, self._say(card_texts.goods(card))]
            case BorderCard():
                named = self._say(naming.border(card)) + mark(card.provenance.printed)
                box, action = card_texts.box(card.box), card_texts.border_action(card)
                return [named, self._say(box), self._say(action)]
            case DuneCard():
                return [name, self._effects(card)]

    def _effects(self, card: TribeCard | DuneCard) -> str:
        texts = []
        for effect in card.effects:
            text = self._say(card_texts.effect(effect)) + mark(card.provenance.effect)
            if isinstance(card, TribeCard):
                text += f" ({self._say(card_texts.timing(card, effect))})"
            texts.append(text)
        return " ".join(texts)


def mark(provenance: str) -> str:
    """The mark of the lists in the terminal, as Markdown."""
    return provenance_mark(provenance).replace("*", "\\*")


def glossary_page() -> str:
    """All terms in all languages, then where they come from."""
    terms = {language: glossary(language) for language in LANGUAGES}
    codes = [*LANGUAGES]
    rows = [[key, *(term_words(terms[code][key]) for code in codes)] for key in terms["en"]]
    sources = [[key, *(said_of(terms[code][key]) for code in codes)] for key in terms["en"]]
    lines = [
        GLOSSARY,
        *table(["key", "English", "Deutsch", "Français", "Español", "Polski"], rows),
        SOURCES,
        *table(["key", *codes], sources),
    ]
    return "\n".join(lines) + "\n"


def glossary(language: str) -> dict[str, dict[str, str]]:
    """The terms of a language by key."""
    return _glossary_file(language)


def words_to_avoid() -> dict[str, list[dict[str, str]]]:
    """By language the words that it does not use: `avoid`, `say` and `why`."""
    return _glossary_file("avoid")


@cache
def _glossary_file(name: str) -> dict[str, Any]:
    return tomllib.loads((files("targi.text") / "glossary" / f"{name}.toml").read_text("utf-8"))


def term_words(term: dict[str, str]) -> str:
    """A term with plural, short word and gender; a word of our own is marked."""
    said = term["singular"]
    if term.get("plural", said) != said:
        said += f", {term['plural']}"
    if "short" in term:
        said += f" [{term['short']}]"
    if "gender" in term:
        said += f" ({term['gender']})"
    return said + ("°" if term["source"] == "own" else "")


def said_of(term: dict[str, str]) -> str:
    """Source and note of a term."""
    note = term.get("note")
    return term["source"] + (f": {note}" if note else "")


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    lines = [headings, ["---"] * len(headings), *rows]
    return [f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines]


if __name__ == "__main__":
    for name, text in pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")
