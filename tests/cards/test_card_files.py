"""Card files are read strictly: each mistake is named with file, card, field and expectation."""

import tomllib
from importlib import resources
from typing import Any

import pytest

from targi.cards import Bundle, CardError, Demand, Effect, Extra, Provenance, TribeCard, parse
from targi.cards.reading.loader import catalogue

DATA = resources.files("targi.cards") / "data"
TEXT = (DATA / "base.toml").read_text(encoding="utf-8")
EXPANSION = (DATA / "expansion.toml").read_text(encoding="utf-8")


def changed(path: str, value: Any, text: str = TEXT) -> dict[str, Any]:
    """A box with one value changed; the path is written `tribes.BO1.vp`."""
    data = tomllib.loads(text)
    *parents, last = path.split(".")
    place: Any = data
    for key in parents:
        place = place[key]
    place[last] = value
    return data


def without(path: str) -> dict[str, Any]:
    """The base box with one key taken out."""
    data = changed(path, None)
    *parents, last = path.split(".")
    place: Any = data
    for key in parents:
        place = place[key]
    del place[last]
    return data


def error_of(data: dict[str, Any]) -> str:
    """What the loader says about a file that holds this."""
    with pytest.raises(CardError) as caught:
        catalogue(data, "own.toml")
    return str(caught.value)


def tribe(data: dict[str, Any]) -> TribeCard:
    """The card BO1 of a file that holds this."""
    return catalogue(data, "own.toml").tribe("BO1")


def effect(value: Any) -> dict[str, Any]:
    """The base box with this as the only effect of BO1."""
    return changed("tribes.BO1.effects", [value])


