"""What a custom card file does to a catalogue, and the hash by which a record names it."""

import pickle

import pytest

from targi.cards import (
    CardError,
    CardsFile,
    Provenance,
    all_cards,
    base,
    expansion,
    parse_cards_file,
)

# Nine cards of each symbol from both boxes and one of the owner's own.
OWN_DECK = [f"X{letter}{n}" for letter in "RWCT" for n in range(1, 10)]
OWN_DECK += [f"BO{n}" for n in range(1, 9)] + ["QA1"]
OWN_CARDS = f"""
deck = {OWN_DECK}
[own_tribes]
QA1 = {{ symbol = "oasis", vp = 2, cost = {{ gold = 1 }} }}
[tribes]
BO1 = {{ vp = 4 }}
"""


def file_of(text: str) -> CardsFile:
    """The own card file with this text."""
    return parse_cards_file(text, "own.toml")


def test_only_corrected_cards_change() -> None:
    """All others are the very same, in the same order; cards of the other box are left aside."""
    corrected = file_of("[tribes]\nXO5 = { vp = 3 }\nBO1 = { vp = 3 }").apply(expansion())
    changed = [
        (before.id, after)
        for before, after in zip(expansion().cards, corrected.cards, strict=True)
        if after is not before
    ]
    assert changed == [("XO5", corrected.tribe("XO5"))]
    assert corrected.tribe("XO5").vp == 3
    assert corrected.box == "expansion"
    assert expansion().tribe("XO5").vp == 2


def test_a_border_card_is_corrected_in_its_own_box_only() -> None:
    """The two raids on 4 are two cards."""
    file = file_of("[border.base]\n4 = { demands = [{ goods = 3 }, { vp = 3 }] }")
    assert file.apply(expansion()) == expansion()
    assert file.apply(base()).border[3].demands[0].goods == 3


PARTLY = "own file, the rest: reconstructed"
PRINTED = 'symbol = "oasis", vp = 2, cost = { salt = 2 }'


@pytest.mark.parametrize(
    ("facts", "provenance"),
    [
        ("vp = 2", Provenance(PARTLY, "reconstructed")),
        ("alternative = {}", Provenance(PARTLY, "reconstructed")),
        ("effects = []", Provenance("reconstructed", "own file")),
        ("vp = 2, effects = []", Provenance(PARTLY, "own file")),
        (PRINTED, Provenance("own file", "reconstructed")),
        (f"{PRINTED}, effects = []", Provenance("own file", "own file")),
        (f"{PRINTED}, alternative = {{ gold = 1 }}", Provenance("own file", "reconstructed")),
    ],
)
def test_a_tribe_card_is_known_from_the_file_as_far_as_it_goes(
    facts: str, provenance: Provenance
) -> None:
    """What is printed and the effect are judged apart: the file may be silent about one of them."""
    corrected = file_of(f"[tribes]\nXO5 = {{ {facts} }}").apply(expansion())
    assert corrected.tribe("XO5").provenance == provenance


def test_an_alternative_that_the_file_does_not_mention_stays_in_doubt() -> None:
    """XO4 has one; the file may also say that there is none."""
    for more, printed in (("", PARTLY), (", alternative = {}", "own file")):
        card = file_of(f"[tribes]\nXO4 = {{ {PRINTED}{more} }}").apply(expansion()).tribe("XO4")
        assert card.provenance.printed == printed
        assert card.provenance.printed_doubtful == (not more)


def test_what_a_goods_card_shows_stays_in_doubt_if_only_its_choices_are_stated() -> None:
    """G20 shows water, reconstructed; a sourced card stays sourced for the rest."""
    file = file_of("[goods]\nG20 = { choices = [{ gold = 1 }, { vp = 1 }] }")
    before = expansion().good_card("G20").provenance.printed
    after = file.apply(expansion()).good_card("G20").provenance
    assert after.printed == after.effect == f"own file, the rest: {before}"
    assert after.printed_doubtful
    sourced = file_of("[tribes]\nBO1 = { vp = 3 }").apply(base()).tribe("BO1").provenance
    assert sourced == Provenance("own file, the rest: sourced", "sourced")
    assert not sourced.printed_doubtful


def test_other_cards_are_known_from_the_file_altogether() -> None:
    """Goods cards, dunes and raids have one kind of facts."""
    file = file_of(
        "[goods]\nG20 = { shows = { water = 1 } }\n"
        "[dunes]\nD10 = { effects = [{ take = { water = 4 } }] }\n"
        "[border.expansion]\n4 = { demands = [{ salt = 1 }, { vp = 1 }] }\n"
    )
    for card_id in ("G20", "D10", "4"):
        provenance = file.apply(expansion()).card(card_id).provenance
        assert provenance == Provenance("own file", "own file")


