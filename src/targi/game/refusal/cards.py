"""Why the hand card or a card with an action marker cannot be used now (rules 5.24, 5.28, 5.29)."""

from __future__ import annotations

from targi.game.names import Json
from targi.game.refusal.payments import no_display, too_few_of_any
from targi.game.refusal.reasons import Reason
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules.border import top_discard
from targi.rules.state import State


def use_hand(s: State) -> Reason:
    """Rule 5.24: a displayed card may let the player display his hand card."""
    p = s.me()
    if p.power[fx.HAND_PLAY] == 0:
        return Reason("no_hand_power", "5.24")
    if p.hand == st.NO_CARD:
        return Reason("no_hand_card", "5.24")
    powers = (c for c in p.slots if c >= 0 and s.table.effect_amount(c, fx.HAND_PLAY))
    return no_display(s, p.hand, ac.COST, next(powers))


def use_card(s: State, action: int) -> Reason:
    """Rule 5.28: once, and at its own time."""
    p, card = s.me(), s.me().slots[action - ac.SLOT]
    name: dict[str, Json] = {"card": s.table.tribe_ids[card]}
    if not p.action_markers >> card & 1:
        return Reason("marker_used", "5.28", name)
    if s.depth > 0:
        if s.table.effect_amount(card, fx.DISCARD_PILE_CARD):  # rule 5.29
            return no_display(s, top_discard(s), ac.COST, card)
    elif s.table.effect_amount(card, fx.EXCHANGE):
        return too_few_of_any(s, 1, "5.14")
    elif s.phase == st.ACT and s.table.effect_amount(card, fx.HAND_PLAY_ONCE):
        if p.hand == st.NO_CARD:
            return Reason("no_hand_card", "5.24")
        return no_display(s, p.hand, ac.COST, card)
    return Reason("card_not_now", "5.28", name)
