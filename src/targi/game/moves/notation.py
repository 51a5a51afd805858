"""Moves as short texts, see docs/notation.md: `place 5`, `use 2,1`, `pay cost`, `row 2`, `done`.

What a number of the action table means depends on what is asked, so the text of an action is made
for a state. Every text is unique among the moves that could be asked for at that moment. What a
move can name is in `names`; what a question is about is in `questions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

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


class Asked(NamedTuple):
    """A question: the word for it, the rule that asks it, and the texts of its moves."""

    word: str
    rule: str
    text: Callable[[State, int], str]


def legal_moves(s: State) -> list[Move]:
    """All legal moves, in the order of the action table."""
    return [Move(action, move_text(s, action)) for action in legal(s)]


def move_text(s: State, action: int) -> str:
    """The text of an action, or "" if it means nothing at what is asked now."""
    if ac.WATER_GOLD <= action < ac.COST:
        return _water(s, action)
    if s.depth > 0:
        return IN_ACTION[s.stack[s.frame() + STEP]].text(s, action)
    return "" if s.phase == OVER else IN_PHASE[s.phase].text(s, action)


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
        for each in texts:
            if found := each(s, action):
                return found
        return ""

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
# What is asked between actions, by phase, and inside one, by step.
IN_PHASE: Final[Mapping[int, Asked]] = {
    PLACE: Asked("place", "3.1", _either(_verb("place", name.number), _verb("place", name.dune))),
    ACT: Asked(
        "act",
        "5.1",
        _either(
            _verb("use", name.number),
            _verb("use", name.cell),
            _verb("use", name.dune),
            _verb("use", name.once_card),
            _words({ac.HAND: "use hand", ac.DONE: "done"}),
            lambda s, action: "targia" if action == ac.TARGIA and s.table.expansion else "",
        ),
    ),
    LIMIT: Asked("limit", "6.1", _either(_verb("use", name.once_card), _STOP)),
    RAID: Asked(
        "raid",
        "7.1",
        _either(
            name.demand,
            _verb("use", name.once_card),
            lambda s, action: "stop" if action == ac.STOP and s.table.expansion else "",
        ),
    ),
}
IN_ACTION: Final[Mapping[int, Asked]] = {
    steps.TAKE: Asked("take", "5.26", _verb("take", name.good)),
    steps.GIVE: Asked("give", "6.1", _verb("give", name.good)),
    steps.SLASH: Asked("side", "5.4", _verb("take", name.side)),
    steps.TRIBE: Asked("tribe", "5.5", _tribe),
    steps.OMIT: Asked("leave", "5.8", _verb("leave", name.good)),
    steps.EXTRA: Asked("add", "5.24", _verb("add", name.good)),
    steps.ROW: Asked("row", "5.7", _verb("row", name.row)),
    steps.TRADER: Asked("trade", "5.14", _either(_verb("trade", name.trade), _STOP)),
    steps.SMITH: Asked(
        "sell", "5.14", _either(_verb("sell", name.sale), _verb("sell", name.pair), _STOP)
    ),
    steps.MARKER: Asked("move", "5.15", _verb("move", name.cell)),
    steps.MARKER_TO: Asked("to", "5.15", _verb("to", name.cell)),
    steps.LIFT: Asked(
        "lift", "5.23", _either(_verb("lift", name.displayed), _words({ac.DECLINE: "decline"}))
    ),
    steps.LIFT_SECOND: Asked(
        "lift_second", "5.23", _either(_verb("lift", name.displayed), _words({ac.NONE: "none"}))
    ),
    steps.LAY: Asked("lay", "5.23", _verb("lay", name.slot)),
    steps.LAY_SECOND: Asked("lay", "5.23", _verb("lay", name.slot)),
    steps.CHOOSE: Asked("gift", "5.26", _verb("take", name.gift)),
    steps.SUBSTITUTE: Asked(
        "substitute", "5.27", _words({ac.SUBSTITUTE: "substitute", ac.NONE: "none"})
    ),
    steps.REDUCE: Asked(
        "reduce", "5.36", _words({ac.OPTION: "less goods", ac.OPTION + 1: "less gold"})
    ),
    steps.MARKER_AGAIN: Asked("move_again", "5.15", _words({ac.NEXT: "next", ac.STOP: "stop"})),
    steps.TURN_UP: Asked(
        "turn_up", "5.29", _either(_words({ac.NEXT: "next"}), _verb("use", name.once_card))
    ),
    steps.TARGIA: Asked(
        "targia", "5.30", _either(_verb("take", name.good), _words({ac.NEXT: "next"}))
    ),
    steps.TARGIA_PAY: Asked("targia_pay", "5.30", _verb("pay", name.good)),
    steps.TARGIA_CARD: Asked(
        "targia_card", "5.30", _words({ac.TAKE: "take", ac.NEXT: "next", ac.STOP: "stop"})
    ),
    steps.EXCHANGE: Asked("exchange", "5.14", _either(_verb("trade", name.one_for_one), _STOP)),
    steps.CENTRE_TRIBE: Asked("centre_tribe", "5.33", _verb("take", name.cell)),
    steps.CENTRE_GOODS: Asked("centre_goods", "5.33", _verb("take", name.cell)),
    steps.UNDER_MARKER: Asked("under_marker", "5.33", _verb("display", name.cell)),
    steps.SWAP_WAY: Asked(
        "swap_way", "5.34", _words({ac.OPTION: "swap display", ac.OPTION + 1: "swap hand"})
    ),
    steps.SWAP: Asked(
        "swap", "5.23", _either(_verb("swap", name.displayed), _words({ac.DECLINE: "decline"}))
    ),
    steps.SWAP_SECOND: Asked("swap_second", "5.23", _verb("with", name.displayed)),
    steps.SWAP_HAND: Asked("swap_hand", "5.34", _verb("with", name.displayed)),
    steps.FOREIGN_BORDER: Asked(
        "foreign_border",
        "5.35",
        _either(_verb("use", name.number), _words({ac.DECLINE: "decline"})),
    ),
    steps.SELL_PAIRS: Asked(
        "sell_pairs", "5.31", _either(_verb("trade", name.pair_for_gold), _STOP)
    ),
    steps.REVEAL_PICK: Asked(
        "reveal", "5.29", _verb("take", name.shown(lambda s: s.table.goods_ids))
    ),
    steps.PICK: Asked(
        "pick",
        "5.36",
        _either(_verb("pick", name.shown(lambda s: s.table.tribe_ids)), _words({ac.NONE: "none"})),
    ),
    steps.RAID_OMIT: Asked("raid_leave", "7.4", _verb("leave", name.good)),
    steps.RAID_ROW: Asked("raid_row", "7.2", _verb("row", name.row)),
}
