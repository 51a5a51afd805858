"""Rules 5.7 to 5.12: rows, costs, discounts, the order of displaying, the full display."""

import pytest

from targi import Game
from tests.rules.table import (
    Seat,
    buying,
    cell,
    holds,
    look,
    moves,
    play,
    rows,
    situation,
)

ELEVEN = "BR1 BR2 BR3 BR4 / BW1 BW2 BW3 BW4 / BC1 BC2 BC3"
TWELVE = ELEVEN + " BC4"


@pytest.mark.rule("5.7")
def test_a_card_is_laid_next_to_the_rightmost_one_of_the_chosen_row() -> None:
    """Rows fill from the left."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows="BR1 / BW1 BW2 / BT1"))
    play(game, "use 2,2", "pay cost", "row 2")
    assert rows(game) == "BR1 / BW1 BW2 BC5 / BT1"


@pytest.mark.rule("5.7")
def test_a_row_of_four_takes_no_fifth_card() -> None:
    """There are three rows of four."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows="BR1 BR2 BR3 BR4 / BW1 BW2 BW3 / BT1"))
    play(game, "use 2,2", "pay cost")
    assert moves(game) == ["row 2", "row 3"]


@pytest.mark.rule("5.7")
@pytest.mark.parametrize(
    ("displayed", "offered"),
    [
        ("BR1", ["row 1", "row 2"]),
        ("/ BR1", ["row 1", "row 2"]),
        ("/ / BR1", ["row 1", "row 3"]),
        ("BR1 / / BW1", ["row 1", "row 2", "row 3"]),
        ("BR1 BR2 BR3 BR4 / BW1", ["row 2", "row 3"]),
    ],
)
def test_of_rows_without_cards_only_the_first_is_offered(
    displayed: str, offered: list[str]
) -> None:
    """They are equal, so choosing between them would be no choice."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows=displayed))
    play(game, "use 2,2", "pay cost")
    assert moves(game) == offered


@pytest.mark.rule("5.7")
def test_the_first_card_of_all_goes_into_the_first_row() -> None:
    """Nothing is asked, and the full cost is paid."""
    game = buying("BC5", Seat("1 dates 2 pepper"))
    play(game, "use 2,2", "pay cost")
    assert (rows(game), holds(game)) == ("BC5", "1 pepper")


@pytest.mark.rule("5.8")
@pytest.mark.parametrize(
    ("choice", "left"),
    [("pay cost", "1 salt 1 gold"), ("pay alternative", "1 dates 1 salt 2 pepper")],
)
def test_at_a_slash_one_of_the_two_costs_is_paid(choice: str, left: str) -> None:
    """BC6 costs 1 dates and 2 pepper, or 1 gold."""
    game = buying("BC6", Seat("1 dates 1 salt 2 pepper 1 gold"))
    play(game, "use 2,2", choice)
    assert (rows(game), holds(game)) == ("BC6", left)


@pytest.mark.rule("5.8", "5.10")
@pytest.mark.parametrize(
    ("tokens", "offered"),
    [
        ("1 dates 2 pepper", ["pay cost", "hand", "discard"]),
        ("1 gold", ["pay alternative", "hand", "discard"]),
        ("1 dates 1 pepper", ["hand", "discard"]),
    ],
)
def test_each_side_of_a_slash_is_offered_if_it_can_be_paid(tokens: str, offered: list[str]) -> None:
    """The two are never mixed."""
    game = buying("BC6", Seat(tokens))
    play(game, "use 2,2")
    assert moves(game) == offered


@pytest.mark.rule("5.8")
@pytest.mark.parametrize(
    ("left_out", "left"),
    [("dates", "1 dates"), ("salt", "1 salt"), ("pepper", "1 pepper")],
)
def test_a_discount_leaves_out_a_good_of_the_players_choice(left_out: str, left: str) -> None:
    """BO3 costs 2 dates, 1 salt and 2 pepper; with BO5 one of them less, but no other kind."""
    game = buying("BO3", Seat("2 dates 1 salt 2 pepper", rows="BO5"))
    play(game, "use 2,2", "pay cost")
    assert moves(game) == ["leave dates", "leave salt", "leave pepper"]
    play(game, f"leave {left_out}", "row 1")
    assert holds(game) == left


@pytest.mark.rule("5.8")
def test_a_discount_must_be_taken_as_far_as_it_can() -> None:
    """Paying in full is not offered."""
    game = buying("BO3", Seat("2 dates 1 salt 2 pepper", rows="BO5"))
    play(game, "use 2,2", "pay cost")
    assert all(move.startswith("leave ") for move in moves(game))


@pytest.mark.rule("5.8", "5.10")
def test_what_is_missing_must_be_what_is_left_out() -> None:
    """Without salt the discount can only go to the salt."""
    game = buying("BO3", Seat("2 dates 2 pepper", rows="BO5 BR1 BR2 BR3"))
    play(game, "use 2,2", "pay cost")
    assert (rows(game), holds(game)) == ("BO5 BR1 BR2 BR3 / BO3", "")


@pytest.mark.rule("5.8")
def test_a_discount_never_leaves_out_gold() -> None:
    """BO1 with BO5: the pepper is left out, the gold is due; without gold there is no way."""
    game = buying("BO1", Seat("1 pepper 1 gold", rows="BO5"))
    play(game, "use 2,2", "pay cost", "row 1")
    assert holds(game) == "1 pepper"
    game = buying("BO1", Seat("1 pepper", rows="BO5"))
    play(game, "use 2,2")
    assert "pay cost" not in moves(game)


@pytest.mark.rule("5.8")
def test_a_discount_on_a_cost_of_gold_alone_is_lost() -> None:
    """BR5 costs 1 gold, with BR7 too."""
    game = buying("BR5", Seat("1 dates 1 gold", rows="BR7"))
    play(game, "use 2,2", "pay cost", "row 1")
    assert holds(game) == "1 dates"


@pytest.mark.rule("5.8")
def test_discounts_add_up() -> None:
    """At the Noble BO5 and BC7 leave out two goods of BO3's five."""
    game = situation(
        Seat("1 dates 1 salt 1 pepper", rows="BO5 BC7", hand="BO3", targis="1"), round=2
    )
    play(game, "use 1", "pay cost", "row 1")
    assert (rows(game), holds(game)) == ("BO5 BC7 BO3", "")


