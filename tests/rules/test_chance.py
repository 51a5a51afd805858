"""Chance is exact: the engine's chance nodes against cards that really lie on a table.

The engine holds sets of unseen cards and says that each is equally likely. `tests.reference.cardboard`
holds ordered piles and certain face-down cards. First all orders of tiny piles are gone through, with
fractions; then whole games are played in which the cardboard decides what is turned up.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import NamedTuple, TypeAlias

import pytest

from targi import Event, Game, Ruleset
from targi.game.events import decode
from targi.game.key import possible_cards
from targi.game.notation import legal_moves
from targi.rules import chance, engine, steps
from targi.rules import state as st
from targi.rules.setup import bare_state, new_game
from tests.reference.board import Position
from tests.reference.cardboard import Table
from tests.reference.exploring import careless, eager
from tests.reference.positions import random_position

BASE = Ruleset("base").table

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


def on_the_table(script: Script, table: Table) -> tuple[str, ...]:
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
            seen = on_the_table(script, Table(TINY, shuffle))
        except ShuffleNeeded as needed:
            ways += [[*orders, [*order]] for order in permutations(needed.cards)]
        else:
            found[seen] += Fraction(1, math.prod(math.factorial(len(order)) for order in orders))
    return found


def chances_of_engine(script: Script, pile: int) -> Chances:
    """The same by the engine's chance nodes, all outcomes of a node being equally likely."""
    state = bare_state(BASE)
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
        table = Table(TINY, list)
        on_the_table(script, table)
        held_back += table.left_behind > 0
    assert held_back > SCRIPTS // 4, "shuffles while cards lie face down must be among them"


# --- Whole games on cardboard -----------------------------------------------------------------

GAMES = 100
ROUNDS = 1500


class Reveal(NamedTuple):
    """A card that the cardboard turned up, and the cards that the engine held for possible."""

    moment: str
    card: str
    pool: list[str]


class Cardboard:
    """Both kinds of cards on the table, moved as the engine's events say."""

    def __init__(self, unseen: dict[str, list[str]], rng: Random) -> None:
        def shuffle(cards: list[str]) -> list[str]:
            return rng.sample(cards, len(cards))

        self.tables = {kind: Table(unseen[kind], shuffle) for kind in ("goods", "tribes")}

    def obey(self, event: Event) -> None:
        """Do with the cards what happened to them."""
        if event.name == "fill" and isinstance(event.target, dict):
            self.tables["goods" if event.card == "goods?" else "tribes"].fill(cell_of(event.target))
        for kind, table in self.tables.items():
            if event.name == "card" and event.target == f"{kind} discards":
                assert event.card is not None
                table.discard(event.card)

    def reveal(self, s: st.State) -> Reveal:
        """Turn up what the engine's chance node asks for."""
        kind = ("goods", "tribes")[chance.chance_kind(s)]
        table = self.tables[kind]
        pool = possible_cards(s)
        if s.chance == st.CHANCE_PILE:
            return Reveal(f"{kind} pile", table.draw(), pool)
        held = "before the last shuffle" if s.cell_pool[s.chance_at] else "since then"
        return Reveal(f"{kind} face down {held}", table.turn_up(s.chance_at), pool)

    def check(self, s: st.State) -> None:
        """Piles, discards and face-down cards are as many and where the engine says."""
        for pile, kind in enumerate(("goods", "tribes")):
            table, first = self.tables[kind], st.DISCARDS_AT[pile]
            ids = (BASE.goods_ids, BASE.tribe_ids)[pile]
            discards = s.discards[first : first + s.discarded[pile]]
            assert [ids[card] for card in discards] == table.discards
            assert (s.pile[pile], s.shuffles[pile]) == (len(table.pile), table.shuffles)
            down = {cell for cell in range(9) if s.cells[cell] == st.GOODS_BACK + pile}
            assert down == set(table.face_down)


def cell_of(place: dict[str, object]) -> int:
    """The number of a centre cell in an event."""
    cell = place["centre"]
    assert isinstance(cell, list)
    row, column = cell
    assert isinstance(row, int)
    assert isinstance(column, int)
    return 3 * row + column


def whole_game(seed: int) -> Iterator[Reveal]:
    """Everything turned up in a game from its deal to its end."""
    rng = Random(seed)
    everything = {"goods": BASE.goods_ids, "tribes": BASE.tribe_ids}
    state = new_game(BASE, seed % 2, True)
    return play_on(rng, Cardboard(everything, rng), state, until=st.OVER)


