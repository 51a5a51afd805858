"""Rulesets: what they are called, what they are as JSON, which there are not."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from targi import Game, Ruleset, RulesetError
from targi.cards import all_cards, base, expansion, parse_cards_file
from tests.corpus.make_expansion import OWN_CARDS

CORRECTED = parse_cards_file("[tribes]\nXO1 = { vp = 4 }\n", "mine.toml")
MIXED = Ruleset.mixed(5)
EVERY = Ruleset("expansion", "easier", "literal", "water", MIXED.deck, (1, 16), CORRECTED)
RULESETS = [
    Ruleset("base"),
    Ruleset("base", cards=CORRECTED),
    Ruleset("expansion"),
    Ruleset("expansion", targia="literal"),
    Ruleset("expansion", border=(5, 10)),
    Ruleset("expansion", cards=OWN_CARDS),
    MIXED,
    MIXED.other_half(),
    EVERY,
]


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("ruleset", RULESETS, ids=range(len(RULESETS)))
def test_a_ruleset_comes_back_from_its_json(ruleset: Ruleset) -> None:
    """Whatever it chooses; it needs the card file that it names."""
    assert Ruleset.of(ruleset.to_json(), ruleset.cards) == ruleset  # type: ignore[arg-type]
    assert Ruleset.of(ruleset) is ruleset


def test_names_say_box_and_options() -> None:
    """What is as usual is not said."""
    assert Ruleset("expansion").name == "expansion"
    assert EVERY.name == "expansion+easier+literal+water"


@pytest.mark.parametrize("ruleset", RULESETS, ids=range(len(RULESETS)))
def test_a_ruleset_comes_back_from_its_text(ruleset: Ruleset) -> None:
    """Deck and border too; only the card file must be given beside it."""
    assert Ruleset.parse(str(ruleset), ruleset.cards) == ruleset


def test_texts_say_what_is_not_as_usual() -> None:
    """Words in any order; what is as usual may be said too."""
    assert str(Ruleset("expansion", "easier", border=(10, 1))) == "expansion+easier+border:1,10"
    assert str(MIXED) == f"expansion+deck:{','.join(MIXED.deck or ())}"
    assert Ruleset.parse("expansion+water+easier") == Ruleset(
        "expansion", start="easier", tiebreak="water"
    )
    assert Ruleset.parse("expansion+mirrored") == Ruleset("expansion")
    assert Ruleset.parse("mixed:5") == MIXED
    assert Ruleset.parse("mixed:5+literal+border:16,1") == replace(
        MIXED, targia="literal", border=(1, 16)
    )


@pytest.mark.rule("9.2")
def test_a_text_can_ask_for_the_other_half() -> None:
    """Of a mixed deck, of a custom deck, and of the expansion's cards."""
    other = MIXED.other_half()
    assert Ruleset.parse("mixed:5+other-half") == other
    assert Ruleset.parse(f"{MIXED}+other-half+easier") == replace(other, start="easier")
    assert Ruleset.parse("expansion+other-half").catalogue.tribes == base().tribes


def test_games_are_begun_by_a_text() -> None:
    """The same words as in records and commands."""
    assert Game("mixed:5+easier", seed=1).ruleset == replace(MIXED, start="easier")
    assert Game(str(EVERY), seed=1).ruleset == replace(EVERY, cards=None)


def test_a_mixed_deck_is_drawn_by_corrected_symbols() -> None:
    """A file may exchange the symbols of two cards; nine a symbol are drawn all the same."""
    text = '[tribes]\nXW2 = { symbol = "camp" }\nXC2 = { symbol = "well" }\n'
    swapped = parse_cards_file(text, "symbols.toml")
    for number in range(10):
        tribes = Ruleset.parse(f"mixed:{number}", swapped).catalogue.tribes
        assert {*Counter(card.symbol for card in tribes).values()} == {9}
    assert Ruleset.mixed(5, CORRECTED).deck == MIXED.deck
    deck = {card.id for card in Ruleset.mixed(5, OWN_CARDS).catalogue.tribes}
    assert not deck & {card.id for card in OWN_CARDS.own_tribes}


