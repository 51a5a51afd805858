"""Rules 5.24 and 5.14: BW8 and BC7 for the hand card, BC8 at the Trader."""

import pytest

from tests.rules.table import Seat, buying, hand, holds, look, moves, play, rows, situation

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
