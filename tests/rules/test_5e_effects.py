"""Rules 5.21 to 5.26: effects of displayed cards during the actions (BO9 has a file of its own)."""

import pytest

from tests.rules.table import (
    Seat,
    buy,
    buying,
    hand,
    holds,
    look,
    moves,
    play,
    raid,
    rows,
    situation,
)

# Rule 5.21: when an effect begins to work


@pytest.mark.rule("5.21")
def test_an_effect_works_in_the_round_in_which_its_card_is_displayed() -> None:
    """BO5 bought with one marker makes the oasis under the other one cheaper at once."""
    game = buying("BO5", Seat("2 salt 1 pepper 1 gold", markers="1,2"), centre={"1,2": "BO1"})
    play(game, "use 2,2", "pay cost", "use 1,2", "pay cost", "row 1")
    assert (rows(game), holds(game)) == ("BO5 BO1", "")


@pytest.mark.rule("5.21")
@pytest.mark.card("BO5", "BR7", "BW5", "BC6", "BT6", "BC7")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("BO5", "2 salt 1 pepper"),
        ("BR7", "1 gold"),
        ("BW5", "1 dates 2 salt"),
        ("BC6", "1 dates 2 pepper"),
        ("BT6", "1 dates 2 salt"),
    ],
)
def test_a_discount_does_not_pay_for_its_own_card(card: str, cost: str) -> None:
    """It is not displayed when the payment begins: the full cost is due, at the Noble too."""
    game = buying(card, Seat(cost))
    play(game, "use 2,2", "pay cost")
    assert holds(game) == ""
    game = situation(Seat("1 gold", hand="BC7", targis="1"), round=2)
    play(game, "use 1")
    assert rows(game) == ""  # BC7 costs 1 dates and 1 gold, so it could only be discarded


@pytest.mark.rule("5.21")
@pytest.mark.card("BC8")
def test_an_effect_on_a_border_card_helps_if_it_was_displayed_before_the_visit() -> None:
    """BC8 first, then the Trader, in one turn."""
    game = buying("BC8", Seat("1 dates 1 salt 1 gold", targis="5"))
    assert "use 5" not in moves(game)
    play(game, "use 2,2", "pay cost", "use 5")
    assert moves(game) == ["trade 1 salt for dates", "trade 1 salt for pepper"]


BONUSES = [
    ("BO7", "salt", "G03", "G08"),
    ("BR8", "pepper", "G05", "G09"),
    ("BT8", "dates", "G01", "G07"),
]


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
@pytest.mark.parametrize(("card", "good", "one", "two"), BONUSES)
def test_a_bonus_comes_once_a_round_with_the_goods_card(
    card: str, good: str, one: str, two: str
) -> None:
    """One more at the first goods card that gives the kind, nothing more at the second."""
    game = buying(one, Seat(rows=card, markers="1,1"), centre={"1,1": two})
    play(game, "use 2,2")
    assert holds(game) == f"2 {good}"
    play(game, "use 1,1")
    assert holds(game) == f"4 {good}"


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
@pytest.mark.parametrize(("card", "good", "one", "two"), BONUSES)
def test_a_bonus_is_one_token_however_many_the_goods_card_gives(
    card: str, good: str, one: str, two: str
) -> None:
    """Two of the kind on one card still bring one more."""
    game = buying(two, Seat(rows=card))
    play(game, "use 2,2")
    assert holds(game) == f"3 {good}"


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
@pytest.mark.parametrize(
    ("card", "cost", "good", "one"),
    [
        ("BO7", "2 salt 1 pepper", "salt", "G03"),
        ("BR8", "2 pepper 1 gold", "pepper", "G05"),
        ("BT8", "2 dates 1 gold", "dates", "G01"),
    ],
)
def test_a_bonus_comes_when_the_card_is_displayed_after_the_goods_card(
    card: str, cost: str, good: str, one: str
) -> None:
    """The other order: first the goods card, then the tribe card; and then not again."""
    game = buying(one, Seat(cost, markers="1,2", targis="13"), centre={"1,2": card})
    play(game, "use 2,2", "use 1,2", "pay cost")
    assert holds(game) == f"2 {good}"  # one from the goods card, one as the bonus
    assert look(game)["this_round"]["blue"]["bonuses"] == [card]


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
@pytest.mark.parametrize(
    ("goods_card", "got"),
    [
        ("G16", "1 gold"),
        ("G19", "1 vp"),
        ("G03", "2 salt"),
        ("G05", "2 pepper"),
        ("G02", "2 dates"),
        ("G10", "2 salt 2 pepper"),
        ("G11", "2 dates 2 pepper"),
        ("G12", "2 dates 2 salt"),
    ],
)
def test_each_bonus_is_for_its_own_kind(goods_card: str, got: str) -> None:
    """All three cards displayed: only the kinds that the goods card gives are increased."""
    game = buying(goods_card, Seat(rows="BO7 BR8 BT8"))
    play(game, "use 2,2")
    assert holds(game) == got


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7", "BR8", "BT8")
def test_at_a_slash_the_chosen_kind_brings_the_bonus() -> None:
    """G13 gives pepper, so BR8 gives pepper and the others nothing."""
    game = buying("G13", Seat(rows="BO7 BR8 BT8"))
    play(game, "use 2,2", "take pepper")
    assert holds(game) == "2 pepper"


