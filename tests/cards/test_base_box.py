"""The cards of the base box are the cards of the game: facts written out here a second time."""

import pickle
from collections import Counter

import pytest

from targi.cards import GOODS, Bundle, CardError, Demand, Effect, Provenance, base
from tests.cards.printed import SYMBOL_OF_LETTER, digits, facts_of_cards, facts_of_table

# id, printed VP, then dates/salt/pepper/gold of the cost and, behind a slash, of the alternative.
TRIBES = """
BO1 2 0011    BR1 3 1101    BW1 3 1101    BC1 2 0011         BT1 3 1011
BO2 3 1101    BR2 2 1210    BW2 2 2110    BC2 3 1011         BT2 2 1120
BO3 3 2120    BR3 3 1220    BW3 3 2120    BC3 3 2210         BT3 3 1220
BO4 1 0011    BR4 1 0101    BW4 1 0101    BC4 1 1001         BT4 1 0011
BO5 1 0210    BR5 1 0001    BW5 1 1200    BC5 1 1010         BT5 1 0021
BO6 1 0111    BR6 2 2210    BW6 1 1001    BC6 1 1020/0001    BT6 1 1200/0001
BO7 1 0210    BR7 1 0001    BW7 2 1210    BC7 2 1001         BT7 1 1001
BO8 2 1011    BR8 2 0021    BW8 2 0111    BC8 1 1001         BT8 2 2001
BO9 2 0111    BR9 1 2100    BW9 1 1001    BC9 2 1120         BT9 2 1120
"""

EFFECTS = {
    "BO4": ("vp_per_symbol", {"symbol": "well", "every": 2, "vp": 1}, "end"),
    "BO5": ("discount", {"symbol": "oasis", "goods": 1}, "permanent"),
    "BO6": ("raid_immunity", {}, "permanent"),
    "BO7": ("goods_card_bonus", {"kind": "salt", "amount": 1}, "permanent"),
    "BO8": ("consolation", {"goods": 1}, "permanent"),
    "BO9": ("rearrange", {"cards": 2}, "immediate"),
    "BR4": ("vp_per_symbol", {"symbol": "camp", "every": 2, "vp": 1}, "end"),
    "BR5": ("vp_for_more_cards", {"vp": 1}, "end"),
    "BR6": ("vp_for_row_end", {"vp": 2}, "end"),
    "BR7": ("discount", {"symbol": "camel_rider", "goods": 1}, "permanent"),
    "BR8": ("goods_card_bonus", {"kind": "pepper", "amount": 1}, "permanent"),
    "BR9": ("goods_per_free_spaces", {"every": 2}, "immediate"),
    "BW4": ("vp_per_symbol", {"symbol": "targia", "every": 2, "vp": 1}, "end"),
    "BW5": ("discount", {"symbol": "well", "goods": 1}, "permanent"),
    "BW6": ("robber_passage", {}, "permanent"),
    "BW7": ("goods_per_cards", {"every": 2}, "immediate"),
    "BW8": ("hand_play", {"goods": 1}, "permanent"),
    "BW9": ("stored_gold", {"gold": 1}, "stored"),
    "BC4": ("vp_per_symbol", {"symbol": "oasis", "every": 2, "vp": 1}, "end"),
    "BC5": ("vp_for_cards", {"cards": 10, "vp": 1}, "end"),
    "BC6": ("discount", {"symbol": "camp", "goods": 1}, "permanent"),
    "BC7": ("noble_discount", {"goods": 1}, "permanent"),
    "BC8": ("one_for_one", {}, "permanent"),
    "BC9": ("fewer_targis", {"targis": 2}, "next_round"),
    "BT4": ("vp_per_symbol", {"symbol": "camel_rider", "every": 2, "vp": 1}, "end"),
    "BT5": ("different_rows", {"rows": 2, "vp": 4}, "end"),
    "BT6": ("discount", {"symbol": "targia", "goods": 1}, "permanent"),
    "BT7": ("raid_reward", {"vp": 1}, "permanent"),
    "BT8": ("goods_card_bonus", {"kind": "dates", "amount": 1}, "permanent"),
    "BT9": ("choose", {"options": (("goods", 3), ("gold", 1), ("vp", 1))}, "immediate"),
}

# Rule 1.3, clockwise from 1; a raid (4, 8, 12, 16) is a corner.
BORDER = """noble dates salt raid trader pepper dates raid fata_morgana silversmith pepper raid
            caravan tribal_expansion salt raid"""


def test_the_tribe_cards_have_their_printed_symbols_points_and_costs() -> None:
    """Symbol, VP, cost and alternative of all 45 cards, against a table of their own."""
    facts = facts_of_table(TRIBES)
    assert len(facts) == 45
    assert facts_of_cards(base().tribes) == facts


def test_the_tribe_cards_have_their_effects() -> None:
    """At most one effect a card in this box; cards not in the table have none."""
    effects = {card.id: card.effects for card in base().tribes if card.effects}
    found = {
        card_id: (effect.name, effect.parameters, effect.timing)
        for card_id, (effect,) in effects.items()
    }
    assert found == EFFECTS


def test_the_tribe_cards_lie_in_order_of_symbol_and_number() -> None:
    """The order of the file is the order of the catalogue, which others may count on."""
    expected = [f"B{letter}{n}" for letter in SYMBOL_OF_LETTER for n in range(1, 10)]
    assert [card.id for card in base().tribes] == expected


