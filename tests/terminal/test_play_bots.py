"""`targi play` against bots: seats, thinking, Ctrl-C, undo, hints, records, watching."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from targi import Game, bot
from targi.bots import names
from targi.game.records.fields import Headers
from targi.terminal import UserError
from targi.terminal.playing.seats import headers_of, recorded_seats
from tests.terminal.playing import answers, complaint, played, recorded, run, terminal, whole_game

pytestmark = pytest.mark.slow

FENNEC = ("--white", "fennec")
# The same command with bots that think for ten minutes about everything.
SLOW = """
import sys
from dataclasses import replace
from targi.bots import levels
from targi.bots.budget import Budget
slow = Budget(seconds=600)
levels.LEVELS = tuple(replace(level, budget=slow) for level in levels.LEVELS)
from targi.terminal.main import main
sys.exit(main(["play", *sys.argv[1:]]))
"""


def against(level: str, seed: int) -> Game:
    """A game in which blue makes the first move it can and white is a bot."""
    game, white = Game(seed=seed), bot(level)
    while not game.over:
        game.play(white.choose(game) if game.to_move == "white" else game.legal_moves()[0])
    return game


def typed_by_blue(game: Game) -> list[str]:
    """What a person types in such a game."""
    return [str(move.move) for move in game.history if move.player == "blue"]


@pytest.mark.parametrize("level", ["gecko", "fennec"])
def test_a_whole_game_is_played_against_a_bot(tmp_path: Path, level: str) -> None:
    """The person types only the own moves; the bot's are those it makes everywhere."""
    game = against(level, 11)
    told = played(typed_by_blue(game), tmp_path, "--seed", "11", "--white", level)
    kept = recorded(tmp_path / "targi-game-1.txt")
    assert kept.history == game.history
    assert kept.headers.white == f"bot:{level}"
    assert kept.headers.blue is None
    assert "Blue: at this terminal\nWhite: " in told
    assert told.count("\nWhite places a Targi on ") == 3 * kept.round
    assert "\nWhite: Place a Targi." not in told


def test_bots_of_the_expansion_begin_as_white(tmp_path: Path) -> None:
    """The person is asked after the bot's first move."""
    told = played([], tmp_path, *FENNEC, "--ruleset", "expansion", "--seed", "7")
    assert told.index("White places a Targi on") < told.index("Blue: Place a Targi.")


def test_two_bots_play_while_one_watches(tmp_path: Path) -> None:
    """A whole game without a line of input; the table is drawn once a round."""
    told = played([], tmp_path, "--blue", "gecko", *FENNEC, "--seed", "3", "--record", "game.txt")
    kept = recorded(tmp_path / "game.txt")
    assert kept.over
    assert (kept.headers.blue, kept.headers.white) == ("bot:gecko", "bot:fennec")
    assert told.count("+\n| 16 ") == kept.round + 1
    assert ">" not in told.splitlines()


def test_who_watches_in_a_terminal_goes_on_round_by_round(tmp_path: Path) -> None:
    """Commands can be typed in between; a move cannot, and there is nothing to take back."""
    with terminal(tmp_path, "--blue", "gecko", *FENNEC, "--seed", "3") as screen:
        assert "Enter goes on" in screen.type("place 5\n")
        assert "Enter goes on" in screen.type("undo\n")
        assert "There is no move to take back." in screen.type("score\n")
        assert "Total" in screen.type("\n")
        assert "Round 2 of 12." in screen.type("last\n")
        assert "White" in screen.type("quit\n")
        assert screen.finish() == 0
    assert recorded(tmp_path / "targi-game-1.txt").round == 2


# Thinking


def slow(*options: str) -> Sequence[str]:
    """The command with bots that take their time."""
    return (sys.executable, "-c", SLOW, *options)


