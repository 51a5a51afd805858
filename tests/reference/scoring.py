"""Second implementation, the score and who wins (section 8)."""

from typing import Any, Final

from targi.cards import GOODS, SYMBOLS, all_cards
from tests.reference.board import Position, displayed, is_expansion, other

# End effects that count the player's own cards of a symbol, 1 VP for every 2.
PAIRS: Final = {
    "BO4": "well",
    "BR4": "camp",
    "BW4": "targia",
    "BC4": "oasis",
    "BT4": "camel_rider",
    "XR9": "camel_rider",
}
JOKER: Final = "D04"


def symbol(card: str, joker: str = "") -> str:
    """The symbol of a displayed card; a joker dune has the one chosen for it (rule 8.3)."""
    return joker if card == JOKER else all_cards().tribe(card).symbol


def row_vp(row: list[str], joker: str = "") -> int:
    """What a row is worth by itself (rule 8.2)."""
    different = len({symbol(card, joker) for card in row})
    if len(row) < 4:
        return 0
    return {1: 4, 4: 2}.get(different, 0)


def effects_vp(position: Position, seat: str, joker: str = "") -> dict[str, int]:
    """What each displayed card's end effect is worth, without those that are worth nothing."""
    mine = displayed(position, seat)
    rows = position["players"][seat]["rows"]
    symbols = [symbol(own, joker) for own in mine]
    found: dict[str, int] = {}
    for card, counted in PAIRS.items():
        found[card] = symbols.count(counted) // 2
    found["BR5"] = 1 if len(mine) > len(displayed(position, other(seat))) else 0
    found["BR6"] = 2 if any(len(row) == 4 and row[3] == "BR6" for row in rows) else 0
    found["BC5"] = 1 if len(mine) >= 10 else 0
    # BT5 lifts up to two rows of four different symbols from 2 VP to 4.
    found["BT5"] = 2 * min(2, [row_vp(row, joker) for row in rows].count(2))
    found["XC9"] = 2 * len([row for row in rows if len(row) == 4 and row_vp(row, joker) == 0])
    found["XO9"] = 2 if set(symbols) == set(SYMBOLS) else 0
    columns = [[symbol(row[k], joker) for row in rows if len(row) > k] for k in range(4)]
    found["XT9"] = len([column for column in columns if len(set(column)) == 3])
    found |= _tokens_vp(position["players"][seat])
    return {card: vp for card, vp in found.items() if card in mine and vp > 0}


def _tokens_vp(player: dict[str, Any]) -> dict[str, int]:
    """End effects that count what a player still owns; they consume nothing (rule 8.2)."""
    goods = sum(player[good] for good in GOODS)
    return {"XO6": goods // 3, "XW5": player["water"] // 3, "XT5": player["gold"]}


def score(position: Position, seat: str, joker: str = "") -> dict[str, Any]:
    """A player's score with its parts (rules 8.2, 8.5), for a chosen symbol of the joker dune."""
    player = position["players"][seat]
    tokens = player["vp"]
    tribes = [card for card in displayed(position, seat) if card != JOKER]
    cards = sum(all_cards().tribe(card).vp for card in tribes)
    effects = effects_vp(position, seat, joker)
    rows = [row_vp(row, joker) for row in player["rows"]]
    water = player["water"] // 2 if is_expansion(position) else 0
    return {
        "total": tokens + cards + sum(effects.values()) + sum(rows) + water,
        "tokens": tokens,
        "cards": cards,
        "effects": effects,
        "rows": rows,
        "water": water,
    }


def best_scores(position: Position, seat: str) -> list[dict[str, Any]]:
    """The scores with the best symbol for a joker dune; several if symbols are equally good."""
    if JOKER not in displayed(position, seat):
        return [score(position, seat)]
    scores = [score(position, seat, joker) | {"joker": joker} for joker in SYMBOLS]
    most = max(found["total"] for found in scores)
    return [found for found in scores if found["total"] == most]


def winner(position: Position) -> str:
    """Score decides, then gold, then goods; by an option water instead of goods (rule 8.4)."""
    ruleset = position["ruleset"]
    by_water = isinstance(ruleset, dict) and ruleset["tiebreak"] == "water"
    standing = {}
    for seat in ("blue", "white"):
        player = position["players"][seat]
        last = player["water"] if by_water else sum(player[good] for good in GOODS)
        standing[seat] = (best_scores(position, seat)[0]["total"], player["gold"], last)
    if standing["blue"] == standing["white"]:
        return "draw"
    return max(standing, key=lambda seat: standing[seat])
