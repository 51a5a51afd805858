"""Rule 5.33: dunes that take cards of the centre (D01, D03, D15)."""

import pytest

from tests.rules.table import (
    Seat,
    cell,
    discards,
    hand,
    holds,
    look,
    markers,
    moves,
    on_dune,
    play,
    rows,
)


@pytest.mark.rule("5.33")
@pytest.mark.card("D01")
def test_d01_displays_a_tribe_card_without_a_marker_for_its_price() -> None:
    """The gap is filled with a goods card, face down."""
    game = on_dune("D01", Seat("1 salt 1 pepper 1 gold"), centre={"1,1": "XO2"})
    play(game, "use D01", "take 1,1", "pay cost")
    assert (rows(game), holds(game), cell(game, "1,1")) == ("XO2", "", "goods?")
    assert discards(game, "dunes") == ["D01"]


@pytest.mark.rule("5.33")
@pytest.mark.card("D01")
def test_d01_takes_a_card_into_an_empty_hand_and_never_discards_it() -> None:
    """It counts as taken this round."""
    game = on_dune("D01", centre={"1,1": "XO2"})
    play(game, "use D01", "take 1,1")
    assert hand(game) == "XO2"
    assert look(game)["this_round"]["blue"]["hand_taken"]


@pytest.mark.rule("5.33")
@pytest.mark.card("D01")
def test_d01_offers_no_card_with_a_marker_of_either_player_and_no_goods_card() -> None:
    """Three tribe cards are left of five."""
    game = on_dune("D01", Seat(markers="1,1"), Seat(markers="2,2"))
    play(game, "use D01")
    assert moves(game) == ["take 1,3", "take 3,1", "take 3,3"]


@pytest.mark.rule("5.33")
@pytest.mark.card("D01")
def test_d01_with_a_full_hand_offers_only_what_can_be_paid() -> None:
    """Nothing at all for a poor player."""
    game = on_dune("D01", Seat("1 gold", hand="XO2"), centre={"3,3": "XR7", "1,1": "XO1"})
    play(game, "use D01")
    assert rows(game) == ""
    game = on_dune("D01", Seat("9 vp", hand="XO2"))
    assert "use D01" not in moves(game)


@pytest.mark.rule("5.33", "5.4")
@pytest.mark.card("D15")
def test_d15_gives_a_goods_card_of_the_centre_twice() -> None:
    """At a slash the player chooses again; the card is discarded and the gap filled."""
    game = on_dune("D15", Seat(), Seat(markers="2,1"), centre={"1,2": "G22", "2,1": "G20"})
    play(game, "use D15")
    assert moves(game) == ["take 1,2", "take 2,3", "take 3,2"]
    play(game, "take 1,2")
    assert (holds(game), cell(game, "1,2")) == ("6 water", "tribe?")
    assert discards(game, "goods") == ["G22"]
    game = on_dune("D15", centre={"1,2": "G24"})
    play(game, "use D15", "take 1,2", "take 2 water", "take vp")
    assert holds(game) == "2 water 1 vp"


@pytest.mark.rule("5.33", "5.9")
@pytest.mark.card("D03")
def test_d03_displays_a_card_under_ones_own_marker_for_a_water() -> None:
    """The marker is used, the price does not matter, the extra cannot be paid."""
    game = on_dune(
        "D03", Seat("2 dates 2 pepper 1 gold 2 water", markers="1,1"), centre={"1,1": "XO3"}
    )
    play(game, "use D03")
    assert (rows(game), holds(game)) == ("XO3", "2 dates 2 pepper 1 gold 1 water")
    assert (markers(game), cell(game, "1,1")) == ("", "goods?")


@pytest.mark.rule("5.33", "5.27")
@pytest.mark.card("D03", "XW7")
def test_d03_costs_exactly_a_water_and_no_discount_helps() -> None:
    """XW7 does not spare it."""
    seat = Seat(rows="XW7", markers="1,1")
    assert "use D03" not in moves(on_dune("D03", seat, centre={"1,1": "XO1"}))
    game = on_dune("D03", Seat("1 water", rows="XW7", markers="1,1"), centre={"1,1": "XO1"})
    play(game, "use D03", "row 1")
    assert holds(game) == ""


@pytest.mark.rule("5.33")
@pytest.mark.card("D03")
def test_d03_is_not_for_the_opponents_marker() -> None:
    """Nor with twelve cards displayed."""
    game = on_dune("D03", Seat("1 water"), Seat(markers="1,1"), centre={"1,1": "XO1"})
    assert "use D03" not in moves(game)
    twelve = "XO2 XO3 XO4 XO5 / XR1 XR2 XR3 XR4 / XW1 XW2 XW3 XW4"
    game = on_dune("D03", Seat("1 water", markers="1,1", rows=twelve), centre={"1,1": "XO1"})
    assert "use D03" not in moves(game)


@pytest.mark.rule("5.33", "4.3")
@pytest.mark.card("D03")
def test_d03_on_a_shared_card_sends_the_others_marker_back() -> None:
    """The marker's action is used by it."""
    game = on_dune(
        "D03", Seat("1 water", markers="1,1"), Seat(markers="1,1"), centre={"1,1": "XO1"}
    )
    play(game, "use D03")
    assert (rows(game), markers(game, "white")) == ("XO1", "")
