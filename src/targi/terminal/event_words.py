"""What happened, in English sentences made from the fields of events."""

from collections.abc import Callable
from typing import Final

from targi.cards import Catalogue
from targi.game import Event
from targi.terminal.words import kind_word, place_words

FORCED: Final = " (There was no other choice.)"
# What giving tokens is called, by the rule it rests on.
_GIVING: Final = {
    "5.8": "{player} pays {what} for {cause}.",
    "5.14": "{player} gives {what}{at_cause}.",
    "5.15": "{player} pays {what} for moving another marker.",
    "5.16": "{player} exchanges {what}.",
    "5.17": "{player} pays {what} for another card.",
    "5.30": "{player} pays {what} to the Targia.",
    "6.1": "{player} returns {what} above the limit.",
    "7.1": "{player} gives {what} at the raid on {cause}.",
}
_EVENTS: Final = {
    "round": "Round {amount} begins.",
    "targia": "The Targia stands on {target}.",
    "robber": "The robber moves from {source} to {target}.",
    "raid": "Raid on {source}!",
    "starting_player": "{player} is the starting player.",
    "fewer_targis": "{player} has only {amount} Targis this round.",
    "next_round_fewer": "{player} will have only {amount} Targis next round ({cause}).",
    "place": "{player} places a Targi on {target}{by}.",
    "marker": "A marker of {player} lies on {target}.",
    "use": "{player} uses {source}.",
    "take_back": "{player} takes back the figure on {source}, unused.",
    "move_marker": "{player} moves the marker on {source} to {target}.",
    "end_turn": "{player} ends the turn.",
    "gain": "{player} takes {what}{by}.",
    "leave_out": "{cause} saves {player} {what}.",
    "store": "{what} is put on {cause}.",
    "use_stored": "{player} pays {what} from store for {cause}.",
    "lose_stored": "{player} loses {what} stored on that card.",
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
    sentence = _template(event).format(
        player=str(event.player).title(),
        card=event.card,
        kind=_ENDS.get(str(event.kind), event.kind),
        amount=event.amount,
        what=f"{event.amount} {kind_word(event.kind)}",
        source=place_words(event.source, catalogue),
        target=place_words(event.target, catalogue),
        cause=place_words(event.cause, catalogue),
        at_cause=f" on {place_words(event.cause, catalogue)}" if event.cause else "",
        by=f" ({event.cause})" if isinstance(event.cause, str) else "",
        at=f" on {place_words(event.target, catalogue)}" if event.target != "open" else "",
    )
    return sentence + (FORCED if event.forced else "")


def _template(event: Event) -> str:
    if event.name == "lose":
        return _GIVING.get(event.rule, "{player} pays {what} for {cause}.")
    special = _SPECIAL.get(event.name)
    return special(event) if special else _EVENTS[event.name]


def _card(event: Event) -> str:
    """A card moves: where from and where to says what is done with it."""
    from_display = isinstance(event.source, dict) and "display" in event.source
    if event.target == "hand":
        return "{player} takes {card} into the hand."
    if event.target == "open":
        return "{player} takes {card} from the discard pile."
    if isinstance(event.target, dict):
        if from_display:
            return "{player} moves {card} to {target}."
        return "{player} displays {card} on {target}."
    if event.target == event.card:
        return "{card} lies beside the board."
    return "{player} loses {card}." if from_display else "{card} is discarded."


def _use(event: Event) -> str:
    """An action begins; with a card, a dune or the Targia no figure moves."""
    if event.source == "hand":
        return "{player} plays the hand card with {cause}."
    if event.source != event.target:
        return "{player} uses {source}."
    if event.cause is None:
        return "{player} uses the Targia on {source}."
    return "{player} uses {source} with {cause}."


def _action_marker(event: Event) -> str:
    if event.target == "on card":
        return "{card} gets its action marker."
    used = event.cause == event.card
    return "{player} uses {card}." if used else "The action marker of {card} goes back."


_SPECIAL: Final[dict[str, Callable[[Event], str]]] = {
    "card": _card,
    "use": _use,
    "action_marker": _action_marker,
}
