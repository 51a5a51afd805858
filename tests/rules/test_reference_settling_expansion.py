"""Limits and raids of the expansion: the engine against the second implementation.

Ending a turn leads through BO8, the limits and perhaps a raid. All of it is walked to its end.
"""

from collections import Counter
from dataclasses import replace
from random import Random

from targi import Event, Game
from tests.reference.board import SEATS, Position, displayed, other
from tests.reference.effort import effort
from tests.reference.exploring import as_position, every_way, random_games
from tests.reference.positions import random_position
from tests.reference.rulesets import EXPANSION, deck_with
from tests.reference.settling_expansion import Outcome, after_raid, after_turn, outcome

GAMES = effort(8, plain=1)
POSITIONS = effort(1500, plain=60)
RAIDS = {3: 4, 6: 8, 9: 12, 12: 16}  # after this round, on this corner (rule 2.2)
MATTER = ["BO6", "BO8", "BT7", "XC6", "XW9"]
MOST_WATER = 4  # of both; more of it only makes the walk longer


def ends_of(game: Game) -> set[Outcome]:
    """What both hold and display after `done`."""

    def at_the_end(game: Game, _: tuple[Event, ...]) -> Outcome | None:
        if game.phase in ("limit", "raid"):
            return None
        return outcome(as_position(game)["players"])

    events = game.play("done")
    at_once = at_the_end(game, events)
    found = {at_once} if at_once else {*every_way(game, at_the_end, events, detours=True)}
    game.undo()
    return found


def raid_ahead(position: Position) -> int | None:
    """The corner where a raid follows once the player to move has ended the turn."""
    if position["to_move"] == position["starting_player"]:
        return None
    if any(len(displayed(position, seat)) == 12 for seat in SEATS):
        return None  # rule 8.1
    return RAIDS.get(position["round"])


def ends_expected(position: Position) -> set[Outcome]:
    """The same by the second implementation."""
    me = position["to_move"]
    corner = raid_ahead(position)
    found = set()
    for mine in after_turn(position):
        players = {me: mine, other(me): position["players"][other(me)]}
        ends = after_raid(position, players, corner, me) if corner else [players]
        found |= {outcome(end) for end in ends}
    return found


def check_end_of_turn(game: Game, position: Position) -> Counter[str]:
    """The same can be reached; says what was seen."""
    expected = ends_expected(position)
    assert ends_of(game) == expected
    return Counter({f"raid {raid_ahead(position)}": 1, f"{min(len(expected), 3)} ends": 1})


def is_simple(position: Position) -> bool:
    """Whether the walk is short: little water, no XO7, not much to return before a raid."""
    players = position["players"].values()
    mine = position["players"][position["to_move"]]
    few_goods = mine["dates"] + mine["salt"] + mine["pepper"] <= 11
    little_water = sum(p["water"] for p in players) <= MOST_WATER
    no_exchange = all("XO7" not in p["action_markers"] for p in players)
    return no_exchange and little_water and (few_goods or raid_ahead(position) is None)


def test_ends_of_turns_agree_in_random_games() -> None:
    """Wherever a player with little water may end the turn, the same can come of it."""
    seen: Counter[str] = Counter()
    for game in random_games(seed=11, number=GAMES, rulesets=lambda _: EXPANSION):
        if game.phase == "act":
            position = as_position(game)
            if not position["pending"] and is_simple(position):
                seen += check_end_of_turn(game, position)
    for raid in ("raid None", "raid 4", "raid 8", "raid 12", "raid 16"):
        assert seen[raid] > 0


def test_ends_of_turns_agree_in_made_up_positions() -> None:
    """Rich and poor players, with every card that matters at a raid, raids of both boxes."""
    seen: Counter[str] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        old_raids = tuple(corner for corner in (4, 8, 12, 16) if rng.random() < 0.3)
        position = random_position(
            rng,
            ruleset=replace(deck_with(rng, MATTER), border=old_raids),
            favoured=MATTER,
            cards=rng.randint(0, 11),
            round_number=rng.choice([2, 3, 6, 9, 12]),
        )
        simplify(rng, position)
        seen += check_end_of_turn(Game.from_position(position, seed=n), position)
    for raid in ("raid None", "raid 4", "raid 8", "raid 12", "raid 16"):
        assert seen[raid] > POSITIONS // 25
    assert min(seen["1 ends"], seen["3 ends"]) > POSITIONS // 10


def simplify(rng: Random, position: Position) -> None:
    """Make the walk short; and leave some next to nothing, so that demands cannot be met."""
    raid = raid_ahead(position) is not None
    water = rng.choice([0, 2, MOST_WATER])
    for seat in SEATS:
        player = position["players"][seat]
        player["water"] = min(player["water"], water)
        water = MOST_WATER - water
        player["action_markers"] = [card for card in player["action_markers"] if card != "XO7"]
        most = rng.choice([0, 1, 3]) if raid else 4
        for kind in ("dates", "salt", "pepper", "gold", "vp"):
            player[kind] = min(player[kind], most)
    if not raid and rng.random() < 0.3:  # above the limit of water instead
        me = position["players"][position["to_move"]]
        me |= {kind: min(me[kind], 2) for kind in ("dates", "salt", "pepper", "gold")}
        me["water"] = rng.choice([11, 12])
