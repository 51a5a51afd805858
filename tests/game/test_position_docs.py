"""docs/positions.md says what is true: its example is a position, its tables name every field."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from targi import Game, PositionError, Ruleset
from targi.game.positions.loading import KEYS
from targi.game.positions.pending.loading import LOADERS, OPTIONAL
from tests.rules.table import moves

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLE: Any = json.loads(PAGE.split("```json\n")[1].split("```")[0])
# The rows of each table, by the heading above it.
SECTIONS = {part.split("\n")[0]: part for part in re.split(r"\n##+ ", PAGE)}


def rows(section: str) -> list[list[str]]:
    """The cells of a section's table, without its heading."""
    lines = [line for line in SECTIONS[section].splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def named(cell: str) -> list[str]:
    """The words in a cell that are set as code."""
    return re.findall(r"`([a-z_]+)`", cell)


def names(section: str) -> list[str]:
    """The fields that a section explains, in order."""
    return [name for row in rows(section) for name in named(row[0])]


def test_the_example_is_a_position() -> None:
    """It loads, comes back, and is what the page says about it."""
    game = Game.from_position(EXAMPLE, seed=1)
    assert game.position() == EXAMPLE
    assert [*EXAMPLE] == [*game.position()]
    assert (game.to_move, game.round) == ("blue", 5)
    assert [frame["by"] for frame in EXAMPLE["pending"]] == ["D17", "D17"]
    assert moves(game)


def test_every_field_is_explained() -> None:
    """In the order in which they are written."""
    assert names("Fields") == [*KEYS] == [*EXAMPLE]
    assert names("Players") == [*EXAMPLE["players"]["blue"]]
    assert names("This round") == [*EXAMPLE["this_round"]["blue"]]


def test_every_open_action_is_explained() -> None:
    """With its fields, those that may be absent last."""
    explained = {named(row[0])[0]: row[1] for row in rows("What is in progress")}
    assert [*explained] == [*LOADERS]
    for step, (needed, _) in LOADERS.items():
        always, _, sometimes = explained[step].partition("perhaps")
        assert named(always) == [*needed], step
        assert named(sometimes) == [*OPTIONAL.get(step, ())], step


def test_the_ruleset_is_explained() -> None:
    """Every key of the object, and every kind of text."""
    full = Ruleset("expansion", deck=Ruleset.mixed(1).deck, border=(1, 5)).to_json()
    assert isinstance(full, dict)
    assert names("The ruleset") == [*full, "cards"]
    texts = [row[0].strip("`") for row in rows("Rulesets as texts")]
    assert len(texts) == 8
    for text in texts:
        deck = ",".join(Ruleset.mixed(1).deck or ())
        written = text.replace("BO1,...", deck)
        assert Ruleset.parse(str(Ruleset.parse(written))) == Ruleset.parse(written)


def test_the_error_is_shown_as_it_is() -> None:
    """Path and problem."""
    broken = json.loads(json.dumps(EXAMPLE))
    broken["players"]["white"]["gold"] = -1
    with pytest.raises(PositionError) as refused:
        Game.from_position(broken)
    assert f"    {refused.value}\n" in PAGE
