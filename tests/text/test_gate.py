"""The gate: five languages, whole and in order, or nothing lands.

Every message in every language with the same gaps, none that nothing says, none missing, plurals
for every class, buttons that fit, no markup, no stray characters.
"""

import re
import unicodedata
from functools import cache

import pytest

from targi.game.refusal.reasons import CODES
from targi.terminal.playing.learning_commands import COMMANDS as LEARNING
from targi.terminal.playing.typed_commands import COMMANDS
from targi.text import LANGUAGES, Phrase, words
from targi.text.language import DEFAULT
from targi.text.naming import token
from targi.text.phrases import Gap
from targi.text.saying import sources
from tests.project.files import ROOT
from tests.text.allowances import EQUAL, NAMING_NUMBERS, UNBENT, UNCOUNTED
from tests.text.messages import messages
from tests.text.spoken import forms, spoken, varied
from tests.text.style import avoided, prose, terms, unspaced
from tools.pages import words_to_avoid

pytestmark = pytest.mark.slow

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
# Whole sentences, and what is said behind one.
SENTENCES = ("event-", "refused-", "entry-", "end-", "code-")
BEHIND = ("event-forced", "event-rule")
# Lines that are indented: lists, and commands that are to be copied.
LAID_OUT = (
    *("play-help", "play-saved", "play-kept"),
    *("learn-commands", "learn-begin", "learn-then", "learn-left", "learn-play-on", "learn-rule"),
)
# How languages call what they say without being asked for a form.
DEFAULT_FORMS = {"bare", "nom", "full", "short"}


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
    """For Polish: 1 daktyl, 2 daktyle, 5 daktyli; or 1 and all others, where a case has no more."""
    for name, message in messages(language).items():
        for variable in sorted(message.variables):
            for keys in message.numbers(variable):
                classes = {key for key in keys if not key.isdigit()}
                if keys == {"0", "other"}:  # none, or some number that stands alone
                    continue
                known = classes | ({"one"} if "1" in keys else set())
                if classes == {"other"}:
                    known |= CLASSES[language] - {"one"}
                missing = CLASSES[language] - known - ({"many"} if "other" in classes else set())
                assert not missing, f"{language}: {name}: {variable} does not say {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_counted_knows_its_plural(language: str) -> None:
    """Word by word: what a number counts has a plural, or is listed as never changing."""
    unchanged = set()
    for name, message in messages(language).items():
        numbers = {gap for one in spoken()[name] for gap, v in one.gaps.items() if is_number(v)}
        for variable in numbers & message.variables:
            named = NAMING_NUMBERS.fullmatch(f"{name}.{variable}")
            if not named and not message.numbers(variable):
                unchanged.add(name)
    assert unchanged == UNCOUNTED[language]


def is_number(gap: Gap) -> bool:
    """Whether a gap is filled with a number."""
    return isinstance(gap, int)


@pytest.mark.parametrize("kind", ["dates", "salt", "pepper", "gold", "water", "goods"])
def test_polish_counts_in_four_ways(kind: str) -> None:
    """1, 2, 5 and 22, which goes like 2; in the genitive only 1 differs."""
    texts = {
        (number, form): words("pl").say(token(kind, number), form).removeprefix(f"{number} ")
        for number in (1, 2, 5, 22, 25)
        for form in ("acc", "gen")
    }
    one, two, five = (texts[number, "acc"] for number in (1, 2, 5))
    assert len({one, two, five}) == 3
    assert texts[22, "acc"] == two
    assert texts[25, "acc"] == five
    assert texts[1, "gen"] != texts[2, "gen"] == texts[5, "gen"] == texts[22, "gen"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_knows_the_forms_that_it_is_asked_for(language: str) -> None:
    """Word by word, as sentences ask for them; or it is listed as being the same in that form."""
    unbent: dict[str, set[str]] = {}
    for name, form in forms(language):
        known = messages(language)[name].variants("form")
        if form and not any(form in keys for keys in known):
            unbent.setdefault(form, set()).add(name)
    assert unbent == UNBENT[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_has_a_form_that_nothing_asks_for(language: str) -> None:
    """A variant that is never said cannot be read, and so not be right."""
    asked = {form for _, form in forms(language)}
    for name, message in messages(language).items():
        for keys in message.variants("form"):
            spare = keys - asked - DEFAULT_FORMS
            assert not spare, f"{language}: {name}: {spare}"


def documented_parameters() -> dict[str, set[str]]:
    """The words by which docs/notation.md says what each reason tells."""
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| [^|]+ \| ([^|]*)\|$", text, re.MULTILINE)
    return {code: {*re.findall(r"\w+", told)} for code, told in rows if code in CODES}


def code_of(message: str) -> str:
    """The code of a refusal; some codes have several messages, three codes have one together."""
    words = message.removeprefix("refused-").replace("-", "_")
    if words == "too_few":
        return "too_few_goods"
    return max((code for code in CODES if words.startswith(code)), key=len)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_fill_their_gaps_with_what_their_reason_tells(language: str) -> None:
    """Code by code: its documented parameters, the question, tokens of the kind needed."""
    documented = documented_parameters()
    assert documented.keys() == CODES.keys()
    refusals = [name for name in messages(language) if name.startswith("refused-")]
    assert {code_of(name) for name in refusals} == CODES.keys() - {"too_few_gold", "too_few_water"}
    for name in refusals:
        told = documented[code_of(name)]
        allowed = told | {"question"} | ({"tokens"} if "needed" in told else set())
        assert messages(language)[name].variables <= allowed, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_without_a_fault(language: str) -> None:
    """No gap stays open, no space is doubled, and no sentence lacks its end."""
    for name, texts in every_text(language).items():
        for text in texts:
            where = f"{language}: {name}: {text}"
            assert text, where
            assert not re.search(r"\{|\}|\$|\?\?\?|None", text), where
            if name not in LAID_OUT:
                assert "  " not in text, where
                assert text == text.strip(), where
            if name.startswith(SENTENCES) and name not in BEHIND:
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
def test_no_text_says_a_word_that_its_language_avoids(language: str) -> None:
    """Messages and rules have one word for one thing (glossary/avoid.toml)."""
    found = [(where, word) for where, text in prose(language) for word in avoided(language, text)]
    assert found == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "Play your hand card.", "Play the card in your hand."),
        ("en", "Take 1 dates.", "Take 11 dates."),
        ("de", "Was beide haben: Vorrat und Auslage.", "Nimm 1 Gold aus dem Vorrat."),
        ("de", "Das Spiel ist vorbei.", "Die Partie ist zu Ende."),
        ("fr", "La réserve de Bleu", "L’Or retourne à la réserve."),
        ("fr", "Ses effets cessent.", "Cette carte reste sans effet."),
        ("es", "Tu reserva", "Tu reserva personal"),
        ("es", "Escribe una orden.", "Elige en este orden."),
        ("pl", "Warianty dodatku", "Weź dodatkowo 1 towar."),
        ("pl", "Ten Odnośnik nie działa.", "Ten link nie działa."),
    ],
)
def test_a_word_to_avoid_is_found(language: str, wrong: str, right: str) -> None:
    """Where it is wrong, and only there."""
    assert avoided(language, wrong)
    assert not avoided(language, right)


