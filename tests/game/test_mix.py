"""Several goods to choose at once: which mixes there are, and that moves lead to each of them."""

from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from targi import Game
from targi.game.moves.questions import mix
from tests.rules.table import Seat, buying, look, moves, play, situation

GIVING = "7 dates 3 salt 3 pepper"


def above_the_limit(holds: str = GIVING) -> Game:
    """Blue has ended the turn with too many goods (rule 6.1)."""
    game = situation(Seat(holds))
    play(game, "done")
    return game


def to_take() -> Game:
    """BT9 lets its owner take three goods (rule 5.26)."""
    game = buying("BT9", Seat("2 dates 2 salt 2 pepper 2 gold"))
    play(game, "use 2,2", "pay cost", "take 3 goods")
    return game


def in_raid() -> Game:
    """The third raid takes three goods of one's choice (rule 7.2)."""
    game = situation(Seat("1 dates 2 salt 4 pepper 2 vp"), phase="raid", round=9)
    play(game, "give goods")
    return game


def mixes(most: Mapping[str, int], goods: int) -> Iterator[dict[str, int]]:
    """Every choice of so many goods."""
    for numbers in product(*(range(number + 1) for number in most.values())):
        if sum(numbers) == goods:
            yield dict(zip(most, numbers, strict=True))


def choose(game: Game, chosen: Mapping[str, int], verb: str) -> None:
    """Play a mix kind by kind, as long as it is asked for: the rest may be forced."""
    for move in [f"{verb} {kind}" for kind, number in chosen.items() for _ in range(number)]:
        if mix(game.state) is not None or move in moves(game):
            play(game, move)


@pytest.mark.parametrize(
    ("game", "verb", "most", "goods"),
    [
        (above_the_limit(), "give", {"dates": 3, "salt": 3, "pepper": 3}, 3),
        (above_the_limit("9 dates 6 pepper"), "give", {"dates": 5, "pepper": 5}, 5),
        (
            above_the_limit("9 dates 2 salt 4 pepper"),
            "give",
            {"dates": 5, "salt": 2, "pepper": 4},
            5,
        ),
        (in_raid(), "give", {"dates": 1, "salt": 2, "pepper": 3}, 3),
        (to_take(), "take", {"dates": 3, "salt": 3, "pepper": 3}, 3),
    ],
)
def test_every_mix_is_possible_and_moves_lead_to_it(
    game: Game, verb: str, most: dict[str, int], goods: int
) -> None:
    """Whatever is chosen is what is given or taken in the end, and nothing else."""
    assert mix(game.state) == most
    sign = 1 if verb == "take" else -1
    held = dict(zip(most, stock(game, most), strict=True))
    for chosen in mixes(most, goods):
        after = game.copy()
        choose(after, chosen, verb)
        wanted = [held[kind] + sign * number for kind, number in chosen.items()]
        assert stock(after, most) == wanted, chosen


def stock(game: Game, kinds: Mapping[str, int]) -> list[int]:
    """What blue holds of these kinds."""
    blue = look(game)["players"]["blue"]
    return [blue[kind] for kind in kinds]


def test_after_a_choice_earlier_kinds_are_out() -> None:
    """Moves go on from the kind that was named last, so that each mix is made in one way."""
    game = above_the_limit()
    play(game, "give salt")
    assert mix(game.state) == {"salt": 2, "pepper": 2}


def test_a_single_good_and_any_other_question_need_no_mix() -> None:
    """One good is one move; a turn and an exchange are no mix."""
    assert mix(above_the_limit("8 dates 3 salt").state) is None
    assert mix(situation(Seat("2 dates")).state) is None
    game = situation(Seat("3 salt", targis="5"), round=2)
    play(game, "use 5")
    assert mix(game.state) is None
