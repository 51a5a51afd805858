"""Random games with everything checked on the way, for `make test` and `make soak`.

States are quick, so they serve thousands of games. `Game` adds positions, undo and records; loading
a position takes a hundred times as long as a move, and loading a record takes as long as its game.
"""

import json
from collections.abc import Iterator
from random import Random

from targi import Game, Ruleset
from targi.game.loading import load_position
from targi.game.notation import legal_moves
from targi.game.position import dump_position
from targi.game.score import scores
from targi.rules import engine, steps
from targi.rules import state as st
from targi.rules.chance import chance_count
from targi.rules.limits import MAX_DECISIONS
from targi.rules.setup import bare_state, new_game
from targi.rules.state import State
from tests.reference.exploring import careless, eager
from tests.reference.invariants import check_decision
from tests.reference.positions import random_position

BASE = Ruleset("base")


def opening(n: int, rng: Random) -> State:
    """Most games begin with the deal, every sixth late and with many cards displayed."""
    if n % 6 == 5:
        late = random_position(rng, "place", cards=rng.randint(8, 11), round_number=10)
        return Game.from_position(late, seed=n).state
    return new_game(BASE.table, n % 2)


def decisions(n: int) -> Iterator[State]:
    """The state at every decision of the n-th game and at its end, played on from what is yielded.

    Whoever is handed a state may look at it and copy it, but not change it.
    """
    rng = Random(n)
    choose = eager if n % 3 else careless
    s = opening(n, rng)
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


def check_states_of_game(n: int, *, load_one_in: int) -> None:
    """Play a game and check its states: invariants, copies, bytes, scores, some positions."""
    kept: list[tuple[State, bytes]] = []
    for number, s in enumerate(decisions(n)):
        if s.phase != st.OVER:
            check_decision(s)
        check_scores(s)
        data = s.to_bytes()
        kept.append((s.copy(), data))
        if (n + number) % load_one_in == 0:
            check_bytes(s, data)
            check_position(s, data)
    assert len(kept) - 1 <= MAX_DECISIONS
    for copy, data in kept:
        assert copy.to_bytes() == data, "a copy shares nothing with the state that was played on"


def check_scores(s: State) -> None:
    """A score is the sum of its parts (rule 8.5)."""
    for parts in scores(s).values():
        assert isinstance(parts["effects"], dict)
        assert isinstance(parts["rows"], list)
        single = [parts["tokens"], parts["cards"], parts["water"]]
        assert parts["total"] == sum([*single, *parts["effects"].values(), *parts["rows"]])  # type: ignore[list-item]


def check_bytes(s: State, data: bytes) -> None:
    """Bytes make the same state of another one."""
    other = bare_state(s.table)
    other.set_bytes(data)
    assert other.to_bytes() == data
    assert engine.legal(other) == engine.legal(s)


def check_position(s: State, data: bytes) -> None:
    """A position goes through JSON and comes back as the same state."""
    position = dump_position(BASE, s)
    ruleset, loaded = load_position(json.loads(json.dumps(position)))
    assert ruleset == BASE
    assert loaded.to_bytes() == data
    assert dump_position(ruleset, loaded) == position


def check_game(n: int, *, record_one_in: int) -> None:
    """Play a `Game`; every position loads, every position comes back, records are read back."""
    rng = Random(n)
    choose = careless if n % 3 else eager
    game = Game(seed=n, first=rng.choice(["blue", "white"]))
    seen = [moment(game)]
    while not game.over:
        game.play(choose(rng, [move.text for move in game.legal_moves()]))
        seen.append(moment(game))
        again = Game.from_position(json.loads(json.dumps(game.position())), seed=n)
        assert moment(again) == seen[-1]
        if len(seen) % record_one_in == 0 or game.over:
            check_record(game)
    for earlier in reversed(seen[:-1]):
        game.undo()
        assert moment(game) == earlier
    for later in seen[1:]:
        game.redo()
        assert moment(game) == later


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
    again = Game.from_record(text)
    assert again.record() == text
    assert moment(again) == moment(game)
    assert again.history == game.history


def what_is_asked(s: State) -> str:
    """The phase, or the name of the innermost step."""
    if s.depth == 0:
        return {st.PLACE: "place", st.ACT: "act", st.RAID: "raid", st.OVER: "over"}[s.phase]
    names = {value: name for name, value in vars(steps).items() if isinstance(value, int)}
    return names[s.stack[s.frame() + st.STEP]]
