"""The golden playthrough: one recorded game told so fully that a person can check it by hand.

Every turn begins with the table drawn small, placing once for both. On the border `r` is the
robber, `t` the Targia, `b` and `w` are Targis; in the centre they are markers. In the expansion the
dunes follow, and a player's cards that have their action marker. Then come, for every decision,
the legal moves, the one chosen and what came of it.
"""

from collections.abc import Iterator
from typing import Any

from targi import Event, Game
from targi.game.names import SEATS

# Five rows of the table: border numbers, and centre cells as row and column.
ROWS: tuple[tuple[int | tuple[int, int], ...], ...] = (
    (16, 1, 2, 3, 4),
    (15, (0, 0), (0, 1), (0, 2), 5),
    (14, (1, 0), (1, 1), (1, 2), 6),
    (13, (2, 0), (2, 1), (2, 2), 7),
    (12, 11, 10, 9, 8),
)


def playthrough_lines(record: Game) -> Iterator[str]:
    """The whole game, as far as its record goes."""
    game = Game(record.ruleset, seed=record.seed, first=SEATS[record.start.first])
    yield f"Targi, {game.ruleset}, seed {game.seed}. Deal: {' '.join(game.deal)}"
    turn: tuple[int, str, bool | str | None] | None = None
    for played in record.history:
        before, turn = turn, (game.round, game.phase, game.phase == "place" or game.to_move)
        if turn != before:
            yield ""
            yield f"== Round {game.round}, {game.phase}, {game.to_move} to move"
            yield from drawn(game.position())
        yield f"? {' | '.join(map(str, game.legal_moves()))}"
        yield f"> {game.to_move}: {played.move}"
        yield from (f"    {told(event)}" for event in game.play(str(played.move)))
        if up := game.history[-1].up:
            yield f"    turned up: {' '.join(up)}"
    yield ""
    yield f"== The end: {game.winner}"
    yield from drawn(game.position())
    yield from scored(game.scores())


def scored(scores: dict[str, Any]) -> Iterator[str]:
    """Both scores side by side, one line a source that gives anybody anything."""
    yield " " * 8 + "".join(f"{seat:>7}" for seat in scores)
    effects = sorted({card for score in scores.values() for card in score["effects"]})
    sources: dict[str, list[int]] = {
        **{name: [score[name] for score in scores.values()] for name in ("tokens", "cards")},
        **{card: [score["effects"].get(card, 0) for score in scores.values()] for card in effects},
        **{f"row {n + 1}": [score["rows"][n] for score in scores.values()] for n in range(3)},
        "water": [score["water"] for score in scores.values()],
    }
    total = [score["total"] for score in scores.values()]
    for source, points in [*((s, p) for s, p in sources.items() if any(p)), ("total", total)]:
        yield f"{source:8}" + "".join(f"{number:>7}" for number in points)


def drawn(position: dict[str, Any]) -> Iterator[str]:
    """The table, and a line for each player."""
    for row in ROWS:
        yield "  " + "".join(f"{_spot(position, place):<8}" for place in row).rstrip()
    expansion = position["targia"] is not None
    if expansion:
        yield f"  dunes {' '.join(_spot(position, dune) for dune in position['dunes'])}"
    kinds = ("dates", "salt", "pepper", "gold", "water")
    for seat, player in position["players"].items():
        tokens = " ".join(f"{player[kind]} {kind}" for kind in kinds[: 4 + expansion])
        rows = " / ".join(" ".join(row) or "-" for row in player["rows"])
        stored = " (gold on BW9)" if player["stored_gold"] else ""
        stored += "".join(f" (marker on {card})" for card in player["action_markers"])
        hand = player["hand"] or "-"
        yield f"  {seat}: {tokens} {player['vp']} vp; hand {hand}; rows {rows}{stored}"


def _spot(position: dict[str, Any], place: int | str | tuple[int, int]) -> str:
    if not isinstance(place, tuple):
        figures, name = position["targis"], str(place)
        name += "r" if position["robber"] == place else ""
        name += "t" if position["targia"] == place else ""
    else:
        figures, name = position["markers"], position["centre"][place[0]][place[1]]
        place = list(place)  # type: ignore[assignment]  # as coordinates stand in JSON
    return name + "".join(seat[0] for seat in figures if place in figures[seat])


def told(event: Event) -> str:
    """An event in a line: its name, then who, what, from where, to where, why, and the rule."""
    what = [event.player, event.amount, event.kind, event.card]
    facts = [" ".join(str(word) for word in what if word is not None)]
    for before, fact in (("from", event.source), ("to", event.target), ("by", event.cause)):
        if fact is not None:
            facts.append(f"{before} {_place(fact)}")
    shown = ", ".join(fact for fact in facts if fact)
    return f"{event.name.replace('_', ' ')}: {shown} [{event.rule}]"


def _place(place: Any) -> str:
    """Border numbers and words as they are; coordinates count from 1 for people."""
    if isinstance(place, dict):
        (where, (row, column)), *_ = place.items()
        return f"{where} {row + 1},{column + 1}"
    return str(place)
