"""Chance is exact in the expansion too: dunes, tribe discards, cards that lie open for a while.

As in `test_chance`, games are played in which cardboard decides what is turned up, and the engine's
chance nodes must hold all that for equally likely. At every decision both agree on how many cards
lie where, and on the order of the discards, from which XR7 takes the top card.
"""

import math
from collections import Counter, defaultdict
from itertools import chain

import pytest

from tests.reference.cardboard_games import Reveal, round_with_thin_piles, whole_game
from tests.reference.effort import effort
from tests.reference.rulesets import EXPANSION, ruleset

pytestmark = pytest.mark.slow

GAMES = effort(100, plain=25)
ROUNDS = effort(2500, plain=400)
MOMENTS = {
    *("goods pile", "goods pile for the Targia", "goods pile, several at once"),
    *("tribes pile", "tribes pile, several at once", "dunes pile", "dunes pile, several at once"),
    *("goods face down before the last shuffle", "goods face down since then"),
    *("tribes face down before the last shuffle", "tribes face down since then"),
}


@pytest.fixture(scope="module")
def reveals() -> list[Reveal]:
    """All that cardboard turned up in some games, and in some rounds that begin with thin piles."""
    variants = [n for n in range(GAMES) if ruleset(n).cards is None]
    games = (whole_game(n, ruleset(n)) for n in variants)
    rounds = (round_with_thin_piles(n, EXPANSION) for n in range(ROUNDS))
    return [*chain.from_iterable(chain(games, rounds))]


def test_cardboard_turns_up_what_the_engine_holds_for_equally_likely(
    reveals: list[Reveal],
) -> None:
    """About 15,000 cards turned up agree with equal chances at every kind of moment.

    Given all that could be seen before, the rank of a card in its pool is uniform. For pools of k
    cards and N reveals, chi-square has mean k - 1 and variance 2(k - 1)(1 - 1/N). Summed over all k
    it is nearly normal; that one of 11 sums lies beyond 4 standard deviations has a chance of 1 in
    1,400, and with fixed seeds it never comes and goes.
    """
    ranks: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    for reveal in reveals:
        ranks[reveal.moment, len(reveal.pool)][reveal.pool.index(reveal.card)] += 1
    assert {moment for moment, _ in ranks} == MOMENTS
    for moment in MOMENTS:
        excess = variance = 0.0
        for (name, size), counts in ranks.items():
            if name == moment and size > 1:
                expected = counts.total() / size
                chi = sum((counts[rank] - expected) ** 2 / expected for rank in range(size))
                excess += chi - (size - 1)
                variance += 2 * (size - 1) * (1 - 1 / counts.total())
        assert variance > 0
        assert abs(excess) < 4 * math.sqrt(variance), moment


def test_every_dune_and_card_is_turned_up_as_often_as_expected(reveals: list[Reveal]) -> None:
    """No card of a kind is favoured, dunes included.

    A card in a pool of k is expected 1/k times, with variance (1 - 1/k)/k. That any of some 130
    sums lies beyond 4.5 standard deviations has a chance of 1 in 1,000; the seeds are fixed.
    """
    expected: defaultdict[str, float] = defaultdict(float)
    variance: defaultdict[str, float] = defaultdict(float)
    seen: Counter[str] = Counter()
    for reveal in reveals:
        chance_of_each = 1 / len(reveal.pool)
        seen[reveal.card] += 1
        for card in reveal.pool:
            expected[card] += chance_of_each
            variance[card] += chance_of_each * (1 - chance_of_each)
    assert {f"D{n:02}" for n in range(1, 21)} <= set(seen)
    for card, mean in expected.items():
        assert abs(seen[card] - mean) < 4.5 * math.sqrt(variance[card] + 1), card
