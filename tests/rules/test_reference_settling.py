"""Limits and raids: the engine against the second implementation in `tests.reference`.

Ending a turn leads through BO8, the limits and perhaps a raid. All of it is walked to its end.
"""

from collections import Counter
from random import Random

from targi import Event, Game
from tests.reference.board import SEATS, Position, displayed, other
from tests.reference.effort import effort
from tests.reference.exploring import as_position, every_way, random_games
from tests.reference.positions import random_position
from tests.reference.settling import Stock, after_raid, after_turn, stock

GAMES = effort(25, plain=2)
POSITIONS = effort(1200, plain=100)
RAIDS = {3: 4, 6: 8, 9: 12, 12: 16}  # after this round, on this corner (rule 2.2)


def ends_of(game: Game) -> Counter[tuple[Stock, Stock]]:
    """What blue and white hold after `done`, and in how many ways that is reached."""

    def at_the_end(game: Game, _: tuple[Event, ...]) -> tuple[Stock, Stock] | None:
        if game.phase in ("limit", "raid"):
            return None
        position = as_position(game)
        return stock(position, "blue"), stock(position, "white")

    events = game.play("done")
    at_once = at_the_end(game, events)
    reached = [at_once] if at_once else every_way(game, at_the_end, events)
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


def ends_expected(position: Position) -> Counter[tuple[Stock, Stock]]:
    """The same by the second implementation."""
    me = position["to_move"]
    opponent = stock(position, other(me))
    corner = raid_ahead(position)
    found: Counter[tuple[Stock, Stock]] = Counter()
    for mine in after_turn(position):
        stocks = {me: mine, other(me): opponent}
        ends = after_raid(position, stocks, corner, me) if corner else [stocks]
        found.update((end["blue"], end["white"]) for end in ends)
    return found


def check_end_of_turn(game: Game, position: Position) -> Counter[str]:
    """The same stocks can be reached, each in one way; says what was seen."""
    reached, expected = ends_of(game), ends_expected(position)
    if "BO8" in displayed(position, position["to_move"]):
        # The limits may take back the good that BO8 gave: then several ways lead to one end.
        assert set(reached) == set(expected)
    else:
        assert reached == expected
    return Counter({f"raid {raid_ahead(position)}": 1, f"{min(len(expected), 3)} ends": 1})


def test_ends_of_turns_agree_in_random_games() -> None:
    """Wherever a player may end the turn in a whole game, the same can come of it."""
    seen: Counter[str] = Counter()
    for game in random_games(seed=11, number=GAMES):
        if game.phase == "act":
            position = as_position(game)
            if not position["pending"]:
                seen += check_end_of_turn(game, position)
    for raid in ("raid None", "raid 4", "raid 8", "raid 12", "raid 16"):
        assert seen[raid] > GAMES


def test_ends_of_turns_agree_in_made_up_positions() -> None:
    """Rich and poor players, with BO6, BO8 and BT7, at every raid and at none."""
    seen: Counter[str] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        round_number = rng.choice([2, 3, 6, 9, 12])
        position = random_position(
            rng, favoured=["BO6", "BO8", "BT7"], cards=rng.randint(0, 11), round_number=round_number
        )
        impoverish(rng, position)
        seen += check_end_of_turn(Game.from_position(position, seed=n), position)
    for raid in ("raid None", "raid 4", "raid 8", "raid 12", "raid 16"):
        assert seen[raid] > POSITIONS // 25
    assert min(seen["1 ends"], seen["3 ends"]) > POSITIONS // 10


def impoverish(rng: Random, position: Position) -> None:
    """Leave some players next to nothing, so that demands cannot be met."""
    for seat in SEATS:
        if rng.random() < 0.4:
            position["players"][seat] |= {
                kind: min(1, position["players"][seat][kind]) if rng.random() < 0.5 else 0
                for kind in Stock._fields
            }
