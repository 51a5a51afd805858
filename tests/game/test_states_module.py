"""`targi.states`: what programs need of the rules, in one place."""

import random
from textwrap import dedent
from typing import Any

import pytest

from targi import states


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """As it stands in the docstring."""
    names: dict[str, Any] = {"random": random.Random(1)}
    exec(example_of(states.__doc__ or ""), names)
    blue, white, winner = map(int, capsys.readouterr().out.split())
    assert winner == 2 or (blue > white) == (winner == 0) or blue == white


def example_of(text: str) -> str:
    """The indented lines."""
    lines = [line for line in text.splitlines()[1:] if line.startswith("    ") or not line]
    return dedent("\n".join(lines))


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_the_bounds_hold_and_are_not_too_wide(box: str) -> None:
    """So buffers can be made of that size: a whole tribe pile is the largest chance."""
    rng = random.Random(2)
    most = 0
    for _ in range(20):
        s = states.new_game(states.Ruleset.of(box).table, 0)
        decisions = 0
        while s.phase != states.OVER:
            if s.chance:
                most = max(most, states.chance_count(s))
                states.apply_chance(s, rng.randrange(states.chance_count(s)))
                continue
            legal = states.legal(s)
            assert 0 < len(legal) <= states.MAX_LEGAL
            assert legal == [n for n in range(states.ACTIONS) if states.is_legal(s, n)]
            states.apply(s, rng.choice(legal))
            decisions += 1
        assert decisions <= states.MAX_DECISIONS
    assert most == states.MAX_CHANCE_OUTCOMES