@pytest.mark.rule("5.21")
@pytest.mark.card("BO7")
def test_a_bonus_comes_again_in_the_next_round() -> None:
    """Once a round, not once a game."""
    game = buying("G03", Seat(rows="BO7"), centre={"1,1": "G04"}, first="white")
    play(game, "use 2,2", "done")
    assert (game.round, holds(game)) == (2, "2 salt")
    play(game, "place 1", "place 3", "place 5", "place 6", "place 7", "place 9", "use 1,1")
    assert holds(game) == "4 salt"


# Rule 5.22: BO8


@pytest.mark.rule("5.22")
@pytest.mark.card("BO8")
@pytest.mark.parametrize("good", ["dates", "salt", "pepper"])
def test_bo8_gives_a_good_of_choice_in_a_round_without_one_from_a_goods_card(good: str) -> None:
    """At the end of the turn, and it cannot be refused."""
    game = situation(Seat("4 vp", rows="BO8"))
    play(game, "done")
    assert moves(game) == ["take dates", "take salt", "take pepper"]
    play(game, f"take {good}")
    assert holds(game) == f"1 {good} 4 vp"
    assert game.to_move == "white"


@pytest.mark.rule("5.22")
@pytest.mark.card("BO8")
@pytest.mark.parametrize("goods_card", ["G01", "G03", "G05", "G10"])
def test_bo8_gives_nothing_after_a_good_from_a_goods_card(goods_card: str) -> None:
    """One good of any kind is enough."""
    game = buying(goods_card, Seat(rows="BO8"))
    play(game, "use 2,2", "done")
    assert game.to_move == "white"


@pytest.mark.rule("5.22", "0.1")
@pytest.mark.card("BO8")
@pytest.mark.parametrize(("goods_card", "kept"), [("G16", "1 gold"), ("G19", "1 vp")])
def test_gold_and_points_from_a_goods_card_are_no_goods_for_bo8(goods_card: str, kept: str) -> None:
    """It consoles whoever got only gold or VP."""
    game = buying(goods_card, Seat(rows="BO8"))
    play(game, "use 2,2", "done", "take salt")
    assert holds(game) == f"1 salt {kept}"


@pytest.mark.rule("5.22", "5.18")
@pytest.mark.card("BO8")
def test_goods_from_the_border_or_a_trade_do_not_count_for_bo8() -> None:
    """Three goods from the border, and BO8 still gives one."""
    game = situation(Seat(rows="BO8", targis="2 3 6"))
    play(game, "use 2", "use 3", "use 6", "done", "take dates")
    assert holds(game) == "2 dates 1 salt 1 pepper"


