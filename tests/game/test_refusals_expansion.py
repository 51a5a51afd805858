"""What the expansion refuses, and why: dunes, Targia, water, once cards, swaps, raids."""

from typing import Any

import pytest

from targi import Game, Reason
from targi.game.refusal.why_not import why_not
from tests.game.test_refusals import Refused, refusal
from tests.rules.positions import with_base
from tests.rules.table import Seat, buying, expansion, moves, on_dune, play, raid

HELD = "4 dates 4 salt 4 pepper 3 gold 5 water"
FULL = "XO1 XO2 XO3 XO4 / XR1 XR2 XR3 XR4 / XW1 XW2 XW3 XW4"


def refused_after(game: Game, played: str, text: str) -> Refused:
    """The refusal of a text after some moves."""
    play(game, *filter(None, played.split("; ")))
    return refusal(game, text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("place D07", ("dune_not_open", "3.3", {"card": "D07"})),
        ("place D05", ("occupied", "3.3", {"card": "D05", "by": "blue"})),
        ("place D06", ("occupied", "3.3", {"card": "D06", "by": "white"})),
    ],
)
def test_a_dune_that_takes_no_targi_says_why(text: str, expected: Refused) -> None:
    """It must lie face up and be free (rule 3.3)."""
    game = expansion(Seat(dunes="D05"), Seat(dunes="D06"), phase="place", dunes="D08")
    assert refusal(game, text) == expected


def test_xr6_opens_the_opponents_dune_only() -> None:
    """Not a second time one's own (rule 3.7)."""
    game = expansion(Seat(dunes="D05", rows="XR6"), Seat(dunes="D06"), phase="place")
    assert "place D06" in moves(game)
    assert refusal(game, "place D05") == ("occupied", "3.3", {"card": "D05", "by": "blue"})


@pytest.mark.parametrize(
    ("seat", "text", "expected"),
    [
        (Seat(), "use D05", ("no_targi", "5.1", {"card": "D05"})),
        (Seat(placed="D05"), "use D05", ("used", "5.31", {"card": "D05"})),
        (Seat(dunes="D02"), "use D02", ("too_few_cards", "5.23", {"held": 0, "needed": 2})),
        (Seat(dunes="D02", hand="XO1"), "use D02", ("too_few_cards", "5.34", None)),
        (Seat(dunes="D03"), "use D03", ("too_few_water", "5.31", None)),
        (
            Seat("1 water", dunes="D03"),
            "use D03",
            ("no_marker_on_tribe", "5.33", {"card": "D03"}),
        ),
        (
            Seat("1 water", dunes="D04"),
            "use D04",
            ("too_few_water", "5.31", {"kind": "water", "held": 1, "needed": 2}),
        ),
        (
            Seat("2 water", dunes="D04", rows=FULL),
            "use D04",
            ("display_full", "5.12", {"card": "D04"}),
        ),
        (Seat(dunes="D18"), "use D18", ("no_hand_card", "5.36", {})),
        (
            Seat("1 gold", dunes="D18", hand="XC6"),
            "use D18",
            (
                "cannot_pay",
                "5.10",
                {
                    "card": "XC6",
                    "discount": 2,
                    "missing": {"dates": 1, "salt": 1, "pepper": 2},
                },
            ),
        ),
        (
            Seat("1 dates", dunes="D20"),
            "use D20",
            ("too_few_goods", "5.31", {"kind": "goods", "held": 1, "needed": 2}),
        ),
        (Seat(), "targia", ("no_targia", "5.30", {"card": 3})),
        (Seat(placed="3", targia_used=True), "targia", ("used", "5.30", {"card": 3})),
        (Seat("1 water"), "trade 2 water for salt", ("too_few_water", "5.16", None)),
        (Seat("2 water"), "trade 3 water for gold", ("too_few_water", "5.16", None)),
        (Seat(), "use XC7", ("not_displayed", "5.28", {"card": "XC7"})),
        (Seat(rows="XC7"), "use XC7", ("no_hand_card", "5.24", {})),
        (Seat(rows="XC7", used="XC7"), "use XC7", ("marker_used", "5.28", {"card": "XC7"})),
        (Seat(rows="XW9"), "use XW9", ("card_not_now", "5.28", {"card": "XW9"})),
        (Seat(rows="XO7"), "use XO7", ("too_few_goods", "5.14", None)),
        (
            Seat("1 dates", rows="XC7", hand="XR7"),
            "use XC7",
            ("cannot_pay", "5.10", {"card": "XR7", "missing": {"gold": 1}}),
        ),
    ],
)
def test_an_action_of_the_expansion_that_cannot_begin_says_why(
    seat: Seat, text: str, expected: tuple[str, str, dict[str, Any] | None]
) -> None:
    """Dunes, the Targia on 3, water and cards with an action marker."""
    code, rule, parameters = refusal(expansion(seat, round=10), text)
    assert (code, rule) == expected[:2]
    assert parameters == expected[2] or expected[2] is None


