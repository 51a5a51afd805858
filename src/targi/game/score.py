"""The score, broken down by source (rule 8.5)."""

from typing import Final

from targi.game.loading import load_players, load_ruleset
from targi.game.names import SEATS, Json
from targi.game.reading import Spot
from targi.rules import scoring
from targi.rules.setup import bare_state
from targi.rules.state import NO_CARD, SLOTS, State
from targi.rules.table import VP
from targi.rules.tokens import player

WINNERS: Final = (*SEATS, "draw")


def scores(s: State) -> dict[str, dict[str, Json]]:
    """Both players' scores as things stand."""
    return {seat: _breakdown(s, n) for n, seat in enumerate(SEATS)}


def _breakdown(s: State, seat: int) -> dict[str, Json]:
    p, opponent = player(s, seat), player(s, 1 - seat)
    effects: dict[str, Json] = {}
    for slot in range(SLOTS):
        if p.slots[slot] != NO_CARD:
            vp = scoring.effect_vp(s, p, opponent, slot) + scoring.different_rows_vp(s, p, slot)
            if vp:
                effects[s.table.tribe_ids[p.slots[slot]]] = vp
    return {
        "total": scoring.score(s, seat),
        "tokens": p.stock[VP],
        "cards": scoring.printed_vp(s, p),
        "effects": effects,
        "rows": [scoring.row_vp(s, p, row) for row in range(3)],
        "water": 0,
    }


def score_document(document: object) -> dict[str, dict[str, Json]]:
    """The scores of a position, of which only `ruleset` and `players` are needed."""
    spot = Spot(document)
    if isinstance(document, dict):  # all other fields of a position may stand, and do not matter
        spot = Spot({key: document[key] for key in ("ruleset", "players") if key in document})
    fields = spot.members(("ruleset", "players"))
    s = bare_state(load_ruleset(fields["ruleset"]).table)
    load_players(s, fields["players"])
    return scores(s)
