"""Section 0: what goods are, open information, two players, rounding."""

import pytest

from targi import Game, PositionError
from targi.lessons.scenes import position
from tests.rules.table import Seat, buying, cell, holds, look, moves, play, raid, situation


@pytest.mark.rule("0.1")
def test_gold_and_points_are_no_goods_at_a_raid() -> None:
    """Who has gold and VP but no good has no choice at 1 good or 1 VP."""
    game = raid(Seat("3 gold 2 vp"))
    assert holds(game) == "3 gold 1 vp"


@pytest.mark.rule("0.1")
def test_gold_and_points_do_not_count_among_the_ten_goods() -> None:
    """Ten goods, three gold and twenty VP are within the limits."""
    game = situation(Seat("4 dates 3 salt 3 pepper 3 gold 20 vp"))
    play(game, "done")
    assert holds(game) == "4 dates 3 salt 3 pepper 3 gold 20 vp"
    assert game.to_move == "white"


@pytest.mark.rule("0.2")
def test_the_supply_never_runs_out() -> None:
    """Both players can hold forty of a kind and still take more."""
    game = situation(
        Seat("40 dates 40 salt 40 pepper 40 gold 40 vp", targis="2 3 6"), Seat("10 dates 40 vp")
    )
    play(game, "use 2", "use 3", "use 6")
    assert holds(game) == "41 dates 41 salt 41 pepper 40 gold 40 vp"


@pytest.mark.rule("0.2")
def test_a_chosen_gift_is_given_in_full_however_much_is_out() -> None:
    """The Silversmith still pays 4 VP when 95 are out already."""
    game = situation(Seat("2 gold 55 vp", targis="10"), Seat("40 vp"))
    play(game, "use 10", "sell 2 gold")
    assert holds(game) == "59 vp"


@pytest.mark.rule("0.3")
def test_a_face_down_card_shows_its_kind_and_nothing_else() -> None:
    """The new card of the cell is still among the unseen ones of its pile."""
    game = buying("G01")
    unseen = look(game)["piles"]["tribes"]
    play(game, "use 2,2")
    assert cell(game, "2,2") == "tribe?"
    assert look(game)["piles"]["tribes"] == unseen


@pytest.mark.rule("0.3")
def test_nothing_on_the_table_tells_the_order_of_the_piles() -> None:
    """Games that will turn up different cards look the same until they do."""
    start = position(Seat(targis="13", markers="1,1 1,3"), centre={"1,1": "G02", "1,3": "G03"})
    games = [Game.from_position(start, seed=seed) for seed in range(8)]
    for game in games:
        play(game, "use 1,1", "use 1,3")
        assert game.position() == games[0].position()
        assert moves(game) == moves(games[0])
    for game in games:
        play(game, "use 13")
    assert len({str(game.position()) for game in games}) > 1


@pytest.mark.rule("0.3")
def test_a_hand_card_is_known_to_both() -> None:
    """It is taken face up, and the one position there is shows it."""
    game = buying("BO1", Seat("1 pepper 1 gold"))
    play(game, "use 2,2", "hand", "done")
    assert game.to_move == "white"
    assert look(game)["players"]["blue"]["hand"] == "BO1"


@pytest.mark.rule("0.4")
@pytest.mark.parametrize("seats", [("blue",), ("blue", "white", "red"), ("blue", "red")])
def test_a_game_has_exactly_a_blue_and_a_white_player(seats: tuple[str, ...]) -> None:
    """One player, three players or other colours are no position."""
    start = position()
    start["players"] = {seat: position()["players"]["blue"] for seat in seats}
    with pytest.raises(PositionError):
        Game.from_position(start)


@pytest.mark.rule("0.4")
def test_the_two_seats_move_and_score() -> None:
    """Blue and white, nobody else."""
    game = Game(seed=7)
    assert {*game.scores()} == {*look(game)["players"]} == {"blue", "white"}
    movers = []
    for _ in range(6):
        movers.append(game.to_move)
        game.play(game.legal_moves()[0])
    assert {*movers} == {"blue", "white"}


@pytest.mark.rule("0.5")
def test_for_every_two_rounds_down() -> None:
    """Three wells make one pair for BO4; three displayed cards make one pair for BW7."""
    game = situation(Seat(rows="BO4 BW1 BW2 BW3"))
    assert game.scores()["blue"]["effects"] == {"BO4": 1}
    game = buying("BW7", Seat("1 dates 2 salt 1 pepper", rows="BO1 BO2"))
    play(game, "use 2,2", "pay cost", "row 1", "take dates")
    assert holds(game) == "1 dates"
    assert "use 2,2" not in moves(game)
    assert "done" in moves(game)


@pytest.mark.rule("0.5")
def test_leftovers_of_two_cards_are_not_put_together() -> None:
    """One well for BO4 and one camp for BR4 are two halves, and halves score nothing."""
    game = situation(Seat(rows="BO4 BW1 BR4 BC1"))
    assert game.scores()["blue"]["effects"] == {}
