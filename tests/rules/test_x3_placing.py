"""Rules 3.3-3.7, 4.2 and 4.3 in the expansion: dunes, the Targia, placing by cards, markers."""

import pytest

from tests.rules.positions import with_base
from tests.rules.table import (
    Seat,
    cell,
    discards,
    expansion,
    holds,
    look,
    markers,
    moves,
    once_left,
    open_dunes,
    play,
    standing,
)


@pytest.mark.rule("3.3")
def test_a_targi_may_be_placed_on_a_dune() -> None:
    """Any that lies face up without a Targi, besides the border cards."""
    game = expansion(phase="place", dunes="D05 D10")
    assert {"place D05", "place D10", "place 2"} <= {*moves(game)}
    assert "place D06" not in moves(game)
    play(game, "place D05")
    assert standing(game) == ["D05"]


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("mover", ["blue", "white"])
def test_a_dune_with_a_targi_is_closed_to_both(mover: str) -> None:
    """To its owner and to the opponent."""
    white = Seat(targis="2 3" if mover == "blue" else "2")
    game = expansion(
        Seat(dunes="D05", targis="6"),
        white,
        phase="place",
        to_move=mover,
        first="blue",
        dunes="D10",
    )
    assert "place D05" not in moves(game)
    assert "place D10" in moves(game)


@pytest.mark.rule("3.3", "4.2")
def test_one_player_may_use_three_dunes_and_then_has_no_marker() -> None:
    """Dunes draw no line."""
    game = expansion(phase="place", dunes="D05 D06 D07")
    play(game, "place D05", "place 2", "place D06", "place 6", "place D07", "place 3")
    assert standing(game) == ["D05", "D06", "D07"]
    assert (markers(game), markers(game, "white")) == ("", "2,2 2,3")


@pytest.mark.rule("4.2", "4.1")
def test_two_targis_on_the_border_and_one_on_a_dune_make_one_marker() -> None:
    """The dune adds nothing to the crossing of 2 and 6."""
    game = expansion(phase="place", dunes="D05")
    play(game, "place D05", "place 3", "place 2", "place 5", "place 6", "place 7")
    assert markers(game) == "2,2"


@pytest.mark.rule("3.4")
def test_the_targia_closes_no_card() -> None:
    """Neither her own nor the one opposite."""
    game = expansion(phase="place")
    assert look(game)["targia"] == 15
    assert {"place 15", "place 5"} <= {*moves(game)}


@pytest.mark.rule("3.5", "3.3")
@pytest.mark.card("BC9")
def test_bc9_counts_dunes_among_the_two_targis() -> None:
    """White has placed two on dunes and is skipped."""
    game = expansion(
        Seat(rows="BC9", targis="2 5"),
        Seat(dunes="D05 D06", allowed=2),
        phase="place",
        round=5,
        ruleset=with_base("BC9"),
    )
    play(game, "place 1")
    assert game.phase == "act"
    assert standing(game, "white") == ["D05", "D06"]


@pytest.mark.rule("3.6")
def test_placing_is_compulsory_also_with_dunes() -> None:
    """Only placements are offered."""
    game = expansion(phase="place", dunes="D05 D06 D07")
    assert all(move.startswith("place ") for move in moves(game))


@pytest.mark.rule("3.7", "5.28")
@pytest.mark.card("XT8")
def test_xt8_allows_the_card_opposite_an_opponents_targi_once() -> None:
    """White on 2 and 6 closes 10 and 14 to others; XT8 opens them, for one Targi."""
    game = expansion(Seat(rows="XT8", targis="3"), Seat(targis="2 6"), phase="place", first="white")
    assert {"place 10", "place 14"} <= {*moves(game)}
    play(game, "place 10")
    assert once_left(game) == []
    play(game, "place 7")
    assert "place 14" not in moves(game)
    assert "place 13" not in moves(game)


@pytest.mark.rule("3.7")
@pytest.mark.card("XT8")
def test_xt8_is_not_used_up_by_an_ordinary_placement() -> None:
    """Its marker stays until it is needed."""
    game = expansion(Seat(rows="XT8"), Seat(targis="2"), phase="place", first="white")
    play(game, "place 5")
    assert once_left(game) == ["XT8"]


@pytest.mark.rule("3.7")
@pytest.mark.card("XT8")
def test_xt8_lifts_no_other_ban() -> None:
    """Not the robber, not an occupied card, not a corner."""
    game = expansion(Seat(rows="XT8"), Seat(targis="11"), phase="place", first="white")
    assert not {"place 1", "place 11", "place 4", "place 16"} & {*moves(game)}