def test_ctrl_c_while_a_bot_thinks_asks_before_leaving(tmp_path: Path) -> None:
    """Enter goes on, quit leaves, and the game is kept."""
    command = slow("--white", "caracal", "--seed", "7")
    with terminal(tmp_path, command=command) as screen:
        screen.type("place 5\n")
        screen.wait_for("caracal is thinking…")
        screen.press("\x03")
        assert "Do you want to leave?" in screen.type("\n")
        screen.wait_for("caracal is thinking…")
        screen.press("\x03")
        assert "Do you want to leave?" in screen.type("quit\n")
        assert screen.finish() == 130
    assert "Go on with:\r\n  targi play --resume targi-game-1.txt" in screen.seen
    assert "Traceback" not in screen.seen
    assert len(recorded(tmp_path / "targi-game-1.txt").history) == 1


def test_ctrl_c_twice_leaves_without_an_answer(tmp_path: Path) -> None:
    """Who is in a hurry is not asked again."""
    with terminal(tmp_path, command=slow("--white", "caracal", "--seed", "7")) as screen:
        screen.type("place 5\n")
        screen.wait_for("caracal is thinking…")
        screen.press("\x03")
        screen.wait_for("Do you want to leave?")
        assert screen.interrupt() == 130
    assert len(recorded(tmp_path / "targi-game-1.txt").history) == 1


def test_the_line_about_thinking_is_wiped_off_where_that_is_possible(tmp_path: Path) -> None:
    """And stands at most once a turn where it is not."""
    options = ("--white", "addax", "--seed", "7")
    with terminal(tmp_path, *options, kind="xterm", columns=80) as screen:
        screen.type("place 5\n")
        screen.type("quit\n")
        assert screen.finish() == 0
    assert "addax is thinking…\r\x1b[K" in screen.seen
    told = played(["place 5", "quit"], tmp_path, *options)
    assert told.count("addax is thinking…\n") == 1


def test_a_plain_game_wipes_nothing_off(tmp_path: Path) -> None:
    """Screen readers read line by line."""
    options = ("--white", "addax", "--seed", "7", "--plain")
    with terminal(tmp_path, *options, kind="xterm", columns=80) as screen:
        screen.type("place 5\n")
        screen.type("quit\n")
        assert screen.finish() == 0
    assert "addax is thinking…\r\n" in screen.seen
    assert "thinking…\r\x1b[K" not in screen.seen


def test_who_answers_at_once_is_not_said_to_think(tmp_path: Path) -> None:
    """Only levels that search do."""
    assert "thinking" not in played(["place 5", "quit"], tmp_path, *FENNEC)


# Back and forth


def test_undo_goes_back_to_before_ones_own_last_move(tmp_path: Path) -> None:
    """The bot's moves since then go, too; redo brings all of them again."""
    own, back, nothing, again = answers(tmp_path, "place 5", "undo", "undo", "redo", options=FENNEC)
    white = str(bot("fennec").choose(after("place 5")))
    assert own.startswith("Blue places a Targi on the Trader.\nWhite places a Targi on ")
    lines = back.splitlines()
    assert lines[:2] == [f"Taken back: White, {white}", "Taken back: Blue, place 5"]
    assert nothing == "There is no move to take back."
    assert again.splitlines()[:2] == own.splitlines()[:2]
    kept = recorded(tmp_path / "targi-game-1.txt")
    assert [str(played.move) for played in kept.history] == ["place 5", white]
    assert kept.takebacks == 0


def after(*moves: str) -> Game:
    """The game with seed 7 after these moves."""
    game = Game(seed=7)
    for move in moves:
        game.play(move)
    return game


def test_last_tells_all_that_bots_have_done(tmp_path: Path) -> None:
    """Since the person decided."""
    _, last = answers(tmp_path, "place 5", "last", options=FENNEC)
    assert last.startswith("White places a Targi on ")
    assert "Blue" not in last


