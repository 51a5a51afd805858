"""The course of the game: rounds, the robber, limits, the end (sections 2, 6, 8)."""

from typing import Final

from targi.rules import actions
from targi.rules.acting import offer_exchange_card
from targi.rules.bits import BIT
from targi.rules.chance import discard, expect_cell
from targi.rules.geometry import CELLS, CORNERS
from targi.rules.native import i64, vec
from targi.rules.revealing import add_dune, discard_dunes
from targi.rules.state import (
    ACT,
    DUNES,
    FIRST_DISCARD,
    GOODS_BACK,
    OVER,
    PLACE,
    RAID,
    SLOTS,
    TRIBE_PILE,
    TURN_UP,
    Player,
    State,
)
from targi.rules.table import GOLD, WATER
from targi.rules.targia import targia_place
from targi.rules.tokens import goods_held, let_give, lose, water_exchanges
from targi.rules.trace import (
    BY_CHOICE,
    BY_DUNE_RULE,
    BY_LIMIT,
    BY_SETUP,
    DISCARDS,
    END,
    FIRST,
    NO_CAUSE,
    NOBODY,
    OPEN,
    ROBBER,
    ROUND,
    TARGIA,
    WITHHELD,
    tell,
)
from targi.rules.trace import CARD as CARD_MOVES
from targi.rules.trace import RAID as RAID_BEGINS

ROUNDS: Final = 12
GOODS_LIMIT: Final = 10
GOLD_LIMIT: Final = 3
WATER_LIMIT: Final = 10
LAST_RAID: Final = 15  # the card 16

TWELFTH_CARD: Final = 1
AFTER_LAST_RAID: Final = 2


def robber_in_round(number: i64) -> i64:
    """Where the robber stands while a round is played: he passes over the corners (rule 2.2)."""
    return number - 1 + (number - 1) // 3


def begin_round(s: State) -> None:
    """A new round: the robber stands, nothing has been done yet."""
    after_raid: bool = s.round > 0 and s.round % 3 == 0
    s.round += 1
    s.phase = PLACE
    s.to_move = s.first
    tell(s, ROUND, NOBODY, 0, 0, 0, s.round, NO_CAUSE)
    _begin_round_for(s, s.blue, 0)
    _begin_round_for(s, s.white, 1)
    if s.table.expansion:
        tell(s, TARGIA, NOBODY, 0, 0, targia_place(s), 1, NO_CAUSE)
        _renew_dunes(s, after_raid)


def _renew_dunes(s: State, after_raid: bool) -> None:
    """Three new dunes after a raid and at the start, one if there is none (rules 1.8, 2.4)."""
    if after_raid:
        discard_dunes(s, s.dunes, BY_DUNE_RULE)
    if after_raid or s.round == 1:
        s.dunes_due = 3
    elif s.dunes == 0:
        s.dunes_due = 1
    if s.dunes_due > 0:
        s.phase = DUNES


def _begin_round_for(s: State, p: Player, seat: i64) -> None:
    p.placed = 0
    p.dunes_placed = 0
    p.targia_used = 0
    p.hand_taken = 0
    p.from_cards = 0
    p.bonuses = 0
    p.targis_allowed = p.targis_next
    p.to_place = p.targis_allowed
    p.targis_next = 3
    if p.targis_allowed < 3:
        tell(s, WITHHELD, seat, 0, 0, 0, p.targis_allowed, NO_CAUSE)


def turn_up_next(s: State) -> None:
    """Turn up the next face-down cell in reading order; after the last one go on (rule 2.5)."""
    cells: vec[i64] = s.cells
    cell: i64 = 0
    while cell < CELLS:
        if cells[cell] >= GOODS_BACK:
            expect_cell(s, cell)
            return
        cell += 1
    if s.round == 0:
        tell(s, FIRST, s.first, 0, 0, 0, 0, BY_CHOICE)
        if s.table.expansion:
            s.phase = FIRST_DISCARD
        else:
            begin_round(s)
    else:
        _pass_token(s)
        _move_robber(s)


def _pass_token(s: State) -> None:
    s.first = 1 - s.first
    tell(s, FIRST, s.first, 0, 0, 0, 0, NO_CAUSE)


def _move_robber(s: State) -> None:
    """One card clockwise; on a corner there is a raid (rules 2.1, 2.2)."""
    tell(s, ROBBER, NOBODY, 0, s.robber, s.robber + 1, 1, NO_CAUSE)
    s.robber += 1
    if BIT[s.robber] & CORNERS != 0:
        s.phase = RAID
        s.to_move = s.first
        tell(s, RAID_BEGINS, NOBODY, 0, s.robber, 0, 0, NO_CAUSE)
    else:
        begin_round(s)


def leave_raid(s: State) -> None:
    """Both have decided: the robber moves on at once, or the game is over (rule 2.2)."""
    if s.robber == LAST_RAID:
        _end(s, AFTER_LAST_RAID)
    else:
        _move_robber(s)


def turned_up(s: State, card: i64) -> None:
    """A card is turned up outside any action: the first tribe discard, or a dune."""
    if s.phase == FIRST_DISCARD:  # rule 1.8
        tell(s, CARD_MOVES, NOBODY, card, OPEN, DISCARDS + TRIBE_PILE, 1, BY_SETUP)
        discard(s, TRIBE_PILE, card)
        begin_round(s)
        return
    add_dune(s, card, BY_SETUP if s.round == 1 else BY_DUNE_RULE)
    s.dunes_due -= 1
    if s.dunes_due == 0:
        s.phase = PLACE


def ask_limits(s: State) -> None:
    """Above a limit the player may first exchange, then returns the rest (rule 6.1)."""
    p: Player = s.me()
    above: bool = goods_held(p) > GOODS_LIMIT or p.stock[GOLD] > GOLD_LIMIT
    if above or p.stock[WATER] > WATER_LIMIT:
        if s.table.expansion:
            s.high |= water_exchanges(p)
            offer_exchange_card(s, p)
        if s.low != 0 or s.high != 0:
            s.high |= actions.STOP_BIT
        else:
            return_excess(s)
    elif s.to_move == s.first:
        s.to_move = 1 - s.first
        s.phase = ACT
    else:
        _end_round(s)


def return_excess(s: State) -> None:
    """Return what is above 10 goods, 3 gold and 10 water."""
    p: Player = s.me()
    if p.stock[GOLD] > GOLD_LIMIT:
        lose(s, s.to_move, GOLD, p.stock[GOLD] - GOLD_LIMIT, BY_LIMIT)
    if p.stock[WATER] > WATER_LIMIT:
        lose(s, s.to_move, WATER, p.stock[WATER] - WATER_LIMIT, BY_LIMIT)
    let_give(s, goods_held(p) - GOODS_LIMIT, BY_LIMIT)


def _end_round(s: State) -> None:
    """The end of the game by a twelfth card, the raid on 16, or the next round (rule 8.1)."""
    if s.blue.cards == SLOTS or s.white.cards == SLOTS:
        _end(s, TWELFTH_CARD)
    elif s.round == ROUNDS:  # nothing is turned up after the last round
        _pass_token(s)
        _move_robber(s)
    else:
        s.phase = TURN_UP


def _end(s: State, reason: i64) -> None:
    s.phase = OVER
    s.to_move = s.first  # nobody's; always the same, so that equal positions are equal states
    tell(s, END, NOBODY, 0, 0, 0, reason, NO_CAUSE)
