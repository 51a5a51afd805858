"""The border cards' actions (rules 5.13-5.17); Trader and Silversmith are in `trading`."""

from typing import Final

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT, lowest
from targi.rules.buying import offer_tribe_card
from targi.rules.centre import free_cells
from targi.rules.display import card_with, slot_of, use_marker
from targi.rules.goods import take_goods_card
from targi.rules.native import i64
from targi.rules.prices import can_display
from targi.rules.state import (
    CAUSE,
    DISCARDS_AT,
    GOODS_PILE,
    LEFT,
    NO_CARD,
    REJECTED,
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
    WATER,
    WATER_PLACE,
)
from targi.rules.tokens import gain, lose
from targi.rules.trace import BORDER_CAUSE, DISCARDS, HAND, MOVE_MARKER, OPEN, USE, tell
from targi.rules.trace import CARD as CARD_MOVES
from targi.rules.trading import can_smith, can_trade, open_smith, open_trader

WATER_FROM_PLACE: Final = 2


def usable(s: State, p: Player, borders: i64) -> i64:
    """Those of these border cards whose action could do anything now."""
    found: i64 = borders & ~s.table.conditional
    rest: i64 = borders & s.table.conditional
    while rest != 0:
        border: i64 = lowest(rest)
        rest &= rest - 1
        if _offers_something(s, p, border):
            found |= BIT[border]
    return found


def _offers_something(s: State, p: Player, border: i64) -> bool:
    card: i64 = s.table.border[border]
    if card == NOBLE:  # rule 5.13: not for a card taken this round
        return p.hand != NO_CARD and p.hand_taken == 0
    if card == TRADER:
        return can_trade(s, p, border)
    if card == SILVERSMITH:
        return can_smith(s, p, border)
    return p.markers != 0 and free_cells(s) != 0  # Fata Morgana, rule 5.15


def use_border(s: State, border: i64, target: i64, cause_of_use: i64) -> None:
    """Carry out a border card's action; the Targi, if there is one, goes to `target`."""
    if s.tracing:
        tell(s, USE, s.to_move, 0, border, target, 1, cause_of_use)
    p: Player = s.me()
    card: i64 = s.table.border[border]
    cause: i64 = BORDER_CAUSE + border
    if card <= PEPPER:
        gain(s, s.to_move, card, 1, cause)
    elif card == NOBLE:
        offer_tribe_card(s, p.hand, HAND, cause)
    elif card == TRADER:
        open_trader(s, border, cause)
    elif card == SILVERSMITH:
        open_smith(s, border, cause)
    elif card == FATA_MORGANA:
        push(s, steps.MARKER, NO_CARD, NO_CARD, cause)
    elif card == CARAVAN:
        push(s, steps.DRAW, NO_CARD, GOODS_PILE, cause)
    elif card == WATER_PLACE:
        gain(s, s.to_move, WATER, WATER_FROM_PLACE + p.power[fx.WATER_PLACE_BONUS], cause)
    elif can_take_discard(s, p):
        push(s, steps.TURN_UP, NO_CARD, TRIBE_PILE, cause)
    else:
        push(s, steps.DRAW, NO_CARD, TRIBE_PILE, cause)


def can_take_discard(s: State, p: Player) -> bool:
    """Whether XR7 can take the top of the tribe discard pile (rule 5.29)."""
    if p.power[fx.DISCARD_PILE_CARD] == 0 or s.discarded[TRIBE_PILE] == 0:
        return False
    return p.hand == NO_CARD or can_display(
        s, top_discard(s), card_with(s, p, fx.DISCARD_PILE_CARD)
    )


def top_discard(s: State) -> i64:
    """The top card of the tribe discard pile (rule 5.20)."""
    return s.discards[DISCARDS_AT[TRIBE_PILE] + s.discarded[TRIBE_PILE] - 1]


def ask_turn_up(s: State) -> None:
    """The pile, or once the top of the discards instead (rule 5.29)."""
    p: Player = s.me()
    s.high |= actions.NEXT_BIT
    if can_take_discard(s, p):
        s.low |= BIT[actions.SLOT + slot_of(p, card_with(s, p, fx.DISCARD_PILE_CARD))]


def choose_turn_up(s: State, frame: i64, action: i64) -> None:
    """Turn up the top card of the pile, or take the one on the discards."""
    if action == actions.NEXT:
        s.stack[frame + STEP] = steps.DRAW
        return
    p: Player = s.me()
    card: i64 = p.slots[action - actions.SLOT]
    taken: i64 = top_discard(s)
    pop(s)
    use_marker(s, p, s.to_move, card)
    s.discarded[TRIBE_PILE] -= 1
    s.discards[DISCARDS_AT[TRIBE_PILE] + s.discarded[TRIBE_PILE]] = NO_CARD
    tell(s, CARD_MOVES, s.to_move, taken, DISCARDS + TRIBE_PILE, OPEN, 1, card)
    offer_tribe_card(s, taken, OPEN, card)


def drawn(s: State, frame: i64, card: i64) -> None:
    """Go on with the card that was turned up (rule 5.17)."""
    pile: i64 = s.stack[frame + SOURCE]
    rejected: i64 = s.stack[frame + REJECTED]
    pop(s)
    if pile == GOODS_PILE:
        take_goods_card(s, card, OPEN, s.stack[frame + CAUSE])
    else:
        offered: i64 = offer_tribe_card(s, card, OPEN, s.stack[frame + CAUSE])
        s.stack[offered + REJECTED] = rejected


def ask_marker(s: State) -> None:
    """Fata Morgana: any marker whose card has not been used."""
    s.low |= s.me().markers << actions.CELL


def choose_marker(s: State, frame: i64, action: i64) -> None:
    """Note which marker moves."""
    s.stack[frame + SOURCE] = action
    s.stack[frame + STEP] = steps.MARKER_TO


def ask_marker_to(s: State) -> None:
    """Any face-up card without a marker (rule 5.15)."""
    s.low |= free_cells(s) << actions.CELL


def choose_marker_to(s: State, frame: i64, action: i64) -> None:
    """Move the marker; the expansion's card may move the other one too."""
    p: Player = s.me()
    source: i64 = s.stack[frame + SOURCE]
    border: i64 = s.stack[frame + CAUSE] - BORDER_CAUSE
    p.markers &= ~BIT[source - actions.CELL]
    others: i64 = p.markers
    p.markers |= BIT[action - actions.CELL]
    tell(s, MOVE_MARKER, s.to_move, 0, source, action, 1, s.stack[frame + CAUSE])
    first: bool = s.stack[frame + LEFT] == 0
    again: bool = first and others != 0 and s.table.border_new[border] == 1
    if again and p.stock[WATER] > 0 and free_cells(s) != 0:
        s.stack[frame + SOURCE] = actions.CELL + lowest(others)
        s.stack[frame + STEP] = steps.MARKER_AGAIN
        s.stack[frame + LEFT] = 1
    else:
        pop(s)


def ask_marker_again(s: State) -> None:
    """1 water for the other marker, or stop (rule 5.15)."""
    s.high |= actions.STOP_BIT
    if s.me().stock[WATER] > 0:
        s.high |= actions.NEXT_BIT


def choose_marker_again(s: State, frame: i64, action: i64) -> None:
    """Pay and move the other marker, or stop."""
    if action == actions.STOP:
        pop(s)
    else:
        lose(s, s.to_move, WATER, 1, s.stack[frame + CAUSE])
        s.stack[frame + STEP] = steps.MARKER_TO
