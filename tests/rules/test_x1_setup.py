"""Section 1 of the expansion: what lies where when the game begins."""

import pytest

from targi import Game, Ruleset
from targi.cards import base, expansion
from tests.rules.table import card_file, discards, hand, holds, look, open_dunes

SEEDS = range(5)


@pytest.mark.rule("1.3")
@pytest.mark.card("x1", "x4", "x5", "x8", "x9", "x10", "x12", "x13", "x14", "x16")
def test_the_expansion_keeps_the_goods_cards_of_the_border_and_replaces_the_other_ten() -> None:
    """Number 13 is the Waterhole; the other names stay."""
    names = {card.number: card.name for card in expansion().border}
    kept = {card.number for card in expansion().border if card in base().border}
    assert kept == {2, 3, 6, 7, 11, 15}
    assert names == {c.number: c.name for c in base().border} | {13: "water_place"}


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_tribe_cards_lie_on_the_corners_and_in_the_middle_of_the_centre(seed: int) -> None:
    """Five tribe cards and, between them, four goods cards, all face up."""
    cells = [card for row in look(Game("expansion", seed=seed))["centre"] for card in row]
    assert [card[0] for card in cells] == [*"XGXGXGXGX"]


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("seat", ["blue", "white"])
def test_both_players_start_with_one_of_each_good_two_water_a_gold_and_four_points(
    seat: str,
) -> None:
    """And with neither hand card nor display."""
    game = Game("expansion", seed=1)
    assert holds(game, seat) == "1 dates 1 salt 1 pepper 1 gold 2 water 4 vp"
    assert hand(game, seat) is None
    assert look(game)["players"][seat]["rows"] == [[], [], []]


@pytest.mark.rule("1.6")
def test_the_easier_start_gives_two_of_each_good() -> None:
    """Water, gold and points stay; the base box has no such option."""
    game = Game(Ruleset("expansion", start="easier"), seed=1)
    for seat in ("blue", "white"):
        assert holds(game, seat) == "2 dates 2 salt 2 pepper 1 gold 2 water 4 vp"
    with pytest.raises(ValueError, match="start"):
        Ruleset("base", start="easier")


@pytest.mark.rule("1.7")
def test_white_starts_the_expansion_unless_the_players_choose() -> None:
    """Blue, white or chance."""
    assert Game("expansion", seed=1).to_move == "white"
    assert Game("expansion", seed=1, first="blue").to_move == "blue"
    drawn = {Game("expansion", seed=seed, first="random").to_move for seed in range(20)}
    assert drawn == {"blue", "white"}


@pytest.mark.rule("1.8")
@pytest.mark.card("G20", "G21", "G22", "G23", "G24")
def test_water_goods_cards_join_the_goods_deck_and_base_tribe_cards_stay_out() -> None:
    """Twenty-four goods cards, forty-five tribe cards of the expansion."""
    position = look(Game("expansion", seed=1))
    cells = [card for row in position["centre"] for card in row]
    goods = [*position["piles"]["goods"], *(card for card in cells if card[0] == "G")]
    tribes = [*position["piles"]["tribes"], *position["discards"]["tribes"]]
    tribes += [card for card in cells if card[0] == "X"]
    assert sorted(goods) == [f"G{number:02}" for number in range(1, 25)]
    assert sorted(tribes) == sorted(f"X{s}{n}" for s in "CORTW" for n in range(1, 10))


@pytest.mark.rule("1.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_dunes_lie_face_up_and_seventeen_are_the_pile(seed: int) -> None:
    """None is discarded yet."""
    game = Game("expansion", seed=seed)
    assert len(open_dunes(game)) == 3
    assert sorted([*open_dunes(game), *look(game)["piles"]["dunes"]]) == [
        f"D{number:02}" for number in range(1, 21)
    ]
    assert discards(game, "dunes") == []


@pytest.mark.rule("1.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_one_tribe_card_begins_the_discard_pile_after_the_centre_is_dealt(seed: int) -> None:
    """The tenth card of the deal; then come the dunes. In the base game there is none."""
    game = Game("expansion", seed=seed)
    assert [card[0] for card in game.deal] == [*"XGXGXGXGX", "X", *"DDD"]
    assert discards(game, "tribes") == [game.deal[9]]
    assert discards(Game(seed=seed), "tribes") == []


@pytest.mark.rule("1.8")
def test_the_base_game_has_no_dunes_no_water_and_no_targia() -> None:
    """All of it belongs to the expansion."""
    position = look(Game(seed=1))
    assert (position["dunes"], position["targia"], "water" in card_file()) == ([], None, False)


@pytest.mark.rule("1.9")
@pytest.mark.parametrize("targia", ["mirrored", "literal"])
def test_the_targia_starts_on_15(targia: str) -> None:
    """However she walks."""
    assert look(Game(Ruleset("expansion", targia=targia), seed=1))["targia"] == 15
