"""Own card files are read strictly: every mistake is named with file, card, field, expectation."""

from pathlib import Path

import pytest

from targi.cards import (
    Bundle,
    CardError,
    Demand,
    Effect,
    Extra,
    all_cards,
    base,
    expansion,
    parse_cards_file,
    read_cards_file,
)

DECK = [card.id for card in expansion().tribes]


def problems(text: str) -> list[str]:
    """All that is wrong in a file with this text."""
    with pytest.raises(CardError) as caught:
        parse_cards_file(text, "own.toml")
    assert all(problem.startswith("own.toml: ") for problem in caught.value.problems)
    return [problem.removeprefix("own.toml: ") for problem in caught.value.problems]


EXPECTED = "expected 9 cards of each symbol in"


def deck(*ids: str) -> str:
    """A deck of the expansion's cards, with these in place of the first ones."""
    return f"deck = {[*ids, *DECK[len(ids) :]]}\n"


def test_every_field_of_every_kind_of_card_can_be_corrected() -> None:
    """Those that a file leaves out stay as they are."""
    text = """
    [tribes]
    XO1 = { cost = { salt = 3, water = 2 } }
    BO1 = { vp = 3, alternative = { gold = 2 }, extra = { cost = { dates = 1 }, vp = 2 } }
    XO4 = { effects = [{ choose = { options = [{ gold = 1 }, { vp = 2 }] } }, { swap = {} }] }
    XO2 = { symbol = "camp" }
    XC2 = { symbol = "oasis" }
    [goods]
    G20.shows = { water = 1, gold = 1 }
    G24 = { choices = [{ water = 3 }, { vp = 1 }, { gold = 1 }] }
    [dunes]
    D05 = { effects = [{ centre_goods = { times = 3 } }, { take = { salt = 1 } }] }
    [border.base]
    4 = { demands = [{ goods = 2 }, { vp = 2 }] }
    [border.expansion]
    4 = { demands = [{ pepper = 1 }, { last_card = true }] }
    """
    file = parse_cards_file(text, "own.toml")
    cards = file.apply(all_cards())
    assert len(file.corrections) == 10
    assert cards.tribe("XO1").cost == Bundle(salt=3, water=2)
    assert cards.tribe("XO1").alternative == all_cards().tribe("XO1").alternative
    assert (cards.tribe("BO1").vp, cards.tribe("BO1").alternative) == (3, Bundle(gold=2))
    assert cards.tribe("BO1").extra == Extra(Bundle(dates=1), 2)
    assert cards.tribe("XO4").effects == (
        Effect("choose", (("options", (("gold", 1), ("vp", 2))),)),
        Effect("swap"),
    )
    assert (cards.tribe("XO2").symbol, cards.tribe("XC2").symbol) == ("camp", "oasis")
    assert cards.good_card("G20").shows == Bundle(water=1, gold=1)
    assert cards.good_card("G24").choices == (Bundle(water=3), Bundle(vp=1), Bundle(gold=1))
    assert [effect.name for effect in cards.dune("D05").effects] == ["centre_goods", "take"]
    old, new = (card for card in cards.border if card.number == 4)
    assert old.demands == (Demand(goods=2), Demand(tokens=Bundle(vp=2)))
    assert new.demands == (Demand(tokens=Bundle(pepper=1)), Demand(last_card=True))


def test_an_empty_table_or_list_says_that_a_card_has_no_such_thing() -> None:
    """An alternative, an extra, effects, what a goods card shows or lets choose."""
    text = """
    [tribes]
    XO1 = { alternative = {} }
    XO3 = { extra = {} }
    XO4 = { effects = [] }
    [goods]
    G23 = { shows = {} }
    G24 = { shows = { water = 2 }, choices = [] }
    """
    cards = parse_cards_file(text, "own.toml").apply(expansion())
    assert cards.tribe("XO1").alternative is None
    assert cards.tribe("XO3").extra is None
    assert cards.tribe("XO4").effects == ()
    assert cards.good_card("G23").shows == Bundle()
    assert cards.good_card("G24").choices == ()


@pytest.mark.parametrize("text", ["", "# nothing\n", "[tribes]\n[goods]\n[border.base]\n"])
def test_a_file_may_say_nothing(text: str) -> None:
    """Then nothing changes."""
    file = parse_cards_file(text, "own.toml")
    assert file.corrections == ()
    assert file.apply(expansion()) == expansion()


