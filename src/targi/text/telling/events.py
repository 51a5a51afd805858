"""What happened, as phrases: the events of a move told in sentences.

Events that belong together make one sentence, "Blue pays 2 salt and 1 gold for an oasis (BO4) and
lays it in row 1". Here they are grouped; the sentences about tokens and about cards are in
`tokens` and `cards`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from targi.cards import Catalogue
from targi.game import Event
from targi.text import naming
from targi.text.phrases import Phrase, phrase
from targi.text.saying import Words
from targi.text.telling import cards as telling_cards
from targi.text.telling import tokens as telling_tokens
from targi.text.telling.scene import Scene

# What follows directly with the same player, rule and cause is told in the same sentence.
_JOINED: Final = ("gain", "lose", "leave_out", "marker", "take_back", "turn_up")
# The rule by which the centre is laid out: nine cards, one sentence.
_DEAL: Final = "1.4"
# Rules by which one gives something in order to take something else.
_EXCHANGES: Final = ("5.14", "5.16", "5.31")
# Rules by which a tribe card is paid for, what is left out of its cost included.
_PAYMENTS: Final = ("5.8", "5.27", "5.36")


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence, the rule it rests on, and which of the events it tells."""

    phrase: Phrase
    rule: str
    first: int
    number: int
    forced: bool  # there was no other choice


def tell(
    events: Sequence[Event], catalogue: Catalogue, names: Mapping[str, Phrase] = naming.SEATS
) -> tuple[Told, ...]:
    """The sentences that tell these events, in the order in which a player would tell them."""
    scene = Scene(catalogue, names)
    told = [_told(scene, first, group) for first, group in _groups(events)]
    _open_round(told)
    return tuple(told)


def sentence(told: Told, words: Words) -> str:
    """A sentence in a language; it says so if there was no other choice."""
    text = words.say(told.phrase)
    return f"{text} {words.say(phrase('event-forced'))}" if told.forced else text


def sentence_with_rule(told: Told, words: Words) -> str:
    """The same, with the number of the rule that it rests on."""
    return f"{sentence(told, words)} {words.say(phrase('event-rule', rule=told.rule))}"


def _told(scene: Scene, first: int, group: Sequence[Event]) -> Told:
    # An action that is told by what it gives rests on the rule that gives it.
    about = group[1] if group[0].name == "use" and len(group) > 1 else group[0]
    # Effects give and move by themselves, and who pays has chosen to, even if the row was the only
    # one. What is remarkable is a card or tokens that one had to put away, take or give up.
    parted = telling_cards.discarded(about) or about.target == "hand" or about.name == "lose"
    asked = about.player is not None and about.rule not in _PAYMENTS and parted
    forced = asked and any(event.forced for event in group)
    return Told(_phrase(scene, group), about.rule, first, len(group), forced)


def _open_round(told: list[Told]) -> None:
    """A round begins with the robber's walk (rule 2.1): it is announced before, not after it."""
    for at in range(1, len(told)):
        if [one.phrase.id for one in told[at - 1 : at + 1]] == ["event-robber", "event-round"]:
            told[at - 1 : at + 1] = told[at], told[at - 1]


def _groups(events: Sequence[Event]) -> Iterator[tuple[int, Sequence[Event]]]:
    """The events in groups that make one sentence each."""
    at = 0
    while at < len(events):
        end = _end_of_group(events, at)
        yield at, events[at:end]
        at = end


def _end_of_group(events: Sequence[Event], at: int) -> int:
    event = events[at]
    following = events[at + 1] if at + 1 < len(events) else None
    if event.rule == _DEAL:
        return _end_of_deal(events, at)
    if event.name == "use" and following is not None and _begins_with_tokens(event, following):
        at += 1  # what the action gives says that it was used
        event = following
    if event.name == "turn_up" and _beside(event, following):
        return _end_of_dunes(events, at)
    end = _end_of_run(events, at)
    after = events[end] if end < len(events) else None
    if after is None:
        return end
    if event.name == "lose" and _exchanged(event, after):
        return _end_of_run(events, end)
    return end + 1 if _completes(event, after) else end


def _begins_with_tokens(use: Event, following: Event) -> bool:
    """Whether an action is told by the tokens it gives: a border card or a goods card."""
    if following.name != "gain" or use.source == use.target:
        return False
    return following.cause == use.source or following.rule == "5.4"


def _end_of_run(events: Sequence[Event], at: int) -> int:
    """Where events of the same name, player, rule and cause end."""
    first, end = events[at], at + 1
    if first.name in _JOINED or telling_cards.discarded(first):
        while end < len(events) and _same(first, events[end]):
            end += 1
    return end


def _same(one: Event, other: Event) -> bool:
    """Whether two events differ only in what and where, and both move something or neither."""
    alike = ("name", "player", "rule", "cause")
    if any(getattr(one, field) != getattr(other, field) for field in alike):
        return False
    if one.name == "card" and one.target != other.target:
        return False
    return (one.source == one.target) == (other.source == other.target)