def test_json_is_a_name_where_that_says_all() -> None:
    """Otherwise it is an object with every option."""
    assert Ruleset("base").to_json() == "base"
    assert Ruleset("expansion").to_json() == "expansion"
    assert Ruleset("expansion", start="easier", border=(5,), cards=CORRECTED).to_json() == {
        "box": "expansion",
        "start": "easier",
        "targia": "mirrored",
        "tiebreak": "goods",
        "border": {"5": "base"},
        "cards": f"sha256:{CORRECTED.sha256}",
    }


def test_rulesets_that_play_the_same_are_equal() -> None:
    """The order of a deck or a border does not matter, nor naming the deck of the box."""
    assert MIXED.deck is not None
    assert Ruleset("expansion", deck=MIXED.deck[::-1]) == MIXED
    assert Ruleset("expansion", border=(16, 1)) == Ruleset("expansion", border=(1, 16))
    own = tuple(card.id for card in expansion().tribes)
    assert Ruleset("expansion", deck=own) == Ruleset("expansion")
    assert Ruleset.of({"box": "expansion", "border": {"1": "expansion"}}) == Ruleset("expansion")


@pytest.mark.rule("9.2")
def test_a_mixed_deck_and_its_other_half_are_all_cards() -> None:
    """Nine a symbol each; the other half of the other half is the first."""
    halves = [{card.id for card in one.catalogue.tribes} for one in (MIXED, MIXED.other_half())]
    assert halves[0] | halves[1] == {card.id for card in all_cards().tribes}
    assert not halves[0] & halves[1]
    assert MIXED.other_half().other_half() == MIXED
    assert Ruleset.mixed(5) == MIXED != Ruleset.mixed(6)
    assert Ruleset("base").other_half() == Ruleset("expansion")
    left = Ruleset("expansion", border=(5,)).other_half()
    assert left.catalogue.tribes == base().tribes
    assert left.border == (5,)


@pytest.mark.rule("9.4", "9.6")
def test_an_own_border_lies_with_its_corrections() -> None:
    """A raid of the base box that a card file corrects is corrected in the expansion's border."""
    text = "[border.base]\n4 = { demands = [{ goods = 2 }, { vp = 2 }] }\n"
    cards = parse_cards_file(text, "raid.toml")
    laid = Ruleset("expansion", border=(4, 5), cards=cards).catalogue.border
    assert [card.number for card in laid if card.number in (4, 5) and card.box == "base"] == [4, 5]
    assert laid[3] == Ruleset("base", cards=cards).catalogue.border[3]
    assert laid[3] != base().border[3]


@pytest.mark.rule("1.7")
def test_white_begins_the_expansion() -> None:
    """Unless the players choose; in the base game it is blue."""
    assert Game("expansion", seed=1).to_move == Ruleset("expansion").first == "white"
    assert Game("base", seed=1).to_move == "blue"


