"""Moves as short texts, see docs/notation.md: `place 5`, `use 2,1`, `pay cost`, `row 2`, `done`.

What a number of the action table means depends on what is asked, so the text of an action is made
for a state. Every text is unique among the moves that could be asked for at that moment. What a
move can name is in `names`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from targi.cards import GOODS
from targi.game.moves import names as name
from targi.rules import actions as ac
from targi.rules import steps
from targi.rules.engine import legal
from targi.rules.state import ACT, LIMIT, OVER, PLACE, RAID, STEP, State


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A decision: its number in the action table and its text."""

    action: int
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text}>"


def legal_moves(s: State) -> list[Move]:
    """All legal moves, in the order of the action table."""
    return [Move(action, move_text(s, action)) for action in legal(s)]


def move_text(s: State, action: int) -> str:
    """The text of an action, or "" if it means nothing at what is asked now."""
    if ac.WATER_GOLD <= action < ac.COST:
        return _water(s, action)
    if s.depth > 0:
        return _IN_ACTION[s.stack[s.frame() + STEP]](s, action)
    return _IN_PHASE[s.phase](s, action)


def possible_texts(s: State) -> dict[str, int]:
    """Every text that means something now, legal or not, with its action."""
    texts = {move_text(s, action): action for action in range(ac.ACTIONS)}
    texts.pop("", None)
    return texts


def _water(s: State, action: int) -> str:
    if not s.table.expansion or s.phase in (PLACE, OVER):
        return ""
    if action == ac.WATER_GOLD:
        return "trade 3 water for gold"
    return f"trade 2 water for {GOODS[action - ac.WATER_GOOD]}"


def _verb(verb: str, named: Callable[[State, int], str]) -> Callable[[State, int], str]:
    """Texts of a verb and a name, if there is one."""

    def text(s: State, action: int) -> str:
        found = named(s, action)
        return f"{verb} {found}" if found else ""

    return text


def _words(words: dict[int, str]) -> Callable[[State, int], str]:
    """Fixed texts."""

    def text(s: State, action: int) -> str:
        return words.get(action, "")

    return text


def _either(*texts: Callable[[State, int], str]) -> Callable[[State, int], str]:
    """The first text that means something."""

    def text(s: State, action: int) -> str:
        return next((found for each in texts if (found := each(s, action))), "")

    return text


def _tribe(s: State, action: int) -> str:
    words = {
        ac.COST: "pay cost",
        ac.ALTERNATIVE: "pay alternative",
        ac.HAND: "hand",
        ac.DISCARD: "discard",
    }
    if s.table.expansion:
        words[ac.COST + 1] = "pay cost and extra"
        words[ac.ALTERNATIVE + 1] = "pay alternative and extra"
        words[ac.NEXT] = "next"
    return words.get(action, "")


_STOP: Final = _words({ac.STOP: "stop"})
_IN_PHASE: Final[dict[int, Callable[[State, int], str]]] = {
    PLACE: _either(_verb("place", name.number), _verb("place", name.dune)),
    ACT: _either(
        _verb("use", name.number),
        _verb("use", name.cell),
        _verb("use", name.dune),
        _verb("use", name.once_card),
        _words({ac.HAND: "use hand", ac.DONE: "done"}),
        lambda s, action: "targia" if action == ac.TARGIA and s.table.expansion else "",
    ),
    LIMIT: _either(_verb("use", name.once_card), _STOP),
    RAID: _either(
        name.demand,
        _verb("use", name.once_card),
        lambda s, action: "stop" if action == ac.STOP and s.table.expansion else "",
    ),
    OVER: _words({}),
}
_IN_ACTION: Final[dict[int, Callable[[State, int], str]]] = {
    steps.TAKE: _verb("take", name.good),
    steps.GIVE: _verb("give", name.good),
    steps.SLASH: _verb("take", name.side),
    steps.TRIBE: _tribe,
    steps.OMIT: _verb("leave", name.good),
    steps.EXTRA: _verb("add", name.good),
    steps.ROW: _verb("row", name.row),
    steps.TRADER: _either(_verb("trade", name.trade), _STOP),
    steps.SMITH: _either(_verb("sell", name.sale), _verb("sell", name.pair), _STOP),
    steps.MARKER: _verb("move", name.cell),
    steps.MARKER_TO: _verb("to", name.cell),
    steps.LIFT: _either(_verb("lift", name.displayed), _words({ac.DECLINE: "decline"})),
    steps.LIFT_SECOND: _either(_verb("lift", name.displayed), _words({ac.NONE: "none"})),
    steps.LAY: _verb("lay", name.slot),
    steps.LAY_SECOND: _verb("lay", name.slot),
    steps.CHOOSE: _verb("take", name.gift),
    steps.SUBSTITUTE: _words({ac.SUBSTITUTE: "substitute", ac.NONE: "none"}),
    steps.REDUCE: _words({ac.OPTION: "less goods", ac.OPTION + 1: "less gold"}),
    steps.MARKER_AGAIN: _words({ac.NEXT: "next", ac.STOP: "stop"}),
    steps.TURN_UP: _either(_words({ac.NEXT: "next"}), _verb("use", name.once_card)),
    steps.TARGIA: _either(_verb("take", name.good), _words({ac.NEXT: "next"})),
    steps.TARGIA_PAY: _verb("pay", name.good),
    steps.TARGIA_CARD: _words({ac.TAKE: "take", ac.NEXT: "next", ac.STOP: "stop"}),
    steps.EXCHANGE: _either(_verb("trade", name.one_for_one), _STOP),
    steps.CENTRE_TRIBE: _verb("take", name.cell),
    steps.CENTRE_GOODS: _verb("take", name.cell),
    steps.UNDER_MARKER: _verb("display", name.cell),
    steps.SWAP_WAY: _words({ac.OPTION: "swap display", ac.OPTION + 1: "swap hand"}),
    steps.SWAP: _either(_verb("swap", name.displayed), _words({ac.DECLINE: "decline"})),
    steps.SWAP_SECOND: _verb("with", name.displayed),
    steps.SWAP_HAND: _verb("with", name.displayed),
    steps.FOREIGN_BORDER: _either(_verb("use", name.number), _words({ac.DECLINE: "decline"})),
    steps.SELL_PAIRS: _either(_verb("trade", name.pair_for_gold), _STOP),
    steps.REVEAL_PICK: _verb("take", name.shown(lambda s: s.table.goods_ids)),
    steps.PICK: _either(
        _verb("pick", name.shown(lambda s: s.table.tribe_ids)), _words({ac.NONE: "none"})
    ),
    steps.RAID_OMIT: _verb("leave", name.good),
    steps.RAID_ROW: _verb("row", name.row),
}
