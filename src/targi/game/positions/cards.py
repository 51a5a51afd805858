"""Reading the cards of a position: piles, discards, the centre, and cells with a pool of their own.

The cards that the players hold are read in `players`; that every card is in one place is
checked in `consistency`.
"""

from collections.abc import Sequence

from targi.game.names import BACKS, PILES, pile_ids
from targi.game.positions.reader import JsonField
from targi.rules import state as st
from targi.rules.bits import count
from targi.rules.limits import MAX_TOKENS
from targi.rules.state import State


def load_cards(s: State, fields: dict[str, JsonField]) -> None:
    """All cards but those of the players and the open dunes."""
    shuffles = fields["shuffles"].members(PILES)
    piles = fields["piles"].members(PILES)
    discards = fields["discards"].members(PILES)
    for pile, name in enumerate(PILES):
        ids = pile_ids(s.table, pile)
        # Hardly a card is turned up but for a figure or a token, so there are fewer shuffles.
        s.shuffles[pile] = shuffles[name].number(0, MAX_TOKENS if ids else 0)
        s.pool[pile] = card_set(piles[name], ids)
        for place, card in enumerate(discards[name].items(len(ids))):
            s.discards[st.DISCARDS_AT[pile] + place] = card.index(ids)
            s.discarded[pile] += 1
    _load_centre(s, fields["centre"])
    for group in fields["held"].items(9):
        _load_held(s, group)
    _count_piles(s, fields["piles"])


def _load_centre(s: State, spot: JsonField) -> None:
    codes = {back: code for code, back in BACKS.items()}
    codes |= {card: code for code, card in enumerate(s.table.tribe_ids)}
    codes |= {card: st.GOODS_CARD + code for code, card in enumerate(s.table.goods_ids)}
    rows = spot.items(3)
    cells = [cell for row in rows for cell in row.items(3)]
    if len(cells) != 9:
        raise spot.error("expected 3 rows of 3 cards")
    for cell, card in enumerate(cells):
        s.cells[cell] = codes[card.word(codes)]
        if s.cells[cell] >= st.GOODS_BACK:
            s.cell_shuffle[cell] = s.shuffles[s.cells[cell] - st.GOODS_BACK]


def _load_held(s: State, spot: JsonField) -> None:
    """Face-down cells with a pool of their own: as many cards as cells, all of one kind."""
    fields = spot.members(("cells", "cards", "shuffle"))
    cells = [(cell.cell(), cell) for cell in fields["cells"].items(9)]
    if not cells:
        raise fields["cells"].error("expected at least one cell")
    back = s.cells[cells[0][0]]
    for cell, place in cells:
        if s.cells[cell] != back or back < st.GOODS_BACK or s.cell_pool[cell]:
            raise place.error("expected face-down cells of one kind, each held once")
    pile = back - st.GOODS_BACK
    cards = card_set(fields["cards"], pile_ids(s.table, pile))
    if cards.bit_count() != len(cells):
        raise fields["cards"].error(f"expected {len(cells)} cards, as many as cells")
    shuffle = fields["shuffle"].number(0, max(0, s.shuffles[pile] - 1))
    if s.shuffles[pile] == 0:
        raise fields["shuffle"].error("expected an earlier shuffle than the present one")
    for cell, _ in cells:
        s.cell_pool[cell] = cards
        s.cell_shuffle[cell] = shuffle


def _count_piles(s: State, spot: JsonField) -> None:
    """The cards of a live pool that do not lie face down in the centre are its pile."""
    for pile, name in enumerate(PILES):
        down = sum(
            s.cells[cell] == st.GOODS_BACK + pile and not s.cell_pool[cell] for cell in range(9)
        )
        s.pile[pile] = count(s.pool[pile]) - down
        if s.pile[pile] < 0:
            raise spot.error(f"{name}: fewer unseen cards than cells face down")


def card_set(spot: JsonField, ids: Sequence[str]) -> int:
    """A set of cards, numbered by their place in `ids`."""
    return sum(2 ** ids.index(card) for card in spot.words(ids))
