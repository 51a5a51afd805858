"""Random play of the expansion: what its games meet, and the widest decision there is.

What must hold at every decision is checked in `test_random_play`, for both boxes.
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
from targi.rules.table import DUNE_CARD
from tests.reference.board import Position, displayed
from tests.reference.effort import effort
from tests.reference.positions import random_position
from tests.reference.random_play import decisions, what_is_asked
from tests.reference.rulesets import deck_with, ruleset

pytestmark = pytest.mark.slow

GAMES = effort(1200, plain=500)  # the rarest question is first asked in the 374th
# These steps only draw cards or end something: nothing is ever asked there.
SILENT = {
    *("DRAW", "DUNE", "EFFECTS", "TARGIA_DRAW", "TARGIA_END", "REVEAL_DRAW", "REVEAL_END"),
    *("PICK_DRAW", "RENEW"),
}


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
    assert DUNE_CARD + 3 in shown, "D04"
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
