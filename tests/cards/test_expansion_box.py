"""The cards of the expansion are the catalogue's: facts written out here a second time."""

import pickle

import pytest

from targi.cards import (
    Bundle,
    CardError,
    Demand,
    Extra,
    Provenance,
    all_cards,
    base,
    expansion,
)
from targi.game.ruleset_text import BORDER_NUMBERS
from tests.cards.printed import SYMBOL_OF_LETTER, facts_of_cards, facts_of_table

# id, printed VP, dates/salt/pepper/gold/water of the cost and, behind a slash, of the alternative.
TRIBES = """
XO1 3 22100/11103  XR1 3 12200/11103  XW1 3 21200/11103  XC1 3 21200/11103  XT1 3 22100/11103
XO2 3 01110        XR2 3 11010        XW2 3 11010        XC2 3 01110        XT2 3 10110
XO3 1 00010        XR3 2 01010        XW3 2 10010        XC3 1 00010        XT3 2 00110
XO4 2 10110/10102  XR4 2 01110/01102  XW4 2 21100        XC4 2 11010/11002  XT4 2 21100
XO5 2 21200        XR5 2 12100/01103  XW5 2 01110/01102  XC5 2 00110        XT5 2 10110/10102
XO6 2 11010/11002  XR6 1 00110/00004  XW6 1 20100/00010  XC6 2 11200/01103  XT6 1 00110/00102
XO7 1 10010/10002  XR7 1 00010        XW7 1 01010/01002  XC7 1 10010/10002  XT7 1 12000/01003
XO8 1 01200/00103  XR8 1 01010/01002  XW8 1 02100        XC8 1 11010/11002  XT8 1 10010/00004
XO9 1 00110/00004  XR9 1 12000/00010  XW9 1 11100/10003  XC9 1 00110/00102  XT9 1 01010/01002
"""

EXTRAS = {
    "XO3": Extra(Bundle(dates=1, pepper=2), 2),
    "XR3": Extra(Bundle(dates=1, pepper=1), 1),
    "XW3": Extra(Bundle(salt=1, pepper=1), 1),
    "XC3": Extra(Bundle(dates=1, salt=1, pepper=1), 2),
    "XT3": Extra(Bundle(dates=1, salt=1), 1),
}

# The effects of tribe cards: word, parameters that are not 0, timing.
EFFECTS = {
    "XO4": [("reveal_goods", {"cards": 3, "take": 1}, "immediate")],
    "XO5": [("take", {"gold": 1}, "immediate")],
    "XO6": [("vp_per_tokens", {"kind": "goods", "every": 3, "vp": 1}, "end")],
    "XO7": [("exchange", {}, "once")],
    "XO8": [("smith_bonus", {"exchanges": 1}, "permanent")],
    "XO9": [("vp_for_all_symbols", {"vp": 2}, "end")],
    "XR4": [("renew_dunes", {}, "immediate"), ("take", {"goods": 1}, "immediate")],
    "XR5": [("dune_bonus", {"water": 1}, "permanent")],
    "XR6": [("shared_dune", {}, "once")],
    "XR7": [("discard_pile_card", {}, "once")],
    "XR8": [("free_rejection", {}, "permanent")],
    "XR9": [("vp_per_symbol", {"symbol": "camel_rider", "every": 2, "vp": 1}, "end")],
    "XW4": [("water_per_symbol", {"symbol": "well", "least": 2}, "immediate")],
    "XW5": [("vp_per_tokens", {"kind": "water", "every": 3, "vp": 1}, "end")],
    "XW6": [("water_place_bonus", {"water": 1}, "permanent")],
    "XW7": [("water_discount", {"water": 1}, "permanent")],
    "XW8": [("goods_card_bonus", {"kind": "water", "amount": 1}, "permanent")],
    "XW9": [("raid_pass", {}, "once")],
    "XC4": [("reveal_tribe", {}, "immediate")],
    "XC5": [("swap", {}, "immediate")],
    "XC6": [("raid_discount", {"goods": 1}, "permanent")],
    "XC7": [("hand_play_once", {}, "once")],
    "XC8": [("cheap_gold", {}, "permanent")],
    "XC9": [("vp_for_plain_rows", {"vp": 2}, "end")],
    "XT4": [("take", {"water": 3}, "immediate")],
    "XT5": [("vp_per_tokens", {"kind": "gold", "every": 1, "vp": 1}, "end")],
    "XT6": [("targia_bonus", {"water": 1}, "permanent")],
    "XT7": [("noble_gold_substitute", {}, "permanent")],
    "XT8": [("opposite_passage", {}, "once")],
    "XT9": [("vp_per_column", {"vp": 1}, "end")],
}

