"""Why a move is not possible: a code, a rule number and parameters, for `why_not` and `IllegalMove`.

The rules only offer what is legal; here the reason for the rest is looked up in the same state. The
sentences for players are made from the codes elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from targi.game.names import Json
from targi.game.notation import possible_texts
from targi.rules.state import OVER, State


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not: `code` says what is in the way, `rule` where to read about it."""

    code: str
    rule: str
    parameters: dict[str, Json] = field(default_factory=dict)


class IllegalMove(ValueError):
    """A move that cannot be made now; the game has not changed."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"{text!r} is not possible: {reason.code} (rule {reason.rule})")
        self.text = text
        self.reason = reason
        self.code = reason.code
        self.rule = reason.rule


def why_not(s: State, text: str) -> Reason:
    """Why a text is no legal move of this state, which it must not be."""
    if s.phase == OVER:
        return Reason("game_over", "8.1")
    texts = possible_texts(s)
    if text not in texts:
        return Reason("not_asked", "5.1")
    return Reason("not_offered", "5.1")
