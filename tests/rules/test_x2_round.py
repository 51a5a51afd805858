"""Rules 2.3 and 2.4: how the Targia walks, and when dunes are turned up."""

from random import Random

import pytest

from targi import Game, Ruleset
from tests.rules.positions import ROBBER, with_base
from tests.rules.table import Seat, discards, expansion, look, moves, open_dunes, play

LITERAL = Ruleset("expansion", targia="literal")


def next_round(game: Game) -> None:
    """Play on without a plan until the next round begins."""
    number, dice = game.round, Random(1)
    while game.round == number and not game.over:
        play(game, "done" if "done" in moves(game) else dice.choice(moves(game)))


def walk(ruleset: Ruleset | str) -> list[tuple[int, int]]:
    """Robber and Targia in each round of a game."""
    game = Game(ruleset, seed=3)
    seen = []
    while not game.over:
        seen.append((look(game)["robber"], look(game)["targia"]))
        next_round(game)
    return seen


@pytest.mark.rule("2.3", "2.2")
def test_the_mirrored_targia_keeps_the_robbers_rhythm() -> None:
    """He on k, she on 16 - k; both pass over corners in the same rounds."""
    assert walk("expansion") == [(k, 16 - k) for k in ROBBER.values()]


@pytest.mark.rule("2.3")
def test_the_literal_targia_walks_a_card_a_round_corners_included() -> None:
    """In round r she is on 16 - r."""
    assert [targia for _, targia in walk(LITERAL)] == [16 - number for number in range(1, 13)]


@pytest.mark.rule("2.3", "5.30")
@pytest.mark.parametrize("number", [4, 8, 12])
def test_on_a_corner_nobody_can_use_the_literal_targia(number: int) -> None:
    """Corners take no Targi (rule 3.2), wherever she is."""
    game = expansion(phase="place", round=number, ruleset=LITERAL)
    corner = look(game)["targia"]
    assert corner % 4 == 0
    assert f"place {corner}" not in moves(game)
    while game.phase == "place":
        play(game, moves(game)[0])
    assert "targia" not in moves(game)


@pytest.mark.rule("2.3", "3.7", "5.30")
@pytest.mark.card("BW6")
def test_on_the_robbers_card_only_bw6_reaches_the_literal_targia() -> None:
    """In round 7 both stand on 9."""
    ruleset = with_base("BW6", targia="literal")
    game = expansion(phase="place", round=7, ruleset=ruleset)
    assert (look(game)["robber"], look(game)["targia"]) == (9, 9)
    assert "place 9" not in moves(game)
    owner = expansion(Seat(rows="BW6"), phase="place", round=7, ruleset=ruleset)
    assert "place 9" in moves(owner)
    game = expansion(Seat(rows="BW6", placed="9"), round=7, ruleset=ruleset)
    assert "targia" in moves(game)


@pytest.mark.rule("2.4")
def test_a_dune_is_turned_up_if_none_lies_open_at_the_start_of_a_round() -> None:
    """One only, and none while any is left."""
    game = expansion(first="white")
    assert open_dunes(game) == []
    next_round(game)
    assert len(open_dunes(game)) == 1
    game = expansion(first="white", dunes="D10")
    next_round(game)
    assert open_dunes(game) == ["D10"]


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("lying", ["", "D10", "D08 D09 D10"])
@pytest.mark.parametrize("number", [3, 6, 9])
def test_after_a_raid_all_dunes_go_and_three_new_ones_come(lying: str, number: int) -> None:
    """However many there were, and none extra."""
    game = expansion(Seat("9 vp"), Seat("9 vp"), round=number, first="white", dunes=lying)
    next_round(game)
    assert game.round == number + 1
    assert len(open_dunes(game)) == 3
    assert not {*open_dunes(game)} & {*lying.split()}
    assert discards(game, "dunes") == lying.split()


@pytest.mark.rule("2.4")
def test_after_a_raid_the_dunes_come_once_the_targia_has_moved() -> None:
    """The events are in that order."""
    game = expansion(Seat("9 vp"), Seat("9 vp"), round=3, first="white")
    next_round(game)
    names = [
        "dune" if str(event.card).startswith("D") else event.name
        for event in game.history[-1].events
    ]
    assert names.index("targia") < names.index("dune")


@pytest.mark.rule("2.4", "5.19")
def test_dunes_that_were_discarded_are_shuffled_when_the_pile_is_empty() -> None:
    """One is left in the pile, two come from the discards."""
    game = expansion(Seat("9 vp"), Seat("9 vp"), round=3, first="white", dunes_pile="D20")
    next_round(game)
    assert "D20" in open_dunes(game)
    assert len(open_dunes(game)) == 3
    assert look(game)["shuffles"]["dunes"] == 1
