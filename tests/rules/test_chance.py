"""Chance is exact: the engine's chance nodes against cards that really lie on a table.

The engine holds sets of unseen cards and says that each is equally likely. `tests.reference` has
cardboard: ordered piles and certain face-down cards. First all orders of tiny piles are gone
through, with fractions; then games are played in which cardboard decides what is turned up.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, permutations
from random import Random
from typing import TypeAlias

import pytest

from targi import Ruleset
from targi.rules import chance, steps
from targi.rules import state as st
from tests.reference.cardboard import CardTable
from tests.reference.cardboard_games import Reveal, round_with_thin_piles, whole_game
from tests.reference.effort import effort

pytestmark = pytest.mark.slow

# --- All orders of tiny piles -----------------------------------------------------------------

Script: TypeAlias = list[tuple[str, int]]  # what is done, and with which cell
Chances: TypeAlias = dict[tuple[str, ...], Fraction]  # of the cards turned up, in order

TINY = ("A", "B", "C", "D")  # their numbers are the engine's cards
SCRIPTS = 30


class ShuffleNeeded(Exception):  # noqa: N818  # it is no error
    """These cards need an order that has not been thought of yet."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards


def random_script(rng: Random) -> Script:
    """Draws, fills and turn-ups that four cards allow, until the third shuffle or longer."""
    pile, discards, lying = len(TINY), 0, {0: "", 1: ""}
    script: Script = []
    while len(script) < 9:
        cell = rng.randrange(2)
        deed = rng.choice(["draw", "fill", "turn up"])
        if deed == "turn up" and lying[cell] == "down":
            lying[cell] = "up"
        elif deed == "draw" and pile + discards > 0:
            pile, discards = (pile - 1, discards + 1) if pile else (discards - 1, 1)
        elif deed == "fill" and lying[cell] != "down":
            discards += lying[cell] == "up"
            if pile + discards == 0:
                continue
            pile, discards = (pile - 1, discards) if pile else (discards - 1, 0)
            lying[cell] = "down"
        else:
            continue
        script.append((deed, cell))
    return script


def on_the_table(script: Script, table: CardTable) -> tuple[str, ...]:
    """Carry out a script with cardboard; the cards turned up."""
    seen: list[str] = []
    face_up: dict[int, str] = {}
    for deed, cell in script:
        if deed == "draw":
            seen.append(table.draw())
            table.discard(seen[-1])
        elif deed == "turn up":
            face_up[cell] = table.turn_up(cell)
            seen.append(face_up[cell])
        else:
            if cell in face_up:
                table.discard(face_up.pop(cell))
            table.fill(cell)
    return tuple(seen)


def chances_of_cardboard(script: Script) -> Chances:
    """The chances of what is turned up, by going through all orders of every shuffle."""
    found: Chances = defaultdict(Fraction)
    ways: list[list[list[str]]] = [[]]  # the orders that the shuffles bring, one after another
    while ways:
        orders = ways.pop()
        to_come = iter(orders)

        def shuffle(cards: list[str], to_come: Iterator[list[str]] = to_come) -> list[str]:
            order = next(to_come, None)
            if order is None:
                raise ShuffleNeeded(cards)
            return [*order]

        try:
            seen = on_the_table(script, CardTable(TINY, shuffle))
        except ShuffleNeeded as needed:
            ways += [[*orders, [*order]] for order in permutations(needed.cards)]
        else:
            found[seen] += Fraction(1, math.prod(math.factorial(len(order)) for order in orders))
    return found


def chances_of_engine(script: Script, pile: int) -> Chances:
    """The same by the engine's chance nodes, all outcomes of a node being equally likely."""
    state = st.bare_state(Ruleset("base").table)
    state.pool[pile] = 2 ** len(TINY) - 1
    state.pile[pile] = len(TINY)
    st.push(state, steps.DRAW, st.NO_CARD, pile, 0)  # who turns the cards up does not matter
    found: Chances = defaultdict(Fraction)
    follow(state, script, pile, (), Fraction(1), found)
    return found


def follow(
    s: st.State, script: Script, pile: int, seen: tuple[str, ...], weight: Fraction, found: Chances
) -> None:
    """Carry out a script with the engine, with every outcome of the next chance node."""
    for at, (deed, cell) in enumerate(script):
        if deed == "fill":
            if s.cells[cell] != st.NO_CARD:
                chance.discard(s, pile, s.cells[cell] % st.GOODS_CARD)
            chance.lay_face_down(s, cell, pile)
            continue
        if deed == "draw":
            chance.expect_pile(s, pile)
        else:
            chance.expect_cell(s, cell)
        cards = [card for card in range(len(TINY)) if chance.chance_pool(s) >> card & 1]
        for card in cards:
            after = s.copy()
            if deed == "draw":
                chance.take_from_pile(after, pile, card)
                chance.discard(after, pile, card)
            else:
                chance.turn_up_cell(after, cell, card)
            after.chance = st.NO_CHANCE
            now = (*seen, TINY[card])
            follow(after, script[at + 1 :], pile, now, weight / len(cards), found)
        return
    found[seen] += weight


