"""Placing in the expansion: the engine against the second implementation in `tests.reference`."""

from collections import Counter
from random import Random

from targi import Game
from tests.reference.board import SEATS, Position
from tests.reference.effort import effort
from tests.reference.exploring import as_position, random_games
from tests.reference.placing import legal_placements, markers, turns, used_up
from tests.reference.positions import random_position
from tests.reference.rulesets import EXPANSION, deck_with

GAMES = effort(40, plain=3)
POSITIONS = effort(2000, plain=200)
MATTER = ["BW6", "BC9", "XT8", "XR6"]


def check_placements(game: Game, position: Position) -> None:
    """Whose turn it is and where that player may place, dunes included (rules 3.1-3.7)."""
    placed = sum(len(position["targis"][seat]) for seat in SEATS)
    assert game.to_move == turns(position)[placed]
    expected = {f"place {place}" for place in legal_placements(position)}
    assert {move.text for move in game.legal_moves()} == expected


def check_markers(position: Position) -> None:
    """Where the markers lie when both have placed, and who acts first (rules 4.1, 4.2, 2.5)."""
    for seat in SEATS:
        cells = {tuple(cell) for cell in position["markers"][seat]}
        assert cells == markers(position["targis"][seat])
    assert position["to_move"] == position["starting_player"]


def test_placing_agrees_in_random_games() -> None:
    """In whole games every placement offered, every turn and every marker is as expected."""
    placements: Counter[int] = Counter()
    was_placing = False
    for game in random_games(seed=3, number=GAMES, rulesets=lambda _: EXPANSION):
        placing = game.phase == "place"
        if placing:
            position = as_position(game)
            check_placements(game, position)
            placements[len(position["dunes"])] += 1
        elif was_placing:
            check_markers(as_position(game))
        was_placing = placing
    assert set(placements) == {1, 2, 3}


def test_placing_agrees_in_made_up_positions() -> None:
    """With dunes, BW6, BC9, XT8 and XR6 all placements agree, and what they use up."""
    spent: Counter[str | None] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        position = random_position(rng, "place", ruleset=deck_with(rng, MATTER), favoured=MATTER)
        game = Game.from_position(position, seed=n)
        check_placements(game, position)
        last = sum(len(position["targis"][seat]) for seat in SEATS) == len(turns(position)) - 1
        for place in legal_placements(position):
            me = position["to_move"]
            game.play(f"place {place}")
            after = as_position(game)
            if last:
                check_markers(after)
            before = {*position["players"][me]["action_markers"]}
            gone = before - {*after["players"][me]["action_markers"]}
            expected = used_up(position, place)
            assert gone == ({expected} if expected else set())  # rule 5.28
            spent[expected] += 1
            game.undo()
    assert set(spent) == {None, "XT8", "XR6"}
    assert min(spent.values()) > POSITIONS // 40
