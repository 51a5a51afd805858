"""Rules 5.8, 5.10, 5.25, 5.27 and 5.36 with the prices of the expansion."""

from typing import Any

import pytest

from tests.rules.positions import with_base
from tests.rules.table import (
    Seat,
    buying,
    expansion,
    holds,
    look,
    moves,
    on_dune,
    play,
    rows,
)

MIXED = with_base("BO5 BR7 BW5 BW8 BW9 BC7")


# Rule 5.8: alternatives


@pytest.mark.rule("5.8")
@pytest.mark.card("XO1")
def test_a_slash_lets_one_choose_the_price() -> None:
    """Five goods, or three goods and three water."""
    rich = "2 dates 2 salt 1 pepper 3 water"
    for move, left in (("pay cost", "3 water"), ("pay alternative", "1 dates 1 salt")):
        game = buying("XO1", Seat(rich), ruleset="expansion")
        play(game, "use 2,2", move)
        assert holds(game) == left


@pytest.mark.rule("5.8")
@pytest.mark.card("BO5", "XO9")
def test_a_discount_never_leaves_out_water() -> None:
    """XO9 for four water has no goods to leave out."""
    game = buying("XO9", Seat("3 water", rows="BO5"), ruleset=MIXED)
    play(game, "use 2,2")
    assert "pay alternative" not in moves(game)


@pytest.mark.rule("5.8")
@pytest.mark.card("BO5", "XO4")
def test_a_discount_leaves_out_a_good_of_the_alternative() -> None:
    """XO4 for two water and either good."""
    for left in ("1 dates", "1 pepper"):
        game = buying(
            "XO4", Seat(f"{left} 2 water", rows="BO5"), ruleset=MIXED, goods_pile="G01 G02 G03"
        )
        play(game, "use 2,2", "pay alternative", "row 1")
        assert rows(game) == "BO5 XO4"
        assert holds(game) == ""


# Rule 5.27: XW7 and XT7


@pytest.mark.rule("5.27")
@pytest.mark.card("XW7")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("XO9", "3 water"),
        ("XO1", "1 dates 1 salt 1 pepper 2 water"),
        ("XT5", "1 dates 1 pepper 1 water"),
    ],
)
def test_xw7_spares_a_water_of_the_chosen_cost(card: str, price: str) -> None:
    """One less is enough; two less is not; without XW7 the same price does not do."""
    game = buying(card, Seat(price, rows="XW7"), ruleset="expansion")
    play(game, "use 2,2", "pay alternative")
    spared = [event for event in game.play("row 1") if event.name == "leave_out"]
    assert [(one.kind, one.amount, one.cause) for one in spared] == [("water", 1, "XW7")]
    assert (rows(game), holds(game)) == (f"XW7 {card}", "")
    game = buying(card, Seat(price, hand="XW7"), ruleset="expansion")
    play(game, "use 2,2")
    assert "pay alternative" not in moves(game)


@pytest.mark.rule("5.27")
@pytest.mark.card("XW7")
def test_xw7_spares_nothing_where_the_cost_has_no_water() -> None:
    """XO2 costs what it costs; so do a rejection, the second marker, D03 and D04."""
    game = buying("XO2", Seat("1 salt 1 gold", rows="XW7"), ruleset="expansion")
    play(game, "use 2,2")
    assert "pay cost" not in moves(game)
    game = expansion(Seat("1 water", rows="XW7", targis="14"))
    play(game, "use 14", "next")
    assert holds(game) == ""
    assert "use D04" not in moves(on_dune("D04", Seat("1 water", rows="XW7")))


@pytest.mark.rule("5.27", "5.21")
@pytest.mark.card("XW7")
def test_xw7_does_not_spare_water_for_itself() -> None:
    """It is displayed after it is paid."""
    game = buying("XW7", Seat("1 salt 1 water"), ruleset="expansion")
    play(game, "use 2,2")
    assert "pay alternative" not in moves(game)


