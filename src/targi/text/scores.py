"""Scores as phrases: a table with one line a source, a sentence a player, and how a game ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from targi.cards import Catalogue
from targi.game import Game
from targi.text import naming
from targi.text.phrases import Phrase, phrase


class ScoreLine(NamedTuple):
    """One source of points, and what it brings blue and white."""

    source: Phrase
    points: tuple[int, int]


def score_lines(scores: Mapping[str, Any], catalogue: Catalogue) -> tuple[ScoreLine, ...]:
    """All sources that bring anybody anything, and the total."""
    lines = [
        ScoreLine(phrase("score-tokens"), _both(scores, "tokens")),
        ScoreLine(phrase("score-cards"), _both(scores, "cards")),
        *_effect_lines(scores, catalogue),
        *_row_lines(scores),
        ScoreLine(phrase("score-water"), _both(scores, "water")),
    ]
    total = ScoreLine(phrase("score-total"), _both(scores, "total"))
    return (*(line for line in lines if any(line.points)), total)


def _both(scores: Mapping[str, Any], source: str) -> tuple[int, int]:
    return scores["blue"][source], scores["white"][source]


def _effect_lines(scores: Mapping[str, Any], catalogue: Catalogue) -> Iterator[ScoreLine]:
    blue, white = (scores[seat]["effects"] for seat in ("blue", "white"))
    for card in sorted({*blue, *white}):
        source = phrase("score-effect", card=naming.card(catalogue, card))
        yield ScoreLine(source, (blue.get(card, 0), white.get(card, 0)))


def _row_lines(scores: Mapping[str, Any]) -> Iterator[ScoreLine]:
    blue, white = (scores[seat]["rows"] for seat in ("blue", "white"))
    for row, points in enumerate(zip(blue, white, strict=True), 1):
        yield ScoreLine(phrase("score-row", row=row), points)


def score_sentence(score: Mapping[str, Any], player: Phrase, catalogue: Catalogue) -> Phrase:
    """A player's score and what it is made of, in one sentence."""
    parts = tuple(_parts(score, catalogue))
    if not parts:
        return phrase("score-nothing", player=player)
    return phrase("score-sentence", player=player, points=score["total"], parts=parts)


def _parts(score: Mapping[str, Any], catalogue: Catalogue) -> Iterator[Phrase]:
    for source in ("tokens", "cards"):
        if score[source]:
            yield phrase(f"score-part-{source}", points=score[source])
    for card, points in score["effects"].items():
        if points:
            yield phrase("score-part-effect", points=points, card=naming.card(catalogue, card))
    for row, points in enumerate(score["rows"], 1):
        if points:
            yield phrase("score-part-row", points=points, row=row)
    if score["water"]:
        yield phrase("score-part-water", points=score["water"])


def result(game: Game, names: Mapping[str, Phrase] = naming.SEATS) -> Phrase:
    """Who has won a finished game and by what, or that it is a draw (rule 8.4)."""
    scores, winner = game.scores(), str(game.winner)
    blue, white = _both(scores, "total")
    if winner == "draw":
        return phrase("score-draw", points=blue)
    if blue == white:
        by = phrase(f"score-tie-{_tie_break(game)}")
        return phrase("score-wins-tie", winner=names[winner], points=blue, by=by)
    points, other = (blue, white) if winner == "blue" else (white, blue)
    return phrase("score-wins", winner=names[winner], points=points, other=other)


def _tie_break(game: Game) -> str:
    """What decides between equal scores: gold, or if that is equal too, what the ruleset says."""
    players: Any = game.position()["players"]
    return "gold" if players["blue"]["gold"] != players["white"]["gold"] else game.ruleset.tiebreak


def ending(
    end: str, by: str | None, winner: str | None, names: Mapping[str, Phrase] = naming.SEATS
) -> Phrase:
    """How a game ended, as records and tables say it; `by` is who gave up or left."""
    if end == "completed" and winner == "draw":
        return phrase("end-completed-draw")
    players = {"by": by, "winner": winner}
    gaps = {name: names[seat] for name, seat in players.items() if seat and seat in names}
    return phrase(f"end-{end}", **gaps)
