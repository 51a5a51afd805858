"""What the evaluation sees of raids."""

import pytest

from targi.bots.core.raids_ahead import water_needed
from targi.game import Game
from targi.rules import effects as fx
from targi.rules.raids import can_meet
from targi.rules.state import RAID, State
from targi.rules.table import WATER
from tests.bots.positions import BOXES, decisions, grant, side


def test_the_raid_of_a_round_is_seen_before_it_comes() -> None:
    """What it takes, and whether the goods suffice; in other rounds there is none to meet."""
    state = Game(seed=1).state
    assert "raid_due" not in side(state, 0)
    state.round = 3
    assert side(state, 0)["raid_due"] == 1
    assert "raid_short" not in side(state, 0)
    for kind in range(3):
        state.blue.stock[kind] = 0
    assert side(state, 0)["raid_short"] == 1
    state.round = 9
    assert side(state, 0)["raid_due"] == side(state, 0)["raid_short"] > 1


def test_a_raid_is_seen_from_two_rounds_away() -> None:
    """Only who could not pay it now has to care, and less than in its own round."""
    state = Game(seed=1).state
    for kind in range(3):
        state.blue.stock[kind] = 0
    for number, name in ((1, "raid_short_later"), (2, "raid_short_next"), (3, "raid_short")):
        state.round = number
        found = side(state, 0)
        assert {key for key in found if key.startswith("raid_short")} == {name}
        assert found[name] == 1
        assert name not in side(state, 1)
    state.round = 7  # before the raid on 12: three goods or two points
    state.blue.stock[0] = 2
    assert side(state, 0)["raid_short_later"] == 2
    state.blue.stock[0] = 3
    assert "raid_short_later" not in side(state, 0)


def test_the_last_raid_asks_for_gold() -> None:
    """Goods do not help."""
    state = Game(seed=1).state
    state.round = 11
    assert "raid_short_next" not in side(state, 0)
    state.blue.stock[3] = 0
    assert side(state, 0)["raid_short_next"] == 3


def test_whoever_need_not_fear_a_raid_sees_none() -> None:
    """Neither who is spared by a card, nor who has paid already."""
    state = Game(seed=1).state
    state.round = 3
    grant(state.blue, fx.RAID_IMMUNITY)
    assert "raid_due" not in side(state, 0)
    assert "raid_due" in side(state, 1)
    state.phase, state.first, state.to_move = RAID, 1, 0
    assert "raid_due" not in side(state, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_after_a_twelfth_card_no_raid_is_feared(seat: int) -> None:
    """Whoever displays it: the game ends before the robber moves (rule 8.1)."""
    for number in (8, 9):
        state = poor("base", number)
        assert any(key.startswith("raid_") for key in side(state, 0))
        (state.blue, state.white)[seat].cards = 12
        assert not any(key.startswith("raid_") for key in side(state, 0))


def poor(box: str, number: int) -> State:
    """A round in which blue has neither goods nor gold nor water."""
    state = Game(box, seed=1).state
    state.round = number
    for kind in (*range(4), WATER):
        state.blue.stock[kind] = 0
    return state


@pytest.mark.parametrize(("number", "water"), [(3, 2), (6, 4), (9, 6), (12, 3)])
def test_water_stands_for_what_a_raid_demands(number: int, water: int) -> None:
    """Two for each good, three for the gold of the last raid (rule 5.16)."""
    state = poor("expansion", number)
    state.blue.stock[WATER] = water - 1
    assert "raid_short" in side(state, 0)
    state.blue.stock[WATER] = water
    assert "raid_short" not in side(state, 0)


def test_cards_that_help_in_raids_are_known() -> None:
    """XC6 leaves a good out, but no gold; XW9 spares a whole raid (rule 7.4)."""
    for number, short in ((3, False), (6, True), (12, True)):
        state = poor("expansion", number)
        assert "raid_short" in side(state, 0)
        grant(state.blue, fx.RAID_DISCOUNT)
        assert ("raid_short" in side(state, 0)) == short
        grant(state.blue, fx.RAID_PASS)
        assert not any(key in side(state, 0) for key in ("raid_due", "raid_short"))


@pytest.mark.parametrize("box", BOXES)
def test_what_a_raid_needs_is_what_the_rules_ask_for(box: str) -> None:
    """No water is needed exactly where the first demand can be met, with XC6 and without."""
    seen = {True: 0, False: 0}
    for game in decisions(box, games=12, every=1):
        state = game.state
        if state.phase != RAID:
            continue
        for power in (0, 1):
            grant(state.me(), fx.RAID_DISCOUNT, power)
            able = can_meet(state, state.me(), 0)
            assert (water_needed(state, state.me(), state.robber) == 0) == able
            seen[able] += 1
    assert seen[True] > 3
    assert seen[False] > 0
