"""Which displayed cards of the player to move make a move possible, cheaper or better.

Two ways to know. What a move does names its causes, and some of them are displayed cards. And a
power matters if without it the move could not be made or would lead to something else: this is
tried out for each card, so nothing here has to know what any power means.
"""

from __future__ import annotations

from collections.abc import Sequence

from targi.game.moves.events import Event
from targi.game.names import card_id
from targi.rules import effects as fx
from targi.rules import engine
from targi.rules import state as st
from targi.rules.native import i64, vec
from targi.rules.state import Player, State
from targi.rules.table import DUNE_CARD
from targi.rules.trace import BORDER_CAUSE, NO_CAUSE


class Powers:
    """The displayed cards of the player to move at one moment, and the same without each."""

    def __init__(self, s: State) -> None:
        self._state = s
        self._displayed = [card_id(s.table, card) for card in s.me().slots if card != st.NO_CARD]
        self._without = [
            (card_id(s.table, card), _without(s, card))
            for card in s.me().slots
            if card != st.NO_CARD and _strengths(s, s.me(), card)
        ]

    def behind(self, action: int, after: State, events: Sequence[Event]) -> list[str]:
        """The cards without which an action, leading to `after` by these events, is not the same.

        `after` has traced the action.
        """
        causes = [event.cause for event in events]
        differs = {
            card for card, before in self._without if _differs(self._state, before, action, after)
        }
        return [card for card in self._displayed if card in causes or card in differs]


def asking(s: State) -> str | None:
    """The displayed card by which the player to move is asked something."""
    cause = s.stack[s.frame() + st.CAUSE] if s.depth else NO_CAUSE
    displayed = cause < BORDER_CAUSE and cause in s.me().slots
    return card_id(s.table, cause) if displayed else None


def _strengths(s: State, p: Player, card: int) -> dict[int, int]:
    """By code how much a displayed card adds to its player's powers."""
    marked = card < DUNE_CARD and p.action_markers >> card & 1
    last = fx.POWERS if marked else fx.ONCE
    first = card * fx.EFFECTS * fx.EFFECT_FIELDS
    found = s.table.effects[first : first + fx.EFFECTS * fx.EFFECT_FIELDS]
    codes, amounts = found[:: fx.EFFECT_FIELDS], found[1 :: fx.EFFECT_FIELDS]
    return {code: n for code, n in zip(codes, amounts, strict=True) if 0 <= code < last}


def _without(s: State, card: int) -> State:
    """The same moment for a player who lacks a card's power."""
    twin = s.copy()
    p = twin.me()
    lost = _strengths(s, p, card)
    p.power = vec[i64]([power - lost.get(code, 0) for code, power in enumerate(p.power)])
    engine.ask(twin)
    return twin


def _differs(before: State, without: State, action: int, after: State) -> bool:
    """Whether an action is not possible without a power, or does or begins something else."""
    if not engine.is_legal(without, action):
        return True
    other = without.copy()
    other.tracing = True
    engine.apply(other, action)
    if before.depth == after.depth and _step(before) == _step(after):
        # The same question goes on, or is at its end where the power alone would offer more.
        return other.facts[: len(after.facts)] != after.facts
    if other.facts != after.facts or _pending(other) != _pending(after):
        return True
    return after.depth > 0 and (other.low, other.high) != (after.low, after.high)


def _pending(s: State) -> list[int]:
    return [*s.stack[: s.depth * st.FRAME]]


def _step(s: State) -> int:
    return s.stack[s.frame() + st.STEP] if s.depth else -1
