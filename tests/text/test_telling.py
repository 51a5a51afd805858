"""Events told in sentences: what belongs together is one sentence, and nothing is left out."""

from itertools import chain
from typing import Any

import pytest

from targi import Event, Game
from targi.game.moves.events import NAMES
from targi.text import named, words
from targi.text.telling.events import sentence, sentence_with_rule, tell
from tests.game.sample_games import EXPANSIONS, moments
from tests.text.catalogue import CARDS

STOCK: dict[str, Any] = {"source": "stock", "target": "supply"}
SUPPLY: dict[str, Any] = {"source": "supply", "target": "stock"}


def lose(kind: str, amount: int, rule: str, cause: Any = None, player: str = "blue") -> Event:
    """Tokens to the supply."""
    return Event("lose", rule, player, kind=kind, amount=amount, cause=cause, **STOCK)


def gain(kind: str, amount: int, rule: str, cause: Any = None, player: str = "blue") -> Event:
    """Tokens from the supply."""
    return Event("gain", rule, player, kind=kind, amount=amount, cause=cause, **SUPPLY)


def card(card_id: str, rule: str, source: Any, target: Any, cause: Any = None) -> Event:
    """A card of blue moves."""
    return Event("card", rule, "blue", card=card_id, source=source, target=target, cause=cause)


def use(source: Any) -> Event:
    """Blue uses a figure or marker."""
    return Event("use", "5.1", "blue", source=source, target="stock")


def told(*events: Event) -> list[str]:
    """The sentences in English."""
    return [sentence(one, words("en")) for one in tell(events, CARDS)]


DISPLAYED = card("BO4", "5.7", "open", {"display": [1, 0]}, 14)
DISCARDED = card("G12", "5.3", {"centre": [2, 2]}, "goods discards")


