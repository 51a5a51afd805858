"""Targis, markers and what happened this round, for the random positions of `positions`."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from targi.cards import GOODS
from tests.reference.board import SEATS, Position, displayed, is_expansion, other
from tests.reference.placing import legal_placements, turns, used_up

BONUSES: Final = {"BO7": "salt", "BR8": "pepper", "BT8": "dates", "XW8": "water"}


def place_figures(rng: Random, position: Position) -> None:
    """Targis placed in turn; markers anywhere on cards that lie face up."""
    position |= {"this_round": {}, "targis": {}, "markers": {}}
    for seat in SEATS:
        position["this_round"][seat] = _this_round(rng, position, seat)
        position["targis"][seat] = []
        position["markers"][seat] = []
    me = position["to_move"]
    order = turns(position)
    stop = rng.randrange(len(order)) if position["phase"] == "place" else len(order)
    for seat in order[:stop]:
        _place_one(rng, position, seat)
    if position["phase"] == "place":
        position["to_move"] = order[stop]
    for seat in SEATS:
        position["this_round"][seat]["placed"] = [*position["targis"][seat]]
    _take_back(rng, position, me)
    _use_targia(rng, position)


def _place_one(rng: Random, position: Position, seat: str) -> None:
    to_move = position | {"to_move": seat}
    places = sorted(legal_placements(to_move), key=str)
    place = rng.choice([*places, *(dune for dune in places if isinstance(dune, str))])
    spent = used_up(to_move, place)
    if spent:
        position["players"][seat]["action_markers"].remove(spent)
    position["targis"][seat].append(place)


def _take_back(rng: Random, position: Position, me: str | None) -> None:
    """Figures that have been used do not stand any more, and dunes without them lie no more."""
    if position["phase"] == "place":
        return
    first, face_up = position["starting_player"], _face_up(position["centre"])
    rng.shuffle(face_up)
    for seat in SEATS:
        to_come = position["phase"] == "act" and seat != first and me == first
        if seat == me:
            position["targis"][seat] = [
                card for card in position["targis"][seat] if rng.random() < 0.6
            ]
        elif not to_come:
            position["targis"][seat] = []
        if seat == me or to_come:
            position["markers"][seat] = [face_up.pop() for _ in range(rng.randint(0, 2))]
    for dune in [*position["dunes"]]:
        placed = any(dune in position["this_round"][seat]["placed"] for seat in SEATS)
        if placed and not any(dune in position["targis"][seat] for seat in SEATS):
            position["dunes"].remove(dune)
            position["discards"]["dunes"].append(dune)


def _face_up(centre: list[list[str]]) -> list[list[int]]:
    cells = [[row, column] for row in range(3) for column in range(3)]
    return [[row, column] for row, column in cells if not centre[row][column].endswith("?")]


def _use_targia(rng: Random, position: Position) -> None:
    """Who acts or has acted may have used her (rule 5.30)."""
    for seat in SEATS:
        this_round = position["this_round"][seat]
        if position["targia"] in this_round["placed"] and _has_acted(position, seat):
            this_round["targia_used"] = rng.random() < 0.4


def _has_acted(position: Position, seat: str) -> bool:
    """Whether a player's turn has begun."""
    first, me = position["starting_player"], position["to_move"]
    return position["phase"] == "over" or (position["phase"] == "act" and seat in (me, first))


def _this_round(rng: Random, position: Position, seat: str) -> dict[str, Any]:
    """What a player has done this round; nothing before the player's turn."""
    acted = _has_acted(position, seat)
    kinds = (*GOODS, "gold", "vp", *(["water"] if is_expansion(position) else []))
    from_cards = [kind for kind in kinds if rng.random() < 0.3] if acted else []
    has_hand = position["players"][seat]["hand"] is not None
    barred = "BC9" in displayed(position, other(seat))  # rule 3.5
    later = barred and position["phase"] != "place"
    return {
        "placed": [],
        "hand_taken": acted and has_hand and rng.random() < 0.3,
        "goods_from_cards": from_cards,
        "bonuses": _due(displayed(position, seat), from_cards),
        "targia_used": False,
        "targis_allowed": rng.choice([2, 3]) if barred else 3,
        "targis_next": rng.choice([2, 3]) if later else 3,
    }


def _due(cards: Iterable[str], from_cards: list[str]) -> list[str]:
    """The bonus cards whose kind a goods card has given (rule 5.21)."""
    return [card for card in cards if BONUSES.get(card) in from_cards]
