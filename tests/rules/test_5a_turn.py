"""Rules 5.1 to 5.6: the turn of actions, what becomes of used cards, the hand."""

from itertools import permutations

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
    standing,
)


@pytest.mark.rule("5.1")
def test_a_player_uses_targis_and_markers_in_any_order() -> None:
    """Two Targis and two markers: every order is possible and comes to the same tokens."""
    uses = ["use 2", "use 15", "use 1,1", "use 3,3"]
    for order in permutations(uses):
        game = situation(
            Seat(targis="2 15", markers="1,1 3,3"), centre={"1,1": "G09", "3,3": "G16"}
        )
        assert moves(game) == [*uses, "done"]
        play(game, *order)
        assert holds(game) == "1 dates 1 salt 2 pepper 1 gold"


@pytest.mark.rule("5.1")
def test_one_action_is_finished_before_the_next_begins() -> None:
    """Inside an action nothing but its own choices is offered, not even the end of the turn."""
    game = buying("BO1", Seat("1 pepper 1 gold", rows="BT9", targis="2 3"))
    play(game, "use 2,2")
    assert moves(game) == ["pay cost", "hand", "discard"]
    play(game, "pay cost")
    assert moves(game) == ["row 1", "row 2"]
    play(game, "row 2")
    assert moves(game) == ["use 2", "use 3", "done"]


@pytest.mark.rule("5.1")
def test_the_other_player_acts_when_the_first_one_has_ended_the_turn() -> None:
    """White can do nothing before, and blue nothing afterwards."""
    game = situation(Seat(targis="2 3 6"), Seat(targis="5 7 11"))
    play(game, "use 2", "use 3")
    assert game.to_move == "blue"
    play(game, "done")
    assert game.to_move == "white"
    assert moves(game) == ["use 7", "use 11", "done"]


@pytest.mark.rule("5.1")
def test_a_player_uses_only_their_own_figures() -> None:
    """Each Targi and each marker once."""
    game = situation(Seat(targis="2 3 6", markers="1,1"), Seat(markers="3,3"))
    assert moves(game) == ["use 2", "use 3", "use 6", "use 1,1", "done"]
    play(game, "use 2", "use 1,1")
    assert moves(game) == ["use 3", "use 6", "done"]


@pytest.mark.rule("5.2")
def test_ending_the_turn_declines_all_that_is_still_out() -> None:
    """Targis and markers come back, and nothing is given for them."""
    game = situation(Seat(targis="2 3 6", markers="1,1 2,3"), centre={"1,1": "G16", "2,3": "BO1"})
    play(game, "use 3", "done")
    assert (standing(game), markers(game), holds(game)) == ([], "", "1 salt")
    assert (cell(game, "1,1"), cell(game, "2,3")) == ("G16", "BO1")


@pytest.mark.rule("5.2")
def test_a_turn_ends_only_when_the_player_says_so() -> None:
    """With nothing left to do `done` is the only move, and it is still the player's to make."""
    game = situation(Seat(targis="2"))
    play(game, "use 2")
    assert game.to_move == "blue"
    assert moves(game) == ["done"]
    play(game, "done")
    assert game.to_move == "white"


@pytest.mark.rule("5.2", "5.24")
def test_free_effects_stay_open_with_no_figure_left() -> None:
    """BW8 plays a hand card after the last Targi and marker have been used."""
    game = situation(Seat("1 dates 1 pepper", rows="BW8", hand="BC5", targis="2"))
    play(game, "use 2")
    assert moves(game) == ["use hand", "done"]


@pytest.mark.rule("5.3")
def test_a_used_border_card_gives_the_targi_back() -> None:
    """The others stay where they are."""
    game = situation(Seat(targis="2 3 6"))
    play(game, "use 3")
    assert standing(game) == [2, 6]


@pytest.mark.rule("5.3")
def test_a_used_goods_card_is_discarded_and_a_face_down_tribe_card_comes() -> None:
    """At once, before the next action."""
    game = buying("G07")
    play(game, "use 2,2")
    assert discards(game, "goods") == ["G07"]
    assert cell(game, "2,2") == "tribe?"
    assert markers(game) == ""


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("choice", ["pay cost", "hand", "discard"])
def test_a_used_tribe_card_goes_where_it_is_put_and_a_face_down_goods_card_comes(
    choice: str,
) -> None:
    """Whether it is displayed, taken or discarded."""
    game = buying("BO1", Seat("1 pepper 1 gold"))
    play(game, "use 2,2", choice)
    found = {"pay cost": rows(game), "hand": hand(game), "discard": discards(game, "tribes")[-1:]}
    assert found[choice] in ("BO1", ["BO1"])
    assert sum(map(bool, found.values())) == 1
    assert cell(game, "2,2") == "goods?"


