"""Whatever is not legal is refused with a precise reason, its rule and what it is about."""

import json
import re
from collections.abc import Sequence
from itertools import islice
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from targi import Game, IllegalMove, Reason, Ruleset
from targi.game.moves.questions import known_texts
from targi.game.refusal.reasons import CODES
from targi.game.refusal.why_not import why_not
from tests.game.sample_games import EXPANSIONS, moments
from tests.project.files import ROOT
from tests.rules.table import Seat, buying, moves, nowhere_to_go, play, situation

RULE_NUMBERS = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", (ROOT / "docs/rules.md").read_text(), re.M))
FULL = "BO1 BO2 BO3 BO4 / BR1 BR2 BR3 BR4 / BW1 BW2 BW3 BW4"
SOME_OF_ALL = "4 dates 4 salt 4 pepper 3 gold"

Refused: TypeAlias = tuple[str, str, dict[str, Any]]


def refusal(game: Game, text: str) -> Refused:
    """The reason why a text cannot be played: code, rule and parameters."""
    reason = game.why_not(text)
    assert reason is not None, moves(game)
    return reason.code, reason.rule, reason.parameters


def placing(**seats: Seat) -> Game:
    """Blue, the starting player, places the second Targi; the robber stands on 2."""
    return situation(
        **{"blue": Seat(targis="6"), "white": Seat(targis="11")} | seats, phase="place", round=2
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("place 4", ("corner", {"card": 4})),
        ("place 2", ("robber_here", {"card": 2})),
        ("place 6", ("occupied", {"card": 6, "by": "blue"})),
        ("place 11", ("occupied", {"card": 11, "by": "white"})),
        ("place 1", ("opposite_opponent", {"card": 1, "opposite": 11})),
    ],
)
def test_a_closed_border_card_says_what_closes_it(
    text: str, expected: tuple[str, dict[str, Any]]
) -> None:
    """Rule 3.2 has four bans, each with its own code."""
    code, parameters = expected
    assert refusal(placing(), text) == (code, "3.2", parameters)


def test_bw6_leaves_the_other_bans() -> None:
    """With BW6 the robber's card is closed only if it faces the opponent (rule 3.7)."""
    game = placing(blue=Seat(rows="BW6", targis="6"), white=Seat(targis="10"))
    assert refusal(game, "place 2") == ("opposite_opponent", "3.2", {"card": 2, "opposite": 10})


@pytest.mark.parametrize(
    ("seat", "text", "expected"),
    [
        (Seat(targis="2 6 7"), "use 3", ("no_targi", "5.1", {"card": 3})),
        (Seat(targis="2"), "use 1,1", ("no_marker", "5.1", {"cell": "1,1"})),
        (Seat(targis="1"), "use 1", ("no_hand_card", "5.13", {"card": 1})),
        (
            Seat(targis="1", hand="BO1", hand_taken=True),
            "use 1",
            ("hand_card_new", "5.13", {"card": "BO1"}),
        ),
        (Seat("1 dates 1 salt", targis="5"), "use 5", ("nothing_to_trade", "5.14", {"card": 5})),
        (Seat("1 dates", targis="10"), "use 10", ("nothing_to_sell", "5.14", {"card": 10})),
        (Seat(targis="9"), "use 9", ("no_marker_to_move", "5.15", {"card": 9})),
        (Seat(hand="BO1"), "use hand", ("no_hand_power", "5.24", {})),
        (Seat(rows="BW8"), "use hand", ("no_hand_card", "5.24", {})),
        (
            Seat(rows=FULL.replace("BW4", "BW8"), hand="BC1"),
            "use hand",
            ("display_full", "5.12", {"card": "BC1"}),
        ),
        (
            Seat("1 pepper 1 gold", rows="BW8", hand="BO1"),
            "use hand",
            ("cannot_pay", "5.10", {"card": "BO1", "missing": {"goods": 1}}),
        ),
        (
            Seat("1 dates", rows="BW8", hand="BO1"),
            "use hand",
            ("cannot_pay", "5.10", {"card": "BO1", "missing": {"pepper": 1, "gold": 1}}),
        ),
    ],
)
def test_an_action_that_cannot_begin_says_why(seat: Seat, text: str, expected: Refused) -> None:
    """Every figure, marker and hand card that does not help now has its own reason."""
    assert refusal(situation(seat, round=12), text) == expected


