"""The ladder: its matches, when they end, that its intervals stay honest, and what it writes."""

import os
import random
import signal
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import sleep

import pytest

from targi import Ruleset
from targi.bots import names
from targi.bots.arena.ladder import (
    ABOVE_BELOW,
    BELOW,
    LOOK_CONFIDENCE,
    LOOKS,
    RIVALS,
    SCALE,
    Rung,
    rungs,
)
from targi.bots.arena.matches import Data, Match, Side, play_pair
from targi.bots.arena.results import Results, Run
from targi.bots.arena.statistics import win_rate_interval
from targi.bots.arena.strength import (
    COLUMNS,
    duration_words,
    read_strength,
    strength_file,
    strength_page,
)
from targi.game.ruleset import BOXES
from targi.terminal import UserError
from targi.terminal.arena import ladder as arena_ladder
from targi.terminal.main import main
from targi.terminal.writing import lock
from tests.arena.matches import GREEDY, RANDOM, RUN, arena_process, lines_of, small_match

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def easy_rung(box: str = "base") -> Rung:
    """Greedy against random, which is clear at the first look."""
    return Rung(small_match(box=box), ABOVE_BELOW, BELOW)


def even_rung() -> Rung:
    """Random against itself, which never gets near the goal."""
    match = Match(Side(RANDOM, work=1), Side(RANDOM, work=1), Ruleset(), 1)
    return Rung(match, 0.95, "itself")


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> list[Data]:
    """A small ladder of two matches, without time for more than a pair of the second."""
    folder = tmp_path_factory.mktemp("ladder")
    found = arena_ladder.climb([easy_rung()], replace(RUN, jobs=2), folder, 3600)
    return found + arena_ladder.climb([easy_rung("expansion")], RUN, folder, 0)


def keep(rung: Rung, folder: Path, seconds: list[float]) -> Path:
    """Write results of so many pairs, that took so long, as if they had been played."""
    path = folder / f"{rung.name}.jsonl"
    results = Results(path, rung.match, RUN)
    for number, taken in enumerate(seconds):
        results.append(replace(play_pair(rung.match, number), seconds=taken))
    return path


def test_every_level_meets_the_one_below_in_both_boxes() -> None:
    """Each pair of neighbours, with a tenth of their budgets."""
    found = [rung for rung in rungs() if rung.about == BELOW]
    levels = names()
    assert len(found) == 2 * (len(levels) - 1)
    for box in BOXES:
        met = [(r.match.b.name, r.match.a.name) for r in found if r.match.ruleset.box == box]
        assert met == list(pairwise(levels))
    assert {rung.goal for rung in found} == {0.6}
    assert {side.scale for rung in found for side in (rung.match.a, rung.match.b)} == {SCALE}


def test_the_strongest_level_meets_its_rivals_in_both_boxes() -> None:
    """All of them levels that there are."""
    for rival in RIVALS:
        found = [rung for rung in rungs() if rung.about == rival.about]
        assert [rung.match.ruleset.box for rung in found] == [*BOXES]
        for rung in found:
            assert (rung.match.a.name, rung.match.b.name) == (names()[-1], rival.name)
            assert rung.goal == rival.goal
            assert rung.most == rival.most
            sides = (rung.match.a, rung.match.b)
            assert tuple(side.scale for side in sides) == rival.scales
            assert {side.time for side in sides} == {rival.time}


def test_a_match_too_short_for_a_look_is_played_whole(tmp_path: Path) -> None:
    """Games with full budgets are dear: so many are played, however clear and however late."""
    (short,) = arena_ladder.climb([replace(easy_rung(), most=2)], RUN, tmp_path, 0)
    assert short["games"] == 4


def test_the_matches_with_full_budgets_are_played_whole_and_come_last() -> None:
    """The time that the others share is not theirs."""
    whole = [rung for rung in rungs() if rung.whole]
    assert [rung.match.ruleset.box for rung in whole] == [*BOXES]
    sides = [side for rung in whole for side in (rung.match.a, rung.match.b)]
    assert {(side.scale, side.time) for side in sides} == {(1, None)}
    assert whole == rungs()[-2:]


def test_the_strongest_level_is_measured_against_itself_with_less_thought() -> None:
    """A quarter of the budget on the other side, and half of the games is what to beat."""
    found = [rung for rung in rungs() if rung.match.a.name == rung.match.b.name]
    assert [rung.match.ruleset.box for rung in found] == [*BOXES]
    for rung in found:
        assert rung.match.a.scale == 4 * rung.match.b.scale == SCALE
        assert rung.goal == 0.5


