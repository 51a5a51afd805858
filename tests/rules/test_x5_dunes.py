"""Rules 5.31 and 5.32: carrying out dunes, alone or with the opponent."""

import pytest

from tests.rules.table import (
    Seat,
    discards,
    expansion,
    holds,
    moves,
    on_dune,
    open_dunes,
    play,
    rows,
    standing,
)

# Rule 5.31: carrying out and declining


@pytest.mark.rule("5.31")
@pytest.mark.card("D05", "D06", "D07", "D08", "D09", "D10", "D12")
@pytest.mark.parametrize(
    ("dune", "gives"),
    [
        ("D05", "2 dates 2 water"),
        ("D06", "2 salt 2 water"),
        ("D07", "2 pepper 2 water"),
        ("D08", "1 dates 1 salt 1 pepper 1 water"),
        ("D09", "1 gold 2 water"),
        ("D10", "5 water"),
        ("D12", "1 water 2 vp"),
    ],
)
def test_a_dune_gives_what_it_says_and_is_discarded(dune: str, gives: str) -> None:
    """To its user only; the Targi comes back."""
    game = on_dune(dune)
    play(game, f"use {dune}")
    assert (holds(game), holds(game, "white")) == (gives, "")
    assert (standing(game), open_dunes(game), discards(game, "dunes")) == ([], [], [dune])


@pytest.mark.rule("5.31", "5.2")
@pytest.mark.parametrize("dune", ["D05", "D11", "D04"])
def test_a_declined_dune_is_discarded_and_gives_nothing(dune: str) -> None:
    """By ending the turn."""
    game = on_dune(dune, Seat("2 water"))
    play(game, "done")
    assert (holds(game), discards(game, "dunes")) == ("2 water", [dune])
    assert game.to_move == "white"


@pytest.mark.rule("5.31")
@pytest.mark.card("XR5")
def test_xr5_adds_a_water_after_a_dune_was_carried_out() -> None:
    """Not for a declined one, not in the hand, not with the opponent."""
    for blue, white, move, tokens in (
        (Seat(rows="XR5"), Seat(), "use D05", "2 dates 3 water"),
        (Seat(rows="XR5"), Seat(), "done", ""),
        (Seat(hand="XR5"), Seat(), "use D05", "2 dates 2 water"),
        (Seat(), Seat(rows="XR5"), "use D05", "2 dates 2 water"),
    ):
        game = on_dune("D05", blue, white)
        play(game, move)
        assert holds(game) == tokens


@pytest.mark.rule("5.31")
@pytest.mark.card("XR5", "D03")
def test_the_water_of_xr5_comes_too_late_to_pay_for_the_dune() -> None:
    """D03 needs a water before."""
    game = on_dune("D03", Seat(rows="XR5", markers="1,1"), centre={"1,1": "XO1"})
    assert "use D03" not in moves(game)


@pytest.mark.rule("5.31")
@pytest.mark.card("D14")
def test_an_impossible_part_of_a_dune_is_skipped() -> None:
    """D14 where white placed only on cards that are impossible: the good comes all the same."""
    game = on_dune("D14", Seat(), Seat(targis="5 9 10"))
    play(game, "use D14")
    assert moves(game) == ["take dates", "take salt", "take pepper"]


@pytest.mark.rule("5.31")
@pytest.mark.card("D01", "D02", "D03", "D04", "D15", "D18", "D20")
@pytest.mark.parametrize(
    ("dune", "seat"),
    [
        ("D02", Seat("9 water", rows="XO1")),  # one card, no hand card
        ("D02", Seat("9 water", hand="XO2")),  # nothing displayed
        ("D03", Seat("1 water")),  # no marker
        ("D03", Seat(markers="1,1")),  # no water
        ("D03", Seat("1 water", markers="1,2")),  # a goods card under the marker
        ("D04", Seat("1 water")),
        ("D18", Seat("9 dates 9 salt 9 pepper")),  # no hand card
        ("D18", Seat(hand="XO1")),  # nothing to pay with
        ("D20", Seat("1 dates 3 gold")),
    ],
)
def test_a_dune_of_which_nothing_is_possible_cannot_be_carried_out(dune: str, seat: Seat) -> None:
    """It can only be declined."""
    centre = {"1,1": "XO1" if "XO1" not in seat.rows + seat.hand else "XO3", "1,2": "G01"}
    game = on_dune(dune, seat, centre=centre)
    assert f"use {dune}" not in moves(game)


