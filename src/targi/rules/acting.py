"""A turn of actions: figures and markers in any order, until the player is done.

Rules 5.1-5.3 and the border cards of 5.13-5.17; Trader and Silversmith are in `trading`.
"""

from typing import Final

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT, lowest
from targi.rules.buying import can_display, offer_tribe_card
from targi.rules.chance import expect_pile
from targi.rules.geometry import CELLS
from targi.rules.goods import take_goods_card
from targi.rules.native import i64
from targi.rules.state import (
    CAUSE,
    GOODS_BACK,
    GOODS_CARD,
    GOODS_PILE,
    LIMIT,
    NO_CARD,
    SLOTS,
    SOURCE,
    STEP,
    TRIBE_PILE,
    Player,
    State,
    pop,
    push,
)
from targi.rules.table import (
    CARAVAN,
    FATA_MORGANA,
    NOBLE,
    PEPPER,
    SILVERSMITH,
    TRADER,
    TRIBAL_EXPANSION,
)
from targi.rules.tokens import gain, let_take
from targi.rules.trace import (
    BORDER_CAUSE,
    BY_MARKER,
    BY_SHARING,
    DECLINE,
    END_TURN,
    HAND,
    MOVE_MARKER,
    NO_CAUSE,
    OPEN,
    STOCK,
    USE,
    tell,
)
from targi.rules.trading import can_smith, can_trade, open_smith, open_trader

GOODS_KINDS: Final = 0b111


def free_cells(s: State) -> i64:
    """Face-up cells without any marker."""
    cells: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if s.cells[cell] < GOODS_BACK:
            cells |= BIT[cell]
        cell += 1
    return cells & ~(s.blue.markers | s.white.markers)


def usable(s: State, p: Player, border: i64) -> bool:
    """Whether the action of a border card could do anything now."""
    card: i64 = s.table.border[border]
    if card == NOBLE:  # rule 5.13: not for a card taken this round
        return p.hand != NO_CARD and p.hand_taken == 0
    if card == TRADER:
        return can_trade(p)
    if card == SILVERSMITH:
        return can_smith(p)
    if card == FATA_MORGANA:  # rule 5.15
        return p.markers != 0 and free_cells(s) != 0
    return True


def hand_player(s: State, p: Player) -> i64:
    """The displayed card that lets the player display his hand card now, or NO_CARD (rule 5.24)."""
    if p.power[fx.HAND_PLAY] > 0 and p.hand != NO_CARD:
        slot: i64 = 0
        while slot < SLOTS:
            card: i64 = p.slots[slot]
            if card != NO_CARD and s.table.effect_amount(card, fx.HAND_PLAY) > 0:
                return card if can_display(s, p.hand, card) else NO_CARD
            slot += 1
    return NO_CARD


def ask_act(s: State) -> None:
    """Figures whose action is possible, markers, the hand card, and done (rule 5.2)."""
    p: Player = s.me()
    targis: i64 = p.targis
    while targis != 0:
        border: i64 = lowest(targis)
        targis &= targis - 1
        if usable(s, p, border):
            s.low |= BIT[border]
    s.low |= p.markers * BIT[actions.CELL]
    s.high |= BIT[actions.DONE - actions.HALF]
    if hand_player(s, p) != NO_CARD:
        s.high |= BIT[actions.HAND - actions.HALF]


def act(s: State, action: i64) -> None:
    """Begin an action, or end the turn."""
    if action < actions.CELL:
        use_border(s, action)
    elif action < actions.CELL + CELLS:
        use_cell(s, action - actions.CELL)
    elif action == actions.HAND:
        p: Player = s.me()
        power: i64 = hand_player(s, p)
        tell(s, USE, s.to_move, 0, HAND, HAND, 1, power)
        offer_tribe_card(s, p.hand, HAND, power)
    else:
        end_turn(s)