def test_every_match_has_a_file_of_its_own() -> None:
    """Two matches in one file would refuse each other."""
    files = [rung.name for rung in rungs()]
    assert len(set(files)) == len(files)
    assert all(name.isascii() and " " not in name for name in files)


def test_a_match_is_decided_only_at_a_look_that_is_clear() -> None:
    """Elsewhere a clear interval means nothing, because nobody looked."""
    rung = easy_rung()
    assert rung.decided((0, 0, 0, 0, 25))
    assert rung.decided((25, 0, 0, 0, 0))
    assert not rung.decided((0, 0, 0, 0, 24))
    assert not rung.decided((0, 0, 0, 0, 26))
    assert not rung.decided((5, 0, 8, 0, 12))
    assert rung.decided((0, 0, 0, 0, 400))


def test_the_verdict_is_about_the_whole_interval() -> None:
    """Above the goal, below it, or neither."""
    rung = easy_rung()
    assert rung.verdict((0, 0, 10, 0, 90)) == "yes"
    assert rung.verdict((90, 0, 10, 0, 0)) == "no"
    assert rung.verdict((20, 0, 40, 0, 40)) == "open"


@pytest.mark.parametrize("rate", [0.6, 0.75, 0.9])
def test_intervals_hold_whichever_look_ends_the_match(rate: float) -> None:
    """All looks of a match together miss the truth in at most 5 of 100 matches."""
    chance = random.Random(13)
    chances = ((1 - rate) ** 2, 0, 2 * rate * (1 - rate), 0, rate**2)
    matches, missed = 600, 0
    for _ in range(matches):
        results = chance.choices(range(5), chances, k=LOOKS[-1])
        looks = [[results[:n].count(result) for result in range(5)] for n in LOOKS]
        intervals = [win_rate_interval(counts, LOOK_CONFIDENCE) for counts in looks]
        missed += not all(low <= rate <= high for low, high in intervals)
    assert missed / matches <= 0.05


def test_a_clear_match_ends_at_a_look(measured: list[Data]) -> None:
    """With its verdict."""
    clear = measured[0]
    assert clear["games"] == 2 * LOOKS[0]
    assert clear["reached"] == "yes"
    assert clear["win_rate_interval"][0] > clear["goal"] == 0.6
    assert clear["finished"] is True


def test_a_match_without_time_is_judged_as_it_stands(measured: list[Data]) -> None:
    """After the pair at which its time was up."""
    short = measured[1]
    assert short["games"] == 2
    assert short["reached"] == "open"


def test_the_intervals_are_those_of_several_looks(measured: list[Data]) -> None:
    """Wider than those of a single match with the same result."""
    wide, usual = measured[0]["win_rate_interval"], win_rate_interval(measured[0]["pairs"])
    assert wide == [*win_rate_interval(measured[0]["pairs"], LOOK_CONFIDENCE)]
    assert wide[0] < usual.low


def test_progress_is_told_match_by_match(capsys: Capture, tmp_path: Path) -> None:
    """In a line each, as soon as it is known."""
    arena_ladder.climb([even_rung()], RUN, tmp_path, 0)
    out = capsys.readouterr().out
    assert out.startswith(f"base: {RANDOM} against {RANDOM} (itself): ")
    assert out.endswith("in 2 games, above 95.0 %: open\n")


def test_a_ladder_goes_on_from_its_folder(tmp_path: Path) -> None:
    """Which is made; a finished match costs no game, and no run is counted that played none."""
    folder = tmp_path / "new" / "ladder"
    (first,) = arena_ladder.climb([easy_rung()], RUN, folder, 3600)
    assert len(lines_of(folder / f"{easy_rung().name}.jsonl")) == LOOKS[0] + 1
    (again,) = arena_ladder.climb([easy_rung()], Run.now(2), folder, 3600)
    assert again == first
    assert again["runs"] == [{"begun": RUN.begun, "jobs": RUN.jobs}]


def test_a_match_that_ran_out_of_time_stays_as_it_was(tmp_path: Path) -> None:
    """Going on must not be a second chance: the time it took is kept with its results."""
    file = keep(even_rung(), tmp_path, [30, 30, 40])
    (found,) = arena_ladder.climb([even_rung()], Run.now(1), tmp_path, 90)
    assert (found["games"], found["seconds"]) == (6, 100)
    assert len(lines_of(file)) == 4


