"""Section 7 in the expansion: named goods, the last card of a row, cards that help."""

from functools import partial

import pytest

from tests.rules import table
from tests.rules.positions import with_base
from tests.rules.table import Seat, discards, holds, look, moves, once_left, play, rows

raid = partial(table.raid, ruleset="expansion")
ALL = "2 dates 2 salt 2 pepper 1 gold 5 vp"


@pytest.mark.rule("7.2")
@pytest.mark.card("x4", "x8", "x12")
@pytest.mark.parametrize(
    ("corner", "after_goods", "points"),
    [
        (4, "1 dates 2 salt 2 pepper 1 gold 5 vp", 1),
        (8, "2 dates 1 salt 1 pepper 1 gold 5 vp", 1),
        (12, "1 dates 1 salt 1 pepper 1 gold 5 vp", 2),
    ],
)
def test_a_raid_demands_named_goods_or_points(corner: int, after_goods: str, points: int) -> None:
    """Dates on 4, salt and pepper on 8, one of each on 12."""
    game = raid(Seat(ALL), corner=corner)
    assert moves(game) == ["give goods", "give vp"]
    play(game, "give goods")
    assert holds(game) == after_goods
    game = raid(Seat(ALL), corner=corner)
    play(game, "give vp")
    assert holds(game) == ALL.replace("5 vp", f"{5 - points} vp")


@pytest.mark.rule("7.2", "7.3")
@pytest.mark.card("x4", "x8", "x12")
@pytest.mark.parametrize(
    ("corner", "goods"), [(4, "9 salt 1 pepper"), (8, "9 salt 1 dates"), (12, "9 salt 1 dates")]
)
def test_other_goods_do_not_meet_a_named_demand(corner: int, goods: str) -> None:
    """Points are the only way then, and without them the opponent gains what was due."""
    due = {4: 1, 8: 1, 12: 2}[corner]
    game = raid(Seat(f"{goods} 5 vp"), corner=corner)
    assert look(game)["players"]["blue"]["vp"] == 5 - due
    game = raid(Seat(goods), Seat(rows="BO6"), corner=corner, ruleset=with_base("BO6"))
    assert look(game)["players"]["blue"]["salt"] == 9
    assert holds(game, "white") == f"{due} vp"


@pytest.mark.rule("7.2")
@pytest.mark.card("x16")
def test_the_raid_on_16_demands_a_gold_or_the_last_card_of_a_row() -> None:
    """Points do not help; a finished row is no safer than another."""
    seat = Seat("1 gold 9 vp", rows="XO1 XO2 XO3 XO4 / XR1 XR2 / XW1")
    game = raid(seat, corner=16)
    assert moves(game) == ["give gold", "give card"]
    play(game, "give gold")
    assert (holds(game), rows(game)) == ("9 vp", seat.rows)
    game = raid(seat, corner=16)
    play(game, "give card")
    assert moves(game) == ["row 1", "row 2", "row 3"]
    play(game, "row 1")
    assert (rows(game), discards(game, "tribes")[-1]) == ("XO1 XO2 XO3 / XR1 XR2 / XW1", "XO4")


@pytest.mark.rule("7.2", "5.37")
@pytest.mark.card("x16", "D04")
def test_d04_can_be_the_card_lost_on_16() -> None:
    """It goes to the discarded dunes."""
    game = raid(Seat("1 gold", rows="XO1 D04 / XR1"), corner=16)
    play(game, "give card", "row 1")
    assert (rows(game), discards(game, "dunes")) == ("XO1 / XR1", ["D04"])


@pytest.mark.rule("7.3")
@pytest.mark.card("x16")
def test_who_has_neither_gold_nor_card_on_16_loses_nothing_and_gives_nothing() -> None:
    """No points were due."""
    game = raid(Seat("9 dates 9 vp"), Seat("3 vp"), corner=16)
    assert game.over
    assert (holds(game), holds(game, "white")) == ("9 dates 9 vp", "3 vp")