def test_a_used_figure_is_told_from_one_that_was_never_there() -> None:
    """After their use a border card and a centre card are `used` (rule 5.3)."""
    game = situation(Seat(targis="2 6 7", markers="2,2 3,2"), centre={"2,2": "G01"})
    play(game, "use 2", "use 2,2")
    assert refusal(game, "use 2") == ("used", "5.3", {"card": 2})
    assert refusal(game, "use 2,2") == ("used", "5.3", {"cell": "2,2"})


def test_a_marker_that_moved_away_has_not_used_its_card() -> None:
    """Fata Morgana leaves the first card as it lies (rule 5.15)."""
    game = situation(Seat(targis="2 6 9", markers="2,2 2,3"), round=4)
    play(game, "use 9", "move 2,2", "to 1,1")
    assert refusal(game, "use 2,2") == ("no_marker", "5.1", {"cell": "2,2"})


def test_fata_morgana_needs_a_free_card() -> None:
    """With every other card face down or under a marker there is nowhere to go (rule 5.15)."""
    assert refusal(nowhere_to_go(), "use 9") == ("no_free_card", "5.15", {"card": 9})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("move 1,1", ("no_marker", "5.15", {"cell": "1,1"})),
        ("to 1,1", ("action_unfinished", "5.15", {"asked": "move"})),
    ],
)
def test_fata_morgana_moves_ones_own_marker(text: str, expected: Refused) -> None:
    """First which marker, then where to."""
    game = situation(Seat(targis="9", markers="2,2 2,3"))
    play(game, "use 9")
    assert refusal(game, text) == expected


def test_a_marker_moves_to_a_free_face_up_card() -> None:
    """Not face down, not where either player's marker lies (rule 5.15)."""
    game = situation(
        Seat(targis="9", markers="1,1 2,2"), Seat(markers="3,3"), centre={"1,1": "G01"}
    )
    play(game, "use 1,1", "use 9")
    assert refusal(game, "to 1,1") == ("face_down", "5.15", {"cell": "1,1"})
    assert refusal(game, "to 2,2") == ("marker_there", "5.15", {"cell": "2,2", "by": "blue"})
    assert refusal(game, "to 3,3") == ("marker_there", "5.15", {"cell": "3,3", "by": "white"})


@pytest.mark.parametrize(
    ("card", "seat", "text", "expected"),
    [
        ("BO1", Seat(SOME_OF_ALL, hand="BO2"), "hand", ("hand_full", "5.6", {"card": "BO2"})),
        ("BO1", Seat(SOME_OF_ALL), "pay alternative", ("no_alternative", "5.8", {"card": "BO1"})),
        (
            "BC1",
            Seat(SOME_OF_ALL, rows=FULL),
            "pay cost",
            ("display_full", "5.12", {"card": "BC1"}),
        ),
        (
            "BC6",
            Seat("1 dates 1 pepper"),
            "pay cost",
            ("cannot_pay", "5.10", {"card": "BC6", "missing": {"pepper": 1}}),
        ),
        (
            "BC6",
            Seat("1 dates 2 pepper"),
            "pay alternative",
            ("cannot_pay", "5.10", {"card": "BC6", "missing": {"gold": 1}}),
        ),
        (
            "BC2",
            Seat("1 dates", rows="BC6"),
            "pay cost",
            ("cannot_pay", "5.10", {"card": "BC2", "missing": {"gold": 1}}),
        ),
        (
            "BC3",
            Seat("2 dates", rows="BC6"),
            "pay cost",
            (
                "cannot_pay",
                "5.10",
                {"card": "BC3", "discount": 1, "missing": {"salt": 2, "pepper": 1}},
            ),
        ),
    ],
)
def test_a_tribe_card_says_what_is_in_the_way(
    card: str, seat: Seat, text: str, expected: Refused
) -> None:
    """Hand and display have limits, and what is missing for a cost is named."""
    game = buying(card, seat)
    play(game, "use 2,2")
    assert refusal(game, text) == expected


