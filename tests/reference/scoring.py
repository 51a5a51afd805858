"""Second implementation, the score and who wins (section 8)."""

from typing import Any, Final

from targi.cards import GOODS, base
from tests.reference.board import Position, displayed, other

# End effects that count the player's own cards of a symbol, 1 VP for every 2.
PAIRS: Final = {
    "BO4": "well",
    "BR4": "camp",
    "BW4": "targia",
    "BC4": "oasis",
    "BT4": "camel_rider",
}


def symbol(card: str) -> str:
    """The symbol of a tribe card."""
    return base().tribe(card).symbol


def row_vp(row: list[str]) -> int:
    """What a row is worth by itself (rule 8.2)."""
    different = len({symbol(card) for card in row})
    if len(row) < 4:
        return 0
    return {1: 4, 4: 2}.get(different, 0)


def effects_vp(position: Position, seat: str) -> dict[str, int]:
    """What each displayed card's end effect is worth, without those that are worth nothing."""
    mine = displayed(position, seat)
    rows = position["players"][seat]["rows"]
    found: dict[str, int] = {}
    for card, counted in PAIRS.items():
        found[card] = [symbol(own) for own in mine].count(counted) // 2
    found["BR5"] = 1 if len(mine) > len(displayed(position, other(seat))) else 0
    found["BR6"] = 2 if any(len(row) == 4 and row[3] == "BR6" for row in rows) else 0
    found["BC5"] = 1 if len(mine) >= 10 else 0
    # BT5 lifts up to two rows of four different symbols from 2 VP to 4.
    found["BT5"] = 2 * min(2, [row_vp(row) for row in rows].count(2))
    return {card: vp for card, vp in found.items() if card in mine and vp > 0}


def score(position: Position, seat: str) -> dict[str, Any]:
    """A player's score with its parts (rules 8.2, 8.5)."""
    player = position["players"][seat]
    tokens = player["vp"]
    cards = sum(base().tribe(card).vp for card in displayed(position, seat))
    effects = effects_vp(position, seat)
    rows = [row_vp(row) for row in player["rows"]]
    return {
        "total": tokens + cards + sum(effects.values()) + sum(rows),
        "tokens": tokens,
        "cards": cards,
        "effects": effects,
        "rows": rows,
        "water": 0,
    }


def winner(position: Position) -> str:
    """Score decides, then gold, then goods (rule 8.4)."""
    standing = {}
    for seat in ("blue", "white"):
        player = position["players"][seat]
        goods = sum(player[good] for good in GOODS)
        standing[seat] = (score(position, seat)["total"], player["gold"], goods)
    if standing["blue"] == standing["white"]:
        return "draw"
    return max(standing, key=lambda seat: standing[seat])
