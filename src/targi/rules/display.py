"""The display: laying cards into rows, summing up their powers, immediate effects.

Rules 5.7, 5.11 and 5.26. What is paid for a card is in `buying`, what it scores in `scoring`.
"""

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.goods import settle_bonuses
from targi.rules.native import i64
from targi.rules.rearranging import let_rearrange
from targi.rules.state import CARD, NO_CARD, SLOTS, Player, State, pop, push
from targi.rules.table import GOLD
from targi.rules.tokens import gain, let_take
from targi.rules.trace import CARD as CARD_MOVES
from targi.rules.trace import FEWER, ON_CARD, STORE, SUPPLY, tell


def recount(s: State, p: Player) -> None:
    """Sum up a display: its cards, row lengths and permanent effects."""
    row: i64 = 0
    while row < 3:
        p.rows[row] = 0
        row += 1
    code: i64 = 0
    while code < fx.POWERS:
        p.power[code] = 0
        code += 1
    p.cards = 0
    slot: i64 = 0
    while slot < SLOTS:
        card: i64 = p.slots[slot]
        if card != NO_CARD:
            p.cards += 1
            p.rows[slot // 4] += 1
            _add_powers(s, p, card)
        slot += 1


def _add_powers(s: State, p: Player, card: i64) -> None:
    at: i64 = card * fx.EFFECTS * fx.EFFECT_FIELDS
    end: i64 = at + fx.EFFECTS * fx.EFFECT_FIELDS
    while at < end:
        code: i64 = s.table.effects[at]
        if 0 <= code < fx.POWERS:
            p.power[code] += s.table.effects[at + 1]
        at += fx.EFFECT_FIELDS


def ask_row(s: State) -> None:
    """Rows with room; of rows without cards the first only, since they are equal (rule 5.7)."""
    p: Player = s.me()
    empty_offered: bool = False
    row: i64 = 0
    while row < 3:
        length: i64 = p.rows[row]
        if length > 0 and length < 4:
            s.low |= BIT[actions.ROW + row]
        elif length == 0 and not empty_offered:
            s.low |= BIT[actions.ROW + row]
            empty_offered = True
        row += 1


def lay(s: State, card: i64, source: i64, row: i64, cause: i64) -> None:
    """Lay a card next to the rightmost one of a row (rule 5.7)."""
    p: Player = s.me()
    slot: i64 = row * 4 + p.rows[row]
    p.slots[slot] = card
    tell(s, CARD_MOVES, s.to_move, card, source, actions.SLOT + slot, 1, cause)
    recount(s, p)


def arrive(s: State, card: i64) -> None:
    """What a card does once it is displayed: stored gold, bonuses, effects (rule 5.11)."""
    p: Player = s.me()
    gold: i64 = s.table.effect_amount(card, fx.STORED_GOLD)
    if gold > 0:
        p.stored_gold += gold
        tell(s, STORE, s.to_move, GOLD, SUPPLY, ON_CARD, gold, card)
    settle_bonuses(s)
    # The first effect is opened last, so that it is the innermost and comes first.
    first: i64 = card * fx.EFFECTS * fx.EFFECT_FIELDS
    at: i64 = first + (fx.EFFECTS - 1) * fx.EFFECT_FIELDS
    while at >= first:
        _act_at_once(s, p, card, s.table.effects[at], s.table.effects[at + 1])
        at -= fx.EFFECT_FIELDS


def _act_at_once(s: State, p: Player, card: i64, code: i64, amount: i64) -> None:
    if code == fx.GOODS_PER_CARDS:  # rule 5.26: itself included
        let_take(s, p.cards // amount, card)
    elif code == fx.GOODS_PER_FREE_SPACES:
        let_take(s, (SLOTS - p.cards) // amount, card)
    elif code == fx.FEWER_TARGIS:  # rule 3.5
        opponent: Player = s.opponent()
        if amount < opponent.targis_next:
            opponent.targis_next = amount
        tell(s, FEWER, 1 - s.to_move, 0, 0, 0, amount, card)
    elif code == fx.REARRANGE:
        let_rearrange(s, card)
    elif code == fx.CHOOSE:
        push(s, steps.CHOOSE, card, 0, card)


def ask_choose(s: State, frame: i64) -> None:
    """One option for each gift of the card."""
    options: i64 = s.table.effect_amount(s.stack[frame + CARD], fx.CHOOSE)
    s.high |= BIT[actions.OPTION - actions.HALF + options] - BIT[actions.OPTION - actions.HALF]


def choose_gift(s: State, frame: i64, action: i64) -> None:
    """Take the chosen gift: goods of choice, or tokens of one kind."""
    card: i64 = s.stack[frame + CARD]
    at: i64 = (card * fx.OPTIONS + action - actions.OPTION) * 2
    kind: i64 = s.table.options[at]
    amount: i64 = s.table.options[at + 1]
    pop(s)
    if kind == fx.ANY_GOODS:
        let_take(s, amount, card)
    else:
        gain(s, s.to_move, kind, amount, card)