DUNES = {
    "D01": [("centre_tribe", {})],
    "D02": [("swap_or_exchange", {})],
    "D03": [("display_for_water", {"water": 1})],
    "D04": [("joker", {"water": 2})],
    "D05": [("take", {"dates": 2, "water": 2})],
    "D06": [("take", {"salt": 2, "water": 2})],
    "D07": [("take", {"pepper": 2, "water": 2})],
    "D08": [("take", {"dates": 1, "salt": 1, "pepper": 1, "water": 1})],
    "D09": [("take", {"gold": 1, "water": 2})],
    "D10": [("take", {"water": 5})],
    "D11": [("take", {"goods": 3})],
    "D12": [("take", {"vp": 2, "water": 1})],
    "D13": [("free_border", {}), ("take", {"water": 2})],
    "D14": [("opponents_border", {}), ("take", {"goods": 1})],
    "D15": [("centre_goods", {"times": 2})],
    "D16": [("reveal_goods", {"cards": 4, "take": 2})],
    "D17": [("pick_tribe", {"cards": 3, "goods": 1})],
    "D18": [("hand_play_reduced", {"goods": 2, "gold": 1})],
    "D19": [("targia_uses", {"uses": 2})],
    "D20": [("sell_pairs", {"times": 2})],
}

# Rule 1.3: the ten numbers whose card the expansion replaces.
REPLACED = {
    1: "noble",
    4: "raid",
    5: "trader",
    8: "raid",
    9: "fata_morgana",
    10: "silversmith",
    12: "raid",
    13: "water_place",
    14: "tribal_expansion",
    16: "raid",
}


def test_the_tribe_cards_have_their_symbols_points_and_costs() -> None:
    """Symbol, VP, cost and alternative of all 45 cards, against a table of their own."""
    facts = facts_of_table(TRIBES)
    assert len(facts) == 45
    assert facts_of_cards(expansion().tribes) == facts


def test_five_tribe_cards_have_an_extra() -> None:
    """The third card of each symbol (rule 5.9)."""
    assert {card.id: card.extra for card in expansion().tribes if card.extra} == EXTRAS


def test_the_tribe_cards_have_their_effects() -> None:
    """In the order in which they happen; cards not in the table have none."""
    found = {
        card.id: [
            (e.name, {key: value for key, value in e.pairs if value != 0}, e.timing)
            for e in card.effects
        ]
        for card in expansion().tribes
        if card.effects
    }
    assert found == EFFECTS


def test_the_dunes_have_their_effects() -> None:
    """In the order in which they happen, all twenty."""
    found = {
        dune.id: [
            (e.name, {key: value for key, value in e.pairs if value != 0}) for e in dune.effects
        ]
        for dune in expansion().dunes
    }
    assert found == DUNES


def test_an_amount_that_is_left_out_is_nothing() -> None:
    """`take` has all seven amounts, so that the rules can ask for each."""
    (take,) = expansion().dune("D10").effects
    assert take.number("water") == 5
    assert take.number("goods") == 0
    assert list(take.parameters) == ["dates", "salt", "pepper", "gold", "water", "vp", "goods"]


def test_the_cards_lie_in_order() -> None:
    """The order of the files is the order of the catalogue, which others may count on."""
    expected = [f"X{letter}{n}" for letter in SYMBOL_OF_LETTER for n in range(1, 10)]
    assert [card.id for card in expansion().tribes] == expected
    assert [card.id for card in expansion().goods] == [f"G{n:02}" for n in range(1, 25)]
    assert [card.id for card in expansion().dunes] == [f"D{n:02}" for n in range(1, 21)]
    assert [card.number for card in expansion().border] == list(range(1, 17))


def test_five_goods_cards_with_water_join_those_of_the_base_box() -> None:
    """Rule 1.8: 24 goods cards in all."""
    assert expansion().goods[:19] == base().goods
    added = {card.id: (card.shows, card.choices) for card in expansion().goods[19:]}
    assert added == {
        "G20": (Bundle(water=2), ()),
        "G21": (Bundle(water=2), ()),
        "G22": (Bundle(water=3), ()),
        "G23": (Bundle(water=1), (Bundle(dates=1), Bundle(salt=1), Bundle(pepper=1))),
        "G24": (Bundle(), (Bundle(water=2), Bundle(vp=1))),
    }


