"""`targi play` through pipes: whole games for two, commands, odd input, wrong use."""

import os
import re
import subprocess
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from targi import Game
from targi.game.moves.questions import known_texts
from targi.terminal.playing.table_view import TableView
from targi.terminal.playing.typed_commands import COMMANDS
from targi.text import LANGUAGES, phrase, words
from tests.game.sample_games import BASE, EXPANSIONS, moments
from tests.terminal.playing import (
    COMMAND,
    SECONDS,
    answers,
    complaint,
    piped,
    played,
    typed,
    whole_game,
)

pytestmark = pytest.mark.slow

EXISTS = "This file already exists; choose another name."
UNSEEN = words("en").say(phrase("play-file-unseen"))
NO_PLACE = "There is no place “{}”. Name a border number or a place of the centre such as\n2,1."


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    """Every line fits 80 columns; at the end stand the scores, the winner and the record."""
    game = whole_game(11)
    done = piped(typed(game), tmp_path, "--seed", "11", "--record", "game.txt")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[-2].startswith(f"{str(game.winner).title()} wins, ")
    assert lines[-1] == "The record is in game.txt"
    totals = [str(score["total"]) for score in game.scores().values()]
    assert lines[-4].split() == ["Total", *totals]
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    again = Game.from_record(record)
    assert again.history == game.history
    assert re.search(r"started: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n", record)


def test_moves_can_be_typed_as_numbers(tmp_path: Path) -> None:
    """The number that stands before a move in the list."""
    game = Game(seed=3, first="white")
    lines = []
    for _ in range(20):
        moves = game.legal_moves()
        lines.append(str(len(moves)))
        game.play(moves[-1])
    out = played([*lines, "quit"], tmp_path, "--seed", "3", "--first", "white")
    kept = Game.from_record((tmp_path / "targi-game-1.txt").read_text(encoding="utf-8"))
    assert kept.history == game.history
    assert "targi play --resume targi-game-1.txt" in out


def test_a_game_that_was_left_can_be_resumed(tmp_path: Path) -> None:
    """By quit and by the end of input: the parts of a game, one by one, give the whole game."""
    game = whole_game(5)
    lines, kept = typed(game), "The game is kept. Go on with:\n  targi play --resume 'a b.txt'\n"
    third = len(lines) // 3
    first = played([*lines[:third], "quit"], tmp_path, "--seed", "5", "--record", "a b.txt")
    assert first.endswith(kept)
    second = played(lines[third : 2 * third], tmp_path, "--resume", "a b.txt")
    assert second.endswith(kept)
    last = played(lines[2 * third :], tmp_path, "--resume", "a b.txt")
    assert " wins, " in last
    text = (tmp_path / "a b.txt").read_text(encoding="utf-8")
    assert Game.from_record(text).history == game.history
    assert [file.name for file in tmp_path.iterdir()] == ["a b.txt"]
    finished = played([], tmp_path, "--resume", "a b.txt")
    assert finished.splitlines()[-2:] == last.splitlines()[-2:]


def test_nothing_is_kept_of_a_game_without_a_move(tmp_path: Path) -> None:
    """There is nothing to resume."""
    assert played(["help", "quit"], tmp_path).endswith("\nNo move was made.\n")
    assert list(tmp_path.iterdir()) == []


def test_two_unnamed_games_are_kept_side_by_side(tmp_path: Path) -> None:
    """No record is ever written over."""
    for _ in range(2):
        played(["place 5"], tmp_path, "--seed", "1")
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "targi-game-1.txt",
        "targi-game-2.txt",
    ]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("place 4", "No Targi can stand on a corner. (rule 3.2)"),
        ("why place 1", "The robber stands on the Noble. (rule 3.2)"),
        (
            "why place 5",
            "This is possible: place 5\nBlue places a Targi on the Trader.",
        ),
        ("use 5", "This is not the time for that. Place a Targi. (rule 3.1)"),
        (
            "plaice 5",
            "I do not understand that. Did you mean “place 5”? Place a Targi. (rule 3.1)",
        ),
        ("0", "I do not understand that. Place a Targi. (rule 3.1)"),
        ("undo", "There is no move to take back."),
        ("redo", "There is no move to play again."),
        ("save", "Name the file: save FILE"),
        ("save .", EXISTS),
        ("help", words("en").say(phrase("play-help", box="base"))),
        ("last 5", "Type last alone."),
        ("WORDS 3", "Type words alone."),
        ("look d7", NO_PLACE.format("d7")),
        ("look 17", NO_PLACE.format("17")),
        ("place four", "I do not understand that. Place a Targi. (rule 3.1)"),
        ("place 4 4", "I do not understand that. Place a Targi. (rule 3.1)"),
        ("save x\u202efdp.txt", UNSEEN),
        ("save x\x1b[31m.txt", UNSEEN),
        ("card zz", "There is no card “zz” in this game."),
        ("look", "Name what you mean, such as: look 2,1"),
        ("CARD", "Name what you mean, such as: card BO4"),
        ("", ""),
    ],
)
def test_what_is_typed_is_answered(tmp_path: Path, line: str, answer: str) -> None:
    """A mistake is explained with its reason and rule, and the question stays."""
    assert answers(tmp_path, line) == [answer]


