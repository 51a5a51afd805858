"""Perft: how many ways a game can go on for so many decisions, to compare versions of the rules.

Every sequence of decisions counts once, when it has reached the depth or has come before that to a
chance node or to the end of the game. A card turned up is not decided: nothing is counted beyond.
"""

from targi.game.moves.notation import legal_moves
from targi.rules import engine
from targi.rules.state import NO_CHANCE, OVER, State


def perft(s: State, depth: int) -> int:
    """The number of sequences of up to `depth` decisions."""
    if depth == 0 or s.chance != NO_CHANCE or s.phase == OVER:
        return 1
    actions = engine.legal(s)
    if depth == 1:
        return len(actions)
    return sum(perft(_after(s, action), depth - 1) for action in actions)


def divide(s: State, depth: int) -> dict[str, int]:
    """The counts after each move that is possible now, at least one decision deep."""
    return {move.text: perft(_after(s, move.action), depth - 1) for move in legal_moves(s)}


def _after(s: State, action: int) -> State:
    after = s.copy()
    engine.apply(after, action)
    return after
