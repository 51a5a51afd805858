"""In the last round the strongest level plays as well as can be: compared with looking at all."""

from collections.abc import Iterator
from functools import cache

import pytest

import targi
from targi.bots import names
from targi.rules.state import State
from tests.bots.exhaustive import TooLargeError, Truth, Value
from tests.reference.effort import effort

POSITIONS = {"base": effort(70, plain=2), "expansion": effort(30, plain=1)}
MOST = 300  # positions that may follow
WIN_LOSS, LEAD_LOSS = 0.02, 0.5


def last_rounds(box: str) -> Iterator[targi.Game]:
    """Decisions after placement in the last round, in games of a level that slips."""
    player = targi.bot("gecko")
    for seed in range(1000):
        game = targi.Game(box, seed=seed)
        while not game.over:
            if game.round == 12 and game.phase == "act" and len(game.legal_moves()) > 1:
                yield game
            game.play(player.choose(game))


def losses(state: State, values: dict[int, Value]) -> dict[int, tuple[float, float]]:
    """For each action how much chance to win and how much lead it loses against the best one."""
    seat = state.to_move
    best = max(values.values(), key=lambda value: value.worth(seat))
    sign = 1 if seat == 0 else -1
    return {
        action: (sign * (best.win - value.win), sign * (best.lead - value.lead))
        for action, value in values.items()
    }


def is_mistake(loss: tuple[float, float]) -> bool:
    """Whether an action is clearly worse than the best one."""
    return loss[0] > WIN_LOSS and loss[1] > LEAD_LOSS


@cache
def positions(box: str) -> list[tuple[targi.Game, dict[int, tuple[float, float]]]]:
    """Positions small enough to look at everything, in which one can go wrong."""
    found = []
    for game in last_rounds(box):
        try:
            lost = losses(game.state, Truth(MOST).values(game.state))
        except TooLargeError:
            continue
        if any(is_mistake(loss) for loss in lost.values()):
            found.append((targi.Game.from_position(game.position(), seed=1), lost))
            if len(found) == POSITIONS[box]:
                break
    return found


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_the_strongest_level_knows_the_truth_about_the_last_round(box: str) -> None:
    """Its move is within 2 % or 0.5 VP of the best in at least 95 % of 100 positions."""
    strongest = targi.bot(names()[-1])
    mistakes = [
        (game.position(), str(move), lost[move.action])
        for game, lost in positions(box)
        if is_mistake(lost[(move := strongest.choose(game)).action])
    ]
    assert len(mistakes) <= POSITIONS[box] * 0.05, mistakes


def test_the_comparison_finds_mistakes() -> None:
    """A level that chooses at random fails it: the positions are not all harmless."""
    weakest = targi.bot(names()[0])
    mistakes = [
        game.seed
        for game, lost in positions("base")
        if is_mistake(lost[weakest.choose(game).action])
    ]
    assert len(mistakes) > POSITIONS["base"] * 0.05
