"""Rules 5.13, 5.15 and 5.17: the actions of the border cards but Trader and Silversmith."""

import pytest

from tests.rules.table import (
    Seat,
    buying,
    cell,
    discards,
    hand,
    holds,
    look,
    markers,
    moves,
    play,
    rows,
    situation,
)


@pytest.mark.rule("1.3", "5.3")
@pytest.mark.card("2", "3", "6", "7", "11", "15")
@pytest.mark.parametrize(
    ("card", "good"),
    [(2, "dates"), (3, "salt"), (6, "pepper"), (7, "dates"), (11, "pepper"), (15, "salt")],
)
def test_a_border_goods_card_gives_one_good(card: int, good: str) -> None:
    """One token of its kind, nothing else, and only once for one Targi."""
    game = situation(Seat("1 gold", targis=str(card)))
    play(game, f"use {card}")
    assert holds(game) == f"1 {good} 1 gold"
    assert moves(game) == ["done"]


# The Noble


@pytest.mark.rule("5.13")
@pytest.mark.card("1")
def test_the_noble_displays_the_hand_card_for_its_cost_or_discards_it() -> None:
    """These two, and the card does not go back into the hand."""
    seat = Seat("1 dates 1 pepper 1 gold", hand="BC5", targis="1")
    game = situation(seat, round=2)
    play(game, "use 1")
    assert moves(game) == ["pay cost", "discard"]
    play(game, "pay cost")
    assert (rows(game), hand(game), holds(game)) == ("BC5", None, "1 gold")
    game = situation(seat, round=2)
    play(game, "use 1", "discard")
    assert (rows(game), hand(game), holds(game)) == ("", None, "1 dates 1 pepper 1 gold")
    assert discards(game, "tribes") == ["BC5"]


@pytest.mark.rule("5.13")
@pytest.mark.card("1")
def test_a_hand_card_that_cannot_be_paid_can_only_be_discarded_by_the_noble() -> None:
    """There is no choice then, so it happens at once."""
    game = situation(Seat("1 dates", hand="BC5", targis="1"), round=2)
    play(game, "use 1")
    assert (hand(game), discards(game, "tribes")) == (None, ["BC5"])


@pytest.mark.rule("5.13")
@pytest.mark.card("1")
def test_the_noble_does_not_play_a_card_taken_this_round() -> None:
    """Neither displays nor discards it: the Noble cannot be used."""
    game = buying("BC5", Seat("1 dates 1 pepper", targis="1"), round=2)
    assert "use 1" not in moves(game)
    play(game, "use 2,2", "hand")
    assert moves(game) == ["done"]


@pytest.mark.rule("5.13")
@pytest.mark.card("1")
def test_the_noble_plays_the_card_in_the_next_round() -> None:
    """Taken in round 1, played in round 2."""
    game = buying("BC5", Seat("1 dates 1 pepper"), first="white", round=2)
    play(game, "use 2,2", "hand", "done")
    assert (game.round, game.to_move) == (3, "blue")
    play(game, "place 1")
    while game.phase == "place":
        play(game, moves(game)[-1])
    play(game, "use 1", "pay cost")
    assert rows(game) == "BC5"


@pytest.mark.rule("5.13")
@pytest.mark.card("1")
def test_the_noble_is_of_no_use_with_an_empty_hand() -> None:
    """The Targi comes back with the end of the turn."""
    game = situation(Seat("5 dates", targis="1 3"), round=2)
    assert moves(game) == ["use 3", "done"]


# Fata Morgana


@pytest.mark.rule("5.15")
@pytest.mark.card("9")
def test_fata_morgana_moves_a_marker_and_the_new_card_is_acted_on() -> None:
    """The card that it left cannot be used any more."""
    game = buying("G16", Seat(targis="9"), centre={"1,2": "BO1"})
    play(game, "use 9", "to 1,2")
    assert (markers(game), cell(game, "2,2")) == ("1,2", "G16")
    assert moves(game) == ["use 1,2", "done"]
    play(game, "use 1,2", "hand")
    assert hand(game) == "BO1"


@pytest.mark.rule("5.15")
@pytest.mark.card("9")
def test_fata_morgana_asks_which_marker_moves() -> None:
    """One of the two, once; the other one stays."""
    game = situation(Seat(targis="9", markers="1,1 2,2"))
    play(game, "use 9")
    assert moves(game) == ["move 1,1", "move 2,2"]
    play(game, "move 2,2", "to 3,3")
    assert markers(game) == "1,1 3,3"
    assert moves(game) == ["use 1,1", "use 3,3", "done"]


