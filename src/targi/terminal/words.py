"""Every English word of the plain game: events, reasons, questions, help.

Sentences are made from codes and fields, never from the rules' insides. Drawing the table is in
`table_view`, the course of a session in `play`.
"""

from typing import Any, Final

from targi.cards import BorderCard, Catalogue
from targi.cards.sentences import cost_words, title
from targi.game import Event, Reason
from targi.game.asking import Asked

FORCED: Final = " (There was no other choice.)"
HELP: Final = """\
Type the number of a move, or the move itself, such as: place 5
  table        draw the table again          moves        list the moves again
  undo         take back the last move       redo         play it again
  why MOVE     why a move is not possible, or what it would do
  card ID      a card in full, such as BO4, G07 or 14 for a border card
  score        both scores as things stand
  save FILE    write the game so far to a file
  quit         leave; the game is kept and can be resumed
Moves are explained in docs/notation.md, rules by their numbers in docs/rules.md."""

NOTHING_TO_UNDO: Final = "There is no move to take back."
NOTHING_TO_REDO: Final = "There is no move to play again."
NO_MOVE_MADE: Final = "No move was made."
NO_FILE: Final = "Name the file: save FILE"
FILE_EXISTS: Final = "There is such a file already; choose another name."
NOT_WRITTEN: Final = "The game could not be written: {error}"
SAVED: Final = "Saved. Go on later with: targi play --resume {file}"
KEPT: Final = "The game is kept. Go on with: targi play --resume {file}"
RECORDED: Final = "The record is in {file}"
TAKEN_BACK: Final = "Taken back: {player} {move}"
POSSIBLE: Final = "{move} is possible."
DRAW: Final = "It is a draw."
WINS: Final = "{player} wins."

QUESTIONS: Final = {
    "place": "place a Targi on a border card.",
    "act": "use a figure or a marker, or end your turn with done.",
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
    "display_full": "Twelve cards are displayed; there is no room for {card}.",
    "cannot_pay": "You cannot pay for {card}. Missing: {missing}{discount}.",
    "no_alternative": "{card} has one cost only.",
    "hand_full": "You have {card} in your hand.",
    "in_hand": "{card} is in your hand already.",
    "needs_noble": "Only the Noble discards a hand card.",
    "not_in_cost": "The cost does not ask for {kind}, or no longer.",
    "same_payment": "Another choice takes the same tokens.",
    "row_full": "Row {row} has four cards.",
    "equal_empty_row": "Row {row} is as empty as an earlier one; take that.",
    "goods_order": "Goods are chosen in the order dates, salt, pepper.",
    "too_few_goods": "You have {held} {kind}; it takes {needed}.",
    "too_few_gold": "You have {held} {kind}; it takes {needed}.",
    "no_one_for_one": "You have no card that lets you trade one good for one.",
    "received_this_visit": "You have received {kind} one for one in this visit.",
    "must_trade_first": "Make a trade first.",
    "face_down": "The card on {cell} lies face down.",
    "marker_there": "A marker of {by} lies on {cell}.",
    "not_displayed": "{card} is not in your display.",
    "lifted_already": "You have picked up {card} already.",
    "cards_order": "Pick up the card that lies first, then {card}.",
    "no_place": "{card} has no other place to go to.",
    "place_taken": "A card lies on {place}.",
    "same_place": "The card comes from {place}.",
    "gap": "A card on {place} would leave a gap.",
    "not_demanded": "The raid on {raid} does not ask for that.",
    "cannot_meet": "It takes {needed} {kind}; you have {held}.",
}