@pytest.mark.rule("5.22", "5.21")
@pytest.mark.card("BO8")
def test_bo8_looks_back_over_the_whole_round() -> None:
    """A good that came before BO8 was displayed counts as well; without one it consoles at once."""
    cost = Seat("1 dates 1 pepper 1 gold", markers="1,1")
    game = buying("BO8", cost, centre={"1,1": "G03"})
    play(game, "use 1,1", "use 2,2", "pay cost", "done")
    assert (game.to_move, holds(game)) == ("white", "1 salt")
    game = buying("BO8", cost, centre={"1,1": "G03"})
    play(game, "use 2,2", "pay cost", "done", "take salt")
    assert (game.to_move, holds(game)) == ("white", "1 salt")


@pytest.mark.rule("5.22", "6.1")
@pytest.mark.card("BO8")
def test_bo8_comes_before_the_limits() -> None:
    """The eleventh good must be taken, and then one must be returned."""
    game = situation(Seat("10 dates", rows="BO8"))
    play(game, "done", "take salt")
    assert (game.phase, moves(game)) == ("limit", ["give dates", "give salt"])
    play(game, "give dates")
    assert holds(game) == "9 dates 1 salt"


# Rule 5.24: BW8


@pytest.mark.rule("5.24")
@pytest.mark.card("BW8")
@pytest.mark.parametrize(
    ("added", "left"),
    [("dates", "1 salt 1 pepper"), ("salt", "1 dates 1 pepper"), ("pepper", "1 dates 1 salt")],
)
def test_bw8_plays_the_hand_card_for_one_good_more_of_any_kind(added: str, left: str) -> None:
    """BC5 costs 1 dates and 1 pepper; no Targi on the Noble is needed."""
    game = situation(Seat("2 dates 1 salt 2 pepper", rows="BW8", hand="BC5"))
    play(game, "use hand")
    assert moves(game) == ["add dates", "add salt", "add pepper"]
    play(game, f"add {added}", "row 1")
    assert (rows(game), hand(game), holds(game)) == ("BW8 BC5", None, left)


@pytest.mark.rule("5.24")
@pytest.mark.card("BW8")
@pytest.mark.parametrize("tokens", ["1 dates 1 pepper", "1 dates 2 salt 1 gold"])
def test_bw8_is_not_offered_without_the_additional_good_or_the_cost(tokens: str) -> None:
    """The cost alone does not do, and gold is no good."""
    game = situation(Seat(tokens, rows="BW8", hand="BC5"))
    assert moves(game) == ["done"]


@pytest.mark.rule("5.24")
@pytest.mark.card("BW8")
def test_bw8_only_displays_and_never_discards() -> None:
    """Discarding the hand card takes the Noble."""
    game = situation(Seat("5 dates 5 salt 5 pepper 1 gold", rows="BW8", hand="BC6"))
    play(game, "use hand")
    assert moves(game) == ["pay cost", "pay alternative"]


@pytest.mark.rule("5.24")
@pytest.mark.card("BW8")
def test_without_bw8_a_hand_card_needs_the_noble() -> None:
    """Another well does not help, and the opponent's BW8 does not either."""
    game = situation(Seat("5 dates 5 salt 5 pepper", rows="BW1", hand="BC5"), Seat(rows="BW8"))
    assert moves(game) == ["done"]


@pytest.mark.rule("5.24", "5.13")
@pytest.mark.card("BW8")
def test_bw8_may_play_a_card_taken_this_round() -> None:
    """Taken from the centre and played in the same turn."""
    game = buying("BC5", Seat("1 dates 1 salt 1 pepper", rows="BW8"))
    play(game, "use 2,2", "hand", "use hand", "row 2")
    assert (rows(game), holds(game)) == ("BW8 / BC5", "")


