"""A position as JSON, `targi-position/1`: everything there is to know of one moment of a game.

Here is the writing; `loading` reads. Both ways are exact.
"""

from typing import Final

from targi.cards import RESOURCES
from targi.game.names import PHASES, PILES, SEATS, Json, card_id, ids_of, members, pile_ids
from targi.game.positions.pending.writing import dump_pending
from targi.game.ruleset import RULES_VERSION, Ruleset
from targi.rules import state as st
from targi.rules.chance import cell_kind
from targi.rules.state import Player, State
from targi.rules.table import CardTable
from targi.rules.targia import targia_place

FORMAT: Final = "targi-position/1"


def dump_position(ruleset: Ruleset, s: State) -> dict[str, Json]:
    """The position of a state that is at a decision or over."""
    players = {"blue": s.blue, "white": s.white}
    return {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "ruleset": ruleset.to_json(),
        "round": s.round,
        "phase": PHASES[s.phase],
        "to_move": None if s.phase == st.OVER else SEATS[s.to_move],
        "starting_player": SEATS[s.first],
        "last_round": is_last_round(s),
        "robber": s.robber + 1,
        "targia": targia_place(s) + 1 if s.table.expansion else None,
        "centre": [[card_id(s.table, s.cells[3 * row + c]) for c in range(3)] for row in range(3)],
        "targis": {seat: _standing(s, p) for seat, p in players.items()},
        "markers": {seat: _cells(p.markers) for seat, p in players.items()},
        "dunes": [*ids_of(s.table, st.DUNE_PILE, s.dunes)],
        "piles": {name: [*ids_of(s.table, n, s.pool[n])] for n, name in enumerate(PILES)},
        "held": _held(s),
        "shuffles": {name: s.shuffles[n] for n, name in enumerate(PILES)},
        "discards": {name: [*_discards(s, n)] for n, name in enumerate(PILES)},
        "players": {seat: _player(s.table, p) for seat, p in players.items()},
        "this_round": {seat: _this_round(s.table, p) for seat, p in players.items()},
        "pending": dump_pending(s),
    }


def is_last_round(s: State) -> bool:
    """Round 12, or a player has twelve cards (rule 8.1)."""
    return s.round == 12 or st.SLOTS in (s.blue.cards, s.white.cards)


def _standing(s: State, p: Player) -> list[Json]:
    """Border cards with a Targi that has not been used; while placing, all placed."""
    if s.phase == st.PLACE:
        return _places(s.table, p.placed, p.dunes_placed)
    return _places(s.table, p.targis, p.dune_targis)


def _places(table: CardTable, border: int, dunes: int) -> list[Json]:
    """Border numbers, then dune ids."""
    numbers: list[Json] = [card + 1 for card in members(border)]
    return [*numbers, *ids_of(table, st.DUNE_PILE, dunes)]


def _cells(cells: int) -> list[Json]:
    return [[cell // 3, cell % 3] for cell in members(cells)]


def _held(s: State) -> list[Json]:
    """Face-down cells whose pool is no longer the live one, with that pool."""
    groups: dict[tuple[int, int], int] = {}
    for cell in range(9):
        if s.cell_pool[cell]:
            group = (cell_kind(s, cell), s.cell_shuffle[cell])
            groups[group] = groups.get(group, 0) | 2**cell
    return [
        {
            "cells": _cells(cells),
            "cards": [*ids_of(s.table, kind, s.cell_pool[members(cells)[0]])],
            "shuffle": shuffle,
        }
        for (kind, shuffle), cells in groups.items()
    ]


def _discards(s: State, pile: int) -> list[str]:
    first = st.DISCARDS_AT[pile]
    ids = pile_ids(s.table, pile)
    return [ids[card] for card in s.discards[first : first + s.discarded[pile]]]


def _player(table: CardTable, p: Player) -> dict[str, Json]:
    tokens: dict[str, Json] = dict(zip(RESOURCES, (int(n) for n in p.stock), strict=True))
    return tokens | {
        "hand": None if p.hand == st.NO_CARD else table.tribe_ids[p.hand],
        "rows": [
            [card_id(table, card) for card in p.slots[4 * row : 4 * row + 4] if card >= 0]
            for row in range(3)
        ],
        "stored_gold": p.stored_gold,
        "action_markers": [*ids_of(table, st.TRIBE_PILE, p.action_markers)],
    }


def _this_round(table: CardTable, p: Player) -> dict[str, Json]:
    return {
        "placed": _places(table, p.placed, p.dunes_placed),
        "hand_taken": p.hand_taken == 1,
        "goods_from_cards": [RESOURCES[kind] for kind in members(p.from_cards)],
        "bonuses": [table.tribe_ids[card] for card in members(p.bonuses)],
        "targia_used": p.targia_used == 1,
        "targis_allowed": p.targis_allowed,
        "targis_next": p.targis_next,
    }