# What giving tokens is called, by the rule it rests on.
_GIVING: Final = {
    "5.8": "{player} pays {what} for {cause}.",
    "5.14": "{player} gives {what} on {cause}.",
    "6.1": "{player} returns {what} above the limit.",
    "7.1": "{player} gives {what} at the raid on {cause}.",
}
_EVENTS: Final = {
    "round": "Round {amount} begins.",
    "robber": "The robber moves from {source} to {target}.",
    "raid": "Raid on {source}!",
    "starting_player": "{player} is the starting player.",
    "fewer_targis": "{player} has only {amount} Targis this round.",
    "next_round_fewer": "{player} will have only {amount} Targis next round ({cause}).",
    "place": "{player} places a Targi on {target}.",
    "marker": "A marker of {player} lies on {target}.",
    "use": "{player} uses {source}.",
    "take_back": "{player} takes back the figure on {source}, unused.",
    "move_marker": "{player} moves the marker on {source} to {target}.",
    "end_turn": "{player} ends the turn.",
    "gain": "{player} takes {what}{by}.",
    "leave_out": "{cause} saves {player} {what}.",
    "store": "{what} is put on {cause}.",
    "use_stored": "{player} pays {what} from store for {cause}.",
    "fill": "A face-down card fills {target}.",
    "turn_up": "{card} is turned up{at}.",
    "shuffle": "The {amount} {kind} discards are shuffled into a new pile.",
    "spared": "{cause} spares {player} the raid.",
    "unpaid": "{player} cannot pay the raid.",
    "end": "The game is over: {kind}.",
}
_ENDS: Final = {
    "twelfth_card": "twelve cards are displayed",
    "last_raid": "the last raid is done",
}


def event_sentence(event: Event, catalogue: Catalogue) -> str:
    """What happened, in a sentence."""
    if event.name == "card":
        template = _card_template(event)
    elif event.name == "use" and event.source == "hand":
        template = "{player} plays the hand card with {cause}."
    else:
        template = _GIVING[event.rule] if event.name == "lose" else _EVENTS[event.name]
    sentence = template.format(
        player=str(event.player).title(),
        card=event.card,
        kind=_ENDS.get(str(event.kind), event.kind),
        amount=event.amount,
        what=f"{event.amount} {kind_word(event.kind)}",
        source=place_words(event.source, catalogue),
        target=place_words(event.target, catalogue),
        cause=place_words(event.cause, catalogue),
        by=f" ({event.cause})" if isinstance(event.cause, str) else "",
        at=f" on {place_words(event.target, catalogue)}" if event.target != "open" else "",
    )
    return sentence + (FORCED if event.forced else "")


def _card_template(event: Event) -> str:
    if event.target == "hand":
        return "{player} takes {card} into the hand."
    if not isinstance(event.target, dict):
        return "{card} is discarded."
    moved = isinstance(event.source, dict) and "display" in event.source
    return (
        "{player} moves {card} to {target}." if moved else "{player} displays {card} on {target}."
    )


def place_words(place: Any, catalogue: Catalogue) -> str:
    """A border card with its name, a centre card or a place of a display by its coordinates."""
    if isinstance(place, int):
        return f"{place} {border_name(catalogue.border[place - 1])}"
    if isinstance(place, dict):
        (area, (row, column)) = next(iter(place.items()))
        prefix = "place " if area == "display" else ""
        return f"{prefix}{row + 1},{column + 1}"
    return str(place)


def border_name(card: BorderCard) -> str:
    """The name of a border card as players say it."""
    return title(card.name)


def kind_word(kind: str | None) -> str:
    """A kind of token; victory points are written large."""
    return "VP" if kind == "vp" else str(kind)


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


def move_words(text: str, centre: list[list[str]], catalogue: Catalogue, card: str | None) -> str:
    """What a move is about, where its text does not say it: the name of a card, a cost."""
    verb, _, rest = text.partition(" ")
    if rest.isdigit() and verb in ("place", "use"):
        return border_name(catalogue.border[int(rest) - 1])
    if verb in ("use", "move", "to") and "," in rest:
        row, column = (int(number) - 1 for number in rest.split(","))
        return centre[row][column]
    if verb == "pay" and card is not None:
        cost, _, alternative = cost_words(catalogue.tribe(card)).partition(" / ")
        return alternative if rest == "alternative" else cost
    return ""
