"""Rule 5.14 in the expansion: Trader and Silversmith."""

import pytest

from tests.rules.positions import with_base
from tests.rules.table import (
    Seat,
    expansion,
    holds,
    moves,
    play,
)


@pytest.mark.rule("5.14")
@pytest.mark.card("x5")
def test_the_trader_also_gives_water_for_a_good() -> None:
    """Besides 3:1 for gold and 2:1 for another kind, as often as one likes."""
    game = expansion(Seat("4 dates", targis="5"))
    play(game, "use 5")
    assert moves(game) == [
        "trade 3 dates for gold",
        "trade 2 dates for salt",
        "trade 2 dates for pepper",
        "trade 1 dates for water",
    ]
    play(game, "trade 1 dates for water", "trade 3 dates for gold")
    assert holds(game) == "1 gold 1 water"


@pytest.mark.rule("5.14")
@pytest.mark.card("x5")
def test_the_trader_is_open_with_a_single_good_and_closed_without() -> None:
    """Gold and water are no goods."""
    assert "use 5" in moves(expansion(Seat("1 dates", targis="5")))
    assert "use 5" not in moves(expansion(Seat("1 gold 1 water", targis="5")))


@pytest.mark.rule("5.14")
@pytest.mark.card("x5")
def test_a_visit_to_the_trader_goes_on_until_one_stops() -> None:
    """After the first trade."""
    game = expansion(Seat("3 dates", targis="5"))
    play(game, "use 5")
    assert "stop" not in moves(game)
    play(game, "trade 1 dates for water", "stop")
    assert holds(game) == "2 dates 1 water"


@pytest.mark.rule("5.14")
@pytest.mark.card("XC8")
def test_with_xc8_a_gold_costs_two_equal_goods_and_not_three() -> None:
    """The dearer trade is not offered any more."""
    game = expansion(Seat("3 dates 1 salt 1 pepper", rows="XC8", targis="5"))
    play(game, "use 5")
    assert "trade 2 dates for gold" in moves(game)
    assert not [move for move in moves(game) if "3 dates" in move or "salt for gold" in move]
    play(game, "trade 2 dates for gold", "stop")
    assert holds(game) == "1 dates 1 salt 1 pepper 1 gold"


@pytest.mark.rule("5.14")
@pytest.mark.card("XC8")
def test_without_xc8_displayed_a_gold_costs_three() -> None:
    """In the hand it does nothing, nor for the opponent."""
    for blue, white in (
        (Seat("2 dates", hand="XC8", targis="5"), Seat()),
        (Seat("2 dates", targis="5"), Seat(rows="XC8")),
    ):
        game = expansion(blue, white)
        play(game, "use 5")
        assert not [move for move in moves(game) if "gold" in move]


@pytest.mark.rule("5.14")
@pytest.mark.card("BC8", "XC8")
def test_bc8_and_xc8_do_not_make_gold_for_a_single_good() -> None:
    """1:1 is never for gold."""
    game = expansion(Seat("1 dates", rows="BC8 XC8", targis="5"), ruleset=with_base("BC8"))
    play(game, "use 5")
    assert moves(game) == [
        "trade 1 dates for salt",
        "trade 1 dates for pepper",
        "trade 1 dates for water",
    ]
    play(game, "trade 1 dates for salt")
    assert "trade 1 salt for dates" not in moves(game)


@pytest.mark.rule("5.14")
@pytest.mark.card("x10")
def test_the_silversmith_takes_any_two_goods_for_a_point_or_a_gold_for_two() -> None:
    """At most twice a visit."""
    game = expansion(Seat("2 dates 1 salt 2 gold", targis="10"))
    play(game, "use 10")
    assert moves(game) == ["sell dates dates", "sell dates salt", "sell 1 gold"]
    play(game, "sell dates salt", "sell 1 gold")
    assert holds(game) == "1 dates 1 gold 3 vp"
    assert moves(game) == ["done"]


@pytest.mark.rule("5.14")
@pytest.mark.card("x10")
def test_the_silversmith_may_be_left_after_one_purchase() -> None:
    """And needs two goods or a gold to begin with."""
    game = expansion(Seat("4 dates 1 gold", targis="10"))
    play(game, "use 10", "sell dates dates", "stop")
    assert holds(game) == "2 dates 1 gold 1 vp"
    assert "use 10" not in moves(expansion(Seat("1 dates", targis="10")))
    assert "use 10" in moves(expansion(Seat("1 dates 1 salt", targis="10")))


@pytest.mark.rule("5.14")
@pytest.mark.card("XO8")
def test_xo8_allows_a_third_purchase() -> None:
    """And no fourth; without it there are two."""
    game = expansion(Seat("8 dates 1 gold", rows="XO8", targis="10"))
    play(game, "use 10", *["sell dates dates"] * 3)
    assert (holds(game), moves(game)) == ("2 dates 1 gold 3 vp", ["done"])
    game = expansion(Seat("8 dates 1 gold", hand="XO8", targis="10"))
    play(game, "use 10", *["sell dates dates"] * 2)
    assert moves(game) == ["done"]
