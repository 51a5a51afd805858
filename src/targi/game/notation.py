"""Moves as short texts, see docs/notation.md: `place 5`, `use 2,1`, `pay cost`, `row 2`, `done`.

What a number of the action table means depends on what is asked, so the text of an action is made
for a state. Every text is unique among the moves that could be asked for at that moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from targi.cards import GOODS, RESOURCES
from targi.game.names import cell_text, slot_text
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import steps
from targi.rules.engine import legal
from targi.rules.state import ACT, CARD, NO_CARD, PLACE, RAID, STEP, State
from targi.rules.table import GOLD, KINDS
from targi.rules.trading import GETS, GIVES


@dataclass(frozen=True, slots=True)
class Move:
    """A decision: its number in the action table and its text."""

    action: int = field(repr=False)
    text: str

    def __str__(self) -> str:
        return self.text


def legal_moves(s: State) -> list[Move]:
    """All legal moves, in the order of the action table."""
    return [Move(action, move_text(s, action)) for action in legal(s)]


def move_text(s: State, action: int) -> str:
    """The text of an action, or "" if it means nothing at what is asked now."""
    if s.depth > 0:
        return _IN_ACTION[s.stack[s.frame() + STEP]](s, action)
    if s.phase == PLACE:
        return f"place {action + 1}" if action < ac.CELL else ""
    if s.phase == ACT:
        return _act(action)
    if s.phase == RAID:
        return _demand(s, action)
    return ""


def possible_texts(s: State) -> dict[str, int]:
    """Every text that means something now, legal or not, with its action."""
    texts = {move_text(s, action): action for action in range(ac.ACTIONS)}
    texts.pop("", None)
    return texts


def _act(action: int) -> str:
    if action < ac.CELL:
        return f"use {action + 1}"
    if action < ac.DUNE:
        return f"use {cell_text(action - ac.CELL)}"
    return {ac.HAND: "use hand", ac.DONE: "done"}.get(action, "")


def _demand(s: State, action: int) -> str:
    demand = action - ac.OPTION
    if not 0 <= demand < 2:
        return ""
    goods, gold, _ = (s.table.demands[(s.robber * 2 + demand) * 3 + what] for what in range(3))
    return "give goods" if goods else "give gold" if gold else "give vp"


def _good(verb: str) -> Callable[[State, int], str]:
    def text(s: State, action: int) -> str:
        kind = action - ac.GOOD
        return f"{verb} {GOODS[kind]}" if 0 <= kind < len(GOODS) else ""

    return text


def _amount(number: int, kind: str) -> str:
    return kind if number == 1 else f"{number} {kind}"


def _slash(s: State, action: int) -> str:
    card = s.stack[s.frame() + CARD]
    side = action - ac.OPTION
    if not 0 <= side < s.table.choice_count[card]:
        return ""
    first = (card * fx.OPTIONS + side) * KINDS
    shown = zip(RESOURCES, (s.table.choices[first + kind] for kind in range(KINDS)), strict=True)
    return "take " + " ".join(_amount(number, kind) for kind, number in shown if number)


def _gift(s: State, action: int) -> str:
    card = s.stack[s.frame() + CARD]
    option = action - ac.OPTION
    if not 0 <= option < s.table.effect_amount(card, fx.CHOOSE):
        return ""
    at = (card * fx.OPTIONS + option) * 2
    kind = s.table.options[at]
    return "take " + _amount(
        s.table.options[at + 1], "goods" if kind == fx.ANY_GOODS else RESOURCES[kind]
    )


def _tribe(s: State, action: int) -> str:
    return {
        ac.COST: "pay cost",
        ac.ALTERNATIVE: "pay alternative",
        ac.HAND: "hand",
        ac.DISCARD: "discard",
    }.get(action, "")


def _row(s: State, action: int) -> str:
    return f"row {action - ac.ROW + 1}" if ac.ROW <= action < ac.GOOD else ""


def _trade(s: State, action: int) -> str:
    if ac.TRADE_3_GOLD <= action < ac.TRADE_2_GOLD:
        return f"trade 3 {GOODS[action - ac.TRADE_3_GOLD]} for gold"
    if ac.TRADE_2_1 <= action < ac.TRADE_WATER:
        give = 2 if action < ac.TRADE_1_1 else 1
        way = (action - ac.TRADE_2_1) % 6
        return f"trade {give} {GOODS[GIVES[way]]} for {GOODS[GETS[way]]}"
    return "stop" if action == ac.STOP else ""


def _smith(s: State, action: int) -> str:
    if ac.SMITH_2 <= action < ac.SMITH_4:
        return f"sell 2 {GOODS[action - ac.SMITH_2]}"
    if ac.SMITH_4 <= action < ac.SMITH_GOLD_1:
        return f"sell 4 {GOODS[action - ac.SMITH_4]}"
    gold = RESOURCES[GOLD]
    return {ac.SMITH_GOLD_1: f"sell 1 {gold}", ac.SMITH_GOLD_2: f"sell 2 {gold}"}.get(action, "")


def _cell(verb: str) -> Callable[[State, int], str]:
    def text(s: State, action: int) -> str:
        return f"{verb} {cell_text(action - ac.CELL)}" if ac.CELL <= action < ac.DUNE else ""

    return text


def _lift(s: State, action: int) -> str:
    if ac.SLOT <= action < ac.ROW:
        card = s.me().slots[action - ac.SLOT]
        return "" if card == NO_CARD else f"lift {s.table.tribe_ids[card]}"
    step = s.stack[s.frame() + STEP]
    if action == ac.DECLINE and step == steps.LIFT:
        return "decline"
    return "none" if action == ac.NONE and step == steps.LIFT_SECOND else ""


def _lay(s: State, action: int) -> str:
    return f"lay {slot_text(action - ac.SLOT)}" if ac.SLOT <= action < ac.ROW else ""


_IN_ACTION: Final[dict[int, Callable[[State, int], str]]] = {
    steps.TAKE: _good("take"),
    steps.GIVE: _good("give"),
    steps.SLASH: _slash,
    steps.TRIBE: _tribe,
    steps.OMIT: _good("leave"),
    steps.EXTRA: _good("add"),
    steps.ROW: _row,
    steps.TRADER: _trade,
    steps.SMITH: _smith,
    steps.MARKER: _cell("move"),
    steps.MARKER_TO: _cell("to"),
    steps.LIFT: _lift,
    steps.LIFT_SECOND: _lift,
    steps.LAY: _lay,
    steps.LAY_SECOND: _lay,
    steps.CHOOSE: _gift,
}
