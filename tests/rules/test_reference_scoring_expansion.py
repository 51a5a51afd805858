"""Scores and winners of the expansion: the engine against the second implementation."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

import targi
from targi import Game
from tests.reference.board import SEATS, Position, displayed
from tests.reference.effort import effort
from tests.reference.exploring import as_position, random_games
from tests.reference.positions import random_position
from tests.reference.rulesets import EXPANSION, deck_with
from tests.reference.scoring import JOKER, best_scores, symbol, winner

GAMES = effort(30, plain=3)
POSITIONS = effort(2000, plain=300)
SCORING = ["XC9", "XO6", "XO9", "XR9", "XT5", "XT9", "XW5", "BT5", "BR6", "BT4", "BO4"]


def test_scores_agree_at_every_decision_of_random_games() -> None:
    """Both scores, part by part, water and joker dune included, and at the end the winner."""
    winners: Counter[str | None] = Counter()
    for game in random_games(seed=7, number=GAMES, rulesets=lambda _: EXPANSION):
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


def test_scores_agree_for_made_up_displays() -> None:
    """Every end effect and kind of row, several together, and the best symbol for D04."""
    scored: Counter[str] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        position = random_position(
            rng,
            ruleset=deck_with(rng, SCORING),
            favoured=SCORING,
            cards=rng.choice([3, 8, 10, 11, 12]),
        )
        tidy_rows(rng, position)
        found = targi.score(position)
        for seat in SEATS:
            best = best_scores(position, seat)
            assert found[seat] in best
            scored.update(best[0]["effects"])
            scored[JOKER] += JOKER in displayed(position, seat) and len(best) == 1
    assert {*SCORING, JOKER} <= set(scored)
    assert scored[JOKER] > POSITIONS // 20, "one symbol alone is best"


@pytest.mark.parametrize("tiebreak", ["goods", "water"])
def test_winners_agree_when_scores_are_tied(tiebreak: str) -> None:
    """Gold breaks a tie, then goods, or water by option; then it is a draw (rule 8.4)."""
    ruleset = replace(EXPANSION, tiebreak=tiebreak)
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
    if decided_by != "score":
        totals = [best_scores(position, seat)[0]["total"] for seat in SEATS]
        (white if totals[0] > totals[1] else blue)["vp"] += abs(totals[0] - totals[1])
    return decided_by