WRONG_VALUES = [
    # path, value, what the error says after the file's name
    ("box", "bas", "box: unknown box 'bas'; did you mean base?"),
    ("box", 7, "box: expected a text, found 7"),
    ("extra_key", 1, "unknown key 'extra_key'; known: box, tribes, goods, border, provenance"),
    ("provenance", "sourced", "provenance: expected a table, found 'sourced'"),
    ("provenance.tribe", "x", "provenance: unknown key 'tribe'; did you mean tribes?"),
    ("tribes", [], "tribes: expected a table, found []"),
    ("tribes.bo1", {}, "tribes: expected an id of two capital letters and a digit, such as BO4, "
                       "found 'bo1'"),
    ("goods.G1", {}, "goods: expected an id of G and two digits, such as G07, found 'G1'"),
    ("tribes.BO1", 3, "BO1: expected a table, found 3"),
    ("tribes.BO1.costs", {}, "BO1: unknown key 'costs'; did you mean cost?"),
    ("tribes.BO1.symbol", "oassis", "BO1: symbol: unknown symbol 'oassis'; did you mean oasis?"),
    ("tribes.BO1.symbol", " ", "BO1: symbol: expected a text, found ' '"),
    ("tribes.BO1.symbol", "x", "BO1: symbol: unknown symbol 'x'; known: oasis, camel_rider, well, "
                               "camp, targia"),
    ("tribes.BO1.vp", -1, "BO1: vp: expected a whole number from 0 to 9, found -1"),
    ("tribes.BO1.vp", True, "BO1: vp: expected a whole number from 0 to 9, found true"),
    ("tribes.BO1.vp", 1.5, "BO1: vp: expected a whole number from 0 to 9, found 1.5"),
    ("tribes.BO1.cost", {}, "BO1: cost: expected at least one token, found none"),
    ("tribes.BO1.cost", {"gold": 0}, "BO1: cost: expected at least one token, found none"),
    ("tribes.BO1.cost", {"vp": 1}, "BO1: cost: unknown key 'vp'; known: dates, salt, pepper, gold, "
                                   "water"),
    ("tribes.BO1.cost.gold", 5, "BO1: cost.gold: expected a whole number from 0 to 4, found 5"),
    ("tribes.BO1.cost.gold", -1, "BO1: cost.gold: expected a whole number from 0 to 4, found -1"),
    ("tribes.BO1.alternative", 1, "BO1: alternative: expected a table, found 1"),
    ("tribes.BO1.extra", {"vp": 1}, "BO1: extra: cost is missing"),
    ("tribes.BO1.extra", {"cost": {"salt": 1}, "vp": 0},
     "BO1: extra.vp: expected a whole number from 1 to 9, found 0"),
    ("tribes.BO1.provenance", 4, "BO1: provenance: expected a text, found 4"),
    ("tribes.BO1.provenance", {"printed": "sourced"}, "BO1: provenance: effect is missing"),
    ("goods.G01", {}, "G01: shows or choices is missing"),
    ("goods.G01.shows", {"camels": 1}, "G01: shows: unknown key 'camels'; known: dates, salt, "
                                       "pepper, gold, water, vp"),
    ("goods.G13.choices", [{"salt": 1}], "G13: choices: expected a list of 2 to 4 items, found 1"),
    ("goods.G13.choices", "salt", "G13: choices: expected a list of 2 to 4 items, found 'salt'"),
    ("goods.G13.choices", [{"salt": 1}, {}], "G13: choices[2]: expected at least one token, found "
                                             "none"),
    ("border.17", {"name": "noble"}, "border: unknown key '17'; did you mean 7?"),
    ("border.1.name", "nobel", "border 1: name: unknown card here 'nobel'; did you mean noble?"),
    ("border.1.name", "raid", "border 1: name: unknown card here 'raid'; known: noble"),
    ("border.1.demands", [], "border 1: unknown key 'demands'; known: name, provenance"),
    ("border.4.demands", [{"goods": 1}], "border 4: demands: expected a list of 2 items, found 1"),
    ("border.4.demands", [{"goods": 1}, 1], "border 4: demands[2]: expected a table, found 1"),
    ("border.4.demands", [{"vp": 1}, {"vp": 1}], "border 4: demands[1]: unknown key 'vp'; known: "
                                                 "dates, salt, pepper, gold"),
    ("border.4.demands", [{"gold": 1}, {"gold": 1}],
     "border 4: demands[2]: unknown key 'gold'; known: vp"),
    ("border.4.demands", [{}, {"vp": 1}], "border 4: demands[1]: expected at least one token, "
                                          "found none"),
    ("border.4.demands", [{"goods": 1, "vp": 1}, {"vp": 1}],
     "border 4: demands[1]: unknown key 'vp'; known: goods"),
    ("border.4.demands", [{"goods": 0}, {"vp": 1}],
     "border 4: demands[1].goods: expected a whole number from 1 to 4, found 0"),
    ("border.4.demands", [{"gold": 1}, {"last_card": False}],
     "border 4: demands[2].last_card: expected true, found false"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "message"), WRONG_VALUES)
def test_a_wrong_value_is_refused_where_it_stands(path: str, value: Any, message: str) -> None:
    """The message names the file, the card, the field and what was expected."""
    assert error_of(changed(path, value)) == f"own.toml: {message}"


