"""`targi replay` tells a recorded game, or gives one of its positions."""

import json
import re

import pytest

from targi import Game
from targi.game.moves.questions import asked
from targi.terminal.commands.replay import as_lines
from targi.terminal.main import main
from targi.text import phrase, words
from targi.text.moves import choice, move
from targi.text.telling.events import sentence, tell
from tests.corpus import make_expansion
from tests.corpus.make import path, read

WITH_OWN_CARDS = str(make_expansion.path(9))
OWN_HASH = make_expansion.OWN_CARDS.sha256
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
    lines = printed(capsys, str(path(2)), "--codes").splitlines()
    assert lines[0] == "Edition: Base game"
    assert lines[1:3] == ["Blue: \u2068bot:builder\u2069", "White: \u2068bot:builder\u2069"]
    assert lines[3] == "Started: 15 November 2026, 00:30:00 UTC"
    assert re.findall(r"[A-Z]+\d+", lines[4]) == list(game.deal)
    assert lines[4].startswith("The centre is dealt: ")
    assert lines[5:7] == ["Blue is the starting player.", "Round 1 begins."]
    first = game.history[0]
    at = lines.index(f"1. Round 1, Blue ({first.move})")
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
    assert unfinished.endswith("\nThe game is not finished.\n")
    assert "dealt" not in printed(capsys, str(path(71)))


def played(**headers: str) -> Game:
    """A game of two moves, one of them taken back and played otherwise."""
    game = Game("base", seed=3)
    game.play("place 5")
    game.play("place 3")
    game.undo()
    game.play("place 6")
    return Game.from_record(game.record(**headers))


def test_players_are_told_by_the_names_of_the_record() -> None:
    """Each name stands alone, whatever its direction; two that are one say nothing."""
    lines = [*as_lines(played(blue="Ann", white="שמש"), words("en"))]
    assert lines[1:3] == ["Blue: \u2068Ann\u2069", "White: \u2068שמש\u2069"]
    assert "\u2068Ann\u2069 is the starting player." in lines
    assert "2. Round 1, \u2068שמש\u2069 (place 6)" in lines
    assert "     \u2068שמש\u2069 places a Targi on Pepper on the right." in lines
    alike = [*as_lines(played(blue="Ann", white="Ann"), words("en"))]
    assert "2. Round 1, White (place 6)" in alike
    lonely = [*as_lines(played(white="Ben"), words("en"))]
    assert "1. Round 1, Blue (place 5)" in lonely
    assert "2. Round 1, \u2068Ben\u2069 (place 6)" in lonely


@pytest.mark.parametrize(
    ("end", "by", "told"),
    [
        ("resigned", "blue", "\u2068Ann\u2069 resigns: \u2068Ben\u2069 wins."),
        ("timeout", "white", "\u2068Ben\u2069 runs out of time: \u2068Ann\u2069 wins."),
        ("abandoned", "white", "\u2068Ben\u2069 does not come back: \u2068Ann\u2069 wins."),
        ("agreed", None, "Both agree on a draw."),
    ],
)
def test_every_end_is_told_with_its_winner(end: str, by: str | None, told: str) -> None:
    """Also one that the rules do not know."""
    headers = {"blue": "Ann", "white": "Ben", "end": end} | ({"by": by} if by else {})
    lines = [*as_lines(played(**headers), words("en"))]
    assert lines[-2:] == ["1 move was taken back.", told]


def test_what_proves_the_cards_is_told() -> None:
    """As the record has it."""
    commitment, nonces = "9a2d" * 16, f"{'b1' * 16} {'c2' * 16}"
    lines = [*as_lines(played(commitment=commitment, nonces=nonces), words("en"))]
    assert lines[1:3] == [
        f"Commitment of the server: {commitment}",
        f"Nonces of the players: {nonces}",
    ]


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
        ((str(path(61)), "--at", "47"), "targi: --at: expected a number from 0 to 46, found 47\n"),
        (
            (WITH_OWN_CARDS,),
            f"targi: {WITH_OWN_CARDS}: line 3: played with a custom card file (sha256:{OWN_HASH}); "
            "name it with --cards FILE\n",
        ),
    ],
)
def test_wrong_use_ends_with_one_line(capsys: Capture, words: list[str], complaint: str) -> None:
    """What is wrong, where, and exit code 2."""
    assert main(["replay", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(complaint)
    assert err.count("\n") == 1


@pytest.mark.parametrize("number", ["-1", "x", "1.5", "9" * 5000])
def test_a_place_is_a_short_number(capsys: Capture, number: str) -> None:
    """Else it is refused in one short line."""
    with pytest.raises(SystemExit) as end:
        main(["replay", str(path(61)), "--at", number])
    assert end.value.code == 2
    err = capsys.readouterr().err
    expected = "expected a whole number from 0 to 999,999,999, found '"
    assert err.startswith(f"targi replay: argument --at: {expected}")
    assert len(err) < 160


@pytest.mark.parametrize("number", [8, 20, 73])
def test_every_sentence_is_told_in_a_line(capsys: Capture, number: int) -> None:
    """Below its move; below a move that brings nothing about, what it is in words."""
    lines = printed(capsys, str(path(number)), "--codes").splitlines()
    told = [line for line in lines[: lines.index("")] if line.startswith("     ")]
    game, game_before = read(number), read(number)
    catalogue, expected = game.ruleset.catalogue, list[str]()
    for _ in game.history:
        game_before.undo()
    for played in game.history:
        sentences = [sentence(one, words("en")) for one in tell(played.events, catalogue)]
        at = choice(asked(game_before.state), game_before.position(), catalogue)
        expected += sentences or [f"Chosen: {words('en').say(move(str(played.move), at))}"]
        game_before.redo()
    assert told == [f"     {line}" for line in expected]
    assert len(expected) > len(game.history)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Started: 15 November 2026, 00:30:00 UTC"),
        ("de", "Begonnen: 15. November 2026, 00:30:00 UTC"),
        ("fr", "Début\u00a0: 15 novembre 2026, 00:30:00 TU"),
        ("es", "Comienzo: 15 de noviembre de 2026, 0:30:00 UTC"),
        ("pl", "Początek: 15 listopada 2026 00:30:00 UTC"),
    ],
)
def test_the_time_is_written_as_the_language_writes_it(language: str, told: str) -> None:
    """The record itself has it in one form only."""
    assert [*as_lines(read(2), words(language))][3] == told


def test_a_game_is_told_in_the_language_of_the_argument(capsys: Capture) -> None:
    """The same game, in other words."""
    told = printed(capsys, str(path(8)), "--language", "de")
    assert words("de").say(phrase("event-round", amount=2)) in told
