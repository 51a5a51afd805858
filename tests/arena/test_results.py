"""Results in a file: kept pair by pair, gone on from, and refused if they are of another match."""

import json
import math
import os
import signal
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from targi import Ruleset
from targi.bots.arena.matches import Match, Side, play_pair
from targi.bots.arena.results import FORMAT, Results, ResultsError, Run, code_hash, play_match
from tests.arena.matches import GREEDY, RANDOM, RUN, arena_process, lines_of, outcomes, small_match

DEEP = "[" * 200_000  # deeper than Python reads
FOREIGN = ("my diary\n", "[]\n", '{"format": "targi-record/1"}\n', "\n", "{}", DEEP + "\n")


@pytest.fixture(scope="module")
def three_pairs(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a file with three pairs."""
    path = tmp_path_factory.mktemp("results") / "three.jsonl"
    results = Results(path, small_match(), RUN)
    for number in range(3):
        results.append(replace(play_pair(small_match(), number), seconds=number + 0.5))
    return path.read_text(encoding="utf-8")


@pytest.fixture
def kept(tmp_path: Path, three_pairs: str) -> Path:
    """A file with three pairs."""
    path = tmp_path / "kept.jsonl"
    path.write_text(three_pairs, encoding="utf-8")
    return path


def test_a_file_says_which_match_it_is(kept: Path) -> None:
    """On its first line: bots, budgets, ruleset, seed and the code that played."""
    assert json.loads(lines_of(kept)[0]) == {
        "format": FORMAT,
        "a": {"bot": GREEDY, "budget": {"work": 1, "seconds": None}},
        "b": {"bot": RANDOM, "budget": {"work": 1, "seconds": None}},
        "ruleset": "base",
        "seed": 1,
        "code": code_hash(),
    }


def test_a_file_has_a_line_for_each_pair(kept: Path) -> None:
    """In order, with all that reports need."""
    pairs = [json.loads(line) for line in lines_of(kept)[1:]]
    assert [pair["pair"] for pair in pairs] == [0, 1, 2]
    for pair in pairs:
        assert set(pair) == {"pair", "run", "seconds", "games"}
        assert len(pair["games"]) == 2
        assert set(pair["games"][0]) == {"points", "lead", "a_time", "b_time"}


def test_what_was_kept_is_read_again(kept: Path) -> None:
    """Everything but the records, times included."""
    played = [play_pair(small_match(), number) for number in range(3)]
    again = Results(kept, small_match(), RUN).pairs
    assert outcomes(again) == outcomes(played)
    assert again[0].games[0].a_time.decisions == played[0].games[0].a_time.decisions
    assert again[0].games[0].a_time.seconds > 0
    assert [pair.seconds for pair in again] == [0.5, 1.5, 2.5]


def test_a_file_tells_which_runs_played_its_pairs(kept: Path) -> None:
    """A run that only looked is none of them."""
    second = Run("2020-01-02T00:00:00+00:00", 2)
    results = Results(kept, small_match(), second)
    assert results.runs == {RUN}
    results.append(play_pair(small_match(), 3))
    assert results.runs == {RUN, second}
    assert Results(kept, small_match(), Run.now(1)).runs == {RUN, second}


def test_the_seconds_of_pairs_are_the_time_that_the_match_takes(kept: Path) -> None:
    """Those that are kept took what they took; new ones are timed, however many are played."""
    begun = monotonic()
    pairs = list(play_match(small_match(), 6, 2, Results(kept, small_match(), RUN)))
    assert [pair.seconds for pair in pairs[:3]] == [0.5, 1.5, 2.5]
    assert 0 < sum(pair.seconds for pair in pairs[3:]) <= monotonic() - begun
    assert Results(kept, small_match(), RUN).pairs == [pair.without_records() for pair in pairs]


def test_opening_a_file_changes_nothing(kept: Path, three_pairs: str) -> None:
    """Whether results are only looked at or gone on from."""
    Results(kept, small_match(), RUN)
    assert kept.read_text(encoding="utf-8") == three_pairs


def test_a_line_that_was_cut_off_is_dropped(kept: Path, three_pairs: str) -> None:
    """That pair is played again, and the file is whole afterwards."""
    kept.write_text(three_pairs[:-40], encoding="utf-8")
    results = Results(kept, small_match(), RUN)
    assert len(results.pairs) == 2
    results.append(play_pair(small_match(), 2))
    assert len(Results(kept, small_match(), RUN).pairs) == 3


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    """As one that was not there."""
    path = tmp_path / "empty.jsonl"
    path.touch()
    assert Results(path, small_match(), RUN).pairs == []
    assert len(lines_of(path)) == 1


@pytest.mark.parametrize("missing", [1, 2, 40, 10_000])
def test_a_first_line_that_was_cut_off_is_written_anew(
    tmp_path: Path, three_pairs: str, missing: int
) -> None:
    """However little of it is missing: the file is then as one that was not there."""
    head = three_pairs[: three_pairs.index("\n") + 1]
    path = tmp_path / "begun.jsonl"
    path.write_text(head[:-missing], encoding="utf-8")
    results = Results(path, small_match(), RUN)
    assert results.pairs == []
    assert path.read_text(encoding="utf-8") == head
    results.append(play_pair(small_match(), 0))
    assert len(Results(path, small_match(), RUN).pairs) == 1


def test_a_first_line_of_another_match_that_was_cut_off_is_refused(
    tmp_path: Path, three_pairs: str
) -> None:
    """And left alone."""
    head = three_pairs[: three_pairs.index("\n")].replace('"seed": 1', '"seed": 2')
    path = tmp_path / "begun.jsonl"
    path.write_text(head, encoding="utf-8")
    with pytest.raises(ResultsError, match="line 1: expected results of an arena"):
        Results(path, small_match(), RUN)
    assert path.read_text(encoding="utf-8") == head


def test_a_match_goes_on_where_it_was(kept: Path) -> None:
    """Only the missing pairs are played; the whole is what it would have been."""
    results = Results(kept, small_match(), RUN)
    first = results.pairs[0]
    with closing(play_match(small_match(), 5, 1, results)) as match:
        pairs = list(match)
    assert pairs[0] is first
    assert outcomes(pairs) == outcomes([play_pair(small_match(), number) for number in range(5)])
    assert len(Results(kept, small_match(), RUN).pairs) == 5


def test_of_more_pairs_than_wanted_the_first_count(kept: Path, three_pairs: str) -> None:
    """So a smaller number of games gives the same as it would have from the start."""
    pairs = list(play_match(small_match(), 2, 1, Results(kept, small_match(), RUN)))
    assert [pair.number for pair in pairs] == [0, 1]
    assert kept.read_text(encoding="utf-8") == three_pairs


def test_without_a_file_nothing_is_kept() -> None:
    """The pairs are played all the same."""
    assert [pair.number for pair in play_match(small_match(), 2, 1, None)] == [0, 1]


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        ({"a": Side(RANDOM, work=1)}, f'a is {{"bot": "{GREEDY}", '),
        ({"b": Side(RANDOM, work=2)}, f'b is {{"bot": "{RANDOM}", "budget": {{"work": 1'),
        ({"ruleset": Ruleset("expansion")}, 'ruleset is "base" there and "expansion" here'),
        ({"seed": 2}, "seed is 1 there and 2 here"),
    ],
)
def test_results_of_another_match_are_refused_by_name(
    kept: Path, three_pairs: str, other: dict[str, Any], complaint: str
) -> None:
    """The message says what differs, and the file stays as it is."""
    with pytest.raises(ResultsError) as refused:
        Results(kept, replace(small_match(), **other), RUN)
    assert str(refused.value).startswith(f"{kept}: results of another match: {complaint}")
    assert kept.read_text(encoding="utf-8") == three_pairs


def test_results_of_other_code_are_refused(kept: Path, three_pairs: str) -> None:
    """Half a match of each of two programs would be a figure of neither."""
    kept.write_text(three_pairs.replace(code_hash(), "0123456789abcdef"), encoding="utf-8")
    with pytest.raises(ResultsError, match='another match: code is "0123456789abcdef" there'):
        Results(kept, small_match(), RUN)


def test_the_code_is_what_decides_how_bots_play(tmp_path: Path) -> None:
    """Search, weights and deals count, at any depth; what measures, shows or was built does not."""
    for name in (
        "bots/core/search.py",
        "bots/weights.toml",
        "rules/engine.py",
        "bots/arena/matches.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
        before = code_hash(tmp_path)
        (tmp_path / name).write_text("2")
        assert code_hash(tmp_path) != before
    before = code_hash(tmp_path)
    for name in (
        "bots/arena/report.py",
        "bots/arena/strength.toml",
        "terminal/play.py",
        "rules/a.so",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
        assert code_hash(tmp_path) == before


@pytest.mark.parametrize("text", FOREIGN, ids=range(len(FOREIGN)))
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    """A mistyped name must not cost anyone a file."""
    path = tmp_path / "diary.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ResultsError, match="line 1: expected results of an arena"):
        Results(path, small_match(), RUN)
    assert path.read_text(encoding="utf-8") == text


def changed(line: str, **fields: object) -> str:
    """A pair's line with other fields."""
    return json.dumps(json.loads(line) | fields)


def changed_game(line: str, **fields: object) -> str:
    """A pair's line with other fields in its first game."""
    found = json.loads(line)
    found["games"][0] |= fields
    return json.dumps(found)


def changed_clock(line: str, **fields: object) -> str:
    """A pair's line with other fields in the clock of its first game's A."""
    return changed_game(line, a_time=json.loads(line)["games"][0]["a_time"] | fields)


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda line: "",
        lambda line: "not JSON",
        lambda line: "[]",
        lambda line: changed(line, pair=7),
        lambda line: changed(line, games=[]),
        lambda line: changed(line, games=None),
        lambda line: changed_game(line, points=2),
        lambda line: changed_game(line, points="1"),
        lambda line: changed_game(line, lead=0.5),
        lambda line: changed_game(line, a_time=None),
        lambda line: changed_game(line, b_time={"hours": 1}),
        lambda line: DEEP,
        lambda line: changed_game(line, lead=True),
        lambda line: changed_game(line, lead=10**400),
        lambda line: changed_clock(line, decisions="x"),
        lambda line: changed_clock(line, decisions=-1),
        lambda line: changed_clock(line, seconds=math.nan),
        lambda line: changed_clock(line, longest=math.inf),
        lambda line: changed_clock(line, longest_turn="soon"),
        lambda line: changed(line, seconds=None),
        lambda line: changed(line, seconds=-1),
        lambda line: changed(line, run=None),
        lambda line: changed(line, run={"begun": "now", "jobs": 0}),
        lambda line: changed(line, run={"begun": 5, "jobs": 1}),
    ],
)
def test_a_spoilt_line_is_refused_with_its_number(kept: Path, spoilt: Any) -> None:
    """Only the last line can have been cut off; any other mistake is not ours to guess about."""
    head, first, second, third = lines_of(kept)
    kept.write_text("\n".join([head, first, spoilt(second), third, ""]), encoding="utf-8")
    with pytest.raises(ResultsError, match=r"kept\.jsonl, line 3: expected pair 1$"):
        Results(kept, small_match(), RUN)


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    """By name."""
    path = tmp_path / "picture.png"
    path.write_bytes(b"\xff\xfe\n")
    with pytest.raises(ResultsError, match=r"picture\.png: not a text in UTF-8"):
        Results(path, small_match(), RUN)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """The system's reason is told."""
    with pytest.raises(ResultsError, match="cannot be read: Is a directory"):
        Results(tmp_path, small_match(), RUN)


def test_a_file_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    """Before anything is played."""
    with pytest.raises(ResultsError, match="cannot be written: No such file or directory"):
        Results(tmp_path / "nowhere" / "results.jsonl", small_match(), RUN)


def test_a_match_that_was_killed_goes_on(tmp_path: Path) -> None:
    """No warning, no farewell: what had been played by then is all there."""
    path = tmp_path / "killed.jsonl"
    words = [GREEDY, RANDOM, "--work", "1", "--games", "100000", "--jobs", "1"]
    with arena_process(*words, "--resume", str(path)) as process:
        while len(lines_of(path)) < 3:
            assert process.poll() is None
            sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
    results = Results(path, small_match(), RUN)
    kept = len(results.pairs)
    assert kept >= 2
    pairs = list(play_match(small_match(), kept + 2, 1, results))
    straight = [play_pair(small_match(), number) for number in range(kept + 2)]
    assert outcomes(pairs) == outcomes(straight)
    assert len(Results(path, small_match(), RUN).pairs) == kept + 2


def test_matches_of_different_size_are_the_same_match() -> None:
    """The number of games is no part of a match, so a longer one can go on from a shorter one."""
    assert "games" not in Match(Side(GREEDY), Side(RANDOM), Ruleset(), 1).to_json()
