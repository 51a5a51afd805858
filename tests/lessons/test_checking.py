"""Lessons that can be read but not learned: every promise that is not kept is one line."""

import pytest

from targi.lessons.checking import number_of_words, problems
from tests.lessons.club import CLUB, NAME, changed, lessons
from tests.lessons.test_run import GAINING, PLACING, lesson


def test_the_example_of_the_docs_keeps_its_promises() -> None:
    """Nothing is wrong with it."""
    assert problems(lessons()) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('lights = ["stock"]', 'lights = ["stick"]', "look: lights: 'stick' is no place of this"),
        ('lights = ["stock"]', 'lights = ["BO9"]', "look: lights: 'BO9' is no place of this table"),
        ('lights = ["stock"]', 'lights = ["targia"]', "look: lights: 'targia' is no place of thi"),
        ('spot = ["1,2"', 'spot = ["4,2"', "cheap: spot: '4,2' is no place of this table"),
        (
            'solution = ["use 2,3"]',
            'solution = ["use 2,2"]',
            "begin: solution: 'use 2,2' is refused",
        ),
        ('solution = ["use 2,3"]', 'solution = ["done"]', "begin: solution: 'done' is not among"),
        (
            'allow = ["use 2,3"]',
            'allow = ["use 1*"]',
            "begin: solution: 'use 2,3' is not amo",
        ),
        ('source = "2,3"', 'source = "2,2"', "begin: solution: does not lead to the goal"),
        (
            'solution = ["use 2,3"]',
            'solution = ["use 2,3", "hand"]',
            "begin: solution: 'hand' comes after the step is solved",
        ),
        (
            'refused = "cannot_pay"',
            'refused = "hand_full"',
            "dear: solution: 'pay cost' is refu",
        ),
        (
            'solution = ["pay cost"]',
            'solution = ["discard"]',
            "dear: solution: 'discard' is not a",
        ),
        (
            'refused = "cannot_pay"\nsolution = ["pay cost"]',
            'refused = "not_now"\nsolution = ["place 5"]',
            "dear: solution: 'place 5' is refused: ",
        ),
        (
            'refused = "cannot_pay"\nsolution = ["pay cost"]',
            'refused = "action_unfinished"\nsolution = ["use 1,2"]',
            "dear: solution: 'use 1,2' means nothing at this moment, so the help cannot say it",
        ),
        (
            'allow = ["hand"]',
            'allow = ["hand"]\nreplies = ["done"]',
            "keep: replies: 'done' is never asked for",
        ),
        (
            "Try to pay for it.",
            "word " * 21,
            "dear: text.en: expected at most 20 words, found 21",
        ),
    ],
)
def test_a_promise_that_is_not_kept_is_told(old: str, new: str, problem: str) -> None:
    """With file, lesson and step."""
    found = problems(lessons(changed(old, new)))
    assert found[0].startswith(f"{NAME}: too-dear: {problem}"), found


def test_steps_after_an_unsolved_one_are_not_blamed() -> None:
    """Unless they begin with a table of their own; their words are looked at all the same."""
    text = changed('source = "2,3"', 'source = "2,2"').replace("Nimm sie auf", "Nimm " * 20)
    assert [problem.split(": ")[2:4] for problem in problems(lessons(text))] == [
        ["begin", "solution"],
        ["keep", "text.de"],
    ]
    table = CLUB[CLUB.index("table = ") : CLUB.index('lights = ["stock"]')]
    again = text.replace('id = "keep"', f'id = "keep"\n{table}')
    assert [problem.split(": ")[2:4] for problem in problems(lessons(again))] == [
        ["begin", "solution"],
        ["keep", "solution"],
        ["keep", "text.de"],
    ]


def test_replies_have_to_be_there_and_possible() -> None:
    """What is left to chance would be told differently than it happens."""
    missing = lesson(PLACING.replace('replies = ["place 6", "done"]', ""))
    wrong = lesson(PLACING.replace('"place 6", "done"', '"place 7"'))
    unsaid = "lesson.toml: placing: two: replies: one is missing, the opponent is to decide"
    assert unsaid in problems([missing])
    assert "lesson.toml: placing: two: replies: 'place 7' is not possible" in problems([wrong])


def test_shipped_lessons_need_their_words() -> None:
    """In every language: the title, a line about it, and what each step says."""
    found = problems([lesson(GAINING)])
    assert found[0] == "lesson.toml: gaining: salt: text.en: gaining-salt is missing"
    assert len(found) == 5 * 4
    assert found[-1] == "lesson.toml: gaining: text.pl: gaining-about is missing"


@pytest.mark.parametrize(
    ("text", "number"),
    [("Place a Targi.", 3), ("Essaie\u00a0: choisis", 2), ("", 0), ("l’oasis – 2 PV\u00a0!", 3)],
)
def test_words_are_counted_as_people_do(text: str, number: int) -> None:
    """Signs that stand alone are no words."""
    assert number_of_words(text) == number
