"""The gate: five languages, whole and in order, or nothing lands.

Every message in every language with the same gaps, none that nothing says, none missing, plurals
for every class, buttons that fit, no markup, no stray characters.
"""

import re
import unicodedata
from functools import cache
from itertools import chain

import pytest

from targi.terminal.commands import COMMANDS
from targi.text import LANGUAGES, Phrase, words
from targi.text.language import DEFAULT
from targi.text.saying import sources
from tests.text.messages import messages
from tests.text.spoken import spoken, varied

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
# 1, 2, 5, 22 are the four Polish ways; 12 looks like 2 and is not.
NUMBERS = (1, 2, 5, 12, 22)
# The plural classes that whole numbers have in each language (CLDR). French and Spanish have
# "many" for millions, which nothing here counts.
CLASSES = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "es": {"one", "other"},
    "pl": {"one", "few", "many"},
}
BUTTON = 60  # characters
CELL = 13  # characters of a cell of the drawn table
TWO_LINES = ("draw-border-",)  # a name may take two lines
NO_CELLS = ("draw-legend", "draw-letter", "draw-vp", "draw-player", "draw-player-starts")
# No-break spaces are typography; the isolates stand around people's names.
FORMATS = {"\u2068", "\u2069"}


@cache
def every_text(language: str) -> dict[str, list[str]]:
    """All that a language says, by message, with all classes of numbers."""
    said = words(language)
    return {
        name: [said.say(other) for one in samples for other in varied(one, NUMBERS)]
        for name, samples in spoken().items()
    }


def test_nothing_in_english_is_unsaid() -> None:
    """Every message is said by the code, and the code says no message that there is not."""
    assert messages(DEFAULT).keys() == spoken().keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message_in_the_same_file_and_order(language: str) -> None:
    """So that two languages can be read side by side."""
    english = [(message.file, name) for name, message in messages(DEFAULT).items()]
    assert [(message.file, name) for name, message in messages(language).items()] == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_fills_the_same_gaps(language: str) -> None:
    """None forgotten; one that English does not need, such as a number, must be there to fill."""
    for name, message in messages(language).items():
        english = messages(DEFAULT)[name].variables
        given = set.intersection(*({*one.gaps} for one in spoken()[name]))
        assert english <= message.variables <= english | given, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_know_every_class_of_their_language(language: str) -> None:
    """For Polish: 1 daktyl, 2 daktyle, 5 daktyli."""
    for name, message in messages(language).items():
        for variable, classes in message.plurals:
            known = classes | ({"many"} if "other" in classes and language == "pl" else set())
            missing = CLASSES[language] - known - {key for key in classes if key.isdigit()}
            assert not missing, f"{language}: {name}: {variable} does not say {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_is_asked_for_is_known(language: str) -> None:
    """Some word of the language answers each form by a variant of its own."""
    found = messages(language).values()
    asked = set(chain.from_iterable(message.forms_asked for message in found))
    known = set(chain.from_iterable(chain.from_iterable(m.variants("form") for m in found)))
    assert asked <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_without_a_fault(language: str) -> None:
    """No gap stays open, no space is doubled, and no sentence lacks its end."""
    for name, texts in every_text(language).items():
        for text in texts:
            where = f"{language}: {name}: {text}"
            assert text, where
            assert not re.search(r"\{|\}|\$|\?\?\?|None", text), where
            if name != "play-help":
                assert "  " not in text, where
                assert text == text.strip(), where
            if name.startswith(("event-", "refused-")) and name != "event-forced":
                assert text[-1] in ".!?", where
                assert not text[0].islower(), where


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_can_do_harm(language: str) -> None:
    """No markup, no addresses, no character that hides or turns others."""
    for file, source in sources(language).items():
        for letter in set(source):
            allowed = letter in "\n\u00a0\u202f" or unicodedata.category(letter)[0] not in "C"
            assert allowed, f"{language}/{file}: {letter!r}"
    for name, message in messages(language).items():
        for text in message.texts:
            assert not re.search(r"[<>&]|://|javascript:", text), f"{language}: {name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_fit_their_buttons(language: str) -> None:
    """Filled with the longest names that games brought."""
    for name, texts in every_text(language).items():
        if name.startswith("move-"):
            longest = max(texts, key=len)
            assert len(longest) <= BUTTON, f"{language}: {name}: {longest} ({len(longest)})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_drawn_table_fit_their_cells(language: str) -> None:
    """One line, or two for the name of a border card."""
    for name, texts in every_text(language).items():
        if not name.startswith("draw-") or name in NO_CELLS:
            continue
        for text in texts:
            assert max(map(len, text.split())) <= CELL, f"{language}: {name}: {text}"
            if not name.startswith(TWO_LINES):
                assert len(text) <= CELL, f"{language}: {name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_letters_differ(language: str) -> None:
    """And are those that the legend explains."""
    kinds = ("dates", "salt", "pepper", "gold", "water", "vp")
    said = words(language)
    letters = [said.say(Phrase(f"letter-{kind}")) for kind in kinds]
    assert len({*letters}) == len(kinds)
    for kind, letter in zip(kinds, letters, strict=True):
        assert re.sub(r"[\d\s]", "", said.say(Phrase(f"short-{kind}", {"amount": 2}))) == letter


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_the_terminal(language: str) -> None:
    """And names every command, which are the same in all languages."""
    lines = words(language).say(Phrase("play-help")).splitlines()
    assert max(map(len, lines)) <= 80
    english = words(DEFAULT).say(Phrase("play-help"))
    commands = re.findall(r"^ +([a-z]+)", english, re.MULTILINE)
    assert {*commands} == COMMANDS.keys() - {"help"}
    assert re.findall(r"^ +([a-z]+)", "\n".join(lines), re.MULTILINE) == commands


def test_the_languages_differ() -> None:
    """No file is a copy of the English one."""
    english = {name: message.texts for name, message in messages(DEFAULT).items()}
    for language in OTHERS:
        same = [
            name
            for name, message in messages(language).items()
            if message.texts == english[name] and any(re.search(r"\w{4}", t) for t in english[name])
        ]
        assert len(same) < 12, f"{language}: {same}"
