"""Section 6: what a player may keep at the end of the turn."""

import pytest

from tests.rules.table import Seat, buy, buying, holds, moves, play, situation

ELEVEN = "BR1 BR2 BR3 BR4 / BW1 BW2 BW3 BW4 / BC1 BC2 BC3"


@pytest.mark.rule("6.1")
def test_above_ten_goods_the_player_chooses_what_to_return() -> None:
    """Thirteen goods: three go back, any three that are held."""
    game = situation(Seat("6 dates 5 salt 2 pepper"))
    play(game, "done")
    assert (game.phase, game.to_move) == ("limit", "blue")
    assert moves(game) == ["give dates", "give salt"]  # three from pepper on are not there
    play(game, "give salt", "give pepper")
    assert holds(game) == "6 dates 4 salt"
    assert game.to_move == "white"


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    "tokens", ["10 dates", "4 dates 3 salt 3 pepper", "10 pepper 3 gold 30 vp"]
)
def test_ten_goods_and_three_gold_may_be_kept(tokens: str) -> None:
    """VP have no limit."""
    game = situation(Seat(tokens))
    play(game, "done")
    assert (holds(game), game.to_move) == (tokens, "white")


@pytest.mark.rule("6.1")
def test_an_eleventh_good_must_be_returned() -> None:
    """Eleven of one kind leave no choice."""
    game = situation(Seat("11 dates"))
    play(game, "done")
    assert (holds(game), game.to_move) == ("10 dates", "white")


@pytest.mark.rule("6.1")
def test_gold_above_three_goes_back_by_itself() -> None:
    """There is nothing to choose."""
    game = situation(Seat("6 gold 1 dates"))
    play(game, "done")
    assert (holds(game), game.to_move) == ("1 dates 3 gold", "white")


@pytest.mark.rule("6.1")
def test_goods_and_gold_have_their_own_limits() -> None:
    """Too much of both: the gold goes, and the goods are chosen."""
    game = situation(Seat("6 dates 5 salt 5 gold"))
    play(game, "done", "give salt")
    assert holds(game) == "6 dates 4 salt 3 gold"


@pytest.mark.rule("6.1")
def test_the_limits_hold_for_the_second_player_too() -> None:
    """Before the round ends."""
    game = situation(Seat("12 salt"), first="white")
    play(game, "done")
    assert (game.round, holds(game)) == (2, "10 salt")


@pytest.mark.rule("6.2")
def test_during_the_actions_there_is_no_limit() -> None:
    """Thirteen goods and four gold are there to be used before the turn ends."""
    game = situation(
        Seat("4 dates 3 salt 3 pepper 3 gold", targis="2 3 6", markers="2,2"), centre={"2,2": "G16"}
    )
    play(game, "use 2", "use 3", "use 6", "use 2,2")
    assert holds(game) == "5 dates 4 salt 4 pepper 4 gold"
    assert (game.phase, moves(game)) == ("act", ["done"])


@pytest.mark.rule("6.2")
def test_goods_above_the_limit_can_be_spent_before_the_turn_ends() -> None:
    """Eleven goods, of which BC5 takes two."""
    game = buying("BC5", Seat("5 dates 5 pepper", targis="2"))
    play(game, "use 2")
    buy(game)
    play(game, "done")
    assert holds(game) == "5 dates 4 pepper"


@pytest.mark.rule("6.3")
def test_the_limits_apply_in_the_twelfth_round() -> None:
    """Before the raid on 16: the fourth gold is gone when it comes."""
    game = situation(Seat("12 dates 5 gold 3 vp"), Seat("3 vp"), round=12, first="white")
    play(game, "done")
    assert (game.phase, holds(game)) == ("raid", "10 dates 3 gold 3 vp")


@pytest.mark.rule("6.3", "8.1")
def test_the_limits_apply_in_the_round_of_a_twelfth_card() -> None:
    """Goods break ties, so what is too much goes back first."""
    game = buying("BC5", Seat("1 dates 12 salt 1 pepper", rows=ELEVEN), first="white")
    buy(game)
    play(game, "done")
    assert (game.over, holds(game)) == (True, "10 salt")