def round_with_thin_piles(seed: int) -> Iterator[Reveal]:
    """Everything turned up in the actions of a round that soon calls for a shuffle."""
    rng = Random(seed)
    position = random_position(rng, cards=2, round_number=rng.choice([1, 2, 4, 5, 7]))
    thin_out(rng, position)
    cardboard = Cardboard(position["piles"], rng)
    for kind, back in (("goods", "goods?"), ("tribes", "tribe?")):
        cardboard.tables[kind].discards += position["discards"][kind]
        for cell in range(9):
            if position["centre"][cell // 3][cell % 3] == back:
                cardboard.tables[kind].fill(cell)
    state = Game.from_position(position, seed=0).state
    state.tracing = True
    return play_on(rng, cardboard, state, until=st.PLACE)


def thin_out(rng: Random, position: Position) -> None:
    """Leave hardly any unseen cards but those lying face down."""
    for kind, back in (("goods", "goods?"), ("tribes", "tribe?")):
        unseen = position["piles"][kind]
        down = sum(row.count(back) for row in position["centre"])
        left = down + rng.randint(0, 2)
        position["discards"][kind] += unseen[left:]
        del unseen[left:]


def play_on(rng: Random, cardboard: Cardboard, s: st.State, until: int) -> Iterator[Reveal]:
    """Play while cardboard decides chance, with players who see what players see."""
    choose = rng.choice([careless, eager])
    while True:
        for event in decode(s):
            cardboard.obey(event)
        s.facts.clear()
        if s.chance != st.NO_CHANCE:
            reveal = cardboard.reveal(s)
            yield reveal
            engine.apply_chance(s, reveal.pool.index(reveal.card))
            continue
        cardboard.check(s)
        if s.phase in (until, st.OVER):
            return
        moves = {move.text: move.action for move in legal_moves(s)}
        engine.apply(s, moves[choose(rng, [*moves])])


def test_cardboard_turns_up_what_the_engine_holds_for_equally_likely() -> None:
    """About 17,000 cards of 200 games agree with uniform chances at every kind of moment.

    Given all that could be seen before, the rank of a card among its pool is uniform. For pools of k
    cards and N reveals, chi-square has mean k - 1 and variance 2(k - 1)(1 - 1/N), whatever N is.
    Summed over all k this is nearly normal; a deviation of more than 4 standard deviations has
    a chance of 1 in 16,000 and with the fixed seed never comes and goes. The same is done for pairs of
    cards turned up one after the other from one pool: k(k - 1) equally likely pairs.
    """
    ranks: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    for seed in range(GAMES):
        before: Reveal | None = None
        for reveal in game_on_cardboard(seed):
            size, rank = len(reveal.pool), reveal.pool.index(reveal.card)
            ranks[reveal.moment, size][rank] += 1
            if before is not None and {*before.pool} == {*reveal.pool, before.card}:
                pair = before.pool.index(before.card) * size + rank
                ranks["pair", (size + 1) * size][pair] += 1
            before = reveal
    moments = {moment for moment, _ in ranks}
    assert len(moments) == 7
    for moment in moments:
        groups = [(size, counts) for (name, size), counts in ranks.items() if name == moment]
        assert abs(deviation(groups)) < 4, moment
        assert sum(counts.total() for size, counts in groups if size > 1) > 20, moment


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


def test_every_card_is_turned_up_as_often_as_the_engine_expects() -> None:
    """No card of the 64 is favoured, in any kind of moment.

    A card in a pool of k is expected 1/k times, with variance (1 - 1/k)/k. Of some 300 sums one
    beyond 5 standard deviations has a chance of about 1 in 6,000; the seed is fixed.
    """
    expected: Counter[tuple[str, str]] = Counter()
    variance: Counter[tuple[str, str]] = Counter()
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(GAMES, 2 * GAMES):
        for reveal in game_on_cardboard(seed):
            chance_of_each = 1 / len(reveal.pool)
            seen[reveal.moment, reveal.card] += 1
            for card in reveal.pool:
                expected[reveal.moment, card] += chance_of_each  # type: ignore[assignment]
                variance[reveal.moment, card] += chance_of_each * (1 - chance_of_each)  # type: ignore[assignment]
    assert len({card for _, card in seen}) == 64
    for what, mean in expected.items():
        if variance[what] > 5:  # enough for the normal distribution
            assert abs(seen[what] - mean) < 5 * math.sqrt(variance[what]), what
def test_zz():
    import time
    t=time.time()
    m=Counter(); big=Counter()
    for seed in range(GAMES):
        for r in whole_game(seed): m[r.moment]+=1; big[r.moment]+=len(r.pool)>1
    print(m,big,time.time()-t)
    m=Counter(); big=Counter()
    for seed in range(ROUNDS):
        for r in round_with_thin_piles(seed): m[r.moment]+=1; big[r.moment]+=len(r.pool)>1
    print(m,big,time.time()-t); assert 0