WRONG_EFFECTS = [
    # the only effect of BO1, what the error says after "own.toml: BO1: "
    ("discount", "effects[1]: expected a table, found 'discount'"),
    ({}, "effects[1]: expected a table with one entry, found 0"),
    ({"discuont": {}}, "effects[1]: unknown effect 'discuont'; did you mean discount?"),
    ({"discount": 1}, "effects[1].discount: expected a table, found 1"),
    ({"discount": {"symbol": "oasis"}}, "effects[1].discount: goods is missing"),
    ({"raid_immunity": {"vp": 1}}, "effects[1].raid_immunity: unknown key 'vp'; known: none"),
    ({"discount": {"symbol": "oases", "goods": 1}},
     "effects[1].discount.symbol: unknown word 'oases'; did you mean oasis?"),
    ({"discount": {"symbol": "oasis", "goods": 5}},
     "effects[1].discount.goods: expected a whole number from 1 to 4, found 5"),
    ({"choose": {"options": [{"vp": 1}]}},
     "effects[1].choose.options: expected a list of 2 to 4 items, found 1"),
    ({"choose": {"options": [{"vp": 1}, {"vp": 1, "gold": 1}]}},
     "effects[1].choose.options[2]: expected a table with one entry, found 2"),
    ({"choose": {"options": [{"vp": 1}, {"glod": 1}]}},
     "effects[1].choose.options[2]: unknown option 'glod'; did you mean gold?"),
    ({"choose": {"options": [{"vp": 1}, {"gold": 0}]}},
     "effects[1].choose.options[2].gold: expected a whole number from 1 to 4, found 0"),
    ({"hand_play": {"goods": 2}}, "effects[1].hand_play.goods: expected 1, found 2"),
    ({"rearrange": {"cards": 1}}, "effects[1].rearrange.cards: expected 2, found 1"),
    ({"fewer_targis": {"targis": 1}}, "effects[1].fewer_targis.targis: expected 2, found 1"),
    ({"take": {}}, "effects[1].take: expected at least one amount, found none"),
    ({"take": {"gold": 0}}, "effects[1].take: expected at least one amount, found none"),
    ({"take": {"good": 1}}, "effects[1].take: unknown key 'good'; did you mean goods?"),
    ({"take": {"water": 10}},
     "effects[1].take.water: expected a whole number from 0 to 9, found 10"),
    ({"reveal_goods": {"cards": 2, "take": 3}},
     "effects[1].reveal_goods.take: expected no more than the cards turned up, found 3"),
    ({"vp_per_tokens": {"kind": "vp", "every": 1, "vp": 1}},
     "effects[1].vp_per_tokens.kind: unknown word 'vp'; known: gold, water, goods"),
    ({"centre_tribe": {}}, "effects[1]: centre_tribe is for dune cards, not for tribe cards"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "message"), WRONG_EFFECTS)
def test_an_effect_outside_the_vocabulary_is_refused(value: Any, message: str) -> None:
    """Rule 9.6: words, parameters and amounts are those of the closed vocabulary."""
    assert error_of(effect(value)) == f"own.toml: BO1: {message}"


def test_a_card_has_at_most_three_effects() -> None:
    """A fourth is refused."""
    four: list[Any] = [{"raid_immunity": {}}, {"swap": {}}, {"cheap_gold": {}}, {"raid_pass": {}}]
    message = error_of(changed("tribes.BO1.effects", four))
    assert message == "own.toml: BO1: effects: expected a list of 0 to 3 items, found 4"
    assert len(tribe(changed("tribes.BO1.effects", four[:3])).effects) == 3


OASIS, WELL = [{"discount": {"symbol": symbol, "goods": 1}} for symbol in ("oasis", "well")]


