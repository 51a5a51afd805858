"""What opened an action and where its card lies: `by` and `from` in the `pending` of a position.

A cause is accepted if it belongs to the player to move and asks for such an action. What a frame
says beyond that is read in `goods`, `cards` and `parts`.
"""

from targi.game.positions.reader import JsonField
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules import steps, trace
from targi.rules import table as tb
from targi.rules.dunes import PART
from targi.rules.state import State
from targi.rules.table import DUNE_CARD


def by_card(s: State, spot: JsonField, *codes: int) -> int:
    """A displayed card of the player to move that has one of these effects."""
    card = spot.index(s.table.tribe_ids)
    if card not in list(s.me().slots):
        raise spot.error("the card is not displayed by the player to move")
    if all(s.table.effect_amount(card, code) == 0 for code in codes):
        raise spot.error("the card has no effect that asks for this")
    return card


def by_dune(s: State, spot: JsonField, *codes: int) -> int:
    """The dune being carried out by the player to move, at one of these effects."""
    dune = spot.index(s.table.dune_ids)
    if s.depth == 0 or s.stack[st.STEP] != steps.DUNE or s.stack[st.CARD] != dune:
        raise spot.error("the dune is not being carried out")
    if dune_effect(s) not in codes:
        raise spot.error("this part of the dune has no effect that asks for this")
    return trace.DUNE_CAUSE + dune


def by_either(s: State, spot: JsonField, *codes: int) -> int:
    """A displayed card or a dune being carried out with one of these effects."""
    if spot.value in s.table.dune_ids:
        return by_dune(s, spot, *codes)
    return by_card(s, spot, *codes)


def by_border(s: State, spot: JsonField, *cards: int) -> int:
    """A border card of this kind that the player to move is using: by a Targi or by a dune."""
    number = spot.number(1, 16)
    p = s.me()
    if s.table.border[number - 1] not in cards:
        raise spot.error(f"expected {' or '.join(tb.BORDER_NAMES[card] for card in cards)}")
    used = p.placed >> (number - 1) & 1 and not p.targis >> (number - 1) & 1
    if not used and dune_effect(s) not in (fx.FREE_BORDER, fx.OPPONENTS_BORDER):
        raise spot.error("the player to move has not just used a Targi there")
    return trace.BORDER_CAUSE + number - 1


def by_marker_or_dune(s: State, by: JsonField, *codes: int) -> int:
    """A marker, or a dune being carried out with one of these effects."""
    if by.value == "marker":
        return trace.BY_MARKER
    return by_dune(s, by, *codes)


def load_source(s: State, spot: JsonField, code: int) -> int:
    """Where the card of the frame lies; it must lie there."""
    if spot.value == "open":
        return trace.OPEN
    if spot.value == "hand":
        if s.me().hand != code:
            raise spot.error("the card is not in the hand of the player to move")
        return trace.HAND
    cell = spot.cell()
    if s.cells[cell] != code:
        raise spot.error("the card does not lie there face up")
    return ac.CELL + cell


def dune_effect(s: State) -> int:
    """The effect at which the dune of the outermost frame is, if that is a dune."""
    if s.depth == 0 or s.stack[st.STEP] != steps.DUNE:
        return fx.NO_EFFECT
    return effect_of_part(s, DUNE_CARD + s.stack[st.CARD], s.stack[PART] - 1)


def effect_of_part(s: State, card: int, part: int) -> int:
    """One of the effects of a card or dune, counted from 0."""
    return int(s.table.effects[(card * fx.EFFECTS + part) * fx.EFFECT_FIELDS])


def code_of(cause: int) -> int:
    """The card code of a card's or dune's cause."""
    return cause if cause < trace.BORDER_CAUSE else DUNE_CARD + cause - trace.DUNE_CAUSE


def is_dune(cause: int) -> bool:
    """Whether a cause is a dune."""
    return trace.DUNE_CAUSE <= cause < trace.RULE_CAUSE


def dune_part(s: State, cause: int) -> int:
    """The effect at which a dune has caused something; none for other causes."""
    return dune_effect(s) if is_dune(cause) else fx.NO_EFFECT


def innermost(s: State) -> int:
    """The step of the innermost frame, 0 without any."""
    return int(s.stack[s.frame() + st.STEP]) if s.depth else 0
