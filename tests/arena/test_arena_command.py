"""`targi arena`: what it prints, what it refuses, and how it ends."""

import json
import os
import re
import signal
import subprocess
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from targi import Game, bot
from targi.bots import names
from targi.terminal.arena import progress as arena_play
from targi.terminal.arena.progress import Progress
from targi.terminal.main import main
from tests.arena.matches import GREEDY, RANDOM, arena, arena_process, lines_of

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]

CLOCK = {"decisions", "mean", "longest", "longest_turn"}


def data(capsys: Capture, *words: str) -> Any:
    """What a match of greedy against random prints with --json; it must succeed.

    One process plays it unless another number is given: starting one takes longer than a game.
    """
    assert arena(GREEDY, RANDOM, "--jobs", "1", *words, "--json") == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


def refusal(capsys: Capture, *words: str) -> str:
    """The error about wrong use, wherever it is found; nothing else is printed."""
    try:
        code = arena(*words)
    except SystemExit as ended:
        code = int(str(ended.code))
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    return err


def test_json_has_all_figures_of_a_match(capsys: Capture) -> None:
    """The whole schema, with figures that fit together."""
    found = data(capsys, "--games", "8", "--work", "1", "--seed", "5")
    assert set(found) == {
        "a",
        "b",
        "ruleset",
        "seed",
        "games",
        "finished",
        "wins",
        "draws",
        "losses",
        "pairs",
        "win_rate",
        "win_rate_interval",
        "elo",
        "elo_interval",
        "score_difference",
        "score_difference_interval",
        "time",
        "sprt",
    }
    assert found["a"] == {"bot": GREEDY, "budget": {"work": 1, "seconds": None}}
    assert found["b"] == {"bot": RANDOM, "budget": {"work": 1, "seconds": None}}
    assert (found["ruleset"], found["seed"], found["games"]) == ("base", 5, 8)
    assert found["finished"] is True
    assert found["wins"] + found["draws"] + found["losses"] == 8
    assert sum(found["pairs"]) == 4
    assert found["win_rate"] == (found["wins"] + found["draws"] / 2) / 8
    low, high = found["win_rate_interval"]
    assert 0 <= low <= found["win_rate"] <= high <= 1
    low, high = found["score_difference_interval"]
    assert low < found["score_difference"] < high
    assert set(found["time"]) == {"a", "b"}
    for time in found["time"].values():
        assert set(time) == CLOCK
        assert 0 < time["mean"] <= time["longest"] <= time["longest_turn"]
        assert time["decisions"] > 100
    assert found["sprt"] is None


def test_greedy_beats_random(capsys: Capture) -> None:
    """A whole match: the figures tell the stronger of two bots."""
    found = data(capsys, "--games", "40")
    assert found["win_rate_interval"][0] > 0.6
    assert found["score_difference_interval"][0] > 0


def test_one_process_and_two_give_identical_results(capsys: Capture) -> None:
    """With budgets of work everything but the time is the same."""
    one, two = (data(capsys, "--games", "12", "--work", "1", "--jobs", n) for n in "12")
    assert one.pop("time")["a"]["decisions"] == two.pop("time")["a"]["decisions"]
    assert one == two


def test_another_seed_is_another_match(capsys: Capture) -> None:
    """The same seed is the same one."""
    seeds = [data(capsys, "--games", "2", "--seed", seed) for seed in ("3", "3", "4")]
    first, again, other = (found["score_difference"] for found in seeds)
    assert first == again
    assert first != other


def test_the_ruleset_is_the_one_asked_for(capsys: Capture) -> None:
    """With options as everywhere else."""
    found = data(capsys, "--games", "2", "--ruleset", "expansion+easier")
    assert found["ruleset"]["box"] == "expansion"
    assert found["ruleset"]["start"] == "easier"


def test_one_pair_has_no_interval_of_the_score_difference(capsys: Capture) -> None:
    """Two games of one deal are one sample; nothing is made up."""
    found = data(capsys, "--games", "2")
    assert found["score_difference_interval"] is None
    assert found["win_rate_interval"] is not None


