"""The rules for programs that play millions of games: one place to import everything from.

    from targi import states

    table = states.Ruleset.of("base").table     # the cards and options, made once
    s = states.new_game(table, first=0)         # 0 is blue, 1 white
    while s.phase != states.OVER:
        if s.chance:                            # a card is turned up, all are equally likely
            states.apply_chance(s, random.randrange(states.chance_count(s)))
        else:                                   # s.to_move decides
            states.apply(s, random.choice(states.legal(s)))
    print(states.score(s, 0), states.score(s, 1), states.winner(s))  # winner: 0, 1, or 2 for a draw

A state never knows the cards to come. `play_random` does the same much faster. Moves as texts,
undo and records are `targi.Game`; `Game.state` is the state of a game.
"""

from targi.game.ruleset import Ruleset
from targi.rules.actions import ACTIONS
from targi.rules.chance import chance_count
from targi.rules.engine import apply, apply_chance, is_legal, legal
from targi.rules.limits import MAX_CHANCE_OUTCOMES, MAX_DECISIONS, MAX_LEGAL
from targi.rules.playout import play_random
from targi.rules.scoring import score, winner
from targi.rules.setup import new_game
from targi.rules.state import OVER, State

__all__ = [
    "ACTIONS",
    "MAX_CHANCE_OUTCOMES",
    "MAX_DECISIONS",
    "MAX_LEGAL",
    "OVER",
    "Ruleset",
    "State",
    "apply",
    "apply_chance",
    "chance_count",
    "is_legal",
    "legal",
    "new_game",
    "play_random",
    "score",
    "winner",
]
