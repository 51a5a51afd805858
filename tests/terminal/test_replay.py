"""`targi replay` tells a recorded game, or gives one of its positions."""

import json
import re

import pytest

from targi import Game
from targi.terminal.main import main
from targi.text import phrase, words
from targi.text.telling import sentence, tell
from tests.corpus.make import path, read

Capture = pytest.CaptureFixture[str]


def printed(capsys: Capture, *words: str) -> str:
    """What `targi replay` with these words prints; it must end well."""
    assert main(["replay", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_a_game_is_told_from_its_headers_to_its_score(capsys: Capture) -> None:
    """Every move with its number, round and player, and below it what came of it."""
    game = read(2)
    lines = printed(capsys, str(path(2))).splitlines()
    assert lines[0] == "Box: Base game"
    assert lines[1:3] == ["blue: bot:builder", "white: bot:builder"]
    assert lines[3] == "started: 2026-11-15T00:30:00Z"
    assert f"deal: {' '.join(game.deal)}" in lines
    first = game.history[0]
    at = lines.index(f"1. Round 1, Blue: {first.move}")
    assert re.fullmatch(
        rf"     Blue places a Targi on .* \({str(first.move)[6:]}\)\.", lines[at + 1]
    )
    assert f"{len(game.history)}. Round 12, " in "\n".join(lines)
    assert lines[-1].startswith(f"{str(game.winner).title()} wins, ")
    assert lines[-3].split() == ["Total", *(str(s["total"]) for s in game.scores().values())]


def test_only_what_there_is_is_told(capsys: Capture) -> None:
    """No winner of an unfinished game, no deal of one begun later."""
    unfinished = printed(capsys, str(path(68)))
    assert " wins" not in unfinished
    assert "end: unfinished" in unfinished
    assert "deal" not in printed(capsys, str(path(71)))


def test_a_game_as_data(capsys: Capture) -> None:
    """Moves with their events, headers, scores."""
    data = json.loads(printed(capsys, str(path(61)), "--json"))
    game = read(61)
    assert data["headers"]["by"] == "blue"
    assert data["deal"] == list(game.deal)
    assert [move["move"] for move in data["moves"]] == [str(p.move) for p in game.history]
    assert data["moves"][0]["events"] == [game.history[0].events[0].to_json()]
    assert data["scores"] == game.scores()
    assert data["winner"] is None


@pytest.mark.parametrize("decisions", [0, 17, 46])
def test_the_position_after_so_many_decisions(capsys: Capture, decisions: int) -> None:
    """As JSON that a game can begin from."""
    position = json.loads(printed(capsys, str(path(61)), "--at", str(decisions)))
    game = read(61)
    while len(game.history) > decisions:
        game.undo()
    assert position == game.position()
    assert Game.from_position(position).legal_moves() == game.legal_moves()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("no such file",), "targi: no such file: cannot be read: No such file or directory\n"),
        ((__file__,), f"targi: {__file__}: line 1: expected targi-record/1, which this version"),
        ((str(path(61)), "--at", "47"), "targi: --at: expected a number from 0 to 46, got 47\n"),
        ((str(path(61)), "--at", "-1"), "targi: --at: expected a number from 0 to 46, got -1\n"),
    ],
)
def test_wrong_use_ends_with_one_line(capsys: Capture, words: list[str], complaint: str) -> None:
    """What is wrong, where, and exit code 2."""
    assert main(["replay", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(complaint)
    assert err.count("\n") == 1


@pytest.mark.parametrize("number", [8, 20, 73])
def test_every_sentence_is_told_in_a_line(capsys: Capture, number: int) -> None:
    """Below its move, and nothing else stands there."""
    lines = printed(capsys, str(path(number))).splitlines()
    told = [line for line in lines[: lines.index("")] if line.startswith("     ")]
    game = read(number)
    catalogue = game.ruleset.catalogue
    sentences = (one for played in game.history for one in tell(played.events, catalogue))
    assert told == [f"     {sentence(one, words('en'))}" for one in sentences]


def test_a_game_is_told_in_the_language_of_the_argument(capsys: Capture) -> None:
    """The same game, in other words."""
    told = printed(capsys, str(path(8)), "--language", "de")
    assert words("de").say(phrase("event-round", amount=2)) in told
