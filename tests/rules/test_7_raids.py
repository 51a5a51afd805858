"""Section 7: the raids on the four corners."""

import pytest

from tests.rules.table import Seat, holds, look, moves, play, raid, rows, situation

DEMANDS = [(4, 1, 1), (8, 2, 1), (12, 3, 2)]  # corner, goods, VP


@pytest.mark.rule("7.1")
def test_the_starting_player_of_the_coming_round_decides_first() -> None:
    """Blue acted last in round 3 and starts round 4."""
    game = raid(Seat("5 dates 5 vp"), Seat("5 dates 5 vp"))
    assert (game.to_move, look(game)["starting_player"]) == ("blue", "blue")
    play(game, "give vp")
    assert game.to_move == "white"
    play(game, "give vp")
    assert (game.phase, game.to_move) == ("place", "blue")


@pytest.mark.rule("7.1")
def test_each_player_chooses_for_themselves() -> None:
    """Blue gives a good, white a point."""
    game = raid(Seat("5 dates 5 vp"), Seat("5 dates 5 vp"))
    play(game, "give goods", "give vp")
    assert (holds(game), holds(game, "white")) == ("4 dates 5 vp", "5 dates 4 vp")


@pytest.mark.rule("7.2")
@pytest.mark.card("4", "8", "12")
@pytest.mark.parametrize(("corner", "goods", "points"), DEMANDS)
def test_a_raid_demands_goods_or_points(corner: int, goods: int, points: int) -> None:
    """Goods of the player's choice, or VP."""
    game = raid(Seat("4 dates 4 salt 1 gold 5 vp"), corner=corner)
    assert moves(game) == ["give goods", "give vp"]
    play(game, "give vp")
    assert holds(game) == f"4 dates 4 salt 1 gold {5 - points} vp"
    game = raid(Seat("4 dates 4 salt 1 gold 5 vp"), corner=corner)
    play(game, "give goods", *["give dates"] * goods)
    assert holds(game) == f"{4 - goods} dates 4 salt 1 gold 5 vp"


@pytest.mark.rule("7.2")
@pytest.mark.card("12")
def test_the_goods_of_a_raid_may_be_of_different_kinds() -> None:
    """One of each on 12."""
    game = raid(Seat("2 dates 2 salt 2 pepper 5 vp"), corner=12)
    play(game, "give goods", "give dates", "give salt", "give pepper")
    assert holds(game) == "1 dates 1 salt 1 pepper 5 vp"


@pytest.mark.rule("7.2")
@pytest.mark.card("16")
@pytest.mark.parametrize(
    ("choice", "left"), [("give gold", "5 dates 1 gold 5 vp"), ("give vp", "5 dates 2 gold 2 vp")]
)
def test_the_raid_on_16_demands_a_gold_or_three_points(choice: str, left: str) -> None:
    """Goods do not help there."""
    game = raid(Seat("5 dates 2 gold 5 vp"), corner=16)
    assert moves(game) == ["give gold", "give vp"]
    play(game, choice)
    assert holds(game) == left


@pytest.mark.rule("7.1", "7.3")
@pytest.mark.card("4", "8", "12", "16")
@pytest.mark.parametrize(
    ("corner", "tokens", "left"),
    [
        (4, "1 salt", ""),
        (4, "1 vp", ""),
        (8, "1 dates 2 vp", "1 dates 1 vp"),
        (8, "1 dates 1 salt", ""),
        (12, "2 dates 2 vp", "2 dates"),
        (12, "1 dates 1 salt 1 pepper 1 vp", "1 vp"),
        (16, "9 dates 3 vp", "9 dates"),
        (16, "1 gold 2 vp", "2 vp"),
    ],
)
def test_who_can_meet_only_one_demand_meets_that_one_in_full(
    corner: int, tokens: str, left: str
) -> None:
    """There is no part payment, and no refusing."""
    game = raid(Seat(tokens), corner=corner)
    assert holds(game) == left


@pytest.mark.rule("7.3")
@pytest.mark.card("4", "8", "12", "16")
@pytest.mark.parametrize(
    ("corner", "tokens", "gain"),
    [(4, "3 gold", 1), (8, "1 salt 3 gold", 1), (12, "2 salt 1 vp", 2), (16, "9 salt 2 vp", 3)],
)
def test_who_can_meet_neither_demand_pays_nothing_and_the_opponent_gains_the_points(
    corner: int, tokens: str, gain: int
) -> None:
    """As many VP as were due; white has BO6 and pays nothing of its own."""
    game = raid(Seat(tokens), Seat("4 vp", rows="BO6"), corner=corner)
    assert holds(game) == tokens
    assert holds(game, "white") == f"{4 + gain} vp"


@pytest.mark.rule("7.3")
def test_a_player_is_judged_on_what_they_hold_when_they_decide() -> None:
    """White has nothing, but gains the VP that blue could not pay, and must give it up."""
    game = raid(Seat("2 gold"), Seat("1 gold"))
    assert (holds(game), holds(game, "white")) == ("2 gold", "1 gold")
    lost = [event for event in game.history[-1].events if event.name == "lose"]
    assert [(event.player, event.kind, event.amount) for event in lost] == [("white", "vp", 1)]