WRONG = [
    # text, what is wrong in it
    ("vp = 1", "unknown key 'vp'; known: deck, own_tribes, tribes, goods, dunes, border"),
    ("[tribe]", "unknown key 'tribe'; did you mean tribes?"),
    ("tribes = 1", "tribes: expected a table, found 1"),
    ("[tribes]\nXQ1 = { vp = 1 }", "tribes: unknown card 'XQ1'; did you mean XW1?"),
    ("[tribes]\nxo1 = { vp = 1 }", "tribes: unknown card 'xo1'; did you mean XO1?"),
    ("[tribes]\nG01 = { shows = {} }", "tribes: unknown card 'G01'; none of the 90 known is like "
                                       "it"),
    ("[tribes]\nXO1 = 3", "XO1: expected a table, found 3"),
    ("[tribes]\nXO1 = {}", "XO1: expected a field to correct (symbol, vp, cost, alternative, "
                           "extra, effects), found none"),
    ("[tribes]\nXO1 = { csot = {} }", "XO1: unknown key 'csot'; did you mean cost?"),
    ("[tribes]\nXO1 = { provenance = 'mine' }", "XO1: unknown key 'provenance'; known: symbol, vp, "
                                                "cost, alternative, extra, effects"),
    ("[tribes]\nXO1 = { cost = {} }", "XO1: cost: expected at least one token, found none"),
    ("[tribes]\nXO1 = { cost = { gold = 5 } }",
     "XO1: cost.gold: expected a whole number from 0 to 4, found 5"),
    ("[tribes]\nXO1 = { alternative = [] }", "XO1: alternative: expected a table, found []"),
    ("[tribes]\nXO1 = { vp = '1' }", "XO1: vp: expected a whole number from 0 to 9, found '1'"),
    ("[tribes]\nXO1 = { effects = [{ tkae = {} }] }",
     "XO1: effects[1]: unknown effect 'tkae'; did you mean take?"),
    ("[tribes]\nXO1 = { effects = [{ joker = { water = 1 } }] }",
     "XO1: effects[1]: joker is for dune cards, not for tribe cards"),
    ("[goods]\nG23 = { shows = {}, choices = [] }", "G23: shows or choices is missing"),
    ("[goods]\nG20 = { shows = {} }", "G20: shows or choices is missing"),
    ("[dunes]\nD01 = { effects = [] }", "D01: effects: expected a list of 1 to 3 items, found 0"),
    ("[dunes]\nD01 = { vp = 1 }", "D01: unknown key 'vp'; known: effects"),
    ("[dunes]\nD21 = {}", "dunes: unknown card 'D21'; did you mean D20?"),
    ("[border]\n4 = {}", "border: unknown key '4'; known: base, expansion"),
    ("[border.base]\n5 = {}", "border.base: unknown raid '5'; known: 4, 8, 12, 16"),
    ("[border.base]\n4 = { demands = [{ goods = 1 }] }",
     "border.base.4: demands: expected a list of 2 items, found 1"),
    ("[border.expansion]\n16 = { demands = [{ gold = 1 }, { last_card = 1 }] }",
     "border.expansion.16: demands[2].last_card: expected true, found 1"),
    ("deck = 3", "deck: expected a list of 45 items, found 3"),
    ("deck = ['XO1']", "deck: expected a list of 45 items, found 1"),
    (deck("XO2", "XO2"), "deck: XO2 comes twice"),
    (deck("XQ1"), "deck[1]: unknown tribe card 'XQ1'; did you mean XW1?"),
    (f"deck = {list(range(45))}", "deck[1]: expected a text, found 0"),
    ("[own_tribes]\nQA1 = { symbol = 'camp', vp = 1, cost = { gold = 1 } }",
     "own_tribes: expected a deck that uses these cards, found none"),
    ("[own_tribes]\nqa1 = {}", "own_tribes: expected an id of two capital letters and a digit, "
                               "such as BO4, found 'qa1'"),
    ("[own_tribes]\nBO1 = {}", "own_tribes: expected an id that no card has; correct those under "
                               "tribes, found 'BO1'"),
    ("[own_tribes]\nQA1 = { vp = 1 }", "QA1: symbol is missing"),
    ("own_tribes = []", "own_tribes: expected a table, found []"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_a_mistake_is_named_where_it_stands(text: str, message: str) -> None:
    """The file, the card, the field, what was expected, and the nearest known word."""
    assert problems(text)[0] == message


def test_every_mistake_is_told() -> None:
    """In all sections and in every part of a card."""
    text = """
    deck = ["XO1"]
    [tribes]
    XO1 = { vp = 10, cost = { gold = 5, camels = 1 }, effects = [{ swop = {} }, { take = {} }] }
    XQ1 = { vp = 1 }
    [goods]
    G20 = { shows = { water = 5 } }
    [dunes]
    D01 = { effects = 1 }
    [border.base]
    4 = { demands = [{ goods = 5 }, { vp = 5 }] }
    """
    assert problems(text) == [
        "deck: expected a list of 45 items, found 1",
        "XO1: vp: expected a whole number from 0 to 9, found 10",
        "XO1: cost.gold: expected a whole number from 0 to 4, found 5",
        "XO1: cost: unknown key 'camels'; known: dates, salt, pepper, gold, water",
        "XO1: effects[1]: unknown effect 'swop'; did you mean swap?",
        "XO1: effects[2].take: expected at least one amount, found none",
        "tribes: unknown card 'XQ1'; did you mean XW1?",
        "G20: shows.water: expected a whole number from 0 to 4, found 5",
        "D01: effects: expected a list of 1 to 3 items, found 1",
        "border.base.4: demands[1].goods: expected a whole number from 1 to 4, found 5",
        "border.base.4: demands[2].vp: expected a whole number from 0 to 4, found 5",
    ]


def test_a_box_keeps_nine_cards_of_a_symbol() -> None:
    """Rule 9.6: who changes a symbol changes another back, in the same box."""
    assert problems("[tribes]\nXO1 = { symbol = 'camp' }") == [
        f"XO1: symbol: {EXPECTED} the expansion, found 8 of oasis and 10 of camp"
    ]
    swapped = "[tribes]\nXO1 = { symbol = 'camp' }\nBC1 = { symbol = 'oasis' }"
    assert problems(swapped) == [
        f"BC1: symbol: {EXPECTED} the base box, found 8 of camp and 10 of oasis",
        f"XO1: symbol: {EXPECTED} the expansion, found 8 of oasis and 10 of camp",
    ]


def test_only_cards_of_a_wrong_number_are_named() -> None:
    """Two that have each other's symbols are right, whatever a third one does."""
    text = (
        "[tribes]\nXW2 = { symbol = 'camp' }\nXC2 = { symbol = 'well' }\n"
        "XO1 = { symbol = 'targia' }\nXO2 = { symbol = 'oasis' }"
    )
    assert problems(text) == [
        f"XO1: symbol: {EXPECTED} the expansion, found 8 of oasis and 10 of targia"
    ]


def test_decks_are_judged_beside_other_mistakes() -> None:
    """As far as the file can be read: an unknown symbol leaves its box aside, but not the other."""
    text = "vp = 1\n[tribes]\nBO3 = { symbol = 'well', vp = 12 }\nXO1 = { symbol = 'camp' }\n"
    mistakes = [
        "unknown key 'vp'; known: deck, own_tribes, tribes, goods, dunes, border",
        "BO3: vp: expected a whole number from 0 to 9, found 12",
    ]
    wrong_base = f"BO3: symbol: {EXPECTED} the base box, found 8 of oasis and 10 of well"
    wrong_expansion = f"XO1: symbol: {EXPECTED} the expansion, found 8 of oasis and 10 of camp"
    assert problems(text) == [*mistakes, wrong_base, wrong_expansion]
    for broken in ("XC2 = { symbol = 'wel' }", "XC2 = 1", "XC2 = { symbol = ['well'] }"):
        found = problems(text + broken)
        assert found[:2] == mistakes
        assert found[2].startswith("XC2: ")
        assert found[3:] == [wrong_base]


def test_a_deck_of_changed_symbols_names_the_cards() -> None:
    """The box itself is full: there another card was changed back."""
    changed = "[tribes]\nXO1 = { symbol = 'camp' }\nXC1 = { symbol = 'oasis' }\n"
    assert problems(deck(*(f"BO{n}" for n in range(1, 10))) + changed) == [
        "deck: expected 9 cards with the symbol oasis, found 10; "
        "the file changes the symbol of XC1",
        "deck: expected 9 cards with the symbol camp, found 8; the file changes the symbol of XC1",
    ]


def test_a_deck_has_nine_cards_of_a_symbol() -> None:
    """Rule 9.3: any 45 of the 90, custom cards among them."""
    assert problems(deck("BR1")) == [
        "deck: expected 9 cards with the symbol oasis, found 8",
        "deck: expected 9 cards with the symbol camel_rider, found 10",
    ]
    own = "[own_tribes]\nQA1 = { symbol = 'oasis', vp = 1, cost = { gold = 1 } }"
    file = parse_cards_file(deck("BO1", "QA1") + own, "own.toml")
    assert {"BO1", "QA1"} <= set(file.deck)


def test_there_are_at_most_as_many_own_cards_as_a_deck_holds() -> None:
    """More could not come into play."""
    cards = "\n".join(f"Q{letter}{n} = 1" for letter in "ABCDEF" for n in range(1, 9))
    text = f"{deck()}[own_tribes]\n{cards}"
    assert problems(text) == ["own_tribes: expected at most 45 cards, found 48"]


def test_a_file_is_read_from_disk(tmp_path: Path) -> None:
    """By a path or its text; a mark that some editors put before the text is no mistake."""
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xef\xbb\xbf[tribes]\r\nXO1 = { vp = 1 }\r\n")
    assert read_cards_file(file) == read_cards_file(str(file))
    assert read_cards_file(file).apply(expansion()).tribe("XO1").vp == 1
    assert read_cards_file(file).name == str(file)


def test_dunes_are_left_to_turn_up() -> None:
    """Jokers may all be displayed: with 18 of them there could be no dune for a round."""
    joker = "{ effects = [{ joker = { water = 1 } }] }"
    text = "[dunes]\n" + "".join(f"D{n:02} = {joker}\n" for n in range(1, 18))
    assert len(parse_cards_file(text, "own.toml").corrections) == 17
    with pytest.raises(CardError, match=r"own\.toml: dunes: expected at most 17 jokers"):
        parse_cards_file(f"{text}D18 = {joker}\n", "own.toml")


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        (
            "[tribes]\nBO1 = { extra = { cost = { gold = 1 }, vp = 1 } }",
            "BO1: extra: expected no extra",
        ),
        ("[tribes]\nBO1 = { cost = { water = 1 } }", "BO1: cost: expected no water"),
        ("[tribes]\nBO1 = { alternative = { water = 1 } }", "BO1: alternative: expected no water"),
        ("[tribes]\nBO1 = { effects = [{ swap = {} }] }", "BO1: effects[1]: expected no swap"),
        (
            "[tribes]\nBO1 = { effects = [{ choose = { options = [{ vp = 1 },{ water = 1 }] } }] }",
            "BO1: effects[1]: expected no water",
        ),
        (
            '[tribes]\nBO1 = { effects = [{ goods_card_bonus = { kind = "water", amount = 1 } }] }',
            "BO1: effects[1]: expected no water",
        ),
        ("[goods]\nG01 = { shows = { water = 1 } }", "G01: expected no water"),
        ("[goods]\nG01 = { choices = [{ water = 1 }, { vp = 1 }] }", "G01: expected no water"),
    ],
)
def test_what_only_the_expansion_has_is_not_for_a_base_game(entry: str, complaint: str) -> None:
    """The file is right, and such cards may come into a mixed deck; a base game refuses them."""
    file = parse_cards_file(f"{entry}\n", "own.toml")
    assert file.apply(all_cards()).box == "all"
    with pytest.raises(CardError) as refused:
        file.apply(base())
    assert f"own.toml: {complaint} in a base game; only the expansion has it" == str(refused.value)


def test_files_are_compared_by_what_they_say() -> None:
    """And shown by name and hash, not with everything in them."""
    one, same = (parse_cards_file(f"[tribes]\nXO1 = {{ vp = {n} }}\n", "a.toml") for n in (1, 1))
    other = parse_cards_file("[tribes]\nXO1 = { vp = 2 }\n", "a.toml")
    assert (one, hash(one)) == (same, hash(same))
    assert one != other
    assert repr(one) == f"<CardsFile a.toml, sha256 {one.sha256}>"
