"""Rule 5.35: D13 and D14 use border cards without a Targi of one's own."""

import pytest

from tests.rules.table import (
    Seat,
    discards,
    expansion,
    holds,
    moves,
    on_dune,
    play,
)


@pytest.mark.rule("5.35")
@pytest.mark.card("D13")
def test_d13_uses_a_border_card_nobody_placed_on() -> None:
    """No raid, not the robber's card, none with a Targi this round, used or not."""
    game = on_dune("D13", Seat("9 dates", placed="2", targis="6"), Seat(targis="3 5 15"))
    play(game, "use D13")
    assert moves(game) == ["use 7", "use 10", "use 11", "use 13", "use 14", "decline"]


@pytest.mark.rule("5.35")
@pytest.mark.card("D13")
def test_d13_never_uses_the_card_where_the_robber_stands() -> None:
    """He is on 2 in round 2, and nobody has placed there."""
    game = on_dune("D13", Seat(placed="3 6"), Seat(targis="5 7 11"), round=2)
    play(game, "use D13")
    assert moves(game) == ["use 13", "use 14", "use 15", "decline"]


@pytest.mark.rule("5.35")
@pytest.mark.card("D13", "D14")
@pytest.mark.parametrize(
    ("dune", "border", "tokens"), [("D13", "13", "4 water"), ("D14", "6", "1 salt 1 pepper")]
)
def test_the_border_action_comes_first_then_the_gift(dune: str, border: str, tokens: str) -> None:
    """Two water for D13, a good for D14."""
    game = on_dune(dune, Seat(), Seat(targis="6"))
    play(game, f"use {dune}", f"use {border}")
    if dune == "D14":
        play(game, "take salt")
    assert holds(game) == tokens


@pytest.mark.rule("5.35")
@pytest.mark.card("D13", "D14")
def test_the_border_action_may_be_left_out() -> None:
    """The gift comes all the same."""
    game = on_dune("D13")
    play(game, "use D13", "decline")
    assert (holds(game), discards(game, "dunes")) == ("2 water", ["D13"])
    game = on_dune("D14", Seat(), Seat(targis="6"))
    play(game, "use D14", "decline", "take dates")
    assert holds(game) == "1 dates"


@pytest.mark.rule("5.35")
@pytest.mark.card("D14")
def test_d14_uses_a_border_card_the_opponent_placed_on() -> None:
    """None of one's own; white's Targi stays and can be used."""
    game = on_dune("D14", Seat("4 dates", targis="2"), Seat(targis="3 5 6"))
    play(game, "use D14")
    assert moves(game) == ["use 3", "use 5", "use 6", "decline"]
    play(game, "use 3", "take dates", "done")
    assert {"use 3", "use 6"} <= {*moves(game)}


@pytest.mark.rule("5.35")
@pytest.mark.card("D14")
def test_d14_counts_where_the_opponent_placed_also_if_the_targi_is_gone() -> None:
    """White has acted before."""
    game = expansion(Seat(dunes="D14"), Seat(placed="3 6 7"), to_move="blue", first="white")
    play(game, "use D14")
    assert moves(game) == ["use 3", "use 6", "use 7", "decline"]


@pytest.mark.rule("5.35", "5.13")
@pytest.mark.card("D13", "x1")
def test_a_border_card_by_a_dune_keeps_its_own_conditions() -> None:
    """The Noble by D13 needs a hand card from before this round."""
    white = Seat(targis="5 7 14")
    game = on_dune("D13", Seat(hand="XO1", placed="2 3"), white, round=5)
    play(game, "use D13", "use 1", "take dates")
    assert holds(game) == "1 dates 3 water"
    game = on_dune("D13", Seat(hand="XO1", placed="2 3", hand_taken=True), white, round=5)
    play(game, "use D13")
    assert "use 1" not in moves(game)