def test_a_hand_card_is_neither_taken_nor_thrown_away_by_bw8() -> None:
    """It is in the hand already, and leaves it only by the Noble or a display (rule 5.6)."""
    game = situation(Seat("1 dates 3 pepper 1 gold", rows="BW8", hand="BC6"))
    play(game, "use hand")
    assert refusal(game, "hand") == ("in_hand", "5.6", {"card": "BC6"})
    assert refusal(game, "discard") == ("needs_noble", "5.6", {"card": "BC6"})


def test_a_discount_leaves_out_goods_of_the_cost() -> None:
    """BC6 leaves out dates or pepper of BC2, which asks for no salt (rule 5.8)."""
    game = buying("BC2", Seat("1 dates 1 pepper 1 gold", rows="BC6"))
    play(game, "use 2,2", "pay cost")
    assert moves(game) == ["leave dates", "leave pepper"]
    assert refusal(game, "leave salt") == ("not_in_cost", "5.8", {"kind": "salt"})


def noble(holds: str, card: str = "BO3", rows: str = "BO5 BC7") -> Game:
    """Blue displays a hand card with the Noble, and with two discounts, up to the first choice."""
    game = situation(Seat(holds, rows=rows, hand=card, targis="1"), round=4)
    play(game, "use 1", "pay cost")
    return game


def test_goods_are_left_out_in_one_order() -> None:
    """Dates, salt, pepper: so one payment can be chosen in one way (rule 5.10)."""
    game = noble("1 dates 2 salt 2 pepper", card="BR3", rows="BR7 BC7")
    play(game, "leave salt")
    assert refusal(game, "leave dates") == ("goods_order", "5.10", {"kind": "dates"})


def test_enough_goods_must_follow_the_one_left_out() -> None:
    """Two of 2 dates, 1 salt, 1 pepper: nothing could follow pepper (rule 5.10)."""
    game = noble("2 dates 1 salt 1 pepper", card="BW2", rows="BW5 BC7")
    assert refusal(game, "leave pepper") == ("goods_order", "5.10", {"kind": "pepper"})


@pytest.mark.parametrize(
    ("rows", "stock", "text", "expected"),
    [
        ("BO5 BC7", [1, 4, 4], "leave salt", Reason("goods_order", "5.10", {"kind": "salt"})),
        (
            "BO5 BC7",
            [4, 4, 0],
            "leave salt",
            Reason("cannot_pay", "5.10", {"card": "BO3", "missing": {"pepper": 2}}),
        ),
        ("BO5 BW8", [2, 1, 2], "leave salt", Reason("same_payment", "5.10", {"kind": "salt"})),
    ],
)
def test_a_choice_that_leads_nowhere_is_explained(
    rows: str, stock: list[int], text: str, expected: Reason
) -> None:
    """Few goods leave a single way to pay BO3, which a game takes by itself: asked all the same."""
    game = situation(Seat(SOME_OF_ALL, rows=rows, hand="BO3", targis="1"), round=4)
    play(game, "use hand" if "BW8" in rows else "use 1")
    if "pay cost" in moves(game):
        play(game, "pay cost")
    state = game.state
    for kind, held in enumerate(stock):
        state.blue.stock[kind] = held
    assert why_not(state, text) == expected


def test_the_good_on_top_is_left_after_the_cost() -> None:
    """BW8 asks for a good more than BO3 does, of any kind (rule 5.24)."""
    game = situation(Seat("3 dates 1 salt 3 pepper", rows="BW8 BO5", hand="BO3"))
    play(game, "use hand", "leave dates")
    expected = {"kind": "salt", "held": 1, "needed": 2}
    assert refusal(game, "add salt") == ("too_few_goods", "5.24", expected)


def test_a_good_left_out_and_added_is_the_same_as_another() -> None:
    """Salt left out and salt on top is what dates left out and dates on top is (rule 5.10)."""
    game = situation(Seat("3 dates 2 salt 3 pepper", rows="BW8 BO5", hand="BO3"))
    play(game, "use hand", "leave salt")
    assert refusal(game, "add salt") == ("same_payment", "5.10", {"kind": "salt"})