def test_words_say_what_the_data_says(capsys: Capture) -> None:
    """For people, with the intervals beside the figures."""
    assert arena(GREEDY, RANDOM, "--jobs", "1", "--games", "8", "--work", "1", "--seed", "5") == 0
    lines = capsys.readouterr().out.splitlines()
    found = data(capsys, "--games", "8", "--work", "1", "--seed", "5")
    assert lines[0] == f"{GREEDY} (A) against {RANDOM} (B), base, seed 5: 8 games"
    rows = dict(re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in lines[1:])
    assert rows["budgets"] == "A 1 position, B 1 position"
    assert rows["result"] == f"{found['wins']} won, {found['draws']} drawn, {found['losses']} lost"
    low, high = (100 * end for end in found["win_rate_interval"])
    assert rows["win rate"] == f"{100 * found['win_rate']:.1f} % ({low:.1f} to {high:.1f} %)"
    low, high = found["score_difference_interval"]
    assert (
        rows["score difference"] == f"{found['score_difference']:+.1f} ({low:+.1f} to {high:+.1f})"
    )
    counts = ", ".join(map(str, found["pairs"]))
    assert rows["pairs"] == f"{counts} gave A 0, ½, 1, 1½, 2 points"
    assert re.fullmatch(
        r"[\d.]+ m?s a decision, at most [\d.]+ m?s, a whole turn at most [\d.]+ m?s",
        rows["time of A"],
    )
    assert "sequential test" not in rows


@pytest.mark.parametrize(
    ("words", "a", "b"),
    [
        (["--work", "7"], (7, None), (7, None)),
        (["--time", "0.5"], (None, 0.5), (None, 0.5)),
    ],
)
def test_budgets_are_those_asked_for(
    capsys: Capture, words: list[str], a: tuple[Any, Any], b: tuple[Any, Any]
) -> None:
    """Work or time for both."""
    found = data(capsys, "--games", "2", *words)
    assert tuple(found["a"]["budget"].values()) == a
    assert tuple(found["b"]["budget"].values()) == b


