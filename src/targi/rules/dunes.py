"""Dunes: which can be carried out, their parts in order, putting them away (rules 5.31-5.37)."""

from typing import Final

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT, lowest
from targi.rules.border import usable, use_border
from targi.rules.buying import offer_tribe_card
from targi.rules.centre import free_cells, take_marker_back, tribe_cells
from targi.rules.display import act_at_once, card_with
from targi.rules.geometry import CORNERS
from targi.rules.goods import take_goods_card
from targi.rules.native import i64
from targi.rules.prices import can_display, payable_modes
from targi.rules.revealing import discard_dunes
from targi.rules.state import (
    CARD,
    CAUSE,
    FIXED,
    GOODS_CARD,
    LEFT,
    MODE,
    NO_CARD,
    SLOTS,
    TRIBE_PILE,
    Player,
    State,
    pop,
    push,
)
from targi.rules.swapping import swappable_with_hand
from targi.rules.table import DUNE_CARD, WATER
from targi.rules.targia import open_targia
from targi.rules.tokens import gain, goods_held
from targi.rules.trace import DECLINE, DUNE_CAUSE, HAND, NO_CAUSE, STOCK, USE, tell

PART: Final = LEFT  # frame fields of a dune: how many of its effects have been begun,
BONUS: Final = MODE  # and the water of XR5 if it was displayed before (rule 5.21)


def _effect_at(dune: i64, part: i64) -> i64:
    return ((DUNE_CARD + dune) * fx.EFFECTS + part) * fx.EFFECT_FIELDS


def can_carry_out(s: State, p: Player, dune: i64) -> bool:
    """Whether at least one part of a dune can take place (rule 5.31)."""
    part: i64 = 0
    while part < fx.EFFECTS:
        at: i64 = _effect_at(dune, part)
        if s.table.effects[at] != fx.NO_EFFECT and _possible(s, p, dune, at):
            return True
        part += 1
    return False


def _possible(s: State, p: Player, dune: i64, at: i64) -> bool:
    code: i64 = s.table.effects[at]
    amount: i64 = s.table.effects[at + 1]
    if code == fx.CENTRE_TRIBE:
        return takeable_tribes(s, p, DUNE_CAUSE + dune) != 0
    if code == fx.SWAP_OR_EXCHANGE:
        return p.cards > 1 or swappable_with_hand(p) != 0
    if code == fx.DISPLAY_FOR_WATER:
        water: bool = p.stock[WATER] >= amount and p.cards < SLOTS
        return water and p.markers & tribe_cells(s) != 0
    if code == fx.JOKER:
        return p.stock[WATER] >= amount and p.cards < SLOTS
    if code == fx.FREE_BORDER or code == fx.OPPONENTS_BORDER:
        return foreign_borders(s, code) != 0
    if code == fx.CENTRE_GOODS:
        return free_cells(s) & ~tribe_cells(s) != 0
    if code == fx.HAND_PLAY_REDUCED:
        return p.hand != NO_CARD and _reduced_play(s, p, dune, at)
    if code == fx.SELL_PAIRS:
        return goods_held(p) > 1
    return True


def _reduced_play(s: State, p: Player, dune: i64, at: i64) -> bool:
    cause: i64 = DUNE_CAUSE + dune
    if payable_modes(s, p.hand, cause, s.table.effects[at + 1], 0) != 0:
        return True
    return payable_modes(s, p.hand, cause, 0, s.table.effects[at + 2]) != 0


def takeable_tribes(s: State, p: Player, cause: i64) -> i64:
    """Tribe cards without a marker that can be displayed or taken into the hand (rule 5.33)."""
    cells: i64 = free_cells(s) & tribe_cells(s)
    if p.hand == NO_CARD:
        return cells
    found: i64 = 0
    while cells != 0:
        cell: i64 = lowest(cells)
        cells &= cells - 1
        if can_display(s, s.cells[cell], cause):
            found |= BIT[cell]
    return found


def foreign_borders(s: State, code: i64) -> i64:
    """Border cards that D13 or D14 may carry out and whose action is possible (rule 5.35)."""
    borders: i64 = s.opponent().placed
    if code == fx.FREE_BORDER:
        taken: i64 = s.blue.placed | s.white.placed | BIT[s.robber] | CORNERS
        borders = BIT[16] - 1 & ~taken
    return usable(s, s.me(), borders)


def open_dune(s: State, dune: i64) -> None:
    """Take the Targi back and begin to carry out the dune."""
    s.me().dune_targis &= ~BIT[dune]
    tell(s, USE, s.to_move, 0, actions.DUNE + dune, STOCK, 1, NO_CAUSE)
    frame: i64 = push(s, steps.DUNE, dune, actions.DUNE + dune, DUNE_CAUSE + dune)
    s.stack[frame + BONUS] = s.me().power[fx.DUNE_BONUS]


def carry_on(s: State, frame: i64) -> None:
    """Begin the next part of the dune that is possible; after the last one put it away."""
    dune: i64 = s.stack[frame + CARD]
    while s.stack[frame + PART] < fx.EFFECTS:
        at: i64 = _effect_at(dune, s.stack[frame + PART])
        s.stack[frame + PART] += 1
        if s.table.effects[at] != fx.NO_EFFECT and _possible(s, s.me(), dune, at):
            _begin_part(s, dune, at)
            return
    pop(s)
    put_away(s, dune)
    p: Player = s.me()
    bonus: i64 = s.stack[frame + BONUS]
    if bonus > p.power[fx.DUNE_BONUS]:
        bonus = p.power[fx.DUNE_BONUS]
    if bonus > 0:  # rule 5.31: afterwards
        gain(s, s.to_move, WATER, bonus, card_with(s, p, fx.DUNE_BONUS))


