"""The Targia's bonus (rules 2.3, 5.30): a good, or pay for a look at the goods cards."""

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.chance import discard
from targi.rules.display import card_with
from targi.rules.goods import take_goods_card
from targi.rules.native import i64
from targi.rules.state import (
    CARD,
    CAUSE,
    GOODS_CARD,
    GOODS_PILE,
    LEFT,
    NO_CARD,
    STEP,
    Player,
    State,
    pop,
    push,
)
from targi.rules.table import PEPPER, WATER
from targi.rules.tokens import gain, goods_held, lose
from targi.rules.trace import CARD as CARD_MOVES
from targi.rules.trace import DISCARDS, OPEN, tell


def targia_place(s: State) -> i64:
    """The border card where the Targia stands this round: she mirrors the robber (rule 2.3)."""
    if s.table.literal_targia:
        return 15 - s.round
    return 14 - (s.round - 1 + (s.round - 1) // 3)


def targia_waits(s: State, p: Player) -> bool:
    """Whether the player placed a Targi on her card and has not used her yet."""
    return p.targia_used == 0 and p.placed & BIT[targia_place(s)] != 0


def open_targia(s: State, uses: i64, cause: i64) -> None:
    """Use the Targia's bonus, once or more often."""
    frame: i64 = push(s, steps.TARGIA, NO_CARD, GOODS_PILE, cause)
    s.stack[frame + LEFT] = uses


def ask_targia(s: State) -> None:
    """Take any good, or pay for turning up a goods card."""
    s.high |= 7
    if goods_held(s.me()) > 0:
        s.high |= actions.NEXT_BIT


def choose_targia(s: State, frame: i64, action: i64) -> None:
    """Take the good, or go on to pay."""
    if action == actions.NEXT:
        s.stack[frame + STEP] = steps.TARGIA_PAY
    else:
        gain(s, s.to_move, action - actions.GOOD, 1, s.stack[frame + CAUSE])
        end_use(s, frame)


def ask_targia_pay(s: State) -> None:
    """Any good that is held."""
    p: Player = s.me()
    kind: i64 = 0
    while kind <= PEPPER:
        if p.stock[kind] > 0:
            s.high |= BIT[kind]
        kind += 1


def choose_targia_pay(s: State, frame: i64, action: i64) -> None:
    """Pay the good; then the top goods card is turned up."""
    lose(s, s.to_move, action - actions.GOOD, 1, s.stack[frame + CAUSE])
    s.stack[frame + STEP] = steps.TARGIA_DRAW


def ask_targia_card(s: State) -> None:
    """Take what the card shows, pay for the next one, or stop with nothing."""
    s.high |= actions.TAKE_BIT | actions.STOP_BIT
    if goods_held(s.me()) > 0:
        s.high |= actions.NEXT_BIT


def choose_targia_card(s: State, frame: i64, action: i64) -> None:
    """Take, pass over, or stop; a card passed over is discarded at once (rule 5.19)."""
    card: i64 = s.stack[frame + CARD]
    cause: i64 = s.stack[frame + CAUSE]
    s.stack[frame + CARD] = NO_CARD
    if action == actions.TAKE:
        s.stack[frame + STEP] = steps.TARGIA_END
        take_goods_card(s, card, OPEN, cause)
        return
    tell(s, CARD_MOVES, s.to_move, GOODS_CARD + card, OPEN, DISCARDS + GOODS_PILE, 1, cause)
    discard(s, GOODS_PILE, card)
    if action == actions.NEXT:
        s.stack[frame + STEP] = steps.TARGIA_PAY
    else:
        end_use(s, frame)


def end_use(s: State, frame: i64) -> None:
    """One use is over: XT6 gives its water; another use may follow."""
    p: Player = s.me()
    if p.power[fx.TARGIA_BONUS] > 0:
        card: i64 = card_with(s, p, fx.TARGIA_BONUS)
        gain(s, s.to_move, WATER, p.power[fx.TARGIA_BONUS], card)
    s.stack[frame + LEFT] -= 1
    if s.stack[frame + LEFT] == 0:
        pop(s)
    else:
        s.stack[frame + STEP] = steps.TARGIA
