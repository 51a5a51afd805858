"""The evaluation: what it sees of a position, and what follows for lead and chance to win."""

import pytest

from targi.bots.core import features as ft
from targi.bots.core.evaluation import KNOT_COUNT, Evaluator
from targi.bots.core.missing import missing
from targi.bots.core.sides import describe, turns_left
from targi.bots.worths import evaluator_of
from targi.game import Game
from targi.rules import effects as fx
from targi.rules.geometry import CELLS
from targi.rules.native import vec
from targi.rules.scoring import score, winner
from targi.rules.state import GOODS_BACK, GOODS_CARD, PLACE, RAID, State
from targi.rules.table import GOLD, KINDS, SILVERSMITH
from tests.bots.positions import BOXES, decisions, game_at


def side(state: State, seat: int) -> dict[str, float]:
    """What describes a side, by name; what is zero is left out."""
    numbers = vec[float]([0.0] * ft.FEATURES)
    describe(state, seat, numbers)
    return {name: number for name, number in zip(ft.NAMES, numbers, strict=True) if number}


def mirrored(game: Game) -> State:
    """The same position with the players' names exchanged."""
    state = game.state
    state.blue, state.white = state.white, state.blue
    state.to_move = 1 - state.to_move
    state.first = 1 - state.first
    return state


def simple(**worths: tuple[float, ...]) -> Evaluator:
    """An evaluation that knows only these worths."""
    numbers = [worth for name in ft.NAMES for worth in worths.get(name, (0.0,) * KNOT_COUNT)]
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


def test_missing_tokens_count_what_a_card_still_asks_for() -> None:
    """The cheaper way of two, gold twice, discounts taken off."""
    state = Game(seed=1).state  # two of each good and a gold
    card = state.table.tribe_ids.index
    assert missing(state, state.blue, card("BR1")) == 0  # dates, salt, gold
    assert missing(state, state.blue, card("BT6")) == 0
    state.blue.stock[3] = 0
    assert missing(state, state.blue, card("BR1")) == 2
    assert missing(state, state.blue, card("BT6")) == 0  # dates and two salt instead of gold
    state.blue.stock[0] = 1
    assert missing(state, state.blue, card("BW3")) == 1  # two dates, salt, two pepper
    state.blue.power[2] = 1  # a discount for wells
    assert missing(state, state.blue, card("BW3")) == 0


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


def test_the_card_in_hand_is_seen_with_what_it_lacks() -> None:
    """Its points, whether it can be paid, and that it has just been taken."""
    state = Game(seed=1).state
    state.blue.hand = state.table.tribe_ids.index("BR1")  # dates, salt, gold
    found = side(state, 0)
    assert found["held"] == found["held_payable"] == 1
    assert found["held_points"] == state.table.vp[state.blue.hand]
    state.blue.stock[3], state.blue.hand_taken = 0, 1
    found = side(state, 0)
    assert found["held_missing"] == 2
    assert found["held_fresh"] == 1
    assert "held_payable" not in found


def test_goods_near_the_limit_are_a_crowd() -> None:
    """Ten may be kept at the end of a round."""
    state = Game(seed=1).state
    state.blue.stock[0] = 6
    found = side(state, 0)
    assert found["crowded"] == 2
    assert found["more_goods"] == 4
    assert "crowded" not in side(state, 1)


def test_the_raid_of_a_round_is_seen_before_it_comes() -> None:
    """What it takes, and whether the goods suffice; in other rounds there is none to meet."""
    state = Game(seed=1).state
    assert "raid_due" not in side(state, 0)
    state.round = 3
    assert side(state, 0)["raid_due"] == 1
    assert "raid_short" not in side(state, 0)
    for kind in range(3):
        state.blue.stock[kind] = 0
    assert side(state, 0)["raid_short"] == 1
    state.round = 9
    assert side(state, 0)["raid_due"] == side(state, 0)["raid_short"] > 1


def test_a_raid_is_seen_from_two_rounds_away() -> None:
    """Only who could not pay it now has to care, and less than in its own round."""
    state = Game(seed=1).state
    for kind in range(3):
        state.blue.stock[kind] = 0
    for number, name in ((1, "raid_short_later"), (2, "raid_short_next"), (3, "raid_short")):
        state.round = number
        found = side(state, 0)
        assert {key for key in found if key.startswith("raid_short")} == {name}
        assert found[name] == 1
        assert name not in side(state, 1)
    state.round = 7  # before the raid on 12: three goods or two points
    state.blue.stock[0] = 2
    assert side(state, 0)["raid_short_later"] == 2
    state.blue.stock[0] = 3
    assert "raid_short_later" not in side(state, 0)


