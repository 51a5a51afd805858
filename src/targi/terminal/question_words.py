"""What is asked of the player to move, and why a move is not possible, in English sentences.

They are made from the names and codes of `targi.game`, never from the rules' insides.
"""

from typing import Any, Final

from targi.game import Reason
from targi.game.asking import Asked
from targi.terminal.words import kind_word

QUESTIONS: Final = {
    "place": "place a Targi.",
    "act": "use a figure or a marker, or end your turn with done.",
    "limit": "you are above a limit: exchange something, or stop and return the rest.",
    "raid": "a raid: which demand do you meet?",
    "take": "take {goods} of your choice, one at a time.",
    "give": "give up {goods} of your choice, one at a time.",
    "side": "which side of {card} do you take?",
    "tribe": "what do you do with {card}?",
    "leave": "your discount leaves out one good of the cost of {card}. Which one?",
    "add": "which good do you pay on top for {card}?",
    "row": "in which row do you lay {card}?",
    "trade": "what do you trade?",
    "sell": "what do you sell to the Silversmith?",
    "move": "which marker do you move?",
    "to": "where does the marker on {marker} go?",
    "lift": "which card do you pick up?",
    "lift_second": "which card do you pick up besides {card}?",
    "lay": "where do you lay {card}?",
    "gift": "what does {card} give you?",
    "substitute": "do you pay water and a good instead of 1 gold for {card}?",
    "reduce": "what do you leave out of the cost of {card}?",
    "move_again": "do you move the marker on {marker} too, for 1 water?",
    "turn_up": "do you turn up the next tribe card, or use a card for the top discard?",
    "targia": "the Targia: take a good, or pay one to turn up a goods card with next.",
    "targia_pay": "which good do you pay to the Targia?",
    "targia_card": "do you take what {card} shows, pay for the next card, or stop?",
    "exchange": "which good do you exchange?",
    "centre_tribe": "which tribe card of the centre do you take?",
    "centre_goods": "which goods card of the centre do you use?",
    "under_marker": "which tribe card under a marker of yours do you display?",
    "swap_way": "do you swap two displayed cards, or one with your hand card?",
    "swap": "which card do you swap first?",
    "swap_second": "which card changes places with {card}?",
    "swap_hand": "which displayed card changes places with {card}?",
    "foreign_border": "which border card do you carry out?",
    "sell_pairs": "which two goods do you give for 1 gold?",
    "reveal": "which of the goods cards do you take? Still to take: {cards}.",
    "pick": "which of the tribe cards do you pick?",
    "raid_leave": "which good do you leave out at this raid?",
    "raid_row": "from which row do you lose the last card?",
}

