"""Moves as short texts, see docs/notation.md: `place 5`, `use 2,1`, `pay cost`, `row 2`, `done`.

What a number of the action table means depends on what is asked, so the text of an action is made
for a state. Every text is unique among the moves that could be asked for at that moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from targi.cards import GOODS, RESOURCES
from targi.game.names import card_id, cell_text, slot_text
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import steps
from targi.rules.display import used_once
from targi.rules.engine import legal
from targi.rules.raids import demanded
from targi.rules.revealing import SEEN
from targi.rules.state import (
    ACT,
    CARD,
    LIMIT,
    NO_CARD,
    OVER,
    PLACE,
    RAID,
    SHOWN,
    STEP,
    State,
)
from targi.rules.table import ANY, EXACT, GOLD, KINDS, LAST_CARD, VP
from targi.rules.trading import GETS, GIVES, PAIR_FIRST, PAIR_SECOND


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


def _dune(s: State, action: int) -> str:
    dune = action - ac.DUNE
    return s.table.dune_ids[dune] if 0 <= dune < s.table.dune_count else ""


def _displayed(s: State, action: int) -> str:
    """The id of the card in a slot of the player to move."""
    if not ac.SLOT <= action < ac.ROW or s.me().slots[action - ac.SLOT] == NO_CARD:
        return ""
    return card_id(s.table, s.me().slots[action - ac.SLOT])


def _verb(verb: str, name: Callable[[State, int], str]) -> Callable[[State, int], str]:
    """Texts of a verb and a name, if there is one."""

    def text(s: State, action: int) -> str:
        found = name(s, action)
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


def _number(s: State, action: int) -> str:
    return str(action + 1) if action < ac.CELL else ""


def _cell(s: State, action: int) -> str:
    return cell_text(action - ac.CELL) if ac.CELL <= action < ac.DUNE else ""


def _good(s: State, action: int) -> str:
    kind = action - ac.GOOD
    return GOODS[kind] if 0 <= kind < len(GOODS) else ""


def _slot(s: State, action: int) -> str:
    return slot_text(action - ac.SLOT) if ac.SLOT <= action < ac.ROW else ""


def _row(s: State, action: int) -> str:
    return str(action - ac.ROW + 1) if ac.ROW <= action < ac.GOOD else ""


def _once_card(s: State, action: int) -> str:
    """A card of the player to move that can ever be used once (rule 5.28)."""
    if not s.table.expansion or not _displayed(s, action):
        return ""
    return _displayed(s, action) if used_once(s, s.me().slots[action - ac.SLOT]) else ""


def _demand(s: State, action: int) -> str:
    demand = action - ac.OPTION
    if not 0 <= demand < 2:
        return ""
    if demanded(s, demand, LAST_CARD):
        return "give card"
    if demanded(s, demand, EXACT + GOLD):
        return "give gold"
    vp_only = demanded(s, demand, EXACT + VP) and not demanded(s, demand, ANY)
    return "give vp" if vp_only else "give goods"


def _amount(number: int, kind: str) -> str:
    return kind if number == 1 else f"{number} {kind}"


def _side(s: State, action: int) -> str:
    card = s.stack[s.frame() + CARD]
    side = action - ac.OPTION
    if not 0 <= side < s.table.choice_count[card]:
        return ""
    first = (card * fx.OPTIONS + side) * KINDS
    shown = zip(RESOURCES, (s.table.choices[first + kind] for kind in range(KINDS)), strict=True)
    return " ".join(_amount(number, kind) for kind, number in shown if number)


def _gift(s: State, action: int) -> str:
    card = s.stack[s.frame() + CARD]
    option = action - ac.OPTION
    if not 0 <= option < s.table.effect_amount(card, fx.CHOOSE):
        return ""
    at = (card * fx.OPTIONS + option) * 2
    kind = s.table.options[at]
    name = "goods" if kind == fx.ANY_GOODS else RESOURCES[kind]
    return _amount(s.table.options[at + 1], name)


def _shown(ids: Callable[[State], list[str]]) -> Callable[[State, int], str]:
    """One of several cards lying open."""

    def text(s: State, action: int) -> str:
        place, frame = action - ac.OPTION, s.frame()
        if not 0 <= place < s.stack[frame + SEEN]:
            return ""
        return ids(s)[s.stack[frame + SHOWN + place]]

    return text


def _trade(s: State, action: int) -> str:
    if ac.TRADE_3_GOLD <= action < ac.TRADE_2_GOLD:
        return f"3 {GOODS[action - ac.TRADE_3_GOLD]} for gold"
    if ac.TRADE_2_GOLD <= action < ac.TRADE_2_1:
        return f"2 {GOODS[action - ac.TRADE_2_GOLD]} for gold" if s.table.expansion else ""
    if ac.TRADE_WATER <= action < ac.ANY_TWO:
        return f"1 {GOODS[action - ac.TRADE_WATER]} for water" if s.table.expansion else ""
    return _one_or_two(action)


def _one_or_two(action: int) -> str:
    if not ac.TRADE_2_1 <= action < ac.TRADE_WATER:
        return ""
    give = 2 if action < ac.TRADE_1_1 else 1
    way = (action - ac.TRADE_2_1) % 6
    return f"{give} {GOODS[GIVES[way]]} for {GOODS[GETS[way]]}"


def _one_for_one(s: State, action: int) -> str:
    return _one_or_two(action) if action >= ac.TRADE_1_1 else ""


def _pair(s: State, action: int) -> str:
    pair = action - ac.ANY_TWO
    if not 0 <= pair < 6 or not s.table.expansion:
        return ""
    return f"{GOODS[PAIR_FIRST[pair]]} {GOODS[PAIR_SECOND[pair]]}"


def _pair_for_gold(s: State, action: int) -> str:
    return f"{_pair(s, action)} for gold" if _pair(s, action) else ""


def _smith(s: State, action: int) -> str:
    if ac.SMITH_2 <= action < ac.SMITH_4:
        return f"2 {GOODS[action - ac.SMITH_2]}"
    if ac.SMITH_4 <= action < ac.SMITH_GOLD_1:
        return f"4 {GOODS[action - ac.SMITH_4]}"
    return {ac.SMITH_GOLD_1: "1 gold", ac.SMITH_GOLD_2: "2 gold"}.get(action, "")


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
    PLACE: _either(_verb("place", _number), _verb("place", _dune)),
    ACT: _either(
        _verb("use", _number),
        _verb("use", _cell),
        _verb("use", _dune),
        _verb("use", _once_card),
        _words({ac.HAND: "use hand", ac.DONE: "done"}),
        lambda s, action: "targia" if action == ac.TARGIA and s.table.expansion else "",
    ),
    LIMIT: _either(_verb("use", _once_card), _STOP),
    RAID: _either(
        _demand,
        _verb("use", _once_card),
        lambda s, action: "stop" if action == ac.STOP and s.table.expansion else "",
    ),
    OVER: _words({}),
}
_IN_ACTION: Final[dict[int, Callable[[State, int], str]]] = {
    steps.TAKE: _verb("take", _good),
    steps.GIVE: _verb("give", _good),
    steps.SLASH: _verb("take", _side),
    steps.TRIBE: _tribe,
    steps.OMIT: _verb("leave", _good),
    steps.EXTRA: _verb("add", _good),
    steps.ROW: _verb("row", _row),
    steps.TRADER: _either(_verb("trade", _trade), _STOP),
    steps.SMITH: _either(_verb("sell", _smith), _verb("sell", _pair), _STOP),
    steps.MARKER: _verb("move", _cell),
    steps.MARKER_TO: _verb("to", _cell),
    steps.LIFT: _either(_verb("lift", _displayed), _words({ac.DECLINE: "decline"})),
    steps.LIFT_SECOND: _either(_verb("lift", _displayed), _words({ac.NONE: "none"})),
    steps.LAY: _verb("lay", _slot),
    steps.LAY_SECOND: _verb("lay", _slot),
    steps.CHOOSE: _verb("take", _gift),
    steps.SUBSTITUTE: _words({ac.SUBSTITUTE: "substitute", ac.NONE: "none"}),
    steps.REDUCE: _words({ac.OPTION: "less goods", ac.OPTION + 1: "less gold"}),
    steps.MARKER_AGAIN: _words({ac.NEXT: "next", ac.STOP: "stop"}),
    steps.TURN_UP: _either(_words({ac.NEXT: "next"}), _verb("use", _once_card)),
    steps.TARGIA: _either(_verb("take", _good), _words({ac.NEXT: "next"})),
    steps.TARGIA_PAY: _verb("pay", _good),
    steps.TARGIA_CARD: _words({ac.TAKE: "take", ac.NEXT: "next", ac.STOP: "stop"}),
    steps.EXCHANGE: _either(_verb("trade", _one_for_one), _STOP),
    steps.CENTRE_TRIBE: _verb("take", _cell),
    steps.CENTRE_GOODS: _verb("take", _cell),
    steps.UNDER_MARKER: _verb("display", _cell),
    steps.SWAP_WAY: _words({ac.OPTION: "swap display", ac.OPTION + 1: "swap hand"}),
    steps.SWAP: _either(_verb("swap", _displayed), _words({ac.DECLINE: "decline"})),
    steps.SWAP_SECOND: _verb("with", _displayed),
    steps.SWAP_HAND: _verb("with", _displayed),
    steps.FOREIGN_BORDER: _either(_verb("use", _number), _words({ac.DECLINE: "decline"})),
    steps.SELL_PAIRS: _either(_verb("trade", _pair_for_gold), _STOP),
    steps.REVEAL_PICK: _verb("take", _shown(lambda s: s.table.goods_ids)),
    steps.PICK: _either(
        _verb("pick", _shown(lambda s: s.table.tribe_ids)), _words({ac.NONE: "none"})
    ),
    steps.RAID_OMIT: _verb("leave", _good),
    steps.RAID_ROW: _verb("row", _row),
}
