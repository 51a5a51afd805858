"""What can be played, for an interface: the question, the legal moves, the prices of open cards.

A move says what it is called, what it would do, what it costs, and which of the player's own cards
make it possible, cheaper or better. Nothing is paid before the last choice of an action. What a
tribe card costs is shown as soon as it is certain: when only the row is left to choose, the first
row tells it. Before that there are the prices, which leave a choice open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from targi.cards import Catalogue
from targi.game import Event, Game
from targi.game.costs import Price as CardPrice
from targi.game.costs import Spared as CardSpared
from targi.game.costs import prices_for
from targi.game.moves.events import decode
from targi.game.moves.powers import Powers, asking
from targi.game.moves.questions import asked, mix
from targi.rules import engine
from targi.rules.state import NO_CHANCE, OVER, State
from targi.server.wire.basics import SEATS, Amounts, Seat, wire_phrase
from targi.server.wire.moment import Asked, Legal, Parameters, Price, Spared, Told
from targi.text.moves import choice, move
from targi.text.prompting import question
from targi.text.telling.events import tell

_ONLY_WHERE: Final = ("row",)  # questions whose answers all cost the same
_PAID: Final = ("lose", "use_stored")


def question_now(game: Game, catalogue: Catalogue) -> Asked:
    """What the player to move is asked."""
    state = game.state
    what, by = asked(state), asking(state)
    return Asked(
        name=what.name,
        rule=what.rule,
        parameters=msgspec.convert(what.parameters, Parameters),
        says=wire_phrase(question(what, catalogue)),
        because=() if by is None else (by,),
        mix=mix(state) or {},
    )


def legal_previews(game: Game, catalogue: Catalogue) -> list[Legal]:
    """Every legal move, in the order of the action table."""
    state, powers = game.state, Powers(game.state)
    at = choice(asked(state), game.position(), catalogue)
    found: list[Legal] = []
    for legal in game.legal_moves():
        after = _after(state, legal.action)
        does = decode(after)
        because = powers.behind(legal.action, after, does)
        pays, spares = _cost(_with_certain_payment(after, does), game.to_move)
        found.append(
            Legal(
                move=legal.text,
                says=wire_phrase(move(legal.text, at)),
                does=told(does, catalogue),
                because=[card for card in because if card not in legal.text.split()],
                pays=pays,
                spares=spares,
            )
        )
    return found


def told(events: Sequence[Event], catalogue: Catalogue) -> list[Told]:
    """Events in sentences, each with its rule."""
    return [
        Told(says=wire_phrase(one.phrase), rule=one.rule, forced=one.forced)
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


def _cost(events: Iterable[Event], player: str | None) -> tuple[Amounts, list[Spared]]:
    """The tokens that the player gives for it all, and which of them a card leaves out."""
    pays: Amounts = {}
    spares: list[Spared] = []
    for event in events:
        if event.player == player and event.name in _PAID and event.kind is not None:
            pays[event.kind] = pays.get(event.kind, 0) + (event.amount or 0)
        elif event.name == "leave_out":
            spares.append(_spared(event))
    return pays, spares


def prices(game: Game, seat: Seat) -> dict[str, list[Price]]:
    """By card what open tribe cards cost a player: the cost first, then the alternative."""
    found = prices_for(game.state, SEATS.index(seat))
    return {card: [_price(one) for one in costs] for card, costs in found.items()}


def _price(price: CardPrice) -> Price:
    """What is left out of the printed cost and what is then to pay; what is missing."""
    return Price(
        pays=price.pays if price.spares else {},
        spares=[_spared(one) for one in price.spares],
        missing=price.missing,
    )


def _spared(left_out: Event | CardSpared) -> Spared:
    return msgspec.convert(left_out, Spared, from_attributes=True)
