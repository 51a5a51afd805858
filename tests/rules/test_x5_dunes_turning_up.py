"""Rules 5.19 and 5.36: dunes that turn up cards or play the hand card (D16-D18)."""

from typing import Any

import pytest

from tests.rules.table import (
    Seat,
    discards,
    expansion,
    hand,
    holds,
    look,
    moves,
    on_dune,
    play,
    rows,
)


@pytest.mark.rule("5.18", "5.19")
@pytest.mark.card("D16")
def test_d16_turns_up_four_goods_cards_and_gives_two() -> None:
    """Two different ones; all four are discarded."""
    game = on_dune("D16", goods_pile="G01 G03 G05 G22")
    play(game, "use D16")
    assert len(moves(game)) == 3  # the last one cannot be the first of two
    first = moves(game)[0]
    play(game, first)
    assert first not in moves(game)
    play(game, moves(game)[-1])
    assert sorted(discards(game, "goods")[-4:]) == ["G01", "G03", "G05", "G22"]
    assert discards(game, "dunes") == ["D16"]


@pytest.mark.rule("5.18", "5.21")
@pytest.mark.card("D16", "XW8")
def test_only_the_cards_picked_with_d16_gave_something() -> None:
    """XW8 adds its water if one of them showed water."""
    game = on_dune("D16", Seat(rows="XW8"), goods_pile="G01 G02 G20 G21")
    play(game, "use D16")
    dates = [move for move in moves(game) if move in ("take G01", "take G02")]
    while look(game)["pending"]:
        options = moves(game)
        play(game, next((m for m in options if m in ("take G01", "take G02")), options[0]))
    assert dates
    assert holds(game) in ("2 dates", "1 dates 3 water")


@pytest.mark.rule("5.36", "5.20")
@pytest.mark.card("D17")
def test_d17_turns_up_three_tribe_cards_and_one_may_be_displayed_for_a_good_less() -> None:
    """The others are discarded at once, in the order turned up."""
    game = on_dune("D17", Seat("1 salt 1 gold"), tribes_pile="XO2 XR1 XW1")
    play(game, "use D17")
    shown = look(game)["pending"][-1]["cards"]
    assert sorted(shown) == ["XO2", "XR1", "XW1"]
    play(game, "pick XO2")
    assert moves(game) == ["pay cost", "hand"]
    play(game, "pay cost")
    assert (rows(game), holds(game)) == ("XO2", "")
    assert discards(game, "tribes")[-2:] == [card for card in shown if card != "XO2"]


@pytest.mark.rule("5.36")
@pytest.mark.card("D17")
def test_d17_may_pick_a_card_for_the_hand_or_none() -> None:
    """With a full hand and nothing to pay with none remains."""
    game = on_dune("D17", tribes_pile="XO2 XR1 XW1")
    play(game, "use D17", "pick XO2")
    assert hand(game) == "XO2"
    game = on_dune("D17", tribes_pile="XO2 XR1 XW1")
    play(game, "use D17", "none")
    assert hand(game) is None
    assert sorted(discards(game, "tribes")[-3:]) == ["XO2", "XR1", "XW1"]
    game = on_dune("D17", Seat(hand="XC1"), tribes_pile="XO2 XR1 XW1")
    play(game, "use D17")
    assert len(discards(game, "tribes")) >= 3
    assert moves(game) == ["done"]


@pytest.mark.rule("5.36")
@pytest.mark.card("D18")
def test_d18_displays_the_hand_card_for_two_goods_less() -> None:
    """Of the player's choice; also a card taken this round (rule 5.13)."""
    game = on_dune("D18", Seat("2 dates 2 salt 1 pepper", hand="XO1", hand_taken=True))
    play(game, "use D18", "leave dates", "leave dates")
    assert (rows(game), holds(game)) == ("XO1", "2 dates")
    game = on_dune("D18", Seat("1 dates 1 salt 1 pepper", hand="XO1"))
    play(game, "use D18")
    assert (rows(game), holds(game)) == ("XO1", "")


@pytest.mark.rule("5.36")
@pytest.mark.card("D18")
def test_d18_leaves_out_the_gold_instead_but_not_both() -> None:
    """XO2 for a salt and a pepper, or for a gold."""
    game = on_dune("D18", Seat("1 salt 1 pepper 1 gold", hand="XO2"))
    play(game, "use D18")
    assert moves(game) == ["less goods", "less gold"]
    play(game, "less gold")
    assert holds(game) == "1 gold"
    game = on_dune("D18", Seat("1 salt 1 pepper 1 gold", hand="XO2"))
    play(game, "use D18", "less goods")
    assert holds(game) == "1 salt 1 pepper"
    assert "use D18" not in moves(on_dune("D18", Seat("1 salt", hand="XO2")))


@pytest.mark.rule("5.36")
@pytest.mark.card("D18")
def test_d18_leaves_out_no_gold_where_the_chosen_cost_has_none() -> None:
    """XO1 asks for goods only."""
    game = on_dune("D18", Seat("2 dates 2 salt 1 pepper 3 water", hand="XO1"))
    play(game, "use D18")
    assert "less gold" not in moves(game)


# Rule 5.19: piles that run out inside an action


@pytest.mark.rule("5.19")
@pytest.mark.card("D16", "D17")
@pytest.mark.parametrize(
    ("dune", "course", "number"),
    [("D16", {"goods_pile": "G22"}, 4), ("D17", {"tribes_pile": "XW1"}, 3)],
)
def test_cards_lying_open_are_not_shuffled_in(
    dune: str, course: dict[str, Any], number: int
) -> None:
    """One card is left in the pile; the others come from the discards, that one not again."""
    game = on_dune(dune, **course)
    play(game, f"use {dune}")
    shown = look(game)["pending"][-1]["cards"]
    assert shown[0] in course.values()
    assert len({*shown}) == number
    assert sum(look(game)["shuffles"].values()) == 1


@pytest.mark.rule("5.19", "5.30")
def test_cards_passed_over_are_shuffled_in() -> None:
    """All goods cards but those of the centre: twenty looks through a pile of twenty, and on."""
    seat = Seat("60 dates", placed="15")
    game = expansion(seat)
    play(game, "targia")
    seen = []
    for _ in range(40):
        play(game, "next")
        seen.append(look(game)["pending"][-1]["card"])
    assert len({*seen[:20]}) == 20
    assert {*seen[20:40]} <= {*seen[:20]}
    assert look(game)["shuffles"]["goods"] >= 1


@pytest.mark.rule("5.19", "5.17")
def test_rejected_cards_are_shuffled_in() -> None:
    """The pile has one card and there is no discard: the rejected card itself comes again."""
    game = expansion(Seat("2 water", targis="14"), tribes_pile="XW1 XW2")
    before = {*discards(game, "tribes")}
    play(game, "use 14", "next", "next")
    shown = look(game)["pending"][-1]["card"]
    assert shown in before | {"XW1", "XW2"}
    assert look(game)["shuffles"]["tribes"] == 1
    assert discards(game, "tribes") == []
