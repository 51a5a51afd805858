"""Section 8 in the expansion: water, end effects, the joker, ties."""

from typing import Any

import pytest

from targi import Ruleset
from tests.rules.positions import with_base
from tests.rules.table import Seat, expansion, play

TIES = Ruleset("expansion", tiebreak="water")


def score(display: str, tokens: str = "", **course: Any) -> Any:
    """Blue's score with this display."""
    return expansion(Seat(tokens, rows=display), **course).scores()["blue"]


def effects(display: str, tokens: str = "") -> Any:
    """What blue's end effects score."""
    return score(display, tokens)["effects"]


@pytest.mark.rule("8.2", "0.5")
@pytest.mark.parametrize(("water", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (10, 5)])
def test_every_two_water_score_a_point(water: int, points: int) -> None:
    """Rounded down."""
    result = score("", f"{water} water")
    assert (result["water"], result["total"]) == (points, points)


@pytest.mark.rule("8.2", "0.5")
@pytest.mark.card("XW5")
@pytest.mark.parametrize(("water", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (10, 3)])
def test_xw5_scores_every_three_water_besides(water: int, points: int) -> None:
    """The same water counts for both."""
    result = score("XW5", f"{water} water")
    assert result["effects"].get("XW5", 0) == points
    assert result["water"] == water // 2


@pytest.mark.rule("8.2", "0.5", "0.1")
@pytest.mark.card("XO6")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("2 dates", 0),
        ("1 dates 1 salt 1 pepper", 1),
        ("5 salt", 1),
        ("10 dates", 3),
        ("3 gold 9 water", 0),
    ],
)
def test_xo6_scores_every_three_goods(tokens: str, points: int) -> None:
    """Of any kinds; gold and water are no goods."""
    assert effects("XO6", tokens).get("XO6", 0) == points


@pytest.mark.rule("8.2")
@pytest.mark.card("XT5")
@pytest.mark.parametrize("gold", [0, 1, 3])
def test_xt5_scores_each_gold(gold: int) -> None:
    """Of one's own."""
    assert effects("XT5", f"{gold} gold 9 dates").get("XT5", 0) == gold


@pytest.mark.rule("8.2", "0.5")
@pytest.mark.card("XR9")
@pytest.mark.parametrize(
    ("display", "points"),
    [("XR9", 0), ("XR9 XR1", 1), ("XR9 XR1 XR2", 1), ("XR9 XR1 / XR2 XR3", 2), ("XR9 XO1 XW1", 0)],
)
def test_xr9_scores_every_two_camel_riders(display: str, points: int) -> None:
    """Itself included."""
    assert effects(display).get("XR9", 0) == points


@pytest.mark.rule("8.2")
@pytest.mark.card("XO9")
@pytest.mark.parametrize(
    ("display", "points"),
    [("XO9 XR1 XW1 XC1", 0), ("XO9 XR1 XW1 XC1 / XT1", 2), ("XO9 XR1 / XW1 / XC1 XT1", 2)],
)
def test_xo9_scores_two_for_all_five_symbols(display: str, points: int) -> None:
    """Wherever they lie."""
    assert effects(display).get("XO9", 0) == points


@pytest.mark.rule("8.2")
@pytest.mark.card("XC9")
@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("XC9 XC1 XO1 XO2", 2),  # two pairs
        ("XC9 XC1 XO1 XW1", 2),  # one pair
        ("XC9 XC1 XC2 XO1", 2),  # three equal
        ("XC9 XC1 XC2 XC3", 0),  # equal
        ("XC9 XO1 XW1 XR1", 0),  # different
        ("XC9 XC1 XO1", 0),  # not full
        ("XC9 XC1 XO1 XO2 / XW1 XW2 XR1 XR2", 4),
        ("XC9 XC1 XO1 XO2 / XW1 XW2 XR1 XR2 / XT1 XT2 XT3 XR3", 6),
    ],
)
def test_xc9_scores_two_for_each_full_row_without_a_bonus(display: str, points: int) -> None:
    """Its own or another."""
    assert effects(display).get("XC9", 0) == points


@pytest.mark.rule("8.2")
@pytest.mark.card("XT9")
@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("XT9 / XO1 / XW1", 1),
        ("XT9 / XT1 / XW1", 0),
        ("XT9 XO1 / XO2", 0),  # only two cards in the column
        ("XT9 XO1 / XO2 XW1 / XW2 XT1", 2),
        ("XT9 XO1 XR1 XC1 / XO2 XW1 XC2 XR2 / XW2 XT1 XT2 XT3", 4),
        ("XT9 XO1 XR1 XC1 / XO2 XW1 XR2 XC2 / XW2 XT1 XT2 XT3", 2),
    ],
)
def test_xt9_scores_each_column_of_three_different_symbols(display: str, points: int) -> None:
    """The k-th cards of the three rows."""
    assert effects(display).get("XT9", 0) == points


@pytest.mark.rule("8.2")
def test_end_effects_of_the_expansion_use_nothing_up() -> None:
    """Water, goods and gold still count, and decide ties."""
    result = score("XW5 XO6 XT5", "3 dates 2 gold 6 water 4 vp")
    assert result["effects"] == {"XW5": 2, "XO6": 1, "XT5": 2}
    assert result["total"] == 4 + 6 + 5 + 3


