"""`targi play --plain`: for people who listen to their screen, nothing is drawn, all is told."""

import re
from pathlib import Path

import pytest

from targi import Ruleset
from targi.text import LANGUAGES, phrase, words
from tests.terminal.playing import answers, played, typed, whole_game

pytestmark = pytest.mark.slow

PLAIN = ("--plain",)
DRAWN = re.compile(r"[|+]--|\| ")


@pytest.mark.parametrize("ruleset", ["base", "expansion"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_without_a_drawing(
    tmp_path: Path, language: str, ruleset: str
) -> None:
    """Every line is a sentence, a move with its number, or a heading; none has columns."""
    game = whole_game(11, Ruleset(ruleset))
    options = ("--plain", "--language", language, "--ruleset", ruleset, "--seed", "11")
    told = played([*typed(game), "quit"], tmp_path, *options)
    assert not DRAWN.search(told)
    for line in told.splitlines():
        text = re.sub(r"^ *[0-9]+  ", "", line) if line.startswith(" ") else line
        assert "  " not in text.strip(), line


def test_the_table_is_told_at_the_start_and_when_asked_for(tmp_path: Path) -> None:
    """In between, what happens is enough."""
    place, table, told = answers(tmp_path, "place 5", "table", "words", options=PLAIN)
    assert place.startswith("Blue places a Targi on the Trader.\n\nWhite: Place a Targi.")
    assert table == told
    assert "1,2: Targia card BT9" in told


def test_moves_stand_one_below_the_other(tmp_path: Path) -> None:
    """A screen reader reads lines, not columns."""
    (moves,) = answers(tmp_path, "moves", options=PLAIN)
    assert moves.splitlines()[:2] == [
        "1  place 2: Dates at the top",
        "  2  place 3: Salt at the top",
    ]


def test_scores_are_sentences(tmp_path: Path) -> None:
    """Asked for, and at the end."""
    (score,) = answers(tmp_path, "score", options=PLAIN)
    assert score == "Blue has 4 points: 4 in tokens.\nWhite has 4 points: 4 in tokens."
    game = whole_game(8)
    told = played(typed(game), tmp_path, "--plain", "--seed", "8")
    for seat, scored in game.scores().items():
        assert f"\n{seat.title()} has {scored['total']} points: " in told
    assert f"\n{str(game.winner).title()} wins, " in told


def test_plain_is_chosen_and_left_inside_a_game(tmp_path: Path) -> None:
    """The table is drawn no more, then again."""
    on, told, moved, off, drawn = answers(tmp_path, "plain", "table", "place 5", "plain", "table")
    assert on == words("en").say(phrase("play-plain"))
    assert not DRAWN.search(told + moved)
    assert off == words("en").say(phrase("play-drawn"))
    assert DRAWN.search(drawn)