@pytest.mark.parametrize("pile", [st.GOODS_PILE, st.TRIBE_PILE])
def test_chances_are_those_of_all_orders_of_the_piles(pile: int) -> None:
    """Rule 5.19, exactly: whatever is drawn, filled and turned up, each outcome is as likely."""
    held_back = 0
    for n in range(SCRIPTS):
        script = random_script(Random(n))
        expected = chances_of_cardboard(script)
        assert sum(expected.values()) == 1
        assert chances_of_engine(script, pile) == expected
        table = CardTable(TINY, list)
        on_the_table(script, table)
        held_back += table.left_behind > 0
    assert held_back > SCRIPTS // 4, "shuffles while cards lie face down must be among them"


# --- Whole games on cardboard -----------------------------------------------------------------

GAMES = effort(150, plain=6)
ROUNDS = effort(2500, plain=200)


@pytest.fixture(scope="module")
def reveals() -> list[list[Reveal]]:
    """All that cardboard turned up in some games, and in some rounds that begin with thin piles."""
    games = (whole_game(seed) for seed in range(GAMES))
    rounds = (round_with_thin_piles(seed) for seed in range(ROUNDS))
    return [list(turned_up) for turned_up in chain(games, rounds)]


def test_cardboard_turns_up_what_the_engine_holds_for_equally_likely(
    reveals: list[list[Reveal]],
) -> None:
    """About 13,000 cards turned up agree with equal chances at every kind of moment.

    Given all that could be seen before, the rank of a card in its pool is uniform. For pools of k
    cards and N reveals, chi-square has mean k - 1 and variance 2(k - 1)(1 - 1/N), whatever N is.
    Summed over all k it is nearly normal; more than 4 standard deviations have a chance of 1 in
    16,000, and with fixed seeds never come and go. The same is done for pairs turned up one after
    the other from one pool, of which k(k - 1) are equally likely.
    """
    ranks: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    for turned_up in reveals:
        before: Reveal | None = None
        for reveal in turned_up:
            size, rank = len(reveal.pool), reveal.pool.index(reveal.card)
            ranks[reveal.moment, size][rank] += 1
            if before is not None and {*before.pool} == {*reveal.pool, before.card}:
                pair = before.pool.index(before.card) * size + rank
                ranks["pair", (size + 1) * size][pair] += 1
            before = reveal
    moments = {moment for moment, _ in ranks}
    assert len(moments) == 7, "both piles, face-down cards of two ages of both kinds, and pairs"
    for moment in moments:
        groups = [(size, counts) for (name, size), counts in ranks.items() if name == moment]
        assert abs(deviation(groups)) < 4, moment
        assert sum(counts.total() for size, counts in groups if size > 1) > ROUNDS // 25


def deviation(groups: list[tuple[int, Counter[int]]]) -> float:
    """How many standard deviations the summed chi-square lies from its mean."""
    excess = variance = 0.0
    for size, counts in groups:
        number = counts.total()
        expected = number / size
        chi_square = sum((counts[rank] - expected) ** 2 / expected for rank in range(size))
        excess += chi_square - (size - 1)
        variance += 2 * (size - 1) * (1 - 1 / number)
    return excess / math.sqrt(variance)


def test_every_card_is_turned_up_as_often_as_the_engine_expects(
    reveals: list[list[Reveal]],
) -> None:
    """No card of the 64 is favoured, in any kind of moment.

    A card in a pool of k is expected 1/k times, with variance (1 - 1/k)/k. That any of some 250
    sums lies beyond 4.5 standard deviations has a chance of 1 in 600; the seeds are fixed. One
    more is allowed for in the variance, for sums so small that they are far from normal.
    """
    expected: defaultdict[tuple[str, str], float] = defaultdict(float)
    variance: defaultdict[tuple[str, str], float] = defaultdict(float)
    seen: Counter[tuple[str, str]] = Counter()
    for reveal in chain.from_iterable(reveals):
        chance_of_each = 1 / len(reveal.pool)
        seen[reveal.moment, reveal.card] += 1
        for card in reveal.pool:
            expected[reveal.moment, card] += chance_of_each
            variance[reveal.moment, card] += chance_of_each * (1 - chance_of_each)
    assert len({card for _, card in seen}) == 64
    for what, mean in expected.items():
        assert abs(seen[what] - mean) < 4.5 * math.sqrt(variance[what] + 1), what
