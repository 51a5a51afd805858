"""How cards, border cards and dunes work on each other: one row for each pair, as a table.

A row names the pair, what blue has, what is played, and what comes of it. Rules 5.21-5.37 and 7.4;
each effect by itself is shown with its rule.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.rules.positions import NOTHING, with_base
from tests.rules.table import Seat, expansion, hand, holds, look, moves, once_left, play, raid, rows


@dataclass(frozen=True, slots=True)
class Row:
    """A pair and the expected result; what is None or empty is not looked at."""

    pair: str
    blue: Seat
    plays: str = ""  # "use D13; use 13"
    holds: str | None = None  # blue's tokens afterwards
    rows: str | None = None  # blue's display
    hand: str | None = None
    once: str | None = None  # cards that still have their action marker
    stored: int | None = None
    offers: str = ""  # moves that must be possible
    refuses: str = ""  # and that must not
    white: Seat = NOTHING
    base: str = ""  # cards of the base box in the deck
    border: tuple[int, ...] = ()  # numbers with the base box's border card
    course: dict[str, Any] = field(default_factory=dict)


WHITE = Seat(targis="5 6 7")


def d13(tokens: str = "", cards: str = "", **more: Any) -> Seat:
    """Blue with a Targi on D13."""
    return Seat(tokens, rows=cards, placed="2 3", dunes="D13", **more)


def d14(tokens: str = "", cards: str = "", **more: Any) -> Seat:
    """Blue with a Targi on D14."""
    return Seat(tokens, rows=cards, placed="2 3", dunes="D14", **more)


def noble(tokens: str, cards: str, hand: str, **more: Any) -> Seat:
    """Blue with a Targi on the Noble (from round 2 on)."""
    return Seat(tokens, rows=cards, hand=hand, targis="1", **more)


ROUND_2 = {"round": 2}
ON_14_13 = Seat(targis="13 14 15")

BORDER_BY_DUNE = [
    Row("XW6 x D13 on 13", d13(cards="XW6"), "use D13; use 13", "5 water", white=WHITE),
    Row("XR5 x D13 on 13", d13(cards="XR5"), "use D13; use 13", "5 water", white=WHITE),
    Row("XR5 x D13 left out", d13(cards="XR5"), "use D13; decline", "3 water", white=WHITE),
    Row("XW6 x D14 on 13", d14(cards="XW6"), "use D14; use 13; take dates", "1 dates 3 water",
        white=ON_14_13),
    Row("XO8 x D13 on 10", d13("6 dates 1 gold", "XO8"),
        "use D13; use 10; sell dates dates; sell dates dates; sell dates dates",
        "1 gold 2 water 3 vp", white=WHITE),
    Row("x10 x D13: two purchases", d13("6 dates 1 gold"),
        "use D13; use 10; sell dates dates; sell dates dates", "2 dates 1 gold 2 water 2 vp",
        white=WHITE),
    Row("XO8 x D14 on base 10: two", d14("6 dates", "XO8"),
        "use D14; use 10; sell 2 dates; sell 2 dates; take salt", "2 dates 1 salt 2 vp",
        white=Seat(targis="5 6 10"), border=(10,)),
    Row("XC8 x D14 on 5", d14("3 dates", "XC8"),
        "use D14; use 5; trade 2 dates for gold; stop; take salt", "1 dates 1 salt 1 gold",
        white=WHITE),
    Row("BC8 x D14 on 5: 1:1 once a visit", d14("2 dates", "BC8"),
        "use D14; use 5; trade 1 dates for salt", "1 dates 1 salt",
        offers="trade 1 dates for salt; stop", refuses="trade 1 salt for dates", white=WHITE,
        base="BC8"),
    Row("XR8 x D13 on 14: free rejection", d13(cards="XR8"), "use D13; use 14; next", "",
        offers="hand; discard", refuses="next", white=Seat(targis="5 7 11")),
    Row("XR7 x D13 on 14", d13(cards="XR7"), "use D13; use 14; use XR7", "2 water", hand="XO2",
        once="", white=Seat(targis="5 7 11"), course={"tribe_discards": "XO2"}),
    Row("XR7 x XR8: no rejecting",
        Seat("1 water 1 gold 1 salt 1 pepper", rows="XR7 XR8", targis="14"), "use 14; use XR7",
        offers="pay cost; hand", refuses="next; discard", course={"tribe_discards": "XO2"}),
    Row("XT7 x D13 on 1", d13("2 salt 1 pepper 1 water", "XT7", hand="XO2"),
        "use D13; use 1; pay cost; row 1", "2 water", "XT7 XO2", white=Seat(targis="5 6 11"),
        course={"round": 6}),
    Row("BC7 x D13 on 1", d13("1 salt 1 gold", "BC7", hand="XO2"),
        "use D13; use 1; pay cost; row 1", "2 water", "BC7 XO2", white=Seat(targis="5 6 11"),
        base="BC7", course={"round": 6}),
    Row("x1 x D13: hand card of this round",
        d13("1 salt 1 pepper 1 gold", hand="XO2", hand_taken=True), "use D13", refuses="use 1",
        white=Seat(targis="5 6 11"), course={"round": 6}),
    Row("BW6 x D13: not the robber's card", Seat(rows="BW6", placed="3 6", dunes="D13"), "use D13",
        refuses="use 2", offers="use 13", white=Seat(targis="5 7 11"), base="BW6", course=ROUND_2),
    Row("BW6 x D14: where the opponent placed", Seat(placed="2 7", dunes="D14"), "use D14",
        offers="use 3", white=Seat(rows="BW6", targis="3 5 6"), base="BW6", course={"round": 3}),
    Row("13 x D13: the Caravan is a goods card (XW8)", d13(cards="XW8"), "use D13; use 13",
        "5 water", white=WHITE, border=(13,), course={"goods_pile": "G20"}),
    Row("13 x XW6: no Water Place", Seat(rows="XW6", targis="13"), "use 13", "2 water",
        border=(13,), course={"goods_pile": "G20"}),
    Row("x9 x D14: moves a marker", Seat(placed="2 7", markers="1,1", dunes="D14"),
        "use D14; use 9; to 3,3; take dates", "1 dates", offers="use 3,3",
        white=Seat(targis="5 6 9")),
    Row("x9 x D01: a marker moved away frees the card",
        Seat(targis="9", markers="1,1", dunes="D01"), "use 9; to 3,3; use D01", offers="take 1,1",
        refuses="take 3,3"),
    Row("Targia x D14: not placed on her card", d14(), "use D14; use 15; take dates",
        "1 dates 1 salt", refuses="targia", white=ON_14_13),
]  # fmt: skip

DISPLAYED_BY_DUNE = [
    Row("BO5 x D01", Seat("1 salt 1 gold", rows="BO5", dunes="D01"),
        "use D01; take 1,1; pay cost; row 1", "", "BO5 XO2", base="BO5",
        course={"centre": {"1,1": "XO2"}}),
    Row("BC7 x D01: only with the Noble",
        Seat("1 salt 1 gold", rows="BC7", hand="XO3", dunes="D01"), "use D01; row 1", "1 salt",
        "BC7 XC3", base="BC7", course={"centre": {"1,1": "XC3", "1,3": "XO2"}}),
    Row("XT7 x D01: only with the Noble",
        Seat("2 salt 1 pepper 1 water", rows="XT7", hand="XO3", dunes="D01"), refuses="use D01",
        course={"centre": {"1,1": "XO2", "1,3": "XO4", "2,2": "XW2", "3,1": "XO6", "3,3": "XC2"}}),
    Row("XW7 x D01: a price in water", Seat("3 water", rows="XW7", dunes="D01"),
        "use D01; take 1,1; pay alternative; row 1", "", "XW7 XO9",
        course={"centre": {"1,1": "XO9"}}),
    Row("BW9 x D01: the stored gold pays",
        Seat("1 salt 1 pepper", rows="BW9", stored_gold=1, dunes="D01"),
        "use D01; take 1,1; pay cost; row 1", "", "BW9 XO2", stored=0, base="BW9",
        course={"centre": {"1,1": "XO2"}}),
    Row("XR5 x D01: not for its own dune", Seat("1 dates 2 salt 1 pepper", dunes="D01"),
        "use D01; take 1,1; pay cost", "", "XR5", course={"centre": {"1,1": "XR5"}}),
    Row("XR5 x D03: not for its own dune", Seat("1 water", markers="1,1", dunes="D03"), "use D03",
        "", "XR5", course={"centre": {"1,1": "XR5"}}),
    Row("XR5 x D02: entering, not for its own dune", Seat(rows="XO1", hand="XR5", dunes="D02"),
        "use D02", "", "XR5"),
    Row("XR5 x D02: leaving, nothing", Seat(rows="XR5", hand="XO1", dunes="D02"), "use D02", "",
        "XO1"),
    Row("XR5 x D02: staying, a water", Seat(rows="XR5 XO1", dunes="D02"),
        "use D02; swap XR5", "1 water", "XO1 XR5"),
    Row("XR5 x D17: not for its own dune", Seat("2 salt 1 pepper", dunes="D17"),
        "use D17; pick XR5; pay cost", "", "XR5", course={"tribes_pile": "XR5 XW1 XW2"}),
    Row("XR5 x D18: not for its own dune", Seat("2 salt", hand="XR5", dunes="D18"), "use D18", "",
        "XR5"),
    Row("XR5 x D13 with the Noble: not for its own dune",
        d13("1 dates 2 salt 1 pepper", hand="XR5"), "use D13; use 1; pay cost", "2 water", "XR5",
        white=Seat(targis="5 6 11"), course={"round": 6}),
    Row("XR5 x D04: a water after it", Seat("2 water", rows="XR5", dunes="D04"), "use D04; row 1",
        "1 water", "XR5 D04"),
    Row("XW7 x D03: exactly a water", Seat(rows="XW7", markers="1,1", dunes="D03"),
        refuses="use D03", course={"centre": {"1,1": "XO9"}}),
    Row("XW7 x D04: two water", Seat("1 water", rows="XW7", dunes="D04"), refuses="use D04"),
    Row("BW9 x D03: the stored gold stays",
        Seat("1 water", rows="BW9", stored_gold=1, markers="1,1", dunes="D03"), "use D03; row 1",
        "", "BW9 XO2", stored=1, base="BW9", course={"centre": {"1,1": "XO2"}}),
    Row("XO3 x D03: no extra", Seat("1 dates 2 pepper 1 water", markers="1,1", dunes="D03"),
        "use D03", "1 dates 2 pepper", "XO3", course={"centre": {"1,1": "XO3"}}),
    Row("XC4 x D03: its card costs its price", Seat("1 water", markers="1,1", dunes="D03"),
        "use D03", "", "XC4", offers="hand; discard", refuses="pay cost",
        course={"centre": {"1,1": "XC4"}, "tribes_pile": "XO2 XO3"}),
    Row("BO5 x D17: adds up", Seat("1 gold", rows="BO5", dunes="D17"),
        "use D17; pick XO2; pay cost; row 1", "", "BO5 XO2", base="BO5",
        course={"tribes_pile": "XO2 XW1 XW2"}),
    Row("BC7 x D17: only with the Noble", Seat("1 gold", rows="BC7", dunes="D17"),
        "use D17; pick XO2", hand="XO2", base="BC7", course={"tribes_pile": "XO2 XW1 XW2"}),
    Row("XW7 x D17: a water and a good less",
        Seat("1 dates 1 salt 2 water", rows="XW7", hand="XC3", dunes="D17"),
        "use D17; pick XO1; row 1", "", "XW7 XO1", course={"tribes_pile": "XO1 XT1 XT2"}),
    Row("BO5 x D18: three goods less",
        Seat("1 dates 1 pepper", rows="BO5", hand="XO5", dunes="D18"), "use D18; row 1", "1 gold",
        "BO5 XO5", base="BO5"),
    Row("BC7 x D18: only with the Noble", Seat("2 dates", rows="BC7", hand="XO5", dunes="D18"),
        refuses="use D18", base="BC7"),
    Row("XT7 x D18: only with the Noble",
        Seat("1 dates 1 water", rows="XT7", hand="XO2", dunes="D18"), refuses="use D18"),
    Row("XW7 x D18: a water and two goods less",
        Seat("1 dates 2 water", rows="XW7", hand="XO1", dunes="D18"), "use D18; row 1", "",
        "XW7 XO1"),
    Row("BW9 x D18: the stored gold is avoided",
        Seat("1 salt 1 pepper", rows="BW9", stored_gold=1, hand="XO2", dunes="D18"),
        "use D18; less gold; row 1", "", "BW9 XO2", stored=1, base="BW9"),
    Row("BW9 x D18: the stored gold pays if goods are left out",
        Seat("1 salt 1 pepper", rows="BW9", stored_gold=1, hand="XO2", dunes="D18"),
        "use D18; less goods; row 1", "1 salt 1 pepper", "BW9 XO2", stored=0, base="BW9"),
    Row("BW8 x D18: no good on top", Seat("1 salt 1 pepper", rows="BW8", hand="XO2", dunes="D18"),
        "use D18; row 1", "", "BW8 XO2", base="BW8"),
    Row("BW8 x XC7: both ways, XC7 without the good",
        Seat("1 dates 1 salt 1 pepper 1 gold", rows="BW8 XC7", hand="XO2"), "use XC7; row 1",
        "1 dates", "BW8 XC7 XO2", base="BW8"),
    Row("BW8 x XW7: a price in water", Seat("1 dates 3 water", rows="BW8 XW7", hand="XO9"),
        "use hand; row 1", "", "BW8 XW7 XO9", base="BW8"),
    Row("BW9 x XC7: the stored gold pays",
        Seat("1 salt 1 pepper", rows="XC7 BW9", stored_gold=1, hand="XO2"), "use XC7; row 1", "",
        "XC7 BW9 XO2", stored=0, base="BW9"),
    Row("XC7 x x1: a card taken this round",
        noble("1 salt 1 pepper 1 gold", "XC7", "XO2", hand_taken=True), offers="use XC7",
        refuses="use 1", course=ROUND_2),
    Row("XT7 x x1: the gold of an alternative", noble("1 dates 1 water", "XT7", "XW6"),
        "use 1; pay alternative; row 1", "", "XT7 XW6", course=ROUND_2),
    Row("XT7 x x1: no gold in the chosen cost", noble("2 dates 1 pepper 1 water", "XT7", "XW6"),
        "use 1; pay cost; row 1", "1 water", "XT7 XW6", course=ROUND_2),
    Row("BC7 x XT7 at x1: the good of XT7 is not spared",
        noble("1 dates 1 water", "BC7 XT7", "XW2"), "use 1", rows="BC7 XT7", base="BC7",
        course=ROUND_2),
]  # fmt: skip

SWAPPED = [
    Row("XW8 x D02: leaving and coming back, one bonus a round",
        Seat("2 salt 1 pepper", rows="XW8", hand="XC7", got="water", dunes="D02"),
        "use D02; use XC7; row 1", "", "XC7 XW8", once=""),
    Row("XW8 x D02: entering after water came",
        Seat("2 water", rows="XO1", hand="XW8", got="water", dunes="D02"), "use D02", "3 water",
        "XW8"),
    Row("BO7 x D02: entering after salt came",
        Seat("1 salt", rows="XO2", hand="BO7", got="salt", dunes="D02"), "use D02", "2 salt", "BO7",
        base="BO7"),
    Row("XC7 x D02: entering, it can be used at once",
        Seat(rows="XO2 XO3", hand="XC7", dunes="D02"), "use D02; swap hand; with XO2", "",
        "XC7 XO3", hand="XO2", once="XC7"),
    Row("XW9 x D02: leaving, its marker goes", Seat(rows="XW9", hand="XO1", dunes="D02"), "use D02",
        "", "XO1", once=""),
    Row("BW9 x D02: leaving, its gold goes",
        Seat(rows="BW9", stored_gold=1, hand="XO1", dunes="D02"), "use D02", "", "XO1", stored=0,
        base="BW9"),
    Row("BW9 x D02: entering, it stores a gold", Seat(rows="XO1", hand="BW9", dunes="D02"),
        "use D02", "", "BW9", stored=1, base="BW9"),
    Row("XW4 x D02: the leaving well does not count",
        Seat(rows="XW1 XW2 XW3", hand="XW4", dunes="D02"), "use D02; swap hand; with XW1",
        "3 water", "XW4 XW2 XW3"),
    Row("XC5 x D02: entering, it swaps", Seat(rows="XO1 / XR1", hand="XC5", dunes="D02"),
        "use D02; swap hand; with XO1; swap XC5", "", "XR1 / XC5"),
    Row("XR4 x D02: the dune being carried out stays", Seat(rows="XO1", hand="XR4", dunes="D02"),
        "use D02; take dates", "1 dates", "XR4"),
    Row("XC4 x D02: entering, it turns up a card", Seat(rows="XO1", hand="XC4", dunes="D02"),
        "use D02", "", "XC4", hand="XO1", course={"tribes_pile": "XO2"}),
    Row("BO9 x D04: may be moved", Seat("1 salt 1 pepper 1 gold", rows="D04 XO6", markers="2,2"),
        "use 2,2; pay cost; row 1; lift D04; lift XO6", "", "XO6 D04 BO9", base="BO9",
        course={"centre": {"2,2": "BO9"}}),
    Row("XC5 x D04: may be moved", Seat("1 pepper 1 gold", rows="D04", markers="2,2"),
        "use 2,2; pay cost; row 1; swap D04", "", "XC5 D04", course={"centre": {"2,2": "XC5"}}),
    Row("BR9 x D04: takes a space",
        Seat("2 dates 1 salt", rows="D04 XO1 XO2 XO3 / XW1 XW2 XW3 XW4 / XC1 XC2", markers="2,2"),
        "use 2,2; pay cost", "", "D04 XO1 XO2 XO3 / XW1 XW2 XW3 XW4 / XC1 XC2 BR9", base="BR9",
        course={"centre": {"2,2": "BR9"}}),
]  # fmt: skip

GOODS_AND_WATER = [
    Row("XT6 x D19", Seat(rows="XT6", dunes="D19"), "use D19; take dates; take salt",
        "1 dates 1 salt 2 water"),
    Row("XR5 x D19", Seat(rows="XR5", dunes="D19"), "use D19; take dates; take salt",
        "1 dates 1 salt 1 water"),
    Row("Targia x D19: three uses", Seat(placed="15", dunes="D19"),
        "targia; take dates; use D19; take dates; take dates", "3 dates"),
    Row("XW8 x D19: a goods card", Seat("1 dates", rows="XW8", dunes="D19"),
        "use D19; next; take; take dates", "1 dates 3 water", course={"goods_pile": "G20"}),
    Row("BT8 x D05: a dune is no goods card", Seat(rows="BT8", dunes="D05"), "use D05",
        "2 dates 2 water", base="BT8"),
    Row("XW8 x D10: a dune is no goods card", Seat(rows="XW8", dunes="D10"), "use D10", "5 water"),
    Row("XW8 x x13: a border card is no goods card", Seat(rows="XW8", targis="13"), "use 13",
        "2 water"),
    Row("XW8 x D15: twice the card, once the bonus", Seat(rows="XW8", dunes="D15"),
        "use D15; take 1,2", "7 water", course={"centre": {"1,2": "G22"}}),
    Row("BT8 x D15: once the bonus", Seat(rows="BT8", dunes="D15"), "use D15; take 1,2", "5 dates",
        base="BT8", course={"centre": {"1,2": "G07"}}),
    Row("BO8 x D05: dates of a dune do not spare it", Seat(rows="BO8", dunes="D05"),
        "use D05; done", "2 dates 2 water", offers="take dates", base="BO8"),
    Row("BO8 x D15: a goods card spares it", Seat(rows="BO8", dunes="D15"),
        "use D15; take 1,2; done", "4 dates", refuses="take dates", base="BO8",
        course={"centre": {"1,2": "G07"}}),
    Row("XC8 x D20: any two for a gold", Seat("2 dates 1 salt", rows="XC8", dunes="D20"),
        "use D20; trade dates salt for gold", "1 dates 1 gold"),
    Row("BC8 x D20: no 1:1 there", Seat("2 dates 1 salt", rows="BC8", dunes="D20"), "use D20",
        refuses="trade 1 dates for salt", base="BC8"),
    Row("XO7 x x5: a use and a visit do not know each other",
        Seat("2 dates", rows="XO7 BC8", targis="5"), "use XO7; trade 1 dates for salt; stop; use 5",
        offers="trade 1 salt for dates", base="BC8"),
    Row("XO7 x D20", Seat("2 dates", rows="XO7", dunes="D20"), "use D20", "1 gold", once="XO7"),
    Row("XO6 x XR5 x D11", Seat(rows="XR5", dunes="D11"), "use D11; take pepper",
        "3 pepper 1 water"),
    Row("XR6 x XR4: a shared dune stays",
        Seat("1 salt 1 pepper 1 gold", rows="XR6", used="XR6", markers="2,2", dunes="D05"),
        "use 2,2; pay cost; row 1; take dates; use D05", "3 dates 2 water", white=Seat(dunes="D05"),
        course={"centre": {"2,2": "XR4"}}),
    Row("XR6 x D13: both in full", d13(cards="XR6", used="XR6"),
        "use D13; use 13; done; use D13; use 14; discard", "4 water",
        white=Seat(targis="5 7", dunes="D13")),
]  # fmt: skip

PLACING = {"phase": "place", "first": "white"}
PLACED = [
    Row("XT8 alone: not the robber's card", Seat(rows="XT8"), refuses="place 1",
        white=Seat(targis="11"), course=PLACING),
    Row("BW6 alone: not opposite the opponent", Seat(rows="BW6"), refuses="place 1",
        white=Seat(targis="11"), base="BW6", course=PLACING),
    Row("BW6 x XT8: both bans lifted", Seat(rows="BW6 XT8"), "place 1", once="",
        white=Seat(targis="11"), base="BW6", course=PLACING),
    Row("BW6 x XT8: the robber's card alone needs no XT8", Seat(rows="BW6 XT8"), "place 1",
        once="XT8", white=Seat(targis="10"), base="BW6", course=PLACING),
    Row("XR6 x XT8: each for its own", Seat(rows="XR6 XT8"), "place D05", once="XT8",
        white=Seat(dunes="D05"), course=PLACING),
    Row("XR6 x D04: the second finds it gone", Seat("2 water", rows="XR6", used="XR6", dunes="D04"),
        "use D04; row 1; done", rows="XR6 D04", refuses="use D04",
        white=Seat("2 water", dunes="D04")),
]  # fmt: skip


RAIDS = [
    Row("BO6 x XW9 on x4: no question, the marker stays", Seat("1 dates", rows="BO6 XW9"),
        holds="1 dates", once="XW9", base="BO6", course={"corner": 4}),
    Row("BO6 x x16: no card is lost", Seat("1 gold", rows="BO6 XO6"), holds="1 gold",
        rows="BO6 XO6", base="BO6", course={"corner": 16}),
    Row("BO6 x BT7: a point for being spared", Seat(rows="BO6 BT7"), holds="1 vp", base="BO6 BT7",
        course={"corner": 8}),
    Row("XW9 x x16: no card is lost", Seat(rows="XO1 XW9"), "use XW9", "", "XO1 XW9", once="",
        course={"corner": 16}),
    Row("XW9 x BT7: a point for being spared", Seat("1 dates", rows="XW9 BT7"), "use XW9",
        "1 dates 1 vp", base="BT7", course={"corner": 4}),
    Row("XC6 x x4: nothing remains", Seat("1 vp", rows="XC6"), "give goods", "1 vp",
        course={"corner": 4}),
    Row("XC6 x BT7 on x4: a point for nothing", Seat("1 vp", rows="XC6 BT7"), "give goods", "2 vp",
        base="BT7", course={"corner": 4}),
    Row("XC6 x x8: one of two", Seat("1 salt 1 pepper", rows="XC6"), "leave salt", "1 salt",
        course={"corner": 8}),
    Row("XC6 x x12: two of three", Seat("1 dates 1 salt 1 pepper", rows="XC6"), "leave dates",
        "1 dates", course={"corner": 12}),
    Row("XC6 x x16: no help", Seat("1 gold", rows="XC6"), "give card", "1 gold", "",
        course={"corner": 16}),
    Row("XC6 x base 8: one of two", Seat("2 dates", rows="XC6"), holds="1 dates", border=(8,),
        course={"corner": 8}),
    Row("XC6 x base 16: no help", Seat("1 gold 3 vp", rows="XC6"), offers="give gold; give vp",
        border=(16,), course={"corner": 16}),
    Row("XC6 x XW9: either way", Seat("1 salt 1 pepper", rows="XC6 XW9"),
        offers="use XW9; give goods", course={"corner": 8}),
    Row("XO7 x x8: the missing kind", Seat("2 salt", rows="XO7"),
        "use XO7; trade 1 salt for pepper; stop", "", once="", course={"corner": 8}),
    Row("XO7 x XC6 on x8: one good is enough", Seat("1 salt", rows="XC6 XO7"), "give goods", "",
        once="XO7", course={"corner": 8}),
    Row("BW9 x x16: stored gold pays nothing", Seat(rows="XO2 / BW9", stored_gold=1), "row 1", "",
        " / BW9", stored=1, base="BW9", course={"corner": 16}),
    Row("BW9 x x16: lost with its gold", Seat(rows="XO2 / BW9", stored_gold=1), "row 2", "", "XO2",
        stored=0, base="BW9", course={"corner": 16}),
    Row("D04 x x16: lost like a card", Seat(rows="XO1 D04"), holds="", rows="XO1",
        course={"corner": 16}),
    Row("BT7 x x16: lost, no point", Seat(rows="BT7"), holds="", rows="", base="BT7",
        course={"corner": 16}),
    Row("BT7 x unpaid: no point", Seat("1 salt", rows="BT7"), holds="1 salt", base="BT7",
        course={"corner": 4}),
]  # fmt: skip


def check(row: Row, game: Any) -> None:
    """Play the row and compare."""
    play(game, *(move for move in row.plays.split("; ") if move))
    found = {
        "holds": holds(game),
        "rows": rows(game),
        "hand": hand(game),
        "once": " ".join(once_left(game)),
        "stored": look(game)["players"]["blue"]["stored_gold"],
    }
    expected = {name: getattr(row, name) for name in found if getattr(row, name) is not None}
    assert {name: found[name] for name in expected} == expected
    possible = {*moves(game)}
    assert {move for move in row.offers.split("; ") if move} <= possible
    assert not {move for move in row.refuses.split("; ") if move} & possible


def table_of(part: list[Row]) -> pytest.MarkDecorator:
    """The rows as parameters, named by their pairs."""
    return pytest.mark.parametrize("row", [pytest.param(row, id=row.pair) for row in part])


@pytest.mark.rule("5.13", "5.14", "5.15", "5.17", "5.27", "5.29", "5.30", "5.35", "9.5")
@pytest.mark.card("D13", "D14", "XW6", "XO8", "XC8", "XR8", "XR7", "XT7", "BC7", "BC8", "BW6")
@table_of(BORDER_BY_DUNE)
def test_effects_on_border_cards_used_by_a_dune(row: Row) -> None:
    """Using a border card by D13 or D14 is a visit like any other."""
    check(
        row,
        expansion(
            row.blue, row.white, ruleset=with_base(row.base, border=row.border), **row.course
        ),
    )


@pytest.mark.rule("5.8", "5.9", "5.21", "5.24", "5.25", "5.27", "5.31", "5.33", "5.36")
@pytest.mark.card("D01", "D03", "D17", "D18", "XR5", "XW7", "BO5", "BW8", "BW9", "XC7")
@table_of(DISPLAYED_BY_DUNE)
def test_effects_on_cards_displayed_by_a_dune_or_a_card(row: Row) -> None:
    """Which discounts, extras and bonuses apply."""
    check(row, expansion(row.blue, row.white, ruleset=with_base(row.base), **row.course))


@pytest.mark.rule("5.21", "5.23", "5.26", "5.34", "5.37")
@pytest.mark.card("D02", "D04", "XW8", "BO7", "BO9", "BR9", "XC5", "XW4", "XR4", "XC4")
@table_of(SWAPPED)
def test_effects_of_cards_that_are_swapped_or_moved(row: Row) -> None:
    """Entering is displaying; leaving ends an effect; the joker is a card."""
    check(row, expansion(row.blue, row.white, ruleset=with_base(row.base), **row.course))


@pytest.mark.rule("5.18", "5.21", "5.22", "5.28", "5.30", "5.31", "5.32")
@pytest.mark.card("D19", "D15", "D20", "D05", "D10", "XT6", "XW8", "BT8", "BO8", "XR6")
@table_of(GOODS_AND_WATER)
def test_effects_on_goods_and_water(row: Row) -> None:
    """What counts as a goods card, and what comes how often."""
    check(row, expansion(row.blue, row.white, ruleset=with_base(row.base), **row.course))


@pytest.mark.rule("3.7", "5.28", "5.32")
@pytest.mark.card("BW6", "XT8", "XR6", "D04")
@table_of(PLACED)
def test_effects_on_placing(row: Row) -> None:
    """Each card lifts its own ban and no other."""
    check(row, expansion(row.blue, row.white, ruleset=with_base(row.base), **row.course))


@pytest.mark.rule("7.2", "7.3", "7.4", "7.5")
@pytest.mark.card("BO6", "XW9", "XC6", "BT7", "XO7", "BW9", "D04", "x4", "x8", "x12", "x16")
@table_of(RAIDS)
def test_effects_on_raids(row: Row) -> None:
    """Spared, left out, rewarded."""
    check(row, raid(row.blue, ruleset=with_base(row.base, border=row.border), **row.course))
