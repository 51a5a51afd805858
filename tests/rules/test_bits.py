"""Sets in one integer, and the deeds that are members of the upper set."""

from random import Random

import pytest

from targi.rules import actions
from targi.rules.bits import BIT, count, lowest, nth

ALL = (1 << 60) - 1
RNG = Random(60)
SETS = [0, 1, 1 << 59, 3 << 58, ALL, ALL - 1]
SETS += [1 << n for n in range(60)]
SETS += [RNG.getrandbits(60) for _ in range(200)]
SETS += [RNG.getrandbits(60) & RNG.getrandbits(60) & RNG.getrandbits(60) for _ in range(200)]


def members(bits: int) -> list[int]:
    """A set's members in ascending order, found one by one."""
    return [n for n in range(60) if bits >> n & 1]


@pytest.mark.parametrize("bits", SETS)
def test_a_set_is_counted_and_its_members_are_found_in_order(bits: int) -> None:
    """Drawing at random needs both: how many there are, and which one comes n-th."""
    expected = members(bits)
    assert count(bits) == len(expected)
    assert lowest(bits) == (expected[0] if expected else -1)
    assert [nth(bits, n) for n in range(len(expected))] == expected
    assert nth(bits, len(expected)) == -1


def test_the_table_of_single_members_is_complete() -> None:
    """`BIT[n]` stands for `1 << n`."""
    assert list(BIT) == [1 << n for n in range(60)]


@pytest.mark.parametrize("name", [name for name in dir(actions) if name.endswith("_BIT")])
def test_a_deed_and_its_member_of_the_upper_set_go_together(name: str) -> None:
    """A legal action is found again under the number it was offered by."""
    action = getattr(actions, name.removesuffix("_BIT"))
    assert members(getattr(actions, name)) == [action - actions.HALF]


def test_water_can_be_exchanged_for_each_of_three_goods() -> None:
    """The three exchanges follow one another in the action table (rule 5.16)."""
    first = actions.WATER_GOOD - actions.HALF
    assert members(actions.WATER_GOOD_BITS) == [first, first + 1, first + 2]