@pytest.mark.rule("5.24", "5.13")
@pytest.mark.card("BW8")
def test_bw8_leaves_no_trace_of_a_card_taken_this_round() -> None:
    """With the hand empty again there is no hand card that could have come this round."""
    game = buying("BC5", Seat("1 dates 1 salt 1 pepper", rows="BW8"))
    play(game, "use 2,2", "hand", "use hand", "row 2")
    assert look(game)["this_round"]["blue"]["hand_taken"] is False


@pytest.mark.rule("5.24")
@pytest.mark.card("BW8")
def test_bw8_can_be_used_as_often_as_there_is_a_hand_card() -> None:
    """The old hand card, then one taken from the centre, in one turn."""
    game = buying("BC5", Seat("2 dates 2 salt 1 pepper 1 gold", rows="BW8", hand="BR5"))
    play(game, "use hand", "add salt", "row 1", "use 2,2", "hand", "use hand")
    play(game, "add salt", "row 1")
    assert (rows(game), holds(game)) == ("BW8 BR5 BC5", "1 dates")


@pytest.mark.rule("5.24")
@pytest.mark.card("BW8")
def test_bw8_is_offered_between_two_actions_and_not_inside_one() -> None:
    """While a tribe card is being decided about, the hand card stays where it is."""
    game = buying("BO1", Seat("3 dates 3 pepper 1 gold", rows="BW8", hand="BC5"))
    assert "use hand" in moves(game)
    play(game, "use 2,2")
    assert moves(game) == ["pay cost", "discard"]
    play(game, "discard")
    assert "use hand" in moves(game)


@pytest.mark.rule("5.24", "5.8")
@pytest.mark.card("BW8", "BC6")
def test_symbol_discounts_count_with_bw8_and_the_good_comes_on_top() -> None:
    """BC5 with BC6: one of its two goods is left out, then one good is added."""
    game = situation(Seat("1 dates 1 salt", rows="BW8 BC6", hand="BC5"))
    play(game, "use hand", "row 1")
    assert (rows(game), holds(game)) == ("BW8 BC6 BC5", "")


@pytest.mark.rule("5.24", "5.8")
@pytest.mark.card("BW8")
def test_the_additional_good_of_bw8_is_never_left_out() -> None:
    """Even when a discount has nothing left to apply to, one good is paid."""
    game = situation(Seat("1 gold", rows="BW8 BR7", hand="BR5"))
    assert moves(game) == ["done"]
    game = situation(Seat("1 pepper 1 gold", rows="BW8 BR7", hand="BR5"))
    play(game, "use hand", "row 1")
    assert holds(game) == ""


@pytest.mark.rule("5.24")
@pytest.mark.card("BW8", "BC7")
def test_the_nobles_discount_does_not_count_with_bw8() -> None:
    """With BC7 displayed the hand card costs the full price and one good."""
    game = situation(Seat("1 dates 1 pepper", rows="BW8 BC7", hand="BC5"))
    assert moves(game) == ["done"]
    game = situation(Seat("1 dates 2 pepper", rows="BW8 BC7", hand="BC5"))
    play(game, "use hand", "row 1")
    assert holds(game) == ""


# BC7 at the Noble


@pytest.mark.rule("5.8", "5.13")
@pytest.mark.card("BC7")
@pytest.mark.parametrize(("left_out", "left"), [("dates", "1 dates"), ("pepper", "1 pepper")])
def test_bc7_makes_the_hand_card_cheaper_at_the_noble(left_out: str, left: str) -> None:
    """One good of choice less, whatever the symbol."""
    game = situation(Seat("1 dates 1 pepper 1 gold", rows="BC7", hand="BT1", targis="1"), round=2)
    play(game, "use 1", "pay cost", f"leave {left_out}", "row 1")
    assert (rows(game), holds(game)) == ("BC7 BT1", left)


