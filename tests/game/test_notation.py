"""docs/notation.md and the program know the same texts."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TypeAlias

import pytest

from targi import Game, Move, Ruleset
from targi.cards import parse_cards_file
from targi.game.moves.questions import QUESTIONS, Question, asked, known_texts
from targi.lessons.scenes import position
from targi.rules.state import State
from tests.game.sample_games import BASE, EXPANSIONS, decisions
from tests.project.files import ROOT
from tests.reference.effort import effort
from tests.rules.table import Seat, buying, expansion, on_dune, play, raid, situation

# The question and the form of its answer.
Form: TypeAlias = tuple[str, str]

PLACEHOLDERS = {
    "R,C": "[1-3],[1-3]",
    "R,P": "[1-3],[1-4]",
    "ROW": "[1-3]",
    "GOOD": "(dates|salt|pepper)",
    "OTHER": "(dates|salt|pepper)",
    "DISPLAYED": "([BX][ORWCT][1-9]|D04)",
    "CARD": "[BX][ORWCT][1-9]",
    "DUNE": "D[0-2][0-9]",
    "GNN": "G[0-2][0-9]",
    "N": "([1-9]|1[0-6])",
}


@cache
def documented() -> dict[Form, tuple[str, str]]:
    """Each form of the table with its rules and its example."""
    row = r"^\| `([^`]+)` \| ([\w, ]+) \| ([\d., ]+) \| [^|]+ \| `([^`]+)` \|$"
    found = re.findall(row, (ROOT / "docs/notation.md").read_text(), re.M)
    return {
        (question, form): (rules, example)
        for form, questions, rules, example in found
        for question in questions.split(", ")
    }


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


def question(game: Game) -> Question:
    """What a game asks for now."""
    return asked(game.state)


def forms_asked_for(state: State, legal: list[Move]) -> set[Form]:
    """The forms of all legal moves, of which each has exactly one."""
    texts = [move.text for move in legal]
    assert len(set(texts)) == len(texts)
    forms = [forms_of(asked(state).name, text) for text in texts]
    assert all(len(found) == 1 for found in forms), (asked(state), texts)
    return {form for found in forms for form in found}


# With an extra and an alternative cost, which no card of the boxes has.
OWN_CARD = parse_cards_file("[tribes]\nXO3 = { alternative = { water = 1 } }", "own.toml")


def with_own_card(blue: Seat) -> Game:
    """Blue acts, with a marker on the own card in the middle of the centre."""
    ruleset = Ruleset("expansion", cards=OWN_CARD)
    at_the_card = position(replace(blue, markers="2,2"), ruleset=ruleset, centre={"2,2": "XO3"})
    return Game.from_position(at_the_card, seed=1, cards=OWN_CARD)


def rare_moments() -> Iterator[Game]:
    """Situations that need a rare card, or several, and hardly come up by chance."""
    held = "3 dates 3 salt 3 pepper 2 gold 5 water"
    for game, played in (
        (expansion(Seat(held, rows="XO7")), "use XO7"),
        (expansion(Seat(f"3 dates {held}", rows="XO7")), "done"),
        (raid(Seat("3 water"), ruleset="expansion"), ""),
        (expansion(Seat(held, rows="XT7", hand="XO2", targis="1"), round=4), "use 1; pay cost"),
        (
            raid(Seat("1 salt 1 pepper 1 vp", rows="XC6"), corner=8, ruleset="expansion"),
            "give goods",
        ),
        (on_dune("D01", Seat(held)), "use D01"),
        (on_dune("D18", Seat(held, hand="XO2")), "use D18"),
        (on_dune("D20", Seat(held)), "use D20"),
        (on_dune("D02", Seat(rows="XO1 XO2", hand="XO3")), "use D02; swap hand"),
        (on_dune("D19", Seat(held)), "use D19; next"),
        (on_dune("D19", Seat(held)), "use D19; next; pay salt"),
        (on_dune("D03", Seat(held, markers="1,1 3,3")), "use D03"),
        (expansion(Seat(held, rows="XR7", targis="14"), tribe_discards="XO2"), "use 14"),
        (with_own_card(Seat(held)), "use 2,2"),
    ):
        play(game, *filter(None, played.split("; ")))
        yield game


@pytest.mark.slow
def test_games_ask_for_the_documented_forms_and_for_all_of_them() -> None:
    """In many games and some rare situations every form occurs, and no other."""
    seen: set[Form] = set()
    for state, legal in decisions(effort(200, plain=60)):
        seen |= forms_asked_for(state, legal)
    for state, legal in decisions(100, EXPANSIONS):
        seen |= forms_asked_for(state, legal)
    for game in rare_moments():
        seen |= forms_asked_for(game.state, game.legal_moves())
    assert seen == documented().keys()


def test_every_example_has_its_form() -> None:
    """And is a text that some game can ask for."""
    known = frozenset().union(*(known_texts(ruleset.table) for ruleset in (BASE, *EXPANSIONS)))
    for (question_name, form), (_, example) in documented().items():
        assert (question_name, form) in forms_of(question_name, example)
        assert example in known


def test_every_known_text_has_a_documented_form() -> None:
    """Nothing can be written that the page does not tell."""
    questions = {name for name, _ in documented()}
    for ruleset in (BASE, *EXPANSIONS):
        for text in known_texts(ruleset.table):
            assert any(forms_of(name, text) for name in questions), text


def test_every_question_is_documented() -> None:
    """The page knows the same questions as the program."""
    assert {name for name, _ in documented()} == QUESTIONS


ALL = "4 dates 4 salt 4 pepper 3 gold"


@pytest.mark.parametrize(
    ("game", "played", "expected"),
    [
        (Game(seed=1), "", Question("place", "3.1")),
        (situation(), "", Question("act", "5.1")),
        (situation(Seat("2 dates 1 vp"), phase="raid", round=3), "", Question("raid", "7.1")),
        (buying("G13"), "use 2,2", Question("side", "5.4", {"card": "G13"})),
        (buying("BO1", Seat(ALL)), "use 2,2", Question("tribe", "5.5", {"card": "BO1"})),
        (
            buying("BC2", Seat(ALL, rows="BC6")),
            "use 2,2; pay cost",
            Question("leave", "5.8", {"card": "BC2"}),
        ),
        (
            situation(Seat(ALL, rows="BW8", hand="BO1")),
            "use hand",
            Question("add", "5.24", {"card": "BO1"}),
        ),
        (
            buying("BO1", Seat(ALL, rows="BW1")),
            "use 2,2; pay cost",
            Question("row", "5.7", {"card": "BO1"}),
        ),
        (buying("BT9", Seat(ALL)), "use 2,2; pay cost", Question("gift", "5.26", {"card": "BT9"})),
        (
            buying("BT9", Seat(ALL)),
            "use 2,2; pay cost; take 3 goods",
            Question("take", "5.26", {"goods": 3}),
        ),
        (situation(Seat(rows="BO8")), "done", Question("take", "5.22", {"goods": 1})),
        (situation(Seat(ALL)), "done", Question("give", "6.1", {"goods": 2, "limit": 10})),
        (
            situation(Seat("3 dates 3 salt 2 vp"), phase="raid", round=9),
            "give goods",
            Question("give", "7.1", {"goods": 3}),
        ),
        (situation(Seat(ALL, targis="5")), "use 5", Question("trade", "5.14")),
        (situation(Seat(ALL, targis="10")), "use 10", Question("sell", "5.14")),
        (situation(Seat(targis="9", markers="1,1 2,2")), "use 9", Question("move", "5.15")),
        (
            situation(Seat(targis="9", markers="1,1 2,2")),
            "use 9; move 2,2",
            Question("to", "5.15", {"marker": "2,2"}),
        ),
        (
            on_dune("D02", Seat(rows="XO1 XO2", hand="XO3")),
            "use D02; swap hand",
            Question("swap_hand", "5.34", {"card": "XO3"}),
        ),
    ],
)
def test_a_question_says_what_it_is_about(game: Game, played: str, expected: Question) -> None:
    """Its name, the rule that asks it, and the card, marker or number of goods in question."""
    play(game, *filter(None, played.split("; ")))
    assert question(game) == expected


def test_rearranging_asks_for_cards_and_places() -> None:
    """First and second card, then a place for each."""
    game = buying("BO9", Seat(ALL, rows="BO1 BO2"))
    play(game, "use 2,2", "pay cost", "row 2")
    assert question(game) == Question("lift", "5.23")
    play(game, "lift BO1")
    assert question(game) == Question("lift_second", "5.23", {"card": "BO1"})
    play(game, "lift BO2")
    assert question(game) == Question("lay", "5.23", {"card": "BO1"})
    play(game, "lay 2,2")
    assert question(game) == Question("lay", "5.23", {"card": "BO2"})