@pytest.mark.parametrize(
    ("game", "played", "text", "expected"),
    [
        (buying("XO2", Seat(HELD), ruleset="expansion"), "use 2,2", "next", "cannot_reject 5.17"),
        (
            buying("XO2", Seat(HELD), ruleset="expansion"),
            "use 2,2",
            "pay cost and extra",
            "no_extra 5.9",
        ),
        (expansion(Seat("1 dates", targis="14")), "use 14", "next", "too_few_water 5.17"),
        (on_dune("D01", Seat(HELD)), "use D01; take 1,1", "discard", "picked_to_keep 5.33"),
        (
            expansion(Seat(HELD, rows="XR7", targis="14"), tribe_discards="XO2"),
            "use 14; use XR7",
            "discard",
            "picked_to_keep 5.29",
        ),
        (
            on_dune("D18", Seat(HELD, hand="XO1")),
            "",
            "less gold",
            "not_now 5.1",
        ),
        (
            on_dune("D18", Seat(HELD, hand="XO6")),
            "use D18; less gold",
            "pay alternative",
            "no_gold_in_cost 5.36",
        ),
        (on_dune("D18", Seat(HELD, hand="XO6")), "use D18", "discard", "action_unfinished 5.36"),
        (
            on_dune("D18", Seat(HELD, hand="XO6")),
            "use D18; less goods",
            "discard",
            "needs_noble 5.6",
        ),
        (expansion(Seat(HELD, targis="5")), "use 5", "trade 2 salt for gold", "no_cheap_gold 5.14"),
        (
            expansion(Seat(HELD, targis="5", rows="XC8")),
            "use 5",
            "trade 3 salt for gold",
            "cheaper 5.14",
        ),
        (expansion(Seat(HELD, targis="10")), "use 10", "sell 2 salt", "not_offered 5.14"),
        (expansion(Seat(HELD, targis="10")), "use 10", "stop", "must_trade_first 5.14"),
        (
            expansion(Seat("2 dates 1 salt 1 gold", targis="10")),
            "use 10",
            "sell salt salt",
            "too_few_goods 5.14",
        ),
        (expansion(Seat(HELD, rows="XO7")), "use XO7", "stop", "must_trade_first 5.14"),
        (on_dune("D20", Seat(HELD)), "use D20", "stop", "must_trade_first 5.31"),
        (
            on_dune("D20", Seat("2 dates 1 salt")),
            "use D20",
            "trade salt pepper for gold",
            "too_few_goods 5.31",
        ),
        (on_dune("D19", Seat()), "use D19", "next", "too_few_goods 5.30"),
        (
            on_dune("D19", Seat("2 dates 1 salt")),
            "use D19; next",
            "pay pepper",
            "too_few_goods 5.30",
        ),
        (on_dune("D01", Seat(HELD)), "use D01", "take 1,2", "other_kind 5.33"),
        (on_dune("D15", Seat(HELD)), "use D15", "take 1,1", "other_kind 5.33"),
        (on_dune("D15", Seat(HELD, markers="1,2")), "use D15", "take 1,2", "marker_there 5.33"),
        (on_dune("D03", Seat(HELD, markers="1,1 3,3")), "use D03", "display 2,2", "no_marker 5.33"),
        (
            on_dune("D03", Seat(HELD, markers="1,1 1,2")),
            "use D03",
            "display 1,2",
            "other_kind 5.33",
        ),
        (on_dune("D02", Seat(rows="XO1 XO2 XO3")), "use D02", "swap XO3", "cards_order 5.23"),
        (on_dune("D02", Seat(rows="XO1 XO2 XO3")), "use D02", "swap XO4", "not_displayed 5.23"),
        (
            on_dune("D02", Seat(rows="XO1 XO2 XO3")),
            "use D02; swap XO1",
            "with XO1",
            "chosen_already 5.23",
        ),
        (
            on_dune("D02", Seat(rows="XO1 XO2 D04", hand="XO5")),
            "use D02; swap hand",
            "with D04",
            "not_to_hand 5.34",
        ),
        (on_dune("D13", Seat(HELD)), "use D13", "use 4", "corner 5.35"),
        (on_dune("D13", Seat(HELD)), "use D13", "use 1", "robber_here 5.35"),
        (on_dune("D13", Seat(HELD, targis="5")), "use D13", "use 5", "occupied 5.35"),
        (
            on_dune("D13", Seat(targis="2 3"), Seat(targis="6 7 11")),
            "use D13",
            "use 10",
            "nothing_to_sell 5.14",
        ),
        (
            on_dune("D14", Seat(), Seat(targis="6 7 11")),
            "use D14",
            "use 3",
            "no_opponents_targi 5.35",
        ),
        (on_dune("D16", Seat()), "use D16", "take XO1", "malformed 5.29"),
        (on_dune("D17", Seat(HELD)), "use D17", "use D05", "action_unfinished 5.36"),
        (
            expansion(Seat(HELD, targis="9", markers="1,1 3,3")),
            "use 9; move 1,1; to 1,2; next",
            "to 1,2",
            "marker_there 5.15",
        ),
        (
            buying("XO2", Seat(HELD, rows="XO1"), ruleset="expansion"),
            "use 2,2; pay cost",
            "trade 2 water for salt",
            "no_water_here 5.16",
        ),
    ],
)
def test_a_choice_of_the_expansion_that_is_not_possible_says_why(
    game: Game, played: str, text: str, expected: str
) -> None:
    """Every step that the expansion adds has reasons of its own."""
    code, rule, _ = refused_after(game, played, text)
    assert f"{code} {rule}" == expected


