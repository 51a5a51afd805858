"""Rule 5.9: the optional extra."""

from dataclasses import replace

import pytest

from tests.rules.positions import with_base
from tests.rules.table import (
    Seat,
    buying,
    expansion,
    holds,
    moves,
    on_dune,
    play,
    rows,
)

MIXED = with_base("BO5 BR7 BW5 BW8 BW9 BC7")


@pytest.mark.rule("5.9")
@pytest.mark.card("XO3", "XC3")
@pytest.mark.parametrize(
    ("card", "extra"), [("XO3", "1 dates 2 pepper"), ("XC3", "1 dates 1 salt 1 pepper")]
)
def test_the_extra_may_be_paid_on_top_for_two_points(card: str, extra: str) -> None:
    """At once, as tokens; or left."""
    game = buying(card, Seat(f"{extra} 1 gold"), ruleset="expansion")
    play(game, "use 2,2")
    assert moves(game) == ["pay cost", "pay cost and extra", "hand", "discard"]
    play(game, "pay cost and extra")
    assert holds(game) == "2 vp"
    game = buying(card, Seat(f"{extra} 1 gold"), ruleset="expansion")
    play(game, "use 2,2", "pay cost")
    assert holds(game) == extra


@pytest.mark.rule("5.9")
@pytest.mark.card("XR3", "XW3", "XT3")
@pytest.mark.parametrize(
    ("card", "cost", "extra"),
    [
        ("XR3", "1 salt", "1 dates 1 pepper"),
        ("XW3", "1 dates", "1 salt 1 pepper"),
        ("XT3", "1 pepper", "1 dates 1 salt"),
    ],
)
def test_the_extra_of_the_cheaper_kind_gives_a_point(card: str, cost: str, extra: str) -> None:
    """It has to be paid in full, on top of the cost."""
    game = buying(card, Seat(f"{cost} {extra} 1 gold"), ruleset="expansion")
    play(game, "use 2,2", "pay cost and extra")
    assert holds(game) == "1 vp"
    short = extra.rsplit(" ", 2)[0]
    game = buying(card, Seat(f"{cost} {short} 1 gold"), ruleset="expansion")
    play(game, "use 2,2")
    assert "pay cost and extra" not in moves(game)


@pytest.mark.rule("5.9", "5.8")
@pytest.mark.card("XO3", "BO5", "D17")
def test_discounts_never_touch_the_extra() -> None:
    """XO3 has no goods in its cost: BO5 is lost, the extra is paid in full."""
    game = buying("XO3", Seat("1 dates 1 pepper 1 gold", rows="BO5"), ruleset=MIXED)
    play(game, "use 2,2")
    assert "pay cost and extra" not in moves(game)
    game = buying("XO3", Seat("1 dates 2 pepper 1 gold", rows="BO5"), ruleset=MIXED)
    play(game, "use 2,2", "pay cost and extra", "row 1")
    assert holds(game) == "2 vp"


@pytest.mark.rule("5.9", "5.8")
@pytest.mark.card("XR3", "BR7")
def test_the_extra_may_be_paid_with_a_reduced_cost() -> None:
    """XR3 for its gold alone with BR7, and the extra besides."""
    game = buying("XR3", Seat("1 dates 1 pepper 1 gold", rows="BR7"), ruleset=MIXED)
    play(game, "use 2,2", "pay cost and extra", "row 1")
    assert holds(game) == "1 vp"


@pytest.mark.rule("5.9", "5.36")
@pytest.mark.card("XO3", "D18")
def test_the_extra_may_be_paid_when_the_cost_is_reduced_to_nothing() -> None:
    """D18 leaves out the gold of XO3."""
    game = on_dune("D18", Seat("1 dates 2 pepper", hand="XO3"))
    play(game, "use D18", "pay cost and extra")
    assert (rows(game), holds(game)) == ("XO3", "2 vp")


@pytest.mark.rule("5.9")
@pytest.mark.card("XO3", "BW8", "XC7", "x1", "D01", "D17")
@pytest.mark.parametrize(
    ("seat", "course"),
    [
        (Seat(rows="XC7", hand="XO3"), ["use XC7", "pay cost and extra", "row 1"]),
        (Seat(rows="XC7", hand="XO3", targis="1"), ["use 1", "pay cost and extra", "row 1"]),
        (Seat(rows="XC7", dunes="D01"), ["use D01", "take 1,1", "pay cost and extra", "row 1"]),
        (Seat(rows="XC7", dunes="D17"), ["use D17", "pick XO3", "pay cost and extra", "row 1"]),
    ],
)
def test_the_extra_may_be_paid_with_every_display_that_is_paid(
    seat: Seat, course: list[str]
) -> None:
    """XC7, the Noble, D01 and D17."""
    blue = replace(seat, holds="1 dates 2 pepper 1 gold")
    centre = {"1,1": "XO3"} if "D01" in seat.dunes else {}
    pile = "XO3 XW1 XW2" if "D17" in seat.dunes else None
    game = expansion(blue, centre=centre, tribes_pile=pile, round=2)
    play(game, *course)
    assert (rows(game), holds(game)) == ("XC7 XO3", "2 vp")


@pytest.mark.rule("5.9", "5.24")
@pytest.mark.card("XO3", "BW8")
def test_with_bw8_the_extra_and_the_good_on_top_are_both_paid() -> None:
    """Three goods for the extra, one for BW8."""
    game = expansion(Seat("2 dates 2 pepper 1 gold", rows="BW8", hand="XO3"), ruleset=MIXED)
    play(game, "use hand", "pay cost and extra", "row 1")
    assert holds(game) == "2 vp"
