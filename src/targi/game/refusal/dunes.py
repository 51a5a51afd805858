"""Why a dune, the Targia or a card that was turned up cannot be used like this (rules 5.29-5.36).

`DUNES` has one function for each step, called with an action that is not legal there; `use_dune`
explains a dune none of whose parts can take place.
"""

from collections.abc import Callable
from typing import Final

from targi.game.names import SEATS, Json, cell_text
from targi.game.refusal.choices import not_free, pair_missing
from targi.game.refusal.displays import no_swap_with_hand, nothing_to_swap
from targi.game.refusal.payments import no_display, too_few, too_few_of_any
from targi.game.refusal.reasons import Reason
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules import steps
from targi.rules import table as tb
from targi.rules.centre import free_cells, tribe_cells
from targi.rules.dunes import can_carry_out
from targi.rules.geometry import CORNERS
from targi.rules.revealing import NEXT_PICK, PICKS
from targi.rules.state import State
from targi.rules.table import DUNE_CARD
from targi.rules.targia import targia_place
from targi.rules.trace import DUNE_CAUSE


def use_dune(s: State, dune: int) -> Reason:
    """Why a dune cannot be carried out (rule 5.31)."""
    p, name = s.me(), s.table.dune_ids[dune]
    if not p.dunes_placed >> dune & 1:
        return Reason("no_targi", "5.1", {"card": name})
    if not p.dune_targis >> dune & 1:
        return Reason("used", "5.31", {"card": name})
    assert not can_carry_out(s, p, dune)
    code = s.table.effects[(DUNE_CARD + dune) * fx.EFFECTS * fx.EFFECT_FIELDS]
    explain = _IMPOSSIBLE.get(code)
    return explain(s, dune) if explain else Reason("no_part", "5.31", {"card": name})


def _no_tribe_card(s: State, dune: int) -> Reason:
    """D01: every free tribe card is beyond the player's means, and the hand is full."""
    if not free_cells(s) & tribe_cells(s):
        return Reason("no_free_card", "5.33", {"card": s.table.dune_ids[dune]})
    return Reason("hand_full", "5.33", {"card": s.table.tribe_ids[s.me().hand]})


def _no_goods_card(s: State, dune: int) -> Reason:
    return Reason("no_free_card", "5.33", {"card": s.table.dune_ids[dune]})


def _no_card_for_water(s: State, dune: int) -> Reason:
    """D03: water, room, and a tribe card under one's own marker."""
    water = s.table.effect_amount(DUNE_CARD + dune, fx.DISPLAY_FOR_WATER)
    if s.me().cards < st.SLOTS and s.me().stock[tb.WATER] >= water:
        return Reason("no_marker_on_tribe", "5.33", {"card": s.table.dune_ids[dune]})
    return _no_room(s, dune, water)


def _no_joker(s: State, dune: int) -> Reason:
    return _no_room(s, dune, s.table.effect_amount(DUNE_CARD + dune, fx.JOKER))


def _no_room(s: State, dune: int, water: int) -> Reason:
    if s.me().cards == st.SLOTS:
        return Reason("display_full", "5.12", {"card": s.table.dune_ids[dune]})
    return too_few(s, tb.WATER, water, "5.31")


def _no_swap(s: State, dune: int) -> Reason:
    return nothing_to_swap(s) if s.me().hand == st.NO_CARD else no_swap_with_hand(s)


def _no_hand_play(s: State, dune: int) -> Reason:
    """D18: a hand card that can be paid, the reduction used for goods."""
    if s.me().hand == st.NO_CARD:
        return Reason("no_hand_card", "5.36")
    less = s.table.effect_amount(DUNE_CARD + dune, fx.HAND_PLAY_REDUCED)
    return no_display(s, s.me().hand, ac.COST, DUNE_CAUSE + dune, less)


def _no_pair(s: State, dune: int) -> Reason:
    return too_few_of_any(s, 2, "5.31")


_IMPOSSIBLE: Final[dict[int, Callable[[State, int], Reason]]] = {
    fx.CENTRE_TRIBE: _no_tribe_card,
    fx.CENTRE_GOODS: _no_goods_card,
    fx.DISPLAY_FOR_WATER: _no_card_for_water,
    fx.JOKER: _no_joker,
    fx.SWAP_OR_EXCHANGE: _no_swap,
    fx.HAND_PLAY_REDUCED: _no_hand_play,
    fx.SELL_PAIRS: _no_pair,
}


def use_targia(s: State) -> Reason:
    """Her bonus is for a Targi placed on her card this round, once (rule 5.30)."""
    card: dict[str, Json] = {"card": targia_place(s) + 1}
    return Reason("used" if s.me().targia_used else "no_targia", "5.30", card)


