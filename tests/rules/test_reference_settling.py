"""Limits and raids of both boxes: the engine against the second implementation.

Ending a turn leads through BO8, the limits and perhaps a raid. All of it is walked to its end.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from targi import Event, Game, Ruleset
from tests.reference.board import SEATS, Position, displayed, is_expansion, other
from tests.reference.effort import effort
from tests.reference.exploring import as_position, every_way, random_games
from tests.reference.positions import BASE, random_position
from tests.reference.rulesets import EXPANSION, deck_with
from tests.reference.settling import Outcome, after_raid, after_turn, goods, outcome

pytestmark = pytest.mark.slow

POSITIONS = effort(1200, plain=100)
RAIDS = {3: 4, 6: 8, 9: 12, 12: 16}  # after this round, on this corner (rule 2.2)
SEEN = ("raid None", "raid 4", "raid 8", "raid 12", "raid 16")
MATTER_BASE = ["BO6", "BO8", "BT7"]
MATTER = [*MATTER_BASE, "XC6", "XW9"]
MOST_WATER = 4  # of both; more of it only makes the walk longer


def ends_of(game: Game) -> Counter[Outcome]:
    """What both hold and display after `done`, and in how many ways that is reached."""

    def at_the_end(game: Game, _: tuple[Event, ...]) -> Outcome | None:
        if game.phase in ("limit", "raid"):
            return None
        return outcome(as_position(game)["players"])

    events = game.play("done")
    at_once = at_the_end(game, events)
    reached = [at_once] if at_once else every_way(game, at_the_end, events, detours=True)
    found = Counter(reached)
    game.undo()
    return found


def raid_ahead(position: Position) -> int | None:
    """The corner where a raid follows once the player to move has ended the turn."""
    if position["to_move"] == position["starting_player"]:
        return None
    if any(len(displayed(position, seat)) == 12 for seat in SEATS):
        return None  # rule 8.1
    return RAIDS.get(position["round"])


def ends_expected(position: Position) -> Counter[Outcome]:
    """The same by the second implementation."""
    me = position["to_move"]
    corner = raid_ahead(position)
    found: Counter[Outcome] = Counter()
    for mine in after_turn(position):
        players = {me: mine, other(me): position["players"][other(me)]}
        ends = after_raid(position, players, corner, me) if corner else [players]
        found.update(outcome(end) for end in ends)
    return found


def check_end_of_turn(game: Game, position: Position) -> Counter[str]:
    """The same can be reached, in the base box in one way each; says what was seen."""
    reached, expected = ends_of(game), ends_expected(position)
    assert set(reached) == set(expected)
    # The limits may take back the good that BO8 gave, and water can be exchanged in any order: then
    # several ways lead to one end.
    if not is_expansion(position) and "BO8" not in displayed(position, position["to_move"]):
        assert reached == expected
    return Counter({f"raid {raid_ahead(position)}": 1, f"{min(len(expected), 3)} ends": 1})


def is_short(position: Position) -> bool:
    """Whether the walk is short: little water, no XO7, not much to return before a raid."""
    if not is_expansion(position):
        return True
    players = position["players"].values()
    few_goods = goods(position["players"][position["to_move"]]) <= 11
    little_water = sum(p["water"] for p in players) <= MOST_WATER
    no_exchange = all("XO7" not in p["action_markers"] for p in players)
    return no_exchange and little_water and (few_goods or raid_ahead(position) is None)


@pytest.mark.parametrize(
    ("ruleset", "games"),
    [(BASE, effort(25, plain=2)), (EXPANSION, effort(8, plain=1))],
    ids=["base", "expansion"],
)
def test_ends_of_turns_agree_in_random_games(ruleset: Ruleset, games: int) -> None:
    """Wherever a player may end the turn in a whole game, the same can come of it."""
    seen: Counter[str] = Counter()
    for game in random_games(seed=11, number=games, rulesets=lambda _: ruleset):
        if game.phase == "act":
            position = as_position(game)
            if not position["pending"] and is_short(position):
                seen += check_end_of_turn(game, position)
    assert min(seen[raid] for raid in SEEN) > 0


def made_up_base(rng: Random, round_number: int) -> Position:
    """Players of the base box of whom some have next to nothing and cannot meet demands."""
    cards = rng.randint(0, 11)
    position = random_position(rng, favoured=MATTER_BASE, cards=cards, round_number=round_number)
    for seat in SEATS:
        if rng.random() < 0.4:
            player = position["players"][seat]
            for kind in ("dates", "salt", "pepper", "gold", "vp"):
                player[kind] = min(1, player[kind]) if rng.random() < 0.5 else 0
    return position


def made_up_expansion(rng: Random, round_number: int) -> Position:
    """Any raid card that matters, raids of both boxes, and a short walk."""
    old_raids = tuple(corner for corner in (4, 8, 12, 16) if rng.random() < 0.3)
    ruleset = replace(deck_with(rng, MATTER), border=old_raids)
    cards = rng.randint(0, 11)
    position = random_position(
        rng, ruleset=ruleset, favoured=MATTER, cards=cards, round_number=round_number
    )
    shorten(rng, position)
    return position


def shorten(rng: Random, position: Position) -> None:
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


@pytest.mark.parametrize("made_up", [made_up_base, made_up_expansion])
def test_ends_of_turns_agree_in_made_up_positions(
    made_up: Callable[[Random, int], Position],
) -> None:
    """Rich and poor players, with every card that matters at a raid, at every raid and at none."""
    seen: Counter[str] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        position = made_up(rng, rng.choice([2, 3, 6, 9, 12]))
        seen += check_end_of_turn(Game.from_position(position, seed=n), position)
    assert min(seen[raid] for raid in SEEN) > POSITIONS // 25
    assert min(seen["1 ends"], seen["3 ends"]) > POSITIONS // 10
