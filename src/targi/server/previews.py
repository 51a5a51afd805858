"""The legal moves for an interface: what each is called, what it would do, what it costs and why.

Nothing is paid before the last choice of an action. What a tribe card costs is shown as soon as it
is certain: when only the row is left to choose, the first row tells it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from targi.cards import Catalogue
from targi.game import Event, Game
from targi.game.asking import asked
from targi.game.events import decode
from targi.game.names import Json
from targi.rules import engine
from targi.rules.state import NO_CHANCE, OVER, State
from targi.text.moves import choice, move
from targi.text.telling import tell

_ONLY_WHERE: Final = ("row",)  # questions whose answers all cost the same
_PAID: Final = ("lose", "use_stored")


def legal_previews(game: Game, catalogue: Catalogue) -> list[Json]:
    """Every legal move as JSON, in the order of the action table."""
    state = game.state
    at = choice(asked(state), game.position(), catalogue)
    found: list[Json] = []
    for legal in game.legal_moves():
        does, certain = _consequences(state, legal.action)
        says = move(legal.text, at).to_json()
        preview: dict[str, Json] = {"move": legal.text, "says": says, "does": told(does, catalogue)}
        found.append(preview | _cost(certain, game.to_move))
    return found


def told(events: Sequence[Event], catalogue: Catalogue) -> list[Json]:
    """Events in sentences, each with its rule."""
    return [
        {"says": one.phrase.to_json(), "rule": one.rule, "forced": one.forced}
        for one in tell(events, catalogue)
    ]


def _consequences(state: State, action: int) -> tuple[Sequence[Event], Sequence[Event]]:
    """The events of a move up to the first chance, and with the rest of a certain payment."""
    after = state.copy()
    after.tracing = True
    engine.apply(after, action)
    events = decode(after)
    at_decision = after.chance == NO_CHANCE and after.phase != OVER
    if not at_decision or asked(after).name not in _ONLY_WHERE:
        return events, events
    engine.apply(after, engine.legal(after)[0])
    return events, decode(after)


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
