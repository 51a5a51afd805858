"""Simple players for the recorded games: same seed, same choices, on every machine.

`random` takes any move. `keen` takes any, but pays for cards when it can and ends its turn last.
`builder` plays each move out to the end of the round a few times at random and takes the one that
leads to most cards and tokens; it displays a twelfth card in about a third of its games.
"""

import hashlib
from collections.abc import Callable

from targi import Game, Move
from targi.game.names import SEATS
from targi.rules import engine
from targi.rules.chance import chance_count
from targi.rules.playout import next_random, pick, random_action
from targi.rules.state import NO_CHANCE, OVER, RAID, Player, State

TRIES = 32
CARD, GOOD, GOLD, WATER, VP, HAND = 50, 7, 15, 4, 3, 10  # what a builder thinks they are worth


def draw(seed: int, decision: int, below: int) -> int:
    """A number below another, as good as random."""
    digest = hashlib.sha256(f"{seed}|{decision}".encode()).hexdigest()
    return int(digest, 16) % below


def random_move(game: Game, seed: int) -> Move:
    """Any legal move."""
    moves = game.legal_moves()
    return moves[draw(seed, len(game.history), len(moves))]


def keen_move(game: Game, seed: int) -> Move:
    """A payment if there is one, else anything but giving up."""
    moves = game.legal_moves()
    paying = [move for move in moves if move.text.startswith("pay")]
    busy = [move for move in moves if move.text not in ("done", "discard", "stop")]
    choice = paying or busy or moves
    return choice[draw(seed, len(game.history), len(choice))]


def builder_move(game: Game, seed: int) -> Move:
    """The move after which the better quarter of the tries is best; the display in any order."""
    moves = game.legal_moves()
    if len(moves) == 1 or moves[0].text.startswith(("lift", "lay")):
        return random_move(game, seed)
    state = game.state
    start = draw(seed, len(game.history), 2**31)

    def promise(move: Move) -> int:
        tries = sorted(_try(state, move.action, start + n) for n in range(TRIES))
        return sum(tries[-TRIES // 4 :])

    return max(moves, key=promise)


def _try(state: State, action: int, seed: int) -> int:
    """What a round played out at random is worth to the player to move."""
    s, x = state.copy(), seed
    engine.apply(s, action)
    while s.round == state.round and s.phase not in (OVER, RAID):
        x = next_random(x)
        if s.chance != NO_CHANCE:
            engine.apply_chance(s, pick(x, chance_count(s)))
        else:
            engine.apply(s, random_action(s, x))
    both = (s.blue, s.white) if state.to_move == 0 else (s.white, s.blue)
    return 2 * _worth(both[0]) - _worth(both[1])


def _worth(p: Player) -> int:
    dates, salt, pepper, gold, water, vp = p.stock
    tokens = GOOD * (dates + salt + pepper) + GOLD * gold + WATER * water + VP * vp
    return CARD * p.cards + tokens + HAND * (p.hand >= 0)


PLAYERS: dict[str, Callable[[Game, int], Move]] = {
    "random": random_move,
    "keen": keen_move,
    "builder": builder_move,
}


def play_on(
    game: Game, pair: tuple[str, str], seed: int, *, last: int | None = None, takebacks: bool
) -> None:
    """Play to the end, or until there are so many decisions; now and then take moves back."""
    players = dict(zip(SEATS, pair, strict=True))
    while game.to_move and len(game.history) != last:
        game.play(PLAYERS[players[game.to_move]](game, seed))
        if takebacks and draw(seed, len(game.history), 40) == 0:
            for _ in range(min(3, len(game.history))):
                game.undo()
            seed += 1000  # and go on otherwise