def test_budgets_can_be_parts_of_the_bots_own(capsys: Capture) -> None:
    """Of both, or of one alone, which goes before the part for both."""
    top = names()[-1]
    assert arena(top, top, "--games", "2", "--budget", "2e-4", "--budget-b", "1e-4", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    for side, part in (("a", 2e-4), ("b", 1e-4)):
        budget = bot(top).budget.scaled(part)
        assert found[side]["budget"] == {"work": budget.work, "seconds": budget.seconds}


def test_the_sequential_test_stops_as_soon_as_it_is_sure(capsys: Capture) -> None:
    """Greedy is far more than 200 Elo stronger than random; that needs few games."""
    found = data(capsys, "--games", "400", "--sprt", "0", "200")
    assert found["games"] < 100
    assert found["finished"] is True
    assert found["sprt"]["accepted"] == "H1"
    assert found["sprt"]["log_likelihood_ratio"] >= found["sprt"]["bound"]
    assert (found["sprt"]["elo0"], found["sprt"]["elo1"]) == (0, 200)


def test_the_sequential_test_can_accept_h0(capsys: Capture) -> None:
    """Random is not 100 Elo stronger than greedy; the words say so, and what it costs."""
    assert arena(RANDOM, GREEDY, "--jobs", "1", "--games", "400", "--sprt", "-100", "100") == 0
    out = capsys.readouterr().out
    assert "accepts H0 (H0 -100 Elo, H1 +100 Elo; log-likelihood ratio -" in out
    assert "do not allow for the test's stopping early" in out


def test_the_sequential_test_may_stay_undecided(capsys: Capture) -> None:
    """If there are not enough games for it."""
    found = data(capsys, "--games", "2", "--sprt", "0", "5")
    assert found["sprt"]["accepted"] is None
    assert found["games"] == 2
    arena(GREEDY, RANDOM, "--games", "2", "--sprt", "0", "5")
    assert "has not decided" in capsys.readouterr().out


def test_an_early_stop_comes_at_the_same_pair_with_any_number_of_processes(
    capsys: Capture,
) -> None:
    """Because pairs are examined in order, whichever finishes first."""
    words = ["--games", "400", "--work", "1", "--sprt", "0", "200"]
    one, two = (data(capsys, *words, "--jobs", n) for n in "12")
    del one["time"], two["time"]
    assert one == two


def test_records_are_written_for_every_game(capsys: Capture, tmp_path: Path) -> None:
    """In a folder that is made; each is right, and named by its pair and A's seat."""
    folder = tmp_path / "new" / "records"
    data(capsys, "--games", "4", "--records", str(folder))
    files = sorted(path.name for path in folder.iterdir())
    assert files == ["0001-blue.txt", "0001-white.txt", "0002-blue.txt", "0002-white.txt"]
    game = Game.from_record((folder / "0002-white.txt").read_text(encoding="utf-8"))
    assert game.headers.white == f"bot:{GREEDY}"
    assert main(["verify", *(str(folder / name) for name in files)]) == 0


def test_a_match_is_resumed_from_its_file(capsys: Capture, tmp_path: Path) -> None:
    """A longer match goes on from a shorter one and is the same as if played at once."""
    path = str(tmp_path / "match.jsonl")
    words = ["--work", "1", "--seed", "9"]
    first = data(capsys, "--games", "4", *words, "--resume", path)
    longer = data(capsys, "--games", "8", *words, "--resume", path)
    at_once = data(capsys, "--games", "8", *words)
    assert first["games"] == 4
    del longer["time"], at_once["time"]
    assert longer == at_once


def test_the_figures_of_a_finished_file_cost_no_game(capsys: Capture, tmp_path: Path) -> None:
    """Not even the times differ, so nothing was played again."""
    words = ["--games", "4", "--resume", str(tmp_path / "match.jsonl")]
    assert data(capsys, *words) == data(capsys, *words)


def test_results_of_another_match_are_refused(capsys: Capture, tmp_path: Path) -> None:
    """In a line that names the file and the difference."""
    path = str(tmp_path / "match.jsonl")
    data(capsys, "--games", "2", "--resume", path)
    complaint = refusal(capsys, GREEDY, RANDOM, "--seed", "2", "--resume", path)
    assert complaint == (f"targi: {path}: results of another match: seed is 1 there and 2 here\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "expected two bots, or --ladder"),
        ([GREEDY], "expected two bots, or --ladder"),
        ([GREEDY, "nobody"], "found 'nobody'"),
        (["nobody", GREEDY], f"expected one of {RANDOM}, "),
        ([GREEDY, RANDOM, "--games", "7"], "expected an even number"),
        (
            [GREEDY, RANDOM, "--games", "0"],
            "expected a whole number from 1 to 999,999,999, found '0'",
        ),
        ([GREEDY, RANDOM, "--games", "99999999999"], "a whole number from 1 to 999,999,999"),
        (
            [GREEDY, RANDOM, "--games=-4"],
            "expected a whole number from 1 to 999,999,999, found '-4'",
        ),
        (
            [GREEDY, RANDOM, "--games", "many"],
            "expected a whole number from 1 to 999,999,999, found 'many'",
        ),
        (
            [GREEDY, RANDOM, "--jobs", "0"],
            "expected a whole number from 1 to 999,999,999, found '0'",
        ),
        ([GREEDY, RANDOM, "--jobs", "99999"], "--jobs: expected at most "),
        ([GREEDY, RANDOM, "--time", "1e308"], "time: expected seconds from 0 to 86,400"),
        (
            [GREEDY, RANDOM, "--work=-1"],
            "expected a whole number from 1 to 999,999,999, found '-1'",
        ),
        ([GREEDY, RANDOM, "--budget=-1"], "expected a number above 0, found '-1'"),
        ([GREEDY, RANDOM, "--budget", "nan"], "expected a number above 0, found 'nan'"),
        ([GREEDY, RANDOM, "--budget-a", "inf"], "expected a number above 0, found 'inf'"),
        ([GREEDY, RANDOM, "--time", "0"], "expected a number above 0, found '0'"),
        ([GREEDY, RANDOM, "--time", "soon"], "expected a number above 0, found 'soon'"),
        ([GREEDY, RANDOM, "--work", "1", "--time", "1"], "expected one kind of budget"),
        ([GREEDY, RANDOM, "--work", "1", "--budget-b", "1"], "expected one kind of budget"),
        (
            [GREEDY, RANDOM, "--seed", "x"],
            "expected a whole number of at most 1000 digits, found 'x'",
        ),
        ([GREEDY, RANDOM, "--sprt", "5", "0"], "expected ELO0 below ELO1, found 5 and 0"),
        (
            [GREEDY, RANDOM, "--sprt", "0", "5000"],
            "expected a difference in Elo from -1000 to 1000, found '5000'",
        ),
        (
            [GREEDY, RANDOM, "--sprt", "a", "b"],
            "expected a difference in Elo from -1000 to 1000, found 'a'",
        ),
        ([GREEDY, RANDOM, "--ruleset", "chess"], "chess"),
        ([GREEDY, RANDOM, "--resume", "no/such/folder/f"], "cannot be written: No such file"),
        ([GREEDY, RANDOM, "--resume", "."], ".: expected a file, or the name of a new one"),
        ([GREEDY, RANDOM, "--resume", ""], ".: expected a file, or the name of a new one"),
        ([GREEDY, RANDOM, "--resume", "/dev/null"], "/dev/null: expected a file, or the name"),
        (["--ladder", GREEDY], "only --jobs and --resume go with --ladder"),
        (["--ladder", "--games", "4"], "only --jobs and --resume go with --ladder"),
        (["--ladder", "--json"], "only --jobs and --resume go with --ladder"),
        (["--ladder", "--ruleset", "base"], "only --jobs and --resume go with --ladder"),
    ],
)
def test_wrong_use_is_refused_in_one_line(
    capsys: Capture, words: list[str], complaint: str
) -> None:
    """Which says what was expected."""
    assert complaint in refusal(capsys, *words)