OWN_DECK = [*(MIXED.deck or ())]


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("bass", "box: expected one of base, expansion, found 'bass'"),
        ("expansion+eazier", "unknown option 'eazier'; did you mean easier?"),
        ("expansion+easier+normal", "start: expected once"),
        ("base+easier", "start: an option of the expansion, not of the base box"),
        ("base+other-half", "other-half: an option of the expansion, not of the base box"),
        ("expansion+other-half+other-half", "other-half: expected once"),
        ("expansion+other_half", "unknown option 'other_half'; did you mean other-half?"),
        ("mixed:", "box: expected mixed: and a whole number of at most 18 digits, found ''"),
        ("mixed:-1", "box: expected mixed: and a whole number of at most 18 digits, found '-1'"),
        (f"mixed:{'9' * 5000}", "box: expected mixed: and a whole number of at most 18 digits"),
        ("expansion+mixed:7", "unknown option 'mixed:7'"),
        ("mixed:7+deck:BO1", "deck: expected once"),
        ("expansion+deck:BO1", "deck: expected 45 different cards, found 1"),
        (
            "expansion+border:",
            "border: expected numbers of 1, 4, 5, 8, 9, 10, 12, 13, 14, 16, found",
        ),
        ("expansion+border:1,2", "16, found '2'"),
        ("expansion+border:1+border:5", "border: expected once"),
        ("expansion+border:1,1", "border: expected numbers of"),
        ("base+border:1", "border: an option of the expansion, not of the base box"),
        (7, "expected a name or an object, found 7"),
        ({"bax": "base"}, "unknown key 'bax'; did you mean box?"),
        ({7: "base"}, "unknown key 7; known: box,"),
        (
            {"box": "expansion", "start": ["easier"]},
            "start: expected one of normal, easier, found ['easier']",
        ),
        ({"box": "base", "border": {"1": "base"}}, "border: an option of the expansion"),
        ({"box": "expansion", "border": [1]}, "border: expected an object of border numbers"),
        ({"box": "expansion", "border": {"2": "base"}}, "border: expected a number and its box"),
        ({"box": "expansion", "border": {"1": "bass"}}, "border: expected a number and its box"),
        ({"box": "expansion", "border": {1: "base"}}, "border: expected a number and its box"),
        ({"box": "expansion", "deck": "all"}, "deck: expected a list of card ids, found 'all'"),
        ({"box": "expansion", "deck": [[]]}, "deck: unknown card []"),
        ({"box": "expansion", "deck": ["B01"]}, "deck: unknown card 'B01'; did you mean B"),
        ({"box": "expansion", "deck": OWN_DECK[1:]}, "expected 45 different cards, found 44"),
        ({"box": "expansion", "deck": [*OWN_DECK, OWN_DECK[0]]}, "expected 45 different cards"),
        (
            {"box": "expansion", "deck": [*OWN_DECK, *(MIXED.other_half().deck or ())[:1]]},
            "deck: expected 45 different cards, found 46",
        ),
        ({"box": "expansion", "cards": "mine"}, "cards: expected sha256: and 64 hexadecimal"),
        ({"box": "expansion", "cards": {}}, "cards: expected sha256: and 64 hexadecimal"),
        ({"box": "base", "cards": f"sha256:{'0' * 64}"}, "00000; none was given"),
    ],
)
def test_a_ruleset_that_there_is_not_is_refused(value: Any, complaint: str) -> None:
    """With the option, what was expected and the word that was perhaps meant."""
    with pytest.raises(RulesetError) as refused:
        Ruleset.of(value)
    assert complaint in str(refused.value)


def test_ten_of_a_symbol_are_refused() -> None:
    """Another card of a symbol in place of one of another symbol (rule 9.3)."""
    symbols = {card.id: card.symbol for card in all_cards().tribes}
    other = next(card for card in symbols if card not in OWN_DECK and symbols[card] == "well")
    gone = next(card for card in OWN_DECK if symbols[card] == "oasis")
    deck = tuple(other if card == gone else card for card in OWN_DECK)
    with pytest.raises(RulesetError, match="deck: expected 9 cards of oasis, found 8"):
        Ruleset("expansion", deck=deck)


@pytest.mark.parametrize(
    "border", [(2,), (1, 1), (17,), 1, True, "1,5", (True,), (1.0,), ("1",), [[]], {1: 5}, None]
)
def test_borders_that_there_are_not_are_refused(border: Any) -> None:
    """Numbers with one card only, numbers named twice, and what is no number (rule 9.4)."""
    with pytest.raises(RulesetError, match="border: expected numbers of 1, 4, 5, 8, 9, 10, 12"):
        Ruleset("expansion", border=border)