@pytest.mark.rule("5.27")
@pytest.mark.card("XT7", "x1")
def test_xt7_pays_a_water_and_any_good_for_a_gold_with_the_noble() -> None:
    """XO2 for a salt, a pepper, a water and one more good."""
    seat = Seat("2 salt 1 pepper 1 water", rows="XT7", hand="XO2", targis="1")
    game = expansion(seat, round=2)
    play(game, "use 1", "pay cost", "row 1")
    assert (rows(game), holds(game)) == ("XT7 XO2", "")


@pytest.mark.rule("5.27")
@pytest.mark.card("XT7")
def test_xt7_leaves_the_choice_between_gold_and_substitute() -> None:
    """The good may be of any kind that is left."""
    seat = Seat("1 dates 2 salt 1 pepper 1 gold 1 water", rows="XT7", hand="XO2", targis="1")
    game = expansion(seat, round=2)
    play(game, "use 1", "pay cost")
    assert moves(game) == ["substitute", "none"]
    play(game, "substitute")
    assert moves(game) == ["add dates", "add salt"]
    play(game, "add dates", "row 1")
    assert holds(game) == "1 salt 1 gold"
    game = expansion(seat, round=2)
    play(game, "use 1", "pay cost", "none", "row 1")
    assert holds(game) == "1 dates 1 salt 1 water"


@pytest.mark.rule("5.27")
@pytest.mark.card("XT7")
@pytest.mark.parametrize("tokens", ["1 salt 1 pepper 1 water", "2 salt 1 pepper", "3 salt 1 water"])
def test_xt7_needs_the_water_a_good_and_the_rest_of_the_cost(tokens: str) -> None:
    """One token short does not do."""
    seat = Seat(tokens, rows="XT7", hand="XO2", targis="1")
    game = expansion(seat, round=2)
    play(game, "use 1")
    assert "XO2" not in rows(game)


@pytest.mark.rule("5.27")
@pytest.mark.card("XT7")
@pytest.mark.parametrize("spare", ["", " 1 water", " 1 salt"])
def test_xt7_asks_nothing_if_only_gold_can_be_paid(spare: str) -> None:
    """Without a water or a good to spare, the gold is paid at once."""
    seat = Seat(f"1 salt 1 pepper 1 gold{spare}", rows="XT7", hand="XO2", targis="1")
    game = expansion(seat, round=2)
    play(game, "use 1", "pay cost", "row 1")
    assert (rows(game), holds(game)) == ("XT7 XO2", spare.strip())


@pytest.mark.rule("5.27", "5.8", "5.10")
@pytest.mark.card("XT7", "BC6", "XC2")
def test_a_good_left_out_and_paid_on_top_is_offered_once() -> None:
    """XC2 without its pepper, or without its salt, and a pepper on top: the same tokens."""
    seat = Seat("1 dates 1 salt 1 pepper 1 water", rows="XT7 BC6", hand="XC2", targis="1")
    game = expansion(seat, round=2, ruleset=with_base("BC6"))
    play(game, "use 1", "pay cost", "leave salt")
    assert moves(game) == ["add dates", "add salt"]
    game = expansion(seat, round=2, ruleset=with_base("BC6"))
    play(game, "use 1", "pay cost", "leave pepper", "row 1")
    assert holds(game) == "1 pepper"


@pytest.mark.rule("5.27", "5.24")
@pytest.mark.card("XT7", "XC7", "D18")
def test_xt7_works_with_the_noble_only() -> None:
    """Not in the centre, with XC7 or with BW8."""
    tokens = "2 salt 2 pepper 1 water"
    game = buying("XO2", Seat(tokens, rows="XT7"), ruleset="expansion")
    play(game, "use 2,2")
    assert "pay cost" not in moves(game)
    assert "use XC7" not in moves(expansion(Seat(tokens, rows="XT7 XC7", hand="XO2")))
    assert "use hand" not in moves(
        expansion(Seat(tokens, rows="XT7 BW8", hand="XO2"), ruleset=with_base("BW8"))
    )


