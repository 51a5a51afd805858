"""The JSON of positions is read exactly; what is wrong with it is said in our words."""

import json

import pytest

from targi import Game, PositionError
from targi.game.positions.json_text import LARGEST, parse_json


def problem(text: str) -> str:
    """What is wrong with a text as a whole."""
    with pytest.raises(PositionError) as refused:
        parse_json(text)
    assert refused.value.path == ""
    return refused.value.problem


def test_a_position_comes_back_from_its_text() -> None:
    """As it was, however it is laid out."""
    position = Game("expansion", seed=3).position()
    assert parse_json(json.dumps(position, indent=2)) == position
    assert parse_json(json.dumps(position)) == position
    assert Game.from_position(parse_json(json.dumps(position))).position() == position


def test_a_key_comes_once() -> None:
    """Python would take the last one without a word; at any depth it is named."""
    assert problem('{"round": 1, "round": 2}') == "the key 'round' comes twice in an object"
    inner = '{"players": [{"blue": {"gold": 1, "gold": 1}}]}'
    assert problem(inner) == "the key 'gold' comes twice in an object"
    long = json.dumps("k" * 90_000)
    assert len(problem(f"{{{long}: 1, {long}: 1}}")) < 100
    assert parse_json('[{"gold": 1}, {"gold": 1}]') == [{"gold": 1}, {"gold": 1}]


def test_a_number_has_a_bearable_length() -> None:
    """With its line; Python would speak of a limit of its own."""
    digits = "9" * 5000
    message = "not JSON: line 3: a number with too many digits"
    assert problem(f'{{\n"vp": 1,\n"gold": {digits}}}') == message
    assert problem(f'{{\n"vp": 1,\n"gold": -{digits}}}') == message
    assert parse_json("9" * 1000) == int("9" * 1000)


def test_what_is_nested_too_deeply_is_refused() -> None:
    """Before Python runs out of stack."""
    for brackets in ("[" * 100_000, '{"a":' * 100_000):
        assert problem(brackets) == "not JSON: nested too deeply"


def test_what_is_no_json_is_refused_with_its_place() -> None:
    """The parser knows line and column."""
    assert problem("") == "not JSON: Expecting value: line 1 column 1 (char 0)"
    assert problem('{\n"round" 1}').startswith("not JSON: Expecting ':' delimiter: line 2 column")


def test_a_text_that_is_too_large_is_not_read() -> None:
    """Whatever is in it."""
    assert problem(" " * (LARGEST + 1)) == f"expected at most {LARGEST} characters, found more"
    assert parse_json("1" + " " * (LARGEST - 1)) == 1