@pytest.mark.parametrize("options", [(), FENNEC], ids=["two people", "against a bot"])
def test_a_hint_says_what_the_strongest_level_would_play(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    """A possible move, the chance to win and what would come of it; the game stays as it is."""
    hint, moves = answers(tmp_path, "hint", "moves", options=options)
    said = re.fullmatch(
        r"caracal is thinking… caracal would play (.*): .*\. "
        r"It puts your chance of winning at ([0-9]+) percent\. (Blue places a Targi on .*)",
        " ".join(hint.split()),
    )
    assert said is not None, hint
    assert said[1] in map(str, after().legal_moves())
    assert 0 < int(said[2]) < 100
    assert said[3].count("places a Targi on") > 1
    assert moves.startswith("1  place 2")


def test_a_hint_knows_a_move_that_wins(tmp_path: Path) -> None:
    """In the last decision of a game the best move is plain to see."""
    game = whole_game(11)
    last = game.undo()
    (tmp_path / "game.txt").write_text(game.record(), encoding="utf-8", newline="")
    told = " ".join(played(["hint", "quit"], tmp_path, "--resume", "game.txt").split())
    chance = int(re.findall(r"([0-9]+) percent", told)[0])
    best = max(value_of(game, str(move), last.player) for move in game.legal_moves())
    assert chance == {1: 100, 0: 50, -1: 0}[best]


def value_of(game: Game, move: str, player: str) -> int:
    """1, 0 or -1: whether a last move wins."""
    game.play(move)
    assert game.over
    winner = game.winner
    game.undo()
    return 0 if winner == "draw" else 1 if winner == player else -1


# Records


def test_a_resumed_game_knows_its_bots(tmp_path: Path) -> None:
    """Some moves, then some more, are as if they had been made at once."""
    game = against("fennec", 5)
    lines = typed_by_blue(game)
    played(lines[:10], tmp_path, "--seed", "5", *FENNEC, "--record", "game.txt")
    told = played(lines[10:20], tmp_path, "--resume", "game.txt")
    assert "White: fennec (takes what looks best at once)" in told
    history = recorded(tmp_path / "game.txt").history
    assert history == game.history[: len(history)]
    assert [move.player for move in history].count("blue") == 20


def test_seats_of_a_resumed_game_can_change(tmp_path: Path) -> None:
    """A person plays on for the bot, or another bot does."""
    played(["place 5"], tmp_path, "--seed", "7", *FENNEC, "--record", "game.txt")
    told = played(["quit"], tmp_path, "--resume", "game.txt", "--white", "person")
    assert "fennec" not in told
    assert recorded(tmp_path / "game.txt").headers.white is None
    played(["quit"], tmp_path, "--resume", "game.txt", "--blue", "scarab")
    assert recorded(tmp_path / "game.txt").headers.blue == "bot:scarab"


def test_a_bot_that_is_not_known_here_must_be_replaced(tmp_path: Path) -> None:
    """By a person or a level, which the message names; the record stays as it is."""
    file = tmp_path / "game.txt"
    text = Game(seed=7).record(white="bot:keen")
    file.write_text(text, encoding="utf-8", newline="")
    code, _, err = run([], tmp_path, "--resume", "game.txt")
    assert code == 2
    assert "white is bot:keen in the record" in err
    assert "--white person or one of scarab" in err
    assert file.read_text(encoding="utf-8") == text
    played(["quit"], tmp_path, "--resume", "game.txt", "--white", "gecko")


def test_people_keep_their_names() -> None:
    """Bots get and lose theirs."""
    headers = Headers(blue="Ann", white="bot:fennec")
    assert recorded_seats(headers, {}) == {"blue": "person", "white": "fennec"}
    swapped = headers_of(headers, {"blue": "person", "white": "person"})
    assert (swapped.blue, swapped.white) == ("Ann", None)
    replaced = headers_of(headers, {"blue": "oryx", "white": "fennec"})
    assert (replaced.blue, replaced.white) == ("bot:oryx", "bot:fennec")
    with pytest.raises(UserError, match="blue is bot:keen"):
        recorded_seats(Headers(blue="bot:keen"), {})


def test_a_level_that_does_not_exist_ends_with_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And names those that do."""
    said = complaint(capsys, "--white", "lion")
    assert all(name in said for name in ("person", *names()))
