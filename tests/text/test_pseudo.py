"""The pseudo-language shows what was not said by the Fluent files, and what does not fit."""

import re

from targi.cards.vocabulary import VOCABULARY
from targi.text import phrase, words
from targi.text.language import chosen_language
from targi.text.naming import token
from targi.text.pseudo import CODE, pseudo
from tests.text.conversations import AUTHORED, converse
from tests.text.spoken import spoken


def test_messages_get_accents_and_brackets_and_grow() -> None:
    """Gaps and selections still work; what is filled in is left alone."""
    said = words(CODE).say(phrase("event-end-turn", player=phrase("literal", text="Ann")))
    assert re.fullmatch("⟦⟦Ann⟧ éñdš thé túřñ\\.~+⟧", said)
    assert words(CODE).say(token("goods", 1)) == "⟦1 góód⟧"
    assert words(CODE).say(token("goods", 2)) == "⟦2 góódš⟧"


def test_comments_and_ids_stay() -> None:
    """Only what is said changes."""
    assert pseudo("# A comment\nsome-id = Text\n") == "# A comment\nsome-id = ⟦Téxt~⟧\n"


def test_it_says_everything() -> None:
    """Every message, without a hole."""
    for samples in spoken().values():
        assert words(CODE).say(samples[0]).startswith("⟦")


def test_it_is_asked_for_but_not_offered() -> None:
    """By its code only."""
    assert chosen_language(CODE, {}) == CODE


def test_no_command_says_anything_past_the_words() -> None:
    """Games, lessons, records, cards: all letters are in brackets, or typed, or data like an id."""
    # The cells of the drawn board cut what is too long for them, brackets included.
    lines = [line for line in converse(CODE).splitlines() if not line.startswith(("|", "+", "> "))]
    text = "\n".join(lines)
    while "⟦" in text:
        text, before = re.sub("⟦[^⟦⟧]*⟧", "", text), text
        assert text != before
    # What is left: moves as they are typed, card ids, effect words, and the words that join lists.
    moves = "place|use|done|hand|pay cost|take|give|row|trade|sell"
    known = rf"({moves}|{'|'.join(VOCABULARY)}|and|or|[BXGD][A-Z]?\d+|\W|\d)*"
    unknown = [line for line in text.splitlines() if not re.fullmatch(known, line)]
    assert [line for line in unknown if line.strip().casefold() not in AUTHORED] == []
