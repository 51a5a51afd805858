"""XC5 and D02: what the engine lets a player swap against all that rules 5.23 and 5.34 allow."""

from collections import Counter
from random import Random

import pytest

from targi import Event, Game
from tests.reference.effort import effort
from tests.reference.exploring import as_position, between_actions, every_way
from tests.reference.paying import open_rows
from tests.reference.positions import random_position
from tests.reference.rearranging import Rows, hand_swaps, swaps
from tests.reference.rulesets import EXPANSION

pytestmark = pytest.mark.slow

POSITIONS = effort(60, plain=10)
# Cards that do nothing when displayed, so that nothing follows a swap with the hand.
PLAIN = ("XO2", "XO6", "XR2", "XR9", "XW2", "XW5", "XC2", "XC9", "XT2", "XT9", "XO9", "XT5")


def frozen(rows: Rows) -> tuple[tuple[str, ...], ...]:
    """Rows that can be counted."""
    return tuple(tuple(row) for row in rows)


def test_xc5_swaps_any_two_cards_or_none() -> None:
    """Each pair of displayed cards can be swapped, in one way, XC5 included; or it is declined."""
    for n in range(POSITIONS):
        position = random_position(Random(n), ruleset=EXPANSION, cards=n % 12, in_the_middle="XC5")
        me = position["to_move"]
        position["players"][me] |= {"dates": 0, "salt": 0, "pepper": 1, "gold": 1, "stored_gold": 0}

        def at_the_end(game: Game, _: tuple[Event, ...], me: str = me) -> Rows | None:
            rows: Rows = as_position(game)["players"][me]["rows"]
            laid = any("XC5" in row for row in rows)
            return rows if laid and between_actions(game) else None

        game = Game.from_position(position, seed=n)
        game.play("use 2,2")
        expected: Counter[object] = Counter()
        for row in open_rows(position):
            laid = [[*cards] for cards in position["players"][me]["rows"]]
            laid[row].append("XC5")
            expected.update(map(frozen, [laid, *swaps(laid)]))
        assert Counter(map(frozen, every_way(game, at_the_end))) == expected


def test_d02_swaps_two_cards_or_one_with_the_hand() -> None:
    """Every pair of displayed cards, every displayed card but D04 with the hand, or nothing."""
    seen: Counter[str] = Counter()
    for n in range(60 * POSITIONS):
        position = random_position(Random(n), ruleset=EXPANSION, favoured=["D02"], cards=n % 6)
        me = position["to_move"]
        player = position["players"][me]
        if "D02" not in position["targis"][me] or player["hand"] not in (None, *PLAIN):
            continue
        game = Game.from_position(position, seed=n)
        changed = [(frozen(rows), player["hand"]) for rows in swaps(player["rows"])]
        if player["hand"]:
            with_hand = hand_swaps(player["rows"], player["hand"])
            changed += [(frozen(rows), hand) for rows, hand in with_hand]
        offered = "use D02" in {move.text for move in game.legal_moves()}
        assert offered == bool(changed)  # rule 5.31
        if offered:
            seen["hand" if player["hand"] else "no hand"] += 1
            assert outcomes(game, me) - {(frozen(player["rows"]), player["hand"])} == {*changed}
    assert min(seen.values()) > 0


def outcomes(game: Game, me: str) -> set[tuple[tuple[tuple[str, ...], ...], str | None]]:
    """Rows and hand at every end of D02."""

    def at_the_end(
        game: Game, _: tuple[Event, ...]
    ) -> tuple[tuple[tuple[str, ...], ...], str | None] | None:
        player = as_position(game)["players"][me]
        return (frozen(player["rows"]), player["hand"]) if between_actions(game) else None

    events = game.play("use D02")
    at_once = at_the_end(game, events)
    return {at_once} if at_once else {*every_way(game, at_the_end, events)}
