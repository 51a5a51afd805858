"""Several cards are turned up and some of them used: goods (XO4, D16), tribes (D17), dunes (XR4).

Rules 5.19, 5.20, 5.29 and 5.36. Cards lie open in the frame's SHOWN fields until they are put away.
"""

from typing import Final

from targi.rules import actions, steps
from targi.rules.bits import BIT, count
from targi.rules.buying import offer_tribe_card
from targi.rules.chance import discard, expect_pile
from targi.rules.goods import take_goods_card
from targi.rules.native import i64
from targi.rules.prices import payable_modes
from targi.rules.state import (
    CARD,
    CAUSE,
    DUNE_PILE,
    FRAME,
    GIVEN,
    GOODS_CARD,
    GOODS_PILE,
    LEAST,
    LEFT,
    MODE,
    NO_CARD,
    OFF_GOODS,
    SHOWN,
    SOURCE,
    STEP,
    TRIBE_PILE,
    State,
    pop,
)
from targi.rules.table import DUNE_CARD
from targi.rules.trace import BY_DUNE_RULE, DISCARDS, NOBODY, OPEN, REVEALED, tell
from targi.rules.trace import CARD as CARD_MOVES

_UPPER: Final = actions.HALF
PICKS: Final = MODE  # frame fields: cards still to be picked (goods), goods less (tribes),
SEEN: Final = LEAST  # cards turned up,
NEXT_PICK: Final = GIVEN  # the first card that may be picked next
FULL: Final = 3  # dunes lying open


def show(s: State, frame: i64, card: i64) -> None:
    """One more card lies open; after the last one the picking begins."""
    s.stack[frame + SHOWN + s.stack[frame + SEEN]] = card
    s.stack[frame + SEEN] += 1
    s.stack[frame + LEFT] -= 1
    if s.stack[frame + LEFT] == 0:
        goods: bool = s.stack[frame + STEP] == steps.REVEAL_DRAW
        s.stack[frame + STEP] = steps.REVEAL_PICK if goods else steps.PICK


def ask_reveal_pick(s: State, frame: i64) -> None:
    """Any open goods card behind the last one picked, if enough are left behind it."""
    seen: i64 = s.stack[frame + SEEN]
    place: i64 = s.stack[frame + NEXT_PICK]
    while place <= seen - s.stack[frame + PICKS]:
        s.high |= BIT[actions.OPTION - _UPPER + place]
        place += 1


def choose_reveal_pick(s: State, frame: i64, action: i64) -> None:
    """Take what the card shows; it stays open until all are put away."""
    place: i64 = action - actions.OPTION
    s.stack[frame + NEXT_PICK] = place + 1
    s.stack[frame + PICKS] -= 1
    if s.stack[frame + PICKS] == 0:
        s.stack[frame + STEP] = steps.REVEAL_END
    take_goods_card(s, s.stack[frame + SHOWN + place], REVEALED, s.stack[frame + CAUSE])


def end_reveal(s: State, frame: i64) -> None:
    """Discard all open goods cards."""
    pop(s)
    _put_away(s, frame, GOODS_PILE, NO_CARD)


def _put_away(s: State, frame: i64, pile: i64, kept: i64) -> None:
    """Discard the open cards in the order turned up, but the one kept (rule 5.20)."""
    place: i64 = 0
    while place < s.stack[frame + SEEN]:
        card: i64 = s.stack[frame + SHOWN + place]
        if place != kept:
            code: i64 = GOODS_CARD + card if pile == GOODS_PILE else card
            cause: i64 = s.stack[frame + CAUSE]
            tell(s, CARD_MOVES, s.to_move, code, OPEN, DISCARDS + pile, 1, cause)
            discard(s, pile, card)
        place += 1


def ask_pick(s: State, frame: i64) -> None:
    """An open tribe card that can be displayed or taken into the hand; or none (rule 5.36)."""
    s.high |= actions.NONE_BIT
    cause: i64 = s.stack[frame + CAUSE]
    place: i64 = 0
    while place < s.stack[frame + SEEN]:
        card: i64 = s.stack[frame + SHOWN + place]
        modes: i64 = payable_modes(s, card, cause, s.stack[frame + PICKS], 0)
        if s.me().hand == NO_CARD or modes != 0:
            s.high |= BIT[actions.OPTION - _UPPER + place]
        place += 1


def choose_pick(s: State, frame: i64, action: i64) -> None:
    """Discard the others at once and go on with the one picked."""
    cause: i64 = s.stack[frame + CAUSE]
    less: i64 = s.stack[frame + PICKS]
    place: i64 = NO_CARD if action == actions.NONE else action - actions.OPTION
    pop(s)
    _put_away(s, frame, TRIBE_PILE, place)
    if place != NO_CARD:
        card: i64 = s.stack[frame + SHOWN + place]
        offered: i64 = offer_tribe_card(s, card, OPEN, cause)
        s.stack[offered + OFF_GOODS] = less


def renew_dunes(s: State, frame: i64) -> None:
    """Discard the dunes without a Targi, then turn up new ones until three lie open (rule 5.29)."""
    if s.stack[frame + SOURCE] == NO_CARD:
        s.stack[frame + SOURCE] = DUNE_PILE
        kept: i64 = s.blue.dune_targis | s.white.dune_targis | _being_carried_out(s)
        discard_dunes(s, s.dunes & ~kept, s.stack[frame + CAUSE])
    if count(s.dunes) < FULL:
        expect_pile(s, DUNE_PILE)
    else:
        pop(s)


def add_dune(s: State, dune: i64, cause: i64) -> None:
    """A dune that was turned up lies beside the board."""
    s.dunes |= BIT[dune]
    place: i64 = actions.DUNE + dune
    tell(s, CARD_MOVES, NOBODY, DUNE_CARD + dune, OPEN, place, 1, cause)


def discard_dunes(s: State, dunes: i64, cause: i64) -> None:
    """Put dunes on their discard pile."""
    dune: i64 = 0
    while dunes != 0:
        if dunes & BIT[dune] != 0:
            dunes &= ~BIT[dune]
            s.dunes &= ~BIT[dune]
            place: i64 = actions.DUNE + dune
            seat: i64 = NOBODY if cause == BY_DUNE_RULE else s.to_move
            tell(s, CARD_MOVES, seat, DUNE_CARD + dune, place, DISCARDS + DUNE_PILE, 1, cause)
            discard(s, DUNE_PILE, dune)
        dune += 1


def _being_carried_out(s: State) -> i64:
    dunes: i64 = 0
    frame: i64 = 0
    while frame < s.depth * FRAME:
        if s.stack[frame + STEP] == steps.DUNE:
            dunes |= BIT[s.stack[frame + CARD]]
        frame += FRAME
    return dunes & s.dunes
