"""Rules 5.18 to 5.20: what a goods card is, and how piles are used up and refilled."""

from typing import Any

import pytest

from targi import Game
from targi.lessons.scenes import position
from tests.rules.positions import GOODS_IDS, TRIBE_IDS
from tests.rules.table import Seat, buying, cell, discards, holds, look, moves, play, situation


@pytest.mark.rule("5.18")
@pytest.mark.card("BO7")
def test_a_goods_card_is_one_of_the_centre_or_the_caravan() -> None:
    """BO7 adds its salt to the salt of either."""
    game = buying("G03", Seat(rows="BO7"))
    play(game, "use 2,2")
    assert holds(game) == "2 salt"
    game = situation(Seat(rows="BO7", targis="13"), goods_pile="G03")
    play(game, "use 13")
    assert holds(game) == "2 salt"


@pytest.mark.rule("5.18")
@pytest.mark.card("BO7", "BR8", "BT8")
def test_the_border_goods_cards_are_no_goods_cards() -> None:
    """No bonus for what 2, 3, 6, 7, 11 and 15 give."""
    for targis, got in (
        ("2 3 6", "1 dates 1 salt 1 pepper"),
        ("7 11 15", "1 dates 1 salt 1 pepper"),
    ):
        game = situation(Seat(rows="BO7 BR8 BT8", targis=targis))
        play(game, *(f"use {card}" for card in targis.split()))
        assert holds(game) == got
        assert look(game)["this_round"]["blue"]["goods_from_cards"] == []


@pytest.mark.rule("5.18")
def test_trades_and_gifts_of_tribe_cards_do_not_come_from_a_goods_card() -> None:
    """Salt from the Trader and salt from BT9 bring no bonus."""
    game = buying("BT9", Seat("3 dates 1 salt 2 pepper", rows="BO7", targis="5"))
    play(game, "use 5", "trade 2 dates for salt", "stop")
    play(game, "use 2,2", "pay cost", "row 1", "take 3 goods", *["take salt"] * 3)
    assert holds(game) == "4 salt"


@pytest.mark.rule("5.18", "5.22")
@pytest.mark.card("BO8")
def test_a_goods_card_that_is_not_taken_gave_nothing() -> None:
    """A marker on a goods card counts only when it is used: BO8 still consoles."""
    game = buying("G03", Seat(rows="BO8"))
    play(game, "done")
    assert moves(game) == ["take dates", "take salt", "take pepper"]


@pytest.mark.rule("5.19")
def test_the_discards_become_the_new_pile_when_a_card_must_be_drawn_and_none_is_left() -> None:
    """The Caravan finds an empty pile: all discards are shuffled, and one of them is drawn."""
    game = situation(Seat(targis="13"), goods_pile="")
    before = discards(game, "goods")
    assert len(before) == 14
    events = play(game, "use 13")
    assert [event.name for event in events].count("shuffle") == 1
    (drawn,) = (event.card for event in events if event.name == "turn_up")
    assert drawn in before
    assert {*look(game)["piles"]["goods"]} == {*before} - {drawn}
    assert look(game)["shuffles"]["goods"] == 1


@pytest.mark.rule("5.19")
def test_an_empty_pile_is_not_refilled_before_a_card_must_be_drawn() -> None:
    """The last card has been drawn; the discards stay where they are."""
    game = situation(Seat(targis="14"), tribes_pile="BC5")
    discarded = discards(game, "tribes")
    play(game, "use 14", "discard")
    assert look(game)["piles"]["tribes"] == []
    assert discards(game, "tribes") == [*discarded, "BC5"]
    assert look(game)["shuffles"]["tribes"] == 0


@pytest.mark.rule("5.19")
def test_a_gap_in_the_centre_refills_the_pile_too() -> None:
    """A goods card is used, a tribe card must come, and none is left."""
    game = buying("G01", tribes_pile="")
    before = discards(game, "tribes")
    play(game, "use 2,2")
    assert cell(game, "2,2") == "tribe?"
    assert discards(game, "tribes") == []
    assert look(game)["piles"]["tribes"] == before
    assert look(game)["shuffles"]["tribes"] == 1


