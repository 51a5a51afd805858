"""`targi bots`: the list of opponents."""

import json

import pytest

from targi import bot
from targi.bots import names
from targi.bots.arena.ladder import BELOW
from targi.bots.arena.strength import read_strength
from targi.game.ruleset import BOXES
from targi.terminal.commands import bots
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
    below = [rung for rung in read_strength() if rung["about"] == BELOW]
    shown = [level["measured"][box] for level in found for box in BOXES]
    assert [rung for rung in shown if rung is not None] == below
    assert found[0]["measured"] == {"base": None, "expansion": None}


def test_what_was_measured_against_the_level_below_is_shown() -> None:
    """And no other rung of the ladder."""
    rung = {
        "box": "expansion",
        "a": names()[1],
        "b": names()[0],
        "about": BELOW,
        "games": 50,
        "win_rate": 0.9,
        "win_rate_interval": [0.8, 0.95],
    }
    found = bots.levels([rung | {"about": "a rival"}, rung, rung | {"a": names()[2]}])
    assert found[0]["measured"] == {"base": None, "expansion": None}
    assert found[1]["measured"] == {"base": None, "expansion": rung}
    head, measured = bots.words(found[1]).splitlines()
    assert head.startswith(f"2 {names()[1]}: ")
    assert measured == (
        f"  expansion: wins 90.0 % (80.0 to 95.0 %) of 50 games against {names()[0]}"
    )


def test_help_says_what_the_intervals_are(capsys: Capture) -> None:
    """As they are read by people: a per cent sign is one."""
    with pytest.raises(SystemExit):
        main(["bots", "--help"])
    out = " ".join(capsys.readouterr().out.split())
    assert "each look at 99 %, all looks together at 95 %;" in out


def test_words_name_every_level(capsys: Capture) -> None:
    """One line each with its number, and one more for each box it was measured in."""
    assert main(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    heads = [line for line in lines if not line.startswith(" ")]
    assert [line.split(":")[0] for line in heads] == [f"{n} {x}" for n, x in enumerate(names(), 1)]
    below = [rung for rung in read_strength() if rung["about"] == BELOW]
    assert len(lines) == len(heads) + len(below)
    for line in lines:
        assert line in heads or " % (" in line