@pytest.mark.parametrize(
    ("rows", "text", "expected"),
    [
        ("BO1 BO2 BO3 BO4 / BR1", "row 1", ("row_full", "5.7", {"row": 1})),
        ("BO1", "row 3", ("equal_empty_row", "5.7", {"row": 3, "first": 2})),
        ("BO1", "use 5", ("action_unfinished", "5.7", {"asked": "row"})),
    ],
)
def test_a_row_that_takes_no_card_says_why(rows: str, text: str, expected: Refused) -> None:
    """It is full, or the same as the first empty one (rule 5.7)."""
    game = buying("BC1", Seat(SOME_OF_ALL, rows=rows))
    play(game, "use 2,2", "pay cost")
    assert refusal(game, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("stop", ("must_trade_first", "5.14", {})),
        (
            "trade 3 salt for gold",
            ("too_few_goods", "5.14", {"kind": "salt", "held": 2, "needed": 3}),
        ),
        (
            "trade 2 dates for salt",
            ("too_few_goods", "5.14", {"kind": "dates", "held": 0, "needed": 2}),
        ),
        ("trade 1 salt for dates", ("no_one_for_one", "5.14", {})),
        ("sell 2 salt", ("action_unfinished", "5.14", {"asked": "trade"})),
    ],
)
def test_the_trader_says_what_he_does_not_take(text: str, expected: Refused) -> None:
    """Too few goods, and no trade of one for one without BC8 (rule 5.14)."""
    game = situation(Seat("2 salt 2 pepper", targis="5"))
    play(game, "use 5")
    assert refusal(game, text) == expected


def test_one_for_one_goes_one_way_in_a_visit() -> None:
    """A kind received one for one is not given one for one again (rule 5.14)."""
    game = situation(Seat("2 salt", rows="BC8", targis="5"))
    play(game, "use 5", "trade 1 salt for dates")
    assert refusal(game, "trade 1 dates for salt") == (
        "received_this_visit",
        "5.14",
        {"kind": "dates"},
    )
    expected = {"kind": "pepper", "held": 0, "needed": 1}
    assert refusal(game, "trade 1 pepper for salt") == ("too_few_goods", "5.14", expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sell 2 gold", ("too_few_gold", "5.14", {"kind": "gold", "held": 1, "needed": 2})),
        ("sell 4 salt", ("too_few_goods", "5.14", {"kind": "salt", "held": 2, "needed": 4})),
        ("sell 2 dates", ("too_few_goods", "5.14", {"kind": "dates", "held": 1, "needed": 2})),
    ],
)
def test_the_silversmith_says_what_he_does_not_take(text: str, expected: Refused) -> None:
    """He takes two or four of a kind, and gold (rule 5.14)."""
    game = situation(Seat("1 dates 2 salt 1 gold", targis="10"))
    play(game, "use 10")
    assert refusal(game, text) == expected


def test_goods_are_taken_in_one_order() -> None:
    """After salt, dates cannot be taken any more (rule 5.26)."""
    game = buying("BT9", Seat("1 dates 1 salt 2 pepper"))
    play(game, "use 2,2", "pay cost", "take 3 goods", "take salt")
    assert refusal(game, "take dates") == ("goods_order", "5.26", {"kind": "dates"})


def test_goods_above_the_limit_are_given_in_one_order() -> None:
    """What is not held cannot be given, and enough must follow what is (rule 6.1)."""
    game = situation(Seat("6 dates 6 salt"))
    play(game, "done")
    expected = {"kind": "pepper", "held": 0, "needed": 1}
    assert refusal(game, "give pepper") == ("too_few_goods", "6.1", expected)
    game = situation(Seat("6 dates 5 salt 1 pepper"))
    play(game, "done")
    assert refusal(game, "give pepper") == ("goods_order", "6.1", {"kind": "pepper"})


def raid(holds: str) -> Game:
    """The raid on 8, which blue decides first: 2 goods or 1 VP."""
    return situation(Seat(holds), phase="raid", round=6)