@pytest.mark.rule("5.19")
@pytest.mark.parametrize(
    ("kind", "back", "border", "two"),
    [("goods", "goods?", 13, ["G18", "G19"]), ("tribes", "tribe?", 14, ["BT8", "BT9"])],
)
def test_face_down_cards_are_not_shuffled_in(
    kind: str, back: str, border: int, two: list[str]
) -> None:
    """The two cells keep what they are among; only the discards are shuffled."""
    pile: dict[str, Any] = {f"{kind}_pile": " ".join(two)}
    game = situation(Seat(targis=str(border)), centre={"1,1": back, "3,3": back}, **pile)
    before = discards(game, kind)
    play(game, f"use {border}")
    at = look(game)
    assert at["held"] == [{"cells": [[0, 0], [2, 2]], "cards": two, "shuffle": 0}]
    assert not {*two} & {*at["piles"][kind]}
    assert len({*before} - {*at["piles"][kind]}) == 1


@pytest.mark.rule("5.19", "2.5")
@pytest.mark.parametrize("seed", range(4))
def test_face_down_cards_of_old_piles_are_turned_up_as_what_they_were(seed: int) -> None:
    """After both shuffles the cells still hold the same cards, in one order or the other."""
    start = position(
        Seat(targis="13 14"),
        centre={"1,1": "goods?", "1,2": "tribe?", "3,2": "tribe?", "3,3": "goods?"},
        goods_pile="G18 G19",
        tribes_pile="BR9 BW1",
        first="white",
    )
    game = Game.from_position(start, seed=seed)
    while game.phase == "act":
        play(game, moves(game)[0])
    assert game.round == 2
    assert {cell(game, "1,1"), cell(game, "3,3")} == {"G18", "G19"}
    assert {cell(game, "1,2"), cell(game, "3,2")} == {"BR9", "BW1"}


@pytest.mark.rule("5.19")
def test_a_card_lying_open_in_a_running_action_is_in_no_pile() -> None:
    """While the player chooses at a slash, the card is neither in the pile nor discarded."""
    game = situation(Seat(targis="13"), goods_pile="G13")
    play(game, "use 13")
    assert look(game)["piles"]["goods"] == []
    assert "G13" not in discards(game, "goods")
    play(game, "take salt")
    assert discards(game, "goods")[-1] == "G13"


@pytest.mark.rule("5.19")
def test_pile_and_discards_are_never_both_empty() -> None:
    """As many cards as possible elsewhere, and there are still ten of each kind to draw from."""
    tribes = iter(TRIBE_IDS)
    eleven = " / ".join(" ".join(next(tribes) for _ in range(n)) for n in (4, 4, 3))
    twelve = " / ".join(" ".join(next(tribes) for _ in range(4)) for _ in range(3))
    cells = [f"{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    seats = (
        Seat(rows=eleven, hand=next(tribes), targis="13 14"),
        Seat(rows=twelve, hand=next(tribes)),
    )
    game = situation(*seats, centre={at: next(tribes) for at in cells}, tribes_pile="")
    assert len(discards(game, "tribes")) == 45 - 23 - 2 - 9
    play(game, "use 14")
    assert look(game)["shuffles"]["tribes"] == 1
    game = situation(*seats, centre=dict(zip(cells, GOODS_IDS, strict=False)), goods_pile="")
    assert len(discards(game, "goods")) == 19 - 9
    play(game, "use 13")
    assert look(game)["shuffles"]["goods"] == 1


@pytest.mark.rule("5.20")
def test_the_tribe_discard_pile_keeps_its_order() -> None:
    """The last card discarded lies on top, whether it came from centre, pile or hand."""
    game = buying(
        "BO1",
        Seat(targis="1 14", markers="1,2", hand="BT1"),
        centre={"1,2": "BW1"},
        tribes_pile="BC5",
        round=2,
    )
    old = discards(game, "tribes")
    play(game, "use 1", "use 2,2", "discard", "use 14", "discard", "use 1,2", "discard")
    assert discards(game, "tribes") == [*old, "BT1", "BO1", "BC5", "BW1"]
