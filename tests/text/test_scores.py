"""Scores in words: lines, sentences and results."""

from typing import Any

import pytest

from targi.game import Ruleset
from targi.text import named, words
from targi.text.naming import SEATS
from targi.text.scores import result, score_lines, score_sentence
from tests.rules.table import finished
from tests.text.catalogue import CARDS

ENGLISH = words("en")
NOTHING: dict[str, Any] = {
    "total": 0,
    "tokens": 0,
    "cards": 0,
    "effects": {},
    "rows": [0, 0, 0],
    "water": 0,
}
# The worked example of rule 10.1.
EXAMPLE: dict[str, Any] = {
    "total": 33,
    "tokens": 3,
    "cards": 21,
    "rows": [4, 2, 0],
    "water": 0,
    "effects": {"BO4": 1, "BR6": 2},
}


def test_a_score_has_a_line_for_every_source_that_brings_something() -> None:
    """And the total; what brings nobody anything is left out."""
    lines = score_lines({"blue": EXAMPLE, "white": {**NOTHING, "water": 1, "total": 1}}, CARDS)
    assert [(ENGLISH.say(source), *points) for source, points in lines] == [
        ("VP tokens", 3, 0),
        ("VP on cards", 21, 0),
        ("Oasis BO4", 1, 0),
        ("Camel rider BR6", 2, 0),
        ("Row 1", 4, 0),
        ("Row 2", 2, 0),
        ("Water", 0, 1),
        ("Total", 33, 1),
    ]


def test_a_score_is_told_in_a_sentence() -> None:
    """With all its parts, or none."""
    assert ENGLISH.say(score_sentence(EXAMPLE, SEATS["blue"], CARDS)) == (
        "Blue has 33 points: 3 in tokens, 21 on cards, 1 for the oasis BO4, "
        "2 for the camel rider BR6, 4 for row 1 and 2 for row 2."
    )
    one = {**NOTHING, "total": 1, "water": 1, "effects": {"BO4": 0}}
    assert ENGLISH.say(score_sentence(one, SEATS["white"], CARDS)) == (
        "White has 1 point: 1 for water."
    )
    assert ENGLISH.say(score_sentence(NOTHING, named("Ann"), CARDS)) == (
        "\u2068Ann\u2069 has no points."
    )


@pytest.mark.parametrize(
    ("blue", "white", "text"),
    [
        ("33 vp", "30 vp", "Blue wins, 33 to 30."),
        ("9 vp", "10 vp", "White wins, 10 to 9."),
        (
            "9 vp 1 salt",
            "9 vp 1 gold",
            "Both have 9 points; White wins on the tie-break with more gold.",
        ),
        ("9 vp 1 salt", "9 vp", "Both have 9 points; Blue wins on the tie-break with more goods."),
        ("9 vp", "9 vp", "A draw: both have 9 points and are level on every tie-break."),
    ],
)
def test_the_result_is_told_with_what_decided_it(blue: str, white: str, text: str) -> None:
    """Points, gold or goods (rule 8.4), or nothing."""
    assert ENGLISH.say(result(finished(blue, white))) == text


def test_water_is_told_where_it_decides() -> None:
    """By the option of rule 8.4, and after gold."""
    water = Ruleset("expansion", tiebreak="water")
    told = ENGLISH.say(result(finished("1 vp 9 salt", "1 vp 1 water", water)))
    assert told == "Both have 1 point; White wins on the tie-break with more water."
    told = ENGLISH.say(result(finished("1 vp 1 gold", "1 vp 1 water", water)))
    assert told == "Both have 1 point; Blue wins on the tie-break with more gold."
