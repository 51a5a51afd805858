"""The evaluation: what it sees of a position, and what follows for lead and chance to win."""

import pytest

from targi.bots.core import features as ft
from targi.bots.core.evaluation import KNOT_COUNT, Evaluator
from targi.bots.core.sides import turns_left
from targi.bots.weights import evaluator_of
from targi.game import Game
from targi.rules import effects as fx
from targi.rules.native import vec
from targi.rules.scoring import score, winner
from targi.rules.state import ACT, PLACE, RAID, State
from targi.rules.table import SILVERSMITH
from tests.bots.positions import BOXES, decisions, game_at, side


def mirrored(game: Game) -> State:
    """The same position with the players' names exchanged."""
    state = game.state
    state.blue, state.white = state.white, state.blue
    state.to_move = 1 - state.to_move
    state.first = 1 - state.first
    return state


def simple(**weights: tuple[float, ...]) -> Evaluator:
    """An evaluation that knows only these weights."""
    numbers = [worth for name in ft.NAMES for worth in weights.get(name, (0.0,) * KNOT_COUNT)]
    return Evaluator(vec[float](numbers), vec[float]([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]))


def test_every_feature_has_one_name() -> None:
    """The data files are read by name."""
    assert len(ft.NAMES) == len({*ft.NAMES}) == ft.FEATURES
    assert ft.NAMES[ft.POINTS] == "points"
    assert ft.NAMES[ft.STARTS] == "starts"
    assert ft.NAMES[ft.IDLE] == "idle"
    assert ft.NAMES[ft.TARGIA] == "targia"
    assert ft.NAMES[ft.DUNE] == "dune_01"
    assert ft.NAMES[ft.POWER] == "discount_oasis"
    assert ft.NAMES[-1] == "exchange"


def test_the_opening_position_is_described_by_what_is_on_the_table() -> None:
    """Two of each good, a gold, four points, three Targis to place."""
    found = side(Game(seed=1).state, 0)
    assert found["points"] == 4
    assert found["first_goods"] == found["second_goods"] == 3
    assert found["gold_1"] == found["starts"] == 1
    assert found["to_place"] == 3
    assert "cards" not in found
    assert "held" not in found
    assert "starts" not in side(Game(seed=1).state, 1)


def test_placed_figures_and_markers_are_seen() -> None:
    """A Targi on dates, one on salt, and what lies where their lines cross."""
    game = Game(seed=1)
    for text in ("place 2", "place 7", "place 15"):
        game.play(text)
    found = side(game.state, 0)
    assert found["on_dates"] == found["on_salt"] == 1
    assert found["to_place"] == 1
    assert any(name.startswith("marked_") for name in found)
    assert side(game.state, 1)["on_dates"] == 1


@pytest.mark.parametrize("box", BOXES)
def test_exchanging_the_players_exchanges_the_lead(box: str) -> None:
    """Nobody is favoured for his colour."""
    evaluator = evaluator_of(box)
    for game in decisions(box, games=2, every=9):
        if game.state.depth == 0:
            lead = evaluator.lead(game.state)
            assert evaluator.lead(mirrored(game)) == pytest.approx(-lead)
            chance = evaluator.win(game.state, lead)
            assert evaluator.win(mirrored(game), -lead) == pytest.approx(1 - chance)


@pytest.mark.parametrize("box", BOXES)
def test_a_finished_game_is_worth_its_result(box: str) -> None:
    """No estimate where there is a score."""
    for game in (game_at(box, 0, seed) for seed in range(3)):
        while not game.over:
            game.play(game.legal_moves()[-1])
        state = game.state
        lead = evaluator_of(box).lead(state)
        assert lead == score(state, 0) - score(state, 1)
        assert evaluator_of(box).win(state, lead) == {0: 1.0, 1: 0.0, 2: 0.5}[winner(state)]


def test_turns_left_count_down_to_none() -> None:
    """Twelve at the start, never more than before, none when both have acted for the last time."""
    for seed in range(3):
        game = Game(seed=seed)
        assert turns_left(game.state, 0) == turns_left(game.state, 1) == 12
        before = (12, 12)
        while not game.over:
            now = (turns_left(game.state, 0), turns_left(game.state, 1))
            assert now[0] <= before[0]
            assert now[1] <= before[1]
            before = now
            game.play(game.legal_moves()[0])
        assert turns_left(game.state, 0) == turns_left(game.state, 1) == 0


