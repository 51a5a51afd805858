"""Placing and markers: the engine against the second implementation in `tests.reference`."""

from random import Random

from targi import Game
from tests.reference.board import SEATS, Position
from tests.reference.effort import effort
from tests.reference.exploring import as_position, random_games
from tests.reference.placing import legal_placements, markers, turns
from tests.reference.positions import random_position

GAMES = effort(60, plain=4)
POSITIONS = effort(2000, plain=200)


def check_placements(game: Game, position: Position) -> None:
    """Whose turn it is and where that player may place (rules 3.1-3.7)."""
    placed = sum(len(position["targis"][seat]) for seat in SEATS)
    assert game.to_move == turns(position)[placed]
    expected = {f"place {card}" for card in legal_placements(position)}
    assert {move.text for move in game.legal_moves()} == expected


def check_markers(position: Position) -> None:
    """Where the markers lie when both have placed, and who acts first (rules 4.1, 2.5)."""
    for seat in SEATS:
        assert {tuple(cell) for cell in position["markers"][seat]} == markers(
            position["targis"][seat]
        )
    assert position["to_move"] == position["starting_player"]


def test_placing_agrees_in_random_games() -> None:
    """In whole games every placement offered, every turn and every marker is as expected."""
    placements = rounds = 0
    was_placing = False
    for game in random_games(seed=3, number=GAMES):
        placing = game.phase == "place"
        if placing:
            check_placements(game, as_position(game))
            placements += 1
        elif was_placing:
            check_markers(as_position(game))
            rounds += 1
        was_placing = placing
    assert rounds == 12 * GAMES
    assert placements > 60 * GAMES


def test_placing_agrees_in_made_up_positions() -> None:
    """With robber, BW6 and BC9 anywhere, all placements agree, and the markers after the last."""
    on_robber = with_two = last = 0
    for n in range(POSITIONS):
        position = random_position(Random(n), "place", favoured=["BW6", "BC9"])
        game = Game.from_position(position, seed=n)
        check_placements(game, position)
        on_robber += f"place {position['robber']}" in {move.text for move in game.legal_moves()}
        with_two += 2 in (position["this_round"][seat]["targis_allowed"] for seat in SEATS)
        placed = sum(len(position["targis"][seat]) for seat in SEATS)
        if placed == len(turns(position)) - 1:
            for move in game.legal_moves():
                game.play(move)
                check_markers(as_position(game))
                game.undo()
                last += 1
    assert min(on_robber, with_two, last) > POSITIONS // 20