@pytest.mark.rule("5.3", "5.2")
def test_a_declined_centre_card_stays_where_it_lies() -> None:
    """Also into the next round, when the others are turned up."""
    game = buying("G16", Seat(markers="1,1"), centre={"1,1": "G01"}, first="white")
    play(game, "use 1,1", "done")
    assert game.round == 2
    assert cell(game, "2,2") == "G16"
    assert cell(game, "1,1").startswith("B")


@pytest.mark.rule("5.3")
def test_goods_and_tribe_cards_take_turns_in_a_cell() -> None:
    """Goods, then tribe, then goods again."""
    game = buying("G01", first="white", tribes_pile="BT9")
    play(game, "use 2,2", "done")
    assert cell(game, "2,2") == "BT9"
    game = buying("BT9", first="white", goods_pile="G19")
    play(game, "use 2,2", "discard", "done")
    assert cell(game, "2,2") == "G19"


@pytest.mark.rule("5.4")
def test_a_goods_card_gives_all_it_shows() -> None:
    """Both tokens of a pair, without a question."""
    game = buying("G10")
    play(game, "use 2,2")
    assert holds(game) == "1 salt 1 pepper"
    assert moves(game) == ["done"]


@pytest.mark.rule("5.4")
def test_at_a_slash_the_player_chooses_one_anew_each_time() -> None:
    """The same card gives dates at one visit and pepper at the next."""
    game = situation(Seat(targis="13", markers="2,2"), centre={"2,2": "G13"}, goods_pile="")
    play(game, "use 2,2")
    assert moves(game) == ["take dates", "take salt", "take pepper"]
    play(game, "take dates")
    assert (holds(game), discards(game, "goods")[-1]) == ("1 dates", "G13")
    game = situation(Seat("1 dates", targis="13"), goods_pile="G13")
    play(game, "use 13", "take pepper")
    assert holds(game) == "1 dates 1 pepper"


@pytest.mark.rule("5.5")
def test_a_tribe_card_is_displayed_taken_or_discarded() -> None:
    """With an empty hand and enough tokens all three are offered."""
    game = buying("BO1", Seat("1 pepper 1 gold"))
    play(game, "use 2,2")
    assert moves(game) == ["pay cost", "hand", "discard"]


@pytest.mark.rule("5.5", "5.6")
def test_a_second_card_cannot_be_taken_into_the_hand() -> None:
    """The hand holds one card at most."""
    game = buying("BO1", Seat("1 pepper 1 gold", hand="BT1"))
    play(game, "use 2,2")
    assert moves(game) == ["pay cost", "discard"]
    play(game, "pay cost")
    assert hand(game) == "BT1"


@pytest.mark.rule("5.5")
def test_with_a_full_hand_and_empty_pockets_a_used_tribe_card_is_discarded() -> None:
    """It is the only thing left to do with it."""
    game = buying("BO1", Seat(hand="BT1"))
    play(game, "use 2,2")
    assert discards(game, "tribes") == ["BO1"]
    assert hand(game) == "BT1"


@pytest.mark.rule("5.5")
def test_a_discarded_card_costs_and_gives_nothing() -> None:
    """The tokens stay what they were."""
    game = buying("BT9", Seat("1 dates 1 salt 2 pepper 1 vp"))
    play(game, "use 2,2", "discard")
    assert holds(game) == "1 dates 1 salt 2 pepper 1 vp"
    assert rows(game) == ""


@pytest.mark.rule("5.6")
def test_a_hand_card_stays_in_the_hand_until_something_plays_it() -> None:
    """Through the end of the turn, the round and a raid; there is no move that drops it."""
    game = situation(Seat("5 vp", hand="BT1"), Seat("5 vp"), round=3, first="white")
    assert moves(game) == ["done"]
    play(game, "done")
    assert game.round == 4
    while game.phase == "place":
        play(game, moves(game)[-1])
    assert hand(game) == "BT1"


@pytest.mark.rule("5.6")
def test_the_noble_empties_the_hand_for_another_card() -> None:
    """After the Noble has played the old card, a new one can be taken in the same turn."""
    game = buying("BO1", Seat("1 dates 1 pepper", hand="BC5", targis="1"), round=2)
    play(game, "use 1", "pay cost", "use 2,2", "hand")
    assert (hand(game), rows(game)) == ("BO1", "BC5")
    assert look(game)["this_round"]["blue"]["hand_taken"] is True