@pytest.mark.rule("7.1", "7.3")
@pytest.mark.card("x16")
def test_who_can_meet_one_demand_on_16_must() -> None:
    """The only gold, or the only card."""
    assert holds(raid(Seat("1 gold"), Seat(), corner=16)) == ""
    assert rows(raid(Seat(rows="XO1"), Seat(), corner=16)) == ""


@pytest.mark.rule("7.5")
@pytest.mark.card("x16", "XO6", "BT7")
def test_a_card_lost_on_16_takes_its_points_and_effects_with_it() -> None:
    """XO6 would have scored for goods, BT7 would have gained a point."""
    game = raid(Seat("9 dates", rows="XO6"), Seat(), corner=16)
    assert game.scores()["blue"]["total"] == 0
    game = raid(Seat(rows="BT7"), Seat(), corner=16, ruleset=with_base("BT7"))
    assert (rows(game), holds(game)) == ("", "")


@pytest.mark.rule("7.4")
@pytest.mark.card("BT7", "x16")
def test_bt7_gains_a_point_for_another_card_lost() -> None:
    """The demand was met."""
    game = raid(Seat("1 gold", rows="BT7 / XO1"), Seat(), corner=16, ruleset=with_base("BT7"))
    play(game, "give card", "row 2")
    assert holds(game) == "1 gold 1 vp"


@pytest.mark.rule("7.4", "5.28")
@pytest.mark.card("XW9")
@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_xw9_spares_one_raid_if_its_owner_likes(corner: int) -> None:
    """The marker is gone after it; paying keeps it."""
    seat = Seat(ALL, rows="XW9")
    game = raid(seat, corner=corner)
    assert moves(game)[0] == "use XW9"
    play(game, "use XW9")
    assert (holds(game), once_left(game), rows(game)) == (ALL, [], "XW9")
    game = raid(seat, corner=corner)
    play(game, moves(game)[1])
    assert once_left(game) == ["XW9"]
    assert holds(game) != ALL


@pytest.mark.rule("7.4", "7.3")
@pytest.mark.card("XW9")
def test_xw9_spares_who_could_not_pay_and_nobody_gains() -> None:
    """But it need not be used."""
    game = raid(Seat("1 salt", rows="XW9"))
    assert moves(game) == ["use XW9", "stop"]
    play(game, "use XW9")
    assert holds(game, "white") == "8 vp"
    game = raid(Seat("1 salt", rows="XW9"))
    play(game, "stop")
    assert (holds(game, "white"), once_left(game)) == ("9 vp", ["XW9"])


@pytest.mark.rule("7.4", "5.28")
@pytest.mark.card("XW9")
@pytest.mark.parametrize("seat", [Seat(ALL, rows="XW9", used="XW9"), Seat(ALL, hand="XW9")])
def test_without_the_marker_of_xw9_nothing_is_spared(seat: Seat) -> None:
    """Used before, or not displayed."""
    assert moves(raid(seat)) == ["give goods", "give vp"]


@pytest.mark.rule("7.4")
@pytest.mark.card("XC6", "x8", "x12")
@pytest.mark.parametrize(
    ("corner", "leave", "left"),
    [
        (8, "salt", "2 dates 2 salt 1 pepper 1 gold 5 vp"),
        (8, "pepper", "2 dates 1 salt 2 pepper 1 gold 5 vp"),
        (12, "dates", "2 dates 1 salt 1 pepper 1 gold 5 vp"),
        (12, "salt", "1 dates 2 salt 1 pepper 1 gold 5 vp"),
        (12, "pepper", "1 dates 1 salt 2 pepper 1 gold 5 vp"),
    ],
)
def test_xc6_leaves_out_one_of_the_demanded_goods(corner: int, leave: str, left: str) -> None:
    """Of the player's choice, and always."""
    game = raid(Seat(ALL, rows="XC6"), corner=corner)
    play(game, "give goods")
    assert "stop" not in moves(game)
    play(game, f"leave {leave}")
    assert holds(game) == left


