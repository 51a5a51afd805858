"""The ladder: its matches, when they end, that its intervals stay honest, and what it writes."""

import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from targi import Ruleset
from targi.bots import names
from targi.bots.arena import Data, Match, Side
from targi.bots.arena_ladder import (
    ABOVE_BELOW,
    BELOW,
    BOXES,
    LOOK_CONFIDENCE,
    LOOKS,
    RIVALS,
    SCALE,
    Rung,
    rungs,
)
from targi.bots.arena_strength import COLUMNS, read_strength, strength_file, strength_page
from targi.bots.statistics import win_rate_interval
from targi.terminal import UserError, arena_ladder
from tests.arena.matches import GREEDY, RANDOM, lines_of, small_match

Capture = pytest.CaptureFixture[str]


def easy_rung(box: str = "base") -> Rung:
    """Greedy against random, which is clear at the first look."""
    return Rung(small_match(box=box), ABOVE_BELOW, BELOW)


def even_rung() -> Rung:
    """Random against itself, which never gets near the goal."""
    match = Match(Side(RANDOM, work=1), Side(RANDOM, work=1), Ruleset(), 1)
    return Rung(match, 0.95, "itself")


@pytest.fixture(scope="module")
def measured() -> list[Data]:
    """A small ladder of two matches, without time for more than a pair of the second."""
    found = arena_ladder.climb([easy_rung()], 2, None, 3600)
    return found + arena_ladder.climb([easy_rung("expansion")], 1, None, 0)


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


def test_a_match_has_no_more_games_than_its_own_most() -> None:
    """Games with full budgets are dear: they are reported, whether they are clear or not."""
    (short,) = arena_ladder.climb([replace(easy_rung(), most=2)], 1, None, 3600)
    assert short["games"] == 4


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


def test_progress_is_told_match_by_match(capsys: Capture) -> None:
    """In a line each, as soon as it is known."""
    arena_ladder.climb([even_rung()], 1, None, 0)
    out = capsys.readouterr().out
    assert out.startswith(f"base: {RANDOM} against {RANDOM} (itself): ")
    assert out.endswith("in 2 games, above 95.0 %: open\n")


def test_a_ladder_goes_on_from_its_folder(tmp_path: Path, capsys: Capture) -> None:
    """Out of time at first, then finished; a finished match costs no game."""
    folder = tmp_path / "new" / "ladder"
    arena_ladder.climb([easy_rung()], 1, folder, 0)
    file = folder / f"{easy_rung().name}.jsonl"
    assert len(lines_of(file)) == 2
    (first,) = arena_ladder.climb([easy_rung()], 2, folder, 3600)
    assert len(lines_of(file)) == LOOKS[0] + 1
    (again,) = arena_ladder.climb([easy_rung()], 2, folder, 0)
    assert again == first
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_results_of_another_ladder_are_refused(tmp_path: Path) -> None:
    """By name, as everywhere."""
    arena_ladder.climb([easy_rung()], 1, tmp_path, 0)
    other = Rung(small_match(seed=2), ABOVE_BELOW, BELOW)
    with pytest.raises(UserError, match="another match: seed is 1 there and 2 here"):
        arena_ladder.climb([other], 1, tmp_path, 0)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    """Before anything is played."""
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match="file: cannot be written: File exists"):
        arena_ladder.climb([easy_rung()], 1, tmp_path / "file", 3600)


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


def test_the_data_file_is_what_targi_bots_reads(measured: list[Data], tmp_path: Path) -> None:
    """Written as TOML, read again by box and level; rivals further down are not in it."""
    path = tmp_path / "strength.toml"
    path.write_text(strength_file([*measured, measured[0] | {"about": "greedy"}]), "utf-8")
    found = read_strength(path)
    assert set(found) == {"base", "expansion"}
    assert set(found["base"]) == {GREEDY}
    assert found["base"][GREEDY]["against"] == RANDOM
    assert found["base"][GREEDY]["games"] == measured[0]["games"]
    assert found["base"][GREEDY]["win_rate"] == pytest.approx(measured[0]["win_rate"], abs=1e-4)
    interval = found["base"][GREEDY]["win_rate_interval"]
    assert interval == pytest.approx(measured[0]["win_rate_interval"], abs=1e-4)


def test_without_a_data_file_nothing_is_known(tmp_path: Path) -> None:
    """Rather than an error."""
    assert read_strength(tmp_path / "absent.toml") == {}


def test_page_and_data_are_written_into_the_project(measured: list[Data], tmp_path: Path) -> None:
    """The page says where and how the figures were measured."""
    (tmp_path / arena_ladder.PAGE).parent.mkdir()
    (tmp_path / arena_ladder.DATA).parent.mkdir(parents=True)
    arena_ladder.write(measured, 2, tmp_path)
    page = (tmp_path / arena_ladder.PAGE).read_text(encoding="utf-8")
    assert "- command: `targi arena --ladder --jobs 2`, seed 1" in page
    assert "- commit: unknown, code " in page  # this folder is under no version control
    assert "- machine: " in page
    assert set(read_strength(tmp_path / arena_ladder.DATA)) == {"base", "expansion"}


def test_the_project_is_found_from_the_package() -> None:
    """Page and data file lie where the project has them."""
    assert (arena_ladder.PROJECT / "pyproject.toml").exists()
    assert arena_ladder.DATA.as_posix() == "src/targi/bots/strength.toml"