def use_border(s: State, border: i64) -> None:
    """Take the Targi back and carry out the card's action."""
    p: Player = s.me()
    p.targis &= ~BIT[border]
    tell(s, USE, s.to_move, 0, border, STOCK, 1, NO_CAUSE)
    card: i64 = s.table.border[border]
    cause: i64 = BORDER_CAUSE + border
    if card <= PEPPER:
        gain(s, s.to_move, card, 1, cause)
    elif card == NOBLE:
        offer_tribe_card(s, p.hand, HAND, cause)
    elif card == TRADER:
        open_trader(s, cause)
    elif card == SILVERSMITH:
        open_smith(s, cause)
    elif card == FATA_MORGANA:
        push(s, steps.MARKER, NO_CARD, 0, cause)
    elif card == CARAVAN:
        push(s, steps.DRAW, NO_CARD, GOODS_PILE, cause)
    else:
        assert card == TRIBAL_EXPANSION
        push(s, steps.DRAW, NO_CARD, TRIBE_PILE, cause)


def use_cell(s: State, cell: i64) -> None:
    """Take the marker back and act on the card; the opponent's marker goes back too (rule 4.3)."""
    s.me().markers &= ~BIT[cell]
    place: i64 = actions.CELL + cell
    tell(s, USE, s.to_move, 0, place, STOCK, 1, NO_CAUSE)
    opponent: Player = s.opponent()
    if opponent.markers & BIT[cell] != 0:
        opponent.markers &= ~BIT[cell]
        tell(s, DECLINE, 1 - s.to_move, 0, place, STOCK, 1, BY_SHARING)
    card: i64 = s.cells[cell]
    if card < GOODS_CARD:
        offer_tribe_card(s, card, place, BY_MARKER)
    else:
        take_goods_card(s, card - GOODS_CARD, place, BY_MARKER)


def ask_draw(s: State, frame: i64) -> None:
    """Wait for the top card of the pile."""
    expect_pile(s, s.stack[frame + SOURCE])


def drawn(s: State, frame: i64, card: i64) -> None:
    """Go on with the card that was turned up (rule 5.17)."""
    pile: i64 = s.stack[frame + SOURCE]
    pop(s)
    if pile == GOODS_PILE:
        take_goods_card(s, card, OPEN, s.stack[frame + CAUSE])
    else:
        offer_tribe_card(s, card, OPEN, s.stack[frame + CAUSE])


def ask_marker(s: State) -> None:
    """Fata Morgana: any marker whose card has not been used."""
    s.low |= s.me().markers * BIT[actions.CELL]


def choose_marker(s: State, frame: i64, action: i64) -> None:
    """Note which marker moves."""
    s.stack[frame + SOURCE] = action
    s.stack[frame + STEP] = steps.MARKER_TO


def ask_marker_to(s: State) -> None:
    """Any face-up card without a marker (rule 5.15)."""
    s.low |= free_cells(s) * BIT[actions.CELL]


def choose_marker_to(s: State, frame: i64, action: i64) -> None:
    """Move the marker."""
    p: Player = s.me()
    source: i64 = s.stack[frame + SOURCE]
    p.markers &= ~BIT[source - actions.CELL]
    p.markers |= BIT[action - actions.CELL]
    tell(s, MOVE_MARKER, s.to_move, 0, source, action, 1, s.stack[frame + CAUSE])
    pop(s)


def end_turn(s: State) -> None:
    """Take back what is still out, then settle the consolation (rules 5.2, 5.22)."""
    p: Player = s.me()
    if s.tracing:
        _tell_declined(s, p.targis | p.markers * BIT[actions.CELL])
    p.targis = 0
    p.markers = 0
    s.phase = LIMIT
    tell(s, END_TURN, s.to_move, 0, 0, 0, 0, NO_CAUSE)
    if p.power[fx.CONSOLATION] > 0 and p.from_cards & GOODS_KINDS == 0:
        _console(s, p)


def _console(s: State, p: Player) -> None:
    slot: i64 = SLOTS - 1
    while slot >= 0:
        if p.slots[slot] != NO_CARD:
            let_take(s, s.table.effect_amount(p.slots[slot], fx.CONSOLATION), p.slots[slot])
        slot -= 1


def _tell_declined(s: State, places: i64) -> None:
    while places != 0:
        tell(s, DECLINE, s.to_move, 0, lowest(places), STOCK, 1, NO_CAUSE)
        places &= places - 1