@pytest.mark.rule("5.8", "5.13")
@pytest.mark.card("BC7")
def test_bc7_does_not_help_with_other_displays_or_with_gold() -> None:
    """A card from the centre costs what it costs, and so does the gold at the Noble."""
    game = buying("BC5", Seat("1 dates", rows="BC7"))
    play(game, "use 2,2")
    assert "pay cost" not in moves(game)
    game = situation(Seat("1 dates", rows="BC7", hand="BT7", targis="1"), round=2)
    play(game, "use 1")  # BT7 costs 1 dates and 1 gold
    assert rows(game) == "BC7"


# Rule 5.14: BC8 at the Trader


@pytest.mark.rule("5.14")
@pytest.mark.card("BC8")
def test_bc8_trades_one_for_one_at_the_trader() -> None:
    """One good for one of another kind, besides the usual trades, and never for gold."""
    game = situation(Seat("2 dates 1 salt 1 gold", rows="BC8", targis="5"))
    play(game, "use 5")
    assert moves(game) == [
        "trade 2 dates for salt",
        "trade 2 dates for pepper",
        "trade 1 dates for salt",
        "trade 1 dates for pepper",
        "trade 1 salt for dates",
        "trade 1 salt for pepper",
    ]
    play(game, "trade 1 salt for pepper", "stop")
    assert holds(game) == "2 dates 1 pepper 1 gold"


@pytest.mark.rule("5.14")
@pytest.mark.card("BC8")
def test_a_kind_received_one_for_one_is_not_given_one_for_one_again_in_that_visit() -> None:
    """Dates for salt, and salt cannot go on; two salt for one good is another matter."""
    game = situation(Seat("3 dates 1 salt 1 pepper", rows="BC8", targis="5"))
    play(game, "use 5", "trade 1 dates for salt")
    assert not any(move.startswith("trade 1 salt") for move in moves(game))
    assert {"trade 1 dates for pepper", "trade 1 pepper for dates"} <= {*moves(game)}
    assert "trade 2 salt for pepper" in moves(game)
    play(game, "trade 2 salt for pepper")
    assert holds(game) == "2 dates 2 pepper"
    assert "trade 1 pepper for dates" in moves(game)  # this pepper was received two for one


@pytest.mark.rule("5.14")
@pytest.mark.card("BC8")
def test_a_visit_to_the_trader_always_ends() -> None:
    """Trading one for one for as long as possible comes to an end by itself."""
    game = situation(Seat("3 dates 2 salt 2 pepper", rows="BC8", targis="5"))
    play(game, "use 5")
    trades = 0
    while ones := [move for move in moves(game) if move.startswith("trade 1")]:
        play(game, ones[0])
        trades += 1
    assert 0 < trades <= 7


@pytest.mark.rule("5.14")
@pytest.mark.card("BC8")
def test_bc8_opens_the_trader_with_a_single_good() -> None:
    """For its owner only, and not with gold alone."""
    assert "use 5" in moves(situation(Seat("1 salt", rows="BC8", targis="5")))
    assert "use 5" not in moves(situation(Seat("1 salt", targis="5"), Seat(rows="BC8")))
    assert "use 5" not in moves(situation(Seat("3 gold", rows="BC8", targis="5")))


# Rule 5.25: BW9


@pytest.mark.rule("5.25")
@pytest.mark.card("BW9")
def test_bw9_comes_with_gold_from_the_supply() -> None:
    """It is paid with 1 dates and 1 gold of one's own; the stored gold is not in the stock."""
    game = buying("BW9", Seat("1 dates 1 gold"))
    play(game, "use 2,2", "pay cost")
    assert (holds(game), look(game)["players"]["blue"]["stored_gold"]) == ("", 1)