# Rule 5.32: dunes with Targis of both


@pytest.mark.rule("5.32")
@pytest.mark.card("XR6")
def test_both_may_carry_out_a_shared_dune_and_the_second_discards_it() -> None:
    """It stays until the second Targi is taken back."""
    game = on_dune("D10", Seat(), Seat(dunes="D10"))
    play(game, "use D10")
    assert (open_dunes(game), discards(game, "dunes")) == (["D10"], [])
    play(game, "done", "use D10")
    assert (holds(game), holds(game, "white")) == ("5 water", "5 water")
    assert (open_dunes(game), discards(game, "dunes")) == ([], ["D10"])


@pytest.mark.rule("5.32")
def test_declining_a_shared_dune_leaves_it_to_the_other() -> None:
    """White carries it out in full."""
    game = on_dune("D10", Seat(), Seat(dunes="D10"))
    play(game, "done")
    assert open_dunes(game) == ["D10"]
    play(game, "use D10")
    assert holds(game, "white") == "5 water"
    assert discards(game, "dunes") == ["D10"]


@pytest.mark.rule("5.32", "5.37")
@pytest.mark.card("D04")
def test_a_shared_dune_that_goes_into_a_display_serves_the_first_only() -> None:
    """White gets the Targi back and no more."""
    game = on_dune("D04", Seat("2 water"), Seat("2 water", dunes="D04"))
    play(game, "use D04")
    assert (rows(game), holds(game)) == ("D04", "")
    play(game, "done")
    assert "use D04" not in moves(game)
    assert "D04" not in standing(game, "white")
    assert discards(game, "dunes") == []


@pytest.mark.rule("5.32", "5.37")
@pytest.mark.card("D04")
@pytest.mark.parametrize(("taker", "other"), [("blue", "white"), ("white", "blue")])
def test_who_gets_a_targi_back_from_a_shared_joker_is_told(taker: str, other: str) -> None:
    """The other player, blue or white."""
    both = Seat("2 water", dunes="D04")
    game = expansion(both, both, to_move=taker)
    told = next(event for event in game.play("use D04") if event.name == "take_back")
    assert (told.player, told.source, told.cause) == (other, "D04", "D04")


@pytest.mark.rule("5.32")
@pytest.mark.card("D04")
def test_a_shared_joker_left_by_the_first_serves_the_other() -> None:
    """Blue declines it."""
    game = on_dune("D04", Seat(), Seat("2 water", dunes="D04"))
    play(game, "done", "use D04")
    assert rows(game, "white") == "D04"


# Dunes about goods


@pytest.mark.rule("5.26", "5.31")
@pytest.mark.card("D11")
def test_d11_gives_three_goods_of_any_mix() -> None:
    """All of one kind or one of each."""
    game = on_dune("D11")
    play(game, "use D11", "take dates", "take salt", "take pepper")
    assert holds(game) == "1 dates 1 salt 1 pepper"
    game = on_dune("D11")
    play(game, "use D11", "take pepper")
    assert holds(game) == "3 pepper"


@pytest.mark.rule("5.31")
@pytest.mark.card("D20")
def test_d20_exchanges_any_two_goods_for_a_gold_up_to_twice() -> None:
    """Equal or not; once is enough if one likes."""
    game = on_dune("D20", Seat("2 dates 1 salt 2 pepper"))
    play(game, "use D20", "trade dates salt for gold", "trade dates pepper for gold")
    assert (holds(game), moves(game)) == ("1 pepper 2 gold", ["done"])
    game = on_dune("D20", Seat("4 dates"))
    play(game, "use D20", "stop")
    assert holds(game) == "2 dates 1 gold"


@pytest.mark.rule("5.31")
@pytest.mark.card("D20", "D02", "D17")
def test_d20_needs_an_exchange_but_d02_and_d17_may_change_nothing() -> None:
    """D20 cannot be stopped before the first exchange; the others end with a choice of nothing."""
    game = on_dune("D20", Seat("2 dates 1 salt"))
    play(game, "use D20")
    assert moves(game) == ["trade dates dates for gold", "trade dates salt for gold"]
    for dune, nothing in (("D02", "decline"), ("D17", "none")):
        game = on_dune(dune, Seat("2 dates", rows="XO1 XW1"))
        play(game, f"use {dune}", nothing)
        assert (rows(game), holds(game), moves(game)) == ("XO1 XW1", "2 dates", ["done"])
        assert discards(game, "dunes") == [dune]