@pytest.mark.parametrize(
    ("events", "sentences"),
    [
        (
            [lose("salt", 2, "5.8", "BO4"), lose("gold", 1, "5.8", "BO4"), DISPLAYED],
            ["Blue pays 2 salt and 1 gold for the oasis BO4 and lays it in row 2."],
        ),
        ([DISPLAYED], ["Blue lays the oasis BO4 in row 2."]),
        (
            [lose("salt", 2, "5.8", "BO4"), card("BO5", "5.7", "open", {"display": [0, 0]})],
            ["Blue pays 2 salt for the oasis BO4.", "Blue lays the oasis BO5 in row 1."],
        ),
        (
            [lose("salt", 3, "5.14", 5), gain("gold", 1, "5.14", 5)],
            ["Blue exchanges 3 salt for 1 gold."],
        ),
        (
            [
                lose("dates", 1, "5.14", 10),
                lose("salt", 1, "5.14", 10),
                gain("vp", 1, "5.14", 10),
            ],
            ["Blue exchanges 1 date and 1 salt for 1 VP."],
        ),
        (
            [
                *(lose("water", 2, "5.16"), gain("salt", 1, "5.16")),
                *(lose("salt", 3, "5.14", 5), gain("gold", 1, "5.14", 5)),
            ],
            ["Blue exchanges 2 water for 1 salt.", "Blue exchanges 3 salt for 1 gold."],
        ),
        (
            [lose("salt", 1, "6.1"), gain("gold", 1, "5.21", "BT8")],
            [
                "Blue is above a limit and returns 1 salt.",
                "Blue takes 1 gold thanks to the Targia card BT8.",
            ],
        ),
        ([use(3), gain("salt", 1, "1.3", 3)], ["Blue takes 1 salt at Salt (3)."]),
        ([use(5)], ["Blue uses the Trader (5)."]),
        (
            [use({"centre": [2, 2]}), gain("dates", 1, "5.4", "G12"), DISCARDED],
            ["Blue takes 1 date from the goods card G12."],
        ),
        (
            [use({"centre": [2, 2]}), DISCARDED],
            ["Blue uses the card on 3,3.", "Blue discards the goods card G12."],
        ),
        (
            [gain("dates", 1, "5.4", "G12"), gain("salt", 1, "5.4", "G12")],
            ["Blue takes 1 date and 1 salt from the goods card G12."],
        ),
        (
            [gain("dates", 1, "5.31", "D05"), gain("dates", 1, "5.31", "D05")],
            ["Blue takes 2 dates thanks to the dune D05."],
        ),
        (
            [gain("dates", 1, "5.4", "G12"), gain("dates", 1, "5.21", "BT8")],
            [
                "Blue takes 1 date from the goods card G12.",
                "Blue takes 1 date thanks to the Targia card BT8.",
            ],
        ),
        (
            [gain("dates", 1, "5.4", "G12"), gain("dates", 1, "5.4", "G12", player="white")],
            [
                "Blue takes 1 date from the goods card G12.",
                "White takes 1 date from the goods card G12.",
            ],
        ),
        (
            [
                card("XC2", "5.36", "open", "tribes discards", "D17"),
                card("XO2", "5.36", "open", "tribes discards", "D17"),
                card("XC6", "5.5", "open", "hand", "D17"),
            ],
            [
                "Blue discards the camp XC2 and the oasis XO2.",
                "Blue takes the camp XC6 into their hand.",
            ],
        ),
        (
            [
                card("BR4", "5.23", {"display": [2, 0]}, {"display": [0, 3]}, "BO9"),
                card("BO9", "5.23", {"display": [0, 3]}, {"display": [2, 0]}, "BO9"),
            ],
            [
                "Blue moves the camel rider BR4 to row 1, place 4.",
                "Blue moves the oasis BO9 to row 3, place 1.",
            ],
        ),
        (
            [
                card("XC4", "7.5", {"display": [0, 1]}, "tribes discards", 16),
                card("XO9", "5.34", {"display": [1, 0]}, "hand", "D02"),
            ],
            [
                "Blue loses the camp XC4.",
                "Blue takes the oasis XO9 from the display into their hand.",
            ],
        ),
    ],
)
def test_events_that_belong_together_are_one_sentence(
    events: list[Event], sentences: list[str]
) -> None:
    """A payment and the card, what is given and taken, what a card gives; no others."""
    assert told(*events) == sentences


def test_dunes_turned_up_and_discarded_are_lists() -> None:
    """Each is turned up and laid beside the board: two events, one word."""
    away = [
        Event("card", "2.4", card=f"D0{n}", source=f"D0{n}", target="dunes discards")
        for n in (4, 5)
    ]
    new = [
        event
        for dune in ("D06", "D07")
        for event in (
            Event("turn_up", "2.4", card=dune, source="dunes pile", target="open"),
            Event("card", "2.4", card=dune, source="open", target=dune),
        )
    ]
    assert told(*away, *new) == [
        "Discarded: dune D04 and dune D05.",
        "Turned up: dune D06 and dune D07.",
    ]


def test_cards_of_the_centre_are_turned_up_with_their_places() -> None:
    """Those turned up from a pile are another sentence."""
    shown = [
        Event("turn_up", "2.5", card=found, source={"centre": [0, n]}, target={"centre": [0, n]})
        for n, found in enumerate(("G11", "BO4"))
    ]
    drawn = Event("turn_up", "2.5", card="G17", source="goods pile", target="open")
    assert told(*shown, drawn) == [
        "Turned up: goods card G11 on 1,1 and oasis BO4 on 1,2.",
        "Turned up: goods card G17.",
    ]