def unusable(s: State, border: int) -> Reason:
    """Why a border card's action can do nothing now (rules 5.13-5.15)."""
    p, name = s.me(), s.table.border[border]
    card: dict[str, Json] = {"card": border + 1}
    if name == tb.NOBLE:
        if p.hand == st.NO_CARD:
            return Reason("no_hand_card", "5.13", card)
        return Reason("hand_card_new", "5.13", {"card": s.table.tribe_ids[p.hand]})
    if name == tb.FATA_MORGANA:
        return Reason("no_free_card" if p.markers else "no_marker_to_move", "5.15", card)
    return Reason("nothing_to_trade" if name == tb.TRADER else "nothing_to_sell", "5.14", card)


def _foreign_border(s: State, border: int) -> Reason:
    """D13: free of Targis and robber; D14: the opponent placed a Targi on it (rule 5.35)."""
    card: dict[str, Json] = {"card": border + 1}
    if s.stack[s.frame() + st.MODE] == fx.OPPONENTS_BORDER:
        if not s.opponent().placed >> border & 1:
            return Reason("no_opponents_targi", "5.35", card)
        return unusable(s, border)
    if CORNERS >> border & 1:
        return Reason("corner", "5.35", card)
    for seat, p in zip(SEATS, (s.blue, s.white), strict=True):
        if p.placed >> border & 1:
            return Reason("occupied", "5.35", card | {"by": seat})
    if border == s.robber:
        return Reason("robber_here", "5.35", card)
    return unusable(s, border)


def _centre_tribe(s: State, action: int) -> Reason:
    cell = action - ac.CELL
    refused = _not_of_kind(s, cell, tribe=True)
    return refused or no_display(s, s.cells[cell], ac.COST, s.stack[s.frame() + st.CAUSE])


def _centre_goods(s: State, action: int) -> Reason:
    refused = _not_of_kind(s, action - ac.CELL, tribe=False)
    assert refused is not None
    return refused


def _not_of_kind(s: State, cell: int, *, tribe: bool) -> Reason | None:
    """Why a cell is no free card of a kind (rule 5.33)."""
    if not free_cells(s) >> cell & 1:
        return not_free(s, cell, "5.33")
    if bool(tribe_cells(s) >> cell & 1) != tribe:
        return Reason("other_kind", "5.33", {"cell": cell_text(cell)})
    return None


def _under_marker(s: State, action: int) -> Reason:
    """D03: a tribe card under one's own unused marker, for water (rule 5.33)."""
    cell = action - ac.CELL
    if not s.me().markers >> cell & 1:
        return Reason("no_marker", "5.33", {"cell": cell_text(cell)})
    if not tribe_cells(s) >> cell & 1:
        return Reason("other_kind", "5.33", {"cell": cell_text(cell)})
    dune = s.stack[s.frame() + st.CAUSE] - DUNE_CAUSE + DUNE_CARD
    water = s.table.effect_amount(dune, fx.DISPLAY_FOR_WATER)
    return too_few(s, tb.WATER, water, "5.33")


def _sell_pairs(s: State, action: int) -> Reason:
    if action == ac.STOP:
        return Reason("must_trade_first", "5.31")
    return pair_missing(s, action, "5.31")


def _targia(s: State, action: int) -> Reason:
    """Turning up a goods card costs a good (rule 5.30)."""
    return too_few_of_any(s, 1, "5.30")


def _targia_pay(s: State, action: int) -> Reason:
    return too_few(s, action - ac.GOOD, 1, "5.30")


def _reveal(s: State, action: int) -> Reason:
    """Several cards are picked in the order they lie, so that they are picked in one way."""
    frame, place = s.frame(), action - ac.OPTION
    card: dict[str, Json] = {"card": s.table.goods_ids[s.stack[frame + st.SHOWN + place]]}
    chosen = place == s.stack[frame + NEXT_PICK] - 1
    return Reason("chosen_already" if chosen else "cards_order", "5.29", card)


def _pick(s: State, action: int) -> Reason:
    """D17: the hand is full, and the card cannot be displayed (rule 5.36)."""
    frame = s.frame()
    card = s.stack[frame + st.SHOWN + action - ac.OPTION]
    less = s.stack[frame + PICKS]
    return no_display(s, card, ac.COST, s.stack[frame + st.CAUSE], less)


DUNES: Final[dict[int, Callable[[State, int], Reason]]] = {
    steps.FOREIGN_BORDER: _foreign_border,
    steps.CENTRE_TRIBE: _centre_tribe,
    steps.CENTRE_GOODS: _centre_goods,
    steps.UNDER_MARKER: _under_marker,
    steps.SELL_PAIRS: _sell_pairs,
    steps.TARGIA: _targia,
    steps.TARGIA_PAY: _targia_pay,
    steps.TARGIA_CARD: _targia,
    steps.REVEAL_PICK: _reveal,
    steps.PICK: _pick,
}