def test_cards_scores_table_and_moves_are_shown_when_asked_for(tmp_path: Path) -> None:
    """Without changing anything."""
    card, border, score, table, moves = answers(
        tmp_path, "card bo4", "card 14", "SCORE", "table", "moves"
    )
    assert card.startswith("Tribe card BO4\n")
    assert border.startswith("Tribal Expansion (14)\n")
    assert score.splitlines()[-1].split() == ["Total", "4", "4"]
    assert table.startswith("Round 1 of 12.\n")
    assert moves.startswith("1  place 2: Dates at the top")


def test_moves_are_taken_back_and_played_again(tmp_path: Path) -> None:
    """Undo and redo say what they did; the record counts what stays taken back."""
    _, back, again, back_again = answers(tmp_path, "place 5", "undo", "redo", "undo")
    assert back.startswith("Taken back: Blue, place 5\n")
    assert again.startswith("Blue places a Targi on the Trader.\n")
    assert back_again == back


def test_a_place_is_looked_at_however_it_is_typed(tmp_path: Path) -> None:
    """With a zero before it, a space behind the comma, in small letters."""
    plain, zero, spaced, cell = answers(tmp_path, "look 2", "look 02", "look 2, 1", "look 2,1")
    assert plain.startswith("Dates (2): free.")
    assert zero == plain
    assert cell.startswith("2,1: ")
    assert spaced == cell


def test_what_both_hold_is_told(tmp_path: Path) -> None:
    """Nothing is hidden: both stocks, hands and displays; `words` tells the same with scores."""
    held, words_told = answers(tmp_path, "held", "words")
    blue, white = held.split("White\n")
    for side in (blue, white):
        assert "holds 2 dates" in side
        assert "Hand: empty." in side
        assert "Row 3: empty." in side
    assert all(line in words_told for line in held.splitlines() if line.endswith("."))


def test_dunes_are_offered_where_there_are_any(tmp_path: Path) -> None:
    """Not in the base game."""
    for box, offered in (("base", False), ("expansion", True)):
        helped, wrong = answers(tmp_path, "help", "look zz", options=("--ruleset", box))
        assert ("D07" in helped) == offered
        assert ("a dune" in wrong) == offered


def test_what_is_piped_in_is_shown_without_what_cannot_be_seen(tmp_path: Path) -> None:
    """No escape sequence, nothing that turns the line."""
    told = played(["pl\x1b[31mace \u202e5", "quit"], tmp_path, "--seed", "7")
    assert "\n> pl[31mace 5\n" in told
    assert "\x1b" not in told
    assert "\u202e" not in told


def test_a_save_does_not_write_over_other_files(tmp_path: Path) -> None:
    """Only over what it has written itself in this game."""
    (tmp_path / "mine.txt").write_text("a letter")
    there, new, newer, nowhere = answers(
        tmp_path, "save mine.txt", "save game.txt", "save game.txt", "save no/such/folder"
    )
    assert (tmp_path / "mine.txt").read_text() == "a letter"
    assert there == EXISTS
    assert new == newer == "Saved. Go on later with:\n  targi play --resume game.txt"
    assert nowhere == "The game could not be written: No such file or directory"
    assert Game.from_record((tmp_path / "game.txt").read_text(encoding="utf-8")).history == []


def test_odd_input_does_not_end_a_game(tmp_path: Path) -> None:
    """Bytes that are no text, control characters and endless lines are only not understood."""
    odd = [b"\xff\xfe\x80", b"place \x00", b"x" * 100_000, "plaça 5 ·".encode(), b"9" * 5000]
    done = subprocess.run(
        [*COMMAND, "--seed", "7"],
        input=b"\n".join([*odd, b"card \xc3\xa4", b"save \x00", b"quit\n"]),
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        cwd=tmp_path,
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"I do not understand that.") == len(odd)


