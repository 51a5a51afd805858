"""A turn of actions: figures, markers, dunes and cards in any order, until the player is done.

Rules 5.1-5.3, 5.22 and 5.28; what border cards and dunes do is in `border` and `dunes`.
"""

from typing import Final

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT, lowest
from targi.rules.border import usable, use_border
from targi.rules.buying import offer_tribe_card
from targi.rules.centre import take_marker_back
from targi.rules.display import card_with, slot_of, use_marker
from targi.rules.dunes import can_carry_out, decline_dune, open_dune
from targi.rules.goods import take_goods_card
from targi.rules.native import i64
from targi.rules.prices import can_display
from targi.rules.state import GOODS_CARD, LIMIT, NO_CARD, Player, State, push
from targi.rules.targia import open_targia, targia_place, targia_waits
from targi.rules.tokens import goods_held, let_take, water_exchanges
from targi.rules.trace import (
    BY_MARKER,
    BY_TARGIA,
    DECLINE,
    END_TURN,
    HAND,
    NO_CAUSE,
    STOCK,
    USE,
    tell,
)

GOODS_KINDS: Final = 0b111


def ask_act(s: State) -> None:
    """Figures whose action is possible, markers, cards with a power now, and done (rule 5.2)."""
    p: Player = s.me()
    s.low = usable(s, p, p.targis) | p.markers << actions.CELL
    s.high = actions.DONE_BIT
    plays_hand: bool = p.hand != NO_CARD and p.power[fx.HAND_PLAY] > 0  # rule 5.24
    if plays_hand and can_display(s, p.hand, card_with(s, p, fx.HAND_PLAY)):
        s.high |= actions.HAND_BIT
    if s.table.expansion:
        _ask_act_expansion(s, p)


def _ask_act_expansion(s: State, p: Player) -> None:
    dunes: i64 = p.dune_targis
    while dunes != 0:
        dune: i64 = lowest(dunes)
        dunes &= dunes - 1
        if can_carry_out(s, p, dune):
            s.low |= BIT[actions.DUNE + dune]
    if targia_waits(s, p):
        s.high |= actions.TARGIA_BIT
    if p.power[fx.HAND_PLAY_ONCE] > 0 and p.hand != NO_CARD:
        card: i64 = card_with(s, p, fx.HAND_PLAY_ONCE)
        if can_display(s, p.hand, card):
            s.low |= BIT[actions.SLOT + slot_of(p, card)]
    offer_exchange_card(s, p)
    s.high |= water_exchanges(p)


def offer_exchange_card(s: State, p: Player) -> None:
    """XO7 can be used between actions, at one's limits and at a raid (rule 5.28)."""
    if p.power[fx.EXCHANGE] > 0 and goods_held(p) > 0:
        s.low |= BIT[actions.SLOT + slot_of(p, card_with(s, p, fx.EXCHANGE))]


def act(s: State, action: i64) -> None:
    """Begin an action, or end the turn."""
    if action < actions.CELL:
        s.me().targis &= ~BIT[action]
        use_border(s, action, STOCK, NO_CAUSE)
    elif action < actions.DUNE:
        use_cell(s, action - actions.CELL)
    elif action < actions.SLOT:
        open_dune(s, action - actions.DUNE)
    elif action < actions.ROW:
        use_card(s, action - actions.SLOT)
    elif action == actions.HAND:
        _play_hand(s, card_with(s, s.me(), fx.HAND_PLAY))
    elif action == actions.TARGIA:
        s.me().targia_used = 1
        tell(s, USE, s.to_move, 0, targia_place(s), targia_place(s), 1, BY_TARGIA)
        open_targia(s, 1, BY_TARGIA)
    else:
        end_turn(s)


def _play_hand(s: State, power: i64) -> None:
    tell(s, USE, s.to_move, 0, HAND, HAND, 1, power)
    offer_tribe_card(s, s.me().hand, HAND, power)


def use_card(s: State, slot: i64) -> None:
    """Use a displayed card with an action marker (rule 5.28)."""
    p: Player = s.me()
    card: i64 = p.slots[slot]
    hand_play: bool = s.table.effect_amount(card, fx.HAND_PLAY_ONCE) > 0
    use_marker(s, p, s.to_move, card)
    if hand_play:
        _play_hand(s, card)
    else:
        push(s, steps.EXCHANGE, NO_CARD, NO_CARD, card)


def use_cell(s: State, cell: i64) -> None:
    """Take the marker back and act on the card; the opponent's marker goes back too (rule 4.3)."""
    take_marker_back(s, cell)
    place: i64 = actions.CELL + cell
    card: i64 = s.cells[cell]
    if card < GOODS_CARD:
        offer_tribe_card(s, card, place, BY_MARKER)
    else:
        take_goods_card(s, card - GOODS_CARD, place, BY_MARKER)


def end_turn(s: State) -> None:
    """Take back what is still out, then settle the consolation (rules 5.2, 5.22)."""
    p: Player = s.me()
    if s.tracing:
        _tell_declined(s, p.targis | p.markers << actions.CELL)
    p.targis = 0
    p.markers = 0
    while p.dune_targis != 0:
        decline_dune(s, p, lowest(p.dune_targis))
    s.phase = LIMIT
    tell(s, END_TURN, s.to_move, 0, 0, 0, 0, NO_CAUSE)
    if p.power[fx.CONSOLATION] > 0 and p.from_cards & GOODS_KINDS == 0:
        let_take(s, p.power[fx.CONSOLATION], card_with(s, p, fx.CONSOLATION))


def _tell_declined(s: State, places: i64) -> None:
    while places != 0:
        tell(s, DECLINE, s.to_move, 0, lowest(places), STOCK, 1, NO_CAUSE)
        places &= places - 1
