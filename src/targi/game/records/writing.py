"""Writing a record, `targi-record/1`: a whole game as text, see docs/records.md.

A record has one form only: the same game with the same headers always gives the same text. So
`reading` can be strict in one stroke: what it has read must be what would be written.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from targi.game.names import SEATS
from targi.game.positions.writing import dump_position
from targi.game.records.fields import (
    CLOSING,
    HEADERS,
    OPENING,
    Headers,
    check_end,
    check_field,
    check_secret,
)
from targi.game.records.rulesets import ruleset_fields
from targi.game.ruleset import RULES_VERSION

if TYPE_CHECKING:
    from targi.game.game import Game, Played

FORMAT: Final = "targi-record/1"
WIDTH: Final = 100  # lines of moves are broken before they grow longer
BETWEEN_MOVES: Final = " · "
BEFORE_CARDS: Final = " | up: "
BETWEEN_FIELDS: Final = "  "
LETTERS: Final[dict[str, str]] = dict(zip(SEATS, ("B", "W"), strict=True))


def write_record(game: Game, headers: Headers) -> str:
    """The record of a game."""
    fields = _opening(game) | _closing(game, headers)
    fields |= {name: getattr(headers, name) for name in HEADERS}
    moves = _move_lines(game.history)
    lines = [FORMAT, *_field_lines(OPENING, fields), *moves, *_field_lines(CLOSING, fields)]
    return "\n".join(lines) + "\n"


def _opening(game: Game) -> dict[str, str | None]:
    """A game has either been dealt or begun from a position, which tells all that `first` would."""
    fields: dict[str, str | None] = {"rules": str(RULES_VERSION), **ruleset_fields(game.ruleset)}
    start = game.start
    if game.deal:
        return fields | {"first": SEATS[start.first], "deal": " ".join(game.deal)}
    position = dump_position(game.ruleset, start)
    return fields | {"position": json.dumps(position, separators=(",", ":"))}


def _closing(game: Game, headers: Headers) -> dict[str, str | None]:
    end = headers.end or ("completed" if game.over else "unfinished")
    check_end(0, game.over, end, headers.by)
    check_secret({}, headers, end, game.key if game.dealt_by_key else None)
    scores = game.scores()
    proof: dict[str, str] = {}
    if game.seed is not None:
        proof["seed"] = str(game.seed)
    elif game.dealt_by_key and end != "unfinished":  # before the end it would tell cards to come
        proof["key"] = game.key
    for name, value in proof.items():
        check_field(0, name, value)
    return {
        "takebacks": str(game.takebacks),
        "end": end,
        "by": headers.by,
        "score": "-".join(str(scores[seat]["total"]) for seat in SEATS),
        **proof,
    }


def _field_lines(
    layout: Iterable[tuple[str, ...]], fields: Mapping[str, str | None]
) -> Iterator[str]:
    for names in layout:
        found = [f"{name}: {fields[name]}" for name in names if fields.get(name) is not None]
        if found:
            yield BETWEEN_FIELDS.join(found)


def _move_lines(history: Iterable[Played]) -> Iterator[str]:
    """The moves, each with the cards turned up after it; those end a line, as a round does."""
    line, before = "", None
    for played in history:
        move = str(played.move) + (BEFORE_CARDS + " ".join(played.up) if played.up else "")
        by_seat = f"{LETTERS[played.player]} {move}"
        same_round = before is not None and before.round == played.round
        same_player = before is not None and before.player == played.player
        longer = line + BETWEEN_MOVES + (move if same_player else by_seat)
        if line and same_round and len(longer) <= WIDTH:
            line = longer
        else:
            if line:
                yield line
            line = ("  " if same_round else f"{played.round} ") + by_seat
        if played.up:
            yield line
            line = ""
        before = played
    if line:
        yield line
