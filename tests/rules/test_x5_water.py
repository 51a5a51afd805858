"""Rule 5.16: exchanging water at any time of one's own turn."""

import pytest

from tests.rules.table import Seat, buying, expansion, holds, look, moves, on_dune, play, raid

GOOD = ["trade 2 water for dates", "trade 2 water for salt", "trade 2 water for pepper"]
GOLD = "trade 3 water for gold"


def exchanges(game_moves: list[str]) -> list[str]:
    """The exchanges of water among these moves."""
    return [move for move in game_moves if " water for " in move]


@pytest.mark.rule("5.16")
@pytest.mark.parametrize(
    ("water", "offered"), [(0, []), (1, []), (2, GOOD), (3, [GOLD, *GOOD]), (9, [GOLD, *GOOD])]
)
def test_two_water_buy_a_good_and_three_a_gold(water: int, offered: list[str]) -> None:
    """Between two actions, also when no figure is left."""
    assert exchanges(moves(expansion(Seat(f"{water} water")))) == offered


@pytest.mark.rule("5.16")
@pytest.mark.parametrize(
    ("move", "left"),
    [
        (GOLD, "1 gold 2 water"),
        (GOOD[0], "1 dates 3 water"),
        (GOOD[1], "1 salt 3 water"),
        (GOOD[2], "1 pepper 3 water"),
    ],
)
def test_an_exchange_takes_the_water_and_gives_the_token(move: str, left: str) -> None:
    """And can be repeated while the water lasts."""
    game = expansion(Seat("5 water"))
    play(game, move)
    assert holds(game) == left


@pytest.mark.rule("5.16")
def test_water_may_be_exchanged_as_often_as_it_lasts_and_never_must_be() -> None:
    """Three times from seven; done is always there."""
    game = expansion(Seat("7 water"))
    assert "done" in moves(game)
    play(game, GOLD, GOOD[0], GOOD[0])
    assert holds(game) == "2 dates 1 gold"
    assert moves(game) == ["done"]


@pytest.mark.rule("5.16")
def test_water_is_not_exchanged_in_the_opponents_turn_or_while_placing() -> None:
    """Only in one's own turn of actions."""
    assert exchanges(moves(expansion(Seat(), Seat("9 water")))) == []
    assert exchanges(moves(expansion(Seat("9 water"), phase="place"))) == []


@pytest.mark.rule("5.16", "5.10")
def test_a_price_can_be_completed_with_water_while_paying() -> None:
    """XO2 costs a salt, a pepper and a gold; without the exchange it cannot be displayed."""
    game = buying("XO2", Seat("1 salt 5 water"), ruleset="expansion")
    play(game, "use 2,2")
    assert "pay cost" not in moves(game)
    play(game, GOLD, GOOD[2], "pay cost")
    assert holds(game) == ""


@pytest.mark.rule("5.16")
@pytest.mark.card("x5", "x10", "x14")
@pytest.mark.parametrize(
    ("border", "tokens"), [("5", "2 dates 2 water"), ("10", "2 dates 2 water"), ("14", "2 water")]
)
def test_water_is_exchanged_inside_a_border_action(border: str, tokens: str) -> None:
    """Trader, Silversmith, Tribal Expansion."""
    game = expansion(Seat(tokens, targis=border), round=2)
    play(game, f"use {border}")
    assert exchanges(moves(game)) == GOOD


@pytest.mark.rule("5.16")
@pytest.mark.card("x9")
def test_water_is_exchanged_before_the_second_marker_is_moved() -> None:
    """With too little water left only stopping remains: the engine stops by itself."""
    game = expansion(Seat("2 water", targis="9", markers="1,1 2,2"))
    play(game, "use 9", "move 1,1", "to 3,3")
    assert moves(game) == [*GOOD, "next", "stop"]
    play(game, GOOD[0])
    assert holds(game) == "1 dates"
    assert moves(game) == ["use 2,2", "use 3,3", "done"]


@pytest.mark.rule("5.16")
@pytest.mark.card("D20")
def test_water_is_exchanged_inside_a_dune_where_goods_are_sold() -> None:
    """The good just bought can be sold."""
    game = on_dune("D20", Seat("1 dates 2 salt 2 water"))
    play(game, "use D20", "trade salt salt for gold", GOOD[0], "trade dates dates for gold")
    assert holds(game) == "2 gold"


@pytest.mark.rule("5.16")
@pytest.mark.card("D18")
def test_an_exchange_that_would_leave_the_action_impossible_is_not_offered() -> None:
    """D18 with XO1: less goods leaves water to pay; spending it would make the action fail."""
    game = on_dune("D18", Seat("1 dates 3 water", hand="XO1"))
    play(game, "use D18")
    assert exchanges(moves(game)) == []


