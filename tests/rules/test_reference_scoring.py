"""Scores and winners: the engine against the second implementation in `tests.reference`."""

from collections import Counter
from random import Random

import targi
from targi import Game
from tests.reference.board import SEATS, Position
from tests.reference.effort import effort
from tests.reference.exploring import as_position, random_games
from tests.reference.positions import random_position
from tests.reference.scoring import PAIRS, score, symbol, winner

GAMES = effort(40, plain=3)
POSITIONS = effort(1500, plain=300)
SCORING = [*(card for card in PAIRS if card[0] == "B"), "BR5", "BR6", "BC5", "BT5"]


def test_scores_agree_at_every_decision_of_random_games() -> None:
    """Both scores, part by part, and at the end the winner."""
    winners: Counter[str | None] = Counter()
    for game in random_games(seed=7, number=GAMES):
        position = as_position(game)
        assert game.scores() == {seat: score(position, seat) for seat in SEATS}
        assert game.winner == (winner(position) if game.over else None)
        winners[game.winner] += 1
    assert min(winners["blue"], winners["white"]) > 0


def tidy_rows(rng: Random, position: Position) -> None:
    """Sort a player's cards so that rows of equal and of different symbols come up often."""
    seat = rng.choice(SEATS)
    rows = position["players"][seat]["rows"]
    cards = sorted((card for row in rows for card in row), key=symbol)
    if rng.random() < 0.5:  # deal them out instead, so that neighbours part
        cards = [card for start in range(3) for card in cards[start::3]]
    for row in rows:
        row[:] = [cards.pop() for _ in row]


def test_scores_agree_for_made_up_displays() -> None:
    """Every end effect and every kind of row, several together, with up to twelve cards."""
    scored: Counter[str] = Counter()
    rows: Counter[int] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        position = random_position(rng, favoured=SCORING, cards=rng.choice([3, 8, 10, 11, 12]))
        tidy_rows(rng, position)
        expected = {seat: score(position, seat) for seat in SEATS}
        assert targi.score(position) == expected
        for seat in SEATS:
            scored.update(expected[seat]["effects"])
            rows.update(expected[seat]["rows"])
            scored["BT5 for two rows"] += expected[seat]["effects"].get("BT5") == 4
            scored["BT5 of three rows"] += expected[seat]["rows"] == [2, 2, 2]
    assert set(scored) == {*SCORING, "BT5 for two rows", "BT5 of three rows"}
    assert min(scored.values()) > 0
    assert set(rows) == {0, 2, 4}


def test_winners_agree_when_scores_are_tied() -> None:
    """Gold breaks a tie, then goods; stored gold does not; then it is a draw (rule 8.4)."""
    outcomes: Counter[tuple[str, str]] = Counter()
    for n in range(POSITIONS):
        rng = Random(n)
        position = random_position(rng, "over")
        decided_by = tie(rng, position)
        game = Game.from_position(position, seed=n)
        assert game.winner == winner(position)
        outcomes[decided_by, str(game.winner)] += 1
    for tied in ("score", "gold", "goods"):
        assert min(outcomes[tied, seat] for seat in SEATS) > POSITIONS // 20
    assert outcomes["goods", "draw"] > POSITIONS // 20


def tie(rng: Random, position: Position) -> str:
    """Make scores equal, perhaps gold too; say what is left to decide."""
    blue, white = (position["players"][seat] for seat in SEATS)
    decided_by = rng.choice(["score", "gold", "goods"])
    if decided_by != "score":
        lead = score(position, "blue")["total"] - score(position, "white")["total"]
        (white if lead > 0 else blue)["vp"] += abs(lead)
    if decided_by == "goods":
        white["gold"] = blue["gold"]
        if rng.random() < 0.3:
            white |= {kind: blue[kind] for kind in ("dates", "salt", "pepper")}
    return decided_by