def test_a_budget_beyond_all_numbers_is_refused_in_one_line(capsys: Capture) -> None:
    """By name, as a level's own budget cannot be multiplied by it."""
    assert "factor" in refusal(capsys, "caracal", "oryx", "--budget", "1e308")


def test_a_file_keeps_one_match_at_a_time(capsys: Capture, tmp_path: Path) -> None:
    """Two that write it would leave a file that neither can go on from."""
    path = tmp_path / "match.jsonl"
    words = [GREEDY, RANDOM, "--games", "100000", "--resume", str(path)]
    with arena_process(*words) as process:
        while len(lines_of(path)) < 2:
            assert process.poll() is None
            sleep(0.01)
        complaint = refusal(capsys, *words)
        os.killpg(process.pid, signal.SIGINT)
        process.communicate()
    assert complaint == f"targi: {path}: another match is being kept there\n"
    assert [*tmp_path.iterdir()] == [path]
    assert data(capsys, "--games", "2", "--resume", str(path))["games"] == 2


def test_words_say_which_games_have_no_records(capsys: Capture, tmp_path: Path) -> None:
    """Those that were found in a file of results: it does not keep them."""
    path, folder = str(tmp_path / "match.jsonl"), tmp_path / "records"
    words = [GREEDY, RANDOM, "--jobs", "1", "--resume", path, "--records", str(folder)]
    assert arena(*words[:-2], "--games", "4") == 0
    assert "no records" not in capsys.readouterr().out
    assert arena(*words, "--games", "6") == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == f"4 games were found in {path}: no records are written of those now."
    assert sorted(p.name for p in folder.iterdir()) == ["0003-blue.txt", "0003-white.txt"]


def test_a_folder_that_cannot_be_written_is_refused_before_a_game(
    capsys: Capture, tmp_path: Path
) -> None:
    """Rather than after hours."""
    (tmp_path / "file").touch()
    complaint = refusal(capsys, GREEDY, RANDOM, "--records", str(tmp_path / "file"))
    assert complaint == f"targi: {tmp_path}/file: cannot be written: File exists\n"
    complaint = refusal(capsys, GREEDY, RANDOM, "--records", str(tmp_path / "file" / "below"))
    assert complaint == f"targi: {tmp_path}/file/below: cannot be written: Not a directory\n"