@pytest.mark.parametrize(
    ("effects", "message"),
    [
        ([{"take": {"gold": 1}}, {"take": {"water": 1}}], "take comes twice"),
        ([OASIS, WELL, OASIS], "discount oasis comes twice"),
        ([{"exchange": {}}, {"raid_pass": {}}], "expected at most one effect that works once"),
    ],
)
def test_effects_that_do_not_go_together_are_refused(effects: list[Any], message: str) -> None:
    """A word comes twice only for different symbols; one action marker does one thing (5.28)."""
    assert error_of(changed("tribes.BO1.effects", effects)) == f"own.toml: BO1: effects: {message}"
    assert len(tribe(changed("tribes.BO1.effects", [OASIS, WELL])).effects) == 2


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("dunes.D01", {}, "D01: effects is missing"),
        ("dunes.D01.effects", [], "D01: effects: expected a list of 1 to 3 items, found 0"),
        ("dunes.D01.effects", [{"swap": {}}],
         "D01: effects[1]: swap is for tribe cards, not for dune cards"),
        ("dunes.D04.effects", [{"joker": {"water": 2}}, {"take": {"vp": 1}}],
         "D04: effects: expected no other effect beside joker"),
        ("tribes.XC4.effects", [{"reveal_tribe": {}}, {"take": {"vp": 1}}],
         "XC4: effects: expected reveal_tribe to be the last effect"),
        ("tribes.XC7.effects", [{"hand_play_once": {}}, {"hand_play": {"goods": 1}}],
         "XC7: effects: expected hand_play or hand_play_once, not both on one card"),
        ("tribes.XR7.effects", [{"discard_pile_card": {}}, {"reveal_tribe": {}}],
         "XR7: effects: expected reveal_tribe or discard_pile_card, not both on one card"),
        ("goods.G20", {"choices": [{"salt": 1}, {"vp": 1}, {"vp": 1}]},
         "G20: choices[3]: expected another choice than the one at [2]"),
        ("tribes.XO1.effects", [{"choose": {"options": [{"goods": 1}, {"goods": 1}]}}],
         "XO1: effects[1].choose.options[2]: expected another choice than the one at [1]"),
        ("dunes.D1", {}, "dunes: expected an id of D and two digits, such as D04, found 'D1'"),
        ("dunes.D21", {"effects": [{"take": {"vp": 1}}]}, "dunes: expected 20 cards, found 21"),
        ("border.2", {"name": "dates"}, "border: unknown key '2'; did you mean 12?"),
        ("border.13.name", "caravan", "border 13: name: unknown card here 'caravan'; known: "
                                      "water_place"),
    ],
)  # fmt: skip
def test_the_expansions_file_is_read_as_strictly(path: str, value: Any, message: str) -> None:
    """Its dunes and its ten border cards."""
    assert error_of(changed(path, value, EXPANSION)) == f"own.toml: {message}"


def test_every_mistake_in_a_file_is_told() -> None:
    """Not only the first: in other cards, other fields, and other parts of one field."""
    data = changed("tribes.BO1", {"symbl": "oasis", "vp": 10, "cost": {"gold": 5, "salt": -1}})
    data["goods"]["G01"] = {"shows": {"dates": 9}, "choices": [{"vp": 0}, {"camels": 1}]}
    data["border"]["4"]["demands"] = [{"goods": 9}, {"vp": 9}]
    with pytest.raises(CardError) as caught:
        catalogue(data, "own.toml")
    assert [problem.removeprefix("own.toml: ") for problem in caught.value.problems] == [
        "BO1: unknown key 'symbl'; did you mean symbol?",
        "BO1: vp: expected a whole number from 0 to 9, found 10",
        "BO1: cost.gold: expected a whole number from 0 to 4, found 5",
        "BO1: cost.salt: expected a whole number from 0 to 4, found -1",
        "BO1: symbol is missing",
        "G01: shows.dates: expected a whole number from 0 to 4, found 9",
        "G01: choices[1]: expected at least one token, found none",
        "G01: choices[2]: unknown key 'camels'; known: dates, salt, pepper, gold, water, vp",
        "border 4: demands[1].goods: expected a whole number from 1 to 4, found 9",
        "border 4: demands[2].vp: expected a whole number from 0 to 4, found 9",
    ]
    assert str(caught.value) == "\n".join(caught.value.problems)


def test_a_file_full_of_mistakes_is_not_read_to_its_end() -> None:
    """A hundred are told, and that there are more."""
    data = changed("goods", {f"x{n}": {} for n in range(101)})
    with pytest.raises(CardError) as caught:
        catalogue(data, "own.toml")
    assert len(caught.value.problems) == 101
    assert caught.value.problems[-1] == "and more; these are the first 100 errors"


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("box", "box is missing"),
        ("border", "border is missing"),
        ("border.16", "border: 16 is missing"),
        ("border.4.demands", "border 4: demands is missing"),
        ("tribes.BO1.cost", "BO1: cost is missing"),
        ("tribes.BO1", "tribes: expected 9 cards with the symbol oasis, found 8"),
        ("goods.G19", "goods: expected 19 cards, found 18"),
        ("provenance.border", "border 1: provenance is missing, for the card and for its kind"),
    ],
)
def test_what_is_missing_is_named(path: str, message: str) -> None:
    """Decks are full (rules 5.19, 9.6) and every card says where it is from."""
    assert error_of(without(path)).splitlines()[0] == f"own.toml: {message}"