@pytest.mark.rule("5.8")
def test_two_discounts_may_fall_on_one_kind_or_on_two() -> None:
    """Every pair of BO3's goods can be left out once, in the order dates, salt, pepper."""
    seat = Seat("2 dates 1 salt 2 pepper", rows="BO5 BC7", hand="BO3", targis="1")
    pairs = []
    for first in ("dates", "salt", "pepper"):
        game = situation(seat, round=2)
        play(game, "use 1", "pay cost", f"leave {first}")
        seconds = [move for move in moves(game) if move.startswith("leave")]
        pairs.append([first, *(move.removeprefix("leave ") for move in seconds)])
    # After salt only pepper is left to leave out, and that happens by itself.
    assert pairs == [["dates", "dates", "salt", "pepper"], ["salt"], ["pepper"]]
    assert (rows(game), holds(game)) == ("BO5 BC7", "2 dates 1 salt 2 pepper")
    play(game, "row 2")
    assert holds(game) == "2 pepper"


@pytest.mark.rule("5.8")
def test_a_discount_that_finds_no_more_goods_is_lost() -> None:
    """BC5 costs 2 goods; BC6 and BC7 at the Noble leave out both, and nothing is paid out."""
    game = situation(Seat("1 dates", rows="BC6 BC7", hand="BC5", targis="1"), round=2)
    play(game, "use 1", "pay cost", "row 1")
    assert (rows(game), holds(game)) == ("BC6 BC7 BC5", "1 dates")
    game = situation(Seat("1 pepper 1 gold", rows="BO5 BC7", hand="BO1", targis="1"), round=2)
    play(game, "use 1", "pay cost", "row 1")
    assert holds(game) == "1 pepper"


def bundles(game: Game, *made: str) -> list[tuple[str, tuple[str, ...]]]:
    """What is left after each way to pay from here to the choice of a row, and the way."""
    if moves(game)[0].startswith("row"):
        play(game, moves(game)[0])
        return [(holds(game), made)]
    found = []
    for move in moves(game):
        branch = Game.from_position(game.position(), seed=1)
        play(branch, move)
        found += bundles(branch, *made, move)
    return found


@pytest.mark.rule("5.10", "5.24")
def test_two_ways_to_pay_the_same_tokens_are_one() -> None:
    """BW8 adds a good, BO5 leaves one out: both of the same kind come to the printed cost."""
    game = situation(Seat("3 dates 2 salt 3 pepper", rows="BW8 BO5", hand="BO3"))
    play(game, "use hand")
    left = [tokens for tokens, _ in bundles(game)]
    assert sorted(left) == sorted({*left})
    assert {*left} == {
        "1 dates 1 salt 1 pepper",  # the printed cost
        "2 dates 1 pepper",  # one kind less, another more
        "2 dates 1 salt",
        "1 dates 2 salt",
        "2 salt 1 pepper",
        "1 dates 2 pepper",
        "1 salt 2 pepper",
    }


@pytest.mark.rule("5.10")
@pytest.mark.parametrize("tokens", ["2 salt", "1 salt 1 pepper", "2 dates 1 salt 1 pepper 3 gold"])
def test_a_display_is_offered_only_if_it_can_be_paid(tokens: str) -> None:
    """BO5 costs 2 salt and 1 pepper: one of them short, and other tokens do not help."""
    game = buying("BO5", Seat(tokens))
    play(game, "use 2,2")
    assert moves(game) == ["hand", "discard"]