def test_words_to_avoid_are_told_with_what_to_say_and_why() -> None:
    """In every language; and no entry finds its own advice."""
    assert words_to_avoid().keys() == {*LANGUAGES}
    for language, listed in words_to_avoid().items():
        for word in listed:
            assert word.keys() == {"avoid", "say", "why"}
            assert not re.search(word["avoid"], word["say"], re.IGNORECASE), f"{language}: {word}"


def test_french_signs_keep_their_spaces() -> None:
    """In messages, rules and glossary no line breaks before ; : ? ! » or after «."""
    written = [*prose("fr"), *terms("fr")]
    found = [(where, sign) for where, text in written for sign in unspaced(text)]
    assert found == []


@pytest.mark.parametrize("sign", [";", ":", "?", "!", "»"])
def test_a_french_sign_without_its_space_is_found(sign: str) -> None:
    """Whether the space breaks or, for all but the colon of "12:30", there is none."""
    assert unspaced(f"Prends 1 Or {sign} puis")
    assert bool(unspaced(f"Prends 1 Or{sign} puis")) == (sign != ":")
    for space in "\u00a0\u202f":
        assert not unspaced(f"Prends 1 Or{space}{sign} puis")
    assert unspaced("la carte « BO4\u00a0»")
    assert unspaced("la carte «BO4\u00a0»")


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
def test_the_help_of_lessons_fits_the_terminal(language: str) -> None:
    """And names every command, in the same order in all languages."""
    found = {
        one: words(one).say(Phrase("learn-commands")).splitlines() for one in (DEFAULT, language)
    }
    assert max(map(len, found[language])) <= 80
    commands = {one: [line.split()[0] for line in lines[1:]] for one, lines in found.items()}
    assert {*commands[DEFAULT]} == LEARNING.keys() - {"help"}
    assert commands[language] == commands[DEFAULT]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["base", "expansion"])
def test_help_fits_the_terminal(language: str, box: str) -> None:
    """And names every command, which are the same in all languages; dunes where there are any."""
    help_text = Phrase("play-help", {"box": box})
    lines = words(language).say(help_text).splitlines()
    assert max(map(len, lines)) <= 80
    assert ("D07" in "\n".join(lines)) == (box == "expansion")
    english = words(DEFAULT).say(help_text)
    commands = re.findall(r"^ +([a-z]+)", english, re.MULTILINE)
    assert {*commands} == COMMANDS.keys() - {"help"}
    assert re.findall(r"^ +([a-z]+)", "\n".join(lines), re.MULTILINE) == commands


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_is_like_the_english_one_only_if_it_may_be(language: str) -> None:
    """Those that are alike are listed, and no more are listed."""
    english = {name: message.texts for name, message in messages(DEFAULT).items()}
    alike = {
        name
        for name, message in messages(language).items()
        if message.texts == english[name] and re.search(r"[^\W\d_]{2}", " ".join(message.texts))
    }
    assert alike == EQUAL[language]