def test_any_collection_makes_a_border_or_a_deck() -> None:
    """What was meant is clear, and the ruleset is the same."""
    for border in ((1, 5), [5, 1], {1, 5}, frozenset((1, 5))):
        assert Ruleset("expansion", border=border) == Ruleset("expansion", border=(1, 5))  # type: ignore[arg-type]
    assert Ruleset("base", border=[]) == Ruleset("base")  # type: ignore[arg-type]
    for deck in (OWN_DECK, {*OWN_DECK}):
        assert Ruleset("expansion", deck=deck) == MIXED  # type: ignore[arg-type]


HUGE = 10**5000  # Python refuses to write so many digits


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"box": HUGE}, "box: expected one of base, expansion, found a huge number"),
        ({"box": None}, "box: expected one of base, expansion, found nothing"),
        ({"box": "expansion", "start": True}, "start: expected one of normal, easier, found true"),
        ({"box": "expansion", "deck": 5}, "deck: expected a list of card ids, found 5"),
        ({"box": "expansion", "deck": [HUGE]}, "deck: unknown card a huge number"),
        ({"box": "expansion", "border": [HUGE]}, "each once, found a huge number"),
        ({"cards": "mine.toml"}, "cards: expected what targi.cards.read_cards_file returns, found"),
    ],
)
def test_values_of_another_type_are_refused_by_name(fields: Any, complaint: str) -> None:
    """The option is named, and the value is shown however large it is."""
    with pytest.raises(RulesetError) as refused:
        Ruleset(**fields)
    assert complaint in str(refused.value)


def test_texts_and_files_of_another_type_are_refused() -> None:
    """A path is no card file, bytes are no text, a fraction is no deck."""
    with pytest.raises(RulesetError, match="expected a text such as expansion"):
        Ruleset.parse(b"base")  # type: ignore[arg-type]
    with pytest.raises(RulesetError, match="cards: expected what targi"):
        Ruleset.of("expansion", "mine.toml")  # type: ignore[arg-type]
    for seed in (1.5, True, -1, HUGE, "7"):
        with pytest.raises(RulesetError, match="mixed: expected a whole number of at most 18"):
            Ruleset.mixed(seed)  # type: ignore[arg-type]


def test_only_the_card_file_that_is_named_will_do() -> None:
    """Another file, or one where none is named, would give another game."""
    named = Ruleset("expansion", cards=CORRECTED).to_json()
    with pytest.raises(RulesetError, match=r"found .*custom-cards\.toml with sha256:"):
        Ruleset.of(named, OWN_CARDS)  # type: ignore[arg-type]
    with pytest.raises(RulesetError, match=r"expected no card file.* found mine\.toml"):
        Ruleset.of("expansion", CORRECTED)
    with pytest.raises(
        RulesetError, match=r"cards: .*custom-cards\.toml: deck: expected none in a base game"
    ):
        Ruleset("base", cards=OWN_CARDS)


def test_a_ruleset_is_played_with_its_own_card_file() -> None:
    """One given beside it must be the same, or would be forgotten."""
    ruleset = Ruleset("expansion", cards=CORRECTED)
    assert Ruleset.of(ruleset) is ruleset
    assert Ruleset.of(ruleset, CORRECTED) is ruleset
    with pytest.raises(
        RulesetError, match=r"expected the card file with .*custom-cards\.toml with"
    ):
        Ruleset.of(ruleset, OWN_CARDS)
    with pytest.raises(RulesetError, match=r"expected no card file.* found mine\.toml"):
        Ruleset.of(Ruleset("expansion"), CORRECTED)
    with pytest.raises(RulesetError, match="cards: expected what"):
        Ruleset.of(ruleset, "mine.toml")  # type: ignore[arg-type]


def test_errors_stay_short() -> None:
    """However much there is to complain about."""
    for value in ("x" * 10_000, {"box": ["x" * 10_000]}, {"cards": "x" * 10_000}):
        with pytest.raises(RulesetError) as refused:
            Ruleset.of(value)
        assert len(str(refused.value)) < 200
