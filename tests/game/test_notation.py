"""docs/notation.md and the program know the same texts."""

import re
from functools import cache
from typing import TypeAlias

import pytest

from targi import Game
from targi.game.asking import Asked, asked, known_texts
from tests.game.sample_games import decisions
from tests.ground.project import ROOT
from tests.rules.table import Seat, buying, play, situation

# The question and the form of its answer.
Form: TypeAlias = tuple[str, str]

PLACEHOLDERS = {
    "R,C": "[1-3],[1-3]",
    "R,P": "[1-3],[1-4]",
    "ROW": "[1-3]",
    "GOOD": "(dates|salt|pepper)",
    "OTHER": "(dates|salt|pepper)",
    "CARD": "B[ORWCT][1-9]",
    "N": "([1-9]|1[0-6])",
}


@cache
def documented() -> dict[Form, tuple[str, str]]:
    """Each form of the table with its rules and its example."""
    row = r"^\| `([^`]+)` \| (\w+) \| ([\d., ]+) \| [^|]+ \| `([^`]+)` \|$"
    found = re.findall(row, (ROOT / "docs/notation.md").read_text(), re.M)
    return {(question, form): (rules, example) for form, question, rules, example in found}


@cache
def pattern(form: str) -> re.Pattern[str]:
    """A form as a regular expression."""
    words = "|".join(map(re.escape, PLACEHOLDERS))
    return re.compile(re.sub(words, lambda word: PLACEHOLDERS[word[0]], form))


@cache
def forms_of(question: str, text: str) -> list[Form]:
    """The documented forms that a text has as an answer to a question."""
    forms = [form for asked_for, form in documented() if asked_for == question]
    return [(question, form) for form in forms if pattern(form).fullmatch(text)]


def question(game: Game) -> Asked:
    """What a game asks for now."""
    return asked(game.state)


def test_games_ask_for_the_documented_forms_and_for_all_of_them() -> None:
    """In 200 games every legal move has exactly one form, and every form occurs."""
    seen: set[Form] = set()
    for state, legal in decisions(200):
        texts = [move.text for move in legal]
        assert len(set(texts)) == len(texts)
        forms = [forms_of(asked(state).name, text) for text in texts]
        assert all(len(found) == 1 for found in forms), texts
        seen.update(*forms)
    assert seen == documented().keys()


def test_every_example_has_its_form() -> None:
    """And is a text that some game can ask for."""
    known = known_texts(Game(seed=1).ruleset.table)
    for (question_name, form), (_, example) in documented().items():
        assert (question_name, form) in forms_of(question_name, example)
        assert example in known


def test_every_known_text_has_a_documented_form() -> None:
    """Nothing can be written that the page does not tell."""
    questions = {name for name, _ in documented()}
    for text in known_texts(Game(seed=1).ruleset.table):
        assert any(forms_of(name, text) for name in questions), text


ALL = "4 dates 4 salt 4 pepper 3 gold"


@pytest.mark.parametrize(
    ("game", "played", "expected"),
    [
        (Game(seed=1), "", Asked("place", "3.1")),
        (situation(), "", Asked("act", "5.1")),
        (situation(Seat("2 dates 1 vp"), phase="raid", round=3), "", Asked("raid", "7.1")),
        (buying("G13"), "use 2,2", Asked("side", "5.4", {"card": "G13"})),
        (buying("BO1", Seat(ALL)), "use 2,2", Asked("tribe", "5.5", {"card": "BO1"})),
        (
            buying("BC2", Seat(ALL, rows="BC6")),
            "use 2,2; pay cost",
            Asked("leave", "5.8", {"card": "BC2"}),
        ),
        (
            situation(Seat(ALL, rows="BW8", hand="BO1")),
            "use hand",
            Asked("add", "5.24", {"card": "BO1"}),
        ),
        (
            buying("BO1", Seat(ALL, rows="BW1")),
            "use 2,2; pay cost",
            Asked("row", "5.7", {"card": "BO1"}),
        ),
        (buying("BT9", Seat(ALL)), "use 2,2; pay cost", Asked("gift", "5.26", {"card": "BT9"})),
        (
            buying("BT9", Seat(ALL)),
            "use 2,2; pay cost; take 3 goods",
            Asked("take", "5.26", {"goods": 3}),
        ),
        (situation(Seat(rows="BO8")), "done", Asked("take", "5.22", {"goods": 1})),
        (situation(Seat(ALL)), "done", Asked("give", "6.1", {"goods": 2})),
        (
            situation(Seat("3 dates 3 salt 2 vp"), phase="raid", round=9),
            "give goods",
            Asked("give", "7.1", {"goods": 3}),
        ),
        (situation(Seat(ALL, targis="5")), "use 5", Asked("trade", "5.14")),
        (situation(Seat(ALL, targis="10")), "use 10", Asked("sell", "5.14")),
        (situation(Seat(targis="9", markers="1,1 2,2")), "use 9", Asked("move", "5.15")),
        (
            situation(Seat(targis="9", markers="1,1 2,2")),
            "use 9; move 2,2",
            Asked("to", "5.15", {"marker": "2,2"}),
        ),
    ],
)
def test_a_question_says_what_it_is_about(game: Game, played: str, expected: Asked) -> None:
    """Its name, the rule that asks it, and the card, marker or number of goods in question."""
    play(game, *filter(None, played.split("; ")))
    assert question(game) == expected


def test_rearranging_asks_for_cards_and_places() -> None:
    """First and second card, then a place for each."""
    game = buying("BO9", Seat(ALL, rows="BO1 BO2"))
    play(game, "use 2,2", "pay cost", "row 2")
    assert question(game) == Asked("lift", "5.23")
    play(game, "lift BO1")
    assert question(game) == Asked("lift_second", "5.23", {"card": "BO1"})
    play(game, "lift BO2")
    assert question(game) == Asked("lay", "5.23", {"card": "BO1"})
    play(game, "lay 2,2")
    assert question(game) == Asked("lay", "5.23", {"card": "BO2"})