def test_an_expansion_game_is_played_with_the_files_deck() -> None:
    """Cards of both boxes and own ones, corrected where the file says so; the rest as ever."""
    cards = file_of(OWN_CARDS).apply(expansion())
    assert {card.id for card in cards.tribes} == set(OWN_DECK)
    assert cards.tribe("BO1").vp == 4
    assert cards.tribe("QA1").provenance == Provenance("own file", "own file")
    assert (cards.goods, cards.dunes) == (expansion().goods, expansion().dunes)


def test_a_deck_lies_in_the_order_of_the_catalogue() -> None:
    """However it was written, so that a game does not depend on it; custom cards come last."""
    ids = [card.id for card in file_of(OWN_CARDS).apply(expansion()).tribes]
    turned = OWN_CARDS.replace(str(OWN_DECK), str(OWN_DECK[::-1]))
    assert ids == [card.id for card in file_of(turned).apply(expansion()).tribes]
    assert ids[:8] == [f"BO{n}" for n in range(1, 9)]
    assert ids[-1] == "QA1"


def test_all_cards_are_still_there_beside_a_deck() -> None:
    """For "the other half" (rule 9.2), and to look cards up."""
    cards = file_of(OWN_CARDS).apply(all_cards())
    assert [card.id for card in cards.tribes] == [card.id for card in all_cards().tribes] + ["QA1"]


def test_a_base_game_has_no_own_deck() -> None:
    """Rule 9.5: decks are a variant of the expansion; corrections alone are welcome."""
    with pytest.raises(CardError) as caught:
        file_of(OWN_CARDS).apply(base())
    assert str(caught.value) == (
        "own.toml: deck: expected none in a base game; it is for the expansion (rule 9.5)"
    )
    assert file_of("[tribes]\nBO1 = { vp = 4 }").apply(base()).tribe("BO1").vp == 4


SAME = [
    "[tribes]\nXO1 = { vp = 2, cost = { gold = 1 } }\nXO2 = { vp = 1 }\n[goods]\n"
    "G20 = { shows = { water = 3 } }",
    "# with comments\n[goods]\nG20.shows.water = 3\n[tribes.XO2]\nvp = 1\n[tribes.XO1]\n"
    "cost = { gold = 1, dates = 0 }\nvp = 0x2\n[dunes]",
]


def test_the_hash_is_that_of_what_a_file_says() -> None:
    """Order, layout, comments and name do not matter; the value never changes."""
    one, other = (parse_cards_file(text, name) for text, name in zip(SAME, "ab", strict=True))
    assert one == other
    assert hash(one) == hash(other)
    assert one.sha256 == other.sha256 == file_of(SAME[0]).sha256
    assert one.sha256 == "b80fe3aa39dcfe615cfbec19da1f50729892732dcd7ea99dcf526ba1076ca201"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[tribes]\nXO1 = { vp = 3 }",
        "[tribes]\nXO1 = { vp = 2 }",
        "[tribes]\nXO1 = { effects = [{ swap = {} }, { take = { vp = 1 } }] }",
        "[tribes]\nXO1 = { effects = [{ take = { vp = 1 } }, { swap = {} }] }",
        "[tribes]\nXO1 = { alternative = {} }",
        "[tribes]\nXO1 = { extra = {} }",
        "[border.base]\n4 = { demands = [{ goods = 1 }, { vp = 1 }] }",
        "[border.expansion]\n4 = { demands = [{ goods = 1 }, { vp = 1 }] }",
        OWN_CARDS,
        OWN_CARDS.replace("vp = 2", "vp = 3"),
        OWN_CARDS.replace("'BO8'", "'BO9'"),
    ],
)
def test_files_that_say_different_things_have_different_hashes(text: str) -> None:
    """Also if all cards come out as they were: the file says so, and another does not."""
    others = ["[goods]\nG20 = { shows = { water = 2 } }", SAME[0], OWN_CARDS + "BO2 = { vp = 1 }"]
    assert all(file_of(text).sha256 != file_of(other).sha256 for other in others)
    assert len(file_of(text).sha256) == 64


def test_a_file_can_be_stored_and_hashed() -> None:
    """So that a ruleset can hold it and be told from others."""
    file = file_of(OWN_CARDS)
    assert pickle.loads(pickle.dumps(file)) == file
    assert len({file, file_of(OWN_CARDS), file_of("")}) == 2
