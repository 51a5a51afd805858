"""Why a move is not possible: finds the reason for any text that is no legal move.

The rules only offer what is legal; here the reason for the rest is looked up in the same state.
What can be refused between actions is here, what is refused inside one in `choices`,
`payments`, `displays` and `dunes`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from operator import sub
from typing import Final

from targi.cards import GOODS, RESOURCES
from targi.game.moves.notation import legal_moves, possible_texts
from targi.game.moves.questions import Question, asked, known_texts
from targi.game.names import SEATS, Json, cell_text
from targi.game.refusal.cards import use_card, use_hand
from targi.game.refusal.choices import CHOICES
from targi.game.refusal.displays import DISPLAYS
from targi.game.refusal.dunes import DUNES, unusable, use_dune, use_targia
from targi.game.refusal.payments import too_few
from targi.game.refusal.reasons import IllegalMove, Reason
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import raids, steps
from targi.rules import state as st
from targi.rules import table as tb
from targi.rules.geometry import CORNERS, OPPOSITE, crossings
from targi.rules.state import State
from targi.rules.tokens import goods_held

__all__ = ["IllegalMove", "Reason", "why_not"]

# How alike two texts must be, of 1, to be taken for one: "fennec" is not meant to be "none".
_LEGAL_ALIKE: Final = 0.65
_KNOWN_ALIKE: Final = 0.75  # what cannot be played now must be written almost right
_LONGEST_TEXT: Final = 40  # what is longer is compared by its beginning only
# Questions whose answer names a card by its id, with the verb, the reason if it is not there, and
# the rule.
_NAMING: Final = {
    "lift": ("lift", "not_displayed", "5.23"),
    "lift_second": ("lift", "not_displayed", "5.23"),
    "swap": ("swap", "not_displayed", "5.23"),
    "swap_second": ("with", "not_displayed", "5.23"),
    "swap_hand": ("with", "not_displayed", "5.34"),
    "reveal": ("take", "not_open", "5.29"),
    "pick": ("pick", "not_open", "5.36"),
}
_MAY_USE: Final = ("act", "limit", "raid", "turn_up")
# Steps at which water is exchanged only if what remains can pay for the action.
_COMPLETED: Final = (steps.TRIBE, steps.REDUCE, steps.CENTRE_TRIBE, steps.UNDER_MARKER)
_DEMANDS: Final = ("give goods", "give gold", "give vp", "give card")


def why_not(s: State, text: str) -> Reason:
    """Why a text is no legal move of this state, which it must not be."""
    if s.phase == st.OVER:
        return Reason("game_over", "8.1")
    possible = possible_texts(s)
    if text in possible:
        return _refused(s, possible[text])
    question = asked(s)
    if text not in known_texts(s.table):
        return Reason("malformed", question.rule, _nearest(s, text))
    return _not_asked(s, text, question)


def _not_asked(s: State, text: str, question: Question) -> Reason:
    """A text that means nothing at this question."""
    verb, _, rest = text.partition(" ")
    naming = _NAMING.get(question.name, ("", "", ""))
    if verb == naming[0] and rest in _ids(s):
        return Reason(naming[1], naming[2], {"card": rest})
    if verb == "use" and question.name in _MAY_USE and rest in s.table.tribe_ids:
        return Reason("not_displayed", "5.28", {"card": rest})
    if question.name == "raid" and text in _DEMANDS:
        return Reason("not_demanded", "7.2", {"raid": s.robber + 1})
    code = "action_unfinished" if s.depth > 0 else "not_now"
    return Reason(code, question.rule, {"asked": question.name})


def _ids(s: State) -> list[str]:
    return [*s.table.tribe_ids, *s.table.goods_ids, *s.table.dune_ids]


def _nearest(s: State, text: str) -> dict[str, Json]:
    """The legal move, or else the known one, that is written most alike.

    Its numbers are those that were typed: another place or card is another move, not this one.
    """
    written = text[:_LONGEST_TEXT].lower()
    legal, known = [move.text for move in legal_moves(s)], sorted(known_texts(s.table))
    for texts, alike in ((legal, _LEGAL_ALIKE), (known, _KNOWN_ALIKE)):
        same_numbers = [one for one in texts if _digits(one) == _digits(written)]
        if near := get_close_matches(written, same_numbers, 1, alike):
            return {"nearest": near[0]}
    return {}


def _digits(text: str) -> str:
    return "".join(filter(str.isdigit, text))


def _refused(s: State, action: int) -> Reason:
    """Why an action that means something at this question is not legal."""
    if ac.WATER_GOLD <= action < ac.COST:
        return _water(s, action)
    if s.depth > 0:
        return _IN_ACTION[s.stack[s.frame() + st.STEP]](s, action)
    return _IN_PHASE[s.phase](s, action)


def _water(s: State, action: int) -> Reason:
    """Rule 5.16: enough water, at the right moment, and the action can still be completed."""
    needed = 3 if action == ac.WATER_GOLD else 2
    if s.me().stock[tb.WATER] < needed:
        return too_few(s, tb.WATER, needed, "5.16")
    paying = s.stack[s.frame() + st.STEP] in _COMPLETED
    code = "water_needed" if paying else "no_water_here"
    return Reason(code, "5.16", {"asked": asked(s).name})


def _place(s: State, action: int) -> Reason:
    """Rule 3.2 names four places that are closed."""
    if action >= ac.DUNE:
        return _place_on_dune(s, action - ac.DUNE)
    card: dict[str, Json] = {"card": action + 1}
    if CORNERS >> action & 1:
        return Reason("corner", "3.2", card)
    for seat, p in zip(SEATS, (s.blue, s.white), strict=True):
        if p.placed >> action & 1:
            return Reason("occupied", "3.2", card | {"by": seat})
    if action == s.robber and s.me().power[fx.ROBBER_PASSAGE] == 0:
        return Reason("robber_here", "3.2", card)
    return Reason("opposite_opponent", "3.2", card | {"opposite": OPPOSITE[action] + 1})


def _place_on_dune(s: State, dune: int) -> Reason:
    """Rule 3.3: a dune that lies face up and has no Targi, XR6 apart."""
    card: dict[str, Json] = {"card": s.table.dune_ids[dune]}
    if not s.dunes >> dune & 1:
        return Reason("dune_not_open", "3.3", card)
    mine = s.me().dunes_placed >> dune & 1
    return Reason("occupied", "3.3", card | {"by": SEATS[s.to_move if mine else 1 - s.to_move]})


def _act(s: State, action: int) -> Reason:
    if action < ac.CELL:
        return _use_border(s, action)
    if action < ac.DUNE:
        return _use_cell(s, action - ac.CELL)
    if action < ac.SLOT:
        return use_dune(s, action - ac.DUNE)
    if action < ac.ROW:
        return use_card(s, action)
    return use_targia(s) if action == ac.TARGIA else use_hand(s)


def _use_border(s: State, border: int) -> Reason:
    card: dict[str, Json] = {"card": border + 1}
    if not s.me().placed >> border & 1:
        return Reason("no_targi", "5.1", card)
    if not s.me().targis >> border & 1:
        return Reason("used", "5.3", card)
    return unusable(s, border)


def _use_cell(s: State, cell: int) -> Reason:
    """A card that was used has left a gap, which is filled face down; a moved marker has not."""
    crossing = crossings(s.me().placed) >> cell & 1
    if crossing and s.cells[cell] >= st.GOODS_BACK:
        return Reason("used", "5.3", {"cell": cell_text(cell)})
    return Reason("no_marker", "5.1", {"cell": cell_text(cell)})


def _raid(s: State, action: int) -> Reason:
    """A demand is paid in full or not at all; who can pay must (rules 7.1, 7.3)."""
    if action < ac.ROW:
        return use_card(s, action)
    if action == ac.STOP:
        return Reason("must_pay", "7.3")
    p, demand = s.me(), action - ac.OPTION
    asked_for = [raids.demanded(s, demand, part) for part in range(tb.LAST_CARD + 1)]
    held = [goods_held(p), *p.stock, p.cards]
    demanded, missing = _by_kind(asked_for), _by_kind(map(sub, asked_for, held))
    found: dict[str, Json] = {"demanded": demanded, "missing": missing}
    if p.power[fx.RAID_DISCOUNT] and missing.keys() & {"goods", *GOODS}:
        found["discount"] = p.power[fx.RAID_DISCOUNT]
    return Reason("cannot_meet", "7.3", found)


def _by_kind(amounts: Iterable[int]) -> dict[str, Json]:
    """What there is of any goods, of each kind of token, and of cards."""
    kinds = ("goods", *RESOURCES, "cards")
    return {kind: amount for kind, amount in zip(kinds, amounts, strict=True) if amount > 0}


_IN_PHASE: Final[dict[int, Callable[[State, int], Reason]]] = {
    st.PLACE: _place,
    st.ACT: _act,
    st.LIMIT: use_card,
    st.RAID: _raid,
}
_IN_ACTION: Final[dict[int, Callable[[State, int], Reason]]] = {
    **CHOICES,
    **DISPLAYS,
    **DUNES,
    steps.TURN_UP: use_card,
}