def test_worths_between_two_knots_lie_on_a_straight_line() -> None:
    """Six turns are half way between four and eight."""
    state = Game(seed=1).state
    evaluator = simple(gold_1=(0.0, 1.0, 2.0, 4.0, 8.0, 12.0))
    for number in range(1, 12):
        state.round = number
        assert evaluator.side_worth(state, 0) == pytest.approx(13 - number)


def test_the_same_lead_is_surer_when_less_can_happen() -> None:
    """Three points ahead in the last round are more than three points ahead in the first."""
    early, late = Game(seed=1).state, Game(seed=1).state
    late.round = 12
    evaluator = simple()
    assert 0.5 < evaluator.win(early, 3.0) < evaluator.win(late, 3.0) < 1
    assert evaluator.win(early, 0.0) == 0.5


def with_rows(box: str, *rows: list[str]) -> State:
    """A position in which blue displays these cards."""
    state = Game(box, seed=1).state
    for row, cards in enumerate(rows):
        state.blue.rows[row] = len(cards)
        state.blue.cards += len(cards)
        for at, card in enumerate(cards):
            state.blue.slots[4 * row + at] = state.table.tribe_ids.index(card)
    return state


@pytest.mark.parametrize(
    ("row", "name"),
    [
        (["BO1"], "row_1"),
        (["BO1", "BO2"], "row_2_equal"),
        (["BO1", "BW1"], "row_2_different"),
        (["BO1", "BO2", "BO3"], "row_3_equal"),
        (["BO1", "BW1", "BR1"], "row_3_different"),
        (["BO1", "BO2", "BW1"], "row_3_mixed"),
    ],
)
def test_rows_under_way_are_told_apart(row: list[str], name: str) -> None:
    """Four equal ones or four different ones are what a row may become."""
    found = side(with_rows("base", row), 0)
    assert {key for key in found if key.startswith("row_")} == {name}
    assert found["cards"] == len(row)
    assert found["more_cards"] == 1
    assert "more_cards" not in side(with_rows("base", row), 1)


def test_a_full_row_is_not_under_way() -> None:
    """What it gives is in the points."""
    found = side(with_rows("base", ["BO1", "BO2", "BO3", "BO4"]), 0)
    assert not [key for key in found if key.startswith("row_")]
    assert found["cards"] == 4


def test_who_starts_is_known_before_and_after_the_token_is_passed() -> None:
    """While acting it is the other one's next; in a raid it has been passed already (rule 2.1)."""
    state = Game(seed=1).state
    for phase, starts in ((PLACE, True), (ACT, False), (RAID, True)):
        state.phase = phase
        assert ("starts" in side(state, state.first)) == starts
        assert ("starts" in side(state, 1 - state.first)) != starts


def test_goods_near_the_limit_are_a_crowd() -> None:
    """Ten may be kept at the end of a round."""
    state = Game(seed=1).state
    state.blue.stock[0] = 6
    found = side(state, 0)
    assert found["crowded"] == 2
    assert found["more_goods"] == 4
    assert "crowded" not in side(state, 1)


@pytest.mark.parametrize(
    ("stock", "vp"), [((0, 0, 0, 2), 4), ((4, 0, 0, 1), 3), ((1, 1, 0, 1), 2), ((3, 0, 0, 0), 1)]
)
def test_the_silversmith_is_worth_his_best_sale(stock: tuple[int, ...], vp: int) -> None:
    """Two gold, four equal goods, one gold, or two equal goods."""
    game = Game(seed=1)
    state = game.state
    smith = next(n for n in range(16) if state.table.border[n] == SILVERSMITH)
    state.blue.placed = 1 << smith
    for kind, number in enumerate(stock):
        state.blue.stock[kind] = number
    assert side(state, 0)["sale"] == vp


def test_powers_are_what_the_cards_in_the_display_give() -> None:
    """By name, as the data files have them."""
    state = Game(seed=1).state
    for code in range(fx.POWERS):
        state.blue.power[code] = 1
    found = side(state, 0)
    assert all(found[name] == 1 for name in ft.NAMES[ft.POWER :])
    assert not set(ft.NAMES[ft.POWER :]) & set(side(state, 1))


def test_a_targi_on_a_dune_counts_only_if_the_dune_can_be_used() -> None:
    """Otherwise it stands there for nothing."""
    useful = idle = 0
    for seed in range(20):
        state = Game("expansion", seed=seed).state
        for dune in range(20):
            if state.dunes >> dune & 1:
                state.blue.dunes_placed = 1 << dune
                found = side(state, 0)
                name = f"dune_{dune + 1:02d}"
                assert (name in found) != ("idle" in found)
                useful, idle = useful + (name in found), idle + ("idle" in found)
    assert useful > 10
    assert idle > 0
