"""Random positions that no short random game would reach: odd displays, rich and poor stocks.

They are legal as far as `Game.from_position` demands it, and so is what the second implementation
thinks of figures; a position that is refused fails the test that made it. Cards and players are
here, Targis, markers and what happened this round in `figures`.
"""

from collections.abc import Collection
from random import Random
from typing import Any, Final

from targi import Ruleset
from targi.cards import GOODS
from tests.reference.board import CARDS, MIDDLE, SEATS, Position, displayed, other
from tests.reference.figures import place_figures

ROBBER: Final = sorted(CARDS)  # by round: he never rests on a corner (rule 2.2)
ONCE: Final = {"XT8", "XR6", "XR7", "XC7", "XO7", "XW9"}  # they have an action marker (rule 5.28)
BASE: Final = Ruleset("base")


def random_position(
    rng: Random,
    phase: str = "act",
    *,
    ruleset: Ruleset = BASE,
    favoured: Collection[str] = (),
    cards: int | None = None,
    round_number: int | None = None,
    in_the_middle: str | None = None,
) -> Position:
    """A position for a decision between two actions, while placing, or after the end.

    The player to move displays about half of the `favoured` cards, and `cards` in all, and has a
    marker on the tribe card in the middle if that is given. Favoured dunes lie open more often.
    """
    me = rng.choice(SEATS)
    most = 11 if phase == "place" else 12  # rule 8.1
    mine, theirs = rng.randint(0, most), rng.randint(0, rng.choice([11, most]))
    if cards is not None:
        mine = cards
    tribes = [card.id for card in ruleset.catalogue.tribes if card.id != in_the_middle]
    dunes = [dune.id for dune in ruleset.catalogue.dunes]
    for pile in (tribes, dunes):
        rng.shuffle(pile)
        pile.sort(key=lambda card: card in favoured and rng.random() < 0.5)  # those are taken first
    rows = {me: _rows(rng, _take(tribes, mine)), other(me): _rows(rng, _take(tribes, theirs))}
    _display_joker(rng, rows, tribes, dunes)
    position: Position = {
        "format": "targi-position/1",
        "rules": 1,
        "ruleset": ruleset.to_json(),
        "round": rng.randint(1, 12) if round_number is None else round_number,
        "phase": phase,
        "to_move": me,
        "starting_player": rng.choice(SEATS),
        "held": [],
        "shuffles": {"goods": 0, "tribes": 0, "dunes": 0},
        "pending": [],
        "players": {seat: _player(rng, ruleset, rows[seat], tribes) for seat in SEATS},
    }
    _finish(position, ruleset)
    _lay_out_cards(rng, position, ruleset, tribes, in_the_middle)
    _lay_out_dunes(rng, position, dunes)
    place_figures(rng, position)
    if in_the_middle:
        position["markers"] = {me: [MIDDLE], other(me): []}
    if phase == "act":
        _enrich(rng, position["players"][me], ruleset)
    return position


def _take(cards: list[str], number: int) -> list[str]:
    return [cards.pop() for _ in range(number)]


def _rows(rng: Random, cards: list[str]) -> list[list[str]]:
    rows: list[list[str]] = [[], [], []]
    rng.shuffle(cards)
    for card in cards:
        rng.choice([row for row in rows if len(row) < 4]).append(card)
    return rows


def _display_joker(
    rng: Random, rows: dict[str, list[list[str]]], tribes: list[str], dunes: list[str]
) -> None:
    """In some games D04 lies in a display, in the place of a tribe card."""
    shown = [row for seat in SEATS for row in rows[seat] if row]
    if dunes and shown and rng.random() < 0.3:
        row = rng.choice(shown)
        place = rng.randrange(len(row))
        tribes.insert(0, row[place])
        row[place] = "D04"
        dunes.remove("D04")


