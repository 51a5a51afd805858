"""Layer 2, the friendly interface to the rules: games, moves, positions, records, events."""

from targi.game.game import Game, Played
from targi.game.moves.events import Event
from targi.game.moves.notation import Move
from targi.game.positions.reader import PositionError
from targi.game.records.fields import RecordError
from targi.game.refusal.why_not import IllegalMove, Reason
from targi.game.ruleset import Ruleset, RulesetError
from targi.game.score import Score, score_document

__all__ = [
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Played",
    "PositionError",
    "Reason",
    "RecordError",
    "Ruleset",
    "RulesetError",
    "Score",
    "score_document",
]
