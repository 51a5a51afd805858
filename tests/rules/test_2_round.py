"""Section 2: the robber's way and the course of a round."""

import pytest

from targi import Game
from tests.rules.table import Seat, look, moves, play, situation


def play_on(game: Game) -> None:
    """Play the first move offered, or end the turn: short rounds in which nothing is bought."""
    play(game, "done" if game.phase == "act" else moves(game)[0])


def whole_game(seed: int) -> tuple[dict[int, int], list[int]]:
    """Where the robber stood in each round, and the corners where there were raids."""
    game = Game(seed=seed)
    stood: dict[int, int] = {}
    raids: list[int] = []
    while not game.over:
        robber = look(game)["robber"]
        if game.phase != "raid":
            stood[game.round] = robber
        elif robber not in raids:
            raids.append(robber)
        play_on(game)
    return stood, raids


@pytest.mark.rule("2.1", "2.2")
def test_the_robber_walks_clockwise_and_passes_over_the_corners() -> None:
    """Twelve rounds, from card 1 to card 15; no round is played with the robber on a raid."""
    stood, raids = whole_game(seed=3)
    cards = (1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15)
    assert stood == dict(enumerate(cards, start=1))
    assert raids == [4, 8, 12, 16]


@pytest.mark.rule("2.1")
def test_the_robber_moves_one_card_at_the_start_of_a_later_round() -> None:
    """He stays for the whole round and goes on when the next one begins."""
    game = Game(seed=1)
    while game.round == 1:
        assert look(game)["robber"] == 1
        play_on(game)
    steps = [event for event in game.history[-1].events if event.name == "robber"]
    assert [(event.source, event.target) for event in steps] == [(1, 2)]
    assert look(game)["robber"] == 2


@pytest.mark.rule("2.2")
def test_after_a_raid_the_robber_moves_on_at_once_and_the_round_is_played() -> None:
    """From 3 to the raid on 4, and when both have paid to 5, where round 4 begins."""
    game = situation(Seat("5 dates 5 vp"), Seat("5 salt 5 vp"), round=3, first="white")
    play(game, "done")
    assert (game.phase, game.round, look(game)["robber"]) == ("raid", 3, 4)
    play(game, "give vp")
    assert (game.phase, game.round, look(game)["robber"]) == ("raid", 3, 4)
    play(game, "give vp")
    assert (game.phase, game.round, look(game)["robber"]) == ("place", 4, 5)


@pytest.mark.rule("2.2", "8.1")
def test_the_raid_on_16_is_the_end_of_the_game() -> None:
    """There is no thirteenth round."""
    game = situation(Seat("1 gold 5 vp"), Seat("1 gold 5 vp"), round=12, first="white")
    play(game, "done", "give gold")
    assert (game.over, game.phase) == (False, "raid")
    play(game, "give vp")
    assert (game.over, game.phase, moves(game)) == (True, "over", [])
    assert (game.round, look(game)["robber"]) == (12, 16)


@pytest.mark.rule("2.5", "3.1", "5.1")
def test_a_round_goes_through_placing_and_both_turns_in_order() -> None:
    """Six placements in turn, then the starting player's actions, then the other's."""
    game = Game(seed=5, first="white")
    course = []
    while game.round == 1:
        course.append((game.phase, game.to_move))
        play_on(game)
    placing = [("place", "white"), ("place", "blue")] * 3
    assert course == [*placing, ("act", "white"), ("act", "blue")]


@pytest.mark.rule("2.5", "6.1")
def test_the_limits_of_the_first_player_come_before_the_turn_of_the_other() -> None:
    """White cannot act before blue has returned what is too much."""
    game = situation(Seat("6 dates 6 salt"))
    play(game, "done")
    assert (game.phase, game.to_move) == ("limit", "blue")
    play(game, "give dates", "give dates")
    assert (game.phase, game.to_move) == ("act", "white")


@pytest.mark.rule("2.5")
def test_face_down_cards_are_turned_up_after_both_turns_and_not_before() -> None:
    """White cannot see what has come for the card that blue took."""
    game = situation(
        Seat(markers="1,1 3,3"), centre={"1,1": "G01", "3,3": "BO1"}, tribes_pile="BT9 BT8"
    )
    play(game, "use 1,1", "use 3,3", "hand", "done")
    assert look(game)["centre"][0][0] == "tribe?"
    assert look(game)["centre"][2][2] == "goods?"
    play(game, "done")
    assert game.round == 2
    assert look(game)["centre"][0][0] in ("BT8", "BT9")
    assert look(game)["centre"][2][2].startswith("G")


@pytest.mark.rule("2.5")
def test_the_starting_player_changes_after_every_round() -> None:
    """Also after rounds that end with a raid."""
    game = Game(seed=2)
    starters = {}
    while not game.over:
        if game.phase == "place":
            starters[game.round] = look(game)["starting_player"]
        play_on(game)
    assert [starters[number] for number in range(1, 13)] == ["blue", "white"] * 6


@pytest.mark.rule("2.5")
def test_a_new_round_begins_with_a_clean_slate() -> None:
    """What goods cards gave, bonuses and the age of the hand card count for one round only."""
    game = situation(Seat(hand="BO1", hand_taken=True, got="salt gold", rows="BO7"), first="white")
    play(game, "done")
    assert game.round == 2
    assert look(game)["this_round"]["blue"] == {
        "placed": [],
        "hand_taken": False,
        "goods_from_cards": [],
        "bonuses": [],
        "targia_used": False,
        "targis_allowed": 3,
        "targis_next": 3,
    }