def _player(
    rng: Random, ruleset: Ruleset, rows: list[list[str]], tribes: list[str]
) -> dict[str, Any]:
    """A player within the limits."""
    stock = {good: rng.randint(0, 3) for good in GOODS}
    mine = [card for row in rows for card in row]
    stores_gold = "BW9" in mine and rng.random() < 0.6
    once = [card.id for card in ruleset.catalogue.tribes if card.id in ONCE & {*mine}]
    return stock | {
        "gold": rng.randint(0, 3),
        "water": rng.randint(0, 10) if ruleset.expansion else 0,
        "vp": rng.choice([0, 0, 1, 2, 3, 8]),
        "hand": tribes.pop() if rng.random() < 0.6 else None,
        "rows": rows,
        "stored_gold": 1 if stores_gold else 0,
        "action_markers": [card for card in once if rng.random() < 0.7],
    }


def _enrich(rng: Random, player: dict[str, Any], ruleset: Ruleset) -> None:
    """During one's own actions there are no limits (rule 6.2)."""
    if rng.random() < 0.5:
        player |= {good: rng.randint(0, 8) for good in GOODS} | {"gold": rng.randint(0, 6)}
        player["water"] = rng.randint(0, 14) if ruleset.expansion else 0


def _finish(position: Position, ruleset: Ruleset) -> None:
    """What follows from round, phase and displays."""
    twelve = any(len(displayed(position, seat)) == 12 for seat in SEATS)
    if position["phase"] == "over":
        position["to_move"] = None
        if not twelve:
            position["round"] = 12
    position["last_round"] = twelve or position["round"] == 12
    position["robber"] = ROBBER[position["round"] - 1]
    literal = ruleset.targia == "literal"
    targia = 16 - (position["round"] if literal else position["robber"])  # rule 2.3
    position["targia"] = targia if ruleset.expansion else None
    if position["phase"] == "over" and not twelve:
        position["robber"] = 16


def _lay_out_cards(
    rng: Random,
    position: Position,
    ruleset: Ruleset,
    tribes: list[str],
    in_the_middle: str | None,
) -> None:
    """Centre, piles and discards from the tribe cards that are left and all goods cards."""
    goods = [card.id for card in ruleset.catalogue.goods]
    rng.shuffle(goods)
    cells = [(tribes if rng.random() < 0.5 else goods).pop() for _ in range(9)]
    backs = {"goods": [], "tribes": []} if position["phase"] == "place" else _turn_down(rng, cells)
    position["centre"] = [cells[0:3], cells[3:6], cells[6:9]]
    if in_the_middle:
        (goods if cells[4].startswith("G") else tribes).append(cells[4])
        position["centre"][1][1] = in_the_middle
    tribes_seen, goods_seen = (rng.randint(0, len(pile)) for pile in (tribes, goods))
    position["discards"] = {"goods": goods[:goods_seen], "tribes": tribes[:tribes_seen]}
    position["piles"] = {
        "goods": goods[goods_seen:] + backs["goods"],
        "tribes": tribes[tribes_seen:] + backs["tribes"],
    }


def _turn_down(rng: Random, cells: list[str]) -> dict[str, list[str]]:
    """Turn down up to three cells, not in the middle; the cards that lay there, by pile."""
    backs: dict[str, list[str]] = {"goods": [], "tribes": []}
    for cell in rng.sample([0, 1, 2, 3, 5, 6, 7, 8], rng.randint(0, 3)):
        pile = "goods" if cells[cell].startswith("G") else "tribes"
        backs[pile].append(cells[cell])
        cells[cell] = "goods?" if pile == "goods" else "tribe?"
    return backs


def _lay_out_dunes(rng: Random, position: Position, dunes: list[str]) -> None:
    """One to three dunes lie open, the others in the pile or on the discards."""
    position["dunes"] = _take(dunes, rng.randint(1, 3)) if dunes else []
    seen = rng.randint(0, len(dunes))
    position["discards"]["dunes"] = dunes[:seen]
    position["piles"]["dunes"] = dunes[seen:]