@pytest.mark.rule("5.25")
@pytest.mark.card("BW9")
def test_the_stored_gold_never_pays_for_bw9_itself() -> None:
    """Without a gold of one's own it cannot be displayed."""
    game = buying("BW9", Seat("2 dates"))
    play(game, "use 2,2")
    assert "pay cost" not in moves(game)


@pytest.mark.rule("5.25")
@pytest.mark.card("BW9")
@pytest.mark.parametrize("stock", ["", "2 gold"])
def test_the_stored_gold_pays_by_itself_at_the_first_cost_with_gold(stock: str) -> None:
    """Also if there is gold in the stock, which then stays untouched."""
    game = buying("BR5", Seat(stock, rows="BW9", stored_gold=1))
    play(game, "use 2,2", "pay cost", "row 1")
    assert (holds(game), look(game)["players"]["blue"]["stored_gold"]) == (stock, 0)


@pytest.mark.rule("5.25")
@pytest.mark.card("BW9")
def test_the_stored_gold_pays_only_once() -> None:
    """The second card with gold in its cost needs gold from the stock."""
    seat = Seat("1 gold", rows="BW9", stored_gold=1, markers="1,2")
    game = buying("BR5", seat, centre={"1,2": "BR7"})
    play(game, "use 2,2", "pay cost", "row 1", "use 1,2", "pay cost", "row 1")
    assert (holds(game), rows(game)) == ("", "BW9 BR5 BR7")


@pytest.mark.rule("5.25")
@pytest.mark.card("BW9", "BC6", "BT6")
@pytest.mark.parametrize(
    ("card", "goods"), [("BC6", "1 dates 2 pepper"), ("BT6", "1 dates 2 salt")]
)
def test_the_stored_gold_stays_if_the_cost_avoids_gold(card: str, goods: str) -> None:
    """At a slash the goods are paid, or the stored gold: the player's choice."""
    game = buying(card, Seat(goods, rows="BW9", stored_gold=1))
    play(game, "use 2,2", "pay cost", "row 1")
    assert (holds(game), look(game)["players"]["blue"]["stored_gold"]) == ("", 1)
    game = buying(card, Seat(goods, rows="BW9", stored_gold=1))
    play(game, "use 2,2", "pay alternative", "row 1")
    assert (holds(game), look(game)["players"]["blue"]["stored_gold"]) == (goods, 0)


@pytest.mark.rule("5.25", "6.1")
@pytest.mark.card("BW9")
def test_the_stored_gold_is_outside_the_limit() -> None:
    """Three gold and the stored one may be kept."""
    game = situation(Seat("3 gold", rows="BW9", stored_gold=1))
    play(game, "done")
    assert (holds(game), look(game)["players"]["blue"]["stored_gold"]) == ("3 gold", 1)


@pytest.mark.rule("5.25", "5.14")
@pytest.mark.card("BW9")
def test_the_silversmith_does_not_take_the_stored_gold() -> None:
    """With none in the stock there is nothing to sell."""
    assert moves(situation(Seat(rows="BW9", stored_gold=1, targis="10"))) == ["done"]
    game = situation(Seat("1 gold", rows="BW9", stored_gold=1, targis="10"))
    play(game, "use 10")  # two gold would be another price, so there is no choice
    assert holds(game) == "2 vp"


@pytest.mark.rule("5.25", "7.4")
@pytest.mark.card("BW9")
def test_the_stored_gold_pays_no_raid() -> None:
    """On 16 the three VP are due although gold lies on BW9."""
    game = raid(Seat("4 vp", rows="BW9", stored_gold=1), corner=16)
    assert holds(game) == "1 vp"
    assert look(game)["players"]["blue"]["stored_gold"] == 1


@pytest.mark.rule("5.25", "8.4")
@pytest.mark.card("BW9")
def test_the_stored_gold_breaks_no_tie() -> None:
    """Equal scores, no gold in either stock, more goods for white."""
    game = situation(
        Seat("1 dates 3 vp", rows="BW9", stored_gold=1),
        Seat("2 dates 3 vp", rows="BO4"),
        round=12,
        phase="over",
        to_move=None,
    )
    assert game.scores()["blue"]["total"] == game.scores()["white"]["total"]
    assert game.winner == "white"