# For each code a sentence; its gaps are the parameters of the reason.
REASONS: Final = {
    "malformed": "I do not understand that.{nearest} To do now: {asked}",
    "game_over": "The game is over.",
    "not_now": "This is not the time for that: {asked}",
    "action_unfinished": "Finish what you have begun first: {asked}",
    "corner": "No Targi can stand on a corner.",
    "robber_here": "The robber stands on {card}.",
    "occupied": "A Targi of {by} stands on {card}.",
    "opposite_opponent": "A Targi of your opponent stands opposite, on {opposite}.",
    "dune_not_open": "The dune {card} does not lie face up.",
    "no_targi": "You have no Targi on {card}.",
    "no_marker": "You have no marker on {cell}.",
    "used": "You have used {card}{cell} this round.",
    "no_hand_card": "You have no hand card.",
    "hand_card_new": "{card} came into your hand this round; the Noble plays older cards only.",
    "no_hand_power": "You have no card in your display that plays your hand card.",
    "nothing_to_trade": "You hold nothing that the Trader takes.",
    "nothing_to_sell": "You hold nothing that the Silversmith takes.",
    "no_marker_to_move": "You have no marker left to move.",
    "no_free_card": "No face-up centre card is without a marker.",
    "no_marker_on_tribe": "You have no unused marker on a tribe card.",
    "no_part": "No part of {card} can take place.",
    "no_targia": "You placed no Targi on {card}, where the Targia stands.",
    "marker_used": "The action marker of {card} has been used.",
    "card_not_now": "{card} is used at another time.",
    "display_full": "Twelve cards are displayed; there is no room for {card}.",
    "cannot_pay": "You cannot pay for {card}. Missing: {missing}{discount}.",
    "no_alternative": "{card} has one cost only.",
    "hand_full": "You have {card} in your hand.",
    "in_hand": "{card} is in your hand already.",
    "needs_noble": "Only the Noble discards a hand card.",
    "no_extra": "{card} has no optional extra.",
    "picked_to_keep": "{card} can be displayed or taken, but not discarded.",
    "cannot_reject": "No other card can be turned up instead of {card}.",
    "no_gold_in_cost": "This cost of {card} has no gold to leave out.",
    "not_in_cost": "The cost does not ask for {kind}, or no longer.",
    "same_payment": "Another choice takes the same tokens.",
    "row_full": "Row {row} has four cards.",
    "equal_empty_row": "Row {row} is as empty as an earlier one; take that.",
    "goods_order": "Goods are chosen in the order dates, salt, pepper.",
    "too_few_goods": "You have {held} {kind}; it takes {needed}.",
    "too_few_gold": "You have {held} {kind}; it takes {needed}.",
    "too_few_water": "You have {held} {kind}; it takes {needed}.",
    "no_water_here": "Water is not exchanged now: {asked}",
    "water_needed": "After that you could not finish this: {asked}",
    "not_offered": "This is not offered on {card}.",
    "no_cheap_gold": "You have no card that gives gold for two goods.",
    "cheaper": "Two {kind} are enough for the gold.",
    "no_one_for_one": "You have no card that lets you trade one good for one.",
    "received_this_visit": "You have received {kind} one for one in this visit.",
    "must_trade_first": "Make a trade first.",
    "face_down": "The card on {cell} lies face down.",
    "marker_there": "A marker of {by} lies on {cell}.",
    "not_displayed": "{card} is not in your display.",
    "chosen_already": "You have chosen {card} already.",
    "cards_order": "Choose the card that lies first; {card} comes later.",
    "no_place": "{card} has no other place to go to.",
    "place_taken": "A card lies on {place}.",
    "same_place": "The card comes from {place}.",
    "gap": "A card on {place} would leave a gap.",
    "too_few_cards": "You have {held} such cards displayed; it takes {needed}.",
    "not_to_hand": "{card} is a dune and never goes into a hand.",
    "other_kind": "On {cell} lies a card of the other kind.",
    "no_opponents_targi": "Your opponent placed no Targi on {card}.",
    "not_open": "{card} does not lie open.",
    "not_demanded": "The raid on {raid} does not ask for that.",
    "cannot_meet": "It takes {needed} {kind}{discount}; you have {held}.",
    "must_pay": "You can pay, so you must.",
    "must_leave_missing": "Leave out what you lack, not {kind}.",
    "row_empty": "Row {row} has no card.",
}


def question_sentence(question: Asked) -> str:
    """What is asked of the player to move."""
    goods = question.parameters.get("goods")
    gaps = {**question.parameters, "goods": "1 good" if goods == 1 else f"{goods} goods"}
    return QUESTIONS[question.name].format(**gaps)


def reason_sentence(reason: Reason, question: Asked) -> str:
    """Why a move is not possible, with the rule that says so."""
    found = reason.parameters
    nearest, discount, missing = (found.get(key) for key in ("nearest", "discount", "missing"))
    gaps: dict[str, Any] = {"cell": "", "card": "", **found}
    gaps["asked"] = question_sentence(question)
    gaps["nearest"] = f" Did you mean {nearest!r}?" if nearest else " Type help for help."
    gaps["discount"] = f", less a discount of {discount}" if discount else ""
    if isinstance(missing, dict):
        gaps["missing"] = ", ".join(f"{n} {kind_word(kind)}" for kind, n in missing.items())
    gaps["kind"] = kind_word(str(found.get("kind")))
    return f"{REASONS[reason.code].format(**gaps)} (rule {reason.rule})"