def test_ten_border_cards_replace_those_of_the_base_box() -> None:
    """Rule 1.3: all but the six goods cards; each card says which box it is from."""
    assert {card.number: card.name for card in expansion().border if card.box == "expansion"} == (
        REPLACED
    )
    kept = [card for card in expansion().border if card.box == "base"]
    assert [card.number for card in kept] == [2, 3, 6, 7, 11, 15]
    assert all(card in base().border and card.good for card in kept)
    assert {card.box for card in base().border} == {"base"}


def test_the_raids_name_their_goods_and_the_last_one_takes_a_card() -> None:
    """Rule 7.2."""
    demands = {card.number: card.demands for card in expansion().border if card.demands}
    one, two = Demand(tokens=Bundle(vp=1)), Demand(tokens=Bundle(vp=2))
    assert demands == {
        4: (Demand(tokens=Bundle(dates=1)), one),
        8: (Demand(tokens=Bundle(salt=1, pepper=1)), one),
        12: (Demand(tokens=Bundle(dates=1, salt=1, pepper=1)), two),
        16: (Demand(tokens=Bundle(gold=1)), Demand(last_card=True)),
    }


def test_every_fact_says_whether_it_is_sourced() -> None:
    """Printed facts of tribe cards are all reconstructed, six of their effects are sourced."""
    tribes = expansion().tribes
    assert {card.provenance.printed for card in tribes} == {"reconstructed"}
    sourced = [card.id for card in tribes if card.provenance.effect == "sourced"]
    assert sourced == ["XO7", "XR6", "XR7", "XC9", "XT7", "XT9"]
    assert sum(card.provenance.effect_doubtful for card in tribes) == 39
    dunes = [card.id for card in expansion().dunes if not card.provenance.printed_doubtful]
    assert dunes == ["D01", "D02", "D03", "D04"]
    border = [card.number for card in expansion().border if card.provenance.printed_doubtful]
    assert border == [4, 5, 8, 9, 10, 12, 13, 14]
    goods = [card.id for card in expansion().goods if card.provenance.printed_doubtful]
    assert goods == ["G20", "G21", "G22", "G23", "G24"]


def test_a_sentence_may_say_that_a_fact_is_reconstructed_in_part() -> None:
    """Then the card counts as doubtful; printed facts and effect are judged apart."""
    mixed = Provenance("how many is sourced, which is reconstructed", "sourced")
    assert (mixed.printed_doubtful, mixed.effect_doubtful) == (True, False)


def test_all_cards_holds_both_boxes() -> None:
    """90 tribe cards for mixed decks (rules 9.2, 9.3), 24 goods, 26 border cards, 20 dunes."""
    cards = all_cards()
    assert cards.tribes == base().tribes + expansion().tribes
    assert (cards.goods, cards.dunes) == (expansion().goods, expansion().dunes)
    assert len(cards.border) == 26
    assert cards.box == "all"


def test_ten_numbers_leave_a_choice_of_border_card() -> None:
    """Rule 9.4: for each of them the base card first, then the expansion's; none within one box."""
    for number in range(1, 17):
        old, new = base().border[number - 1], expansion().border[number - 1]
        both = [old, new] if number in REPLACED else [old]
        assert [card for card in all_cards().border if card.number == number] == both
    assert tuple(REPLACED) == BORDER_NUMBERS


def test_cards_are_found_by_id_in_both_boxes() -> None:
    """Of a border number there may be two cards; an unknown id is refused with the nearest."""
    assert all_cards().card("4") == base().card("4")
    assert all_cards().named("4") == [base().card("4"), expansion().card("4")]
    assert all_cards().named("xo1".upper()) == [expansion().tribe("XO1")]
    with pytest.raises(CardError, match="box base: unknown dune 'D01'; known: none"):
        base().dune("D01")
    with pytest.raises(CardError, match=r"box all: unknown card 'D2'; did you mean D20\?"):
        all_cards().named("D2")


def test_the_catalogues_are_loaded_once_and_never_change() -> None:
    """One object for all; hashable, and the same again after a pickle."""
    assert expansion() is expansion()
    assert all_cards() is all_cards()
    assert len({*all_cards().cards}) == 90 + 24 + 26 + 20
    assert pickle.loads(pickle.dumps(expansion())) == expansion()
