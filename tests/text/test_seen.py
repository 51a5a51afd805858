"""Things are called by what is seen of them: no code is left, and what differs is told apart."""

import re
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest

from targi import Game
from targi.cards import Catalogue, all_cards
from targi.game.moves.questions import asked
from targi.text import LANGUAGES, Phrase, naming, phrase, words
from targi.text.moves import choice, move
from targi.text.prompting import question
from targi.text.seen import centre_of, seen
from targi.text.telling.events import tell
from tests.golden import make_words
from tests.rules.table import Seat, expansion, situation
from tests.web.make import coded

CARDS = all_cards()
# A code of a card or a place of the centre.
CODE = re.compile(r"\b([BX][ORWCT]\d|[GD]\d\d|[1-3],[1-3])\b")
# A border card with its number.
NUMBERED = re.compile(r"\w \(\d{1,2}\)")
# An extra is paid or not; all else that is printed tells cards apart.
UNPRINTED = ("id", "provenance", "extra")
MOVE = re.compile(r"\d+\. ")  # the heading of a move, which has its text


@pytest.mark.parametrize("path", make_words.LOGS, ids=lambda path: path.stem)
def test_no_sentence_of_a_whole_game_has_a_code(path: Path) -> None:
    """In no language; only the text of a move stays exact."""
    lines = path.read_text(encoding="utf-8").splitlines()
    sentences = [line for line in lines if not MOVE.match(line)]
    assert len(sentences) > 200
    assert [line for line in sentences if CODE.search(line) or NUMBERED.search(line)] == []


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_nothing_that_is_asked_or_may_be_done_has_a_code(box: str) -> None:
    """Moves, questions, and what happens, from the deal to the end of a game."""
    game = Game(box, seed=5)
    catalogue, said = game.ruleset.catalogue, words("en")
    while not game.over:
        position = game.position()
        at = choice(asked(game.state), position, catalogue)
        legal = [str(one) for one in game.legal_moves()]
        phrases = [question(at.asked, catalogue), *(move(text, at) for text in legal)]
        chosen = legal[len(game.history) % len(legal)]
        phrases += [told.phrase for told in tell(game.play(chosen), catalogue)]
        for one in phrases:
            once = seen(one, catalogue, centre_of(position))
            assert seen(once, catalogue) == once  # it stays as it is
            assert not CODE.search(said.say(once)), one


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_differ_are_called_differently(language: str) -> None:
    """Of both boxes together; cards that are printed alike may share a name."""
    printed: dict[str, set[object]] = {}
    for card_id in coded(CARDS):
        name = words(language).say(seen(naming.card(CARDS, card_id), CARDS))
        card = asdict(CARDS.card(card_id))
        facts = {name: fact for name, fact in card.items() if name not in UNPRINTED}
        printed.setdefault(name, set()).add(repr(facts))
    assert [name for name, cards in printed.items() if len(cards) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_of_one_question_are_called_differently(language: str) -> None:
    """Also where the same goods lie twice in the centre, and on border cards of one name."""
    centre = {"1,1": "G01", "1,3": "G02"}
    blue = Seat(targis="2 7 9", markers="1,1 1,3")
    game = situation(blue, Seat(), centre=centre)
    at = choice(asked(game.state), game.position(), CARDS)
    texts = [
        words(language).say(seen(move(str(one), at), CARDS, at.centre))
        for one in game.legal_moves()
    ]
    assert len(texts) == 6
    assert [text for text, times in Counter(texts).items() if times > 1] == []


def told(one: Phrase, centre: tuple[tuple[str, ...], ...] = (), cards: Catalogue = CARDS) -> str:
    """A phrase without codes, in English."""
    return words("en").say(seen(one, cards, centre))


@pytest.mark.parametrize(
    ("one", "text"),
    [
        (naming.card(CARDS, "BO6"), "oasis worth 1 VP (safe from raids)"),
        (naming.card(CARDS, "BO2"), "oasis worth 3 VP (costs 1 date, 1 salt and 1 gold)"),
        (naming.card(CARDS, "G08"), "goods card with 2 salt"),
        (naming.card(CARDS, "G13"), "goods card (1 date, 1 salt or 1 pepper)"),
        (naming.card(CARDS, "D10"), "dune (5 water)"),
        (naming.card(CARDS, "11"), "Pepper at the bottom"),
        (naming.card(CARDS, "12"), "Raid at the bottom left"),
        (naming.card(CARDS, "5"), "Trader"),
        (naming.cell(0, 2), "card at the top right"),
        (phrase("card-oasis", id="QQ1"), "oasis QQ1"),
    ],
)
def test_a_thing_is_called_by_what_is_seen_of_it(one: Phrase, text: str) -> None:
    """By what it is, is worth and does, costs or gives; a card of another game keeps its code."""
    assert told(one) == text


def test_a_place_is_called_by_its_card() -> None:
    """With its place only if another card of the centre is called the same."""
    centre = (("G01", "BO6", "G02"), ("goods?", "G08", "BC1"), ("G03", "G05", "G07"))
    assert told(naming.cell(0, 1), centre) == "oasis worth 1 VP (safe from raids)"
    assert told(naming.cell(0, 2), centre) == "goods card with 1 date at the top right"
    assert told(naming.card(CARDS, "G01"), centre) == "goods card with 1 date at the top left"
    assert told(naming.cell(1, 0), centre) == "card on the left"
    assert told(naming.cell(1, 1), centre) == "goods card with 2 salt"


def test_a_cost_is_not_told_twice() -> None:
    """Where a payment is told, a card that does nothing is called by its worth."""
    game = expansion(Seat("1 dates 1 salt 1 gold", markers="2,2"), centre={"2,2": "XR2"})
    game.play("use 2,2")
    events = game.play("pay cost")
    sentences = [told(one.phrase, (), game.ruleset.catalogue) for one in tell(events, CARDS)]
    assert sentences[0] == (
        "Blue pays 1 date, 1 salt and 1 gold for the camel rider worth 3 VP and lays it in row 1."
    )
