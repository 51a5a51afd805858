"""Random games with everything checked on the way, for `make test` and `make soak`.

States are quick, so they serve thousands of games, and so do undo and redo of a `Game`. Loading a
position takes a hundred times as long as a move, and loading a record takes as long as its game.
"""

import json
from collections.abc import Callable, Iterator
from random import Random

from targi import Game, Ruleset
from targi.game.moves.notation import legal_moves
from targi.game.names import PHASES
from targi.game.positions.loading import load_position
from targi.game.positions.writing import dump_position
from targi.game.score import scores
from targi.rules import engine, steps
from targi.rules import state as st
from targi.rules.chance import chance_count
from targi.rules.limits import MAX_DECISIONS
from targi.rules.setup import new_game
from targi.rules.state import State
from tests.reference.exploring import careless, curious, eager
from tests.reference.invariants import check_decision
from tests.reference.positions import BASE, random_position
from tests.reference.rulesets import ruleset

STEP_NAMES = {value: name for name, value in vars(steps).items() if isinstance(value, int)}


def ruleset_of(box: str, n: int) -> Ruleset:
    """What the n-th game of a box is played with: the expansion in all its variants."""
    return BASE if box == "base" else ruleset(n)


def opening(n: int, rng: Random, ruleset: Ruleset) -> State:
    """Most games begin with the deal, every sixth late and with many cards displayed."""
    if n % 6 == 5 and ruleset.cards is None:
        late = random_position(
            rng, "place", ruleset=ruleset, cards=rng.randint(8, 11), round_number=10
        )
        return Game.from_position(late, seed=n).state
    return new_game(ruleset.table, n % 2)


def decisions(n: int, ruleset: Ruleset) -> Iterator[State]:
    """The state at every decision of the n-th game and at its end, played on from what is yielded.

    Whoever is handed a state may look at it and copy it, but not change it.
    """
    rng = Random(n)
    choose = taste(n, ruleset)
    s = opening(n, rng, ruleset)
    while s.phase != st.OVER:
        if s.chance != st.NO_CHANCE:
            outcomes = chance_count(s)
            assert outcomes > 0
            engine.apply_chance(s, rng.randrange(outcomes))
            continue
        yield s
        actions = {move.text: move.action for move in legal_moves(s)}
        engine.apply(s, actions[choose(rng, [*actions])])
    yield s


def taste(n: int, ruleset: Ruleset) -> Callable[[Random, list[str]], str]:
    """How the players of the n-th game choose their moves."""
    return (careless, eager, curious if ruleset.expansion else eager)[n % 3]


def check_states_of_game(n: int, ruleset: Ruleset, *, load_one_in: int) -> None:
    """Play a game and check its states: invariants, copies, bytes, scores, some positions."""
    kept: list[tuple[State, bytes]] = []
    for number, s in enumerate(decisions(n, ruleset)):
        if s.phase != st.OVER:
            check_decision(s)
        check_scores(s)
        data = s.to_bytes()
        kept.append((s.copy(), data))
        if (n + number) % load_one_in == 0:
            check_bytes(s, data)
            check_position(s, data, ruleset)
    assert len(kept) - 1 <= MAX_DECISIONS
    for copy, data in kept:
        assert copy.to_bytes() == data, "a copy shares nothing with the state that was played on"


def check_scores(s: State) -> None:
    """A score is the sum of its parts (rule 8.5)."""
    for parts in scores(s).values():
        single = [parts["tokens"], parts["cards"], parts["water"]]
        assert parts["total"] == sum([*single, *parts["effects"].values(), *parts["rows"]])


def check_bytes(s: State, data: bytes) -> None:
    """Bytes make the same state of another one."""
    other = State.from_bytes(s.table, data)
    assert other.to_bytes() == data
    assert engine.legal(other) == engine.legal(s)


def check_position(s: State, data: bytes, ruleset: Ruleset) -> None:
    """A position goes through JSON and comes back as the same state, so with the same position."""
    position = dump_position(ruleset, s)
    same, loaded = load_position(json.loads(json.dumps(position)), ruleset.cards)
    assert same == ruleset
    assert loaded.to_bytes() == data


def games(n: int, ruleset: Ruleset) -> Iterator[Game]:
    """The n-th `Game` as dealt and after every move: the same object, played on when asked."""
    rng = Random(n)
    choose = taste(n + 1, ruleset)
    game = Game(ruleset, seed=n, first=rng.choice(["blue", "white"]))
    yield game
    while not game.over:
        game.play(choose(rng, [move.text for move in game.legal_moves()]))
        yield game


def check_undo_and_redo(n: int, ruleset: Ruleset) -> None:
    """Play a `Game` to its end, all the way back and forth again: each moment is as it was.

    Bytes are compared, for they are all of a state: positions and legal moves are made from it.
    """
    seen = []
    for game in games(n, ruleset):
        seen.append(game.state.to_bytes())
    history = game.history.copy()
    for earlier in reversed(seen[:-1]):
        game.undo()
        assert game.state.to_bytes() == earlier
    for later in seen[1:]:
        game.redo()
        assert game.state.to_bytes() == later
    assert game.history == history


def check_positions_and_records(n: int, ruleset: Ruleset, *, record_one_in: int) -> None:
    """Play a `Game`: every position is read back, and one in so many records."""
    for number, game in enumerate(games(n, ruleset), start=1):
        position = json.loads(json.dumps(game.position()))
        again = Game.from_position(position, seed=n, cards=ruleset.cards)
        assert moment(again) == moment(game)
        if number % record_one_in == 0 or game.over:
            check_record(game)


def moment(game: Game) -> tuple[str, bytes, list[str]]:
    """All that tells one moment of a game from another."""
    return (
        json.dumps(game.position()),
        game.state.to_bytes(),
        [move.text for move in game.legal_moves()],
    )


def check_record(game: Game) -> None:
    """A record makes the same game again, with the same record."""
    text = game.record()
    again = Game.from_record(text, game.ruleset.cards)
    assert again.record() == text
    assert moment(again) == moment(game)
    assert again.history == game.history


def what_is_asked(s: State) -> str:
    """The phase, or the name of the innermost step."""
    if s.depth == 0:
        return PHASES[s.phase]
    return STEP_NAMES[s.stack[s.frame() + st.STEP]]