def test_the_deal_is_one_sentence_and_then_who_begins() -> None:
    """Not nine gaps filled and nine cards turned up."""
    base, box = Game("base", seed=1), Game("expansion", seed=1)
    dealt = [sentence(one, words("en")) for one in tell(base.deal_events, base.ruleset.catalogue)]
    assert dealt == [
        "The centre is dealt: goods card G05 on 1,1, Targia card BT7 on 1,2, goods card G11 on "
        "1,3, camp BC6 on 2,1, goods card G14 on 2,2, oasis BO5 on 2,3, goods card G17 on 3,1, "
        "Targia card BT3 on 3,2 and goods card G18 on 3,3.",
        "Blue is the starting player.",
        "Round 1 begins.",
    ]
    dealt = [sentence(one, words("en")) for one in tell(box.deal_events, box.ruleset.catalogue)]
    assert dealt[1:] == [
        "White is the starting player.",
        "The tribe discard pile begins with the camp XC7.",
        "Round 1 begins.",
        "The Targia goes to Salt (15).",
        "Turned up: dune D10, dune D11 and dune D09.",
    ]


def test_a_sentence_can_name_its_rule() -> None:
    """Behind it, also behind what was no choice."""
    (one,) = tell([Event("end_turn", "5.2", "white")], CARDS)
    assert sentence_with_rule(one, words("en")) == "White ends the turn. (rule 5.2)"


def test_every_sentence_names_its_rule_and_its_events() -> None:
    """An action that is told by what it gives rests on the rule that gives it."""
    events = [use({"centre": [2, 2]}), gain("dates", 1, "5.4", "G12"), DISCARDED, DISPLAYED]
    first, second = tell(events, CARDS)
    assert (first.rule, first.first, first.number) == ("5.4", 0, 3)
    assert (second.rule, second.first, second.number) == ("5.7", 3, 1)


def test_a_choice_that_was_none_is_said_to_be_none() -> None:
    """Behind its sentence."""
    forced = Event("card", "5.5", "blue", card="BO4", source="open", target="hand", forced=True)
    assert told(forced) == ["Blue takes the oasis BO4 into their hand. (no other choice)"]


def test_players_are_told_by_their_names() -> None:
    """If they have any; nothing in the sentence depends on the name."""
    names = {"blue": named("Ann"), "white": named("Bob")}
    (one,) = tell([Event("end_turn", "5.2", "white")], CARDS, names)
    assert words("en").say(one.phrase) == "\u2068Bob\u2069 ends the turn."


@pytest.mark.rule("2.1")
def test_a_round_is_announced_before_the_robber_walks() -> None:
    """His walk is the first thing in it, although the event of the round comes behind that."""
    robber, round_two = Event("robber", "2.1", source=1, target=2), Event("round", "2.1", amount=2)
    targia = Event("targia", "2.3", target=14)
    told_all = tell([Event("end_turn", "5.2", "white"), robber, round_two, targia], CARDS)
    assert [sentence(one, words("en")) for one in told_all] == [
        "White ends the turn.",
        "Round 2 begins.",
        "The robber advances to Dates (2).",
        "The Targia goes to the Tribal Expansion (14).",
    ]
    assert [one.first for one in told_all] == [0, 2, 1, 3]
    # A raid comes before the next round, and so does his walk to its corner.
    raid = Event("raid", "2.2", source=4)
    assert told(Event("robber", "2.1", source=3, target=4), raid) == [
        "The robber advances to the raid card (4).",
        "Raid on corner 4!",
    ]


def test_every_event_of_whole_games_is_told_once() -> None:
    """Without gap or overlap, whatever the deck and the border."""
    seen: set[str] = set()
    for game in chain(moments(12), moments(24, rulesets=EXPANSIONS)):
        events = game.history[-1].events if game.history else game.deal_events
        seen |= {event.name for event in events}
        at = 0
        for one in sorted(tell(events, game.ruleset.catalogue), key=lambda one: one.first):
            assert one.first == at
            at += one.number
            assert one.rule in {event.rule for event in events[one.first : at]}
        assert at == len(events)
    assert seen >= {*NAMES} - {
        "lose_stored",
        "use_stored",
        "store",
        "unpaid",
        "shuffle",
        "fewer_targis",
        "next_round_fewer",
    }
