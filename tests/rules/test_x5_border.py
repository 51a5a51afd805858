"""Rules 5.13, 5.15 and 5.17 with the border cards of the expansion."""

import pytest

from tests.rules.positions import with_base
from tests.rules.table import (
    Seat,
    discards,
    expansion,
    hand,
    holds,
    look,
    markers,
    moves,
    play,
    rows,
    standing,
)


@pytest.mark.rule("5.13")
@pytest.mark.card("x1")
def test_the_noble_displays_the_hand_card_for_its_price() -> None:
    """The Targi comes back."""
    game = expansion(Seat("1 salt 1 pepper 1 gold", hand="XO2", targis="1"), round=2)
    play(game, "use 1", "pay cost")
    assert (rows(game), holds(game), hand(game), standing(game)) == ("XO2", "", None, [])


@pytest.mark.rule("5.13")
@pytest.mark.card("x1")
@pytest.mark.parametrize("good", ["dates", "salt", "pepper"])
def test_the_noble_gives_a_water_and_a_good_for_a_discarded_hand_card(good: str) -> None:
    """The good is one of choice."""
    game = expansion(Seat("1 vp", hand="XO2", targis="1"), round=2)
    play(game, "use 1")
    assert moves(game) == ["take dates", "take salt", "take pepper"]
    play(game, f"take {good}")
    assert holds(game) == f"1 {good} 1 water 1 vp"
    assert (hand(game), discards(game, "tribes")) == (None, ["XO2"])


@pytest.mark.rule("5.13")
@pytest.mark.card("x1")
def test_the_noble_is_not_for_a_card_taken_this_round() -> None:
    """Nor for an empty hand."""
    rich = "9 salt 9 pepper 3 gold"
    for seat in (Seat(rich, hand="XO2", hand_taken=True, targis="1"), Seat(rich, targis="1")):
        assert "use 1" not in moves(expansion(seat, round=2))


@pytest.mark.rule("5.13", "9.4")
@pytest.mark.card("1")
def test_the_base_noble_gives_nothing_for_a_discarded_card() -> None:
    """On a custom border."""
    game = expansion(Seat(hand="XO2", targis="1"), round=2, ruleset=with_base("", border=(1,)))
    play(game, "use 1")
    assert (holds(game), hand(game)) == ("", None)


@pytest.mark.rule("1.3")
@pytest.mark.card("x13")
def test_the_water_place_gives_two_water() -> None:
    """That is not from a goods card: XW8 stays silent."""
    game = expansion(Seat(targis="13", rows="XW8"))
    play(game, "use 13")
    assert holds(game) == "2 water"


@pytest.mark.rule("5.21")
@pytest.mark.card("XW6", "x13")
def test_xw6_adds_a_water_at_the_water_place() -> None:
    """Displayed by its user, not in the hand or with the opponent."""
    for blue, white, water in (
        (Seat(targis="13", rows="XW6"), Seat(), "3 water"),
        (Seat(targis="13", hand="XW6"), Seat(), "2 water"),
        (Seat(targis="13"), Seat(rows="XW6"), "2 water"),
    ):
        game = expansion(blue, white)
        play(game, "use 13")
        assert holds(game) == water


@pytest.mark.rule("5.15")
@pytest.mark.card("x9")
def test_the_fata_morgana_moves_the_other_marker_too_for_a_water() -> None:
    """Never the same twice; it may go to the card just left."""
    game = expansion(Seat("1 water", targis="9", markers="1,1 2,2"))
    play(game, "use 9", "move 1,1", "to 3,3")
    assert moves(game) == ["next", "stop"]
    [paid] = game.play("next")
    assert (paid.name, paid.kind, paid.amount, paid.cause) == ("lose", "water", 1, 9)
    assert "to 1,1" in moves(game)
    assert not {"to 2,2", "to 3,3"} & {*moves(game)}
    play(game, "to 1,1")
    assert (holds(game), markers(game)) == ("", "1,1 3,3")
    assert "use 9" not in moves(game)


@pytest.mark.rule("5.15")
@pytest.mark.card("x9")
def test_the_fata_morgana_moves_each_marker_once_however_much_water_there_is() -> None:
    """After the second move the visit is over."""
    game = expansion(Seat("5 water", targis="9", markers="1,1 2,2"))
    play(game, "use 9", "move 1,1", "to 3,3", "next", "to 1,1")
    assert (holds(game), look(game)["pending"]) == ("4 water", [])


