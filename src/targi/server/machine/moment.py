"""A table as its viewers see it at one moment: seats, offers, the position, what is asked.

Nothing secret passes through here: only fields that are named are seen.
"""

from __future__ import annotations

from targi.game import Game
from targi.game.names import Json
from targi.server.machine.entries import SEATS, Seat
from targi.server.machine.inputs import gone_at
from targi.server.machine.previews import choices
from targi.server.machine.table import Offer, Table
from targi.server.machine.undoing import consented_undo, free_undo


def about(table: Table) -> dict[str, Json]:
    """What never changes."""
    created = table.created
    return {
        "table": created.table,
        "rules": created.rules,
        "ruleset": created.ruleset,
        "cards": created.cards,
        "first": created.first,
        "grace": created.grace,
        "commitment": created.commitment,
    }


def moment(table: Table) -> dict[str, Json]:
    """What is now, and what can be played."""
    return picture(table, result_of(table)) | (_choices(table) if table.started else {})


def picture(table: Table, result: Json) -> dict[str, Json]:
    """What is now, to look at: without what is asked and can be played."""
    found: dict[str, Json] = {
        "number": table.number,
        "at": table.at,
        "state": table.state,
        "seats": {seat: _seat(table, seat) for seat in SEATS},
        "to_move": table.to_move,
        "since": table.decisive_at,
        "draw": _offer(table.draw),
        "undo": _offer(table.undo),
        "rematch": {"asked": [*sorted(table.rematch_asked)], "table": table.rematch_table},
    }
    return found | (_game(table) | {"result": result} if table.started else {})


def _seat(table: Table, seat: Seat) -> Json:
    place = table.places[seat]
    return {
        "kind": place.seating.kind,
        "name": place.name,
        "level": place.seating.level,
        "taken": place.taken > 0,
        "invited": place.invited or None,
        "ready": place.nonce is not None,
        "present": place.present,
        "since": place.since,
        "gone": place.gone > 0,
        "gone_at": gone_at(table, seat),
        "stand_in": place.stand_in,
        "may_undo": _may_undo(table, seat),
    }


def _may_undo(table: Table, seat: Seat) -> str | None:
    """Whether this player can take something back: "freely", by "asking", or not."""
    if table.state != "playing":
        return None
    if free_undo(table, seat) is not None:
        return "freely"
    return "asking" if consented_undo(table, seat) is not None else None


def _offer(offer: Offer | None) -> Json:
    return None if offer is None else {"seat": offer.seat, "number": offer.number, "to": offer.to}


def _game(table: Table) -> dict[str, Json]:
    game = table.game
    return {
        "position": game.position(),
        "scores": {**game.scores()},
        "moves": len(game.history),
        "takebacks": game.takebacks,
    }


def _choices(table: Table) -> dict[str, Json]:
    if table.to_move is None:
        return {"asked": None, "legal": [], "prices": {}}
    people = [seat for seat in SEATS if table.places[seat].seating.level is None]
    return choices(table.game, table.ruleset.catalogue, people)


def result_of(table: Table) -> Json:
    """How the game ended and how it came to that, with all that proves its cards."""
    end = table.finished
    if end is None:
        return None
    nonces = table.nonces()
    return {
        "end": end.end,
        "by": end.by,
        "winner": end.winner,
        "points": points_by_round(table.game),
        "secret": end.secret,
        "nonces": [nonces[seat] for seat in SEATS],
        "key": table.game.key,
    }


def points_by_round(game: Game) -> Json:
    """By seat the points at the deal, after each round, and at last as things stand."""
    totals = [_totals(game)]
    back = game.copy()
    while back.history:
        round_played = back.undo().round
        if not back.history or back.history[-1].round < round_played:
            totals.append(_totals(back))
    return {seat: [one[seat] for one in reversed(totals)] for seat in SEATS}


def _totals(game: Game) -> dict[Seat, Json]:
    scores = game.scores()
    return {seat: scores[seat]["total"] for seat in SEATS}
