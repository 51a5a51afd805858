"""Why a move is not possible: finds the reason for any text that is no legal move.

The rules only offer what is legal; here the reason for the rest is looked up in the same state.
What can be refused between actions is here, what is refused inside one in `refused_choices` and
`refused_displays`.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from targi.cards import RESOURCES
from targi.game.asking import asked, known_texts
from targi.game.names import SEATS, Json, cell_text
from targi.game.notation import legal_moves, possible_texts
from targi.game.reasons import IllegalMove, Reason
from targi.game.refused_choices import CHOICES, cannot_pay
from targi.game.refused_displays import DISPLAYS
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules import table as tb
from targi.rules.geometry import CORNERS, OPPOSITE
from targi.rules.placing import crossings
from targi.rules.state import State
from targi.rules.tokens import goods_held

__all__ = ["IllegalMove", "Reason", "why_not"]

_LONGEST_TEXT: Final = 40  # what is longer is compared by its beginning only


def why_not(s: State, text: str) -> Reason:
    """Why a text is no legal move of this state, which it must not be."""
    if s.phase == st.OVER:
        return Reason("game_over", "8.1")
    possible = possible_texts(s)
    if text in possible:
        return _refusal(s)(s, possible[text])
    question = asked(s)
    if text not in known_texts(s.table):
        return Reason("malformed", question.rule, _nearest(s, text))
    verb, _, rest = text.partition(" ")
    if verb == "lift" and question.name in ("lift", "lift_second"):
        return Reason("not_displayed", "5.23", {"card": rest})
    if question.name == "raid" and text in ("give goods", "give gold", "give vp"):
        return Reason("not_demanded", "7.2", {"raid": s.robber + 1})
    if s.depth > 0:
        return Reason("action_unfinished", question.rule, {"asked": question.name})
    return Reason("not_now", question.rule, {"asked": question.name})


def _nearest(s: State, text: str) -> dict[str, Json]:
    """The legal move, or else the known one, that is written most alike."""
    written = text[:_LONGEST_TEXT].lower()
    legal = [move.text for move in legal_moves(s)]
    for texts in (legal, sorted(known_texts(s.table))):
        if near := get_close_matches(written, texts, 1):
            return {"nearest": near[0]}
    return {}


def _refusal(s: State) -> Callable[[State, int], Reason]:
    """What explains a refused action at this question."""
    if s.depth > 0:
        return (CHOICES | DISPLAYS)[s.stack[s.frame() + st.STEP]]
    return {st.PLACE: _place, st.ACT: _act, st.RAID: _demand}[s.phase]


def _place(s: State, border: int) -> Reason:
    """Rule 3.2 names four places that are closed."""
    card: dict[str, Json] = {"card": border + 1}
    if CORNERS >> border & 1:
        return Reason("corner", "3.2", card)
    for seat, p in zip(SEATS, (s.blue, s.white), strict=True):
        if p.placed >> border & 1:
            return Reason("occupied", "3.2", card | {"by": seat})
    if border == s.robber and s.me().power[fx.ROBBER_PASSAGE] == 0:
        return Reason("robber_here", "3.2", card)
    return Reason("opposite_opponent", "3.2", card | {"opposite": OPPOSITE[border] + 1})


def _act(s: State, action: int) -> Reason:
    if action < ac.CELL:
        return _use_border(s, action)
    if action < ac.DUNE:
        return _use_cell(s, action - ac.CELL)
    return _use_hand(s)


def _use_border(s: State, border: int) -> Reason:
    p = s.me()
    card: dict[str, Json] = {"card": border + 1}
    if not p.placed >> border & 1:
        return Reason("no_targi", "5.1", card)
    if not p.targis >> border & 1:
        return Reason("used", "5.3", card)
    name = s.table.border[border]
    if name == tb.NOBLE:
        if p.hand == st.NO_CARD:
            return Reason("no_hand_card", "5.13", card)
        return Reason("hand_card_new", "5.13", {"card": s.table.tribe_ids[p.hand]})
    if name == tb.FATA_MORGANA:
        return Reason("no_free_card" if p.markers else "no_marker_to_move", "5.15", card)
    return Reason("nothing_to_trade" if name == tb.TRADER else "nothing_to_sell", "5.14", card)


def _use_cell(s: State, cell: int) -> Reason:
    """A card that was used has left a gap, which is filled face down; a moved marker has not."""
    crossing = crossings(s.me().placed) >> cell & 1
    if crossing and s.cells[cell] >= st.GOODS_BACK:
        return Reason("used", "5.3", {"cell": cell_text(cell)})
    return Reason("no_marker", "5.1", {"cell": cell_text(cell)})


def _use_hand(s: State) -> Reason:
    """Rule 5.24: a displayed card may let the player display his hand card."""
    p = s.me()
    if p.power[fx.HAND_PLAY] == 0:
        return Reason("no_hand_power", "5.24")
    if p.hand == st.NO_CARD:
        return Reason("no_hand_card", "5.24")
    card = s.table.tribe_ids[p.hand]
    if p.cards == st.SLOTS:
        return Reason("display_full", "5.12", {"card": card})
    powers = (c for c in p.slots if c >= 0 and s.table.effect_amount(c, fx.HAND_PLAY))
    return cannot_pay(s, p.hand, ac.COST, next(powers))


def _demand(s: State, action: int) -> Reason:
    """A demand is paid in full or not at all (rules 7.1, 7.3)."""
    p = s.me()
    first = (s.robber * 2 + action - ac.OPTION) * 3
    goods, gold, vp = (s.table.demands[first + what] for what in range(3))
    held = {"goods": goods_held(p), **{kind: p.stock[n] for n, kind in enumerate(RESOURCES)}}
    kind, needed = next((k, n) for k, n in (("goods", goods), ("gold", gold), ("vp", vp)) if n)
    return Reason("cannot_meet", "7.3", {"kind": kind, "needed": needed, "held": held[kind]})
