"""Layer 3, the opponents: levels with names, one interface, and the arena that measures them.

`bot("name")` gives an opponent; `names()` lists all of them, the weakest first.
"""

from targi.bots.bot import Assessment, Bot
from targi.bots.budget import Budget
from targi.bots.levels import bot, names

__all__ = ["Assessment", "Bot", "Budget", "bot", "names"]