def test_a_demand_that_cannot_be_met_says_how_much_it_asks_for() -> None:
    """Of the 2 goods demanded one is held; the other demand would be forced (rule 7.3)."""
    state = raid("2 dates 1 vp").state
    state.blue.stock[0] = 1
    expected = Reason("cannot_meet", "7.3", {"demanded": {"goods": 2}, "missing": {"goods": 1}})
    assert why_not(state, "give goods") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("give gold", ("not_demanded", "7.2", {"raid": 8})),
        ("give dates", ("not_now", "7.1", {"asked": "raid"})),
        ("place 5", ("not_now", "7.1", {"asked": "raid"})),
        ("give silver", ("malformed", "7.1", {"nearest": "give vp"})),
    ],
)
def test_a_raid_asks_for_one_of_its_demands(text: str, expected: Refused) -> None:
    """Gold is not among those of the raid on 8 (rule 7.2)."""
    assert refusal(raid("2 dates 1 vp"), text) == expected


def test_goods_for_a_raid_are_given_in_one_order() -> None:
    """One pepper is not enough for what remains, so it cannot be the first (rule 7.1)."""
    game = raid("1 dates 2 salt 1 pepper 1 vp")
    play(game, "give goods")
    assert refusal(game, "give pepper") == ("goods_order", "7.1", {"kind": "pepper"})


def rearranging(rows: str, row: str, *lifts: str) -> Game:
    """Blue displays BO9 in a row and picks up cards."""
    game = buying("BO9", Seat(SOME_OF_ALL, rows=rows))
    play(game, "use 2,2", "pay cost", row, *lifts)
    return game


@pytest.mark.parametrize(
    ("lifts", "text", "expected"),
    [
        ([], "lift BC1", ("not_displayed", "5.23", {"card": "BC1"})),
        ([], "lay 1,1", ("action_unfinished", "5.23", {"asked": "lift"})),
        (["lift BO2"], "lift BO2", ("chosen_already", "5.23", {"card": "BO2"})),
        (["lift BO2"], "lift BO1", ("cards_order", "5.23", {"card": "BO1"})),
        (["lift BO1"], "lift BC1", ("not_displayed", "5.23", {"card": "BC1"})),
        (["lift BO1"], "none", ("no_place", "5.23", {"card": "BO1"})),
        (["lift BO2", "none"], "lay 1,1", ("place_taken", "5.23", {"place": "1,1"})),
        (["lift BO2", "none"], "lay 1,2", ("same_place", "5.23", {"place": "1,2"})),
        (["lift BO2", "none"], "lay 1,3", ("gap", "5.23", {"place": "1,3"})),
        (["lift BO1", "lift BO2"], "lay 2,1", ("place_taken", "5.23", {"place": "2,1"})),
        (["lift BO1", "lift BO2"], "lay 1,1", ("same_place", "5.23", {"place": "1,1"})),
        (["lift BO1", "lift BO2"], "lay 3,4", ("gap", "5.23", {"place": "3,4"})),
        (["lift BO1", "lift BO2"], "lay 3,1", ("equal_empty_row", "5.7", {"row": 3, "first": 1})),
        (["lift BO1", "lift BO2", "lay 2,2"], "lay 2,2", ("place_taken", "5.23", {"place": "2,2"})),
        (["lift BO1", "lift BO2", "lay 2,2"], "lay 2,4", ("gap", "5.23", {"place": "2,4"})),
        (["lift BO1", "lift BO2", "lay 2,2"], "lay 1,2", ("same_place", "5.23", {"place": "1,2"})),
        (
            ["lift BO1", "lift BO2", "lay 2,2"],
            "lay 3,1",
            ("equal_empty_row", "5.7", {"row": 3, "first": 1}),
        ),
    ],
)
def test_a_card_picked_up_or_laid_wrongly_says_why(
    lifts: list[str], text: str, expected: Refused
) -> None:
    """BO1 and BO2 lie in the first row, BO9 in the second (rule 5.23)."""
    assert refusal(rearranging("BO1 BO2", "row 2", *lifts), text) == expected


def test_the_second_card_must_find_another_place() -> None:
    """If BR2 lies where the row of BO9 goes on, BO9 could only go back (rule 5.23)."""
    game = rearranging("BO1 BO2 / BR1 BR2", "row 3", "lift BR2", "lift BO9")
    assert refusal(game, "lay 3,2") == ("no_place", "5.23", {"card": "BO9"})


