"""Random positions that no short random game would reach: odd displays, rich and poor stocks.

They are legal as far as `Game.from_position` demands it, and so is what the second implementation
thinks of figures; a position that is refused fails the test that made it.
"""

from collections.abc import Collection, Iterable
from random import Random
from typing import Any, Final

from targi.cards import GOODS, base
from tests.reference.board import CARDS, SEATS, Position, displayed, other
from tests.reference.placing import legal_placements, turns

ROBBER: Final = sorted(CARDS)  # by round: he never rests on a corner (rule 2.2)
MIDDLE: Final = [1, 1]
BONUSES: Final = {"BO7": "salt", "BR8": "pepper", "BT8": "dates"}


def random_position(
    rng: Random,
    phase: str = "act",
    *,
    favoured: Collection[str] = (),
    cards: int | None = None,
    round_number: int | None = None,
    in_the_middle: str | None = None,
) -> Position:
    """A position for a decision between two actions, while placing, or after the end.

    The player to move displays about half of the `favoured` cards, and `cards` in all, and has a
    marker on the tribe card in the middle if that is given.
    """
    me = rng.choice(SEATS)
    most = 11 if phase == "place" else 12  # rule 8.1
    mine, theirs = rng.randint(0, most), rng.randint(0, rng.choice([11, most]))
    if cards is not None:
        mine = cards
    tribes = [card.id for card in base().tribes if card.id != in_the_middle]
    rng.shuffle(tribes)
    tribes.sort(key=lambda card: card in favoured and rng.random() < 0.5)  # those are taken first
    rows = {me: _rows(rng, _take(tribes, mine)), other(me): _rows(rng, _take(tribes, theirs))}
    position: Position = {
        "format": "targi-position/1",
        "rules": 1,
        "ruleset": "base",
        "round": rng.randint(1, 12) if round_number is None else round_number,
        "phase": phase,
        "to_move": me,
        "starting_player": rng.choice(SEATS),
        "targia": None,
        "dunes": [],
        "held": [],
        "shuffles": {"goods": 0, "tribes": 0, "dunes": 0},
        "pending": [],
        "players": {seat: _player(rng, rows[seat], tribes) for seat in SEATS},
        "this_round": {},
        "targis": {},
        "markers": {},
    }
    _finish(position)
    _lay_out_cards(rng, position, tribes, in_the_middle)
    _place_figures(rng, position)
    if in_the_middle:
        position["markers"] = {me: [MIDDLE], other(me): []}
    if phase == "act":
        _enrich(rng, position["players"][me])
    return position


def _take(cards: list[str], number: int) -> list[str]:
    return [cards.pop() for _ in range(number)]


def _rows(rng: Random, cards: list[str]) -> list[list[str]]:
    rows: list[list[str]] = [[], [], []]
    rng.shuffle(cards)
    for card in cards:
        rng.choice([row for row in rows if len(row) < 4]).append(card)
    return rows


def _player(rng: Random, rows: list[list[str]], tribes: list[str]) -> dict[str, Any]:
    """A player within the limits."""
    stock = {good: rng.randint(0, 3) for good in GOODS}
    stores_gold = any("BW9" in row for row in rows) and rng.random() < 0.6
    return stock | {
        "gold": rng.randint(0, 3),
        "water": 0,
        "vp": rng.choice([0, 0, 1, 2, 3, 8]),
        "hand": tribes.pop() if rng.random() < 0.6 else None,
        "rows": rows,
        "stored_gold": 1 if stores_gold else 0,
        "action_markers": [],
    }


def _enrich(rng: Random, player: dict[str, Any]) -> None:
    """During one's own actions there are no limits (rule 6.2)."""
    if rng.random() < 0.5:
        player |= {good: rng.randint(0, 8) for good in GOODS} | {"gold": rng.randint(0, 6)}


def _finish(position: Position) -> None:
    """What follows from round, phase and displays."""
    twelve = any(len(displayed(position, seat)) == 12 for seat in SEATS)
    if position["phase"] == "over":
        position["to_move"] = None
        if not twelve:
            position["round"] = 12
    position["last_round"] = twelve or position["round"] == 12
    position["robber"] = ROBBER[position["round"] - 1]
    if position["phase"] == "over" and not twelve:
        position["robber"] = 16


def _lay_out_cards(
    rng: Random, position: Position, tribes: list[str], in_the_middle: str | None
) -> None:
    """Centre, piles and discards from the tribe cards that are left and all goods cards."""
    goods = [card.id for card in base().goods]
    rng.shuffle(goods)
    cells = [(tribes if rng.random() < 0.5 else goods).pop() for _ in range(9)]
    backs = {"goods": [], "tribes": []} if position["phase"] == "place" else _turn_down(rng, cells)
    position["centre"] = [cells[0:3], cells[3:6], cells[6:9]]
    if in_the_middle:
        (goods if cells[4].startswith("G") else tribes).append(cells[4])
        position["centre"][1][1] = in_the_middle
    tribes_seen, goods_seen = (rng.randint(0, len(pile)) for pile in (tribes, goods))
    position["discards"] = {
        "goods": goods[:goods_seen],
        "tribes": tribes[:tribes_seen],
        "dunes": [],
    }
    position["piles"] = {
        "goods": goods[goods_seen:] + backs["goods"],
        "tribes": tribes[tribes_seen:] + backs["tribes"],
        "dunes": [],
    }


def _turn_down(rng: Random, cells: list[str]) -> dict[str, list[str]]:
    """Turn down up to three cells, not in the middle; the cards that lay there, by pile."""
    backs: dict[str, list[str]] = {"goods": [], "tribes": []}
    for cell in rng.sample([0, 1, 2, 3, 5, 6, 7, 8], rng.randint(0, 3)):
        pile = "goods" if cells[cell].startswith("G") else "tribes"
        backs[pile].append(cells[cell])
        cells[cell] = "goods?" if pile == "goods" else "tribe?"
    return backs


def _place_figures(rng: Random, position: Position) -> None:
    """Targis placed in turn; markers anywhere on cards that lie face up."""
    for seat in SEATS:
        position["this_round"][seat] = _this_round(rng, position, seat)
        position["targis"][seat] = []
        position["markers"][seat] = []
    me = position["to_move"]
    order = turns(position)
    stop = rng.randrange(len(order)) if position["phase"] == "place" else len(order)
    for seat in order[:stop]:
        spot = rng.choice(sorted(legal_placements(position | {"to_move": seat})))
        position["targis"][seat].append(spot)
    if position["phase"] == "place":
        position["to_move"] = order[stop]
    for seat in SEATS:
        position["this_round"][seat]["placed"] = [*position["targis"][seat]]
    _take_back(rng, position, me)


def _take_back(rng: Random, position: Position, me: str | None) -> None:
    """Figures that have been used do not stand any more."""
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


def _face_up(centre: list[list[str]]) -> list[list[int]]:
    cells = [[row, column] for row in range(3) for column in range(3)]
    return [[row, column] for row, column in cells if not centre[row][column].endswith("?")]


def _this_round(rng: Random, position: Position, seat: str) -> dict[str, Any]:
    """What a player has done this round; nothing before the player's turn."""
    first, me = position["starting_player"], position["to_move"]
    acted = position["phase"] == "over" or (position["phase"] == "act" and seat in (me, first))
    kinds = (*GOODS, "gold", "vp")
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
