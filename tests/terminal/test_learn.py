"""`targi learn`: lessons from the list to their last step; files and the mistakes in them."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from targi import Game
from targi.lessons import shipped, texts
from targi.lessons.loading import read_lessons
from targi.lessons.model import Lesson
from targi.lessons.run import Run
from targi.lessons.shipped import FIRST_GAME, lessons
from targi.terminal.main import main
from targi.text import LANGUAGES
from targi.text.rules import rules
from tests.lessons.club import CLUB, changed
from tests.terminal.playing import run

WHOLE = ["", "1,2 3,2", "use 2,3", "pay cost", "hand"]  # the example of docs/lessons.md


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A file of a club's own."""
    file = tmp_path / "our lessons.toml"
    file.write_text(CLUB, encoding="utf-8")
    return file


def learned(lines: list[str], folder: Path, *options: str) -> str:
    """What the command prints for these lines; it must end well."""
    code, out, err = run(lines, folder, *options, command="learn")
    assert (code, err) == (0, "")
    return out


def answers(club: Path, *lines: str, options: tuple[str, ...] = ()) -> list[str]:
    """What is printed after each of these lines in the example, in sentences, on one line."""
    file = ("--file", club.name, "--plain")
    out = learned([*lines, "quit"], club.parent, "too-dear", *file, *options)
    parts = re.split(r"^> .*$", out, flags=re.M)[1:-1]
    assert len(parts) == len(lines)
    return [" ".join(part.split()) for part in parts]


def by_help(lesson: Lesson) -> list[str]:
    """What somebody types who plays a lesson by its solutions."""
    lines = []
    moves: list[str] = []
    for number, step in enumerate(lesson.steps):
        played = Run(lesson, number, [] if step.table else moves)
        if step.kind in ("show", "spot"):
            lines.append(" ".join(step.spot))
        while (helping := played.help()) is not None:
            played.answer(helping)
            lines.append(helping)
        moves = played.moves
    return lines


# The list


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_are_listed(tmp_path: Path, language: str) -> None:
    """In their order, with what they are about; lines fit."""
    out = learned([], tmp_path, "--language", language)
    assert max(map(len, out.splitlines())) <= 80
    found = [out.index(f"\n{lesson.id}") for lesson in lessons()]
    assert found == sorted(found)
    one_line = " ".join(out.split())
    assert all(" ".join(texts.about(lesson, language).split()) in one_line for lesson in lessons())
    assert out.endswith(f"  targi learn {lessons()[0].id}\n")


def test_a_file_is_listed_like_the_others(club: Path) -> None:
    """With the command that begins its first lesson; in a language that it lacks, the first."""
    out = learned([], club.parent, "--file", club.name)
    assert "too-dear: Too dear (5 steps). What to do with a card that you cannot pay." in out
    assert out.endswith("  targi learn too-dear --file 'our lessons.toml'\n")
    assert ": Zu teuer (5 " in learned([], club.parent, "--file", club.name, "--language", "de")
    assert ": Too dear (5 " in learned([], club.parent, "--file", club.name, "--language", "pl")


# Whole lessons


@pytest.mark.slow
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("plain", [True, False], ids=["plain", "drawn"])
def test_a_lesson_is_played_to_its_end(lesson: Lesson, plain: bool, tmp_path: Path) -> None:
    """Every step is told, in lines that fit; then it is said which lesson comes next."""
    language = [*LANGUAGES][lessons().index(lesson) % len(LANGUAGES)]
    options = ["--language", language, *(["--plain"] if plain else [])]
    out = learned(by_help(lesson), tmp_path, lesson.id, *options)
    printed = [line for line in out.splitlines() if not line.startswith(("  ", "> "))]
    assert max(map(len, printed)) <= 80
    assert ("+----" in out) != plain
    one_line = " ".join(re.sub(r"^> .*$", "", out, flags=re.M).split())
    for step in lesson.steps:
        assert " ".join(texts.says(lesson, step, language).split()) in one_line
    following = lessons()[lessons().index(lesson) + 1 :][:1]
    assert all(out.endswith(f"  targi learn {one.id}\n") for one in following)


def test_an_own_lesson_is_played_to_its_end(club: Path) -> None:
    """By moves, places and Enter."""
    out = learned(WHOLE, club.parent, "too-dear", "--file", club.name)
    assert out.count("Well done.") == 4
    assert out.endswith("\nYou have finished the lesson “Too dear”.\n")


