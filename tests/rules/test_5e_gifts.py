"""Rules 5.25 and 5.26: the stored gold of BW9, and immediate gifts."""

import pytest

from tests.rules.table import Seat, buy, buying, holds, look, moves, play, raid, rows, situation

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
