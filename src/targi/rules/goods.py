"""Goods cards: what they give, the slash, and the bonuses that displayed cards add.

Rules 5.4, 5.18 and 5.21.
"""

from typing import Final

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.chance import discard, vacate
from targi.rules.native import i64, vec
from targi.rules.state import (
    CARD,
    CAUSE,
    GOODS_CARD,
    GOODS_PILE,
    LEFT,
    NO_CARD,
    SLOTS,
    SOURCE,
    Player,
    State,
    pop,
    push,
)
from targi.rules.table import KINDS
from targi.rules.tokens import gain
from targi.rules.trace import CARD as CARD_MOVES
from targi.rules.trace import DISCARDS, GOODS_CAUSE, OPEN, REVEALED, tell

NO_SIDE: Final = -1  # a card without a slash


def take_goods_card(s: State, card: i64, source: i64, cause: i64, times: i64 = 1) -> None:
    """Take what the card shows, perhaps twice; at a slash choose anew each time (rule 5.4)."""
    if s.table.choice_count[card] > 0:
        frame: i64 = push(s, steps.SLASH, card, source, cause)
        s.stack[frame + LEFT] = times
        return
    while times > 0:
        _receive(s, card, NO_SIDE)
        times -= 1
    _put_away(s, card, source, cause)
    settle_bonuses(s)


def ask_slash(s: State, frame: i64) -> None:
    """One option for each side of the slash."""
    choices: i64 = s.table.choice_count[s.stack[frame + CARD]]
    s.high |= BIT[actions.OPTION - actions.HALF + choices] - actions.OPTION_BIT


def choose_side(s: State, frame: i64, action: i64) -> None:
    """Take the chosen side, and what else the card shows."""
    card: i64 = s.stack[frame + CARD]
    _receive(s, card, action - actions.OPTION)
    s.stack[frame + LEFT] -= 1
    if s.stack[frame + LEFT] == 0:
        pop(s)
        _put_away(s, card, s.stack[frame + SOURCE], s.stack[frame + CAUSE])
    settle_bonuses(s)


def _receive(s: State, card: i64, side: i64) -> None:
    p: Player = s.me()
    shows: vec[i64] = s.table.shows
    at: i64 = card * KINDS
    kind: i64 = 0
    while kind < KINDS:
        amount: i64 = shows[at + kind]
        if side != NO_SIDE:
            amount += s.table.choices[(card * fx.OPTIONS + side) * KINDS + kind]
        if amount > 0:
            gain(s, s.to_move, kind, amount, GOODS_CAUSE + card)
            p.from_cards |= BIT[kind]
        kind += 1


def _put_away(s: State, card: i64, source: i64, cause: i64) -> None:
    """Discard a used goods card; one of several revealed is discarded with the others."""
    if source == REVEALED:
        return
    tell(s, CARD_MOVES, s.to_move, GOODS_CARD + card, source, DISCARDS + GOODS_PILE, 1, cause)
    discard(s, GOODS_PILE, card)
    if source != OPEN:
        vacate(s, source - actions.CELL)


def settle_bonuses(s: State) -> None:
    """Each card's bonus comes once a round, in whichever order card and goods came (rule 5.21)."""
    p: Player = s.me()
    kind: i64 = 0
    while kind < KINDS:
        if p.power[fx.GOODS_CARD_BONUS + kind] > 0 and p.from_cards & BIT[kind] != 0:
            _give_bonus(s, p, kind)
        kind += 1


def _give_bonus(s: State, p: Player, kind: i64) -> None:
    slot: i64 = 0
    while slot < SLOTS:
        card: i64 = p.slots[slot]
        if card != NO_CARD:
            amount: i64 = s.table.effect_amount(card, fx.GOODS_CARD_BONUS + kind)
            if amount > 0 and p.bonuses & BIT[card] == 0:
                p.bonuses |= BIT[card]
                gain(s, s.to_move, kind, amount, card)
        slot += 1
