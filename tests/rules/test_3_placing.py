"""Section 3: where a Targi may go, whose turn it is, BC9 and BW6."""

from random import Random

import pytest

from targi import Game
from targi.cards import parse
from targi.game.moves.notation import legal_moves
from targi.rules import engine
from targi.rules.table import CardTable
from tests.rules.positions import OPPOSITE, ROBBER
from tests.rules.table import Seat, buying, card_file, look, markers, moves, play, situation


def places(game: Game) -> list[int]:
    """The border cards open to the player to move; there is nothing else to do."""
    numbers = [int(move.removeprefix("place ")) for move in moves(game)]
    assert moves(game) == [f"place {number}" for number in numbers]
    return numbers


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("first", ["blue", "white"])
def test_the_players_place_three_targis_each_in_turn(first: str) -> None:
    """The starting player begins; after six Targis the actions begin with them too."""
    game = Game(seed=1, first=first)
    order = []
    while game.phase == "place":
        order.append(game.to_move)
        play(game, moves(game)[0])
    other = "white" if first == "blue" else "blue"
    assert order == [first, other] * 3
    assert [len(look(game)["targis"][seat]) for seat in ("blue", "white")] == [3, 3]
    assert game.to_move == first


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("number", ROBBER)
def test_the_robbers_card_is_closed_and_the_one_opposite_is_open(number: int) -> None:
    """On an empty board every other card but the corners is open."""
    game = situation(phase="place", round=number)
    assert places(game) == [card for card in sorted(OPPOSITE) if card != ROBBER[number]]


@pytest.mark.rule("3.2")
def test_a_card_with_a_targi_is_closed_to_both() -> None:
    """To the opponent and to the owner."""
    game = situation(Seat(targis="6"), Seat(targis="3"), phase="place")
    assert not {3, 6} & {*places(game)}
    play(game, "place 2")
    assert not {2, 3, 6} & {*places(game)}


@pytest.mark.rule("3.2")
def test_only_the_opponents_targi_closes_the_card_opposite() -> None:
    """Blue on 6 closes 14 to white and keeps it open for blue."""
    game = situation(Seat(targis="6"), Seat(targis="3"), phase="place")
    assert 14 in places(game)
    assert 9 not in places(game)
    play(game, "place 2")
    assert 9 in places(game)
    assert not {10, 14} & {*places(game)}


@pytest.mark.rule("3.2")
def test_a_player_may_take_both_ends_of_a_line() -> None:
    """Opposite one's own Targi is allowed, and the line is the same one."""
    game = situation(Seat(targis="6 2"), Seat(targis="3 5"), phase="place")
    play(game, "place 10", "place 7")
    assert markers(game) == "2,2"


@pytest.mark.rule("3.5")
@pytest.mark.card("BC9")
@pytest.mark.parametrize("first", ["blue", "white"])
def test_bc9_leaves_the_opponent_two_targis_in_the_next_round(first: str) -> None:
    """Displayed in round 1, felt in round 2, gone in round 3, no matter who started."""
    game = buying("BC9", Seat("1 dates 1 salt 2 pepper"), first=first)
    play(game, "use 2,2", "pay cost")
    while game.round == 1:
        play(game, "done")
    allowed = {seat: look(game)["this_round"][seat]["targis_allowed"] for seat in ("blue", "white")}
    assert (game.round, allowed) == (2, {"blue": 3, "white": 2})
    while game.round == 2:
        play(game, "done" if game.phase == "act" else moves(game)[0])
    assert look(game)["this_round"]["white"]["targis_allowed"] == 3


@pytest.mark.rule("3.5")
@pytest.mark.card("BC9")
def test_bc9_changes_nothing_in_the_round_it_is_displayed_in() -> None:
    """White, whose turn is still to come, keeps all three Targis."""
    game = buying("BC9", Seat("1 dates 1 salt 2 pepper"))
    play(game, "use 2,2", "pay cost", "done")
    assert game.to_move == "white"
    assert len(look(game)["targis"]["white"]) == 3


@pytest.mark.rule("3.5")
@pytest.mark.card("BC9")
@pytest.mark.parametrize(
    ("first", "order"),
    [("white", "white blue white blue blue"), ("blue", "blue white blue white blue")],
)
def test_a_player_with_two_targis_skips_the_third_turn(first: str, order: str) -> None:
    """Two in the first two turns, whether that player starts or not."""
    game = situation(Seat(rows="BC9"), Seat(allowed=2), phase="place", to_move=first, round=2)
    movers = []
    while game.phase == "place":
        movers.append(game.to_move)
        play(game, moves(game)[0])
    assert movers == order.split()
    assert len(look(game)["targis"]["white"]) == 2
    assert game.to_move == first