@pytest.mark.rule("5.16", "5.33")
@pytest.mark.card("D03")
def test_the_last_water_for_d03_cannot_be_exchanged_inside_it() -> None:
    """Two water and two cards to choose from: an exchange would leave none to pay with."""
    game = on_dune("D03", Seat("2 water", markers="1,1 2,2"), centre={"1,1": "XO1", "2,2": "XO2"})
    play(game, "use D03")
    assert moves(game) == ["display 1,1", "display 2,2"]
    game = on_dune("D03", Seat("3 water", markers="1,1 2,2"), centre={"1,1": "XO1", "2,2": "XO2"})
    play(game, "use D03")
    assert exchanges(moves(game)) == GOOD


@pytest.mark.rule("5.16")
@pytest.mark.card("x5", "x10", "x14", "XO7", "XR7", "D01", "D17", "D18", "D19", "D20")
@pytest.mark.parametrize(
    ("seat", "course"),
    [
        (Seat("9 water", markers="2,2"), "use 2,2"),
        (Seat("2 dates 9 water", targis="5"), "use 5"),
        (Seat("2 dates 9 water", targis="10"), "use 10"),
        (Seat("9 water", targis="14"), "use 14"),
        (Seat("9 water", rows="XR7", targis="14"), "use 14"),
        (Seat("1 dates 9 water", rows="XO7"), "use XO7"),
        (Seat("9 water", placed="15"), "targia"),
        (Seat("1 dates 1 salt 9 water", placed="15"), "targia, next"),
        (Seat("1 dates 9 water", placed="15"), "targia, next"),
        (Seat("9 water", dunes="D01"), "use D01"),
        (Seat("9 water", dunes="D17"), "use D17"),
        (Seat("9 dates 9 salt 9 pepper 1 gold 9 water", hand="XR2", dunes="D18"), "use D18"),
        (Seat("9 water", dunes="D19"), "use D19"),
        (Seat("2 dates 9 water", dunes="D20"), "use D20"),
    ],
)
def test_water_is_exchanged_wherever_one_pays_exchanges_or_turns_up(
    seat: Seat, course: str
) -> None:
    """At each decision where it could matter."""
    game = expansion(seat, centre={"2,2": "XO2"}, tribe_discards="XW2")
    play(game, *course.split(", "))
    assert exchanges(moves(game)) == [GOLD, *GOOD]


@pytest.mark.rule("5.16")
@pytest.mark.parametrize(
    ("seat", "course"),
    [
        (Seat("9 water", dunes="D11"), "use D11"),
        (Seat("9 water", dunes="D13"), "use D13"),
        (Seat("9 water", dunes="D15"), "use D15"),
        (Seat("9 water", dunes="D16"), "use D16"),
        (Seat("9 water", rows="XO1 XO3 XO4", dunes="D02"), "use D02"),
        (Seat("9 water", markers="2,2 1,1", targis="9"), "use 9"),
        (Seat("1 salt 1 pepper 1 gold 9 water", rows="XR1", markers="2,2"), "use 2,2, pay cost"),
    ],
)
def test_water_is_not_exchanged_where_it_could_not_matter(seat: Seat, course: str) -> None:
    """Choosing goods, a card, a place or a row."""
    game = expansion(seat, centre={"2,2": "XO2"})
    play(game, *course.split(", "))
    assert look(game)["pending"]
    assert exchanges(moves(game)) == []


@pytest.mark.rule("5.16", "7.3")
@pytest.mark.card("x4")
def test_water_is_exchanged_at_ones_raid_decision_and_never_must_be() -> None:
    """Without dates and points blue can buy dates, or leave the raid unpaid."""
    game = raid(Seat("2 water"), ruleset="expansion")
    assert moves(game) == [*GOOD, "stop"]
    play(game, GOOD[0])
    assert holds(game) == ""
    game = raid(Seat("2 water"), ruleset="expansion")
    play(game, "stop")
    assert holds(game) == "2 water"
    assert holds(game, "white") == "9 vp"  # one gained, one given up


@pytest.mark.rule("5.16", "7.3")
@pytest.mark.card("x4")
def test_who_can_pay_a_raid_must_pay_it_whatever_water_they_have() -> None:
    """There is no stop while a demand can be met."""
    game = raid(Seat("1 dates 9 water"), ruleset="expansion")
    assert moves(game) == [GOLD, *GOOD, "give goods"]


@pytest.mark.rule("5.16", "6.1")
def test_goods_from_an_exchange_at_a_raid_are_not_checked_against_the_limits() -> None:
    """Eleven goods go into the next round."""
    game = raid(Seat("9 dates 1 salt 5 water 3 vp"), ruleset="expansion")
    play(game, GOOD[1], GOOD[1], "give vp")
    assert game.phase == "place"
    assert holds(game) == "9 dates 3 salt 1 water 2 vp"
