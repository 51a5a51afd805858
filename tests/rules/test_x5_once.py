"""Rules 5.24, 5.28 and 5.29: cards with an action marker, used once."""

import pytest

from tests.rules.positions import with_base
from tests.rules.table import (
    Seat,
    buying,
    discards,
    expansion,
    hand,
    holds,
    look,
    moves,
    once_left,
    play,
    raid,
    rows,
)

RICH = "9 dates 9 salt 9 pepper 9 gold"


@pytest.mark.rule("5.28", "5.11")
@pytest.mark.card("XO7", "XR6", "XR7", "XW9", "XC7", "XT8")
@pytest.mark.parametrize("card", ["XO7", "XR6", "XR7", "XW9", "XC7", "XT8"])
def test_a_card_used_once_gets_its_action_marker_when_displayed(card: str) -> None:
    """Not while it is in the hand."""
    game = buying(card, Seat(RICH), ruleset="expansion")
    play(game, "use 2,2", "pay cost")
    assert once_left(game) == [card]
    game = buying(card, Seat(RICH), ruleset="expansion")
    play(game, "use 2,2", "hand")
    assert once_left(game) == []


@pytest.mark.rule("5.28", "5.11")
@pytest.mark.parametrize("card", ["XO1", "XW6", "XT4", "XR9"])
def test_other_cards_get_no_action_marker(card: str) -> None:
    """Permanent, immediate, final or without effect."""
    game = buying(card, Seat(RICH), ruleset="expansion")
    play(game, "use 2,2", "pay cost")
    assert once_left(game) == []


# XC7


@pytest.mark.rule("5.24", "5.28", "5.13")
@pytest.mark.card("XC7")
def test_xc7_displays_the_hand_card_once_without_the_noble() -> None:
    """For its price and no more, also a card taken this round."""
    game = expansion(Seat("1 salt 1 pepper 1 gold", rows="XC7", hand="XO2", hand_taken=True))
    play(game, "use XC7")
    if moves(game)[0].startswith("row"):
        play(game, "row 1")
    assert (rows(game), holds(game), once_left(game)) == ("XC7 XO2", "", [])


@pytest.mark.rule("5.24", "5.28")
@pytest.mark.card("XC7")
@pytest.mark.parametrize(
    "seat",
    [
        Seat(RICH, rows="XC7", hand="XO2", used="XC7"),
        Seat(RICH, rows="XC7"),
        Seat(RICH, hand="XC7"),
        Seat("9 vp", rows="XC7", hand="XO2"),
    ],
)
def test_xc7_needs_its_marker_a_hand_card_and_the_price(seat: Seat) -> None:
    """Otherwise it is not offered."""
    assert "use XC7" not in moves(expansion(seat))


@pytest.mark.rule("5.24")
@pytest.mark.card("XC7", "BC7", "BO5")
def test_symbol_discounts_apply_to_xc7_and_the_nobles_do_not() -> None:
    """BO5 spares an oasis a good, BC7 spares nothing here."""
    ruleset = with_base("BO5 BC7")
    poor = "1 salt 1 gold"
    assert "use XC7" in moves(expansion(Seat(poor, rows="XC7 BO5", hand="XO2"), ruleset=ruleset))
    assert "use XC7" not in moves(
        expansion(Seat(poor, rows="XC7 BC7", hand="XO2"), ruleset=ruleset)
    )


@pytest.mark.rule("5.24", "5.2")
@pytest.mark.card("XC7")
def test_xc7_is_not_for_limits_raids_or_placing() -> None:
    """Between two actions of one's own turn only."""
    seat = Seat("1 dates 1 salt 1 pepper 1 gold 2 vp", rows="XC7", hand="XO2")
    assert "use XC7" in moves(expansion(seat))
    assert "use XC7" not in moves(raid(seat, ruleset="expansion"))
    assert "use XC7" not in moves(expansion(seat, phase="place"))


# XO7


@pytest.mark.rule("5.28", "5.14")
@pytest.mark.card("XO7")
def test_xo7_exchanges_goods_one_for_one_once() -> None:
    """As many as one likes; a kind received is not given away again."""
    game = expansion(Seat("2 dates 1 salt", rows="XO7"))
    play(game, "use XO7", "trade 1 dates for pepper")
    assert not [move for move in moves(game) if "1 pepper" in move]
    play(game, "trade 1 dates for pepper", "trade 1 salt for pepper")
    assert (holds(game), once_left(game)) == ("3 pepper", [])
    assert "use XO7" not in moves(game)


