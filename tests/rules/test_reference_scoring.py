"""Scores and winners of both boxes: the engine against the second implementation."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

import targi
from targi import Game, Ruleset
from tests.reference.board import SEATS, Position, displayed
from tests.reference.effort import effort
from tests.reference.exploring import as_position, random_games
from tests.reference.positions import BASE, random_position
from tests.reference.rulesets import EXPANSION, deck_with
from tests.reference.scoring import JOKER, PAIRS, best_scores, symbol, winner

pytestmark = pytest.mark.slow

GAMES = effort(40, plain=3)
POSITIONS = effort(1500, plain=300)
SCORING_BASE = [*(card for card in PAIRS if card[0] == "B"), "BR5", "BR6", "BC5", "BT5"]
SCORING = ["XC9", "XO6", "XO9", "XR9", "XT5", "XT9", "XW5", "BT5", "BR6", "BT4", "BO4"]
BY_WATER = replace(EXPANSION, tiebreak="water")


@pytest.mark.parametrize("ruleset", [BASE, EXPANSION], ids=["base", "expansion"])
def test_scores_agree_at_every_decision_of_random_games(ruleset: Ruleset) -> None:
    """Both scores, part by part, water and joker dune included, and at the end the winner."""
    winners: Counter[str | None] = Counter()
    for game in random_games(seed=7, number=GAMES, rulesets=lambda _: ruleset):
        position = as_position(game)
        for seat, found in game.scores().items():
            assert found in best_scores(position, seat)
        assert game.winner == (winner(position) if game.over else None)
        winners[game.winner] += 1
    assert min(winners["blue"], winners["white"]) > 0


def tidy_rows(rng: Random, position: Position) -> None:
    """Sort a player's cards so that rows of equal and of different symbols come up often."""
    seat = rng.choice(SEATS)
    rows = position["players"][seat]["rows"]
    joker = rng.choice(["oasis", "well", "camp"])
    cards = sorted((card for row in rows for card in row), key=lambda card: symbol(card, joker))
    if rng.random() < 0.5:  # deal them out instead, so that neighbours part
        cards = [card for start in range(3) for card in cards[start::3]]
    for row in rows:
        row[:] = [cards.pop() for _ in row]


def check_made_up_displays(
    scoring: list[str], rulesets: Callable[[Random], Ruleset]
) -> Counter[str]:
    """The scores of displays with many of these cards agree; says what was scored."""
    scored: Counter[str] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        cards = rng.choice([3, 8, 10, 11, 12])
        position = random_position(rng, ruleset=rulesets(rng), favoured=scoring, cards=cards)
        tidy_rows(rng, position)
        found = targi.score(position)
        for seat in SEATS:
            best = best_scores(position, seat)
            assert found[seat] in best
            effects, rows = best[0]["effects"], best[0]["rows"]
            scored.update([*effects, *(f"a row for {vp}" for vp in rows)])
            scored["BT5 for two rows"] += effects.get("BT5") == 4
            scored["BT5 of three rows"] += rows == [2, 2, 2]
            scored["one symbol is best"] += JOKER in displayed(position, seat) and len(best) == 1
    assert {*scoring, "a row for 0", "a row for 2", "a row for 4"} <= set(scored)
    return scored


def test_scores_agree_for_made_up_displays() -> None:
    """Every end effect and every kind of row, several together, with up to twelve cards."""
    scored = check_made_up_displays(SCORING_BASE, lambda _: BASE)
    assert min(scored["BT5 for two rows"], scored["BT5 of three rows"]) > 0


def test_scores_agree_for_made_up_displays_of_the_expansion() -> None:
    """The same with the expansion's end effects, and the best symbol for D04 (rule 8.3)."""
    scored = check_made_up_displays(SCORING, lambda rng: deck_with(rng, SCORING))
    assert scored["one symbol is best"] > POSITIONS // 20


@pytest.mark.parametrize("ruleset", [BASE, EXPANSION, BY_WATER], ids=["base", "goods", "water"])
def test_winners_agree_when_scores_are_tied(ruleset: Ruleset) -> None:
    """Gold breaks a tie, stored gold does not; then goods, or water by option (rule 8.4)."""
    outcomes: Counter[tuple[str, str]] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        position = random_position(rng, "over", ruleset=ruleset)
        decided_by = tie(rng, position)
        game = Game.from_position(position, seed=n)
        assert game.winner == winner(position)
        outcomes[decided_by, str(game.winner)] += 1
    for tied in ("score", "gold", "tokens"):
        assert min(outcomes[tied, seat] for seat in SEATS) > POSITIONS // 20
    assert outcomes["tokens", "draw"] > POSITIONS // 50


def tie(rng: Random, position: Position) -> str:
    """Make scores equal, perhaps gold too; say what is left to decide."""
    blue, white = (position["players"][seat] for seat in SEATS)
    decided_by = rng.choice(["score", "gold", "tokens"])
    if decided_by == "tokens":
        white["gold"] = blue["gold"]
        if rng.random() < 0.3:
            white |= {kind: blue[kind] for kind in ("dates", "salt", "pepper", "water")}
    if decided_by != "score":  # last, because tokens may score
        totals = [best_scores(position, seat)[0]["total"] for seat in SEATS]
        (white if totals[0] > totals[1] else blue)["vp"] += abs(totals[0] - totals[1])
    return decided_by
