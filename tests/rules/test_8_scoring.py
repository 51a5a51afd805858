"""Rules 8.2, 8.5 and 10.1: what counts how much."""

from typing import Any

import pytest

import targi
from targi.lessons.seats import NOTHING
from tests.rules.table import Seat, look, situation


def score(display: str, tokens: str = "", other: Seat = NOTHING) -> Any:
    """Blue's score with this display."""
    return situation(Seat(tokens, rows=display), other).scores()["blue"]


# Rule 8.2: the score


@pytest.mark.rule("8.2")
def test_the_score_counts_tokens_and_printed_points() -> None:
    """5 tokens, 3 + 2 + 1 printed; goods and gold and the hand card count nothing."""
    game = situation(Seat("9 dates 3 gold 5 vp", rows="BO2 BR2 / BC9", hand="BT3"))
    assert game.scores()["blue"]["total"] == 5 + 3 + 2 + 2


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("BO1 BO2 BO3 BO5", 4),  # four equal
        ("BO1 BR1 BW1 BC1", 2),  # four different
        ("BR1 BW1 BC1 BT1", 2),
        ("BO1 BO2 BW1 BC1", 0),  # a pair
        ("BO1 BO2 BW1 BW2", 0),  # two pairs
        ("BO1 BO2 BO3 BW1", 0),  # three equal
        ("BO1 BO2 BO3", 0),  # not full
        ("BO1 BR1 BW1", 0),
        ("", 0),
    ],
)
def test_a_full_row_scores_four_for_equal_and_two_for_different_symbols(
    row: str, points: int
) -> None:
    """Whichever of the three rows it is; other rows score nothing."""
    assert score(row)["rows"] == [points, 0, 0]
    assert score(f"/ {row}")["rows"] == [0, points, 0]
    assert score(f"/ / {row}")["rows"] == [0, 0, points]


PAIRS = [
    ("BO4", "BW1 BW2 BW3 BW5"),
    ("BR4", "BC1 BC2 BC3 BC7"),
    ("BW4", "BT1 BT2 BT3 BT6"),
    ("BC4", "BO1 BO2 BO3 BO5"),
    ("BT4", "BR1 BR2 BR3 BR7"),
]


@pytest.mark.rule("8.2", "0.5")
@pytest.mark.card("BO4", "BR4", "BW4", "BC4", "BT4")
@pytest.mark.parametrize(("card", "counted"), PAIRS)
def test_a_pair_card_scores_one_for_every_two_cards_of_its_other_symbol(
    card: str, counted: str
) -> None:
    """Wells for BO4, camps for BR4, Targias for BW4, oases for BC4, camel riders for BT4."""
    cards = counted.split()
    for number in range(5):
        effects = score(f"{card} / {' '.join(cards[:number])}")["effects"]
        assert effects.get(card, 0) == number // 2


@pytest.mark.rule("8.2")
@pytest.mark.card("BO4", "BR4", "BW4", "BC4", "BT4")
@pytest.mark.parametrize(("card", "counted"), PAIRS)
def test_a_pair_card_counts_only_its_symbol_in_its_owners_display(card: str, counted: str) -> None:
    """Not the opponent's cards, not the hand, and no other symbol."""
    one, two, three, _ = counted.split()
    assert score(f"{card} {one}", other=Seat(rows=f"{two} {three}"))["effects"] == {}
    others = [row for other, row in PAIRS if row != counted]
    display = f"{card} {one} / " + " ".join(other.split()[3] for other in others)
    assert card not in score(display)["effects"]
    game = situation(Seat(rows=f"{card} {one}", hand=two))
    assert game.scores()["blue"]["effects"] == {}


@pytest.mark.rule("8.2")
def test_end_effects_use_nothing_up() -> None:
    """The same wells count for BO4 and for a row of wells."""
    result = score("BW1 BW2 BW3 BW5 / BO4")
    assert result["rows"] == [4, 0, 0]
    assert result["effects"] == {"BO4": 2}


@pytest.mark.rule("8.2")
@pytest.mark.card("BR5")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [("BR5 BW1", "BO1", 1), ("BR5 BW1", "BO1 BO2", 0), ("BR5", "BO1 BO2", 0), ("BR5", "", 1)],
)
def test_br5_scores_one_for_more_cards_than_the_opponent(
    mine: str, theirs: str, points: int
) -> None:
    """A tie is not more."""
    assert score(mine, other=Seat(rows=theirs))["effects"].get("BR5", 0) == points