@pytest.mark.rule("7.4")
@pytest.mark.card("XC6", "x4")
def test_with_xc6_nothing_remains_of_the_raid_on_4() -> None:
    """The demand counts as met, even without any dates; BT7 gains its point."""
    game = raid(Seat("1 salt", rows="XC6"))
    assert holds(game) == "1 salt"
    assert holds(game, "white") == "8 vp"
    game = raid(Seat("1 salt", rows="XC6 BT7"), ruleset=with_base("BT7"))
    assert holds(game) == "1 salt 1 vp"


@pytest.mark.rule("7.4", "7.3")
@pytest.mark.card("XC6", "x8", "x12")
@pytest.mark.parametrize(
    ("corner", "goods", "left"),
    [(8, "1 pepper", ""), (12, "1 dates 2 salt", "1 salt"), (12, "2 salt", "2 salt")],
)
def test_xc6_lets_a_player_pay_who_lacks_one_good(corner: int, goods: str, left: str) -> None:
    """One, not two: then the opponent gains the points."""
    game = raid(Seat(goods, rows="XC6"), corner=corner)
    assert holds(game) == left


@pytest.mark.rule("7.4")
@pytest.mark.card("XC6", "x16")
def test_xc6_helps_neither_with_points_nor_on_16() -> None:
    """Only goods are left out."""
    game = raid(Seat("1 salt 2 vp", rows="XC6"), corner=12)
    assert holds(game) == "1 salt"
    game = raid(Seat(ALL, rows="XC6"), Seat(), corner=16)
    assert moves(game) == ["give gold", "give card"]
    play(game, "give gold")
    assert holds(game) == ALL.replace(" 1 gold", "")


@pytest.mark.rule("7.4")
@pytest.mark.card("XC6")
@pytest.mark.parametrize("seat", [Seat(ALL, hand="XC6"), Seat(ALL)])
def test_xc6_not_displayed_leaves_nothing_out(seat: Seat) -> None:
    """In the hand, or with the opponent."""
    game = raid(seat, Seat("9 vp", rows="" if seat.hand else "XC6"), corner=8)
    play(game, "give goods")
    assert holds(game) == "2 dates 1 salt 1 pepper 1 gold 5 vp"


@pytest.mark.rule("7.4")
@pytest.mark.card("XC6", "4", "8")
@pytest.mark.parametrize(("corner", "goods"), [(4, 0), (8, 1), (12, 2)])
def test_xc6_leaves_out_a_good_at_the_raids_of_the_base_box_too(corner: int, goods: int) -> None:
    """Goods of choice, one less."""
    ruleset = with_base("", border=(4, 8, 12, 16))
    game = raid(Seat("5 dates", rows="XC6"), corner=corner, ruleset=ruleset)
    assert holds(game) == f"{5 - goods} dates"


@pytest.mark.rule("7.4")
@pytest.mark.card("BO6", "BT7", "x16")
@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_bo6_spares_every_raid_of_the_expansion_by_itself(corner: int) -> None:
    """Also an owner who has XW9: its marker stays; BT7 gains a point."""
    game = raid(Seat(ALL, rows="BO6 BT7 XW9"), corner=corner, ruleset=with_base("BO6 BT7"))
    assert (holds(game), once_left(game)) == (ALL.replace("5 vp", "6 vp"), ["XW9"])


@pytest.mark.rule("7.4")
@pytest.mark.card("BT7", "XW9")
def test_bt7_gains_a_point_after_a_raid_spared_by_xw9_and_none_after_an_unpaid_one() -> None:
    """Spared counts as met."""
    ruleset = with_base("BT7")
    game = raid(Seat("1 salt", rows="BT7 XW9"), ruleset=ruleset)
    play(game, "use XW9")
    assert holds(game) == "1 salt 1 vp"
    game = raid(Seat("1 salt", rows="BT7"), ruleset=ruleset)
    assert holds(game) == "1 salt"


@pytest.mark.rule("7.4", "5.25")
@pytest.mark.card("BW9", "x16")
def test_stored_gold_never_pays_a_raid() -> None:
    """On 16 BW9 itself is lost, with the gold on it."""
    game = raid(Seat(rows="BW9", stored_gold=1), Seat(), corner=16, ruleset=with_base("BW9"))
    assert rows(game) == ""
    assert look(game)["players"]["blue"]["stored_gold"] == 0