@pytest.mark.rule("7.3")
def test_two_players_without_anything_leave_a_raid_as_they_came() -> None:
    """On 12 blue cannot pay, white gains 2 VP and gives them up again."""
    game = raid(Seat(), Seat(), corner=12)
    assert (holds(game), holds(game, "white"), game.round) == ("", "", 10)


@pytest.mark.rule("7.4")
@pytest.mark.card("BO6")
@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_bo6_spares_its_owner_every_raid_without_a_question(corner: int) -> None:
    """White has to pay as usual."""
    game = raid(Seat("5 dates 3 gold 5 vp", rows="BO6"), Seat("3 vp"), corner=corner)
    assert holds(game) == "5 dates 3 gold 5 vp"
    points = {4: 1, 8: 1, 12: 2, 16: 3}[corner]
    assert holds(game, "white") == (f"{3 - points} vp" if points < 3 else "")


@pytest.mark.rule("7.4")
@pytest.mark.card("BO6")
def test_bo6_spares_an_owner_who_could_not_pay_and_the_opponent_gains_nothing() -> None:
    """Being spared is not being unable."""
    game = raid(Seat(rows="BO6"), Seat("1 vp"))
    assert (holds(game), holds(game, "white")) == ("", "")


@pytest.mark.rule("7.4")
@pytest.mark.card("BO6")
def test_bo6_in_the_hand_spares_nobody() -> None:
    """It has to be displayed."""
    game = raid(Seat("1 vp", hand="BO6"))
    assert holds(game) == ""


@pytest.mark.rule("7.4")
@pytest.mark.card("BT7")
@pytest.mark.parametrize(("corner", "goods", "points"), DEMANDS)
def test_bt7_gains_a_point_after_a_raid_that_was_paid(corner: int, goods: int, points: int) -> None:
    """Whether goods or VP were given."""
    game = raid(Seat("4 dates 5 vp", rows="BT7"), corner=corner)
    play(game, "give goods")
    assert holds(game) == f"{4 - goods} dates 6 vp"
    game = raid(Seat("4 dates 5 vp", rows="BT7"), corner=corner)
    play(game, "give vp")
    assert holds(game) == f"4 dates {5 - points + 1} vp"


@pytest.mark.rule("7.4")
@pytest.mark.card("BT7")
def test_bt7_gains_a_point_on_16_too() -> None:
    """And it counts in the final score."""
    game = raid(Seat("1 gold 2 vp", rows="BT7"), Seat("3 vp"), corner=16)
    assert game.over
    assert holds(game) == "3 vp"
    assert game.scores()["blue"]["total"] == 4


@pytest.mark.rule("7.4")
@pytest.mark.card("BT7")
def test_bt7_gains_its_point_only_after_paying() -> None:
    """With neither a good nor a point the demand cannot be met, and BT7 does not help."""
    game = raid(Seat("1 gold", rows="BT7"), Seat("1 vp"))
    assert (holds(game), holds(game, "white")) == ("1 gold", "1 vp")


@pytest.mark.rule("7.4")
@pytest.mark.card("BT7")
def test_bt7_gains_nothing_from_what_the_opponent_pays() -> None:
    """One point for the raid of its owner, none for the other's."""
    game = raid(Seat("3 vp"), Seat("3 vp", rows="BT7"))
    assert (holds(game), holds(game, "white")) == ("2 vp", "3 vp")


@pytest.mark.rule("7.4")
@pytest.mark.card("BO6", "BT7")
def test_bo6_and_bt7_together_spare_the_raid_and_gain_the_point() -> None:
    """A raid that one is spared counts for BT7."""
    game = raid(Seat("2 dates 2 vp", rows="BO6 BT7"))
    assert holds(game) == "2 dates 3 vp"


@pytest.mark.rule("7.5")
def test_no_raid_of_the_base_box_takes_a_card() -> None:
    """Displays, hands and effects stay what they were, even on 16 and when nothing can be paid."""
    for corner in (4, 8, 12, 16):
        for tokens in ("", "3 vp"):
            game = raid(Seat(tokens, rows="BO4 BW1 BW2 / BT1", hand="BC1"), corner=corner)
            assert rows(game) == "BO4 BW1 BW2 / BT1"
            assert look(game)["players"]["blue"]["hand"] == "BC1"
            assert game.scores()["blue"]["effects"] == {"BO4": 1}


@pytest.mark.rule("7.1", "6.1")
def test_after_a_raid_the_limits_are_not_checked_again() -> None:
    """There is nothing to return: the next decision is a placement."""
    game = situation(Seat("10 dates 3 gold 5 vp"), Seat("5 vp"), phase="raid", round=3)
    play(game, "give vp")
    assert game.phase == "place"
    assert holds(game) == "10 dates 3 gold 4 vp"
