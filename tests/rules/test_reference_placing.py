"""Placing and markers in both boxes: the engine against the second implementation."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from targi import Game, Ruleset
from tests.reference.board import SEATS, Position
from tests.reference.effort import effort
from tests.reference.exploring import as_position, random_games
from tests.reference.placing import legal_placements, markers, turns, used_up
from tests.reference.positions import BASE, random_position
from tests.reference.rulesets import EXPANSION, deck_with

pytestmark = pytest.mark.slow

GAMES = effort(50, plain=4)
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


@pytest.mark.parametrize(
    ("ruleset", "dunes"), [(BASE, {0}), (EXPANSION, {1, 2, 3})], ids=["base", "expansion"]
)
def test_placing_agrees_in_random_games(ruleset: Ruleset, dunes: set[int]) -> None:
    """In whole games every placement offered, every turn and every marker is as expected."""
    placements: Counter[int] = Counter()  # by how many dunes lie open
    rounds = 0
    was_placing = False
    for game in random_games(seed=3, number=GAMES, rulesets=lambda _: ruleset):
        placing = game.phase == "place"
        if placing:
            position = as_position(game)
            check_placements(game, position)
            placements[len(position["dunes"])] += 1
        elif was_placing:
            check_markers(as_position(game))
            rounds += 1
        was_placing = placing
    assert rounds > 8 * GAMES
    assert placements.total() > 5 * rounds
    assert set(placements) == dunes


@pytest.mark.parametrize(
    ("rulesets", "once"),
    [(lambda _: BASE, set()), (lambda rng: deck_with(rng, MATTER), {"XT8", "XR6"})],
    ids=["base", "expansion"],
)
def test_placing_agrees_in_made_up_positions(
    rulesets: Callable[[Random], Ruleset], once: set[str]
) -> None:
    """With robber, dunes, BW6, BC9, XT8 and XR6: placements, what they use up, and markers."""
    seen: Counter[str] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        position = random_position(rng, "place", ruleset=rulesets(rng), favoured=MATTER)
        game = Game.from_position(position, seed=n)
        check_placements(game, position)
        allowed = [position["this_round"][seat]["targis_allowed"] for seat in SEATS]
        seen["a Targi less"] += 2 in allowed
        for place in legal_placements(position):
            game.play(f"place {place}")
            seen += check_placed(position, place, as_position(game))
            seen["on the robber's card"] += place == position["robber"]
            game.undo()
    assert set(seen) == {"a Targi less", "on the robber's card", "the last one", *once}
    assert min(seen.values()) > POSITIONS // 40


def check_placed(position: Position, place: int | str, after: Position) -> Counter[str]:
    """What a placement uses up (rule 5.28), and the markers after the last one."""
    me = position["to_move"]
    before = {*position["players"][me]["action_markers"]}
    expected = used_up(position, place)
    spent = {expected} if expected else set()
    assert before - {*after["players"][me]["action_markers"]} == spent
    if sum(len(position["targis"][seat]) for seat in SEATS) < len(turns(position)) - 1:
        return Counter(spent)
    check_markers(after)
    return Counter([*spent, "the last one"])