@pytest.mark.rule("3.7", "5.28")
@pytest.mark.card("XT8")
@pytest.mark.parametrize("seat", [Seat(rows="XT8", used="XT8"), Seat(hand="XT8"), Seat()])
def test_without_the_marker_of_xt8_the_opposite_card_stays_closed(seat: Seat) -> None:
    """Used before, in the hand, or not there at all."""
    game = expansion(seat, Seat(targis="2"), phase="place", first="white")
    assert "place 10" not in moves(game)


@pytest.mark.rule("3.7", "4.1")
@pytest.mark.card("XT8")
def test_a_targi_placed_by_xt8_draws_its_line_so_that_markers_can_meet() -> None:
    """Both players cross on the same card: the only way to share one (rule 4.3)."""
    game = expansion(
        Seat(rows="XT8", targis="3 6"), Seat(targis="2 7 13"), phase="place", first="white"
    )
    play(game, "place 10")
    assert markers(game) == "2,2 2,3"
    game = expansion(
        Seat(rows="XT8", targis="10 3", used="XT8"),
        Seat(targis="2 6 5"),
        phase="place",
        first="white",
    )
    play(game, "place 7")
    assert (markers(game), markers(game, "white")) == ("3,2 3,3", "1,2 2,2")


@pytest.mark.rule("3.7", "5.28")
@pytest.mark.card("XR6")
def test_xr6_allows_one_dune_that_the_opponent_occupies() -> None:
    """Once; a second such dune stays closed."""
    game = expansion(
        Seat(rows="XR6", targis="3"), Seat(dunes="D05 D06"), phase="place", first="white"
    )
    assert {"place D05", "place D06"} <= {*moves(game)}
    play(game, "place D05")
    assert (standing(game), once_left(game)) == ([3, "D05"], [])
    play(game, "place 7")
    assert "place D06" not in moves(game)


@pytest.mark.rule("3.7", "5.28")
@pytest.mark.card("XR6")
@pytest.mark.parametrize("seat", [Seat(rows="XR6", used="XR6"), Seat(hand="XR6"), Seat()])
def test_without_the_marker_of_xr6_an_occupied_dune_stays_closed(seat: Seat) -> None:
    """Used before, in the hand, or not there at all."""
    game = expansion(seat, Seat(dunes="D05"), phase="place", first="white")
    assert "place D05" not in moves(game)


@pytest.mark.rule("3.7")
@pytest.mark.card("XR6")
def test_xr6_is_kept_for_a_free_dune_and_lets_nobody_join_as_a_third() -> None:
    """A dune of one's own with both Targis on it is closed."""
    game = expansion(
        Seat(rows="XR6", targis="3"),
        Seat(dunes="D05", targis="6"),
        phase="place",
        dunes="D10",
        first="white",
    )
    play(game, "place D10")
    assert once_left(game) == ["XR6"]
    game = expansion(
        Seat(rows="XR6", dunes="D05"), Seat(dunes="D05", targis="6"), phase="place", first="white"
    )
    assert "place D05" not in moves(game)


@pytest.mark.rule("4.3")
def test_a_shared_card_is_used_by_the_starting_player_and_the_others_marker_goes_back() -> None:
    """At once: white has no marker left."""
    game = expansion(Seat(markers="2,2"), Seat(markers="2,2 1,1"), centre={"2,2": "G20"})
    play(game, "use 2,2")
    assert (markers(game), markers(game, "white")) == ("", "1,1")


@pytest.mark.rule("4.3")
def test_a_shared_card_left_by_the_starting_player_is_the_others() -> None:
    """White acts on it normally."""
    game = expansion(Seat(markers="2,2"), Seat(markers="2,2"), centre={"2,2": "G20"})
    play(game, "done", "use 2,2")
    assert (holds(game, "white"), cell(game, "2,2")) == ("2 water", "tribe?")


@pytest.mark.rule("4.3", "5.15")
@pytest.mark.card("x9")
def test_a_shared_card_moved_away_from_is_the_others() -> None:
    """Blue's Fata Morgana leaves the card to white."""
    game = expansion(
        Seat(targis="9", markers="2,2"), Seat(markers="2,2"), centre={"2,2": "G20", "1,1": "XO2"}
    )
    play(game, "use 9", "to 1,1")
    assert (markers(game), markers(game, "white")) == ("1,1", "2,2")


@pytest.mark.rule("3.3", "5.31")
def test_a_dune_nobody_uses_stays_for_the_next_round() -> None:
    """Only a Targi takes a dune away."""
    game = expansion(Seat(dunes="D05"), dunes="D10", first="white")
    play(game, "done")
    assert open_dunes(game) == ["D10"]
    assert discards(game, "dunes") == ["D05"]