@pytest.mark.rule("5.15")
@pytest.mark.card("x9")
def test_the_second_move_of_the_fata_morgana_may_be_left_out() -> None:
    """Stop costs nothing; without water or a second marker it is not offered."""
    game = expansion(Seat("1 water", targis="9", markers="1,1 2,2"))
    play(game, "use 9", "move 1,1", "to 3,3", "stop")
    assert (holds(game), markers(game)) == ("1 water", "2,2 3,3")
    game = expansion(Seat(targis="9", markers="1,1 2,2"))
    play(game, "use 9", "move 1,1", "to 3,3")
    assert moves(game) == ["use 2,2", "use 3,3", "done"]
    game = expansion(Seat("1 water", targis="9", markers="1,1"))
    play(game, "use 9", "to 3,3")
    assert (holds(game), moves(game)) == ("1 water", ["use 3,3", "done"])


@pytest.mark.rule("5.15")
@pytest.mark.card("x9")
def test_the_fata_morgana_needs_an_unused_marker_and_avoids_marked_cards() -> None:
    """White's marker bars a card as well."""
    assert "use 9" not in moves(expansion(Seat("1 water", targis="9")))
    game = expansion(Seat(targis="9", markers="1,1"), Seat(markers="2,2"))
    play(game, "use 9")
    assert not {"to 1,1", "to 2,2"} & {*moves(game)}
    assert "to 3,3" in moves(game)


@pytest.mark.rule("5.15", "9.4")
@pytest.mark.card("9")
def test_the_base_fata_morgana_moves_one_marker_only() -> None:
    """On a custom border, whatever water there is."""
    game = expansion(
        Seat("1 water", targis="9", markers="1,1 2,2"), ruleset=with_base("", border=(9,))
    )
    play(game, "use 9", "move 1,1", "to 3,3")
    assert moves(game) == ["use 2,2", "use 3,3", "done"]


@pytest.mark.rule("5.17")
@pytest.mark.card("x14")
def test_the_tribal_expansion_turns_up_a_card_and_uses_it_like_one_of_the_centre() -> None:
    """Display, hand or discard; it is not replaced."""
    for move, found in (("pay cost", "XO2"), ("hand", ""), ("discard", "")):
        game = expansion(Seat("1 salt 1 pepper 1 gold", targis="14"), tribes_pile="XO2")
        play(game, "use 14")
        assert moves(game) == ["pay cost", "hand", "discard"]
        play(game, move)
        assert rows(game) == found
        assert hand(game) == ("XO2" if move == "hand" else None)
        assert (discards(game, "tribes")[-1] == "XO2") == (move == "discard")


@pytest.mark.rule("5.17", "5.19", "5.20")
@pytest.mark.card("x14")
def test_a_water_rejects_the_card_and_turns_up_the_next_as_often_as_wanted() -> None:
    """Rejected cards lie on the discard pile at once, in their order."""
    game = expansion(Seat("2 water", targis="14"), tribes_pile="XO2 XR2 XW2")
    play(game, "use 14", "next")
    assert holds(game) == "1 water"
    first = discards(game, "tribes")[-1]
    play(game, "next")
    second = discards(game, "tribes")[-1]
    assert discards(game, "tribes")[-2:] == [first, second]
    assert moves(game) == ["hand", "discard"]
    play(game, "hand")
    assert {first, second, hand(game)} == {"XO2", "XR2", "XW2"}


@pytest.mark.rule("5.17", "5.29")
@pytest.mark.card("XR8")
def test_xr8_makes_the_first_rejection_of_a_visit_free() -> None:
    """The second costs a water; without any it is not offered."""
    game = expansion(Seat("1 water", rows="XR8", targis="14"))
    play(game, "use 14", "next")
    assert holds(game) == "1 water"
    play(game, "next")
    assert holds(game) == ""
    assert "next" not in moves(game)
    game = expansion(Seat(rows="XR8", targis="14"))
    play(game, "use 14", "next")
    assert moves(game) == ["hand", "discard"]


@pytest.mark.rule("5.29")
@pytest.mark.card("XR8")
def test_without_xr8_displayed_each_rejection_costs_a_water() -> None:
    """In the hand or with the opponent it does nothing."""
    for blue, white in (
        (Seat(hand="XR8", targis="14"), Seat()),
        (Seat(targis="14"), Seat(rows="XR8")),
    ):
        game = expansion(blue, white)
        play(game, "use 14")
        assert "next" not in moves(game)


@pytest.mark.rule("5.17")
@pytest.mark.card("x14")
def test_a_card_of_the_centre_cannot_be_rejected() -> None:
    """Only the Tribal Expansion turns up another one."""
    game = expansion(Seat("9 water", markers="2,2"), centre={"2,2": "XO2"})
    play(game, "use 2,2")
    assert "next" not in moves(game)