# Rule 5.26: immediate effects


@pytest.mark.rule("5.26")
@pytest.mark.card("BW7")
@pytest.mark.parametrize(
    ("displayed", "goods"),
    [
        ("", 0),
        ("BR1", 1),
        ("BR1 BR2", 1),
        ("BR1 BR2 BR3", 2),
        ("BR1 BR2 BR3 BR4 / BW1 BW2 BW3 BW4 / BC1 BC2 BC3", 6),
    ],
)
def test_bw7_gives_a_good_for_every_two_displayed_cards_itself_included(
    displayed: str, goods: int
) -> None:
    """Two displayed cards and BW7 are three, which makes one."""
    game = buying("BW7", Seat("1 dates 2 salt 1 pepper", rows=displayed))
    buy(game)
    play(game, *["take dates"] * goods)
    assert holds(game) == (f"{goods} dates" if goods else "")
    assert moves(game) == ["done"]


@pytest.mark.rule("5.26")
@pytest.mark.card("BR9")
@pytest.mark.parametrize(
    ("displayed", "goods"),
    [("", 5), ("BR1", 5), ("BR1 BR2", 4), ("BR1 BR2 BR3 BR4 / BW1 BW2 BW3 BW4 / BC1 BC2", 0)],
)
def test_br9_gives_a_good_for_every_two_free_spaces_its_own_not_included(
    displayed: str, goods: int
) -> None:
    """Alone in the display it leaves eleven spaces, which makes five."""
    game = buying("BR9", Seat("2 dates 1 salt", rows=displayed))
    buy(game)
    play(game, *["take dates"] * goods)
    assert holds(game) == (f"{goods} dates" if goods else "")
    assert moves(game) == ["done"]


@pytest.mark.rule("5.26")
@pytest.mark.card("BT9")
@pytest.mark.parametrize(
    ("choices", "got"),
    [
        (["take 3 goods", "take dates", "take salt", "take pepper"], "1 dates 1 salt 1 pepper"),
        (["take 3 goods", "take dates", "take dates", "take dates"], "3 dates"),
        (["take 3 goods", "take salt", "take salt", "take pepper"], "2 salt 1 pepper"),
        (["take gold"], "1 gold"),
        (["take vp"], "1 vp"),
    ],
)
def test_bt9_gives_three_goods_in_any_mix_or_a_gold_or_a_point(
    choices: list[str], got: str
) -> None:
    """One of the three, once."""
    game = buying("BT9", Seat("1 dates 1 salt 2 pepper"))
    play(game, "use 2,2", "pay cost")
    assert moves(game) == ["take 3 goods", "take gold", "take vp"]
    play(game, *choices)
    assert (holds(game), moves(game)) == (got, ["done"])


@pytest.mark.rule("5.26")
@pytest.mark.card("BW7", "BR9", "BT9")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("BW7", "1 dates 2 salt 1 pepper"),
        ("BR9", "2 dates 1 salt"),
        ("BT9", "1 dates 1 salt 2 pepper"),
    ],
)
def test_immediate_gifts_cannot_be_refused(card: str, cost: str) -> None:
    """There is no way past them but taking."""
    game = buying(card, Seat(cost, rows="BC1"))
    play(game, "use 2,2", "pay cost", "row 1")
    assert all(move.startswith("take ") for move in moves(game))


@pytest.mark.rule("5.26")
@pytest.mark.card("BW7", "BR9", "BT9")
def test_immediate_effects_do_not_come_again() -> None:
    """With the three cards displayed a new turn brings nothing."""
    game = situation(Seat(rows="BW7 BR9 BT9"))
    play(game, "done")
    assert (holds(game), game.to_move) == ("", "white")
