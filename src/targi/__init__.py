"""Targi, the two-player board game: rules, opponents and ways to play.

This module is the public API and holds no logic of its own. It decides first whether
`targi.rules` is loaded compiled or from its plain files, because no rule module may be imported
before that.
"""

from targi._build import obey_targi_pure

obey_targi_pure()

__version__ = "0.1.0"

from targi.bots import Assessment, Bot, bot  # noqa: E402  # after the choice above
from targi.game import (  # noqa: E402
    Event,
    Game,
    IllegalMove,
    Move,
    Played,
    PositionError,
    Reason,
    RecordError,
    Ruleset,
    RulesetError,
)
from targi.game import score_document as score  # noqa: E402

__all__ = [
    "Assessment",
    "Bot",
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
    "bot",
    "score",
]
