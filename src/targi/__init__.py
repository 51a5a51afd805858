"""Targi, the two-player board game: rules, opponents and ways to play.

This module is the public API and holds no logic of its own. It decides first whether
`targi.rules` is loaded compiled or from its plain files, because no rule module may be imported
before that. Each name is loaded when it is first used, so that importing `targi` costs next to
nothing, and opponents only those who want some.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from targi._build import obey_targi_pure

if TYPE_CHECKING:  # the same as in _HOME, for type checkers
    from targi.bots import Assessment, Bot
    from targi.bots.levels import bot  # `targi.bots.bot` is a module, too, which confuses mypy
    from targi.game import (
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
        Score,
    )
    from targi.game import score_document as score

obey_targi_pure()

__version__ = "0.1.0"

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
    "Score",
    "bot",
    "score",
]

# Where a name is, if not in `targi.game` under the same name.
_HOME = {
    "Assessment": ("targi.bots", "Assessment"),
    "Bot": ("targi.bots", "Bot"),
    "bot": ("targi.bots", "bot"),
    "score": ("targi.game", "score_document"),
}

if not TYPE_CHECKING:  # type checkers shall refuse names that are not there

    def __getattr__(name):
        """Load a name of the API when it is first used."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, original = _HOME.get(name, ("targi.game", name))
        globals()[name] = found = getattr(import_module(module), original)
        return found

    def __dir__():
        """All names, loaded or not."""
        return sorted({*globals(), *__all__})