@pytest.mark.rule("3.5", "4.1")
def test_two_targis_make_at_most_one_marker() -> None:
    """A row line and a column line cross once."""
    game = situation(
        Seat(targis="2 5", rows="BC9"), Seat(targis="3 7", allowed=2), phase="place", round=5
    )
    play(game, "place 1")
    assert markers(game, "white") == "3,3"


@pytest.mark.rule("3.5")
@pytest.mark.card("BC9")
def test_bc9_has_no_effect_in_the_last_round() -> None:
    """After round 12 nobody places again; the raid on 16 and the score are as ever."""
    cost = "1 dates 1 salt 2 pepper"
    game = buying("BC9", Seat(f"{cost} 3 vp"), Seat("3 vp"), round=12, first="white")
    play(game, "use 2,2", "pay cost", "done")
    assert game.over
    assert game.scores()["blue"]["total"] == 2
    assert game.scores()["white"]["total"] == 0


@pytest.mark.rule("3.5")
def test_several_cards_like_bc9_do_not_add_up() -> None:
    """With a custom card file in which BC3 does the same, both in one round still leave two."""
    game = situation(
        Seat("3 dates 3 salt 3 pepper", markers="1,1 2,2"), centre={"1,1": "BC3", "2,2": "BC9"}
    )
    state = game.state
    state.table = CardTable(parse(two_bc9(), "own.toml"))
    for text in ("use 1,1", "pay cost", "use 2,2", "pay cost", "row 1"):
        (action,) = (move.action for move in legal_moves(state) if move.text == text)
        engine.apply(state, action)
    assert (state.white.targis_next, state.blue.targis_next) == (2, 3)


def two_bc9() -> str:
    """The card file of the base box, with BC9's effect on BC3 too."""
    (line,) = (line for line in card_file().splitlines() if line.startswith("BC3"))
    effect = ", effects = [{ fewer_targis = { targis = 2 } }] }"
    return card_file().replace(line, line.removesuffix(" }") + effect)


@pytest.mark.rule("3.6")
def test_even_a_crowded_board_has_room_for_the_last_targi() -> None:
    """Robber on 1; blue takes 2, 3, 5 and closes 9, 10, 15; white is on 6 and 7: three are left."""
    game = situation(
        Seat(targis="2 3 5"), Seat(targis="6 7"), phase="place", to_move="white", first="blue"
    )
    assert places(game) == [11, 13, 14]


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("number", ROBBER)
def test_there_is_always_a_place_and_no_way_to_pass(number: int) -> None:
    """Random placements against every place of the robber: only placements are offered, ever."""
    dice = Random(number)
    for _ in range(20):
        game = situation(phase="place", round=number)
        while game.phase == "place":
            play(game, f"place {dice.choice(places(game))}")


@pytest.mark.rule("3.7")
@pytest.mark.card("BW6")
def test_bw6_opens_the_robbers_card_to_its_owner_only() -> None:
    """Blue has it displayed, white has not."""
    owner = Seat(rows="BW6")
    assert 5 in places(situation(owner, phase="place", round=4))
    assert 5 not in places(situation(owner, phase="place", round=4, to_move="white"))


@pytest.mark.rule("3.7")
@pytest.mark.card("BW6")
def test_a_targi_with_the_robber_draws_its_line_and_closes_the_card_opposite() -> None:
    """It is a Targi like any other, and its action can be used."""
    game = situation(
        Seat(rows="BW6", targis="2 3", holds="2 salt"), Seat(targis="6 7"), phase="place", round=4
    )
    play(game, "place 5")
    assert 15 not in places(game)
    play(game, "place 1")
    assert markers(game) == "1,2 1,3"
    assert "use 5" in moves(game)


@pytest.mark.rule("3.7")
@pytest.mark.card("BW6")
def test_bw6_lifts_no_other_ban() -> None:
    """Not if the opponent is opposite, and not the corners."""
    seats = Seat(rows="BW6"), Seat(targis="15")
    game = situation(*seats, phase="place", first="white", round=4)
    assert places(game) == [1, 2, 3, 6, 7, 9, 10, 11, 13, 14]


@pytest.mark.rule("3.7")
@pytest.mark.card("BW6")
def test_bw6_does_not_make_room_for_a_second_targi_with_the_robber() -> None:
    """Once is enough: the card is occupied like any other."""
    game = situation(Seat(rows="BW6", targis="5"), Seat(targis="2"), phase="place", round=4)
    assert 5 not in places(game)