def test_the_last_raid_asks_for_gold() -> None:
    """Goods do not help."""
    state = Game(seed=1).state
    state.round = 11
    assert "raid_short_next" not in side(state, 0)
    state.blue.stock[3] = 0
    assert side(state, 0)["raid_short_next"] == 3


def test_whoever_need_not_fear_a_raid_sees_none() -> None:
    """Neither who is spared by a card, nor who has paid already."""
    state = Game(seed=1).state
    state.round = 3
    state.blue.power[fx.RAID_IMMUNITY] = 1
    assert "raid_due" not in side(state, 0)
    assert "raid_due" in side(state, 1)
    state.phase, state.first, state.to_move = RAID, 1, 0
    assert "raid_due" not in side(state, 1)


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


def reach(state: State, seat: int) -> dict[str, float]:
    """What a side may still choose while Targis are placed."""
    return {key: value for key, value in side(state, seat).items() if key.startswith("reach_")}


def test_a_targi_denies_its_card_and_its_line() -> None:
    """On 5 it takes from the other player the places 5 and 15; he keeps what he had besides."""
    game = Game(seed=1)  # the robber stands on 1: the Trader, 5, and the other actions are open
    before = reach(game.state, 1)["reach_places"]
    game.play("place 5")
    assert reach(game.state, 1)["reach_places"] == before - 2
    assert reach(game.state, 0)["reach_places"] == before - 1


def test_only_useful_places_are_left_to_choose() -> None:
    """A Noble is none while there is no card in hand."""
    state = Game(seed=1).state
    state.robber = 1
    before = reach(state, 0)["reach_places"]
    state.blue.hand = state.table.tribe_ids.index("BR1")
    assert reach(state, 0)["reach_places"] == before + 1


def with_centre(*cards: int) -> State:
    """A new round whose centre shows these cards, in reading order."""
    state = Game(seed=1).state
    state.robber = 3  # on a corner: it bars no place
    for cell, card in enumerate(cards):
        state.cells[cell] = card
    return state


def test_cards_in_reach_are_those_where_lines_may_still_cross() -> None:
    """Three Targis reach every card, the last one only those on a line that stands."""
    rich = Game(seed=1).state.table.tribe_ids.index("BR1")  # dates, salt, gold
    state = with_centre(*[rich] * CELLS)
    points = state.table.vp[rich]
    assert reach(state, 0)["reach_payable"] == 9
    assert reach(state, 0)["reach_best"] == points
    state.blue.placed, state.blue.to_place = 1 << 1, 1  # on 2, the middle column
    assert reach(state, 0)["reach_payable"] == 3
    state.white.placed = 1 << 4  # on 5: the top row is taken
    assert reach(state, 0)["reach_payable"] == 2
    state.blue.stock[3] = 0
    assert "reach_payable" not in reach(state, 0)
    assert "reach_best" not in reach(state, 0)


def test_what_is_marked_already_is_not_in_reach() -> None:
    """It is described by its marker; and who has placed all Targis reaches nothing."""
    rich = Game(seed=1).state.table.tribe_ids.index("BR1")
    state = with_centre(*[rich] * CELLS)
    state.blue.placed, state.blue.to_place = 1 << 1 | 1 << 5, 1  # the middle of both
    found = side(state, 0)
    assert found["marked_payable"] == 1
    assert found["reach_payable"] == 4
    state.blue.to_place = 0
    assert not reach(state, 0)


def test_gold_in_reach_is_seen() -> None:
    """On goods cards, face up."""
    table = Game(seed=1).state.table
    gold = next(n for n in range(GOODS_BACK - GOODS_CARD) if table.shows[n * KINDS + GOLD])
    state = with_centre(*[GOODS_CARD + gold] * 2, *[GOODS_BACK] * 7)
    assert reach(state, 0)["reach_gold"] == 2
    state.white.placed = 1  # on 1, the left column
    assert reach(state, 0)["reach_gold"] == 1


@pytest.mark.parametrize("box", BOXES)
def test_places_in_reach_are_legal_ones(box: str) -> None:
    """Never more of them than border cards on which the player to move may place."""
    seen = 0
    for game in decisions(box, games=3, every=4):
        if game.state.phase == PLACE:
            legal_places = bin(game.state.low & 0xFFFF).count("1")
            assert reach(game.state, game.state.to_move).get("reach_places", 0) <= legal_places
            seen += 1
    assert seen > 10
