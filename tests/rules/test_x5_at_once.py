"""Rules 5.21-5.23, 5.26 and 5.29: cards that act when displayed, and from when on."""

import pytest

from tests.rules.positions import with_base
from tests.rules.table import (
    Seat,
    buying,
    discards,
    expansion,
    hand,
    holds,
    moves,
    on_dune,
    open_dunes,
    play,
    rows,
)

RICH = "9 dates 9 salt 9 pepper 9 gold"


# XR4, XC4, XC5, XO4, XO5, XW4, XT4: at once


@pytest.mark.rule("5.29")
@pytest.mark.card("XR4")
def test_xr4_renews_the_dunes_without_a_targi_and_gives_a_good() -> None:
    """Dunes with a Targi of either player stay and count towards three."""
    game = buying(
        "XR4",
        Seat(RICH, dunes="D05"),
        Seat(dunes="D06"),
        dunes="D07",
        ruleset="expansion",
    )
    play(game, "use 2,2", "pay cost", "take salt")
    assert {"D05", "D06"} < {*open_dunes(game)}
    assert len(open_dunes(game)) == 3
    assert discards(game, "dunes") == ["D07"]
    assert holds(game) == "9 dates 9 salt 8 pepper 8 gold"


@pytest.mark.rule("5.29")
@pytest.mark.card("XR4")
def test_dunes_of_xr4_can_be_used_from_the_next_round() -> None:
    """Nobody has a Targi there."""
    game = buying("XR4", Seat(RICH), ruleset="expansion")
    play(game, "use 2,2", "pay cost", "take dates")
    assert len(open_dunes(game)) == 3
    assert not [move for move in moves(game) if move.startswith("use D")]


@pytest.mark.rule("5.29")
@pytest.mark.card("XR4", "D01")
def test_the_dune_being_carried_out_stays_while_xr4_renews_the_others() -> None:
    """D01 displays XR4: D01 counts towards three and is discarded afterwards."""
    game = on_dune("D01", Seat(RICH), dunes="D07", centre={"1,1": "XR4"})
    play(game, "use D01", "take 1,1", "pay cost", "take dates")
    assert len(open_dunes(game)) == 2
    assert discards(game, "dunes") == ["D07", "D01"]


@pytest.mark.rule("5.29", "5.5", "5.11")
@pytest.mark.card("XC4")
def test_xc4_turns_up_a_tribe_card_to_display_take_or_discard() -> None:
    """Inside its own display; no rejecting there."""
    for move in ("pay cost", "hand", "discard"):
        game = buying(
            "XC4", Seat(f"{RICH} 1 water", rows="XR8"), tribes_pile="XO2", ruleset="expansion"
        )
        play(game, "use 2,2", "pay cost", "row 1")
        assert moves(game) == ["pay cost", "hand", "discard"]
        play(game, move)
        if move == "pay cost":
            play(game, "row 1")
            assert rows(game) == "XR8 XC4 XO2"
        assert (hand(game) == "XO2") == (move == "hand")
        assert (discards(game, "tribes")[-1:] == ["XO2"]) == (move == "discard")


@pytest.mark.rule("5.29", "5.24")
@pytest.mark.card("XC4", "BC7")
def test_a_card_turned_up_by_xc4_has_ordinary_discounts_only() -> None:
    """XC4 played with the Noble: BC7 spares a good for XC4 but not for the card after it."""
    game = expansion(
        Seat("1 dates 1 salt 2 gold", rows="BC7", hand="XC4", targis="1"),
        round=2,
        tribes_pile="XR2",
        ruleset=with_base("BC7"),
    )
    play(game, "use 1", "pay cost", "leave dates", "row 1")
    assert holds(game) == "1 dates 1 gold"
    assert "pay cost" not in moves(game)


@pytest.mark.rule("5.23", "5.26")
@pytest.mark.card("XC5")
def test_xc5_swaps_two_displayed_cards_if_one_likes() -> None:
    """Itself included; it may be declined."""
    game = buying("XC5", Seat("1 pepper 1 gold", rows="XO1 / XR1"), ruleset="expansion")
    play(game, "use 2,2", "pay cost", "row 1")
    assert moves(game) == ["swap XO1", "swap XC5", "decline"]
    play(game, "swap XC5")
    assert rows(game) == "XO1 XR1 / XC5"
    game = buying("XC5", Seat("1 pepper 1 gold", rows="XO1 / XR1"), ruleset="expansion")
    play(game, "use 2,2", "pay cost", "row 1", "decline")
    assert rows(game) == "XO1 XC5 / XR1"


@pytest.mark.rule("5.23")
@pytest.mark.card("XC5")
def test_xc5_alone_has_nothing_to_swap() -> None:
    """One card is not two."""
    game = buying("XC5", Seat("1 pepper 1 gold"), ruleset="expansion")
    play(game, "use 2,2", "pay cost")
    assert (rows(game), moves(game)) == ("XC5", ["done"])


