"""What is asked of the player to move: a word and what it is about, for prompts and refusals.

`known_texts` lists every text that a move can have at any moment of a game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from targi.game.names import Json, cell_text
from targi.game.notation import possible_texts
from targi.rules import actions as ac
from targi.rules import state as st
from targi.rules import steps, trace
from targi.rules.rearranging import FIRST, SECOND
from targi.rules.setup import bare_state
from targi.rules.state import State
from targi.rules.table import Table

# The word for each question, and the rule that asks it.
_PHASES: Final = {
    st.PLACE: ("place", "3.1"),
    st.ACT: ("act", "5.1"),
    st.RAID: ("raid", "7.1"),
}
_STEPS: Final = {
    steps.TAKE: ("take", "5.26"),
    steps.GIVE: ("give", "6.1"),
    steps.SLASH: ("side", "5.4"),
    steps.TRIBE: ("tribe", "5.5"),
    steps.OMIT: ("leave", "5.8"),
    steps.EXTRA: ("add", "5.24"),
    steps.ROW: ("row", "5.7"),
    steps.TRADER: ("trade", "5.14"),
    steps.SMITH: ("sell", "5.14"),
    steps.MARKER: ("move", "5.15"),
    steps.MARKER_TO: ("to", "5.15"),
    steps.LIFT: ("lift", "5.23"),
    steps.LIFT_SECOND: ("lift_second", "5.23"),
    steps.LAY: ("lay", "5.23"),
    steps.LAY_SECOND: ("lay", "5.23"),
    steps.CHOOSE: ("gift", "5.26"),
}
QUESTIONS: Final = frozenset(name for name, _ in (*_PHASES.values(), *_STEPS.values()))
_ON_TRIBE_CARD: Final = (steps.TRIBE, steps.OMIT, steps.EXTRA, steps.ROW, steps.CHOOSE)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: `name` says what is to be decided, `parameters` about what."""

    name: str
    rule: str
    parameters: dict[str, Json] = field(default_factory=dict)


def asked(s: State) -> Asked:
    """The question of a state at a decision."""
    if s.depth == 0:
        return Asked(*_PHASES[s.phase])
    step = s.stack[s.frame() + st.STEP]
    name, rule = _STEPS[step]
    if step == steps.GIVE and s.phase == st.RAID:
        rule = "7.1"
    elif step == steps.TAKE and s.phase == st.LIMIT:
        rule = "5.22"
    return Asked(name, rule, _about(s, s.frame(), step))


def _about(s: State, frame: int, step: int) -> dict[str, Json]:
    """The card, the marker or the number of goods that a question is about."""
    if step in _ON_TRIBE_CARD:
        return {"card": s.table.tribe_ids[s.stack[frame + st.CARD]]}
    if step == steps.SLASH:
        return {"card": s.table.goods_ids[s.stack[frame + st.CARD]]}
    if step in (steps.TAKE, steps.GIVE):
        return {"goods": s.stack[frame + st.LEFT]}
    if step == steps.MARKER_TO:
        return {"marker": cell_text(s.stack[frame + st.SOURCE] - ac.CELL)}
    if step in (steps.LIFT_SECOND, steps.LAY):
        return {"card": lifted(s, frame + FIRST)}
    if step == steps.LAY_SECOND:
        return {"card": lifted(s, frame + SECOND)}
    return {}


def lifted(s: State, field_at: int) -> str:
    """The id of the displayed card whose slot stands in a field of the stack."""
    return s.table.tribe_ids[s.me().slots[s.stack[field_at]]]


@cache
def known_texts(table: Table) -> frozenset[str]:
    """Every text of a move, whether it is asked for now or not."""
    s = bare_state(table)
    found: set[str] = set()
    for phase in _PHASES:
        for robber in range(16):  # the raids' demands depend on where he stands
            s.phase, s.robber = phase, robber
            found |= possible_texts(s).keys()
    for step in _STEPS:
        for card in _cards_of(table, step):
            s.blue.slots[0] = card
            st.push(s, step, card, 0, trace.NO_CAUSE)
            found |= possible_texts(s).keys()
            st.pop(s)
    return frozenset(found)


def _cards_of(table: Table, step: int) -> range:
    """The cards on which the texts of a step depend; any card where they do not."""
    if step == steps.SLASH:
        return range(table.goods_count)
    return range(table.tribe_count if step in (steps.LIFT, steps.CHOOSE) else 1)