def test_after_the_first_game_one_plays_on(
    club: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """From where it stands, against the level that has sat there; the game is kept."""
    club.write_text(CLUB.replace("too-dear", FIRST_GAME), encoding="utf-8")
    file = ("--file", club.name)
    out = learned(WHOLE, tmp_path, FIRST_GAME, *file)
    assert out.endswith(
        "Play this game to its end, against jerboa:\n  targi play --resume targi-game-1.txt\n"
    )
    kept = Game.from_record((tmp_path / "targi-game-1.txt").read_text(encoding="utf-8"))
    assert (kept.headers.blue, kept.headers.white) == (None, "bot:jerboa")
    assert [str(played.move) for played in kept.history] == ["use 2,3", "hand"]
    code, out, err = run(["done"], tmp_path, "--resume", "targi-game-1.txt")
    assert (code, err) == (0, "")
    assert "Blue ends the turn." in " ".join(out.split())
    monkeypatch.setattr("targi.terminal.playing.autosave.write_whole", _no_space)
    assert "The game could not be written: No space" in learned(WHOLE, tmp_path, FIRST_GAME, *file)


def _no_space(*_: object) -> None:
    raise OSError(28, "No space left on device")


# Steps


def test_a_wrong_move_is_answered_and_help_comes_after_two(club: Path) -> None:
    """Refused with its rule, or told that the step is about something else."""
    elsewhere = "That is possible in the game, but this step is about something else."
    found = answers(club, "next", "next", "use 2,2", "use 1,2", "1", "undo", "use 2,3")
    assert found[2].endswith("(rule 5.1)")
    assert found[3].startswith(f"{elsewhere} Try this: use 2,3: ")
    assert found[4].startswith(f"{elsewhere} Try this: use 2,3: ")
    assert found[5] == "There is no move to take back."
    assert "Well done. Step 4 of 5: Try to pay for it." in found[6]


def test_a_refusal_that_is_asked_for_is_praised(club: Path) -> None:
    """After the reason and its rule; other refusals are none."""
    found = answers(club, "next", "next", "next", "place 5", "hint", "rule", "pay cost")
    assert "Well done." not in found[3]
    assert found[4] == "Try this: pay cost: Display it for 2 dates, 1 salt and 2 pepper."
    assert found[5]
    assert re.search(r"\(rule 5\.10\) Well done\. Step 5 of 5", found[6])


def test_places_are_found_by_typing_them(club: Path) -> None:
    """Several in a line, wrong ones are told, after two of them one is given away."""
    found = answers(club, "", "5 1,2", "3,2")
    assert found[1].startswith("“5” is not one of the places meant here. Right, 1,2: oasis worth")
    assert found[1].endswith("1 more place to find.")
    assert "Well done. Step 3 of 5" in found[2]
    found = answers(club, "", "5", "6", "1,2", "1,2", "hint")
    assert found[1].endswith("2 more places to find.")
    assert "Try this: 1,2: oasis" in found[2]
    assert found[4] == "1 more place to find."
    assert found[5].startswith("Try this: 3,2: oasis")


def test_one_goes_back_and_forth(club: Path) -> None:
    """To the step before, to its beginning, past a step that is not solved."""
    found = answers(club, "back", "hint", "next", "back", "next", "next", "next", "again", "back")
    steps = [re.search(r"Step (\d) of 5", part) for part in found]
    assert [step and step[1] for step in steps] == ["1", None, "2", "1", "2", "3", "4", "4", "3"]
    assert found[1] == "Press Enter to go on."


def test_a_step_taken_another_way_can_be_taken_back(club: Path) -> None:
    """Where the solution leads no further, it is said how to begin again."""
    text = changed('allow = ["use 2,3"]\n', "")
    club.write_text(text, encoding="utf-8")
    found = answers(club, "next", "next", "done", "hint", "undo", "hint", "use 2,3")
    assert "Blue ends the turn." in found[2]
    assert "2 begins." in found[2]
    assert found[3].startswith("From here the hint leads no further.")
    assert found[4].startswith("Taken back: Blue, done Step 3 of 5")
    assert found[5].startswith("Try this: use 2,3")
    assert "Step 4 of 5" in found[6]


def test_what_only_looks_works_as_in_a_game(club: Path) -> None:
    """Words, places, cards, rules; what does not belong to lessons is no command."""
    lines = ["words", "look 2,1", "held", "card BO4", "rule 5.8", "rule", "score", "why use 2,2"]
    found = answers(club, *lines, "last", "look", "moves now", "codes", "table", "save x", "help")
    assert all(found)
    assert found[0].startswith("THE GAME Round 1 of 12.")
    assert found[8] == "Nothing has happened yet."
    assert found[9] == "Name what you mean, such as: look 2,1"
    assert found[10] == "Type moves alone."
    assert "no move is written like that" in found[13].lower() or found[13].endswith(")")
    assert "again this step from its beginning" in found[14]


def test_the_rule_of_a_step_is_read_out(club: Path) -> None:
    """By `rule` alone, until something else is told that rests on a rule."""
    (lesson,) = read_lessons(club)
    first, *_ = answers(club, "rule")
    number = lesson.steps[0].rule
    assert first == " ".join(f"{number} {rules('en')[number].replace('*', '')}".split())


LAST_ROUND = """\
format = "targi-lessons/1"
languages = ["en"]
[[lesson]]
id = "last"
ruleset = "base"
[[lesson.step]]
id = "go"
rule = "5.1"
table = { round = 12, first = "white", blue = { targis = "2" } }
goal = [{ event = "use", source = "2" }]
solution = ["use 2"]
[text.en]
last = "Last"
last-about = "The last turn."
last-go = "Use the dates."
"""


def test_a_game_that_ends_before_the_step_is_solved_can_be_taken_back(club: Path) -> None:
    """Nothing is asked then, but commands work."""
    club.write_text(LAST_ROUND, encoding="utf-8")
    lines = ["done", "moves", "why use 2", "use 2", "words", "hint", "undo", "use 2"]
    out = learned(lines, club.parent, "last", "--file", club.name, "--plain")
    parts = [" ".join(part.split()) for part in re.split(r"^> .*$", out, flags=re.M)[1:]]
    lost = "From here the hint leads no further."
    assert "the game is over" in parts[0]
    assert lost in parts[0]
    assert parts[1] == ""
    assert parts[2] == parts[3] == "The game is over. (rule 8.1)"
    assert parts[5].startswith(lost)
    assert "Step 1 of 1" in parts[6]
    assert parts[7].endswith("You have finished the lesson “Last”.")


def test_leaving_says_how_to_go_on(club: Path) -> None:
    """By quit and by the end of input; the step is then begun again."""
    left = "Go on with this lesson later:\n  targi learn too-dear --file 'our lessons.toml'"
    file = ("--file", club.name)
    assert learned(["quit"], club.parent, "too-dear", *file).endswith(f"\n{left}\n")
    out = learned(WHOLE[:3], club.parent, "too-dear", *file)
    assert out.endswith(f"\n{left} --step 4\n")
    out = learned(WHOLE[3:], club.parent, "too-dear", *file, "--step", "4", "--plain")
    assert out.count("Well done.") == 2


@pytest.mark.slow
def test_a_signal_ends_it_cleanly(tmp_path: Path) -> None:
    """With the exit code of a program that was interrupted."""
    command = [sys.executable, "-m", "targi", "learn", "desert", "--plain"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 130


@pytest.mark.slow
def test_listeners_hear_that_the_table_is_another_one(tmp_path: Path) -> None:
    """Before what happens on it; who has the drawing sees it."""
    lesson, told = shipped.lesson("raids"), "This step has a table of its own;"
    tables = sum(step.table is not None for step in lesson.steps)
    assert learned(by_help(lesson), tmp_path, "raids", "--plain").count(told) == tables > 1
    assert told not in learned(by_help(lesson), tmp_path, "raids")


# Files


def test_all_shipped_lessons_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    """And how many they are."""
    assert main(["learn", "--check"]) == 0
    steps = sum(len(lesson.steps) for lesson in lessons())
    told = f"lessons: {len(lessons())}, steps: {steps}; all of them can be solved\n"
    assert capsys.readouterr().out == told


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            'lights = ["2,3"]',
            'light = ["2,3"]',
            "too-dear: begin: unknown key 'light'; did you",
        ),
        ('markers = "1,2 2,3"', 'markers = "1,2 1,2"', "too-dear: look: table: "),
        (
            'solution = ["hand"]',
            'solution = ["discard"]',
            "too-dear: keep: solution: 'discard' is",
        ),
        ('too-dear-keep = "Nimm', 'too-dear-kept = "Nimm', "text.de: unknown key 'too-dear-kept'"),
    ],
)
def test_mistakes_of_a_file_are_told(
    club: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, problem: str
) -> None:
    """A line each; who wants to play it hears of the first."""
    club.write_text(changed(old, new), encoding="utf-8")
    assert main(["learn", "--check", str(club)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith(f"{club}: ") for line in lines)
    assert lines[0].removeprefix(f"{club}: ").startswith(problem)
    assert main(["learn", "too-dear", "--file", str(club)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"targi: {lines[0]}")
    assert told.count("\n") == 1


def test_a_file_that_is_right_is_counted(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One that is not there is a mistake."""
    assert main(["learn", "--check", str(club)]) == 0
    assert capsys.readouterr().out == "lessons: 1, steps: 5; all of them can be solved\n"
    assert main(["learn", "--check", "none.toml"]) == 1
    assert capsys.readouterr().out == "none.toml: cannot be read: No such file or directory\n"


def test_a_name_of_a_lesson_that_is_there_is_a_mistake(
    club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server would not begin with it."""
    club.write_text(CLUB.replace("too-dear", "desert"), encoding="utf-8")
    assert main(["learn", "--check", str(club)]) == 1
    told = capsys.readouterr().out
    assert told == f"{club}: desert: there is a lesson of this name already\n"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["dessert"], "unknown lesson 'dessert'; did you mean desert?"),
        (["desert", "--step", "99"], "--step: expected a number from 1 to "),
        (["--step", "2"], "--step: name the lesson, too"),
        (["desert", "--check"], "--check looks at all lessons of a file; name none"),
        (["--language", "it"], "--language: expected one of en, de, fr, es, pl, found 'it'"),
    ],
)
def test_wrong_use_is_told_in_a_line(
    capsys: pytest.CaptureFixture[str], words: list[str], problem: str
) -> None:
    """And nothing else happens."""
    assert main(["learn", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"targi: {problem}")