def test_the_last_card_is_picked_up_after_another() -> None:
    """In a full display BO9 in the last place can only change places with an earlier card."""
    eleven = FULL.replace(" BW4", "")
    game = buying("BO9", Seat(SOME_OF_ALL, rows=eleven.replace("BO4", "BC1")))
    play(game, "use 2,2", "pay cost")
    assert refusal(game, "lift BO9") == ("cards_order", "5.23", {"card": "BO9"})


def test_at_the_end_nothing_can_be_played() -> None:
    """Whatever the text (rule 8.1)."""
    *_, game = moments(1)
    for text in ("done", "place 5", "", "nonsense"):
        assert refusal(game, text) == ("game_over", "8.1", {})


@pytest.mark.parametrize(
    ("text", "parameters"),
    [
        ("Place 5", {"nearest": "place 5"}),
        ("plaec 5", {"nearest": "place 5"}),
        ("place5", {"nearest": "place 5"}),
        ("usee 2,1", {"nearest": "use 2,1"}),
        ("trade 2 slat for dates", {"nearest": "trade 2 salt for dates"}),
        ("place 17", {}),
        ("place four", {}),
        ("place 4 4", {}),
        ("fennec", {}),
        ("", {}),
        ("???", {}),
    ],
)
def test_a_text_of_no_known_form_brings_the_nearest_one(
    text: str, parameters: dict[str, Any]
) -> None:
    """A legal move if one is near, else any form, with the same numbers; else nothing."""
    assert refusal(placing(), text) == ("malformed", "3.1", parameters)


def test_a_move_of_another_phase_says_what_is_asked() -> None:
    """Placing, and nothing else, while Targis are placed (rule 3.1)."""
    for text in ("use 5", "done", "row 1", "give goods", "lift BO1", "take salt"):
        assert refusal(placing(), text) == ("not_now", "3.1", {"asked": "place"})


@given(st.text())
def test_any_text_gets_a_reason(text: str) -> None:
    """No text, however strange, brings anything but a code and a rule."""
    code, rule, parameters = refusal(placing(), text + "!")
    assert (code, rule) == ("malformed", "3.1")
    assert parameters.keys() <= {"nearest"}


def test_a_very_long_text_is_refused_at_once() -> None:
    """A megabyte takes no longer than its first line, and is not repeated in full."""
    game = placing()
    with pytest.raises(IllegalMove) as refused:
        game.play("place 5 " * 125_000)
    assert len(str(refused.value)) < 200
    assert refused.value.code == "malformed"
    assert moves(game) == moves(placing())


def refused_codes(games: int, every: int, rulesets: Sequence[Ruleset] = (Ruleset(),)) -> set[str]:
    """Try all illegal texts at every so many moments of games; the codes that were given."""
    seen: set[str] = set()
    for game in islice(moments(games, rulesets=rulesets), 0, None, every):
        state = game.state
        for text in known_texts(state.table).difference(moves(game)):
            reason = why_not(state, text)
            assert reason.code in CODES
            assert reason.rule in RULE_NUMBERS
            assert reason == json_again(reason)
            seen.add(reason.code)
    return seen


@pytest.mark.slow
def test_every_refusal_in_games_is_explained() -> None:
    """Every text that is not legal has a known code and an existing rule."""
    assert len(refused_codes(games=8, every=15)) > 20


@pytest.mark.slow
def test_every_refusal_in_games_of_the_expansion_is_explained() -> None:
    """The same with dunes, mixed decks, custom borders and options."""
    assert len(refused_codes(games=12, every=140, rulesets=EXPANSIONS)) > 20


@pytest.mark.soak
def test_every_refusal_of_whole_games_is_explained() -> None:
    """The same at all decisions of many games."""
    assert len(refused_codes(games=25, every=1)) > 30
    assert len(refused_codes(games=25, every=5, rulesets=EXPANSIONS)) > 50


def json_again(reason: Reason) -> Reason:
    """A reason whose parameters have been through JSON."""
    return Reason(reason.code, reason.rule, json.loads(json.dumps(reason.parameters)))


def test_every_code_is_documented() -> None:
    """The table of docs/notation.md has the same codes with the same meaning."""
    text = (ROOT / "docs/notation.md").read_text()
    documented = dict(re.findall(r"^\| `(\w+)` \| ([^|]+?) \|[^|]*\|[^|]*\|$", text, re.M))
    assert documented == CODES
