"""Positions for the rule tests, from a short description.

`position` fills in whatever a test does not care about, so that every card is somewhere and every
Targi stands where it may. How to play and look at such games is in `table`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from targi.cards import RESOURCES, base

SEATS = ("blue", "white")
OPPOSITE = {1: 11, 2: 10, 3: 9, 5: 15, 6: 14, 7: 13, 9: 3, 10: 2, 11: 1, 13: 7, 14: 6, 15: 5}
ROBBER = dict(enumerate((1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15), start=1))
BONUS_OF = {"BO7": "salt", "BR8": "pepper", "BT8": "dates"}
GOODS_IDS = [card.id for card in base().goods]
TRIBE_IDS = [card.id for card in base().tribes]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: what lies before them and what they have done this round."""

    holds: str = ""  # tokens: "2 dates 1 gold"
    rows: str = ""  # the display: "BO1 BO2 / BW3"
    hand: str = ""
    targis: str = ""  # border cards with a Targi not yet used (all placed, while placing): "5 9"
    markers: str = ""  # cells with a marker not yet used: "2,2 1,3"
    stored_gold: int = 0
    hand_taken: bool = False  # the hand card came this round
    got: str = ""  # kinds that goods cards have given this round: "dates gold"
    allowed: int = 3  # Targis this round
    allowed_next: int = 3  # and in the next


NOTHING = Seat()


def position(
    blue: Seat = NOTHING,
    white: Seat = NOTHING,
    *,
    round: int = 1,
    phase: str = "act",
    to_move: str | None = "blue",
    first: str | None = None,
    centre: Mapping[str, str] = {},
    goods_pile: str | None = None,
    tribes_pile: str | None = None,
) -> dict[str, Any]:
    """A whole position. A pile that is given holds exactly these cards, the rest is discarded."""
    seats = {"blue": blue, "white": white}
    first = first or to_move or "blue"
    robber = ROBBER[round] + (phase in ("raid", "over"))
    placed = _placed(seats, None if phase in ("raid", "over") else robber, fill=phase != "place")
    cells = _centre(seats, centre, f"{goods_pile or ''} {tribes_pile or ''}")
    goods, goods_discards = _pile(GOODS_IDS, goods_pile, _seen(seats, cells))
    tribes, tribe_discards = _pile(TRIBE_IDS, tribes_pile, _seen(seats, cells))
    twelve = any(len(_cards(seat.rows)) == 12 for seat in seats.values())
    return {
        "format": "targi-position/1",
        "rules": 1,
        "ruleset": "base",
        "round": round,
        "phase": phase,
        "to_move": to_move,
        "starting_player": first,
        "last_round": round == 12 or twelve,
        "robber": ROBBER[round] if phase == "over" and twelve else robber,
        "targia": None,
        "centre": [cells[row : row + 3] for row in (0, 3, 6)],
        "targis": _standing(seats, placed, phase, to_move, first),
        "markers": {
            name: [cell_place(text) for text in s.markers.split()] for name, s in seats.items()
        },
        "dunes": [],
        "piles": {"goods": goods, "tribes": tribes, "dunes": []},
        "held": [],
        "shuffles": {"goods": 0, "tribes": 0, "dunes": 0},
        "discards": {"goods": goods_discards, "tribes": tribe_discards, "dunes": []},
        "players": {name: _player(seat) for name, seat in seats.items()},
        "this_round": {name: _this_round(seat, placed[name]) for name, seat in seats.items()},
        "pending": [],
    }


def _cards(rows: str) -> list[str]:
    return rows.replace("/", " ").split()


def cell_place(text: str) -> list[int]:
    """Row and column, from 0, of a cell written as "2,2"."""
    return [int(number) - 1 for number in text.split(",")]


def _tokens(text: str) -> dict[str, int]:
    """The tokens written as "2 dates 1 gold"."""
    words = text.split()
    found = dict.fromkeys(RESOURCES, 0)
    for number, kind in zip(words[0::2], words[1::2], strict=True):
        found[kind] += int(number)
    return found


def _player(seat: Seat) -> dict[str, Any]:
    rows = [row.split() for row in seat.rows.split("/")]
    return {
        **_tokens(seat.holds),
        "hand": seat.hand or None,
        "rows": rows + [[]] * (3 - len(rows)),
        "stored_gold": seat.stored_gold,
        "action_markers": [],
    }


def _this_round(seat: Seat, placed: list[int]) -> dict[str, Any]:
    displayed = [card for card in TRIBE_IDS if card in seat.rows]
    return {
        "placed": sorted(placed),
        "hand_taken": seat.hand_taken,
        "goods_from_cards": [kind for kind in RESOURCES if kind in seat.got.split()],
        "bonuses": [card for card in displayed if BONUS_OF.get(card, "-") in seat.got.split()],
        "targia_used": False,
        "targis_allowed": seat.allowed,
        "targis_next": seat.allowed_next,
    }


def _placed(seats: dict[str, Seat], robber: int | None, *, fill: bool) -> dict[str, list[int]]:
    """Where Targis were placed: those that still stand, and as many more as the round asks for."""
    placed = {name: [int(card) for card in seat.targis.split()] for name, seat in seats.items()}
    for name, seat in seats.items():
        theirs = placed["white" if name == "blue" else "blue"]
        for card in OPPOSITE if fill else ():
            taken = card in (*placed[name], *theirs) or OPPOSITE[card] in theirs
            if len(placed[name]) < seat.allowed and card != robber and not taken:
                placed[name].append(card)
    return placed


def _standing(
    seats: dict[str, Seat],
    placed: dict[str, list[int]],
    phase: str,
    to_move: str | None,
    first: str,
) -> dict[str, list[int]]:
    """Targis not yet used: those of the seat, or all if their turn is still to come."""
    return {
        name: sorted(
            placed[name]
            if phase == "act" and name != to_move and name != first
            else map(int, seat.targis.split())
        )
        for name, seat in seats.items()
    }


def _centre(seats: dict[str, Seat], centre: Mapping[str, str], piles: str) -> list[str]:
    """Nine cells: the cards that are given, and spare ones as at the beginning (rule 1.4)."""
    places = {text: cell_place(text) for text in centre}
    given = {3 * places[text][0] + places[text][1]: card for text, card in centre.items()}
    used = {*_seen(seats, [*given.values()]), *piles.split()}
    goods = (card for card in GOODS_IDS if card not in used)
    tribes = (card for card in TRIBE_IDS if card not in used)
    return [given.get(cell) or next(tribes if cell % 2 else goods) for cell in range(9)]


def _seen(seats: dict[str, Seat], cells: list[str]) -> set[str]:
    """Cards lying face up somewhere."""
    before_players = [card for s in seats.values() for card in (*_cards(s.rows), s.hand)]
    return {*before_players, *cells}


def _pile(ids: list[str], pile: str | None, seen: set[str]) -> tuple[list[str], list[str]]:
    """The cards of a pile and of its discards."""
    rest = [card for card in ids if card not in seen]
    if pile is None:
        return rest, []
    return sorted(pile.split()), [card for card in rest if card not in pile.split()]
