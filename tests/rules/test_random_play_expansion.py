"""Random play of the expansion in all its variants, with the checks of `test_random_play`.

Every fifth game is the plain expansion; the others have mixed decks, own borders, options or own
cards (section 9). The checks are the same, with dunes, water and action markers.
"""

from collections import Counter
from itertools import count
from random import Random

import pytest

from targi import Game, _build
from targi.cards import expansion
from targi.game.names import members
from targi.rules import state as st
from targi.rules import steps
from targi.rules.limits import MAX_LEGAL
from tests.reference.board import Position, displayed
from tests.reference.effort import effort
from tests.reference.positions import random_position
from tests.reference.random_play import (
    check_game,
    check_states_of_game,
    decisions,
    what_is_asked,
)
from tests.reference.rulesets import deck_with, ruleset

GAMES = effort(1200, plain=30)
GAMES_WITH_HISTORY = effort(60, plain=5)
ALL_RECORDS = effort(1, plain=12)  # one in so many decisions
BATCHES = 12  # so that several processes share the work
# These steps only draw cards or end something: nothing is ever asked there.
SILENT = {
    *("DRAW", "DUNE", "EFFECTS", "TARGIA_DRAW", "TARGIA_END", "REVEAL_DRAW", "REVEAL_END"),
    *("PICK_DRAW", "RENEW"),
}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_states_of_random_games_are_sound(batch: int) -> None:
    """1,000 games from the deal and 200 from a late position, checked at every decision."""
    for n in range(batch, GAMES, BATCHES):
        check_states_of_game(n, ruleset(n), load_one_in=20)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_go_back_and_forth_and_through_json(batch: int) -> None:
    """Every position of a game loads as it was; undo and redo restore each of them exactly."""
    for n in range(batch, GAMES_WITH_HISTORY, BATCHES):
        check_game(n, ruleset(n), record_one_in=20)


@pytest.mark.parametrize("n", range(1000, 1005))
def test_records_are_read_back_at_every_decision(n: int) -> None:
    """Whenever a game is stopped, its record makes the same game again."""
    check_game(n, ruleset(n), record_one_in=ALL_RECORDS)


@pytest.mark.skipif(not _build.compiled(), reason="the plain files do not play the whole sample")
def test_random_games_meet_everything_the_expansion_has() -> None:
    """Every question, both endings, every card displayed, every dune used: nothing escapes."""
    asked: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    shown: set[int] = set()
    carried_out: set[int] = set()
    for n in range(GAMES):
        before = (0, 0, 0)
        for s in decisions(n, ruleset(n)):
            asked[what_is_asked(s)] += 1
            if n % 5 == 0:
                shown |= {*s.blue.slots, *s.white.slots}
            now = (s.round, s.to_move, s.me().dune_targis)
            if s.phase == st.ACT and now[:2] == before[:2]:  # the turn goes on without that Targi
                carried_out |= {*members(before[2] & ~now[2])}
            before = now
        endings["last raid" if s.robber == 15 else "twelfth card"] += 1
    questions = {name for name in vars(steps) if name.isupper()} - SILENT
    assert set(asked) == questions | {"place", "act", "limit", "raid", "over"}
    assert set(endings) == {"last raid", "twelfth card"}
    assert len(shown & {*range(st.GOODS_CARD)}) == len(expansion().tribes)
    assert st.DUNE_CARD + 3 in shown, "D04"
    assert carried_out == {*range(len(expansion().dunes))}


def test_the_widest_decision_is_within_its_bound() -> None:
    """With BC8, goods of all kinds and water, the expansion's Trader offers 22 trades and stop."""
    rulesets = (deck_with(Random(n), ["BC8"]) for n in count())
    positions = (
        random_position(Random(n), ruleset=deck, favoured=["BC8"])
        for n, deck in enumerate(rulesets)
    )
    position = next(found for found in positions if trader_with_bc8(found))
    me = position["to_move"]
    position["targis"][me].remove(5)
    position["players"][me] |= {"dates": 9, "salt": 9, "pepper": 9, "water": 9}
    position["pending"] = [{"step": "trader", "by": 5, "traded": True, "received": []}]
    assert len(Game.from_position(position, seed=1).legal_moves()) == 23 <= MAX_LEGAL


def trader_with_bc8(position: Position) -> bool:
    """Whether the player to move stands on the Trader and displays BC8."""
    me = position["to_move"]
    return 5 in position["targis"][me] and "BC8" in displayed(position, me)