@pytest.mark.rule("5.10")
def test_goods_that_the_card_itself_will_give_cannot_pay_for_it() -> None:
    """BT9 gives three goods afterwards; one pepper short is one pepper short."""
    game = buying("BT9", Seat("1 dates 1 salt 1 pepper"))
    play(game, "use 2,2")
    assert "pay cost" not in moves(game)


@pytest.mark.rule("5.10")
def test_the_last_choice_of_a_payment_takes_the_tokens() -> None:
    """Until the row is chosen nothing has moved."""
    game = buying("BO3", Seat("2 dates 1 salt 2 pepper", rows="BO5"))
    play(game, "use 2,2", "pay cost", "leave dates")
    assert holds(game) == "2 dates 1 salt 2 pepper"
    assert cell(game, "2,2") == "BO3"
    play(game, "row 1")
    assert holds(game) == "1 dates"


@pytest.mark.rule("5.11")
def test_displaying_goes_in_order() -> None:
    """Pay, move the card, fill the gap, store the gold, give the bonus, then the effect."""
    game = buying("BO7", Seat("2 salt 1 pepper", got="salt"))
    happened = play(game, "use 2,2", "pay cost")
    assert [event.name for event in happened] == ["use", "lose", "lose", "card", "fill", "gain"]
    game = buying("BW9", Seat("1 dates 1 gold"))
    happened = play(game, "use 2,2", "pay cost")
    assert [event.name for event in happened] == ["use", "lose", "lose", "card", "fill", "store"]


@pytest.mark.rule("5.11")
def test_the_gap_is_filled_before_the_immediate_effect() -> None:
    """While BT9 asks what to take, it is paid, displayed and replaced."""
    game = buying("BT9", Seat("1 dates 1 salt 2 pepper"))
    play(game, "use 2,2", "pay cost")
    assert moves(game) == ["take 3 goods", "take gold", "take vp"]
    assert (holds(game), rows(game), cell(game, "2,2")) == ("", "BT9", "goods?")


@pytest.mark.rule("5.11")
def test_an_immediate_effect_is_carried_out_to_its_end() -> None:
    """All goods of BW7 are taken before anything else can be done."""
    game = buying("BW7", Seat("1 dates 2 salt 1 pepper", rows="BR1 BR2 BR3", targis="2"))
    play(game, "use 2,2", "pay cost", "row 2", "take dates")
    assert moves(game) == ["take dates", "take salt", "take pepper"]
    play(game, "take pepper")
    assert moves(game) == ["use 2", "done"]
    assert holds(game) == "1 dates 1 pepper"


@pytest.mark.rule("5.11", "5.17")
def test_a_displayed_hand_card_leaves_the_hand_and_no_gap() -> None:
    """The centre stays as it is; so it does for a card from the pile."""
    game = situation(Seat("1 dates 1 pepper", hand="BC5", targis="1"), round=2)
    before = look(game)["centre"]
    play(game, "use 1", "pay cost")
    assert (look(game)["players"]["blue"]["hand"], rows(game)) == (None, "BC5")
    assert look(game)["centre"] == before


@pytest.mark.rule("5.12")
def test_with_twelve_cards_nothing_more_can_be_displayed() -> None:
    """Not from the centre, not from the pile, not with the Noble, not with BW8."""
    rich = "5 dates 5 salt 5 pepper 3 gold"
    game = buying("BT1", Seat(rich, rows=TWELVE, targis="14"), tribes_pile="BT2")
    play(game, "use 14")
    assert moves(game) == ["hand", "discard"]
    play(game, "discard", "use 2,2")
    assert moves(game) == ["hand", "discard"]
    full = TWELVE.replace("BW4", "BW8")
    game = situation(Seat(rich, rows=full, hand="BT1", targis="1 3"), round=2)
    assert "use hand" not in moves(game)
    play(game, "use 1")  # all that is left is to discard the hand card
    assert rows(game) == full
    assert look(game)["discards"]["tribes"] == ["BT1"]


@pytest.mark.rule("5.12", "5.23")
def test_with_twelve_cards_moving_stays_possible() -> None:
    """BO9 as the twelfth card can still swap two."""
    game = buying("BO9", Seat("1 salt 1 pepper 1 gold", rows=ELEVEN))
    play(game, "use 2,2", "pay cost", "lift BR1", "lift BO9")
    assert rows(game) == "BO9 BR2 BR3 BR4 / BW1 BW2 BW3 BW4 / BC1 BC2 BC3 BR1"


@pytest.mark.rule("5.12")
def test_an_eleventh_and_twelfth_card_can_be_displayed() -> None:
    """The limit is twelve, not less."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows=ELEVEN))
    play(game, "use 2,2", "pay cost")
    assert rows(game) == ELEVEN + " BC5"
