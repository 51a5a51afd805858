"""The numbered rules in five languages say the same: numbers, cards, marks, order."""

import re
import unicodedata

import pytest

from targi.text import LANGUAGES, UnknownLanguage
from targi.text.language import DEFAULT
from targi.text.rules import rules, rules_document
from tests.text.spoken import spoken

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
# Whole numbers, but neither parts of card ids nor numbers of rules.
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.]*\d)")
CARD = re.compile(r"\b(?:[BX][ORWCT]\d|G\d\d|D\d\d)\b")
MARK = re.compile(r"\[[^\]]*\]$")


def facts(text: str) -> dict[str, list[str]]:
    """What must be the same in every language: cards in order, numbers, and rules cited."""
    body = MARK.sub("", text)
    return {
        "cards": CARD.findall(body),
        "numbers": sorted(NUMBER.findall(body)),
        "rules": sorted(re.findall(r"\d+\.\d+", body)),
    }


def marks(text: str) -> list[str]:
    """The marks of origin behind a rule, in order."""
    return re.findall(r"\*([^*]+)\*", MARK.findall(text)[0])


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_rule_in_order(language: str) -> None:
    """The same numbers."""
    assert [*rules(language)] == [*rules(DEFAULT)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_names_the_same_cards_numbers_and_rules(language: str) -> None:
    """Nobody reads of fewer cards, or of other amounts, than others."""
    for number, text in rules(DEFAULT).items():
        assert facts(rules(language)[number]) == facts(text), f"{language}: {number}"


@pytest.mark.parametrize("language", OTHERS)
def test_the_marks_of_origin_are_translated_word_for_word(language: str) -> None:
    """Book, ruling and option have one word each in a language, in the same places."""
    translated: dict[str, set[str]] = {}
    for number, text in rules(DEFAULT).items():
        ours, theirs = marks(text), marks(rules(language)[number])
        assert len(ours) == len(theirs), f"{language}: {number}"
        for mark, other in zip(ours, theirs, strict=True):
            translated.setdefault(mark, set()).add(other)
    assert translated.keys() == {"book", "ruling", "option", "expansion only"}
    assert {mark: len(words) for mark, words in translated.items()} == dict.fromkeys(translated, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_documents_have_the_same_headings(language: str) -> None:
    """By level and number."""
    shape = re.findall(r"^(#+) (\d+[a-f]?|)", rules_document(language), re.MULTILINE)
    assert shape == re.findall(r"^(#+) (\d+[a-f]?|)", rules_document(DEFAULT), re.MULTILINE)


@pytest.mark.parametrize("language", OTHERS)
def test_no_paragraph_is_the_english_one(language: str) -> None:
    """Nothing was left untranslated."""
    english = {*rules_document(DEFAULT).split("\n\n")} - {""}
    assert not english & {*rules_document(language).split("\n\n")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_documents_have_no_markup_that_could_do_harm(language: str) -> None:
    """No HTML, no entities, no pictures, no addresses, no character that hides or turns others."""
    text = rules_document(language)
    assert not re.findall(r"<\s*[/!a-zA-Z]|&#?\w+;|!\[|\]\(|\]:|://|javascript:", text)
    allowed = "\n\u00a0\u202f"
    assert {c for c in text if unicodedata.category(c)[0] == "C"} <= {*allowed}
    assert {c for c in text if unicodedata.category(c)[0] == "Z"} <= {" ", *allowed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_cited_can_be_read(language: str) -> None:
    """Refusals, events and cards name rules by their numbers."""
    cited = {
        str(gap)
        for one in (*spoken()["refused"], *spoken()["literal"])
        for gap in one.gaps.values()
        if re.fullmatch(r"\d+\.\d+", str(gap))
    }
    assert cited
    assert cited <= rules(language).keys()


def test_a_rule_is_one_line_of_text() -> None:
    """With its mark, as the document has it."""
    assert rules("en")["0.2"] == (
        "Tokens and action markers cannot run out. You always receive in full what you are owed. "
        "[*book*]"
    )


def test_rules_of_a_language_that_we_do_not_speak() -> None:
    """Are refused by name."""
    with pytest.raises(UnknownLanguage):
        rules_document("../en")
