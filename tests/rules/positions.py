"""Positions for the rule tests, from a short description.

`position` fills in whatever a test does not care about, so that every card is somewhere and every
Targi stands where it may. How to play and look at such games is in `table`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from targi import Ruleset
from targi.cards import RESOURCES, Catalogue, all_cards, base, expansion

SEATS = ("blue", "white")
OPPOSITE = {1: 11, 2: 10, 3: 9, 5: 15, 6: 14, 7: 13, 9: 3, 10: 2, 11: 1, 13: 7, 14: 6, 15: 5}
ROBBER = dict(enumerate((1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15), start=1))
BONUS_OF = {"BO7": "salt", "BR8": "pepper", "BT8": "dates", "XW8": "water"}
USED_ONCE = ("XO7", "XR6", "XR7", "XW9", "XC7", "XT8")  # cards with an action marker (rule 5.28)
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
    # expansion
    dunes: str = ""  # dunes with a Targi not yet used (all placed, while placing): "D05 D06"
    placed: str = ""  # border cards and dunes from which the Targi has come back: "15 D01"
    used: str = ""  # displayed cards whose action marker is gone: "XO7"
    targia_used: bool = False


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
    first = first or to_move or "blue"
    robber = ROBBER[round] + (phase in ("raid", "over"))
    shut = {None if phase in ("raid", "over") else robber, targia_on(rules, round)}
    placed = _placed(seats, shut, fill=phase != "place")
    spare = f"{goods_pile or ''} {tribes_pile or ''} {tribe_discards}"
    cells = _centre(cards, seats, centre, spare)
    seen = _seen(seats, cells) | {*tribe_discards.split()}
    goods, goods_discards = _pile([card.id for card in cards.goods], goods_pile, seen)
    tribes, other_discards = _pile([card.id for card in cards.tribes], tribes_pile, seen)
    up = sorted({*dunes.split(), *(d for s in seats.values() for d in s.dunes.split())})
    dune_ids = [card.id for card in cards.dunes]
    dunes_down, dune_discards = _pile(dune_ids, dunes_pile, seen | {*up})
    twelve = any(len(_cards(seat.rows)) == 12 for seat in seats.values())
    return {
        "format": "targi-position/1",
        "rules": 1,
        "ruleset": rules.to_json(),
        "round": round,
        "phase": phase,
        "to_move": to_move,
        "starting_player": first,
        "last_round": round == 12 or twelve,
        "robber": ROBBER[round] if phase == "over" and twelve else robber,
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
        "players": {name: _player(seat) for name, seat in seats.items()},
        "this_round": {name: _this_round(seat, placed[name]) for name, seat in seats.items()},
        "pending": [],
    }


def targia_on(rules: Ruleset, round: int) -> int | None:
    """Where the Targia stands: opposite in number to the robber, or a card a round (rule 2.3)."""
    if not rules.expansion:
        return None
    return 16 - (round if rules.targia == "literal" else ROBBER[round])


@cache
def with_base(cards: str, **options: Any) -> Ruleset:
    """The expansion with these cards of the base box in place of X1, X2, ... of their symbols."""
    symbols = {card.id: card.symbol for card in all_cards().tribes}
    deck = [card.id for card in expansion().tribes]
    for card in cards.split():
        deck[next(n for n, old in enumerate(deck) if symbols[old] == symbols[card])] = card
        deck.append(deck.pop(deck.index(card)))
    return Ruleset("expansion", deck=tuple(deck), **options)


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
        "action_markers": [
            card for card in USED_ONCE if card in _cards(seat.rows) and card not in seat.used
        ],
    }


def _this_round(seat: Seat, placed: list[int]) -> dict[str, Any]:
    displayed = _cards(seat.rows)
    dunes = [place for place in seat.placed.split() if place.startswith("D")]
    return {
        "placed": [*sorted(placed), *sorted([*seat.dunes.split(), *dunes])],
        "hand_taken": seat.hand_taken,
        "goods_from_cards": [kind for kind in RESOURCES if kind in seat.got.split()],
        "bonuses": [card for card in displayed if BONUS_OF.get(card, "-") in seat.got.split()],
        "targia_used": seat.targia_used,
        "targis_allowed": seat.allowed,
        "targis_next": seat.allowed_next,
    }


def _placed(seats: dict[str, Seat], shut: set[int | None], *, fill: bool) -> dict[str, list[int]]:
    """On which border cards Targis were placed: those told, and as many more as are needed."""
    placed = {
        name: [int(card) for card in f"{s.targis} {s.placed}".split() if card.isdecimal()]
        for name, s in seats.items()
    }
    for name, seat in seats.items():
        theirs = placed["white" if name == "blue" else "blue"]
        on_dunes = len(seat.dunes.split()) + seat.placed.count("D")
        for card in OPPOSITE if fill else ():
            taken = card in (*placed[name], *theirs) or OPPOSITE[card] in theirs
            if len(placed[name]) + on_dunes < seat.allowed and card not in shut and not taken:
                placed[name].append(card)
    return placed


def _standing(
    seats: dict[str, Seat],
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
    return {name: [*border[name], *sorted(seats[name].dunes.split())] for name in seats}


def _centre(
    cards: Catalogue, seats: dict[str, Seat], centre: Mapping[str, str], piles: str
) -> list[str]:
    """Nine cells: the cards that are given, and spare ones as at the beginning (rule 1.4)."""
    places = {text: cell_place(text) for text in centre}
    given = {3 * places[text][0] + places[text][1]: card for text, card in centre.items()}
    used = {*_seen(seats, [*given.values()]), *piles.split()}
    goods = (card.id for card in cards.goods if card.id not in used)
    tribes = (card.id for card in cards.tribes if card.id not in used)
    edges, others = (goods, tribes) if cards.dunes else (tribes, goods)
    return [given.get(cell) or next(edges if cell % 2 else others) for cell in range(9)]


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