def test_no_base_card_knows_extras_dunes_or_water() -> None:
    """These belong to the expansion."""
    assert not any(card.extra for card in base().tribes)
    assert not any(card.cost.water for card in base().tribes)
    assert not any(card.shows.water for card in base().goods)
    assert base().dunes == ()


def test_the_goods_cards_show_what_they_show() -> None:
    """Six single goods, three pairs of a kind, three mixed pairs, three slashes, gold and VP."""
    cards = base().goods
    assert [card.id for card in cards] == [f"G{n:02}" for n in range(1, 20)]
    slash = (Bundle(dates=1), Bundle(salt=1), Bundle(pepper=1))
    single = [*slash, *slash]
    double = [Bundle(dates=2), Bundle(salt=2), Bundle(pepper=2)]
    mixed = [digits("0110"), digits("1010"), digits("1100")]
    rest = [Bundle(gold=1)] * 3 + [Bundle(vp=1)] + [Bundle()] * 3
    assert Counter(card.shows for card in cards) == Counter([*single, *double, *mixed, *rest])
    assert {card.id: card.choices for card in cards if card.choices} == {
        "G13": slash,
        "G14": slash,
        "G15": slash,
    }
    assert base().good_card("G08").shows == Bundle(salt=2)
    assert base().good_card("G12").shows == Bundle(dates=1, salt=1)
    assert base().good_card("G19").shows == Bundle(vp=1)


def test_the_border_cards_lie_in_their_places() -> None:
    """Rule 1.3."""
    assert [card.number for card in base().border] == list(range(1, 17))
    assert [card.name for card in base().border] == BORDER.split()


def test_the_goods_cards_of_the_border_name_their_good() -> None:
    """Six border cards give a good; the others give None."""
    goods = {card.number: card.good for card in base().border if card.good}
    assert goods == {2: "dates", 3: "salt", 6: "pepper", 7: "dates", 11: "pepper", 15: "salt"}


def test_the_raids_make_their_demands() -> None:
    """Rule 7.2: goods (at last gold) or victory points; no other border card demands anything."""
    demands = {card.number: card.demands for card in base().border if card.demands}
    assert demands == {
        4: (Demand(goods=1), Demand(tokens=Bundle(vp=1))),
        8: (Demand(goods=2), Demand(tokens=Bundle(vp=1))),
        12: (Demand(goods=3), Demand(tokens=Bundle(vp=2))),
        16: (Demand(tokens=Bundle(gold=1)), Demand(tokens=Bundle(vp=3))),
    }


def test_every_card_states_its_provenance() -> None:
    """Tribe and border cards are sourced; of the goods cards only their number is."""
    sourced = Provenance("sourced", "sourced")
    assert {card.provenance for card in base().tribes} == {sourced}
    assert {card.provenance for card in base().border} == {sourced}
    (goods,) = {card.provenance for card in base().goods}
    assert "19" in goods.printed


def test_a_card_is_found_by_its_id() -> None:
    """By kind or among all; a border card by its number as text."""
    assert base().tribe("BO4").vp == 1
    assert base().card("BO4") is base().tribe("BO4")
    assert base().card("G07") is base().good_card("G07")
    assert base().card("9") is base().border[8]
    assert len(base().cards) == 45 + 19 + 16


@pytest.mark.parametrize(
    ("look_up", "card_id", "message"),
    [
        (base().tribe, "BO0", "box base: unknown tribe card 'BO0'; did you mean BO9?"),
        (base().good_card, "BO4", "unknown goods card 'BO4'; known: G01"),
        (base().card, "Z", "unknown card 'Z'; none of the 80 known is like it"),
    ],
)
def test_an_unknown_id_is_refused(look_up: object, card_id: str, message: str) -> None:
    """With the nearest id, the ids there are, or (if they are many) their number."""
    assert callable(look_up)
    with pytest.raises(CardError) as caught:
        look_up(card_id)
    assert message in str(caught.value)


def test_the_catalogue_is_loaded_once_and_never_changes() -> None:
    """One object for all; hashable, and the same again after a pickle."""
    assert base() is base()
    assert base().box == "base"
    assert pickle.loads(pickle.dumps(base())) == base()
    assert len({*base().cards}) == 80
    with pytest.raises(AttributeError):
        setattr(base().tribe("BO1"), "vp", 9)  # noqa: B010 - mypy would refuse the plain form


def test_a_bundle_counts_in_the_order_of_the_resources() -> None:
    """Rule 0.1: the goods first, then what is no good."""
    bundle = Bundle(dates=1, salt=2, pepper=3, gold=4, water=5, vp=6)
    assert bundle.amounts == (1, 2, 3, 4, 5, 6)
    assert tuple(bundle.as_dict())[:3] == GOODS
    assert Bundle(gold=1).as_dict() == {"gold": 1}


def test_the_parameters_of_an_effect_are_read_by_type() -> None:
    """Asking for a parameter as what it is not is a programmer's mistake and says so."""
    (discount,) = base().tribe("BO5").effects
    (choose,) = base().tribe("BT9").effects
    assert discount.word("symbol") == "oasis"
    assert discount.number("goods") == 1
    assert choose.options("options")[0] == ("goods", 3)
    with pytest.raises(TypeError, match="discount: symbol is no number"):
        discount.number("symbol")
    with pytest.raises(TypeError, match="discount: goods is no word"):
        discount.word("goods")
    with pytest.raises(TypeError, match="discount: goods offers no options"):
        discount.options("goods")
    assert discount == Effect("discount", (("symbol", "oasis"), ("goods", 1)))
