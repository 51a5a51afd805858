"""Phrases are plain data, and people's names do no harm in them."""

import json

import pytest

from targi.text import named, phrase, words
from targi.text.phrases import LONGEST, harmless, literal


def test_a_phrase_is_plain_data() -> None:
    """With phrases and lists of phrases inside; a server can send it."""
    said = phrase(
        "event_pay", player=named("Ann"), tokens=(phrase("token-salt", amount=2),), row=1, id="x"
    )
    assert json.loads(json.dumps(said.to_json())) == {
        "id": "event-pay",
        "gaps": {
            "player": {"id": "literal", "gaps": {"text": "\u2068Ann\u2069"}},
            "tokens": [{"id": "token-salt", "gaps": {"amount": 2}}],
            "row": 1,
            "id": "x",
        },
    }
    assert phrase("seat-blue").to_json() == {"id": "seat-blue"}


def test_texts_that_are_the_same_everywhere_are_phrases_too() -> None:
    """Card ids in a list, for example."""
    assert words("en").say_list(tuple(map(literal, ["BO4", "G07", "D01"]))) == "BO4, G07 and D01"
    assert words("de").say(literal("BO4")) == "BO4"


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Ann", "Ann"),
        ("أحمد", "أحمد"),
        ("\u202eevil\u202c", "evil"),
        ("\u2067x\u2069y", "xy"),
        ("a\x1b[31mb\r\n", "a[31mb"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("line\u2028end", "lineend"),
        ("\u3164\u115f\u034fAnn\ufe0f", "Ann"),
        ("A" * 600, "A" * LONGEST + "…"),
        ("", ""),
    ],
)
def test_a_name_stands_alone_and_hides_nothing(name: str, seen: str) -> None:
    """Isolated, without any character that turns, hides or breaks lines."""
    assert words("en").say(named(name)) == f"\u2068{seen}\u2069"


def test_a_name_cannot_turn_the_sentence_around_it() -> None:
    """What follows stands behind it, whatever its direction."""
    said = words("en").say(phrase("event-end-turn", player=named("\u202eשמש")))
    assert said == "\u2068שמש\u2069 ends the turn."


def test_texts_from_anywhere_are_bounded_and_clean() -> None:
    """What somebody typed may be endless or steer a terminal."""
    assert harmless("x" * (LONGEST + 1)) == "x" * LONGEST + "…"
    assert harmless("x" * LONGEST) == "x" * LONGEST
    assert harmless("\x1b[2J\x07ok\u202e") == "[2Jok"
    said = words("pl").say(phrase("play-no-rule", number="9" * 100_000))
    assert len(said) < LONGEST + 50
