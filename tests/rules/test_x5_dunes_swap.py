"""Rules 5.34 and 5.37: D02 swaps cards, D04 becomes one."""

import pytest

from tests.rules.positions import with_base
from tests.rules.table import (
    Seat,
    discards,
    expansion,
    hand,
    holds,
    look,
    moves,
    on_dune,
    once_left,
    open_dunes,
    play,
    rows,
)


@pytest.mark.rule("5.34", "5.23")
@pytest.mark.card("D02")
def test_d02_swaps_two_displayed_cards() -> None:
    """Of the same row or of different ones."""
    game = on_dune("D02", Seat(rows="XO1 XR1 / XW1"))
    play(game, "use D02", "swap XO1", "with XW1")
    assert rows(game) == "XW1 XR1 / XO1"
    game = on_dune("D02", Seat(rows="XO1 XR1 / XW1"))
    play(game, "use D02", "swap XO1", "with XR1")
    assert rows(game) == "XR1 XO1 / XW1"


@pytest.mark.rule("5.23", "5.31")
@pytest.mark.card("D02", "XR5")
def test_the_swap_of_d02_may_be_declined() -> None:
    """The dune is discarded all the same; it was carried out, so XR5 gives its water."""
    game = on_dune("D02", Seat(rows="XO1 XR5"))
    play(game, "use D02", "decline")
    assert (rows(game), holds(game), discards(game, "dunes")) == ("XO1 XR5", "1 water", ["D02"])


@pytest.mark.rule("5.34", "5.13")
@pytest.mark.card("D02")
def test_d02_swaps_the_hand_card_with_a_displayed_one_at_no_cost() -> None:
    """Also one taken this round. The other one becomes a hand card taken this round."""
    game = on_dune(
        "D02", Seat(rows="XO1 XR1 XC1", hand="XW1", hand_taken=True, targis="1"), round=2
    )
    play(game, "use D02", "swap hand", "with XR1")
    assert (rows(game), hand(game), holds(game)) == ("XO1 XW1 XC1", "XR1", "")
    assert "use 1" not in moves(game)
    assert discards(game, "dunes") == ["D02"]


@pytest.mark.rule("5.34")
@pytest.mark.card("D02", "XT4", "XW9")
def test_a_card_entering_by_d02_acts_as_newly_displayed() -> None:
    """XT4 gives its water, XW9 gets its marker; but no extra can be paid (rule 5.9)."""
    game = on_dune("D02", Seat(rows="XO1", hand="XT4"))
    play(game, "use D02")
    assert (rows(game), holds(game)) == ("XT4", "3 water")
    game = on_dune("D02", Seat(rows="XO1", hand="XW9"))
    play(game, "use D02")
    assert once_left(game) == ["XW9"]


@pytest.mark.rule("5.34", "5.9")
@pytest.mark.card("D02", "XO3")
def test_no_extra_is_paid_when_a_card_enters_by_d02() -> None:
    """XO3 would like dates and pepper."""
    game = on_dune("D02", Seat("1 dates 2 pepper", rows="XO1", hand="XO3"))
    play(game, "use D02")
    assert (rows(game), holds(game)) == ("XO3", "1 dates 2 pepper")


@pytest.mark.rule("5.34", "5.28")
@pytest.mark.card("D02", "XO7", "XW7", "BW9", "BC9")
def test_a_card_leaving_by_d02_loses_its_effect_marker_and_stored_gold() -> None:
    """A card that comes back gets a new marker."""
    game = on_dune("D02", Seat("1 dates", rows="XO7", hand="XO1"))
    play(game, "use D02")
    assert (once_left(game), hand(game)) == ([], "XO7")
    assert "use XO7" not in moves(game)
    for stored in (1, 0):  # not yet paid with, or paid with already
        seat = Seat(rows="BW9", hand="XO1", stored_gold=stored)
        game = on_dune("D02", seat, ruleset=with_base("BW9"))
        play(game, "use D02")
        assert look(game)["players"]["blue"]["stored_gold"] == 0
        assert holds(game) == ""