@pytest.mark.rule("5.27", "5.8")
@pytest.mark.card("XT7", "BC7")
def test_the_good_and_the_water_of_xt7_are_outside_all_discounts() -> None:
    """BC7 spares a good of the cost, not the substitute: XW2 for dates, salt, water."""
    seat = Seat("1 dates 1 salt 1 water", rows="BC7 XT7", hand="XW2", targis="1")
    game = expansion(seat, round=2, ruleset=with_base("BC7"))
    play(game, "use 1", "pay cost", "row 1")
    assert holds(game) == ""
    seat = Seat("1 dates 1 water", rows="BC7 XT7", hand="XW2", targis="1")
    game = expansion(seat, round=2, ruleset=with_base("BC7"))
    play(game, "use 1")
    assert "XW2" not in rows(game)


@pytest.mark.rule("5.27", "5.25")
@pytest.mark.card("XT7", "BW9")
def test_with_stored_gold_the_player_chooses_whether_to_substitute() -> None:
    """With a substitute the gold stays on BW9."""
    seat = Seat("2 salt 1 pepper 1 water", rows="XT7 BW9", hand="XO2", targis="1", stored_gold=1)
    game = expansion(seat, round=2, ruleset=with_base("BW9"))
    play(game, "use 1", "pay cost")
    assert moves(game) == ["substitute", "none"]
    play(game, "none", "row 1")
    assert look(game)["players"]["blue"]["stored_gold"] == 0
    game = expansion(seat, round=2, ruleset=with_base("BW9"))
    play(game, "use 1", "pay cost", "substitute", "row 1")
    assert look(game)["players"]["blue"]["stored_gold"] == 1


# Rules 5.25, 5.36: gold left out, discounts added up


@pytest.mark.rule("5.25", "5.36")
@pytest.mark.card("BW9", "D18", "D03", "XO1")
def test_stored_gold_stays_where_the_gold_is_avoided() -> None:
    """By D18, by D03 and by a price in water."""
    stored: dict[str, Any] = {"rows": "BW9", "stored_gold": 1}
    game = on_dune("D18", Seat("1 salt 1 pepper", hand="XO2", **stored), ruleset=MIXED)
    play(game, "use D18", "less gold", "row 1")
    assert look(game)["players"]["blue"]["stored_gold"] == 1
    game = on_dune(
        "D03",
        Seat("1 water", markers="1,1", **stored),
        centre={"1,1": "XO2"},
        ruleset=with_base("BW9"),
    )
    play(game, "use D03", "row 1")
    assert look(game)["players"]["blue"]["stored_gold"] == 1
    game = buying("XO9", Seat("4 water", **stored), ruleset=MIXED)
    play(game, "use 2,2", "pay alternative", "row 1")
    assert look(game)["players"]["blue"]["stored_gold"] == 1


@pytest.mark.rule("5.25", "5.26")
@pytest.mark.card("BW9", "XT5", "x10", "x16")
def test_stored_gold_is_not_in_the_stock() -> None:
    """Not for the Silversmith, not for the score of XT5."""
    seat = Seat(rows="BW9 XT5", stored_gold=1, targis="10")
    game = expansion(seat, ruleset=MIXED)
    assert "use 10" not in moves(game)
    assert game.scores()["blue"]["effects"] == {}


@pytest.mark.rule("5.8", "5.36")
@pytest.mark.card("D17", "D18", "BO5")
def test_dune_discounts_add_up_with_symbol_discounts() -> None:
    """XO2 by D17 with BO5 for its gold alone."""
    game = on_dune(
        "D17", Seat("1 gold", rows="BO5"), tribes_pile="XO2 XW1 XW2", ruleset=with_base("BO5")
    )
    play(game, "use D17", "pick XO2", "pay cost", "row 1")
    assert (rows(game), holds(game)) == ("BO5 XO2", "")


@pytest.mark.rule("5.36", "5.8")
@pytest.mark.card("D18")
def test_what_d18_cannot_leave_out_is_lost() -> None:
    """XR7 costs a gold: two goods less is the same gold."""
    game = on_dune("D18", Seat("1 gold", hand="XR7"))
    play(game, "use D18")
    assert moves(game) == ["less goods", "less gold"]
    play(game, "less goods")
    assert (rows(game), holds(game)) == ("XR7", "")
