"""Rule 5.23: BO9 picks up at most two displayed cards and lays them down again."""

import pytest

from targi import Game
from tests.rules.table import Seat, buy, buying, holds, moves, play, rows

COST = "1 salt 1 pepper 1 gold"


def displaying_bo9(displayed: str, row: int) -> Game:
    """BO9 has just been laid into this row, and its effect asks what to pick up."""
    game = buying("BO9", Seat(COST, rows=displayed))
    buy(game, row)
    return game


def reachable(game: Game) -> list[str]:
    """Every display at the end of the effect, once for each way to get there."""
    if moves(game)[0].split()[0] not in ("lift", "none", "lay"):
        return [rows(game)]
    found = []
    for move in moves(game):
        branch = Game.from_position(game.position(), seed=1)
        play(branch, move)
        found += reachable(branch)
    return found


@pytest.mark.rule("5.23", "5.26")
@pytest.mark.card("BO9")
def test_bo9_may_be_declined() -> None:
    """Nothing moves then; the cost is paid all the same."""
    game = displaying_bo9("BR1 BR2 / BW1", 1)
    assert moves(game) == ["lift BR1", "lift BR2", "lift BO9", "lift BW1", "decline"]
    play(game, "decline")
    assert (rows(game), holds(game), moves(game)) == ("BR1 BR2 BO9 / BW1", "", ["done"])


@pytest.mark.rule("5.23")
@pytest.mark.card("BO9")
def test_bo9_moves_one_card_to_the_end_of_another_row() -> None:
    """Itself or another one from the end of a row."""
    game = displaying_bo9("BR1 BR2 / BW1", 1)
    play(game, "lift BO9", "none", "lay 2,2")
    assert rows(game) == "BR1 BR2 / BW1 BO9"
    game = displaying_bo9("BR1 BR2 / BW1", 2)
    play(game, "lift BR2", "none", "lay 2,3")
    assert rows(game) == "BR1 / BW1 BO9 BR2"


@pytest.mark.rule("5.23", "5.7")
@pytest.mark.card("BO9")
def test_bo9_moves_a_card_to_the_first_empty_row() -> None:
    """Of equal empty rows only the first is offered."""
    game = displaying_bo9("BR1 BR2", 1)
    play(game, "lift BO9")  # the last card of the row, with no later one: it moves alone
    assert rows(game) == "BR1 BR2 / BO9"


@pytest.mark.rule("5.23")
@pytest.mark.card("BO9")
def test_bo9_swaps_two_cards() -> None:
    """Of two rows or of one."""
    game = displaying_bo9("BR1 BR2 / BW1 BW2", 1)
    play(game, "lift BR1", "lift BW1")  # both leave a gap, so they can only change places
    assert rows(game) == "BW1 BR2 BO9 / BR1 BW2"
    game = displaying_bo9("BR1 BR2 / BW1 BW2", 1)
    play(game, "lift BR1", "lift BR2")
    assert rows(game) == "BR2 BR1 BO9 / BW1 BW2"


@pytest.mark.rule("5.23")
@pytest.mark.card("BO9")
def test_bo9_moves_two_cards_to_different_places() -> None:
    """One closes the gap of the other: BW2 takes the place of BR1, which opens a new row."""
    game = displaying_bo9("BR1 BR2 / BW1 BW2", 1)
    play(game, "lift BR1", "lift BW2", "lay 3,1")
    assert rows(game) == "BW2 BR2 BO9 / BW1 / BR1"


@pytest.mark.rule("5.23")
@pytest.mark.card("BO9")
def test_a_row_has_no_gap_afterwards() -> None:
    """A card that others follow does not leave without a card for its place."""
    game = displaying_bo9("BR1 BR2 BR3 / BW1", 2)
    play(game, "lift BR2")
    assert "none" not in moves(game)
    for display in reachable(displaying_bo9("BR1 BR2 BR3 / BW1", 2)):
        assert len(display.replace("/", " ").split()) == 5


@pytest.mark.rule("5.23")
@pytest.mark.card("BO9")
def test_cards_that_are_not_picked_up_do_not_shift() -> None:
    """Of BR1 BR2 BR3 BO9 no two can leave so that BR3 would have to move to the left."""
    for display in reachable(displaying_bo9("BR1 BR2 BR3 / BW1", 1)):
        places = {
            card: (row, place)
            for row, cards in enumerate(display.split("/"))
            for place, card in enumerate(cards.split())
        }
        before = {"BR1": (0, 0), "BR2": (0, 1), "BR3": (0, 2), "BO9": (0, 3), "BW1": (1, 0)}
        assert sum(places[card] != before[card] for card in before) <= 2


@pytest.mark.rule("5.23")
@pytest.mark.card("BO9")
def test_bo9_alone_in_the_display_has_nothing_to_move() -> None:
    """From one empty row to another is no change, so nothing is asked."""
    assert moves(displaying_bo9("", 1)) == ["done"]


@pytest.mark.rule("5.23", "5.7")
@pytest.mark.card("BO9")
@pytest.mark.parametrize(
    ("displayed", "row", "expected"),
    [
        ("BR1", 1, {"BR1 BO9", "BO9 BR1", "BR1 / BO9"}),
        ("BR1", 2, {"BR1 / BO9", "BR1 BO9", "BO9 BR1", "/ BO9 BR1"}),
    ],
)
def test_bo9_with_one_other_card_reaches_every_display(
    displayed: str, row: int, expected: set[str]
) -> None:
    """In one row in either order, or in two rows; each in one way only."""
    found = reachable(displaying_bo9(displayed, row))
    assert {display.strip() for display in found} == expected
    assert len(found) == len({*found})


@pytest.mark.rule("5.23")
@pytest.mark.card("BO9")
def test_a_card_may_go_to_an_empty_row_above() -> None:
    """BR1 opens the first row, and BO9 takes its place in the second."""
    game = displaying_bo9("/ BR1 BR2", 2)
    play(game, "lift BR1", "lift BO9", "lay 1,1")
    assert rows(game) == "BR1 / BO9 BR2"


@pytest.mark.rule("5.23")
@pytest.mark.card("BO9")
def test_two_cards_of_one_row_may_part() -> None:
    """BR1 joins BW1, and BO9 closes up to the beginning of its row."""
    game = displaying_bo9("BR1 / BW1", 1)
    assert "BO9 / BW1 BR1" in reachable(game)


@pytest.mark.rule("5.23", "8.2")
@pytest.mark.card("BO9", "BR6")
def test_moved_cards_score_where_they_lie_in_the_end() -> None:
    """BR6 moved to the end of a full row scores there, and the rows are counted again."""
    game = displaying_bo9("BR6 BW1 BC1 / BT1", 1)
    assert game.scores()["blue"]["effects"] == {}
    play(game, "lift BR6", "lift BO9", "lay 1,4")
    assert rows(game) == "BO9 BW1 BC1 BR6 / BT1"
    assert game.scores()["blue"]["effects"] == {"BR6": 2}
    assert game.scores()["blue"]["rows"] == [2, 0, 0]