@pytest.mark.rule("8.3", "5.37")
@pytest.mark.card("D04")
@pytest.mark.parametrize(
    ("display", "symbol", "rows_vp"),
    [
        ("XO1 XO2 XO3 D04", "oasis", 4),
        ("XO1 XR1 XW1 D04", "camp", 2),
        ("XT1 XT2 D04 XT3", "targia", 4),
        ("XO1 XO2 XR1 D04", "oasis", 0),
    ],
)
def test_a_joker_takes_the_symbol_that_gives_most(display: str, symbol: str, rows_vp: int) -> None:
    """It has no points of its own; the first of equal symbols is told."""
    result = score(display)
    assert (result["joker"], result["rows"]) == (symbol, [rows_vp, 0, 0])
    assert result["cards"] == score(display.replace(" D04", ""))["cards"]


@pytest.mark.rule("8.3")
@pytest.mark.card("D04", "XR9", "XO9")
def test_a_joker_has_one_symbol_for_everything() -> None:
    """As a fourth oasis it gives four; as a camel rider XR9's second pair would give only one."""
    result = score("XO1 XO2 XO3 D04 / XR9 XR1 XR2")
    assert (result["joker"], result["rows"][0], result["effects"]) == ("oasis", 4, {"XR9": 1})
    result = score("XO9 XR1 XW1 / XC1 D04")
    assert (result["joker"], result["effects"]) == ("targia", {"XO9": 2})
    result = score("XR9 D04")
    assert (result["joker"], result["effects"]) == ("camel_rider", {"XR9": 1})


@pytest.mark.rule("8.3")
def test_without_a_joker_no_symbol_is_told() -> None:
    """The breakdown has no such entry."""
    assert "joker" not in score("XO1")


@pytest.mark.rule("8.2", "8.3")
@pytest.mark.card("D04", "XT9", "XC9", "BT5")
def test_a_joker_weighs_rows_columns_and_cards_together() -> None:
    """XC9 scores a row without a bonus: two; four different score two with BT5 four."""
    result = score("XC9 XO1 XW1 D04")
    assert result["total"] == 1 + 3 + 3 + 2
    result = score("BT5 XO4 XW4 D04", ruleset=with_base("BT5"))
    assert result["rows"][0] + result["effects"]["BT5"] == 4


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("blue", "white", "winner"),
    [
        ("1 gold 5 vp", "5 vp", "blue"),
        ("5 vp", "1 gold 5 vp", "white"),
        ("1 dates 1 vp", "1 vp 1 water", "blue"),
        ("1 vp 1 water", "1 vp", "draw"),
        ("5 vp", "6 vp", "white"),
    ],
)
def test_gold_then_goods_break_ties(blue: str, white: str, winner: str) -> None:
    """Water does not, by default."""
    game = expansion(Seat(blue), Seat(white), phase="over", round=12, to_move=None)
    assert game.winner == winner


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("blue", "white", "winner"),
    [
        ("1 dates 1 vp", "1 vp 1 water", "white"),
        ("9 dates 1 vp", "1 vp", "draw"),
        ("1 gold 1 vp", "1 vp 1 water", "blue"),
    ],
)
def test_the_option_lets_water_break_ties_instead_of_goods(
    blue: str, white: str, winner: str
) -> None:
    """After gold; goods count nothing then."""
    game = expansion(Seat(blue), Seat(white), phase="over", round=12, to_move=None, ruleset=TIES)
    assert game.winner == winner


@pytest.mark.rule("8.1", "7.2")
@pytest.mark.card("x16")
def test_after_round_12_the_raid_on_16_begins_with_who_would_start_next() -> None:
    """And nothing is turned up any more."""
    game = expansion(
        Seat("2 gold", rows="XO1", markers="1,1"),
        Seat("1 gold", rows="XR1"),
        round=12,
        first="white",
    )
    play(game, "use 1,1", "discard", "done")
    assert (game.phase, game.to_move) == ("raid", "blue")
    play(game, "give gold", "give gold")
    assert game.over


@pytest.mark.rule("8.1", "5.34")
@pytest.mark.card("D04")
def test_with_a_twelfth_card_the_other_still_acts_and_no_raid_follows() -> None:
    """Round 3: blue starts and completes, white acts, then it is over."""
    eleven = "XO1 XO2 XO3 XO4 / XR1 XR2 XR3 XR4 / XW1 XW2 XW3"
    game = expansion(Seat("2 water 9 vp", rows=eleven, dunes="D04"), Seat("9 vp"), round=3)
    play(game, "use D04", "done")
    assert game.to_move == "white"
    play(game, "done")
    assert game.over


@pytest.mark.rule("8.5")
def test_a_score_of_the_expansion_is_broken_down_with_water_and_joker() -> None:
    """All parts add up."""
    assert score("XO1 XO2 XO3 D04 / XW5", "3 vp 6 water") == {
        "total": 3 + 9 + 2 + 4 + 3,
        "tokens": 3,
        "cards": 3 + 3 + 1 + 2,
        "effects": {"XW5": 2},
        "rows": [4, 0, 0],
        "water": 3,
        "joker": "oasis",
    }
