"""The score, broken down by source (rule 8.5)."""

from typing import Final, NotRequired, TypedDict

from targi.cards import SYMBOLS, CardsFile
from targi.game.names import SEATS, card_id
from targi.game.positions.loading import load_ruleset
from targi.game.positions.players import load_players
from targi.game.positions.reader import JsonField
from targi.rules import scoring
from targi.rules.state import NO_CARD, SLOTS, State, bare_state
from targi.rules.table import VP
from targi.rules.tokens import player

WINNERS: Final = (*SEATS, "draw")


class Score(TypedDict):
    """A player's score, broken down by source."""

    total: int
    tokens: int
    cards: int  # printed on them
    effects: dict[str, int]  # by card
    rows: list[int]
    water: int
    joker: NotRequired[str]  # the symbol that a joker counts as


def scores(s: State) -> dict[str, Score]:
    """Both players' scores as things stand."""
    return {seat: _breakdown(s, n) for n, seat in enumerate(SEATS)}


def _breakdown(s: State, seat: int) -> Score:
    p, opponent = player(s, seat), player(s, 1 - seat)
    effects: dict[str, int] = {}
    joker = scoring.best_joker(s, seat) if scoring.has_joker(s, p) else 0
    for slot in range(SLOTS):
        if p.slots[slot] != NO_CARD:
            vp = scoring.effect_vp(s, p, opponent, slot, joker)
            if vp:
                effects[card_id(s.table, p.slots[slot])] = vp
    found: Score = {
        "total": scoring.score(s, seat),
        "tokens": p.stock[VP],
        "cards": scoring.printed_vp(s, p),
        "effects": effects,
        "rows": [scoring.row_vp(s, p, row, joker) for row in range(3)],
        "water": scoring.water_vp(s, p),
    }
    if scoring.has_joker(s, p):
        found["joker"] = SYMBOLS[joker]
    return found


def score_document(document: object, cards: CardsFile | None = None) -> dict[str, Score]:
    """The scores of a position, of which only `ruleset` and `players` are needed."""
    spot = JsonField(document)
    if isinstance(document, dict):  # all other fields of a position may stand, and do not matter
        spot = JsonField({key: document[key] for key in ("ruleset", "players") if key in document})
    fields = spot.members(("ruleset", "players"))
    s = bare_state(load_ruleset(fields["ruleset"], cards).table)
    load_players(s, fields["players"])
    return scores(s)
