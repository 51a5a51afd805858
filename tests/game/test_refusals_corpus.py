"""In the corpus, every move that could be meant but is not legal has a reason."""

from collections import Counter

import pytest

from targi.game.moves.notation import possible_texts
from targi.game.moves.questions import asked
from targi.game.refusal.reasons import CODES
from targi.game.refusal.why_not import why_not
from tests.corpus.make_expansion import GAMES, read

OF_EACH_QUESTION = 15


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(4))
def test_every_refusal_of_the_recorded_games_has_a_known_reason(batch: int) -> None:
    """The games show every card, dune and border card; so do their refusals."""
    seen: Counter[str] = Counter()
    for number in range(1 + batch, GAMES + 1, 4):
        game = read(number)
        while game.history:
            game.undo()
            state = game.state
            question = asked(state).name
            seen[question] += 1
            if seen[question] > OF_EACH_QUESTION:
                continue
            legal = {move.text for move in game.legal_moves()}
            for text in possible_texts(state).keys() - legal:
                assert why_not(state, text).code in CODES