def put_away(s: State, dune: i64) -> None:
    """Discard a dune unless the other's Targi is still on it or it was displayed (rule 5.32)."""
    if (s.blue.dune_targis | s.white.dune_targis) & BIT[dune] == 0 and s.dunes & BIT[dune] != 0:
        discard_dunes(s, BIT[dune], DUNE_CAUSE + dune)


def decline_dune(s: State, p: Player, dune: i64) -> None:
    """Take the Targi back without carrying the dune out."""
    p.dune_targis &= ~BIT[dune]
    tell(s, DECLINE, s.to_move, 0, actions.DUNE + dune, STOCK, 1, NO_CAUSE)
    put_away(s, dune)


def _begin_part(s: State, dune: i64, at: i64) -> None:
    code: i64 = s.table.effects[at]
    amount: i64 = s.table.effects[at + 1]
    cause: i64 = DUNE_CAUSE + dune
    frame: i64
    if code == fx.CENTRE_TRIBE:
        push(s, steps.CENTRE_TRIBE, NO_CARD, 0, cause)
    elif code == fx.CENTRE_GOODS:
        frame = push(s, steps.CENTRE_GOODS, NO_CARD, 0, cause)
        s.stack[frame + LEFT] = amount
    elif code == fx.DISPLAY_FOR_WATER:
        push(s, steps.UNDER_MARKER, NO_CARD, 0, cause)
    elif code == fx.SWAP_OR_EXCHANGE:
        push(s, steps.SWAP_WAY, NO_CARD, NO_CARD, cause)
    elif code == fx.JOKER:
        frame = push(s, steps.ROW, DUNE_CARD + dune, actions.DUNE + dune, cause)
        s.stack[frame + FIXED] = amount
    elif code == fx.FREE_BORDER or code == fx.OPPONENTS_BORDER:
        frame = push(s, steps.FOREIGN_BORDER, NO_CARD, 0, cause)
        s.stack[frame + MODE] = code
    elif code == fx.PICK_TRIBE:
        frame = push(s, steps.PICK_DRAW, NO_CARD, TRIBE_PILE, cause)
        s.stack[frame + LEFT] = amount
        s.stack[frame + MODE] = s.table.effects[at + 2]
    elif code == fx.HAND_PLAY_REDUCED:
        push(s, steps.REDUCE, s.me().hand, HAND, cause)
    elif code == fx.TARGIA_USES:
        open_targia(s, amount, cause)
    elif code == fx.SELL_PAIRS:
        frame = push(s, steps.SELL_PAIRS, NO_CARD, 0, cause)
        s.stack[frame + LEFT] = amount
    else:
        act_at_once(s, DUNE_CARD + dune, cause, at)


def ask_centre_tribe(s: State, frame: i64) -> None:
    """Tribe cards of the centre that can be taken."""
    s.low |= takeable_tribes(s, s.me(), s.stack[frame + CAUSE]) << actions.CELL


def choose_centre_tribe(s: State, frame: i64, action: i64) -> None:
    """Go on with the card: display or hand."""
    pop(s)
    card: i64 = s.cells[action - actions.CELL]
    offer_tribe_card(s, card, action, s.stack[frame + CAUSE])


def ask_centre_goods(s: State) -> None:
    """Goods cards of the centre without a marker."""
    s.low |= (free_cells(s) & ~tribe_cells(s)) << actions.CELL


def choose_centre_goods(s: State, frame: i64, action: i64) -> None:
    """Receive what the card shows so many times (rule 5.4: choose anew each time)."""
    pop(s)
    card: i64 = s.cells[action - actions.CELL] - GOODS_CARD
    take_goods_card(s, card, action, s.stack[frame + CAUSE], s.stack[frame + LEFT])


def ask_under_marker(s: State, frame: i64) -> None:
    """Tribe cards under the player's own unused markers (rule 5.33)."""
    p: Player = s.me()
    dune: i64 = DUNE_CARD + s.stack[frame + CAUSE] - DUNE_CAUSE
    if p.stock[WATER] >= s.table.effect_amount(dune, fx.DISPLAY_FOR_WATER):
        s.low |= (p.markers & tribe_cells(s)) << actions.CELL


def choose_under_marker(s: State, frame: i64, action: i64) -> None:
    """The marker's action is used; the card is displayed for water alone."""
    cause: i64 = s.stack[frame + CAUSE]
    cell: i64 = action - actions.CELL
    pop(s)
    take_marker_back(s, cell)
    buying: i64 = push(s, steps.ROW, s.cells[cell], action, cause)
    dune: i64 = DUNE_CARD + cause - DUNE_CAUSE
    s.stack[buying + FIXED] = s.table.effect_amount(dune, fx.DISPLAY_FOR_WATER)


def ask_foreign_border(s: State, frame: i64) -> None:
    """A border card whose action is possible, or none: the action may be left out."""
    s.low |= foreign_borders(s, s.stack[frame + MODE])
    s.high |= actions.DECLINE_BIT


def choose_foreign_border(s: State, frame: i64, action: i64) -> None:
    """Carry the border card out, as a visit of its own (rule 5.35)."""
    cause: i64 = s.stack[frame + CAUSE]
    pop(s)
    if action != actions.DECLINE:
        use_border(s, action, action, cause)
