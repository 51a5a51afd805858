"""Sections 8 to 10: the end of the game, the score, ties, rulesets, the worked example."""

from typing import Any

import pytest

import targi
from targi import Game, Ruleset, RulesetError
from targi.cards import CardError, base, parse
from tests.rules.table import (
    NOTHING,
    Seat,
    buy,
    buying,
    card_file,
    cell,
    holds,
    look,
    play,
    raid,
    situation,
)

ELEVEN = "BR1 BR2 BR3 BR4 / BW1 BW2 BW3 BW4 / BC1 BC2 BC3"


def score(display: str, tokens: str = "", other: Seat = NOTHING) -> Any:
    """Blue's score with this display."""
    return situation(Seat(tokens, rows=display), other).scores()["blue"]


def over(blue: Seat, white: Seat) -> Game:
    """A game that has ended after the raid on 16."""
    return situation(blue, white, round=12, phase="over", to_move=None)


# Rule 8.1: the end


@pytest.mark.rule("8.1")
def test_after_a_twelfth_card_of_the_first_player_the_other_still_acts() -> None:
    """Then the game ends with that round."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows=ELEVEN), Seat(targis="6 7 13"))
    buy(game)
    assert look(game)["last_round"] is True
    play(game, "done")
    assert (game.over, game.to_move) == (False, "white")
    play(game, "use 6")
    assert holds(game, "white") == "1 pepper"
    play(game, "done")
    assert (game.over, game.phase, game.to_move) == (True, "over", None)


@pytest.mark.rule("8.1")
def test_after_a_twelfth_card_the_robber_stays_and_no_raid_follows() -> None:
    """Round 3 would have ended with the raid on 4."""
    game = buying(
        "BC5", Seat("1 dates 1 pepper 5 vp", rows=ELEVEN), Seat("5 vp"), round=3, first="white"
    )
    buy(game)
    play(game, "done")
    assert game.over
    assert (look(game)["robber"], game.round) == (3, 3)
    assert (holds(game), holds(game, "white")) == ("5 vp", "5 vp")


@pytest.mark.rule("8.1")
def test_after_the_last_round_nothing_is_turned_up() -> None:
    """Neither after a twelfth card nor after round 12."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows=ELEVEN), first="white")
    buy(game)
    play(game, "done")
    assert (game.over, cell(game, "2,2")) == (True, "goods?")
    game = buying("BC5", Seat("1 dates 1 pepper 3 vp"), Seat("3 vp"), round=12, first="white")
    buy(game)
    play(game, "done")
    assert (game.over, cell(game, "2,2")) == (True, "goods?")


@pytest.mark.rule("8.1", "7.1")
def test_at_the_raid_on_16_the_player_decides_first_who_would_start_another_round() -> None:
    """White started round 12, so blue is first."""
    game = raid(Seat("1 gold 3 vp"), Seat("1 gold 3 vp"), corner=16)
    assert (game.phase, game.to_move) == ("raid", "blue")
    play(game, "give vp", "give gold")
    assert game.over


@pytest.mark.rule("8.1")
def test_eleven_cards_do_not_end_the_game() -> None:
    """The next round begins."""
    game = buying(
        "BC3", Seat("2 dates 2 salt 1 pepper", rows=ELEVEN.removesuffix(" BC3")), first="white"
    )
    buy(game)
    play(game, "done")
    assert (game.over, game.round) == (False, 2)


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


# Rules 8.4 and 8.5: the winner and the breakdown


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("blue", "white", "winner"),
    [
        ("5 vp", "4 vp 3 gold 9 dates", "blue"),  # the higher score
        ("4 vp", "5 vp", "white"),
        ("4 vp 2 gold", "4 vp 1 gold 9 dates", "blue"),  # then more gold
        ("4 vp 1 gold", "4 vp 2 gold", "white"),
        ("4 vp 1 gold 1 salt 2 pepper", "4 vp 1 gold 2 dates", "blue"),  # then more goods
        ("4 vp 1 dates", "4 vp 1 salt 1 pepper", "white"),
        ("4 vp 1 gold 2 dates", "4 vp 1 gold 1 salt 1 pepper", "draw"),  # then nobody
        ("", "", "draw"),
    ],
)
def test_the_higher_score_wins_then_gold_then_goods(blue: str, white: str, winner: str) -> None:
    """In this order; if all is equal, nobody wins."""
    assert over(Seat(blue), Seat(white)).winner == winner


@pytest.mark.rule("8.4")
def test_displayed_cards_do_not_break_a_tie() -> None:
    """More cards with the same score are no advantage of their own."""
    game = over(Seat("1 vp", rows="BO1"), Seat(rows="BO4 BR4 BW4"))
    assert game.scores()["blue"]["total"] == game.scores()["white"]["total"]
    assert game.winner == "draw"


@pytest.mark.rule("8.4")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    """There is a score at any time, but no winner."""
    game = situation(Seat("9 vp"))
    assert game.winner is None
    assert game.scores()["blue"]["total"] == 9


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


# Section 9: rulesets and own cards


@pytest.mark.rule("9.1")
def test_the_ruleset_of_the_base_box_is_called_base() -> None:
    """It is the default; a name that is none is refused."""
    assert look(Game(seed=1))["ruleset"] == "base"
    assert Game("base", seed=1).position() == Game(seed=1).position()
    assert str(Ruleset("base")) == "base"
    with pytest.raises(RulesetError, match="base"):
        Game("bass", seed=1)


@pytest.mark.rule("9.6")
def test_own_card_files_keep_decks_full_costs_small_and_effects_known() -> None:
    """A corrected card is read; nine cards a symbol, four of a kind and the vocabulary are held."""
    text = card_file()
    line = 'BO1 = { symbol = "oasis", vp = 2, cost = { pepper = 1, gold = 1 } }'
    assert line in text
    better = parse(text.replace(line, line.replace("vp = 2", "vp = 3")), "own.toml")
    assert better.tribe("BO1").vp == base().tribe("BO1").vp + 1
    four = parse(text.replace(line, line.replace("pepper = 1", "pepper = 4")), "own.toml")
    assert four.tribe("BO1").cost.pepper == 4
    for wrong in (
        line.replace("oasis", "well"),  # eight oases, ten wells
        line.replace("pepper = 1", "pepper = 5"),
        line.replace(" } }", " }, effects = [{ riches = { gold = 9 } }] }"),
        "",
    ):
        with pytest.raises(CardError):
            parse(text.replace(line, wrong), "own.toml")


# Section 10: the worked example


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