@pytest.mark.rule("5.29", "5.18")
@pytest.mark.card("XO4", "XW8")
def test_xo4_turns_up_three_goods_cards_and_gives_one() -> None:
    """A goods card like any other: XW8 adds its water. All three are discarded."""
    for pick, tokens in (("G01", "1 dates"), ("G22", "4 water")):
        game = expansion(
            Seat("1 dates 1 pepper 1 gold", rows="XW8", hand="XO4", targis="1"),
            goods_pile="G01 G03 G22",
            round=2,
        )
        play(game, "use 1", "pay cost", "row 1")
        assert sorted(moves(game)) == ["take G01", "take G03", "take G22"]
        play(game, f"take {pick}")
        assert holds(game) == tokens
        assert sorted(discards(game, "goods")[-3:]) == ["G01", "G03", "G22"]


@pytest.mark.rule("5.29", "5.26")
@pytest.mark.card("XO5", "XT4")
@pytest.mark.parametrize(
    ("card", "cost", "gives"),
    [("XO5", "2 dates 1 salt 2 pepper", "1 gold"), ("XT4", "2 dates 1 salt 1 pepper", "3 water")],
)
def test_xo5_gives_a_gold_and_xt4_three_water_at_once(card: str, cost: str, gives: str) -> None:
    """Only then, and only when displayed."""
    game = buying(card, Seat(cost), ruleset="expansion")
    play(game, "use 2,2", "pay cost")
    assert holds(game) == gives
    game = buying(card, Seat(cost), ruleset="expansion")
    play(game, "use 2,2", "hand")
    assert holds(game) == cost


@pytest.mark.rule("5.29", "5.26")
@pytest.mark.card("XW4")
@pytest.mark.parametrize(
    ("display", "water"), [("", 2), ("XW1", 2), ("XW1 XW2", 3), ("XW1 XW2 XO1 XR1 / XW3", 4)]
)
def test_xw4_gives_a_water_for_each_well_and_at_least_two(display: str, water: int) -> None:
    """Itself included."""
    game = buying("XW4", Seat("2 dates 1 salt 1 pepper", rows=display), ruleset="expansion")
    play(game, "use 2,2", "pay cost")
    if moves(game)[0].startswith("row"):
        play(game, moves(game)[0])
    assert holds(game) == f"{water} water"


# Rule 5.21: from when on an effect works


@pytest.mark.rule("5.21")
@pytest.mark.card("XW8")
@pytest.mark.parametrize("order", [("1,1", "2,2"), ("2,2", "1,1")])
def test_xw8_adds_a_water_once_a_round_in_either_order(order: tuple[str, str]) -> None:
    """Card first or water first."""
    game = buying(
        "XW8",
        Seat("2 salt 1 pepper", markers="1,1"),
        centre={"1,1": "G20"},
        ruleset="expansion",
    )
    for place in order:
        play(game, f"use {place}", *(["pay cost"] if place == "2,2" else []))
    assert holds(game) == "3 water"


@pytest.mark.rule("5.21", "5.18")
@pytest.mark.card("XW8")
def test_xw8_adds_one_water_however_many_goods_cards_gave_water() -> None:
    """Once a round; and nothing for other goods."""
    game = expansion(Seat(rows="XW8", markers="1,1 2,2"), centre={"1,1": "G20", "2,2": "G21"})
    play(game, "use 1,1", "use 2,2")
    assert holds(game) == "5 water"
    game = expansion(Seat(rows="XW8", markers="1,1"), centre={"1,1": "G07"})
    play(game, "use 1,1")
    assert holds(game) == "2 dates"


@pytest.mark.rule("5.21", "5.18")
@pytest.mark.card("XW8", "x13", "D10", "XT4")
def test_water_that_is_not_from_a_goods_card_does_not_move_xw8() -> None:
    """The Waterhole, a dune and XT4."""
    game = expansion(Seat(rows="XW8", targis="13"))
    play(game, "use 13")
    assert holds(game) == "2 water"
    game = on_dune("D10", Seat(rows="XW8"))
    play(game, "use D10")
    assert holds(game) == "5 water"


@pytest.mark.rule("5.21", "5.31")
@pytest.mark.card("XR5", "D01", "D13")
def test_xr5_gives_nothing_for_the_dune_that_displayed_it() -> None:
    """It was not displayed before the dune began."""
    cost = "1 dates 2 salt 1 pepper"
    game = on_dune("D01", Seat(cost), centre={"1,1": "XR5"})
    play(game, "use D01", "take 1,1", "pay cost")
    assert (rows(game), holds(game)) == ("XR5", "")


@pytest.mark.rule("5.22")
@pytest.mark.card("BO8")
@pytest.mark.parametrize(("card", "consoled"), [("G20", True), ("G23", False), ("G16", True)])
def test_water_is_no_good_for_bo8(card: str, consoled: bool) -> None:
    """Only a goods card that gave dates, salt or pepper spares the consolation."""
    game = expansion(
        Seat(rows="BO8", markers="2,2"), centre={"2,2": card}, ruleset=with_base("BO8")
    )
    play(game, "use 2,2")
    if card == "G23":
        play(game, "take salt")
    play(game, "done")
    assert (moves(game) == ["take dates", "take salt", "take pepper"]) == consoled


@pytest.mark.rule("5.22", "5.30")
@pytest.mark.card("BO8")
def test_the_targias_good_is_not_from_a_goods_card_for_bo8() -> None:
    """Her bonus good leaves the consolation due."""
    game = expansion(Seat(rows="BO8", placed="15"), ruleset=with_base("BO8"))
    play(game, "targia", "take dates", "done")
    assert moves(game) == ["take dates", "take salt", "take pepper"]