def test_open_cards_are_picked_in_the_order_they_lie() -> None:
    """Of four open cards two are picked: not the last one first, none twice (rule 5.29)."""
    game = on_dune("D16", Seat(), goods_pile="G01 G02 G07 G10")
    play(game, "use D16")
    first = moves(game)[0]
    assert len(moves(game)) == 3  # the last card can only be the second
    last = ({f"take {card}" for card in ("G01", "G02", "G07", "G10")} - {*moves(game)}).pop()
    assert refusal(game, last)[:2] == ("cards_order", "5.29")
    assert refusal(game, "take G20") == ("not_open", "5.29", {"card": "G20"})
    play(game, first)
    assert refusal(game, first)[:2] == ("chosen_already", "5.29")


def test_water_that_the_action_needs_is_not_exchanged() -> None:
    """D03 takes 1 water: of two water none can be given away once it has begun (rule 5.16)."""
    game = on_dune("D03", Seat("2 water", markers="1,1 3,3"))
    play(game, "use D03")
    assert refusal(game, "trade 2 water for salt") == (
        "water_needed",
        "5.16",
        {"asked": "under_marker"},
    )


@pytest.mark.parametrize(
    ("seat", "corner", "text", "expected"),
    [
        (
            Seat("1 salt 3 water 1 vp"),
            4,
            "give goods",
            ("cannot_meet", "7.3", {"demanded": {"dates": 1}, "missing": {"dates": 1}}),
        ),
        (
            Seat("3 water", rows="XO1"),
            16,
            "give gold",
            ("cannot_meet", "7.3", {"demanded": {"gold": 1}, "missing": {"gold": 1}}),
        ),
        (
            Seat("1 gold 3 water"),
            16,
            "give card",
            ("cannot_meet", "7.3", {"demanded": {"cards": 1}, "missing": {"cards": 1}}),
        ),
        (
            Seat("3 water 1 vp", rows="XC6"),
            8,
            "give goods",
            (
                "cannot_meet",
                "7.3",
                {
                    "demanded": {"salt": 1, "pepper": 1},
                    "missing": {"salt": 1, "pepper": 1},
                    "discount": 1,
                },
            ),
        ),
        (Seat("1 dates 3 water 1 vp"), 4, "stop", ("must_pay", "7.3", {})),
        (Seat("1 dates 3 water 1 vp"), 4, "give card", ("not_demanded", "7.2", {"raid": 4})),
        (
            Seat("1 dates 1 vp", rows="XO7"),
            4,
            "use XC7",
            ("not_displayed", "5.28", {"card": "XC7"}),
        ),
        (
            Seat("1 dates 1 vp", rows="XC7"),
            4,
            "use XC7",
            ("card_not_now", "5.28", {"card": "XC7"}),
        ),
    ],
)
def test_a_raid_of_the_expansion_says_what_it_takes(
    seat: Seat, corner: int, text: str, expected: Refused
) -> None:
    """Named goods, a card, and the ways around them (rules 7.2-7.4)."""
    assert refusal(raid(seat, corner=corner, ruleset="expansion"), text) == expected