def test_a_match_that_was_interrupted_has_what_is_left_of_its_share(tmp_path: Path) -> None:
    """Of 100 seconds it has 50, of which 50 less an instant are used: one more pair is played."""
    keep(even_rung(), tmp_path, [30, 19.999_999])
    matches = [even_rung(), easy_rung()]
    keep(easy_rung(), tmp_path, [100])
    found, _ = arena_ladder.climb(matches, Run.now(1), tmp_path, 100)
    assert found["games"] == 6
    assert found["seconds"] >= 50
    assert len(found["runs"]) == 2


def test_time_that_a_match_leaves_goes_to_the_others(tmp_path: Path) -> None:
    """Kept or just played: the shares are the same for a ladder that goes on."""
    first, second = even_rung(), easy_rung()
    keep(first, tmp_path, [60])
    keep(second, tmp_path, [39, 2, 5])
    _, found = arena_ladder.climb([first, second], RUN, tmp_path, 100)
    assert (found["games"], found["seconds"]) == (4, 41)  # 40 were left for it, not its half


def test_results_of_another_ladder_are_refused(tmp_path: Path) -> None:
    """By name, as everywhere."""
    arena_ladder.climb([easy_rung()], RUN, tmp_path, 0)
    other = Rung(small_match(seed=2), ABOVE_BELOW, BELOW)
    with pytest.raises(UserError, match="another match: seed is 1 there and 2 here"):
        arena_ladder.climb([other], RUN, tmp_path, 0)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    """Before anything is played."""
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match="file: expected a folder, or the name of a new one"):
        arena_ladder.climb([easy_rung()], RUN, tmp_path / "file", 3600)


def test_a_folder_that_cannot_be_used_is_refused_in_one_line(
    tmp_path: Path, capsys: Capture
) -> None:
    """By the command, too."""
    (tmp_path / "file").touch()
    assert main(["arena", "--ladder", "--resume", str(tmp_path / "file" / "below")]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"targi: {tmp_path}/file/below: cannot be written: Not a directory\n")


def test_a_folder_has_one_ladder_at_a_time(tmp_path: Path) -> None:
    """A second one is refused at once, even between two matches of the first."""
    taken = closing(lock(tmp_path / "ladder", "ladder"))
    with taken, pytest.raises(UserError, match="another ladder is being kept there"):
        arena_ladder.climb([easy_rung()], RUN, tmp_path, 0)
    assert [*tmp_path.iterdir()] == []


def test_after_ctrl_c_words_say_how_to_go_on(tmp_path: Path) -> None:
    """Below what the match that was interrupted had shown."""
    file = tmp_path / f"{rungs()[0].name}.jsonl"
    with arena_process("--ladder", "--jobs", "1", "--resume", str(tmp_path)) as process:
        while len(lines_of(file)) < 3:
            assert process.poll() is None
            sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert err.strip() == ""
    assert out.endswith("\nInterrupted. The same command goes on from there.\n")


def test_the_page_says_how_long_all_matches_took() -> None:
    """With how many processes, and in how many runs."""
    first, second = ({"begun": begun, "jobs": 2} for begun in ("monday", "tuesday"))
    matches = [{"seconds": 90.0, "runs": [first]}, {"seconds": 150.0, "runs": [first]}]
    assert duration_words(matches) == "4 minutes for all matches together, 2 processes, in one run"
    matches.append({"seconds": 60.0, "runs": [first, second]})
    expected = "2 processes, in 2 runs, not counting interruptions"
    assert duration_words(matches) == f"5 minutes for all matches together, {expected}"
    matches.append({"seconds": 0.0, "runs": [{"begun": "friday", "jobs": 1}]})
    assert "together, 1 or 2 processes, in 3 runs" in duration_words(matches)


