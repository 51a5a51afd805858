"""Random play of both boxes: what must hold at every decision of thousands of games does hold.

The checks are in `tests.reference`. On states, at every decision of all games: each card in exactly
one place, nothing negative, the limits, moves with texts of their own, the declared bounds, copies
that share nothing, scores that are the sums of their parts; bytes and positions read back at one
decision in 20 (`make soak`: at every one). On `Game`: undo and redo at every decision of a thousand
games of each box, positions of some, records of a few. Every fifth game of the expansion is the
plain one; the others have mixed decks, custom borders, options or custom cards (section 9).
"""

from collections import Counter
from itertools import count
from random import Random

import pytest

from targi import Game, _build
from targi.cards import base
from targi.rules import state as st
from targi.rules import steps
from targi.rules.limits import MAX_LEGAL
from tests.reference.board import Position, displayed
from tests.reference.effort import effort
from tests.reference.positions import BASE, random_position
from tests.reference.random_play import (
    check_positions_and_records,
    check_states_of_game,
    check_undo_and_redo,
    decisions,
    ruleset_of,
    what_is_asked,
)

pytestmark = pytest.mark.slow

GAMES = effort(2400, plain=36)
GAMES_OF_EXPANSION = effort(1200, plain=30)
GAMES_UNDONE = effort(1000, plain=5)
GAMES_READ_BACK = effort(60, plain=5)
ALL_RECORDS = effort(1, plain=12)  # one in so many decisions
BATCHES = 12  # so that several processes share the work


@pytest.mark.parametrize("box", ["base", "expansion"])
@pytest.mark.parametrize("batch", range(BATCHES))
def test_states_of_random_games_are_sound(box: str, batch: int) -> None:
    """Five in six games from the deal, one from a late position, checked at every decision."""
    games = GAMES if box == "base" else GAMES_OF_EXPANSION
    for n in range(batch, games, BATCHES):
        check_states_of_game(n, ruleset_of(box, n), load_one_in=20)


@pytest.mark.parametrize("box", ["base", "expansion"])
@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_go_back_and_forth(box: str, batch: int) -> None:
    """Undo and redo restore every moment of a game exactly."""
    for n in range(batch, GAMES_UNDONE, BATCHES):
        check_undo_and_redo(n, ruleset_of(box, n))


@pytest.mark.parametrize("box", ["base", "expansion"])
@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_go_through_json(box: str, batch: int) -> None:
    """Every position of a game loads as it was, and some of its records."""
    for n in range(batch, GAMES_READ_BACK, BATCHES):
        check_positions_and_records(n, ruleset_of(box, n), record_one_in=20)


@pytest.mark.parametrize("box", ["base", "expansion"])
@pytest.mark.parametrize("n", range(1000, 1005))
def test_records_are_read_back_at_every_decision(box: str, n: int) -> None:
    """Whenever a game is stopped, its record makes the same game again."""
    check_positions_and_records(n, ruleset_of(box, n), record_one_in=ALL_RECORDS)


@pytest.mark.skipif(not _build.compiled(), reason="the plain files do not play the whole sample")
def test_random_games_meet_everything_the_base_box_has() -> None:
    """Every question, both endings, every card displayed: nothing escapes the checks above."""
    asked: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    played: set[int] = set()
    for n in range(GAMES):
        before: set[int] | None = None
        for s in decisions(n, BASE):
            asked[what_is_asked(s)] += 1
            now = {card for p in (s.blue, s.white) for card in p.slots if card != st.NO_CARD}
            played |= set() if before is None else now - before
            before = now
        endings["last raid" if s.robber == 15 else "twelfth card"] += 1
    numbers = {name: step for name, step in vars(steps).items() if name.isupper()}
    questions = {name for name, step in numbers.items() if step < steps.SUBSTITUTE} - {"DRAW"}
    assert set(asked) == questions | {"place", "act", "raid", "over"}
    assert set(endings) == {"last raid", "twelfth card"}
    assert len(played) == len(base().tribes)


def test_the_widest_decision_is_within_its_bound() -> None:
    """With BC8, goods of all kinds and a trade made, the Trader offers 15 trades and the end."""
    positions = (random_position(Random(n), favoured=["BC8"]) for n in count())
    position = next(found for found in positions if trader_with_bc8(found))
    me = position["to_move"]
    position["targis"][me] = []
    position["players"][me] |= {"dates": 9, "salt": 9, "pepper": 9}
    position["pending"] = [{"step": "trader", "by": 5, "traded": True, "received": []}]
    assert len(Game.from_position(position, seed=1).legal_moves()) == 16 <= MAX_LEGAL


def trader_with_bc8(position: Position) -> bool:
    """Whether the player to move placed on the Trader and displays BC8."""
    me = position["to_move"]
    return 5 in position["this_round"][me]["placed"] and "BC8" in displayed(position, me)