@pytest.mark.rule("5.34", "3.5")
@pytest.mark.card("D02", "BC9")
@pytest.mark.parametrize("allowed", [2, 3])
def test_bc9_stays_in_force_after_it_leaves_by_d02(allowed: int) -> None:
    """What it did is done; leaving changes nothing either way."""
    game = on_dune(
        "D02", Seat(rows="BC9", hand="XO1"), Seat(allowed_next=allowed), ruleset=with_base("BC9")
    )
    play(game, "use D02")
    assert hand(game) == "BC9"
    assert look(game)["this_round"]["white"]["targis_next"] == allowed


@pytest.mark.rule("5.34", "3.5")
@pytest.mark.card("D02", "BC9")
def test_bc9_entering_by_d02_takes_a_targi_from_the_opponent() -> None:
    """As if newly displayed."""
    game = on_dune("D02", Seat(rows="XO1", hand="BC9"), ruleset=with_base("BC9"))
    play(game, "use D02")
    assert look(game)["this_round"]["white"]["targis_next"] == 2


@pytest.mark.rule("5.34", "8.1")
@pytest.mark.card("D02", "XC4")
def test_d02_is_allowed_with_twelve_cards_and_adds_none() -> None:
    """What XC4 then turns up cannot be displayed."""
    twelve = "XO2 XO3 XO4 XO5 / XR1 XR2 XR3 XR4 / XW1 XW2 XW3 XW4"
    game = on_dune("D02", Seat("9 dates 9 salt 9 pepper 9 gold", rows=twelve, hand="XC4"))
    play(game, "use D02", "swap hand", "with XO2")
    assert rows(game) == twelve.replace("XO2", "XC4")
    assert (holds(game), hand(game)) == ("9 dates 9 salt 9 pepper 9 gold", "XO2")


@pytest.mark.rule("5.34", "5.37")
@pytest.mark.card("D02", "D04")
def test_d04_never_goes_to_a_hand() -> None:
    """It may be swapped within the display."""
    game = on_dune("D02", Seat(rows="D04 XR1", hand="XO1"))
    play(game, "use D02", "swap hand")
    assert (rows(game), hand(game)) == ("D04 XO1", "XR1")
    game = on_dune("D02", Seat(rows="D04", hand="XO1"))
    assert "use D02" not in moves(game)
    game = on_dune("D02", Seat(rows="D04 XR1"))
    play(game, "use D02", "swap D04")
    assert rows(game) == "XR1 D04"


@pytest.mark.rule("5.37")
@pytest.mark.card("D04")
def test_d04_goes_into_a_row_for_two_water() -> None:
    """It is a card, without symbol or points during the game."""
    game = on_dune("D04", Seat("3 water", rows="XO1 / XR1"))
    play(game, "use D04")
    assert moves(game) == ["row 1", "row 2", "row 3"]
    play(game, "row 1")
    assert (rows(game), holds(game)) == ("XO1 D04 / XR1", "1 water")
    assert (open_dunes(game), discards(game, "dunes")) == ([], [])
    assert game.scores()["blue"]["cards"] == 6


@pytest.mark.rule("5.37")
@pytest.mark.card("D04", "XW4", "BW7")
def test_d04_counts_as_a_card_and_has_no_symbol_during_the_game() -> None:
    """For BW7 it counts; for the wells of XW4 it does not."""
    game = expansion(
        Seat("2 dates 1 salt 1 pepper", rows="D04 XW1 XW2", markers="2,2"), centre={"2,2": "XW4"}
    )
    play(game, "use 2,2", "pay cost", "row 1")
    assert holds(game) == "3 water"
    game = expansion(
        Seat("1 dates 2 salt 1 pepper", rows="D04", markers="2,2"),
        centre={"2,2": "BW7"},
        ruleset=with_base("BW7"),
    )
    play(game, "use 2,2", "pay cost", "row 1")
    assert moves(game) == ["take dates", "take salt", "take pepper"]


@pytest.mark.rule("5.37", "8.1")
@pytest.mark.card("D04")
def test_d04_as_the_twelfth_card_ends_the_game_with_the_round() -> None:
    """It is a card like any other."""
    eleven = "XO1 XO2 XO3 XO4 / XR1 XR2 XR3 XR4 / XW1 XW2 XW3"
    game = on_dune("D04", Seat("2 water", rows=eleven), first="white")
    play(game, "use D04", "done")
    assert game.over
