"""Questions and refusals, and moves in words."""

import re
from itertools import chain

import pytest

from targi import Game
from targi.game.moves.questions import Question, asked, known_texts
from targi.game.refusal.reasons import Reason
from targi.text import LANGUAGES, named, words
from targi.text.moves import choice, move
from targi.text.prompting import question, refusal
from tests.game.sample_games import EXPANSIONS, moments
from tests.text.catalogue import CARDS

ACT = Question("act", "5.1")


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (
            Reason("malformed", "5.1"),
            "I do not understand that. Use a figure or a marker, or end your turn. (rule 5.1)",
        ),
        (
            Reason("malformed", "5.1", {"nearest": "use 5"}),
            "I do not understand that. Did you mean “use 5”? "
            "Use a figure or a marker, or end your turn. (rule 5.1)",
        ),
        (Reason("used", "5.3", {"card": 5}), "You have used the Trader (5) this round. (rule 5.3)"),
        (
            Reason("used", "5.3", {"cell": "2,1"}),
            "You have used the card on 2,1 this round. (rule 5.3)",
        ),
        (Reason("used", "5.30", {"card": 15}), "You have used the Targia this round. (rule 5.30)"),
        (
            Reason("too_few_gold", "5.14", {"kind": "gold", "held": 1, "needed": 2}),
            "It takes 2 gold; you have 1. (rule 5.14)",
        ),
        (
            Reason("too_few_goods", "7.1", {"kind": "goods", "held": 0, "needed": 1}),
            "It takes 1 good; you have none. (rule 7.1)",
        ),
        (
            Reason("cannot_pay", "5.10", {"card": "BO4", "missing": {"pepper": 1, "gold": 1}}),
            "You cannot pay for the oasis BO4. You lack 1 pepper and 1 gold. (rule 5.10)",
        ),
        (
            Reason("cannot_pay", "5.10", {"card": "BO4", "missing": {"gold": 1}, "discount": 1}),
            "You cannot pay for the oasis BO4. You lack 1 gold, and your discount covers only "
            "1 good of it. (rule 5.10)",
        ),
        (
            Reason("cannot_meet", "7.3", {"demanded": {"goods": 3}, "missing": {"goods": 2}}),
            "The raid asks for 3 goods; you lack 2 goods. (rule 7.3)",
        ),
        (
            Reason(
                "cannot_meet",
                "7.3",
                {
                    "demanded": {"salt": 1, "pepper": 1},
                    "missing": {"salt": 1, "pepper": 1},
                    "discount": 1,
                },
            ),
            "The raid asks for 1 salt and 1 pepper; you lack 1 salt and 1 pepper, and your card "
            "leaves out only 1 good of it. (rule 7.3)",
        ),
        (
            Reason("cannot_meet", "7.3", {"demanded": {"cards": 1}, "missing": {"cards": 1}}),
            "You have no displayed card to give up. (rule 7.3)",
        ),
        (
            Reason("gap", "5.23", {"place": "2,3"}),
            "A card in row 2, place 3 would leave a gap. (rule 5.23)",
        ),
        (
            Reason("occupied", "3.2", {"card": 5, "by": "white"}),
            "White has a Targi on the Trader (5). (rule 3.2)",
        ),
    ],
)
def test_a_refusal_says_why_and_by_which_rule(reason: Reason, text: str) -> None:
    """What is known about it decides between two wordings."""
    assert words("en").say(refusal(reason, ACT, CARDS)) == text


def test_a_refusal_names_the_players() -> None:
    """If they have names."""
    reason = Reason("marker_there", "5.15", {"cell": "1,3", "by": "white"})
    names = {"blue": named("Ann"), "white": named("Bob")}
    said = words("en").say(refusal(reason, ACT, CARDS, names))
    assert said == "\u2068Bob\u2069 has a marker on 1,3. (rule 5.15)"


@pytest.mark.slow
def test_whatever_is_refused_has_its_reason_in_words() -> None:
    """At moments of games of both boxes, every text there is."""
    said = words("en")
    for number, game in enumerate(chain(moments(4), moments(8, rulesets=EXPANSIONS))):
        if number % 120 or game.over:
            continue
        now, catalogue = asked(game.state), game.ruleset.catalogue
        for text in sorted(known_texts(game.state.table).difference(map(str, game.legal_moves()))):
            reason = game.why_not(text)
            assert reason is not None
            sentence = said.say(refusal(reason, now, catalogue))
            assert re.fullmatch(r"[A-Z].*[.?] \(rule \d+\.\d+\)", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moves_of_a_question_differ_in_words_too(language: str) -> None:
    """A person who reads only the words can choose."""
    said = words(language)
    for number, game in enumerate(chain(moments(3), moments(6, rulesets=EXPANSIONS))):
        if number % 4 or game.over:
            continue
        at = choice(asked(game.state), game.position(), game.ruleset.catalogue)
        texts = [said.say(move(str(legal), at)) for legal in game.legal_moves()]
        assert len({*texts}) == len(texts), (at.asked, texts)


def test_a_question_is_put_in_words() -> None:
    """About the card, the marker or the number it is about."""
    catalogue, said = CARDS, words("en")
    asked_row = Question("row", "5.7", {"card": "BO4"})
    assert said.say(question(asked_row, catalogue)) == "In which row do you lay the oasis BO4?"
    assert (
        said.say(question(Question("take", "5.26", {"goods": 1}), catalogue))
        == "Take 1 good of your choice."
    )
    assert (
        said.say(question(Question("to", "5.15", {"marker": "3,3"}), catalogue))
        == "Where does the marker on 3,3 go?"
    )


def test_moves_say_what_is_given_and_taken() -> None:
    """Where the notation leaves it to the rules."""
    game = Game("base", seed=3)
    at = choice(Question("sell", "5.14"), game.position(), game.ruleset.catalogue)
    texts = {
        text: words("en").say(move(text, at))
        for text in (
            "sell 2 salt",
            "sell 4 dates",
            "sell 1 gold",
            "sell 2 gold",
            "sell dates salt",
            "sell dates dates",
        )
    }
    assert [*texts.values()] == [
        "2 salt for 1 VP",
        "4 dates for 3 VP",
        "1 gold for 2 VP",
        "2 gold for 4 VP",
        "1 date and 1 salt for 1 VP",
        "2 dates for 1 VP",
    ]
