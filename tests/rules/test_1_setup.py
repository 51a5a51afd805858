"""Section 1: the board and the beginning of a game."""

from typing import Any

import pytest

from targi import Game
from targi.cards import base
from targi.text import words
from targi.text.card_texts import border_action
from tests.rules.positions import GOODS_IDS, OPPOSITE, TRIBE_IDS
from tests.rules.table import Seat, look, markers, moves, play, situation

# The board as it lies on the table, rule 1.1: border numbers around the nine cells.
BOARD = [
    [16, 1, 2, 3, 4],
    [15, 0, 0, 0, 5],
    [14, 0, 0, 0, 6],
    [13, 0, 0, 0, 7],
    [12, 11, 10, 9, 8],
]
CORNERS = [BOARD[0][0], BOARD[0][4], BOARD[4][4], BOARD[4][0]]
COLUMN = {card: column for column in (1, 2, 3) for card in (BOARD[0][column], BOARD[4][column])}
ROW = {card: row for row in (1, 2, 3) for card in (BOARD[row][0], BOARD[row][4])}


def crossings(targis: list[int]) -> str:
    """The cells where lines of these Targis cross, in reading order."""
    rows = sorted({ROW[card] for card in targis if card in ROW})
    columns = sorted({COLUMN[card] for card in targis if card in COLUMN})
    return " ".join(f"{row},{column}" for row in rows for column in columns)


@pytest.mark.rule("1.1")
def test_the_corners_are_no_places_for_targis() -> None:
    """In no round of the game can a Targi go to the raids on the four corners."""
    for number in range(1, 13):
        game = situation(phase="place", round=number)
        assert not {f"place {corner}" for corner in CORNERS} & {*moves(game)}


@pytest.mark.rule("1.1", "1.2", "4.1")
@pytest.mark.parametrize("column", COLUMN)
@pytest.mark.parametrize("row", ROW)
def test_two_lines_cross_where_the_board_says(column: int, row: int) -> None:
    """Each card of the top and bottom side with each card of the left and right side."""
    game = situation(Seat(rows="BW6"), phase="place")  # the robber closes nothing
    play(game, f"place {column}")
    in_the_way = {f"place {row}", f"place {OPPOSITE[row]}"}
    play(game, next(move for move in moves(game) if move not in in_the_way), f"place {row}")
    while game.phase == "place":
        play(game, moves(game)[0])
    assert f"{ROW[row]},{COLUMN[column]}" in markers(game).split()
    for seat in ("blue", "white"):
        assert markers(game, seat) == crossings(look(game)["this_round"][seat]["placed"])


@pytest.mark.rule("1.2", "3.2")
@pytest.mark.parametrize(
    ("card", "opposite"), [(1, 11), (2, 10), (3, 9), (5, 15), (6, 14), (7, 13)]
)
def test_six_pairs_of_border_cards_are_opposite(card: int, opposite: int) -> None:
    """A Targi on either one closes the other to the opponent, and no third card."""
    for here, there in ((card, opposite), (opposite, card)):
        game = situation(Seat(rows="BW6"), Seat(rows="BT1"), phase="place", round=2)
        play(game, f"place {here}")
        robber = look(game)["robber"]
        assert moves(game) == [
            f"place {n}" for n in sorted(OPPOSITE) if n not in (here, there, robber)
        ]


@pytest.mark.rule("1.3")
def test_every_border_number_has_its_card() -> None:
    """What a Targi on each number lets the player do next, or gives at once."""
    seen = {}
    for card in OPPOSITE:
        seat = Seat("2 dates 2 salt 2 pepper 1 gold", "BW6", "BC5", str(card), "2,2")
        game = situation(seat, centre={"2,2": "BO1"}, goods_pile="G19", tribes_pile="BT9 BT8")
        events = play(game, f"use {card}")
        gained = [event.kind for event in events if event.name == "gain"]
        seen[card] = gained or sorted({move.split()[0] for move in moves(game)})
    assert seen == {
        1: ["discard", "pay"],  # the Noble and the hand card
        2: ["dates"],
        3: ["salt"],
        5: ["trade"],
        6: ["pepper"],
        7: ["dates"],
        9: ["to"],  # Fata Morgana: where the only marker goes
        10: ["sell"],
        11: ["pepper"],
        13: ["vp"],  # the Caravan turns up G19
        14: ["discard", "pay"],  # Tribal Expansion turns up BT8 or BT9
        15: ["salt"],
    }


@pytest.mark.rule("1.3", "2.2")
def test_the_four_corners_are_raids() -> None:
    """After rounds 3, 6, 9 and 12 the robber stands on 4, 8, 12 and 16 and both players pay."""
    for number, corner in ((3, 4), (6, 8), (9, 12), (12, 16)):
        game = situation(Seat("5 dates 1 gold 5 vp"), phase="raid", round=number)
        assert look(game)["robber"] == corner
        assert [move.split()[0] for move in moves(game)] == ["give", "give"]


@pytest.mark.rule("1.4", "1.8")
@pytest.mark.parametrize("seed", range(5))
def test_the_centre_is_dealt_face_up_with_goods_on_corners_and_middle(seed: int) -> None:
    """Five goods cards and four tribe cards; all others are in the piles, nothing is discarded."""
    at = look(Game(seed=seed))
    cells = [card for row in at["centre"] for card in row]
    assert [card[0] for card in cells] == [*"GBGBGBGBG"]
    assert sorted(cells[0::2] + at["piles"]["goods"]) == GOODS_IDS
    assert {*cells[1::2], *at["piles"]["tribes"]} == {*TRIBE_IDS}
    assert at["discards"] == {"goods": [], "tribes": [], "dunes": []}


@pytest.mark.rule("1.5")
def test_both_players_start_with_two_of_each_good_a_gold_and_four_points() -> None:
    """And with no card in hand or display."""
    start = {"dates": 2, "salt": 2, "pepper": 2, "gold": 1, "water": 0, "vp": 4}
    nothing: dict[str, Any] = {
        "hand": None,
        "rows": [[], [], []],
        "stored_gold": 0,
        "action_markers": [],
    }
    players = look(Game(seed=1))["players"]
    assert players == {"blue": start | nothing, "white": start | nothing}


@pytest.mark.rule("1.7")
def test_blue_starts_unless_someone_chooses_otherwise() -> None:
    """The default, and either choice."""
    assert Game(seed=1).to_move == "blue"
    assert Game(seed=1, first="white").to_move == "white"
    assert Game(seed=1, first="blue").to_move == "blue"
    with pytest.raises(ValueError, match="blue, white or random"):
        Game(seed=1, first="red")


@pytest.mark.rule("1.7")
def test_the_seed_can_choose_who_starts() -> None:
    """Each seed always chooses the same player, and not all seeds the same one."""
    starters = [Game(seed=seed, first="random").to_move for seed in range(20)]
    assert {*starters} == {"blue", "white"}
    assert starters == [Game(seed=seed, first="random").to_move for seed in range(20)]


@pytest.mark.rule("1.10")
def test_every_border_card_has_a_symbol_and_a_wording() -> None:
    """The symbol by name, the action as a sentence; the two are there for all sixteen."""
    assert len({card.name for card in base().border}) == 10
    said = words("en")
    sentences = {card.name: said.say(border_action(card)) for card in base().border}
    assert len({*sentences.values()}) == 10
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences.values())