def test_wrong_use_ends_with_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A record is not overwritten, and a resumed game is not dealt again."""
    record, letter = tmp_path / "game.txt", tmp_path / "letter.txt"
    record.write_text(Game(seed=1).record(), encoding="utf-8", newline="")
    letter.write_text("a letter")
    assert f"--resume {record}" in complaint(capsys, "--record", str(record))
    assert "no --seed" in complaint(capsys, "--resume", str(record), "--seed", "1")
    assert "no --seed" in complaint(capsys, "--resume", str(record), "--first", "white")
    assert "letter.txt" in complaint(capsys, "--resume", str(letter))
    assert "cannot be read" in complaint(capsys, "--resume", str(tmp_path / "none"))
    assert "expected a whole number of at most 1000 digits, found 'seven'" in complaint(
        capsys, "--seed", "seven"
    )


# Words


def test_commands_are_no_moves() -> None:
    """No word that commands begin with begins a move."""
    for ruleset in (BASE, *EXPANSIONS):
        assert {text.split()[0] for text in known_texts(ruleset.table)}.isdisjoint(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_at_most_80_columns_wide(language: str) -> None:
    """At many moments of some games; figures, markers and cards stand in it."""
    said = words(language)
    targi = {
        seat: said.say(phrase("draw-targi", seat=phrase(f"draw-seat-{seat}")))
        for seat in ("blue", "white")
    }
    # A table changes little from one decision to the next.
    for game in islice(chain(moments(2), moments(2, rulesets=EXPANSIONS)), 0, None, 8):
        position: Any = game.position()
        drawn = str(TableView(position, game.ruleset.catalogue, game.scores(), said))
        assert max(map(len, drawn.splitlines())) <= 80
        for seat, figure in targi.items():
            there = [where for where in position["targis"][seat] if isinstance(where, int)]
            assert len(re.findall(rf"\| {figure} *(?=\|)", drawn)) == len(there)
        robber = said.say(phrase("draw-robber"))
        assert len(re.findall(rf"\| {robber} *(?=\|)", drawn)) == 1
        assert all(dune in drawn for dune in position["dunes"])
        for row in position["centre"]:
            assert all(card in drawn for card in row if not card.endswith("?"))


def test_the_language_is_that_of_the_argument(tmp_path: Path) -> None:
    """And the moves are typed the same way in all of them."""
    for language in LANGUAGES:
        told = played(["place 5"], tmp_path, "--seed", "7", "--language", language)
        assert words(language).say(phrase("ask-place")) in told


def test_what_others_see_is_told_to_the_blind(tmp_path: Path) -> None:
    """The table in sentences, one place, what happened last, and the rules by number."""
    before, told, border, centre, wrong, after, rule, no_rule = answers(
        tmp_path, "last", "words", "look 5", "look 1,2", "look d99", "look 1", "rule 3.2", "rule 77"
    )
    assert before == "Nothing has happened yet."
    assert "\nNoble (1): the robber.\n" in told
    assert border.startswith("Trader (5): free.\nTrade as often as you like:")
    assert centre.startswith("1,2: ")
    assert wrong.startswith("There is no place “d99”.")
    assert after.startswith("Noble (1): the robber.\n")
    assert rule.startswith("3.2 Four kinds of places are closed to your Targi:")
    assert no_rule == "There is no rule “77”."


def test_what_happened_last_is_told_again(tmp_path: Path) -> None:
    """In the same words, with the rule that each sentence rests on."""
    _, last = answers(tmp_path, "place 5", "last")
    assert last == "Blue places a Targi on the Trader. (rule 3.1)"


def test_sentences_have_codes_only_if_asked_for(tmp_path: Path) -> None:
    """By a command or an option; where something is to be typed, its code is always there."""
    typed = ["place 7", "codes", "last", "moves", "codes", "last", "moves", "look 7"]
    told, on, coded, coded_moves, off, bare, moves, looked = answers(tmp_path, *typed)
    assert told.startswith("Blue places a Targi on Dates on the right.\n")
    assert on.startswith("From now on sentences name cards and places by their codes")
    assert coded == "Blue places a Targi on Dates (7). (rule 3.1)"
    assert "place 2: Dates (2)" in coded_moves
    assert off.startswith("From now on sentences name cards and places by what is seen")
    assert bare == "Blue places a Targi on Dates on the right. (rule 3.1)"
    assert "place 2: Dates at the top" in moves
    assert looked.startswith("Dates (7): a Targi of Blue.")
    assert "on Dates (7)." in played(["place 7"], tmp_path, "--seed", "7", "--codes")


def test_rule_alone_reads_the_rules_of_what_was_told_last(tmp_path: Path) -> None:
    """Of events or of a refusal; before anything happened there are none."""
    before, _, after, refused, why = answers(tmp_path, "rule", "place 5", "rule", "place 4", "rule")
    assert before == "Nothing has happened yet."
    assert after.startswith("3.1 ")
    assert refused.endswith("(rule 3.2)")
    assert why.startswith("3.2 ")
    assert why.endswith("There is a lesson about this, “Three Targis”:\n  targi learn targis")