def test_the_page_has_a_table_for_each_box(measured: list[Data]) -> None:
    """With games, intervals, budgets, commit and command."""
    lines = strength_page(measured, {"commit": "abc", "command": "`x`"}).splitlines()
    assert lines[0] == "# Strength"
    assert "- commit: abc" in lines
    assert "- command: `x`" in lines
    base = lines.index("## Base")
    assert base < lines.index("## Expansion")
    assert lines[base + 2] == f"| {' | '.join(COLUMNS)} |"
    cells = lines[base + 4].strip("| ").split(" | ")
    assert len(cells) == len(COLUMNS)
    assert cells[:3] == [GREEDY, RANDOM, str(2 * LOOKS[0])]
    assert cells[-2:] == ["60.0 %", "yes"]
    low, high = (100 * end for end in measured[0]["win_rate_interval"])
    assert cells[3].endswith(f"({low:.1f} to {high:.1f} %)")


def test_the_page_says_what_a_rival_is(measured: list[Data]) -> None:
    """Only the level below goes without saying."""
    rival = measured[0] | {"about": "greedy"}
    assert f"| {GREEDY} | {RANDOM} (greedy) |" in strength_page([rival], {})


def test_the_data_file_holds_every_rung(measured: list[Data], tmp_path: Path) -> None:
    """Written as TOML, read again: rivals further down are in it, too."""
    path = tmp_path / "strength.toml"
    rival = measured[0] | {"about": "greedy, full budgets", "goal": 0.9, "reached": "no"}
    path.write_text(strength_file([*measured, rival]), "utf-8")
    first, second, third = read_strength(path)
    assert first["win_rate"] == pytest.approx(measured[0]["win_rate"], abs=1e-4)
    assert first["win_rate_interval"] == pytest.approx(measured[0]["win_rate_interval"], abs=1e-4)
    del first["win_rate"], first["win_rate_interval"]
    assert first == {
        "box": "base",
        "a": GREEDY,
        "b": RANDOM,
        "about": BELOW,
        "games": 2 * LOOKS[0],
        "goal": 0.6,
        "reached": "yes",
    }
    assert (second["box"], second["games"], second["reached"]) == ("expansion", 2, "open")
    assert (third["about"], third["goal"], third["reached"]) == ("greedy, full budgets", 0.9, "no")


def test_without_a_data_file_nothing_is_known(tmp_path: Path) -> None:
    """Rather than an error."""
    assert read_strength(tmp_path / "absent.toml") == []


def test_a_match_that_is_played_whole_is_looked_at_once() -> None:
    """Its interval need not allow for other looks: all of twenty pairs won is clear enough."""
    (full, *_) = [rung for rung in rungs() if rung.whole]
    (looked_at, *_) = [rung for rung in rungs() if not rung.whole and rung.goal == full.goal]
    won = (0, 0, 0, 0, full.most)
    assert full.verdict(won) == "yes"
    assert looked_at.verdict(won) == "open"


def test_the_packaged_ladder_is_whole_and_every_goal_is_reached() -> None:
    """What was measured is about the rungs that there are now, and no level falls short."""
    expected = [
        (r.match.ruleset.box, r.match.a.name, r.match.b.name, r.about, r.goal) for r in rungs()
    ]
    found = read_strength()
    assert [tuple(r[k] for k in ("box", "a", "b", "about", "goal")) for r in found] == expected
    for rung, measured in zip(rungs(), found, strict=True):
        if rung.whole:  # too few games for an interval that is clear
            assert measured["win_rate"] >= rung.goal
        else:
            assert measured["reached"] == "yes"


def test_page_and_data_are_written_into_the_project(measured: list[Data], tmp_path: Path) -> None:
    """The page says where and how the figures were measured."""
    (tmp_path / arena_ladder.PAGE).parent.mkdir()
    (tmp_path / arena_ladder.DATA).parent.mkdir(parents=True)
    arena_ladder.write(measured, "targi arena --ladder --jobs 2 --resume FOLDER", tmp_path)
    page = (tmp_path / arena_ladder.PAGE).read_text(encoding="utf-8")
    assert "- command: `targi arena --ladder --jobs 2 --resume FOLDER`, seed 1" in page
    assert "- time: 0 minutes for all matches together, " in page
    assert "- commit: unknown, code " in page  # this folder is under no version control
    assert "- machine: " in page
    data = read_strength(tmp_path / arena_ladder.DATA)
    assert [rung["box"] for rung in data] == ["base", "expansion"]


def test_the_project_is_found_from_the_package() -> None:
    """Page and data file lie where the project has them."""
    assert (arena_ladder.PROJECT / "pyproject.toml").exists()
    assert arena_ladder.DATA.as_posix() == "src/targi/bots/arena/strength.toml"
