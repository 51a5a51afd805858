"""Lessons by HTTP: what is told of them, and their tables, which are kept nowhere."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from targi.lessons.loading import LessonError, parse_lessons, read_lessons
from targi.lessons.model import Lesson
from targi.lessons.shipped import lessons
from targi.server.machine.lesson_shelf import LessonShelf
from targi.server.machine.lessons import play
from targi.server.wire.lessons import MOST_MOVES, LessonAnswer, LessonTry
from targi.server.wire.messages import Entries, Snapshot
from targi.server.wire.refusals import Refused
from targi.text import LANGUAGES
from tests.server.serving import served
from tests.server.tables import START

# Two steps on one table: the second begins with what white plays. Then a table of its own, where a
# move is to be refused, and places to point at.
SMALL = """
format = "targi-lessons/1"
languages = ["en", "de"]

[[lesson]]
id = "small"
ruleset = "base"
rules = ["3.2"]

[[lesson.step]]
id = "placing"
rule = "3.1"
table = { deal = 3 }
allow = ["place 2", "place 3"]
goal = [{ event = "place" }]
solution = ["place 2"]
lights = ["2"]

[[lesson.step]]
id = "watching"
rule = "3.1"
replies = ["place 15", "place 3"]
goal = [{ event = "place", target = "6" }]
solution = ["place 6"]

[[lesson.step]]
id = "opposite"
rule = "3.2"
table = { phase = "place", blue = { targis = "5" }, white = { targis = "9" } }
refused = "opposite_opponent"
solution = ["place 3"]

[[lesson.step]]
id = "pointing"
rule = "3.2"
spot = ["9", "3"]

[text.en]
small = "Small"
small-about = "A small lesson."
small-placing = "Place a Targi."
small-watching = "White has placed one."
small-opposite = "Try the card opposite."
small-pointing = "Point at both."

[text.de]
small = "Klein"
small-about = "Eine kleine Lektion."
small-placing = "Setze einen Targi."
small-watching = "Weiß hat einen gesetzt."
small-opposite = "Versuche das Feld gegenüber."
small-pointing = "Zeige auf beide."
"""


@pytest.fixture
def small() -> Lesson:
    """The lesson that is written above."""
    (lesson,) = parse_lessons(SMALL, "small.toml", texts=True)
    return lesson


def tried(lesson: Lesson, step: int, *moves: str, move: str | None = None) -> LessonAnswer:
    """What is answered."""
    return play(lesson, LessonTry(step, [*moves], move), START)


def code(lesson: Lesson, step: int, *moves: str) -> tuple[str, str | None]:
    """Why nothing is."""
    with pytest.raises(Refused) as caught:
        tried(lesson, step, *moves)
    return caught.value.code, caught.value.about.expected


def plain(message: object) -> dict[str, Any]:
    """A message as it is sent."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return found


def test_a_step_is_seen_as_a_table(small: Lesson) -> None:
    """Blue is the player; all that is needed to draw it and to decide is there."""
    answer = tried(small, 0)
    (snapshot,) = answer.messages
    assert isinstance(snapshot, Snapshot)
    assert snapshot.you == ("blue",)
    now = plain(snapshot)["now"]
    assert (now["state"], now["to_move"], now["asked"]["name"]) == ("playing", "blue", "place")
    assert now["seats"]["white"]["level"] == "jerboa"
    assert (answer.solved, answer.answer, answer.refused) == (False, None, None)
    assert answer.help is not None
    assert (answer.help.move, answer.help.says.id) == ("place 2", "move-place")


def test_a_move_is_made_and_told_like_any_other(small: Lesson) -> None:
    """With its events, and the moment after it; the numbers go on from the snapshot."""
    (before,) = tried(small, 0).messages
    answer = tried(small, 0, move="place 3")
    (news,) = answer.messages
    assert isinstance(news, Entries)
    (entry,) = plain(news)["entries"]
    assert (entry["kind"], entry["seat"], entry["move"]) == ("moved", "blue", "place 3")
    assert entry["told"]
    assert (entry["number"], news.now.number) == (before.now.number + 1, before.now.number + 1)
    assert (answer.solved, answer.answer, answer.help) == (True, "made", None)


def test_what_the_opponent_begins_a_step_with_is_news(small: Lesson) -> None:
    """After a snapshot from before it; so one can watch. Once the player has moved it is past."""
    snapshot, news = tried(small, 1, "place 2").messages
    assert isinstance(snapshot, Snapshot)
    assert isinstance(news, Entries)
    assert snapshot.now.to_move == "white"
    assert [plain(entry)["move"] for entry in news.entries] == ["place 15"]
    assert (news.now.number, news.now.to_move) == (snapshot.now.number + 1, "blue")
    (later,) = tried(small, 1, "place 2", "place 6").messages
    assert isinstance(later, Snapshot)
    assert later.now.number > news.now.number


def test_replies_follow_a_move_at_once(small: Lesson) -> None:
    """In one message with it, as two entries."""
    (news,) = tried(small, 1, "place 2", move="place 6").messages
    assert isinstance(news, Entries)
    assert [plain(entry)["seat"] for entry in news.entries] == ["blue", "white"]


