"""What is asked of the player to move: a word and what it is about, for prompts and refusals.

`mix` tells an interface that several goods can be chosen at once, though moves name one by one.
`known_texts` lists every text that a move can have at any moment of a game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from targi.cards import GOODS
from targi.game.moves.notation import IN_ACTION, IN_PHASE, possible_texts
from targi.game.names import Json, card_id, cell_text
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules import steps, trace
from targi.rules.rearranging import FIRST, SECOND
from targi.rules.revealing import PICKS, SEEN
from targi.rules.rounds import GOODS_LIMIT
from targi.rules.state import State, bare_state
from targi.rules.table import DUNE_CARD, CardTable

QUESTIONS: Final = frozenset(one.word for one in (*IN_PHASE.values(), *IN_ACTION.values()))
_ON_CARD: Final = (
    *(steps.TRIBE, steps.OMIT, steps.EXTRA, steps.ROW, steps.CHOOSE),
    *(steps.SUBSTITUTE, steps.REDUCE),
)


@dataclass(frozen=True, slots=True)
class Question:
    """A question: `name` says what is to be decided, `parameters` about what."""

    name: str
    rule: str
    parameters: dict[str, Json] = field(default_factory=dict)


def asked(s: State) -> Question:
    """The question of a state at a decision."""
    if s.depth == 0:
        return Question(IN_PHASE[s.phase].word, IN_PHASE[s.phase].rule)
    step = s.stack[s.frame() + st.STEP]
    name, rule, _ = IN_ACTION[step]
    if step == steps.GIVE and s.phase == st.RAID:
        rule = "7.1"
    elif step == steps.TAKE and s.phase == st.LIMIT:
        rule = "5.22"
    return Question(name, rule, _about(s, s.frame(), step))


def _about(s: State, frame: int, step: int) -> dict[str, Json]:
    """The card, the marker or the number of goods that a question is about."""
    if step in _ON_CARD:
        return {"card": card_id(s.table, s.stack[frame + st.CARD])}
    if step in (steps.SLASH, steps.TARGIA_CARD):
        return {"card": s.table.goods_ids[s.stack[frame + st.CARD]]}
    if step == steps.GIVE and s.phase == st.LIMIT:
        return {"goods": s.stack[frame + st.LEFT], "limit": GOODS_LIMIT}
    if step in (steps.TAKE, steps.GIVE):
        return {"goods": s.stack[frame + st.LEFT]}
    if step in (steps.MARKER_TO, steps.MARKER_AGAIN):
        return {"marker": cell_text(s.stack[frame + st.SOURCE] - ac.CELL)}
    if step in (steps.LIFT_SECOND, steps.LAY, steps.SWAP_SECOND):
        return {"card": lifted(s, frame + FIRST)}
    if step == steps.LAY_SECOND:
        return {"card": lifted(s, frame + SECOND)}
    if step == steps.SWAP_HAND:
        return {"card": s.table.tribe_ids[s.me().hand]}
    if step == steps.REVEAL_PICK:
        return {"cards": s.stack[frame + PICKS]}
    return {}


def mix(s: State) -> dict[str, int] | None:
    """If several goods are to be chosen: how many of each kind at most.

    Moves choose one at a time and never go back to an earlier kind, so that each mix is made in one
    way only. Every mix is possible, its kinds played in the order that they have here.
    """
    if s.depth == 0:
        return None
    frame = s.frame()
    step, left = s.stack[frame + st.STEP], s.stack[frame + st.LEFT]
    if step not in (steps.TAKE, steps.GIVE) or left < 2:
        return None
    stock = s.me().stock
    most = {
        GOODS[kind]: left if step == steps.TAKE else min(left, stock[kind])
        for kind in range(s.stack[frame + st.LEAST], len(GOODS))
    }
    return {kind: number for kind, number in most.items() if number > 0}


def lifted(s: State, field_at: int) -> str:
    """The id of the displayed card whose slot stands in a field of the stack."""
    return card_id(s.table, s.me().slots[s.stack[field_at]])


@lru_cache(maxsize=64)  # as many as there are tables kept
def known_texts(table: CardTable) -> frozenset[str]:
    """Every text of a move, whether it is asked for now or not."""
    s = bare_state(table)
    found: set[str] = set()
    for phase in IN_PHASE:
        for robber in range(16):  # the raids' demands depend on where he stands
            s.phase, s.robber = phase, robber
            found |= possible_texts(s).keys()
    for card in _displayable(table):
        found |= _texts_with(s, st.ACT, card)
    for step in IN_ACTION:
        if table.expansion or step < steps.SUBSTITUTE:
            for card in _cards_of(table, step):
                st.push(s, step, card, 0, trace.NO_CAUSE)
                s.stack[s.frame() + SEEN], s.stack[s.frame() + st.SHOWN] = 1, card
                found |= _texts_with(s, s.phase, card)
                st.pop(s)
    return frozenset(found)


def _texts_with(s: State, phase: int, card: int) -> set[str]:
    """The texts of a state if this card were displayed."""
    s.phase, s.blue.slots[0] = phase, card
    texts = possible_texts(s).keys()
    s.blue.slots[0] = st.NO_CARD
    return set(texts)


def _cards_of(table: CardTable, step: int) -> list[int]:
    """The cards on which the texts of a step depend; any card where they do not."""
    if step in (steps.SLASH, steps.REVEAL_PICK):
        return [*range(table.goods_count)]
    if step == steps.PICK:
        return [*range(table.tribe_count)]
    if step == steps.CHOOSE:
        dunes = range(DUNE_CARD, DUNE_CARD + table.dune_count)
        return [*range(table.tribe_count), *dunes]
    on_display = (steps.LIFT, steps.SWAP, steps.SWAP_SECOND)
    return _displayable(table) if step in on_display else [0]


def _displayable(table: CardTable) -> list[int]:
    """The cards that can lie in a display: tribe cards and jokers."""
    dunes = range(DUNE_CARD, DUNE_CARD + table.dune_count)
    jokers = [dune for dune in dunes if table.effect_amount(dune, fx.JOKER)]
    return [*range(table.tribe_count), *jokers]
