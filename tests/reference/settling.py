"""Second implementation, end of turn and raids in both boxes: every outcome (sections 6, 7).

Whoever asks must leave out XO7, which only multiplies the outcomes.
"""

from copy import deepcopy
from itertools import product
from typing import Any, Final, TypeAlias

from targi.cards import GOODS, RESOURCES
from tests.reference.board import SEATS, Position, is_new, other

Player: TypeAlias = dict[str, Any]
Players: TypeAlias = dict[str, Player]
Outcome: TypeAlias = tuple[object, ...]

# Rule 7.2: the goods that the expansion's raids name, how many the base box leaves to the player,
# and the VP of the other demand.
NAMED: Final = {4: ["dates"], 8: ["salt", "pepper"], 12: ["dates", "salt", "pepper"], 16: []}
OF_CHOICE: Final = {4: 1, 8: 2, 12: 3, 16: 0}
VP: Final = {4: 1, 8: 1, 12: 2, 16: 3}


def outcome(players: Players) -> Outcome:
    """What both players hold and display, to compare."""
    return tuple(
        (*(players[seat][kind] for kind in RESOURCES), *map(tuple, players[seat]["rows"]))
        for seat in SEATS
    )


def changed(player: Player, **tokens: int) -> Player:
    """A player with some more, or fewer, tokens."""
    return player | {kind: player[kind] + number for kind, number in tokens.items()}


def exchanges(player: Player) -> list[Player]:
    """What one exchange of water makes of a player (rule 5.16)."""
    found = [changed(player, water=-2, **{good: 1}) for good in GOODS if player["water"] >= 2]
    return found + ([changed(player, water=-3, gold=1)] if player["water"] >= 3 else [])


def goods(player: Player) -> int:
    """How many goods there are of all kinds."""
    return sum(player[good] for good in GOODS)


def minus_any_goods(player: Player, number: int) -> list[Player]:
    """All that may be left after giving this many goods of one's choice."""
    return [
        changed(player, dates=-dates, salt=-salt, pepper=-pepper)
        for dates, salt, pepper in product(range(number + 1), repeat=3)
        if dates + salt + pepper == number
        and all(player[good] >= n for good, n in zip(GOODS, (dates, salt, pepper), strict=True))
    ]


def after_turn(position: Position) -> list[Player]:
    """What the player to move may hold after ending the turn: BO8, then the limits."""
    seat = position["to_move"]
    player = position["players"][seat]
    given = set(position["this_round"][seat]["goods_from_cards"])
    consoled = [player]
    if _shows(player, "BO8") and not given & set(GOODS):  # rule 5.22
        consoled = [changed(player, **{good: 1}) for good in GOODS]
    return [kept for held in consoled for kept in _within_limits(held)]


def _shows(player: Player, card: str) -> bool:
    return any(card in row for row in player["rows"])


def _within_limits(held: Player) -> list[Player]:
    """Rule 6.1: above a limit water may be exchanged, then 10 goods, 3 gold, 10 water are kept."""
    if goods(held) <= 10 and held["gold"] <= 3 and held["water"] <= 10:
        return [held]
    fewer = held | {"gold": min(held["gold"], 3), "water": min(held["water"], 10)}
    found = minus_any_goods(fewer, max(0, goods(held) - 10))
    return found + [kept for after in exchanges(held) for kept in _within_limits(after)]


def after_raid(position: Position, players: Players, corner: int, first: str) -> list[Players]:
    """All that both players may hold after a raid at which `first` decides first (rule 7.1)."""
    return [
        end
        for half_way in _after_decision(position, players, corner, first)
        for end in _after_decision(position, half_way, corner, other(first))
    ]


def _after_decision(position: Position, players: Players, corner: int, seat: str) -> list[Players]:
    """What one player's decision may lead to."""
    me = players[seat]
    if _shows(me, "BO6"):
        return [players | {seat: _rewarded(me)}]
    met = _met(position, me, corner)
    found = [players | {seat: _rewarded(player)} for player in met]
    if "XW9" in me["action_markers"]:
        used = [card for card in me["action_markers"] if card != "XW9"]
        found.append(players | {seat: _rewarded(me | {"action_markers": used})})
    for exchanged in exchanges(me):
        found += _after_decision(position, players | {seat: exchanged}, corner, seat)
    if not met:  # rule 7.3
        due = 0 if corner == 16 and is_new(position, 16) else VP[corner]
        found.append(players | {other(seat): changed(players[other(seat)], vp=due)})
    return found


def _rewarded(player: Player) -> Player:
    """Rule 7.4: BT7, unless the raid took that card."""
    return changed(player, vp=1) if _shows(player, "BT7") else player


def _met(position: Position, player: Player, corner: int) -> list[Player]:
    """What may be left after meeting one demand in full."""
    met = []
    spared = 1 if _shows(player, "XC6") else 0
    if corner == 16:
        met += [changed(player, gold=-1)] if player["gold"] else []
    elif not is_new(position, corner):
        met += minus_any_goods(player, OF_CHOICE[corner] - spared)
    else:
        met += _without_named(player, NAMED[corner], spared)
    if corner == 16 and is_new(position, 16):
        met += _without_a_card(player)
    elif player["vp"] >= VP[corner]:
        met.append(changed(player, vp=-VP[corner]))
    return met


def _without_named(player: Player, named: list[str], spared: int) -> list[Player]:
    """Named goods given, one of choice left out with XC6; each raid names a good once only."""
    ways = [[good for good in named if good != left] for left in named] if spared else [named]
    payable = [way for way in ways if all(player[good] for good in way)]
    return [changed(player, **dict.fromkeys(way, -1)) for way in payable]


def _without_a_card(player: Player) -> list[Player]:
    """The last card of one of the rows lost (rule 7.2)."""
    found = []
    for row in range(3):
        if player["rows"][row]:
            after = deepcopy(player)
            after["rows"][row].pop()
            found.append(after)
    return found
