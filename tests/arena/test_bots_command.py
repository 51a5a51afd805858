"""`targi bots`: the list of opponents."""

import json

import pytest

from targi import bot
from targi.bots import names
from targi.bots.arena_strength import read_strength
from targi.terminal.main import main

Capture = pytest.CaptureFixture[str]


def test_json_lists_all_levels_weakest_first(capsys: Capture) -> None:
    """Names and numbers from 1, what each one is, its budget and its measured strength."""
    assert main(["bots", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [level["name"] for level in found] == names()
    assert [level["level"] for level in found] == list(range(1, len(found) + 1))
    for level in found:
        assert set(level) == {"name", "level", "about", "budget", "measured"}
        budget = bot(level["name"]).budget
        assert level["budget"] == {"work": budget.work, "seconds": budget.seconds}
        assert level["about"]
        assert set(level["measured"]) == {"base", "expansion"}


def test_the_measured_strength_is_that_of_the_packaged_file(capsys: Capture) -> None:
    """Against the level below, which the weakest does not have; null if it was not measured."""
    main(["bots", "--json"])
    found = json.loads(capsys.readouterr().out)
    strength = read_strength()
    for level in found:
        for box, measured in level["measured"].items():
            assert measured == strength.get(box, {}).get(level["name"])
    assert found[0]["measured"] == {"base": None, "expansion": None}


def test_the_packaged_file_is_about_levels_that_there_are() -> None:
    """And about each one's present neighbour; after a change of levels the ladder is due."""
    below = dict(zip(names()[1:], names(), strict=False))
    for levels in read_strength().values():
        for name, measured in levels.items():
            assert measured["against"] == below[name]
            low, high = measured["win_rate_interval"]
            assert 0 <= low <= measured["win_rate"] <= high <= 1


def test_words_name_every_level(capsys: Capture) -> None:
    """One line each with its number, and one more for each box it was measured in."""
    assert main(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    heads = [line for line in lines if not line.startswith(" ")]
    assert [line.split(":")[0] for line in heads] == [f"{n} {x}" for n, x in enumerate(names(), 1)]
    measured = sum(len(levels) for levels in read_strength().values())
    assert len(lines) == len(heads) + measured
    for line in lines:
        assert line in heads or " % (" in line
