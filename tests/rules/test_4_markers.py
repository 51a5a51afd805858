"""Section 4: where the markers go, and two markers on one card."""

import pytest

from targi.rules.geometry import crossings, lines
from tests.rules.table import Seat, buying, cell, hand, holds, markers, moves, play, situation


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("blue", "white", "expected"),
    [
        ("2 6 3", "5 7", "2,2 2,3"),  # two columns and a row
        ("3 5 13", "2 6", "1,3 3,3"),  # a column and two rows
        ("2 10 7", "3 5", "3,2"),  # both ends of one column, and a row
        ("2 6 14", "3 5", "2,2"),  # both ends of one row, and a column
        ("2 3 11", "5 6", ""),  # three columns
        ("5 6 7", "2 3", ""),  # three rows
    ],
)
def test_three_targis_make_two_markers_one_or_none(blue: str, white: str, expected: str) -> None:
    """Wherever a row line and a column line of one's own cross; the opponent's do not matter."""
    *two, third = blue.split()
    game = situation(Seat(targis=" ".join(two)), Seat(targis=white), phase="place")
    play(game, f"place {third}")
    play(game, moves(game)[0])
    assert markers(game) == expected


@pytest.mark.rule("4.1")
def test_each_targi_draws_a_line_of_three_cells() -> None:
    """The same from both ends; two lines together hold every cell of either, and cross in one."""
    for card, opposite in ((0, 10), (1, 9), (2, 8), (4, 14), (5, 13), (6, 12)):
        assert lines(1 << card) == lines(1 << opposite) == lines(1 << card | 1 << opposite)
        assert bin(lines(1 << card)).count("1") == 3
    assert lines(1 << 1) & lines(1 << 5) == crossings(1 << 1 | 1 << 5) == 1 << 4  # the middle
    assert lines(1 << 1 | 1 << 5) == lines(1 << 1) | lines(1 << 5)
    assert lines(0) == 0


@pytest.mark.rule("4.1")
def test_markers_are_placed_without_being_asked_for() -> None:
    """After the last Targi the next decision is an action of the starting player."""
    game = situation(
        Seat(targis="2 6 3"), Seat(targis="5 7"), phase="place", to_move="white", first="blue"
    )
    play(game, "place 11")
    assert (game.phase, game.to_move) == ("act", "blue")
    assert markers(game, "blue") == "2,2 2,3"
    assert markers(game, "white") == "1,1 3,1"


@pytest.mark.rule("4.3")
def test_a_used_card_sends_the_other_players_marker_back() -> None:
    """Blue starts and takes the card; white keeps only the other marker."""
    game = buying("G16", white=Seat(markers="2,2 1,1"))
    play(game, "use 2,2")
    assert (holds(game), markers(game, "white")) == ("1 gold", "1,1")
    play(game, "done")
    assert "use 2,2" not in moves(game)
    assert "use 1,1" in moves(game)


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("choice", ["hand", "discard"])
def test_any_use_of_a_tribe_card_sends_the_other_players_marker_back(choice: str) -> None:
    """Taking it into the hand or discarding it is a use as well."""
    game = buying("BO1", white=Seat(markers="2,2"))
    play(game, "use 2,2", choice)
    assert markers(game, "white") == ""


@pytest.mark.rule("4.3")
def test_a_card_that_the_starting_player_leaves_is_the_others_to_use() -> None:
    """Blue ends the turn without using it."""
    game = buying("G16", white=Seat(markers="2,2"))
    play(game, "done", "use 2,2")
    assert holds(game, "white") == "1 gold"


@pytest.mark.rule("4.3")
def test_a_card_that_the_starting_player_moves_away_from_is_the_others_to_use() -> None:
    """Fata Morgana takes blue's marker elsewhere; white's stays and works."""
    game = buying("BO1", Seat(targis="9"), Seat(markers="2,2"))
    play(game, "use 9", "to 1,1")
    assert (markers(game), markers(game, "white")) == ("1,1", "2,2")
    play(game, "done", "use 2,2", "hand")
    assert hand(game, "white") == "BO1"
    assert cell(game, "2,2") == "goods?"


@pytest.mark.rule("4.3", "5.1")
def test_the_second_player_cannot_act_on_a_shared_card_first() -> None:
    """While blue's turn lasts, only blue's moves are offered."""
    game = buying("G16", white=Seat(markers="2,2"))
    assert game.to_move == "blue"
    play(game, "use 2,2")
    assert holds(game, "white") == ""