@pytest.mark.rule("5.15")
@pytest.mark.card("9")
def test_a_marker_goes_only_to_a_face_up_card_without_any_marker() -> None:
    """Not to one's own other marker, not to the opponent's, not to a face-down card."""
    game = situation(
        Seat(targis="9", markers="1,1 2,2"), Seat(markers="3,3 3,1"), centre={"1,3": "goods?"}
    )
    play(game, "use 9", "move 1,1")
    assert moves(game) == ["to 1,2", "to 2,1", "to 2,3", "to 3,2"]


@pytest.mark.rule("5.15")
@pytest.mark.card("9")
def test_a_marker_whose_card_has_been_used_cannot_move() -> None:
    """Without an unused marker Fata Morgana cannot be used."""
    game = buying("G16", Seat(targis="9"))
    assert "use 9" in moves(game)
    play(game, "use 2,2")
    assert moves(game) == ["done"]


@pytest.mark.rule("5.15")
@pytest.mark.card("9")
def test_fata_morgana_cannot_be_used_without_a_free_card_to_go_to() -> None:
    """All other cards lie face down or carry a marker."""
    down = {"1,1": "goods?", "1,2": "tribe?", "1,3": "goods?", "2,1": "tribe?", "2,3": "tribe?"}
    centre = down | {"3,2": "tribe?", "3,3": "goods?"}
    others = Seat(markers="3,1")
    game = situation(Seat(targis="9", markers="2,2"), others, centre=centre)
    assert moves(game) == ["use 2,2", "done"]
    game = situation(Seat(targis="9", markers="2,2"), centre=centre)
    assert moves(game) == ["use 9", "use 2,2", "done"]
    play(game, "use 9")  # one marker, one free card: no choice
    assert markers(game) == "3,1"


# Caravan and Tribal Expansion


@pytest.mark.rule("5.17")
@pytest.mark.card("13")
def test_the_caravan_takes_the_top_goods_card_and_discards_it() -> None:
    """It gives what it shows; the centre does not change."""
    game = situation(Seat(targis="13"), goods_pile="G12")
    before = look(game)["centre"]
    discarded = discards(game, "goods")
    play(game, "use 13")
    assert holds(game) == "1 dates 1 salt"
    assert discards(game, "goods") == [*discarded, "G12"]
    assert look(game)["piles"]["goods"] == []
    assert look(game)["centre"] == before
    assert moves(game) == ["done"]


@pytest.mark.rule("5.17", "5.4")
@pytest.mark.card("13")
def test_the_caravan_may_turn_up_a_slash() -> None:
    """Then the player chooses as at any goods card."""
    game = situation(Seat(targis="13"), goods_pile="G15")
    play(game, "use 13")
    assert moves(game) == ["take dates", "take salt", "take pepper"]
    play(game, "take salt")
    assert holds(game) == "1 salt"


@pytest.mark.rule("5.17", "5.5")
@pytest.mark.card("14")
@pytest.mark.parametrize("choice", ["pay cost", "hand", "discard"])
def test_tribal_expansion_turns_up_a_tribe_card_and_does_not_replace_it(choice: str) -> None:
    """It is displayed, taken or discarded like one from the centre; no cell changes."""
    game = situation(Seat("1 dates 1 pepper", targis="14"), tribes_pile="BC5")
    before = look(game)["centre"]
    play(game, "use 14")
    assert moves(game) == ["pay cost", "hand", "discard"]
    play(game, choice)
    found = {"pay cost": rows(game), "hand": hand(game), "discard": discards(game, "tribes")[-1]}
    assert found[choice] == "BC5"
    assert (look(game)["centre"], look(game)["piles"]["tribes"]) == (before, [])
    assert holds(game) == ("" if choice == "pay cost" else "1 dates 1 pepper")


@pytest.mark.rule("5.17", "5.6")
@pytest.mark.card("14")
def test_a_turned_up_tribe_card_cannot_join_a_full_hand() -> None:
    """With nothing to pay it is discarded."""
    game = situation(Seat(hand="BT1", targis="14"), tribes_pile="BC5")
    play(game, "use 14")
    assert (hand(game), discards(game, "tribes")[-1]) == ("BT1", "BC5")
