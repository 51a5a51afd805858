"""What can be played, for an interface: the question, the legal moves, the prices of open cards.

A move says what it is called, what it would do, what it costs, and which of the player's own cards
make it possible, cheaper or better. Nothing is paid before the last choice of an action. What a
tribe card costs is shown as soon as it is certain: when only the row is left to choose, the first
row tells it. Before that there are the prices, which leave a choice open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from targi.cards import Catalogue
from targi.game import Event, Game
from targi.game.costs import Price, prices_for
from targi.game.moves.events import decode
from targi.game.moves.powers import Powers, asking
from targi.game.moves.questions import asked, mix
from targi.game.names import SEATS, Json
from targi.rules import engine
from targi.rules.state import NO_CHANCE, OVER, State
from targi.text.moves import choice, move
from targi.text.prompting import question
from targi.text.telling.events import tell

_ONLY_WHERE: Final = ("row",)  # questions whose answers all cost the same
_PAID: Final = ("lose", "use_stored")


def choices(game: Game, catalogue: Catalogue, priced: Iterable[str]) -> dict[str, Json]:
    """What is asked and can be played; what open cards cost these players."""
    return {
        "asked": _question(game.state, catalogue),
        "legal": legal_previews(game, catalogue),
        "prices": {seat: _prices(game.state, SEATS.index(seat)) for seat in priced},
    }


def _question(state: State, catalogue: Catalogue) -> Json:
    what, by, goods = asked(state), asking(state), mix(state)
    found: dict[str, Json] = {
        "name": what.name,
        "rule": what.rule,
        "parameters": what.parameters,
        "says": question(what, catalogue).to_json(),
    }
    if by is not None:
        found["because"] = [by]
    if goods is not None:
        found["mix"] = {**goods}
    return found


def legal_previews(game: Game, catalogue: Catalogue) -> list[Json]:
    """Every legal move as JSON, in the order of the action table."""
    state, powers = game.state, Powers(game.state)
    at = choice(asked(state), game.position(), catalogue)
    found: list[Json] = []
    for legal in game.legal_moves():
        after = _after(state, legal.action)
        does = decode(after)
        says = move(legal.text, at).to_json()
        preview: dict[str, Json] = {"move": legal.text, "says": says, "does": told(does, catalogue)}
        because = powers.behind(legal.action, after, does)
        others: list[Json] = [card for card in because if card not in legal.text.split()]
        if others:
            preview["because"] = others
        found.append(preview | _cost(_with_certain_payment(after, does), game.to_move))
    return found


def told(events: Sequence[Event], catalogue: Catalogue) -> list[Json]:
    """Events in sentences, each with its rule."""
    return [
        {"says": one.phrase.to_json(), "rule": one.rule, "forced": one.forced}
        for one in tell(events, catalogue)
    ]


def _after(state: State, action: int) -> State:
    """The state after a move up to the first chance, with what happened."""
    after = state.copy()
    after.tracing = True
    engine.apply(after, action)
    return after


def _with_certain_payment(after: State, does: Sequence[Event]) -> Sequence[Event]:
    """What a move does, with the rest of a payment that is certain."""
    at_decision = after.chance == NO_CHANCE and after.phase != OVER
    if not at_decision or asked(after).name not in _ONLY_WHERE:
        return does
    engine.apply(after, engine.legal(after)[0])
    return decode(after)


def _cost(events: Iterable[Event], player: str | None) -> dict[str, Json]:
    """The tokens that the player gives for it all, and which of them a card leaves out."""
    pays: dict[str, int] = {}
    spares: list[Json] = []
    for event in events:
        if event.player == player and event.name in _PAID and event.kind is not None:
            pays[event.kind] = pays.get(event.kind, 0) + (event.amount or 0)
        elif event.name == "leave_out":
            spares.append({"kind": event.kind, "amount": event.amount, "cause": event.cause})
    found: dict[str, Json] = {}
    if pays:
        found["pays"] = {**pays}
    if spares:
        found["spares"] = spares
    return found


def _prices(state: State, seat: int) -> Json:
    return {card: [_price(one) for one in costs] for card, costs in prices_for(state, seat).items()}


def _price(price: Price) -> Json:
    """What is left out of the printed cost and what is then to pay; what is missing."""
    found: dict[str, Json] = {}
    if price.spares:
        found["pays"] = {**price.pays}
        found["spares"] = [
            {"kind": one.kind, "amount": one.amount, "cause": one.cause} for one in price.spares
        ]
    if price.missing:
        found["missing"] = {**price.missing}
    return found