def _exchanged(given: Event, after: Event) -> bool:
    """Whether what comes next is taken for what was given."""
    alike = ("player", "rule", "cause")
    return (
        given.rule in _EXCHANGES
        and after.name == "gain"
        and all(getattr(given, field) == getattr(after, field) for field in alike)
    )


def _end_of_deal(events: Sequence[Event], at: int) -> int:
    while at < len(events) and events[at].rule == _DEAL:
        at += 1
    return at


def _completes(event: Event, after: Event) -> bool:
    """Whether a card's move is part of the sentence: paid and displayed, taken and discarded."""
    if after.name != "card":
        return False
    if event.name == "turn_up":
        return telling_cards.begins_discards(event, after)
    if after.card != event.cause:
        return False
    if event.name == "lose":
        return telling_cards.in_display(after.target)
    return event.name == "gain" and after.target == "goods discards"


def _beside(event: Event, following: Event | None) -> bool:
    """Whether a dune is turned up, which then lies beside the board."""
    return following is not None and following.name == "card" and following.target == event.card


def _end_of_dunes(events: Sequence[Event], at: int) -> int:
    while at + 1 < len(events) and events[at].name == "turn_up" and _beside(*events[at : at + 2]):
        at += 2
    return at


def _phrase(scene: Scene, group: Sequence[Event]) -> Phrase:
    event = group[0]
    if event.name == "use" and len(group) > 1:
        return telling_tokens.gained(scene, group[1:])
    if event.name in _TOLD:
        return _TOLD[event.name](scene, group)
    return _plain(scene, event)


def _plain(scene: Scene, event: Event) -> Phrase:
    """A sentence whose gaps are the fields of its event."""
    gaps: dict[str, Phrase | int] = {}
    if event.player:
        gaps["player"] = scene.player(event)
    if event.amount is not None:
        gaps["amount"] = event.amount
    for name in ("source", "target", "cause"):
        where = getattr(event, name)
        if where is not None:
            gaps[name] = scene.place(where)
    return phrase(f"event-{event.name}", **gaps)


def _use(scene: Scene, group: Sequence[Event]) -> Phrase:
    """An action begins; with a card, a dune or the Targia no figure moves."""
    event = group[0]
    source, player = event.source, scene.player(event)
    if source == "hand":
        return phrase("event-use-hand", player=player, card=scene.place(event.cause))
    if source == event.target and event.cause is None:
        return phrase("event-use-targia", player=player)
    if source == event.target:
        card, dune = scene.place(source), scene.place(event.cause)
        return phrase("event-use-by-dune", player=player, card=card, dune=dune)
    if isinstance(source, dict):
        return phrase("event-use-centre", player=player, cell=scene.place(source))
    kind = "border" if isinstance(source, int) else "dune"
    return phrase(f"event-use-{kind}", player=player, card=scene.place(source))


def _place(scene: Scene, group: Sequence[Event]) -> Phrase:
    event = group[0]
    where = {"player": scene.player(event), "target": scene.place(event.target)}
    if event.cause is not None:
        return phrase("event-place-by-card", card=scene.place(event.cause), **where)
    return phrase("event-place", **where)


def _markers(scene: Scene, group: Sequence[Event]) -> Phrase:
    places = tuple(scene.place(event.target) for event in group)
    return phrase("event-markers", player=scene.player(group[0]), number=len(group), places=places)


def _taken_back(scene: Scene, group: Sequence[Event]) -> Phrase:
    player = scene.player(group[0])
    if group[0].cause is not None:
        return phrase("event-take-back-dune", player=player, dune=scene.place(group[0].cause))
    places = tuple(scene.place(event.source) for event in group)
    return phrase("event-take-back", player=player, number=len(group), places=places)


def _raid(scene: Scene, group: Sequence[Event]) -> Phrase:
    return phrase("event-raid", number=int(str(group[0].source)))


def _starting_player(scene: Scene, group: Sequence[Event]) -> Phrase:
    """Who begins the game (rule 1.7), or now begins a round."""
    name = "event-first-player" if group[0].rule == "1.7" else "event-starting-player"
    return phrase(name, player=scene.player(group[0]))


def _shuffled(scene: Scene, group: Sequence[Event]) -> Phrase:
    return phrase(f"event-shuffle-{group[0].kind}", amount=group[0].amount or 0)


def _ended(scene: Scene, group: Sequence[Event]) -> Phrase:
    return phrase(f"event-end-{group[0].kind}")


_TOLD: Final[Mapping[str, Callable[[Scene, Sequence[Event]], Phrase]]] = {
    "use": _use,
    "place": _place,
    "marker": _markers,
    "take_back": _taken_back,
    "raid": _raid,
    "starting_player": _starting_player,
    "shuffle": _shuffled,
    "end": _ended,
    "gain": telling_tokens.gained,
    "lose": telling_tokens.lost,
    "leave_out": telling_tokens.by_card,
    "store": telling_tokens.by_card,
    "use_stored": telling_tokens.by_card,
    "lose_stored": telling_tokens.by_card,
    "card": telling_cards.moved,
    "turn_up": telling_cards.turned_up,
    "fill": telling_cards.filled,
    "action_marker": telling_cards.action_marker,
}
