"""Cards in words, composed from their data; a custom card speaks all languages."""

import pytest

from targi.cards import (
    Bundle,
    Demand,
    Effect,
    Extra,
    Provenance,
    all_cards,
    base,
    parse_cards_file,
)
from targi.cards.custom.cards_file import OWN_FILE
from targi.cards.model import BorderCard, DuneCard, GoodsCard, TribeCard
from targi.game.ruleset_text import BORDER_NUMBERS
from targi.text import LANGUAGES, card_texts, words
from targi.text.card_texts import provenance_codes

SOURCED = Provenance("sourced", "sourced")
ENGLISH = words("en")


@pytest.mark.parametrize(
    ("card_id", "sentence"),
    [
        ("BR7", "Displaying another camel rider card costs you 1 good less."),
        ("BT8", "In every round in which a goods card gives you dates, take 1 more date."),
        ("BC5", "Score 1 VP if you display at least 10 cards."),
        ("BC9", "In the next round your opponent places only 2 Targis."),
        ("BT5", "Up to 2 full rows with four different symbols score you 4 VP each."),
        ("BT9", "Take 3 goods, 1 gold or 1 VP, whichever you like."),
        ("BO6", "Raids demand nothing of you."),
        ("XT4", "Take 3 water."),
        ("XW4", "Take 1 water for every well card in your display, but at least 2 water."),
        ("XO6", "Score 1 VP for every 3 goods you still own."),
        ("XO8", "A visit to the Silversmith allows you 1 more purchase."),
        ("D08", "Take 1 date, 1 salt, 1 pepper and 1 water."),
        ("D11", "Take 3 goods of your choice."),
        ("D16", "Turn up the top 4 goods cards, take what 2 of them show and discard them all."),
    ],
)
def test_an_effect_reads_as_a_sentence(card_id: str, sentence: str) -> None:
    """With plurals where they belong."""
    card = all_cards().card(card_id)
    assert isinstance(card, TribeCard | DuneCard)
    (said,) = card_texts.effects(card)
    assert ENGLISH.say(said) == sentence


def test_victory_points_are_written_short() -> None:
    """Also where the data calls them `vp`."""
    effect = Effect("goods_card_bonus", (("kind", "vp"), ("amount", 2)))
    assert "gives you VP, take 2 more VP." in ENGLISH.say(card_texts.effect(effect))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_border_card_acts_differently_in_the_two_boxes(language: str) -> None:
    """All but the raids, whose demands are data."""
    said = words(language)
    for number in BORDER_NUMBERS:
        old, new = (card for card in all_cards().border if card.number == number)
        assert said.say(card_texts.border_action(old)) != said.say(card_texts.border_action(new))


@pytest.mark.parametrize(
    ("demands", "text"),
    [
        ((Demand(goods=2), Demand(tokens=Bundle(vp=1))), "2 goods of your choice, or 1 VP"),
        ((Demand(tokens=Bundle(gold=1)), Demand(last_card=True)), "1 gold, or the last card"),
        (
            (Demand(tokens=Bundle(salt=1, pepper=1)), Demand(tokens=Bundle(vp=1))),
            "1 salt and 1 pepper, or 1 VP",
        ),
    ],
)
def test_a_raid_names_its_demands(demands: tuple[Demand, ...], text: str) -> None:
    """Goods of choice, exact tokens, or a displayed card (rule 7.2)."""
    raid = BorderCard(8, "raid", "base", demands, SOURCED)
    assert text in ENGLISH.say(card_texts.border_action(raid))


def test_costs_and_goods_are_said_as_they_are_on_the_cards() -> None:
    """The alternative behind the slash, the extra in brackets."""
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
    assert ENGLISH.say(card_texts.cost(card)) == (
        "2 salt, or instead 3 water; optional extra: 1 date for 2 VP at once"
    )
    plain = base().tribe("BO3")
    assert ENGLISH.say(card_texts.cost(plain)) == "2 dates, 1 salt and 2 pepper"
    slash = GoodsCard("G23", Bundle(water=1), (Bundle(salt=1), Bundle(vp=1)), SOURCED)
    assert ENGLISH.say(card_texts.goods(slash)) == "1 water, and 1 salt or 1 VP"
    either = GoodsCard("G13", Bundle(), (Bundle(salt=1), Bundle(vp=1)), SOURCED)
    assert ENGLISH.say(card_texts.goods(either)) == "1 salt or 1 VP"
    both = GoodsCard("G10", Bundle(salt=1, vp=1), (), SOURCED)
    assert ENGLISH.say(card_texts.goods(both)) == "1 salt and 1 VP"


def test_every_fact_of_our_boxes_says_where_it_is_known_from() -> None:
    """In words of every language, and none of them is unused."""
    known = {text for card in all_cards().cards for text in _provenance(card.provenance)}
    assert known | {OWN_FILE.printed} == provenance_codes().keys()


def _provenance(provenance: Provenance) -> tuple[str, str]:
    return provenance.printed, provenance.effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_ones_own_speaks_every_language(language: str) -> None:
    """Its text is composed from its effects."""
    own = parse_cards_file(
        "[tribes]\nXO4 = { vp = 3, effects = [{ take = { water = 2, goods = 1 } }] }\n", "own.toml"
    )
    card = own.apply(all_cards()).tribe("XO4")
    (said,) = card_texts.effects(card)
    other = all_cards().tribe("XO5")
    assert words(language).say(said) != words(language).say(card_texts.effects(other)[0])
    page = {label.id: words(language).say(text) for label, text in card_texts.entries(card)}
    assert words(language).say(said) == page["label-effect"]
    assert "3" in page["label-worth"]


def test_what_is_reconstructed_is_marked() -> None:
    """Whatever part of it."""
    assert card_texts.doubtful(all_cards().card("XO4"))
    assert card_texts.doubtful(all_cards().card("XO7"))
    assert not card_texts.doubtful(all_cards().card("BO4"))


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ((Bundle(dates=1), Bundle(salt=2)), "1 date or 2 salt"),
        (
            (Bundle(vp=1), Bundle(dates=1, gold=1), Bundle(water=2)),
            "1 VP; or 1 date and 1 gold; or 2 water",
        ),
    ],
)
def test_choices_that_are_lists_are_told_apart(choices: tuple[Bundle, ...], said: str) -> None:
    """A comma would not show where one ends."""
    card = GoodsCard("G99", Bundle(), choices, SOURCED)
    assert ENGLISH.say(card_texts.goods(card)) == said


@pytest.mark.parametrize(
    ("language", "kind", "amount", "said"),
    [
        ("en", "dates", 2, "take 2 more dates."),
        ("de", "vp", 1, "eine Warenkarte Siegpunkte gibt, nimmst du zusätzlich 1 Siegpunkt."),
        ("fr", "gold", 2, "te donne de l’Or, prends 2 Or de plus."),
        ("es", "gold", 3, "te da oro, toma 3 monedas de oro más."),
        ("pl", "gold", 3, "weź dodatkowo 3 złote monety."),
    ],
)
def test_a_bonus_names_what_it_gives(language: str, kind: str, amount: int, said: str) -> None:
    """With its number, as it is counted in the language."""
    effect = Effect("goods_card_bonus", (("kind", kind), ("amount", amount)))
    assert words(language).say(card_texts.effect(effect)).endswith(said)
