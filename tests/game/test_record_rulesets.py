"""Records of every ruleset: what they say about it, and that they need the same card file."""

import json

import pytest

from targi import Game, RecordError, Ruleset
from targi.cards import CardsFile, parse_cards_file
from tests.corpus.make_expansion import OWN_CARDS, read, text
from tests.corpus.players import keen_move

MIXED = Ruleset.mixed(5)
OTHER_CARDS = parse_cards_file("[tribes]\nXO1 = { vp = 1 }\n", "other.toml")
RULESETS = [
    Ruleset("expansion"),
    Ruleset("expansion", "easier", "literal", "water"),
    MIXED,
    MIXED.other_half(),
    Ruleset("expansion", border=(1, 5, 10, 14)),
    Ruleset("expansion", cards=OWN_CARDS),
    Ruleset("base", cards=OTHER_CARDS),
]


def begun(ruleset: Ruleset, decisions: int = 30) -> Game:
    """A game of this ruleset, so many decisions on."""
    game = Game(ruleset, seed=3)
    for _ in range(decisions):
        game.play(keen_move(game, 3))
    return game


def refusal(text: str, cards: CardsFile | None = None) -> str:
    """Why a record is refused."""
    with pytest.raises(RecordError) as refused:
        Game.from_record(text, cards)
    return str(refused.value)


@pytest.mark.parametrize("ruleset", RULESETS, ids=range(len(RULESETS)))
def test_a_record_comes_back_after_every_decision(ruleset: Ruleset) -> None:
    """From the deal and from a position, with its ruleset, its history and its cards."""
    game = begun(ruleset)
    while game.history:
        later = Game.from_position(game.position(), seed=4, cards=ruleset.cards)
        later.play(later.legal_moves()[-1])
        for one in (game, later):
            twin = Game.from_record(one.record(), ruleset.cards)
            assert twin.record() == one.record()
            assert twin.position() == one.position()
            assert twin.history == one.history
            assert twin.ruleset == ruleset
        game.undo()


def test_fields_say_what_is_not_as_usual() -> None:
    """Options in the name; deck, border and card file in lines of their own."""
    assert MIXED.deck is not None
    ruleset = Ruleset("expansion", targia="literal", deck=MIXED.deck, border=(5, 1))
    assert Game(ruleset, seed=1).record().splitlines()[1:4] == [
        "rules: 1  ruleset: expansion+literal  first: white",
        f"deck: {' '.join(MIXED.deck)}",
        "border: 1 5",
    ]
    own = Game(Ruleset("expansion", cards=OWN_CARDS), seed=1).record().splitlines()
    assert own[2] == f"cards: sha256:{OWN_CARDS.sha256}"
    assert own[3].startswith("deal: ")


def test_a_record_with_own_cards_needs_the_same_file() -> None:
    """Without it, or with another, nobody knows what the cards do."""
    text = begun(Ruleset("expansion", cards=OWN_CARDS)).record()
    assert refusal(text) == (
        "line 3: expected its own card file, of which this is the hash (none was given), "
        f"found 'sha256:{OWN_CARDS.sha256}'"
    )
    assert refusal(text, OTHER_CARDS).startswith("line 3: expected a ruleset (cards: ")
    assert "found other.toml with sha256:" in refusal(text, OTHER_CARDS)
    assert Game.from_record(text, OWN_CARDS).record() == text


def test_a_record_without_own_cards_takes_no_file() -> None:
    """A file that was not used in the game is a mistake of the caller."""
    text = Game(seed=1).record()
    assert "expected no card file, none is named here; found other.toml" in refusal(
        text, OTHER_CARDS
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("expansion+literal", "expansion+lateral", "line 2: expected a ruleset (unknown option"),
        ("expansion+literal", "expansion+mirrored", "line 2: expected 'ruleset: expansion'"),
        ("expansion+literal", "base", "line 3: expected a ruleset (deck: an option of the"),
        ("deck: ", "deck: XO9 ", "line 3: expected a ruleset (deck: expected 45 different"),
        ("deck: ", "deck:  ", "line 3: expected a field"),
        ("deck: B", "deck: Q", "line 3: expected a ruleset (deck: unknown card 'Q"),
        ("border: 1 5", "border: 5 1", "line 4: expected 'border: 1 5', found 'border: 5 1'"),
        ("border: 1 5", "border: 1 1 5", "line 4: expected a ruleset (border: expected num"),
        ("border: 1 5", "border: 1 6", "line 4: expected a ruleset (border: expected numbers"),
        ("expansion+literal", "mixed:5+literal", "line 3: expected a ruleset (deck: expected once"),
        ("border: 1 5", "border: one", "line 4: expected border: numbers with a space"),
        ("border: 1 5", "border: 1 5  cards: 7", "line 4: expected cards: sha256: and 64"),
    ],
)
def test_a_wrong_ruleset_is_refused_where_it_stands(old: str, new: str, message: str) -> None:
    """Each field at its line."""
    assert MIXED.deck is not None
    ruleset = Ruleset("expansion", targia="literal", deck=MIXED.deck, border=(5, 1))
    text = Game(ruleset, seed=1).record()
    assert old in text
    assert refusal(text.replace(old, new, 1)).startswith(message)


def test_another_deck_in_order_changes_the_cards() -> None:
    """A deck whose cards cannot have been turned up is refused at the deal."""
    text = Game(MIXED, seed=1).record()
    deck = " ".join(MIXED.other_half().deck or ())
    edited = text.replace(" ".join(MIXED.deck or ()), deck).replace("  seed: 1", "")
    assert refusal(edited).startswith("line 4: expected one of ")


def test_the_position_is_of_the_same_ruleset() -> None:
    """Field and position of a record say the same."""
    game = begun(Ruleset("expansion"))
    text = Game.from_position(game.position(), seed=1).record()
    edited = text.replace("ruleset: expansion", "ruleset: expansion+water")
    assert refusal(edited).startswith("line 3: expected a position of the ruleset expansion+water")


def test_a_recorded_position_names_its_cards() -> None:
    """In the record's field and in the position."""
    lines = text(80).splitlines()
    position = json.loads(next(line for line in lines if line.startswith("position: "))[10:])
    assert f"cards: {position['ruleset']['cards']}" in lines
    assert read(80).ruleset.cards == OWN_CARDS
