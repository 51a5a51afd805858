"""Writes what the web client is built from besides its own sources, as JSON: cards, levels, and
the words for when no words come.

    .venv/bin/python tools/web_data.py

A card has its data, for the drawing, and phrases, for the words (`targi.text.card_data`). `make
setup` runs it before it builds the client.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from targi.bots.levels import names
from targi.cards import BorderCard, Card, Catalogue, all_cards, base
from targi.cards import expansion as expansion_box
from targi.game.names import Json
from targi.text import LANGUAGES, phrase, words
from targi.text.card_data import card_json

TARGET: Final = Path(__file__).parents[1] / "web/src/generated"
FIRST: Final = ("server-gone", "server-gone-about", "not-loaded", "not-loaded-about", "reload")


def main() -> None:
    """Write the files."""
    TARGET.mkdir(parents=True, exist_ok=True)
    text = json.dumps(catalogue(), ensure_ascii=False, separators=(",", ":"))
    (TARGET / "cards.json").write_text(text + "\n", encoding="utf-8")
    levels = json.dumps(names())
    (TARGET / "levels.json").write_text(levels + "\n", encoding="utf-8")
    first = json.dumps(first_words(), ensure_ascii=False)
    (TARGET / "first_words.json").write_text(first + "\n", encoding="utf-8")


def first_words() -> dict[str, dict[str, str]]:
    """By language, what a page says that could not load its language."""
    return {
        language: {name: words(language).say(phrase(f"web-{name}")) for name in FIRST}
        for language in LANGUAGES
    }


def catalogue() -> dict[str, Json]:
    """The cards by id; border cards by box and number, for both boxes have the same numbers."""
    boxes = {"base": base(), "expansion": expansion_box()}
    return {
        "cards": {
            card.id: card_json(card, _box(card, boxes))
            for card in all_cards().cards
            if not isinstance(card, BorderCard)
        },
        "border": {
            name: {str(card.number): card_json(card, card.box) for card in box.border}
            for name, box in boxes.items()
        },
    }


def _box(card: Card, boxes: dict[str, Catalogue]) -> str:
    """The box that a card comes from; the expansion is played with goods cards of both."""
    return "base" if card in boxes["base"].cards else "expansion"


if __name__ == "__main__":
    main()
