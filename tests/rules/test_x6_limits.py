"""Section 6 in the expansion: water has a limit too, and may be exchanged first."""

import pytest

from tests.rules.table import Seat, expansion, holds, moves, play


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("tokens", "left"),
    [
        ("10 water", "10 water"),
        ("5 gold 1 water", "3 gold 1 water"),
        ("10 dates 3 gold 10 water", "10 dates 3 gold 10 water"),
    ],
)
def test_ten_goods_three_gold_and_ten_water_may_be_kept(tokens: str, left: str) -> None:
    """What is above goes back; within the limits nothing is asked."""
    game = expansion(Seat(tokens))
    play(game, "done")
    assert (holds(game), game.to_move) == (left, "white")


@pytest.mark.rule("6.1", "5.16", "5.28")
@pytest.mark.card("XO7")
def test_exchanges_are_offered_only_above_a_limit() -> None:
    """Below it they were possible until the turn was ended, so nobody is asked once more."""
    game = expansion(Seat("10 dates 3 gold 10 water", rows="XO7"))
    play(game, "done")
    assert (holds(game), game.to_move) == ("10 dates 3 gold 10 water", "white")
    game = expansion(Seat("10 dates 4 gold 3 water", rows="XO7"))
    play(game, "done")
    assert {*moves(game)} >= {"use XO7", "trade 3 water for gold", "stop"}


@pytest.mark.rule("6.1", "5.16")
def test_water_above_ten_may_first_be_exchanged() -> None:
    """Thirteen water become a gold and ten; or three are returned."""
    game = expansion(Seat("13 water"))
    play(game, "done")
    assert moves(game) == [
        "trade 3 water for gold",
        "trade 2 water for dates",
        "trade 2 water for salt",
        "trade 2 water for pepper",
        "stop",
    ]
    play(game, "trade 3 water for gold")
    assert (holds(game), game.to_move) == ("1 gold 10 water", "white")
    game = expansion(Seat("13 water"))
    play(game, "done", "stop")
    assert (holds(game), game.to_move) == ("10 water", "white")


@pytest.mark.rule("6.1")
def test_an_exchange_at_the_limits_counts_against_the_limits() -> None:
    """Eleven goods after it: one goes back, of choice."""
    game = expansion(Seat("9 dates 1 salt 12 water"))
    play(game, "done", "trade 2 water for pepper", "stop")
    assert moves(game) == ["give dates", "give salt", "give pepper"]
    play(game, "give dates")
    assert holds(game) == "8 dates 1 salt 1 pepper 10 water"


@pytest.mark.rule("6.1")
def test_goods_above_ten_are_returned_by_choice_after_the_offer_to_exchange() -> None:
    """With two water the offer is made, with less it is not."""
    game = expansion(Seat("8 dates 3 salt 2 water"))
    play(game, "done", "stop")
    assert moves(game) == ["give dates", "give salt"]
    game = expansion(Seat("8 dates 3 salt 1 water"))
    play(game, "done")
    assert moves(game) == ["give dates", "give salt"]


@pytest.mark.rule("6.2")
def test_there_is_no_limit_on_water_during_the_actions() -> None:
    """Ten water and the Waterhole: twelve can be spent before the turn ends."""
    game = expansion(Seat("10 water", targis="13"))
    play(game, "use 13")
    assert holds(game) == "12 water"
    play(game, "trade 2 water for dates", "done")
    assert holds(game) == "1 dates 10 water"


@pytest.mark.rule("6.3")
def test_the_water_limit_holds_in_the_last_round_too() -> None:
    """Twelve water score like ten after they are returned."""
    game = expansion(Seat("12 water"), Seat(), round=12, first="white")
    play(game, "done", "stop")
    assert holds(game) == "10 water"