def test_what_a_raid_leaves_out_is_demanded() -> None:
    """Raid 8 asks for salt and pepper; XC6 leaves out one of them (rule 7.4)."""
    game = raid(Seat("1 salt 1 pepper 1 vp", rows="XC6"), corner=8, ruleset="expansion")
    play(game, "give goods")
    assert refusal(game, "leave dates") == ("not_demanded", "7.2", {"raid": 8})
    state = game.state
    state.blue.stock[2] = 0
    assert why_not(state, "leave salt") == Reason("must_leave_missing", "7.4", {"kind": "salt"})


def test_an_empty_row_loses_no_card() -> None:
    """The last card comes from a row that has one (rule 7.2)."""
    game = raid(Seat("1 gold", rows="XO1 / XO2"), corner=16, ruleset="expansion")
    play(game, "give card")
    assert refusal(game, "row 3") == ("row_empty", "7.2", {"row": 3})


def test_a_substitute_needs_water_and_a_good() -> None:
    """XT7: gold, or 1 water and 1 good of any kind (rule 5.27)."""
    game = expansion(
        Seat("1 dates 1 salt 2 pepper 1 gold 1 water", rows="XT7", hand="XO2", targis="1"),
        round=4,
    )
    play(game, "use 1", "pay cost")
    state = game.state
    state.blue.stock[3] = 0
    assert why_not(state, "none") == Reason(
        "too_few_gold", "5.27", {"kind": "gold", "held": 0, "needed": 1}
    )
    state.blue.stock[4] = 0
    assert why_not(state, "substitute").code == "too_few_water"
    play(game, "substitute")
    assert refusal(game, "add salt") == (
        "too_few_goods",
        "5.27",
        {"kind": "salt", "held": 1, "needed": 2},
    )


def test_the_base_boxes_border_cards_offer_what_they_offered() -> None:
    """A custom border has the base Trader and Silversmith (rule 9.4)."""
    rules = with_base("BC8", border=(5, 10))
    game = expansion(Seat(HELD, targis="5 10"), ruleset=rules)
    play(game, "use 5")
    assert refusal(game, "trade 1 salt for water") == ("not_offered", "5.14", {"card": 5})
    play(game, "trade 2 salt for dates", "stop", "use 10")
    assert refusal(game, "sell dates salt") == ("not_offered", "5.14", {"card": 10})


def test_at_ones_limits_cards_of_other_times_are_refused() -> None:
    """Only an exchange helps there (rules 5.28, 6.1)."""
    game = expansion(Seat("11 dates 2 water", rows="XC7"))
    play(game, "done")
    assert refusal(game, "use XC7") == ("card_not_now", "5.28", {"card": "XC7"})
    assert refusal(game, "place 5") == ("not_now", "6.1", {"asked": "limit"})
