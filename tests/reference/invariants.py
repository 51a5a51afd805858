"""What holds at every decision of every game, whatever the players do.

Looks at the numbers of a `State`, which is quick enough for thousands of games.
"""

from collections.abc import Iterator

from targi.game.moves.notation import legal_moves
from targi.game.names import members
from targi.rules import effects as fx
from targi.rules import engine, steps, trace
from targi.rules import state as st
from targi.rules.bits import count
from targi.rules.display import recount, used_once
from targi.rules.limits import MAX_LEGAL
from targi.rules.revealing import SEEN
from targi.rules.state import Player, State
from targi.rules.table import DUNE_CARD, GOLD, PEPPER, WATER

OPEN_TRIBE_CARD = (steps.TRIBE, steps.OMIT, steps.SUBSTITUTE, steps.EXTRA, steps.ROW)
SEVERAL_OPEN = {
    steps.REVEAL_PICK: st.GOODS_PILE,
    steps.REVEAL_END: st.GOODS_PILE,
    steps.PICK: st.TRIBE_PILE,
}


def check_decision(s: State) -> None:
    """Check a state at a decision."""
    assert 1 <= s.round <= 12, "rule 2.2"
    assert 0 <= s.depth <= st.MAX_PENDING
    check_cards(s, st.GOODS_PILE, s.table.goods_count)
    check_cards(s, st.TRIBE_PILE, s.table.tribe_count)
    check_cards(s, st.DUNE_PILE, s.table.dune_count)
    check_dunes(s)
    for seat, p in enumerate((s.blue, s.white)):
        check_player(s, p)
        if s.phase not in (st.ACT, st.LIMIT) or s.to_move != seat:
            check_limits(s, p)
    check_moves(s)


def check_limits(s: State, p: Player) -> None:
    """Rule 6.1; but what was exchanged at a raid is not checked again before the next turn's end.

    Then water has become goods or gold: 2 water each good, 3 each gold, of at most 10.
    """
    goods_above = max(0, sum(p.stock[: PEPPER + 1]) - 10)
    gold_above = max(0, p.stock[GOLD] - 3)
    assert p.stock[WATER] + 2 * goods_above + 3 * gold_above <= 10
    if s.phase != st.RAID and s.round not in (4, 7, 10):
        assert goods_above == gold_above == 0


def check_dunes(s: State) -> None:
    """At most three dunes lie open, one at least before a round; Targis stand on open ones only."""
    assert count(s.dunes) <= 3
    assert s.phase != st.PLACE or not s.table.expansion or s.dunes != 0, "rule 2.4"
    assert (s.blue.dune_targis | s.white.dune_targis) & ~s.dunes == 0
    assert s.phase == st.PLACE or s.blue.dune_targis & ~s.blue.dunes_placed == 0
    assert s.phase == st.PLACE or s.white.dune_targis & ~s.white.dunes_placed == 0


def check_moves(s: State) -> None:
    """There is a choice, or the turn can be ended; every move has a text of its own."""
    moves = {move.text: move.action for move in legal_moves(s)}
    assert "" not in moves
    assert list(moves.values()) == engine.legal(s), "a text twice, or a move too few"
    assert len(moves) <= MAX_LEGAL
    assert len(moves) > 1 or list(moves) == ["done"], "forced choices are made"


def check_player(s: State, p: Player) -> None:
    """Nothing is negative, rows have no gaps, and what is summed up is summed up right."""
    assert min(p.stock) >= 0
    storable = sum(s.table.effect_amount(card, fx.STORED_GOLD) for card in p.slots if card >= 0)
    assert 0 <= p.stored_gold <= storable, "rule 5.25"
    assert p.targis & ~p.placed == 0
    assert p.hand != st.NO_CARD or p.hand_taken == 0
    for card in members(p.action_markers):
        assert card in list(p.slots), "rule 5.34"
        assert used_once(s, card), "rule 5.28"
    for row in range(0, st.SLOTS, 4):
        lying = [card != st.NO_CARD for card in p.slots[row : row + 4]]
        assert lying == sorted(lying, reverse=True), "rule 5.7"
    numbers = p.numbers()
    recount(s, p)
    assert p.numbers() == numbers


def check_cards(s: State, pile: int, number: int) -> None:
    """Every card of a kind is in exactly one place; piles and face-down cards add up."""
    assert sorted(places(s, pile)) == list(range(number))
    back = st.GOODS_BACK + pile
    down = [cell for cell in range(9) if s.cells[cell] == back]
    frozen = [cell for cell in down if s.cell_pool[cell]]
    assert s.pile[pile] + len(down) - len(frozen) == count(s.pool[pile])
    for cell in frozen:
        together = [c for c in frozen if s.cell_pool[c] == s.cell_pool[cell]]
        assert count(s.cell_pool[cell]) == len(together)
        assert s.cell_shuffle[cell] < s.shuffles[pile]


def places(s: State, pile: int) -> Iterator[int]:
    """The cards of a kind, once for each place where one lies."""
    yield from members(s.pool[pile])
    first = st.DISCARDS_AT[pile]
    yield from s.discards[first : first + s.discarded[pile]]
    held = {s.cell_pool[cell] for cell in range(9) if s.cells[cell] == st.GOODS_BACK + pile}
    for pool in held:
        yield from members(pool)
    for code in s.cells:
        if pile != st.DUNE_PILE and code < st.GOODS_BACK and code // st.GOODS_CARD == 1 - pile:
            yield code % st.GOODS_CARD
    yield from open_cards(s, pile)
    if pile == st.DUNE_PILE:
        yield from members(s.dunes)
    for p in (s.blue, s.white):
        for card in (*p.slots, p.hand):
            kind = st.DUNE_PILE if card >= DUNE_CARD else st.TRIBE_PILE
            if card != st.NO_CARD and kind == pile:
                yield card % DUNE_CARD


def open_cards(s: State, pile: int) -> Iterator[int]:
    """Cards turned up from a pile, with which an action is going on."""
    one = {st.GOODS_PILE: (steps.SLASH,), st.TRIBE_PILE: OPEN_TRIBE_CARD}.get(pile, ())
    for frame in range(0, s.depth * st.FRAME, st.FRAME):
        step = s.stack[frame + st.STEP]
        if step in one and s.stack[frame + st.SOURCE] == trace.OPEN:
            yield s.stack[frame + st.CARD]
        if step == steps.TARGIA_CARD and pile == st.GOODS_PILE:
            yield s.stack[frame + st.CARD]
        if SEVERAL_OPEN.get(step) == pile:
            first = frame + st.SHOWN
            yield from s.stack[first : first + s.stack[frame + SEEN]]
