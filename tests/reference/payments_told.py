"""The payments that an engine lets a player make, read from the events, beside those expected."""

from collections import Counter
from itertools import product

from targi import Event, Game
from targi.cards import GOODS
from tests.reference.board import Position
from tests.reference.exploring import between_actions, every_way
from tests.reference.paying import REDUCED, Payment, open_rows, payments


def payment_told(card: str, events: tuple[Event, ...]) -> tuple[Payment, int] | None:
    """The tokens paid and the row, once the events say that the card is displayed."""
    paid: Counter[str] = Counter()
    for number, event in enumerate(events):
        if event.name in ("lose", "use_stored"):
            paid[f"{event.name} {event.kind}"] += event.amount or 0
        if event.name == "card" and event.card == card and isinstance(event.target, dict):
            row = event.target["display"]
            assert isinstance(row, list)
            assert isinstance(row[0], int)
            tokens = [paid.pop(f"lose {kind}", 0) for kind in (*GOODS, "gold", "water")]
            stored, vp = paid.pop("use_stored gold", 0), _vp_gained(card, events[number:])
            assert not paid, "nothing else is paid"
            return Payment._make([*tokens, stored, vp]), row[0]
    return None


def _vp_gained(card: str, events: tuple[Event, ...]) -> int:
    """What an optional extra gave at once (rule 5.9)."""
    gains = [event for event in events if event.name == "gain" and event.kind == "vp"]
    return sum(event.amount or 0 for event in gains if event.cause == card)


def check_ways_to_pay(game: Game, position: Position, card: str, way: str, opening: str) -> int:
    """Every payment and row is reached, in one way; returns how many payments there are.

    Water exchanged first makes another position, and is left out here.
    """
    expected = payments(position, card, way)
    offered = {move.text for move in game.legal_moves()}
    if opening and opening not in offered:
        assert not expected, "only what cannot be paid is not offered (rule 5.10)"
        return 0
    reached = []
    events = game.play(opening) if opening else ()
    at_once = payment_told(card, events)
    if at_once is not None:
        reached.append(at_once)
    elif not between_actions(game):
        reached += every_way(game, lambda _, told: payment_told(card, told), events)
    if opening:
        game.undo()
    if way == REDUCED:  # D18 may make both sides cost nothing: two choices, one payment
        reached = [*{*reached}] if any(sum(paid) == 0 for paid, _ in reached) else reached
    assert Counter(reached) == Counter(product(expected, open_rows(position)))
    return len(expected)