def test_the_cards_turned_up_are_those_of_the_lesson() -> None:
    """Every time the same: its table follows the run move by move, or it would be refused."""
    (lesson,) = parse_lessons(LONG, "long.toml", texts=False)
    moves: list[str] = []
    while True:
        told = tried(lesson, 0, *moves).messages[-1].now
        if told.to_move is None or told.position is msgspec.UNSET or told.position.round > 2:
            break
        assert not isinstance(told.legal, msgspec.UnsetType)
        moves.append(told.legal[0].move)
        if len(moves) == MOST_MOVES:
            break
    assert len(moves) > 10
    assert told.takebacks == 0


LONG = """
format = "targi-lessons/1"
[[lesson]]
id = "long"
ruleset = "expansion"
[[lesson.step]]
id = "playing"
rule = "3.1"
table = { deal = 3 }
goal = [{ event = "raid", cause = "never" }]
solution = ["done"]
"""


def test_a_move_of_something_else_is_not_made(small: Lesson) -> None:
    """It is answered, and nothing is told."""
    answer = tried(small, 0, move="place 15")
    assert (answer.messages, answer.answer, answer.solved) == ([], "elsewhere", False)
    assert answer.help is not None


def test_a_refused_move_says_why_and_may_be_what_is_wanted(small: Lesson) -> None:
    """With its reason and rule, as at a table; only the reason of the step solves it."""
    wrong = tried(small, 2, move="place 4")
    assert (wrong.answer, wrong.solved, wrong.messages) == ("refused", False, [])
    right = tried(small, 2, move="place 3")
    assert (right.answer, right.solved) == ("refused", True)
    assert right.refused is not None
    assert (right.refused.reason, right.refused.rule) == ("opposite_opponent", "3.2")
    assert right.refused.says is not None
    assert right.help is None


def test_what_leads_nowhere_is_refused(small: Lesson) -> None:
    """A step that is not there; moves that cannot be, or that do not come to this step."""
    assert code(small, 4) == ("no_lesson", "step: 0 to 3 in the lesson small")
    for step, moves in ((1, ""), (0, "place 4"), (0, "place 2+place 3"), (2, "place 2+place 3")):
        found, expected = code(small, step, *filter(None, moves.split("+")))
        assert (found, (expected or "").partition(":")[0]) == ("other_lesson", "moves")


def test_a_lesson_is_told_in_every_language_it_speaks(small: Lesson) -> None:
    """The shipped ones in all; steps with what they light and ask for."""
    shelf = LessonShelf([small])
    assert [one.id for one in shelf.listed] == [*(one.id for one in lessons()), "small"]
    for one in shelf.listed:
        languages = ["en", "de"] if one.id == "small" else LANGUAGES
        assert {*one.title} == {*one.about} == {*languages}
    told = shelf.told("small")
    assert told.title == {"en": "Small", "de": "Klein"}
    assert [step.kind for step in told.steps] == ["do", "do", "refuse", "spot"]
    assert [step.table for step in told.steps] == [True, False, True, False]
    assert (told.steps[0].lights, told.steps[3].spots) == (("2",), ("9", "3"))
    assert told.steps[0].says == {"en": "Place a Targi.", "de": "Setze einen Targi."}


def test_a_lesson_of_ones_own_has_a_name_of_its_own(tmp_path: Path) -> None:
    """Otherwise one of the two could not be found."""
    shipped = lessons()[0].id
    file = tmp_path / "own.toml"
    file.write_text(SMALL.replace('"small"', f'"{shipped}"').replace("small", shipped))
    with pytest.raises(LessonError) as refused:
        LessonShelf(read_lessons(file))
    wrong = f"{file}: {shipped}: there is a lesson of this name already"
    assert refused.value.problems[0] == wrong


def test_a_lesson_of_ones_own_can_be_solved(small: Lesson) -> None:
    """Otherwise the server does not begin: whoever learns it would be stuck."""
    (broken,) = parse_lessons(
        SMALL.replace('"place 2"]\nlights', '"done"]\nlights'), "x", texts=True
    )
    with pytest.raises(LessonError, match="x: small: placing: solution"):
        LessonShelf([small, broken])


@pytest.mark.slow
@pytest.mark.anyio
async def test_anybody_can_learn(tmp_path: Path) -> None:
    """Without a name and without a trace; with lessons of a file besides the shipped ones."""
    file = tmp_path / "own.toml"
    file.write_text(SMALL)
    async with served(tmp_path, lessons=file) as server:
        ann = server.visitor()
        listed = await ann.get("/api/lessons")
        assert [one["id"] for one in listed][-1] == "small"
        assert (await ann.get("/api/lessons/small"))["steps"][0]["says"][
            "de"
        ] == "Setze einen Targi."
        path = "/api/lessons/small/play"
        body = {"step": 0, "moves": [], "move": "place 2"}
        answer = await ann.http.post(path, json=body)
        assert answer.json()["messages"][0]["kind"] == "entries"
        assert (await ann.get("/api/me"))["known"] is False
        for wrong, status, found in (
            ("/api/lessons/none/play", 404, "no_lesson"),
            ("/api/lessons/none", 404, "no_lesson"),
        ):
            method = "POST" if wrong.endswith("play") else "GET"
            answer = await ann.http.request(method, wrong, json=body if method == "POST" else None)
            assert (answer.status_code, answer.json()["code"]) == (status, found)
        long = await ann.http.post(path, json={"step": 0, "moves": ["done"] * (MOST_MOVES + 1)})
        assert (long.status_code, long.json()["code"]) == (400, "malformed")
        other = await ann.http.post(path, json={"step": 1, "moves": []})
        assert (other.status_code, other.json()["code"]) == (409, "other_lesson")
