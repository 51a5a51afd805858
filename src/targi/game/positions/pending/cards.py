"""Open actions with cards and markers, read from the `pending` of a position.

Displaying, rearranging and moving markers change nothing before their last choice: such a frame is
opened and its choices are made again through the rules.
"""

from targi.game.moves.notation import legal_moves
from targi.game.positions.pending.causes import (
    by_border,
    by_card,
    by_dune,
    by_either,
    by_marker_or_dune,
    code_of,
    dune_part,
    is_dune,
    load_source,
)
from targi.game.positions.reader import JsonField
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import engine, steps, trace
from targi.rules import state as st
from targi.rules import table as tb
from targi.rules.limits import MAX_TOKENS
from targi.rules.raids import demanded
from targi.rules.state import State
from targi.rules.table import DUNE_CARD


def load_tribe(s: State, fields: dict[str, JsonField]) -> None:
    """A tribe card to display, take or discard, with the choices of its payment."""
    if fields["card"].value in s.table.dune_ids:
        _load_joker(s, fields)
        return
    card = fields["card"].index(s.table.tribe_ids)
    source = load_source(s, fields["from"], card)
    cause = _cause_of_tribe(s, fields["by"], source)
    part = dune_part(s, cause)
    step = steps.REDUCE if part == fx.HAND_PLAY_REDUCED else steps.TRIBE
    frame = st.push(s, step, card, source, cause)
    if part == fx.PICK_TRIBE:
        s.stack[frame + st.OFF_GOODS] = s.table.effect_second(code_of(cause), fx.PICK_TRIBE)
    if part == fx.DISPLAY_FOR_WATER:
        s.stack[frame + st.STEP] = steps.ROW
        s.stack[frame + st.FIXED] = s.table.effect_amount(code_of(cause), fx.DISPLAY_FOR_WATER)
    if "rejected" in fields:
        s.stack[frame + st.REJECTED] = fields["rejected"].number(1, MAX_TOKENS)
    _choose_again(s, fields["chosen"])


def _cause_of_tribe(s: State, by: JsonField, source: int) -> int:
    if source == trace.HAND:
        return _by_hand(s, by)
    if source != trace.OPEN:
        return by_marker_or_dune(s, by, fx.CENTRE_TRIBE, fx.DISPLAY_FOR_WATER)
    if isinstance(by.value, int):
        return by_border(s, by, tb.TRIBAL_EXPANSION)
    return by_either(s, by, fx.REVEAL_TRIBE, fx.DISCARD_PILE_CARD, fx.PICK_TRIBE)


def _by_hand(s: State, spot: JsonField) -> int:
    if isinstance(spot.value, str):
        return by_either(s, spot, fx.HAND_PLAY, fx.HAND_PLAY_ONCE, fx.HAND_PLAY_REDUCED)
    if s.me().hand_taken:
        raise spot.error("the Noble does not play a card taken this round (rule 5.13)")
    return by_border(s, spot, tb.NOBLE)


def _load_joker(s: State, fields: dict[str, JsonField]) -> None:
    """A dune on its way into the display (D04)."""
    cause = by_dune(s, fields["by"], fx.JOKER)
    dune = cause - trace.DUNE_CAUSE
    fields["card"].exactly(s.table.dune_ids[dune], "the dune being carried out")
    fields["from"].exactly(s.table.dune_ids[dune], "the dune being carried out")
    fields["chosen"].exactly([], "nothing is chosen before the row")
    frame = st.push(s, steps.ROW, DUNE_CARD + dune, ac.DUNE + dune, cause)
    s.stack[frame + st.FIXED] = s.table.effect_amount(code_of(cause), fx.JOKER)


def load_turn_up(s: State, fields: dict[str, JsonField]) -> None:
    """Tribal Expansion, before a card is turned up."""
    cause = by_border(s, fields["by"], tb.TRIBAL_EXPANSION)
    st.push(s, steps.TURN_UP, st.NO_CARD, st.TRIBE_PILE, cause)


def load_marker(s: State, fields: dict[str, JsonField]) -> None:
    """Fata Morgana: the first marker's choices, or the other marker."""
    cause = by_border(s, fields["by"], tb.FATA_MORGANA)
    frame = st.push(s, steps.MARKER, st.NO_CARD, st.NO_CARD, cause)
    if "again" not in fields:
        _choose_again(s, fields["chosen"])
        return
    fields["chosen"].exactly([], "the first marker has moved")
    cell = fields["again"].cell()
    if not s.me().markers >> cell & 1 or not s.table.border_new[cause - trace.BORDER_CAUSE]:
        raise fields["again"].error("expected the player's other marker, in the expansion")
    paid = "paid" in fields and fields["paid"].flag()
    s.stack[frame + st.SOURCE] = ac.CELL + cell
    s.stack[frame + st.LEFT] = 1
    s.stack[frame + st.STEP] = steps.MARKER_TO if paid else steps.MARKER_AGAIN


def load_rearrange(s: State, fields: dict[str, JsonField]) -> None:
    """Cards picked up and laid down again (BO9)."""
    card = by_card(s, fields["by"], fx.REARRANGE)
    st.push(s, steps.LIFT, st.NO_CARD, st.NO_CARD, card)
    _choose_again(s, fields["chosen"])


def load_swap(s: State, fields: dict[str, JsonField]) -> None:
    """Two displayed cards that swap places, or one with the hand card (XC5, D02)."""
    cause = by_either(s, fields["by"], fx.SWAP, fx.SWAP_OR_EXCHANGE)
    step = steps.SWAP_WAY if is_dune(cause) else steps.SWAP
    st.push(s, step, st.NO_CARD, st.NO_CARD, cause)
    _choose_again(s, fields["chosen"])


def load_raid_card(s: State, fields: dict[str, JsonField]) -> None:
    """The row that loses its rightmost card at a raid."""
    fields["by"].exactly(s.robber + 1, "the raid, rule 7.1")
    if not demanded(s, 1, tb.LAST_CARD):
        raise fields["by"].error("this raid does not ask for a card (rule 7.2)")
    st.push(s, steps.RAID_ROW, st.NO_CARD, 0, trace.BORDER_CAUSE + s.robber)


def _choose_again(s: State, chosen: JsonField) -> None:
    """Make the choices of a frame once more; none may be illegal or finish the action."""
    depth = s.depth
    for spot in chosen.items(12):
        engine.ask(s)
        moves = {
            move.text: move.action
            for move in legal_moves(s)
            if not ac.WATER_GOLD <= move.action < ac.COST
        }
        text = spot.text()
        if text not in moves or s.depth != depth:
            raise spot.expected(f"one of the moves possible there: {', '.join(moves)}")
        engine.choose(s, moves[text])
    if s.depth != depth:
        raise chosen.error("these choices finish the action")
