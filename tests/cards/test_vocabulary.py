"""The vocabulary of effects is closed, consistent and explained; cards give plain data."""

import re

import pytest

from targi.cards import all_cards, base, expansion
from targi.cards.border import BORDER_NAMES, BORDER_RULES
from targi.cards.model import timing_on
from targi.cards.plain import plain
from targi.cards.vocabulary import VOCABULARY
from targi.cards.vocabulary.word import TIMINGS, Amount, Number, Word

RULE = re.compile(r"\d+\.\d+")


@pytest.mark.parametrize("word", VOCABULARY.values(), ids=list(VOCABULARY))
def test_each_word_is_fully_described(word: Word) -> None:
    """Timing, rule numbers, and parameters that are all amounts or none."""
    assert word.timing in TIMINGS
    assert (word.timing == "dune") == (word.cards == ("dune",))
    assert word.rules
    assert all(RULE.fullmatch(rule) for rule in word.rules)
    amounts = [kind for kind in word.parameters.values() if isinstance(kind, Amount)]
    assert len(amounts) in (0, len(word.parameters))
    for parameter in word.parameters.values():
        if isinstance(parameter, Number):
            assert 0 < parameter.low <= parameter.high


def test_the_boxes_use_every_word() -> None:
    """No word without a card, and so no code in the rules without one."""
    used = [card.effects for card in all_cards().tribes]
    used += [card.effects for card in all_cards().dunes]
    assert {effect.name for effects in used for effect in effects} == set(VOCABULARY)


def test_every_border_card_has_its_rules() -> None:
    """And no rules are without a card, in either box."""
    for box, names in BORDER_NAMES.items():
        assert set(names.values()) == set(BORDER_RULES[box])


def test_a_card_gives_plain_data() -> None:
    """All facts, none of the sentences."""
    assert plain(base().tribe("BC6")) == {
        "kind": "tribe",
        "id": "BC6",
        "symbol": "camp",
        "vp": 1,
        "cost": {"dates": 1, "pepper": 2},
        "alternative": {"gold": 1},
        "extra": None,
        "effects": [
            {
                "name": "discount",
                "timing": "permanent",
                "parameters": {"symbol": "camp", "goods": 1},
            }
        ],
        "provenance": {"printed": "sourced", "effect": "sourced"},
    }
    assert plain(base().card("16"))["demands"] == [{"gold": 1}, {"vp": 3}]
    assert plain(base().card("4"))["demands"] == [{"goods": 1}, {"vp": 1}]
    assert plain(base().card("G13"))["choices"] == [{"dates": 1}, {"salt": 1}, {"pepper": 1}]
    (choose,) = plain(base().card("BT9"))["effects"]
    assert choose["parameters"] == {"options": [{"goods": 3}, {"gold": 1}, {"vp": 1}]}


def test_the_cards_of_the_expansion_give_plain_data_too() -> None:
    """An extra, a raid for a card, a dune, whose amounts of 0 are left out."""
    assert plain(expansion().tribe("XR3"))["extra"] == {"cost": {"dates": 1, "pepper": 1}, "vp": 1}
    raid = plain(expansion().card("16"))
    assert raid["demands"] == [{"gold": 1}, {"last_card": True}]
    assert raid["box"] == "expansion"
    dune = plain(expansion().dune("D12"))
    assert dune["kind"] == "dune"
    assert dune["effects"] == [
        {"name": "take", "timing": "dune", "parameters": {"water": 1, "vp": 2}}
    ]


def test_an_effect_of_a_dune_works_when_the_dune_is_carried_out() -> None:
    """Even one that works when displayed if it is on a tribe card."""
    for card in (expansion().dune("D05"), expansion().tribe("XT4")):
        (take,) = card.effects
        assert timing_on(card, take) == ("dune" if card.kind == "dune" else "immediate")