def test_too_many_cards_of_a_symbol_are_refused() -> None:
    """Rule 9.6: nine tribe cards for each symbol, no more."""
    tenth = {"symbol": "well", "vp": 1, "cost": {"gold": 1}}
    message = error_of(changed("tribes.XX1", tenth))
    assert message == "own.toml: tribes: expected 9 cards with the symbol well, found 10"


def test_everything_a_card_can_hold_is_read() -> None:
    """Water, an alternative, an extra (rule 5.9), several effects, a provenance in two parts."""
    card = tribe(
        changed(
            "tribes.BO1",
            {
                "symbol": "oasis",
                "vp": 0,
                "cost": {"salt": 4, "water": 1},
                "alternative": {"gold": 2},
                "extra": {"cost": {"dates": 1}, "vp": 2},
                "effects": [
                    {"discount": {"goods": 2, "symbol": "camel_rider"}},
                    {"one_for_one": {}},
                ],
                "provenance": {"printed": "reconstructed", "effect": "sourced"},
            },
        )
    )
    assert card == TribeCard(
        id="BO1",
        symbol="oasis",
        vp=0,
        cost=Bundle(salt=4, water=1),
        alternative=Bundle(gold=2),
        extra=Extra(Bundle(dates=1), 2),
        effects=(
            Effect("discount", (("symbol", "camel_rider"), ("goods", 2))),
            Effect("one_for_one"),
        ),
        provenance=Provenance("reconstructed", "sourced"),
    )


def test_a_goods_card_may_show_tokens_and_a_slash() -> None:
    """Both parts are kept apart: all of the one, one of the other (rule 5.4)."""
    slash = {"shows": {"water": 1}, "choices": [{"salt": 2}, {"vp": 1}]}
    card = catalogue(changed("goods.G01", slash), "own.toml").good_card("G01")
    assert card.shows == Bundle(water=1)
    assert card.choices == (Bundle(salt=2), Bundle(vp=1))


def test_a_raid_may_demand_named_goods_or_a_card() -> None:
    """As the raids of the expansion do (rule 7.2)."""
    demands = [{"salt": 1, "pepper": 1}, {"last_card": True}]
    card = catalogue(changed("border.16.demands", demands), "own.toml").border[15]
    assert card.demands == (Demand(tokens=Bundle(salt=1, pepper=1)), Demand(last_card=True))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("box = ", "not readable as TOML: Invalid value (at end of document)"),
        (TEXT.replace("G02 =", "G01 ="), "not readable as TOML: Cannot overwrite a value"),
        ("a = " + "9" * 5000, "not readable as TOML: "),
        (TEXT.replace("vp = 2", f"vp = 0x{'f' * 5000}", 1), "BO1: vp: expected a whole number from "
                                                           "0 to 9, found a huge number"),
        (TEXT.replace("vp = 2", "vp = 2020-01-01", 1), "BO1: vp: expected a whole number from "
                                                       "0 to 9, found a date or time"),
        (TEXT.replace('"oasis"', f'"{"o" * 99}"', 1), f"BO1: symbol: unknown symbol "
                                                      f"'{'o' * 37}...'; known: oasis"),
    ],
)  # fmt: skip
def test_a_text_that_cannot_be_read_is_refused(text: str, message: str) -> None:
    """No TOML, an id twice, absurd sizes: always a card error, always short."""
    with pytest.raises(CardError) as caught:
        parse(text, "own.toml")
    assert str(caught.value).startswith(f"own.toml: {message}")
    assert len(str(caught.value)) < 200