def test_a_record_that_cannot_be_written_ends_the_match(capsys: Capture, tmp_path: Path) -> None:
    """With the name of the file that could not be written."""
    (tmp_path / "0001-white.txt").mkdir()
    complaint = refusal(capsys, GREEDY, RANDOM, "--games", "4", "--records", str(tmp_path))
    assert complaint == f"targi: {tmp_path}/0001-white.txt: cannot be written: Is a directory\n"


def test_ctrl_c_shows_what_is_known_so_far(tmp_path: Path) -> None:
    """With the exit code of an interrupted program, and no process left behind."""
    path = tmp_path / "match.jsonl"
    words = ["--games", "100000", "--jobs", "2", "--json", "--resume", str(path)]
    with arena_process(GREEDY, RANDOM, *words) as process:
        while len(lines_of(path)) < 4:
            assert process.poll() is None
            sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everyone in the group
        out, err = process.communicate()  # comes back when the last process has closed its end
    assert process.returncode == 130
    assert err.strip() == ""
    found = json.loads(out)
    assert found["finished"] is False
    assert found["games"] >= 4  # two pairs; the third may be written, but not counted yet


def test_after_ctrl_c_words_say_how_to_go_on(tmp_path: Path) -> None:
    """What was asked for, what there is of it, and that the file keeps it."""
    path = tmp_path / "match.jsonl"
    with arena_process(GREEDY, RANDOM, "--games", "100000", "--resume", str(path)) as process:
        while len(lines_of(path)) < 3:
            assert process.poll() is None
            sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate()
    expected = r"Interrupted after \d+ of 100000 games\. The same command goes on from there\."
    assert re.fullmatch(expected, out.splitlines()[-1])


def test_after_ctrl_c_words_say_that_nothing_was_kept(tmp_path: Path) -> None:
    """Without a file of results; the records are not one."""
    with arena_process(GREEDY, RANDOM, "--records", str(tmp_path), "--games", "9998") as process:
        while not (tmp_path / "0002-blue.txt").exists():
            assert process.poll() is None
            sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate()
    expected = r"Interrupted after \d+ of 9998 games\. Nothing is kept: with --resume .*"
    assert re.fullmatch(expected, out.splitlines()[-1])


def test_ctrl_c_is_heard_while_processes_are_started(tmp_path: Path) -> None:
    """Wherever Ctrl-C strikes, it is heard, and nothing but figures is printed."""
    path = tmp_path / "match.jsonl"
    with arena_process(GREEDY, RANDOM, "--games", "100000", "--resume", str(path)) as process:
        while not lines_of(path):
            assert process.poll() is None
            sleep(0.001)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert err.strip() == ""
    assert out == "" or out.startswith(f"{GREEDY} (A) against {RANDOM} (B), base, seed 1: ")


def test_a_terminal_shows_progress_and_is_left_clean() -> None:
    """On standard error, so that the data on standard output stays whole."""
    ours, theirs = os.openpty()
    process = arena_process(GREEDY, RANDOM, "--games", "4", "--json", stderr=theirs)
    os.close(theirs)
    out, _ = process.communicate()
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert process.returncode == 0
    assert json.loads(out)["games"] == 4
    assert "[###############...............] 2/4 games, " in shown
    assert "[##############################] 4/4 games, " in shown
    assert shown.endswith("\r\x1b[K")


@pytest.mark.parametrize("columns", [200, 90, 80, 40, 20])
def test_progress_fits_one_line(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Only one line can be wiped off; what has no room is left out, the figures last."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(arena_play, "can_wipe", lambda stream: True)
    Progress("caracal against caracal, expansion+easier+border:1,5", 100).show([0, 0, 7, 0, 0])
    (line,) = [part for part in capsys.readouterr().err.split("\r\x1b[K") if part]
    assert len(line) < columns
    assert ("caracal against" in line) == (columns == 200)
    assert ("[" in line) == (columns > 40)
    assert "14/200 games, " in line


def test_without_a_terminal_there_is_no_progress() -> None:
    """A log stays readable."""
    with arena_process(GREEDY, RANDOM, "--games", "2", stderr=subprocess.PIPE) as process:
        _, err = process.communicate()
    assert err == ""