@pytest.mark.rule("8.2")
@pytest.mark.card("BR5")
@pytest.mark.parametrize(("theirs", "total"), [("BO1", 1 + 3 + 1), ("BO1 BO2", 1 + 3)])
def test_br5_compares_with_the_other_display_whoever_owns_it(theirs: str, total: int) -> None:
    """Blue's or white's, and in the total as well."""
    game = situation(Seat(rows="BR5 BW1"), Seat(rows=theirs))
    assert game.scores()["blue"]["total"] == total
    game = situation(Seat(rows=theirs), Seat(rows="BR5 BW1"))
    assert game.scores()["white"]["total"] == total


@pytest.mark.rule("8.2")
@pytest.mark.card("BR6")
@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("BW1 BW2 BO1 BR6", 2),
        ("BC1 / BW1 BW2 BO1 BR6", 2),
        ("BR6 BW1 BW2 BO1", 0),  # a full row, but not its end
        ("BW1 BW2 BR6 BO1", 0),
        ("BW1 BW2 BR6", 0),  # the end of a row that is not full
        ("BR6", 0),
        ("BW1 BW2 BO1 BO2 / BR6", 0),  # another row is full
    ],
)
def test_br6_scores_two_at_the_right_end_of_a_full_row(display: str, points: int) -> None:
    """Only there."""
    assert score(display)["effects"].get("BR6", 0) == points


@pytest.mark.rule("8.2")
@pytest.mark.card("BC5")
def test_bc5_scores_one_with_ten_cards_or_more() -> None:
    """Itself included: nine are too few."""
    nine = "BR1 BR2 BR3 BR7 / BW1 BW2 BW3 BW5 / BC5"
    assert score(nine)["effects"] == {}
    assert score(nine + " BC1")["effects"] == {"BC5": 1}
    assert score(nine + " BC1 BC2 BC3")["effects"] == {"BC5": 1}


@pytest.mark.rule("8.2")
@pytest.mark.card("BT5")
@pytest.mark.parametrize(
    ("display", "rows_vp", "extra"),
    [
        ("BO1 BR1 BW1 BC1 / BO2 BR2 BW2 BC2 / BO3 BR3 BW3 BT5", [2, 2, 2], 4),  # 4 + 4 + 2
        ("BO1 BR1 BW1 BC1 / BO2 BO3 BR2 BR3 / BO5 BR4 BW3 BT5", [2, 0, 2], 4),
        ("BO1 BR1 BW1 BC1 / BT5", [2, 0, 0], 2),
        ("BO1 BO2 BO3 BO5 / BR1 BR2 / BO6 BR3 BW3 BT5", [4, 0, 2], 2),
        ("BO1 BO2 BO3 BO5 / BT5", [4, 0, 0], 0),
        ("BO1 BR1 BW1 / BT5", [0, 0, 0], 0),
    ],
)
def test_bt5_makes_up_to_two_rows_of_four_different_symbols_worth_four(
    display: str, rows_vp: list[int], extra: int
) -> None:
    """It adds 2 for each of at most two such rows, its own row or not; equal rows stay at 4."""
    result = score(display)
    assert result["rows"] == rows_vp
    assert result["effects"].get("BT5", 0) == extra


@pytest.mark.rule("8.2")
@pytest.mark.card("BT5")
def test_bt5_does_nothing_for_the_opponent() -> None:
    """Only the rows of its owner count."""
    assert score("BO1 BR1 BW1 BC1", other=Seat(rows="BT5"))["total"] == 2 + 3 + 3 + 2 + 2


@pytest.mark.rule("8.5")
def test_a_score_is_broken_down_by_source() -> None:
    """Tokens, cards, each effect, each row and water add up to the total."""
    display = "BO1 BR1 BW1 BC1 / BW2 BW3 BO4 BR6 / BT5"
    assert score(display, "3 vp") == {
        "total": 3 + 19 + 5 + 2,
        "tokens": 3,
        "cards": 2 + 3 + 3 + 2 + 2 + 3 + 1 + 2 + 1,
        "effects": {"BO4": 1, "BR6": 2, "BT5": 2},
        "rows": [2, 0, 0],
        "water": 0,
    }


@pytest.mark.rule("10.1", "8.2", "8.5")
@pytest.mark.card("BO4", "BR6")
def test_the_worked_example_scores_33() -> None:
    """Twelve cards like those of the example: oases, four different symbols, a pair."""
    oases = "BO4 BO1 BO2 BO3"
    different = "BT7 BW6 BC8 BR6"
    pair = "BW5 BC6 BC1 BT1"
    document = {
        "ruleset": "base",
        "players": look(situation(Seat("3 vp", rows=f"{oases} / {different} / {pair}")))["players"],
    }
    assert targi.score(document)["blue"] == {
        "total": 33,
        "tokens": 3,
        "cards": 21,
        "effects": {"BO4": 1, "BR6": 2},
        "rows": [4, 2, 0],
        "water": 0,
    }
