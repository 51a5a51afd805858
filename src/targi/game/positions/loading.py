"""Reading a position, `targi-position/1`: exact or refused, with the path of the offending field.

Here are the course of the game, the figures and what happened this round. Players and cards are
read in `players` and `cards`, open actions in `pending`. `consistency` then
checks what no single field can tell: every card in one place, turns in order, a decision to make.
"""

from targi.cards import RESOURCES, CardsFile
from targi.game.names import PHASES, SEATS
from targi.game.positions.cards import card_set, load_cards
from targi.game.positions.consistency import check_moment, check_places
from targi.game.positions.pending.loading import load_pending
from targi.game.positions.players import load_players
from targi.game.positions.reader import JsonField
from targi.game.positions.writing import FORMAT, is_last_round
from targi.game.ruleset import RULES_VERSION, Ruleset, RulesetError
from targi.rules import state as st
from targi.rules.bits import count
from targi.rules.rounds import LAST_RAID, robber_in_round
from targi.rules.state import State, bare_state
from targi.rules.targia import targia_place

KEYS = (
    *("format", "rules", "ruleset", "round", "phase", "to_move", "starting_player", "last_round"),
    *("robber", "targia", "centre", "targis", "markers", "dunes", "piles", "held", "shuffles"),
    *("discards", "players", "this_round", "pending"),
)


def load_position(document: object, cards: CardsFile | None = None) -> tuple[Ruleset, State]:
    """The state of a position, and its ruleset; `cards` is the card file that this names."""
    fields = JsonField(document).members(KEYS)
    fields["format"].exactly(FORMAT, "the format this version reads")
    fields["rules"].exactly(RULES_VERSION, "the rules this version plays")
    ruleset = load_ruleset(fields["ruleset"], cards)
    s = bare_state(ruleset.table)
    load_players(s, fields["players"])
    _load_course(s, fields)
    load_cards(s, fields)
    _load_figures(s, fields)
    _load_this_round(s, fields["this_round"])
    fields["last_round"].exactly(is_last_round(s), "it follows from round and displays")
    check_moment(s, fields)
    load_pending(s, fields["pending"])
    check_places(s, fields)
    return ruleset, s


def load_ruleset(spot: JsonField, cards: CardsFile | None) -> Ruleset:
    """A ruleset from its name or its object."""
    if not isinstance(spot.value, str | dict):
        raise spot.expected("a name or an object")
    try:
        return Ruleset.of(spot.value, cards)
    except RulesetError as error:
        raise spot.error(str(error)) from None


def _load_course(s: State, fields: dict[str, JsonField]) -> None:
    s.round = fields["round"].number(1, 12)
    phases = {name: phase for phase, name in PHASES.items()}
    s.phase = phases[fields["phase"].word(phases)]
    s.first = SEATS.index(fields["starting_player"].word(SEATS))
    if s.phase == st.OVER:
        fields["to_move"].exactly(None, "the game is over")
        s.to_move = s.first
    else:
        s.to_move = SEATS.index(fields["to_move"].word(SEATS))
    s.robber = _robber(s)
    fields["robber"].exactly(s.robber + 1, "it follows from round and phase, rule 2.2")
    targia = targia_place(s) + 1 if s.table.expansion else None
    fields["targia"].exactly(targia, "it follows from the round, rule 2.3")
    s.dunes = card_set(fields["dunes"], s.table.dune_ids)


def _robber(s: State) -> int:
    if s.phase == st.RAID:
        return robber_in_round(s.round) + 1
    if s.phase == st.OVER and not any(p.cards == st.SLOTS for p in (s.blue, s.white)):
        return LAST_RAID
    return robber_in_round(s.round)


def _load_figures(s: State, fields: dict[str, JsonField]) -> None:
    targis = fields["targis"].members(SEATS)
    markers = fields["markers"].members(SEATS)
    for p, seat in ((s.blue, "blue"), (s.white, "white")):
        p.targis, p.dune_targis = _places(s, targis[seat])
        for spot in markers[seat].items(2):
            cell = spot.cell()
            if s.cells[cell] >= st.GOODS_BACK or p.markers >> cell & 1:
                raise spot.error("expected a face-up cell, once")
            p.markers |= 2**cell


def _places(s: State, spot: JsonField) -> tuple[int, int]:
    """Border cards and dunes, as two sets."""
    cards = dunes = 0
    for place in spot.items(3):
        if isinstance(place.value, str):
            dune = place.index(s.table.dune_ids)
            if dunes >> dune & 1:
                raise place.error("expected a dune once")
            dunes |= 2**dune
            continue
        card = place.number(1, 16) - 1
        if card % 4 == 3 or cards >> card & 1:
            raise place.error("expected a border card that is no corner, once (rule 3.2)")
        cards |= 2**card
    return cards, dunes


def _load_this_round(s: State, spot: JsonField) -> None:
    players = spot.members(SEATS)
    for p, seat in ((s.blue, "blue"), (s.white, "white")):
        fields = players[seat].members(
            (
                *("placed", "hand_taken", "goods_from_cards", "bonuses"),
                *("targia_used", "targis_allowed", "targis_next"),
            )
        )
        p.placed, p.dunes_placed = _places(s, fields["placed"])
        p.hand_taken = int(fields["hand_taken"].flag())
        if p.hand_taken and p.hand == st.NO_CARD:
            raise fields["hand_taken"].error("expected false, there is no hand card")
        kinds = fields["goods_from_cards"].words(RESOURCES)
        p.from_cards = sum(2 ** RESOURCES.index(kind) for kind in kinds)
        p.bonuses = card_set(fields["bonuses"], s.table.tribe_ids)
        p.targia_used = int(fields["targia_used"].flag())
        if p.targia_used and not (s.table.expansion and p.placed >> targia_place(s) & 1):
            raise fields["targia_used"].error("expected false, no Targi was placed on her card")
        p.targis_allowed = fields["targis_allowed"].number(1, 3)
        p.targis_next = fields["targis_next"].number(1, 3)
        p.to_place = p.targis_allowed - count(p.placed) - count(p.dunes_placed)
