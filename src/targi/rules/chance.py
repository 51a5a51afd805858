"""Piles, pools and chance: every unseen card is equally likely (rules 0.3, 5.19).

A pool is the set of unseen cards of one kind since its last shuffle. Cards lying face down in the
centre belong to it until they are turned up. When the pile is used up while some of them still lie
there, those cells keep the old pool (it is frozen) and the discards become the new one.
"""

from targi.rules import trace
from targi.rules.bits import BIT, count
from targi.rules.geometry import CELLS
from targi.rules.native import i64, vec
from targi.rules.state import (
    CAUSE,
    CHANCE_CELL,
    CHANCE_PILE,
    DISCARDS_AT,
    GOODS_BACK,
    GOODS_CARD,
    GOODS_PILE,
    NO_CARD,
    TRIBE_BACK,
    TRIBE_PILE,
    State,
)
from targi.rules.table import DUNE_CARD


def discard(s: State, pile: i64, card: i64) -> None:
    """Put a card on top of a discard pile."""
    s.discards[DISCARDS_AT[pile] + s.discarded[pile]] = card
    s.discarded[pile] += 1


def cell_kind(s: State, cell: i64) -> i64:
    """The pile that the card in this cell belongs to."""
    code: i64 = s.cells[cell]
    return TRIBE_PILE if code < GOODS_CARD or code == TRIBE_BACK else GOODS_PILE


def refill(s: State, pile: i64) -> None:
    """Shuffle the discards into a new pile if the old one is used up (rule 5.19)."""
    if s.pile[pile] > 0:
        return
    _freeze(s, pile)
    cards: i64 = 0
    i: i64 = DISCARDS_AT[pile]
    end: i64 = i + s.discarded[pile]
    while i < end:
        cards |= BIT[s.discards[i]]
        s.discards[i] = NO_CARD
        i += 1
    s.pool[pile] = cards
    s.pile[pile] = s.discarded[pile]
    s.discarded[pile] = 0
    shuffles: vec[i64] = s.shuffles[:]
    shuffles[pile] += 1
    s.shuffles = shuffles
    trace.tell(
        s,
        trace.SHUFFLE,
        trace.NOBODY,
        pile,
        trace.DISCARDS + pile,
        trace.PILE + pile,
        s.pile[pile],
        trace.NO_CAUSE,
    )


def _freeze(s: State, pile: i64) -> None:
    """Cells still face down keep the cards that were unseen so far as their pool."""
    pools: vec[i64] = s.cell_pool[:]
    back: i64 = GOODS_BACK + pile
    cell: i64 = 0
    while cell < CELLS:
        if s.cells[cell] == back and s.cell_shuffle[cell] == s.shuffles[pile]:
            pools[cell] = s.pool[pile]
        cell += 1
    s.cell_pool = pools


def lay_face_down(s: State, cell: i64, pile: i64) -> None:
    """Fill a cell with the top card of a pile, unseen (rule 5.3)."""
    refill(s, pile)
    s.pile[pile] -= 1
    s.cells[cell] = GOODS_BACK + pile
    s.cell_shuffle[cell] = s.shuffles[pile]
    if s.tracing:
        back: i64 = GOODS_BACK + pile
        source: i64 = trace.PILE + pile
        trace.tell(s, trace.FILL, trace.NOBODY, back, source, 16 + cell, 1, _cause(s))


def _cause(s: State) -> i64:
    return trace.BY_DEAL if s.round == 0 else trace.NO_CAUSE


def expect_cell(s: State, cell: i64) -> None:
    """Make turning up this cell the chance node."""
    s.chance = CHANCE_CELL
    s.chance_at = cell


def expect_pile(s: State, pile: i64) -> None:
    """Make turning up the top card of this pile the chance node."""
    refill(s, pile)
    s.chance = CHANCE_PILE
    s.chance_at = pile


def chance_pool(s: State) -> i64:
    """The cards that this chance node may turn up, all equally likely."""
    if s.chance == CHANCE_PILE:
        return s.pool[s.chance_at]
    if s.cell_pool[s.chance_at] != 0:
        return s.cell_pool[s.chance_at]
    return s.pool[cell_kind(s, s.chance_at)]


def chance_count(s: State) -> i64:
    """How many outcomes this chance node has."""
    return count(chance_pool(s))


def chance_shuffle(s: State) -> i64:
    """The shuffle number of the pool that this chance node turns a card up from."""
    if s.chance == CHANCE_CELL:
        return s.cell_shuffle[s.chance_at]
    return s.shuffles[s.chance_at]


def chance_kind(s: State) -> i64:
    """The pile that this chance node's card belongs to."""
    return s.chance_at if s.chance == CHANCE_PILE else cell_kind(s, s.chance_at)


def take_from_pile(s: State, pile: i64, card: i64) -> None:
    """The top card of the pile proves to be this one."""
    s.pool[pile] &= ~BIT[card]
    s.pile[pile] -= 1
    cause: i64 = trace.BY_SETUP if s.round < 2 else trace.BY_DUNE_RULE
    if s.depth > 0:
        cause = s.stack[s.frame() + CAUSE]
    source: i64 = trace.PILE + pile
    trace.tell(s, trace.TURN_UP, trace.NOBODY, card_code(pile, card), source, trace.OPEN, 1, cause)


def card_code(pile: i64, card: i64) -> i64:
    """The code in cells, slots and facts of a card of a pile."""
    if pile == TRIBE_PILE:
        return card
    return GOODS_CARD + card if pile == GOODS_PILE else DUNE_CARD + card


def turn_up_cell(s: State, cell: i64, card: i64) -> None:
    """The card in this cell proves to be this one."""
    pile: i64 = cell_kind(s, cell)
    if s.cell_pool[cell] != 0:
        _take_from_frozen(s, cell, card)
    else:
        s.pool[pile] &= ~BIT[card]
    code: i64 = card_code(pile, card)
    s.cells[cell] = code
    s.cell_shuffle[cell] = 0
    if s.tracing:
        trace.tell(s, trace.TURN_UP, trace.NOBODY, code, 16 + cell, 16 + cell, 1, _cause(s))


def _take_from_frozen(s: State, cell: i64, card: i64) -> None:
    pools: vec[i64] = s.cell_pool[:]
    back: i64 = s.cells[cell]
    shuffle: i64 = s.cell_shuffle[cell]
    other: i64 = 0
    while other < CELLS:
        if s.cells[other] == back and s.cell_shuffle[other] == shuffle:
            pools[other] &= ~BIT[card]
        other += 1
    pools[cell] = 0
    s.cell_pool = pools


def vacate(s: State, cell: i64) -> None:
    """The cell's card has left: a face-down card of the other kind fills the gap (rule 5.3)."""
    lay_face_down(s, cell, 1 - cell_kind(s, cell))
