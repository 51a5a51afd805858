"""Rules 5.7, 5.11 and 5.12: rows, the order of displaying, the full display."""

import pytest

from tests.rules.table import Seat, buying, cell, holds, look, moves, play, rows, situation

ELEVEN = "BR1 BR2 BR3 BR4 / BW1 BW2 BW3 BW4 / BC1 BC2 BC3"
TWELVE = ELEVEN + " BC4"


@pytest.mark.rule("5.7")
def test_a_card_is_laid_next_to_the_rightmost_one_of_the_chosen_row() -> None:
    """Rows fill from the left."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows="BR1 / BW1 BW2 / BT1"))
    play(game, "use 2,2", "pay cost", "row 2")
    assert rows(game) == "BR1 / BW1 BW2 BC5 / BT1"


@pytest.mark.rule("5.7")
def test_a_row_of_four_takes_no_fifth_card() -> None:
    """There are three rows of four."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows="BR1 BR2 BR3 BR4 / BW1 BW2 BW3 / BT1"))
    play(game, "use 2,2", "pay cost")
    assert moves(game) == ["row 2", "row 3"]


@pytest.mark.rule("5.7")
@pytest.mark.parametrize(
    ("displayed", "offered"),
    [
        ("BR1", ["row 1", "row 2"]),
        ("/ BR1", ["row 1", "row 2"]),
        ("/ / BR1", ["row 1", "row 3"]),
        ("BR1 / / BW1", ["row 1", "row 2", "row 3"]),
        ("BR1 BR2 BR3 BR4 / BW1", ["row 2", "row 3"]),
    ],
)
def test_of_rows_without_cards_only_the_first_is_offered(
    displayed: str, offered: list[str]
) -> None:
    """They are equal, so choosing between them would be no choice."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows=displayed))
    play(game, "use 2,2", "pay cost")
    assert moves(game) == offered


@pytest.mark.rule("5.7")
def test_the_first_card_of_all_goes_into_the_first_row() -> None:
    """Nothing is asked, and the full cost is paid."""
    game = buying("BC5", Seat("1 dates 2 pepper"))
    play(game, "use 2,2", "pay cost")
    assert (rows(game), holds(game)) == ("BC5", "1 pepper")


@pytest.mark.rule("5.11")
def test_displaying_goes_in_order() -> None:
    """Pay, move the card, fill the gap, store the gold, give the bonus, then the effect."""
    game = buying("BO7", Seat("2 salt 1 pepper", got="salt"))
    happened = play(game, "use 2,2", "pay cost")
    assert [event.name for event in happened] == ["use", "lose", "lose", "card", "fill", "gain"]
    game = buying("BW9", Seat("1 dates 1 gold"))
    happened = play(game, "use 2,2", "pay cost")
    assert [event.name for event in happened] == ["use", "lose", "lose", "card", "fill", "store"]


@pytest.mark.rule("5.11")
def test_the_gap_is_filled_before_the_immediate_effect() -> None:
    """While BT9 asks what to take, it is paid, displayed and replaced."""
    game = buying("BT9", Seat("1 dates 1 salt 2 pepper"))
    play(game, "use 2,2", "pay cost")
    assert moves(game) == ["take 3 goods", "take gold", "take vp"]
    assert (holds(game), rows(game), cell(game, "2,2")) == ("", "BT9", "goods?")


@pytest.mark.rule("5.11")
def test_an_immediate_effect_is_carried_out_to_its_end() -> None:
    """All goods of BW7 are taken before anything else can be done."""
    game = buying("BW7", Seat("1 dates 2 salt 1 pepper", rows="BR1 BR2 BR3", targis="2"))
    play(game, "use 2,2", "pay cost", "row 2", "take dates")
    assert moves(game) == ["take dates", "take salt", "take pepper"]
    play(game, "take pepper")
    assert moves(game) == ["use 2", "done"]
    assert holds(game) == "1 dates 1 pepper"


@pytest.mark.rule("5.11", "5.17")
def test_a_displayed_hand_card_leaves_the_hand_and_no_gap() -> None:
    """The centre stays as it is; so it does for a card from the pile."""
    game = situation(Seat("1 dates 1 pepper", hand="BC5", targis="1"), round=2)
    before = look(game)["centre"]
    play(game, "use 1", "pay cost")
    assert (look(game)["players"]["blue"]["hand"], rows(game)) == (None, "BC5")
    assert look(game)["centre"] == before


@pytest.mark.rule("5.12")
def test_with_twelve_cards_nothing_more_can_be_displayed() -> None:
    """Not from the centre, not from the pile, not with the Noble, not with BW8."""
    rich = "5 dates 5 salt 5 pepper 3 gold"
    game = buying("BT1", Seat(rich, rows=TWELVE, targis="14"), tribes_pile="BT2")
    play(game, "use 14")
    assert moves(game) == ["hand", "discard"]
    play(game, "discard", "use 2,2")
    assert moves(game) == ["hand", "discard"]
    full = TWELVE.replace("BW4", "BW8")
    game = situation(Seat(rich, rows=full, hand="BT1", targis="1 3"), round=2)
    assert "use hand" not in moves(game)
    play(game, "use 1")  # all that is left is to discard the hand card
    assert rows(game) == full
    assert look(game)["discards"]["tribes"] == ["BT1"]


@pytest.mark.rule("5.12", "5.23")
def test_with_twelve_cards_moving_stays_possible() -> None:
    """BO9 as the twelfth card can still swap two."""
    game = buying("BO9", Seat("1 salt 1 pepper 1 gold", rows=ELEVEN))
    play(game, "use 2,2", "pay cost", "lift BR1", "lift BO9")
    assert rows(game) == "BO9 BR2 BR3 BR4 / BW1 BW2 BW3 BW4 / BC1 BC2 BC3 BR1"


@pytest.mark.rule("5.12")
def test_an_eleventh_and_twelfth_card_can_be_displayed() -> None:
    """The limit is twelve, not less."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows=ELEVEN))
    play(game, "use 2,2", "pay cost")
    assert rows(game) == ELEVEN + " BC5"