@pytest.mark.rule("5.28")
@pytest.mark.card("XO7")
def test_xo7_may_stop_after_one_exchange_and_needs_a_good() -> None:
    """Never for gold or water."""
    game = expansion(Seat("2 dates 1 gold 1 water", rows="XO7"))
    play(game, "use XO7")
    assert moves(game) == ["trade 1 dates for salt", "trade 1 dates for pepper"]
    play(game, "trade 1 dates for salt", "stop")
    assert holds(game) == "1 dates 1 salt 1 gold 1 water"
    assert "use XO7" not in moves(expansion(Seat("1 gold 1 water", rows="XO7")))


@pytest.mark.rule("5.28")
@pytest.mark.card("XO7")
@pytest.mark.parametrize(
    "seat", [Seat("2 dates", rows="XO7", used="XO7"), Seat("2 dates", hand="XO7")]
)
def test_xo7_without_its_marker_does_nothing(seat: Seat) -> None:
    """Used before, or not displayed."""
    assert "use XO7" not in moves(expansion(seat))


@pytest.mark.rule("5.28")
@pytest.mark.card("XO7", "x4")
def test_xo7_is_used_at_ones_raid_decision() -> None:
    """Salt becomes the dates that are demanded."""
    game = raid(Seat("1 salt", rows="XO7"), ruleset="expansion")
    assert moves(game) == ["use XO7", "stop"]
    play(game, "use XO7", "trade 1 salt for dates")
    assert holds(game) == ""


@pytest.mark.rule("5.28", "6.1")
@pytest.mark.card("XO7")
def test_xo7_is_used_at_ones_limits() -> None:
    """Then the goods above ten are returned."""
    game = expansion(Seat("11 dates", rows="XO7"))
    play(game, "done")
    assert moves(game) == ["use XO7", "stop"]
    play(game, "use XO7", "trade 1 dates for salt", "stop", "give dates")
    assert holds(game) == "9 dates 1 salt"


# XR7


@pytest.mark.rule("5.29", "5.20", "5.28")
@pytest.mark.card("XR7", "x14")
def test_xr7_takes_the_top_of_the_discard_pile_instead_of_the_pile() -> None:
    """Displayed for its price or taken into the hand, never discarded again."""
    game = expansion(
        Seat("1 salt 1 pepper 1 gold", rows="XR7", targis="14"), tribe_discards="XW1 XO2"
    )
    play(game, "use 14")
    assert moves(game) == ["use XR7", "next"]
    play(game, "use XR7")
    assert moves(game) == ["pay cost", "hand"]
    play(game, "pay cost", "row 1")
    assert (rows(game), once_left(game)) == ("XR7 XO2", [])
    assert discards(game, "tribes")[-1] == "XW1"


@pytest.mark.rule("5.29")
@pytest.mark.card("XR7")
def test_xr7_is_chosen_before_a_card_is_turned_up() -> None:
    """After that the marker stays for another visit."""
    game = expansion(Seat(rows="XR7", targis="14"), tribe_discards="XO2", tribes_pile="XW1")
    play(game, "use 14", "next")
    assert moves(game) == ["hand", "discard"]
    play(game, "hand")
    assert (hand(game), once_left(game)) == ("XW1", ["XR7"])


@pytest.mark.rule("5.29", "5.28")
@pytest.mark.card("XR7")
@pytest.mark.parametrize(
    ("seat", "discarded"),
    [
        (Seat(rows="XR7", targis="14"), ""),  # no discard pile
        (Seat(rows="XR7", targis="14", hand="XC1"), "XO2"),  # neither displayed nor taken
        (Seat(rows="XR7", targis="14", used="XR7"), "XO2"),
        (Seat(hand="XR7", targis="14"), "XO2"),
    ],
)
def test_xr7_needs_a_discard_pile_and_a_card_that_can_be_used(seat: Seat, discarded: str) -> None:
    """Otherwise the pile is turned up as usual."""
    game = expansion(seat, tribe_discards=discarded)
    play(game, "use 14")
    assert "use XR7" not in moves(game)
    assert look(game)["pending"] == [] or look(game)["pending"][-1]["step"] == "tribe"


@pytest.mark.rule("5.29")
@pytest.mark.card("XR7")
def test_a_card_taken_by_xr7_cannot_be_rejected() -> None:
    """It replaces the normal action."""
    game = expansion(Seat(f"{RICH} 1 water", rows="XR7 XR8", targis="14"), tribe_discards="XO2")
    play(game, "use 14", "use XR7")
    assert "next" not in moves(game)


@pytest.mark.rule("5.16", "5.29")
@pytest.mark.card("XR7")
def test_xr7_is_no_longer_offered_when_water_for_its_card_is_exchanged_away() -> None:
    """With a full hand the discarded card must be payable; then only the pile is left."""
    game = expansion(Seat("4 water", rows="XR7", targis="14", hand="XO1"), tribe_discards="XW1 XO9")
    play(game, "use 14")
    assert "use XR7" in moves(game)
    play(game, "trade 2 water for salt")
    assert "use XR7" not in moves(game)
    assert "next" in moves(game)
