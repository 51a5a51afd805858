"""Positions from a short description of what matters in them, for lessons and for tests.

`position` fills in whatever is not told, so that every card is somewhere and every Targi stands
where it may. What is told wrongly raises `PositionError` with the field of the description; what
no game can reach is found when the position is loaded.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from targi.cards import Catalogue
from targi.game import PositionError, Ruleset
from targi.game.names import SEATS
from targi.lessons.seats import (
    BORDER,
    CELLS,
    NOTHING,
    Seat,
    check_seat,
    check_words,
    displayed,
    done_this_round,
    owned,
)
from targi.rules.geometry import OPPOSITE
from targi.rules.rounds import robber_in_round

_OPPOSITE: Final = {int(number): int(OPPOSITE[int(number) - 1]) + 1 for number in BORDER}
_BACKS: Final = ("goods?", "tribe?")


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
    tribe_discards: str = "",
    dunes: str = "",
    dunes_pile: str | None = None,
    ruleset: Ruleset | str = "base",
) -> dict[str, Any]:
    """A whole position. A pile that is given holds exactly these cards, the rest is discarded.

    `tribe_discards` are on top of their pile, the last one uppermost; `dunes` lie face up besides
    those with a Targi.
    """
    rules = Ruleset.of(ruleset)
    cards = rules.catalogue
    seats = {"blue": blue, "white": white}
    for name, seat in seats.items():
        check_seat(name, seat, cards)
    goods_ids, tribe_ids, dune_ids = (
        [card.id for card in kind] for kind in (cards.goods, cards.tribes, cards.dunes)
    )
    check_words("goods_pile", goods_pile or "", "goods card", goods_ids)
    check_words("tribes_pile", tribes_pile or "", "tribe card", tribe_ids)
    check_words("tribe_discards", tribe_discards, "tribe card", tribe_ids)
    check_words("dunes", dunes, "dune", dune_ids)
    check_words("dunes_pile", dunes_pile or "", "dune", dune_ids)
    first = first or to_move or "blue"
    robber = robber_in(round) + (phase in ("raid", "over"))
    shut = {None if phase in ("raid", "over") else robber, targia_on(rules, round)}
    placed = _placed(seats, shut, fill=phase != "place")
    spare = f"{goods_pile or ''} {tribes_pile or ''} {tribe_discards}"
    cells = _centre(cards, seats, centre, spare)
    seen = _seen(seats, cells) | {*tribe_discards.split()}
    goods, goods_discards = _pile(goods_ids, goods_pile, seen)
    tribes, other_discards = _pile(tribe_ids, tribes_pile, seen)
    up = sorted({*dunes.split(), *(d for s in seats.values() for d in s.dunes.split())})
    dunes_down, dune_discards = _pile(dune_ids, dunes_pile, seen | {*up})
    twelve = any(len(displayed(seat)) == 12 for seat in seats.values())
    return {
        "format": "targi-position/1",
        "rules": 1,
        "ruleset": rules.to_json(),
        "round": round,
        "phase": phase,
        "to_move": to_move,
        "starting_player": first,
        "last_round": round == 12 or twelve,
        "robber": robber_in(round) if phase == "over" and twelve else robber,
        "targia": targia_on(rules, round),
        "centre": [cells[row : row + 3] for row in (0, 3, 6)],
        "targis": _standing(seats, placed, phase, to_move, first),
        "markers": {
            name: [cell_place(text) for text in s.markers.split()] for name, s in seats.items()
        },
        "dunes": up,
        "piles": {"goods": goods, "tribes": tribes, "dunes": dunes_down},
        "held": [],
        "shuffles": {"goods": 0, "tribes": 0, "dunes": 0},
        "discards": {
            "goods": goods_discards,
            "tribes": [*other_discards, *tribe_discards.split()],
            "dunes": dune_discards,
        },
        "players": {name: owned(seat, cards) for name, seat in seats.items()},
        "this_round": {
            name: done_this_round(seat, cards, placed[name]) for name, seat in seats.items()
        },
        "pending": [],
    }


def robber_in(round: int) -> int:
    """The border number where the robber stands while a round is played (rule 2.2)."""
    return int(robber_in_round(round)) + 1


def targia_on(rules: Ruleset, round: int) -> int | None:
    """Where the Targia stands: opposite in number to the robber, or a card a round (rule 2.3)."""
    if not rules.expansion:
        return None
    return 16 - (round if rules.targia == "literal" else robber_in(round))


def cell_place(text: str) -> list[int]:
    """Row and column, from 0, of a cell written as "2,2"."""
    return [int(number) - 1 for number in text.split(",")]


def _placed(
    seats: Mapping[str, Seat], shut: set[int | None], *, fill: bool
) -> dict[str, list[int]]:
    """On which border cards Targis were placed: those told, and as many more as are needed."""
    placed = {
        name: [int(card) for card in f"{s.targis} {s.placed}".split() if card.isdecimal()]
        for name, s in seats.items()
    }
    for name, seat in seats.items():
        theirs = placed["white" if name == "blue" else "blue"]
        on_dunes = len(seat.dunes.split()) + seat.placed.count("D")
        for card in _OPPOSITE if fill else ():
            taken = card in (*placed[name], *theirs) or _OPPOSITE[card] in theirs
            if len(placed[name]) + on_dunes < seat.allowed and card not in shut and not taken:
                placed[name].append(card)
    return placed


def _standing(
    seats: Mapping[str, Seat],
    placed: dict[str, list[int]],
    phase: str,
    to_move: str | None,
    first: str,
) -> dict[str, list[Any]]:
    """Targis not yet used: those of the seat, or all if their turn is still to come."""
    border = {
        name: sorted(
            placed[name]
            if phase == "act" and name != to_move and name != first
            else map(int, seat.targis.split())
        )
        for name, seat in seats.items()
    }
    return {name: [*border[name], *sorted(seats[name].dunes.split())] for name in SEATS}


def _centre(
    cards: Catalogue, seats: Mapping[str, Seat], centre: Mapping[str, str], piles: str
) -> list[str]:
    """Nine cells: the cards that are given, and spare ones as at the beginning (rule 1.4)."""
    known = [*(card.id for card in cards.goods), *(card.id for card in cards.tribes), *_BACKS]
    for cell, card in centre.items():
        check_words("centre", cell, "cell", CELLS)
        check_words(f"centre.{cell}", card, "card", known)
    used = {*_seen(seats, [*centre.values()]), *piles.split()}
    goods = (card.id for card in cards.goods if card.id not in used)
    tribes = (card.id for card in cards.tribes if card.id not in used)
    edges, others = (goods, tribes) if cards.dunes else (tribes, goods)
    return [
        centre.get(cell) or _spare(edges if place % 2 else others, cell)
        for place, cell in enumerate(CELLS)
    ]


def _spare(cards: Iterator[str], cell: str) -> str:
    card = next(cards, None)
    if card is None:
        raise PositionError(f"centre.{cell}", "missing, and no card is left to lie there")
    return card


def _seen(seats: Mapping[str, Seat], cells: list[str]) -> set[str]:
    """Cards lying face up somewhere."""
    before_players = [card for s in seats.values() for card in (*displayed(s), s.hand)]
    return {*before_players, *cells}


def _pile(ids: list[str], pile: str | None, seen: set[str]) -> tuple[list[str], list[str]]:
    """The cards of a pile and of its discards."""
    rest = [card for card in ids if card not in seen]
    if pile is None:
        return rest, []
    return sorted(pile.split()), [card for card in rest if card not in pile.split()]
