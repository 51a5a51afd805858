"""Saying phrases: forms, lists, plurals, and nothing said that is not there."""

import pytest

from targi.text import LANGUAGES, Phrase, UnknownLanguage, Words, phrase, words
from targi.text.naming import token
from targi.text.saying import MissingWords

SMALL = """
literal = { $text }
fruit =
    { $form ->
        [acc] { $amount ->
            [one] { $amount } gruszkę
            [few] { $amount } gruszki
           *[many] { $amount } gruszek
        }
       *[nom] { $amount ->
            [one] { $amount } gruszka
            [few] { $amount } gruszki
           *[many] { $amount } gruszek
        }
    }
eats = { $who } je { SAY($what, form: "acc") }.
picks = { SAY($what, form: "acc", list: "or") }
all = { SAY($what, list: "sentences") }
broken = { $nobody }
attribute =
    .only = this
"""


@pytest.fixture(scope="module")
def small() -> Words:
    """A language of a few words."""
    return Words("pl", "pl-PL", [SMALL])


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (1, "1 gruszkę"),
        (2, "2 gruszki"),
        (5, "5 gruszek"),
        (12, "12 gruszek"),
        (22, "22 gruszki"),
    ],
)
def test_a_gap_is_filled_in_the_form_asked_for(small: Words, amount: int, text: str) -> None:
    """In the right plural class of the language."""
    eats = phrase("eats", who="Ola", what=phrase("fruit", amount=amount))
    assert small.say(eats) == f"Ola je {text}."


def test_without_a_form_the_language_takes_its_own(small: Words) -> None:
    """The variant that is marked as default."""
    assert small.say(phrase("fruit", amount=1)) == "1 gruszka"
    assert small.say(phrase("fruit", amount=1), "acc") == "1 gruszkę"


def test_a_plain_text_has_no_forms(small: Words) -> None:
    """It is said as it is."""
    assert small.say(phrase("eats", who="Ola", what="pears")) == "Ola je pears."


def test_several_phrases_in_one_gap_become_a_list(small: Words) -> None:
    """Joined as the language does it, each in the form asked for."""
    three = tuple(phrase("fruit", amount=amount) for amount in (1, 2, 5))
    assert small.say(phrase("eats", who="Ola", what=three)) == (
        "Ola je 1 gruszkę, 2 gruszki i 5 gruszek."
    )
    assert small.say(phrase("picks", what=three)) == "1 gruszkę, 2 gruszki lub 5 gruszek"
    assert small.say(phrase("all", what=three)) == "1 gruszka 2 gruszki 5 gruszek"
    assert small.say(phrase("picks", what=three[:1])) == "1 gruszkę"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 salt, 1 gold and 2 water"),
        ("de", "1 Salz, 1 Gold und 2 Wasser"),
    ],
)
def test_lists_follow_the_language(language: str, text: str) -> None:
    """British English has no comma before its and."""
    held = (token("salt", 1), token("gold", 1), token("water", 2))
    assert words(language).say_list(held) == text


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (phrase("nothing"), "pl: no message 'nothing'"),
        (phrase("attribute"), "pl: the message 'attribute' has no value"),
        (phrase("broken"), "pl: broken: Unknown external: nobody"),
        (phrase("eats", who="Ola", what=phrase("nothing")), "pl: eats: pl: no message 'nothing'"),
    ],
)
def test_what_cannot_be_said_is_an_error(small: Words, said: Phrase, message: str) -> None:
    """Never a text with holes, never another language."""
    with pytest.raises(MissingWords) as error:
        small.say(said)
    assert str(error.value).startswith(message)


def test_each_language_is_read_once() -> None:
    """And one that there is not is refused by name."""
    for language in LANGUAGES:
        assert words(language) is words(language)
        assert words(language).language == language
    with pytest.raises(UnknownLanguage, match="expected one of en, de, fr, es, pl, found 'xx'"):
        words("xx")
