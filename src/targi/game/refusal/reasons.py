"""Reasons: the closed list of codes that say why a move is not possible.

Finding the reason is the work of `why_not`; the sentences for players are made from the codes
elsewhere. The codes and their parameters are documented in docs/notation.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from targi.game.names import Json

CODES: Final = {
    # at any time
    "malformed": "no move is written like this",
    "game_over": "the game has ended",
    "not_now": "such a move is made at another time",
    "action_unfinished": "the open action asks for something else first",
    # placing
    "corner": "no Targi can stand on a corner",
    "robber_here": "the robber stands there",
    "occupied": "a Targi stands there",
    "opposite_opponent": "a Targi of the opponent stands opposite",
    "dune_not_open": "the dune does not lie face up",
    # beginning an action
    "no_targi": "no Targi of the player stands there",
    "no_marker": "no marker of the player lies there",
    "used": "it has been used this round",
    "no_hand_card": "the hand is empty",
    "hand_card_new": "the hand card came this round",
    "no_hand_power": "no displayed card plays the hand card",
    "nothing_to_trade": "the Trader takes nothing that the player holds",
    "nothing_to_sell": "the Silversmith takes nothing that the player holds",
    "no_marker_to_move": "no marker is left to move",
    "no_free_card": "no face-up centre card is without a marker",
    "no_marker_on_tribe": "no unused marker of the player lies on a tribe card",
    "no_part": "no part of the dune can take place",
    "no_targia": "the player placed no Targi on the Targia's card",
    "marker_used": "its action marker has been used",
    "card_not_now": "the card is used at another time",
    # a tribe card
    "display_full": "twelve cards are displayed",
    "cannot_pay": "the cost cannot be paid",
    "no_alternative": "the card has one cost only",
    "hand_full": "there is a card in the hand",
    "in_hand": "the card is in the hand already",
    "needs_noble": "only the Noble discards a hand card",
    "no_extra": "the card has no optional extra",
    "picked_to_keep": "this card is displayed or taken, not discarded",
    "cannot_reject": "no other card can be turned up instead",
    "no_gold_in_cost": "the cost asks for no gold that could be left out",
    "not_in_cost": "the cost does not ask for this good, or no longer",
    "same_payment": "another choice takes the same tokens",
    "row_full": "the row has four cards",
    "equal_empty_row": "it is the same as the first empty row",
    # goods
    "goods_order": "goods are chosen in the order dates, salt, pepper",
    "too_few_goods": "the player has too few of this good",
    "too_few_gold": "the player has too little gold",
    "too_few_water": "the player has too little water",
    "no_water_here": "water is not exchanged at this choice",
    "water_needed": "the action could not be completed after this exchange",
    "not_offered": "this border card does not offer it",
    "no_cheap_gold": "no displayed card gives gold for two goods",
    "cheaper": "a displayed card gives the gold for two goods",
    "no_one_for_one": "no displayed card allows one good for one",
    "received_this_visit": "this kind was received one for one in this visit",
    "must_trade_first": "a visit has at least one trade",
    # Fata Morgana
    "face_down": "the card lies face down",
    "marker_there": "a marker lies there",
    # rearranging
    "not_displayed": "the card is not in the player's display",
    "chosen_already": "the card has been chosen already",
    "cards_order": "of several cards the one that lies first is chosen first",
    "no_place": "the card has no other place to go to",
    "place_taken": "a card lies there",
    "same_place": "the card comes from there",
    "gap": "a row would have a gap",
    "too_few_cards": "the player has too few cards displayed",
    "not_to_hand": "a dune never goes into a hand",
    # dunes and cards turned up
    "other_kind": "a card of the other kind lies there",
    "no_opponents_targi": "the opponent placed no Targi there",
    "not_open": "the card does not lie open",
    # raids
    "not_demanded": "this raid does not ask for it",
    "cannot_meet": "the player cannot pay all of it",
    "must_pay": "who can pay must",
    "must_leave_missing": "what is left out must be what the player lacks",
    "row_empty": "the row has no card",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not: `code` says what is in the way, `rule` where to read about it."""

    code: str
    rule: str
    parameters: dict[str, Json] = field(default_factory=dict)


class IllegalMove(ValueError):  # noqa: N818  # the name is a promise of the public face
    """A move that cannot be made now; the game has not changed."""

    def __init__(self, text: str, reason: Reason) -> None:
        shown = repr(text) if len(text) <= 60 else repr(text[:57] + "...")
        because = CODES[reason.code]
        super().__init__(f"{shown} is not possible: {because} ({reason.code}, rule {reason.rule})")
        self.text = text
        self.reason = reason
        self.code = reason.code
        self.rule = reason.rule

    def __reduce__(self) -> tuple[object, ...]:  # pickled by what it was made from
        return type(self), (self.text, self.reason)
