"""Games for tests that look at many situations: random players with a taste, from fixed seeds."""

import random
from collections.abc import Iterator, Sequence

from targi import Game, Move, Ruleset
from targi.game.moves.notation import legal_moves
from targi.rules import engine
from targi.rules.chance import chance_count
from targi.rules.setup import new_game
from targi.rules.state import NO_CHANCE, OVER, State

BASE = Ruleset()
# The expansion, its options, mixed decks and custom borders (section 9).
EXPANSIONS = (
    Ruleset("expansion"),
    Ruleset.mixed(1),
    Ruleset("expansion", border=(1, 5, 10, 14)),
    Ruleset.mixed(1).other_half(),
    Ruleset("expansion", start="easier", targia="literal", tiebreak="water"),
    Ruleset("expansion", border=(4, 8, 9, 12, 13, 16)),
)


def careless(moves: list[Move], chance: random.Random) -> Move:
    """Any move, all equally likely."""
    return chance.choice(moves)


def busy(moves: list[Move], chance: random.Random) -> Move:
    """Displays what can be displayed and ends the turn only when nothing else is left."""
    texts = {str(move): move for move in moves}
    for text in ("pay cost and extra", "pay cost", "pay alternative"):
        if text in texts:
            return texts[text]
    return chance.choice([move for move in moves if str(move) != "done"] or moves)


def moments(count: int, start: int = 0, rulesets: Sequence[Ruleset] = (BASE,)) -> Iterator[Game]:
    """Every decision and the end of some games, by careless and busy players in turn."""
    for seed in range(start, start + count):
        chance = random.Random(seed)
        ruleset = rulesets[seed % len(rulesets)]
        game = Game(ruleset, seed=seed, first=("blue", "white", "random")[seed % 3])
        player = busy if seed % 2 else careless
        while not game.over:
            yield game
            game.play(player(game.legal_moves(), chance))
        yield game


def decisions(
    count: int, rulesets: Sequence[Ruleset] = (BASE,)
) -> Iterator[tuple[State, list[Move]]]:
    """Every decision of some games with its legal moves: the rules alone, which is quick."""
    for seed in range(count):
        chance = random.Random(seed)
        state = new_game(rulesets[seed // 2 % len(rulesets)].table, seed % 2)
        player = busy if seed % 2 else careless
        while state.phase != OVER:
            if state.chance != NO_CHANCE:
                engine.apply_chance(state, chance.randrange(chance_count(state)))
            else:
                moves = legal_moves(state)
                yield state, moves
                engine.apply(state, player(moves, chance).action)
