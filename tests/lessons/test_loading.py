"""A file of lessons is read exactly, or refused with the place of every mistake."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from targi.cards.reading.toml import LARGEST
from targi.lessons.checking import problems
from targi.lessons.loading import LessonError, parse_lessons, read_lessons
from targi.lessons.model import Goal
from targi.text import LANGUAGES
from tests.lessons.club import CLUB, changed, club, lessons, refusal

LOOK = 'id = "look"\nrule = "5.8"\n'
MARKERS = 'markers = "1,2 2,3"'


def test_the_example_of_the_docs_is_read_as_it_stands() -> None:
    """Every kind of step, with all that it says."""
    lesson = club()
    assert (lesson.id, str(lesson.ruleset), lesson.rules) == ("too-dear", "base", ("5.8",))
    kinds = {step.id: step.kind for step in lesson.steps}
    assert kinds == {"look": "show", "cheap": "spot", "begin": "do", "dear": "refuse", "keep": "do"}
    look, cheap, begin, dear, keep = lesson.steps
    assert look.table is not None
    assert look.table.position["markers"] == {"blue": [[0, 1], [1, 2]], "white": []}
    assert (cheap.spot, begin.allow, begin.lights) == (("1,2", "3,2"), ("use 2,3",), ("2,3",))
    assert (dear.refused, dear.solution) == ("cannot_pay", ("pay cost",))
    assert keep.goal == (Goal("card", card="BO3", target="hand"),)
    assert {*lesson.texts} == {"en", "de"}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        # the file
        ('"targi-lessons/1"', '"targi-lessons/2"', 'format: expected "targi-lessons/1", found'),
        ('languages = ["en", "de"]', "", "languages is missing"),
        ('["en", "de"]', '["en", "it"]', "languages[2]: unknown language 'it'"),
        ('["en", "de"]', '["en", "en"]', "languages[2]: expected another choice than"),
        ("[text.en]", "[text.it]\n[text.en]", "text: unknown key 'it'; known: en, de, fr, es, pl"),
        ("[[lesson]]", "[lesson]", "lesson: expected a list of 1 to 100 items, found"),
        ("format =", "author = 'me'\nformat =", "unknown key 'author'"),
        # a lesson
        ('id = "too-dear"', "", "lesson[1]: id is missing"),
        ('id = "too-dear"', 'id = "Too dear"', "lesson[1]: id: expected 1 to 30 small letters"),
        ('"base"', '"basic"', "too-dear: ruleset: "),
        ('rules = ["5.8"]', 'rules = ["5.99"]', "too-dear: rules[1]: unknown rule '5.99'"),
        ('rules = ["5.8"]', "rules = [5.8]", "too-dear: rules[1]: expected a text, found 5.8"),
        ('rules = ["5.8"]', 'title = "x"', "too-dear: unknown key 'title'"),
        # a step
        ('id = "look"', 'id = "Look"', "too-dear: step[1]: id: expected 1 to 30 small letters"),
        ('id = "look"', 'id = "about"', "too-dear: about: id: about is the key of another text"),
        ('id = "look"', 'id = "cheap"', "too-dear: step: cheap comes twice"),
        (LOOK, 'id = "look"\n', "too-dear: look: rule is missing"),
        (LOOK, LOOK + 'light = ["5"]\n', "too-dear: look: unknown key 'light'; did you mean"),
        (
            'lights = ["stock"]',
            'lights = ["5", "5"]',
            "too-dear: look: lights[2]: expected another",
        ),
        ('lights = ["stock"]', 'lights = "stock"', "too-dear: look: lights: expected a list of"),
        ('"cannot_pay"', '"too_dear"', "too-dear: dear: refused: unknown reason 'too_dear'"),
        ('solution = ["pay cost"]', "", "too-dear: dear: solution is missing"),
        ('spot = ["1,2", "3,2"]', 'allow = ["hand"]', "too-dear: cheap: allow: no move is made in"),
        (
            'spot = ["1,2", "3,2"]',
            'spot = ["1,2"]\nrefused = "cannot_pay"',
            "too-dear: cheap: expected one of goal, refused and spot, found refused and spot",
        ),
        # a goal
        (
            'event = "use"',
            'event = "using"',
            "begin: goal[1].event: unknown event 'using'; none of",
        ),
        ('event = "use", ', "", "too-dear: begin: goal[1]: event is missing"),
        ('event = "use"', 'event = "use", seat = 1', "begin: goal[1]: unknown key 'seat'"),
        ('event = "use"', 'event = "use", player = "red"', "goal[1].player: unknown player 'red'"),
        ('event = "use"', 'event = "use", amount = 0', "goal[1].amount: expected a whole number"),
        (
            'source = "2,3"',
            "source = 5",
            "too-dear: begin: goal[1].source: expected a text, found 5",
        ),
        # a table
        (LOOK + "table", LOOK + "tables", "too-dear: look: unknown key 'tables'; did you mean"),
        ("blue =", "red =", "too-dear: look: table: unknown key 'red'"),
        (MARKERS, "marker = 1", "too-dear: look: table.blue: unknown key 'marker'; did you mean"),
        (MARKERS, "markers = 1", "too-dear: look: table.blue.markers: expected a text, found 1"),
        (MARKERS, 'markers = "4,1"', "too-dear: look: table: blue.markers: unknown cell '4,1'"),
        (MARKERS, 'targis = "4"', "too-dear: look: table: blue.targis: unknown border card '4'"),
        (MARKERS, "hand_taken = 1", "table.blue.hand_taken: expected true or false, found 1"),
        (MARKERS, "stored_gold = -1", "table.blue.stored_gold: expected a whole number from 0"),
        ('"1 pepper 1 gold"', '"1 peper"', 'blue.holds: expected tokens like "2 dates 1 gold"'),
        ('"1 pepper 1 gold"', '"100001 gold"', "table: players.blue.gold: expected a whole number"),
        ('"BO1"', '"BX1"', "too-dear: look: table: centre.1,2: unknown card 'BX1'"),
        ('"BO1"', "1", "too-dear: look: table.centre.1,2: expected a text, found 1"),
        ('"1,2" = "BO1"', '"1,4" = "BO1"', "table: centre: unknown cell '1,4'"),
        ('"BO1"', '"BO2"', "too-dear: look: table: position: card BO2 is in 2 places"),
        (
            "table = {",
            'table = { phase = "over", ',
            "table.phase: unknown phase 'over'; known: place",
        ),
        (
            "table = {",
            "table = { round = 13, ",
            "table.round: expected a whole number from 1 to 12",
        ),
        ("table = {", "table = { deal = 7, ", "too-dear: look: table: unknown key 'centre'"),
        (
            "table = {",
            'table = { moves = ["use 5"], ',
            "look: table.moves[1]: 'use 5' is not possib",
        ),
        # texts
        (
            'too-dear-look = "You',
            'too-dear-luck = "You',
            "text.en: unknown key 'too-dear-luck'; did",
        ),
        (
            'too-dear-dear = "Try to pay for it."',
            "",
            "too-dear: dear: text.en: too-dear-dear is miss",
        ),
        ('too-dear = "Zu teuer"', "", "too-dear: text.de: too-dear is missing"),
        ('["en", "de"]', '["en"]', "text.de: the language is not among languages"),
        ('["en", "de"]', '["en", "de", "fr"]', "too-dear: text.fr: too-dear is missing"),
        ('too-dear = "Too dear"', "too-dear = 7", "text.en.too-dear: expected a text, found 7"),
    ],
)
def test_a_mistake_is_told_with_its_place(old: str, new: str, problem: str) -> None:
    """Lesson, step and field, and what was expected there."""
    found = refusal(changed(old, new))
    assert problem in found[0], found
    assert all(len(one) < 300 for one in found)


def test_the_first_step_needs_a_table() -> None:
    """There is nothing that it could go on from."""
    found = refusal("\n".join(line for line in CLUB.splitlines() if "table =" not in line))
    assert found == (
        "too-dear: look: table is missing; the first step of a lesson begins with one",
    )


def test_mistakes_of_all_steps_are_told_at_once() -> None:
    """So that nobody has to check again after each."""
    text = CLUB.replace('rule = "5.8"', 'rule = "8.5.1"')
    assert [problem.split(": ")[1] for problem in refusal(text)] == ["look", "cheap", "dear"]


def test_two_lessons_have_different_ids() -> None:
    """The second of two alike is one too many."""
    lesson = CLUB[CLUB.index("[[lesson]]") : CLUB.index("[text.en]")]
    assert refusal(CLUB.replace("[text.en]", f"{lesson}[text.en]")) == (
        "lesson: too-dear comes twice",
    )


def test_a_table_can_be_a_game_dealt_and_played() -> None:
    """Blue begins; the moves of both are made before the step begins."""
    lines = CLUB.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("table ="))
    lines[at] = 'table = { deal = 7, moves = ["place 5", "place 2"] }'
    table = lessons("\n".join(lines))[0].steps[0].table
    assert table is not None
    assert table.seed == 7
    assert table.position["targis"] == {"blue": [5], "white": [2]}
    lines[at] = 'table = { deal = 7, moves = ["place 5", "place 15", "place 5"] }'
    (problem,) = refusal("\n".join(lines))
    assert problem.startswith("too-dear: look: table.moves[2]: 'place 15' is not possible: ")


def test_a_file_is_read_by_its_name(tmp_path: Path) -> None:
    """Also one that is not there, or no text."""
    file = tmp_path / "ours.toml"
    file.write_text(CLUB, encoding="utf-8")
    assert read_lessons(file)[0].file == str(file)
    for content, problem in (
        (b"\xff", "line 1: expected a text in UTF-8"),
        (b"lesson = [", "not readable as TOML"),
        (b"#" * (LARGEST + 1), f"expected at most {LARGEST} bytes, found more"),
        (b"lesson = " + b"[" * 100_000, "line 1: nested too deeply"),
    ):
        file.write_bytes(content)
        with pytest.raises(LessonError, match=problem):
            read_lessons(file)
    with pytest.raises(LessonError, match="cannot be read: No such file"):
        read_lessons(tmp_path / "none.toml")


def test_shipped_files_have_no_texts() -> None:
    """Their words are messages, in all languages."""
    with pytest.raises(LessonError) as caught:
        parse_lessons(CLUB, "club.toml", texts=False)
    assert [problem.split(";")[0] for problem in caught.value.problems] == [
        "club.toml: unknown key 'languages'",
        "club.toml: unknown key 'text'",
    ]
    assert {*LANGUAGES} == {"en", "de", "fr", "es", "pl"}


HOSTILE = (
    *("0", "-1", "true", "1e300", "1979-05-27", "''", "'x'", "' '", "'\\u0000'", "[]", "{}"),
    *("['']", "[[]]", "[{}]", "[1]", "['x', 'x']", "{ x = 1 }", "'" + "9" * 5000 + "'"),
    "[" + "'use 5'," * 101 + "]",
)


@pytest.mark.parametrize("value", HOSTILE, ids=range(len(HOSTILE)))
def test_no_value_breaks_the_loader_or_the_check(value: str) -> None:
    """In place of any value: the file is refused in short lines, or read and then checked."""
    lines = CLUB.splitlines()
    for number, line in enumerate(lines):
        key, is_value, _ = line.partition(" = ")
        if not is_value:
            continue
        text = "\n".join([*lines[:number], f"{key} = {value}", *lines[number + 1 :]])
        assert all(len(problem) < 400 for problem in told(text))


def told(text: str) -> Sequence[str]:
    """What is wrong with a file, whether it can be read or not."""
    try:
        return problems(lessons(text))
    except LessonError as error:
        return error.problems
