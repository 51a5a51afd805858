"""The glossary and the words agree: what it calls a thing is what the messages call it."""

import re

import pytest

from targi.text import LANGUAGES, phrase, words
from targi.text.rules import rules_document
from tests.text.messages import messages
from tools.pages import glossary, glossary_page

EDITIONS = ("rulebook of the base game", "rulebook of the expansion, ")
BORDER_CARDS = (
    *("raid", "noble", "trader", "fata_morgana", "silversmith", "caravan"),
    *("tribal_expansion", "water_place"),
)
KINDS = ("goods", "dates", "salt", "pepper", "gold", "water")
SYMBOLS = ("oasis", "camel_rider", "well", "camp")
# The message that names each thing: with an id, a number or a colour, which are left out.
NAMES = {
    **{key: f"border-{key}" for key in BORDER_CARDS},
    **{key: f"kind-{key}" for key in KINDS},
    **{key: f"symbol-{key}" for key in SYMBOLS},
    "targia_symbol": "symbol-targia",
    "tribe_card": "card-face-down-tribe",
    "goods_card": "card-face-down-goods",
    "dune": "card-dune",
    "robber": "draw-robber",
    "targi": "draw-targi",
    "targia_figure": "draw-targia",
    "blue": "seat-blue",
    "white": "seat-white",
    "base_game": "box-base",
    "expansion": "box-expansion",
    "border_card": "option-border",
    "row": "score-row",
    "symbol": "label-symbol",
    "cost": "label-cost",
    "action": "label-action",
    "vp": "draw-vp",
}
# Terms for texts about the game; messages and rules say them in other forms or words.
IN_OTHER_WORDS = {
    "en": {"permanent", "to_discard"},
    "de": set(),
    "fr": {"permanent"},
    "es": {"immediate", "permanent"},
    "pl": {"alternative", "supply"},
}


def called(term: dict[str, str]) -> set[str]:
    """The words by which a term may be called."""
    return {term[form].casefold() for form in ("singular", "plural", "short") if form in term}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_term(language: str) -> None:
    """With the word, and the edition of the rulebook that it comes from."""
    terms = glossary(language)
    assert terms.keys() == glossary("en").keys()
    for key, term in terms.items():
        assert term["singular"], key
        assert term["source"] == "own" or term["source"].startswith(EDITIONS), key
        assert term.keys() <= {"singular", "plural", "short", "gender", "source", "note"}, key
        assert term.get("gender", "n") in ("m", "f", "n"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_called_as_the_glossary_calls_them(language: str) -> None:
    """By the messages that name them."""
    terms, said = glossary(language), words(language)
    for key, name in NAMES.items():
        colour = phrase("literal", text="")
        text = said.say(phrase(name, number=1, id="ID", row=1, seat=colour))
        bare = re.sub(r"\(1\)|\bID\b|\d", "", text).strip().casefold()
        assert bare in called(terms[key]), f"{language}: {key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    """In some message or rule, as it stands in the glossary, unless it is listed."""
    texts = [text for message in messages(language).values() for text in message.texts]
    text = " ".join(" ".join([*texts, rules_document(language)]).split()).casefold()
    terms = glossary(language).items()
    unused = {key for key, term in terms if not any(word in text for word in called(term))}
    assert unused == IN_OTHER_WORDS[language]


def test_the_page_shows_keys_and_editions() -> None:
    """So that a translator finds the data behind a word."""
    page = glossary_page()
    dune = next(line for line in page.splitlines() if line.startswith("| dune |"))
    assert "ruchoma wydma, ruchome wydmy [wydma] (f)" in dune
    assert page.count("| dune |") == 2
    assert "| rulebook of the base game | rulebook of the expansion, " in page
