"""The vocabulary of effects is closed, consistent, and speaks in sentences."""

import re
from string import Formatter

import pytest

from targi.cards import Bundle, Demand, Effect, Extra, Provenance, all_cards, base, expansion
from targi.cards.border import BORDER_ACTIONS, BORDER_NAMES
from targi.cards.model import BorderCard, GoodsCard, TribeCard, timing_on
from targi.cards.plain import plain
from targi.cards.sentences import (
    border_sentence,
    cost_lines,
    cost_words,
    effect_sentence,
    goods_words,
)
from targi.cards.vocabulary import VOCABULARY
from targi.cards.words import TIMINGS, Amount, Number, Word

SOURCED = Provenance("sourced", "sourced")
RULE = re.compile(r"\d+\.\d+")


@pytest.mark.parametrize("word", VOCABULARY.values(), ids=list(VOCABULARY))
def test_each_word_is_fully_described(word: Word) -> None:
    """Timing, rule numbers, a sentence with one gap for each parameter or for all amounts."""
    assert word.timing in TIMINGS
    assert (word.timing == "dune") == (word.cards == ("dune",))
    assert word.rules
    assert all(RULE.fullmatch(rule) for rule in word.rules)
    gaps = [gap for _, gap, _, _ in Formatter().parse(word.sentence) if gap]
    amounts = [kind for kind in word.parameters.values() if isinstance(kind, Amount)]
    assert sorted(gaps) == (["amounts"] if amounts else sorted(word.parameters))
    assert len(amounts) in (0, len(word.parameters))
    assert word.sentence.endswith(".")
    for parameter in word.parameters.values():
        if isinstance(parameter, Number):
            assert 0 < parameter.low <= parameter.high


def test_the_boxes_use_every_word() -> None:
    """No word without a card, and so no code in the rules without one."""
    used = [card.effects for card in all_cards().tribes]
    used += [card.effects for card in all_cards().dunes]
    assert {effect.name for effects in used for effect in effects} == set(VOCABULARY)


def test_every_border_card_has_an_action() -> None:
    """And no action is without a card, in either box."""
    for box, names in BORDER_NAMES.items():
        assert set(names.values()) == set(BORDER_ACTIONS[box])


def test_the_same_border_card_acts_differently_in_the_two_boxes() -> None:
    """All but the raids, whose demands are data."""
    for old, new in all_cards().border_choices().values():
        assert border_sentence(old) != border_sentence(new)


@pytest.mark.parametrize(
    ("card_id", "sentence"),
    [
        ("BR7", "Displaying another Camel Rider card costs you 1 good less."),
        ("BT8", "In every round in which a goods card gives you dates, take 1 more of it."),
        ("BC5", "Score 1 VP if you display at least 10 cards."),
        ("BC9", "In the next round your opponent places only 2 Targis."),
        ("BT5", "Up to 2 full rows with four different symbols score you 4 VP each."),
        ("BT9", "Take 3 goods or 1 gold or 1 VP, whichever you like."),
        ("BO6", "Raids demand nothing of you."),
        ("XT4", "Take 3 water."),
        ("XW4", "Take 1 water for every Well card of your display, but at least 2 water."),
        ("XO6", "Score 1 VP for every 3 of the goods you still own."),
        ("XO8", "A visit to the Silversmith allows you 1 purchase more."),
        ("D08", "Take 1 dates, 1 salt, 1 pepper and 1 water."),
        ("D11", "Take 3 goods of your choice."),
        ("D19", "Use the Targia 2 times, wherever she stands."),
    ],
)
def test_an_effect_reads_as_a_sentence(card_id: str, sentence: str) -> None:
    """Names with capitals, plurals where they belong."""
    card = all_cards().card(card_id)
    assert not isinstance(card, BorderCard | GoodsCard)
    (effect,) = card.effects
    assert effect_sentence(effect) == sentence


def test_victory_points_are_written_short() -> None:
    """Also where the data calls them `vp`."""
    effect = Effect("goods_card_bonus", (("kind", "vp"), ("amount", 2)))
    assert "gives you VP, take 2 more" in effect_sentence(effect)


@pytest.mark.parametrize(
    ("demands", "words"),
    [
        ((Demand(goods=2), Demand(tokens=Bundle(vp=1))), "2 goods of choice or 1 VP"),
        ((Demand(tokens=Bundle(gold=1)), Demand(last_card=True)), "1 gold or the last card"),
        (
            (Demand(tokens=Bundle(salt=1, pepper=1)), Demand(tokens=Bundle(vp=1))),
            "1 salt and 1 pepper or 1 VP",
        ),
    ],
)
def test_a_raid_names_its_demands(demands: tuple[Demand, ...], words: str) -> None:
    """Goods of choice, exact tokens, or a displayed card (rule 7.2)."""
    assert words in border_sentence(BorderCard(8, "raid", "base", demands, SOURCED))


def test_costs_and_goods_are_written_as_on_the_cards() -> None:
    """A slash before an alternative, brackets around an extra."""
    card = TribeCard(
        id="XX1",
        symbol="oasis",
        vp=1,
        cost=Bundle(salt=2),
        alternative=Bundle(water=3),
        extra=Extra(Bundle(dates=1), 2),
        effects=(),
        provenance=SOURCED,
    )
    assert cost_words(card) == "2 salt / 3 water (1 dates: 2 VP)"
    assert cost_lines(card, " ") == ["2 salt", "/ 3 water", "(1 dates: 2 VP)"]
    assert cost_words(base().tribe("BC6")) == "1 dates, 2 pepper / 1 gold"
    slash = GoodsCard("G23", Bundle(water=1), (Bundle(salt=1), Bundle(vp=1)), SOURCED)
    assert goods_words(slash) == "1 water, and 1 salt / 1 VP"


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
