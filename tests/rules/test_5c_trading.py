"""Rule 5.14: the Trader and the Silversmith."""

import pytest

from tests.rules.table import Seat, holds, moves, play, situation


@pytest.mark.rule("5.14")
@pytest.mark.card("5")
def test_the_trader_gives_gold_for_three_and_a_good_for_two_of_a_kind() -> None:
    """All trades of three dates and two salt; two of a kind give another kind, never their own."""
    game = situation(Seat("3 dates 2 salt 1 pepper", targis="5"))
    play(game, "use 5")
    assert moves(game) == [
        "trade 3 dates for gold",
        "trade 2 dates for salt",
        "trade 2 dates for pepper",
        "trade 2 salt for dates",
        "trade 2 salt for pepper",
    ]
    play(game, "trade 3 dates for gold")
    assert holds(game) == "2 salt 1 pepper 1 gold"


@pytest.mark.rule("5.14")
@pytest.mark.card("5")
def test_the_trader_trades_as_often_as_the_player_likes() -> None:
    """Four salt become two dates; after the first trade one may stop."""
    game = situation(Seat("4 salt 2 pepper", targis="5"))
    play(game, "use 5", "trade 2 salt for dates")
    assert "stop" in moves(game)
    play(game, "trade 2 salt for dates", "trade 2 dates for pepper")
    assert holds(game) == "3 pepper"
    play(game, "stop")
    assert (holds(game), moves(game)) == ("3 pepper", ["done"])


@pytest.mark.rule("5.14")
@pytest.mark.card("5")
@pytest.mark.parametrize("good", ["dates", "salt", "pepper"])
def test_the_trader_takes_three_of_any_kind_for_gold(good: str) -> None:
    """But not three mixed goods, and not two."""
    game = situation(Seat(f"3 {good}", targis="5"))
    play(game, "use 5", f"trade 3 {good} for gold")
    assert holds(game) == "1 gold"
    game = situation(Seat(f"2 {good}", targis="5"))
    play(game, "use 5")
    assert not any("gold" in move for move in moves(game))


@pytest.mark.rule("5.14")
@pytest.mark.card("5")
def test_the_trader_has_nothing_for_three_different_goods_or_gold() -> None:
    """Nothing can be traded, so the card cannot be used."""
    game = situation(Seat("1 dates 1 salt 1 pepper 3 gold 9 vp", targis="5"))
    assert moves(game) == ["done"]


@pytest.mark.rule("5.14")
@pytest.mark.card("10")
@pytest.mark.parametrize(
    ("sale", "left"),
    [
        ("sell 2 dates", "2 dates 4 salt 4 pepper 3 gold 1 vp"),
        ("sell 2 salt", "4 dates 2 salt 4 pepper 3 gold 1 vp"),
        ("sell 2 pepper", "4 dates 4 salt 2 pepper 3 gold 1 vp"),
        ("sell 4 dates", "4 salt 4 pepper 3 gold 3 vp"),
        ("sell 4 salt", "4 dates 4 pepper 3 gold 3 vp"),
        ("sell 4 pepper", "4 dates 4 salt 3 gold 3 vp"),
        ("sell 1 gold", "4 dates 4 salt 4 pepper 2 gold 2 vp"),
        ("sell 2 gold", "4 dates 4 salt 4 pepper 1 gold 4 vp"),
    ],
)
def test_the_silversmith_makes_one_exchange(sale: str, left: str) -> None:
    """Eight prices, and after one sale the visit is over."""
    game = situation(Seat("4 dates 4 salt 4 pepper 3 gold", targis="10"))
    play(game, "use 10")
    assert len(moves(game)) == 8
    play(game, sale)
    assert (holds(game), moves(game)) == (left, ["done"])


@pytest.mark.rule("5.14")
@pytest.mark.card("10")
def test_the_silversmith_buys_only_what_is_held() -> None:
    """Three of a kind count as two; one gold is not two; mixed goods are nothing."""
    game = situation(Seat("3 dates 1 salt 1 gold", targis="10"))
    play(game, "use 10")
    assert moves(game) == ["sell 2 dates", "sell 1 gold"]
    game = situation(Seat("1 dates 1 salt 1 pepper 5 vp", targis="10"))
    assert moves(game) == ["done"]
