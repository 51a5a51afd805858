"""Rules 5.8 and 5.10: costs, discounts, what is offered."""

import pytest

from targi import Game
from tests.rules.table import Seat, buying, cell, holds, moves, play, rows, situation


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


def left_over(game: Game) -> list[str]:
    """The tokens left after each way to pay from here on."""
    if moves(game)[0].startswith("row"):
        play(game, moves(game)[0])
        return [holds(game)]
    found = []
    for move in moves(game):
        branch = Game.from_position(game.position(), seed=1)
        play(branch, move)
        found += left_over(branch)
    return found


@pytest.mark.rule("5.10", "5.24")
@pytest.mark.parametrize(
    ("card", "tokens", "expected"),
    [
        (
            "BO3",  # 2 dates 1 salt 2 pepper
            "3 dates 2 salt 3 pepper",
            {
                "1 dates 1 salt 1 pepper",  # the printed cost
                "2 dates 1 pepper",  # one kind less, another more
                "2 dates 1 salt",
                "1 dates 2 salt",
                "2 salt 1 pepper",
                "1 dates 2 pepper",
                "1 salt 2 pepper",
            },
        ),
        ("BO2", "2 dates 2 salt 1 gold", {"1 dates 1 salt", "2 dates", "2 salt"}),
    ],
)
def test_two_ways_to_pay_the_same_tokens_are_one(
    card: str, tokens: str, expected: set[str]
) -> None:
    """BW8 adds a good, BO5 leaves one out: both of the same kind come to the printed cost."""
    game = situation(Seat(tokens, rows="BW8 BO5", hand=card))
    play(game, "use hand")
    left = left_over(game)
    assert sorted(left) == sorted({*left})
    assert {*left} == expected


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
