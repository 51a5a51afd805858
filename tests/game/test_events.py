"""Events tell everything that happens, each under its rule, as docs/events.md describes them."""

import json
import re
from collections.abc import Sequence
from dataclasses import fields
from itertools import chain
from typing import Any

import pytest

from targi import Event, Game, Ruleset
from targi.game.moves.events import NAMES
from tests.corpus import make, make_expansion
from tests.game.sample_games import EXPANSIONS, moments
from tests.game.shadow_board import ShadowBoard, shown_by
from tests.project.files import ROOT
from tests.reference.effort import effort
from tests.rules.positions import with_base
from tests.rules.table import Seat, buying, expansion, on_dune, play, raid, situation

DOCUMENT = (ROOT / "docs/events.md").read_text()
RULE_NUMBERS = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", (ROOT / "docs/rules.md").read_text(), re.M))


def latest(game: Game) -> tuple[Event, ...]:
    """The events of the last move, or of the deal."""
    return game.history[-1].events if game.history else game.deal_events


@pytest.fixture(scope="module")
def sample() -> list[Event]:
    """The different events of some recorded games, and rare ones."""
    seen: dict[str, Event] = {}
    # The last games of the expansion are those that were looked for: they show the most.
    for game in chain(map(make.read, range(1, 11)), map(make_expansion.read, range(80, 95))):
        for events in (game.deal_events, *(played.events for played in game.history)):
            seen |= {repr(event): event for event in events}
    return [*seen.values(), *rare_events()]


def rare_events() -> list[Event]:
    """What needs rare cards: a stored gold lost, a shared dune taken, a cheaper raid."""
    swap = on_dune(
        "D02",
        Seat(rows="BW9", stored_gold=1, hand="XO1"),
        ruleset=with_base("BW9"),
    )
    joker = on_dune("D04", Seat("2 water"), Seat(dunes="D04"))
    spared = raid(Seat("1 salt 1 pepper 1 vp", rows="XC6"), corner=8, ruleset="expansion")
    return [
        *play(swap, "use D02"),
        *play(joker, "use D04"),
        *play(spared, "give goods", "leave salt"),
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("games", "rulesets"),
    [(effort(30, plain=12), [Ruleset()]), (12, EXPANSIONS)],
    ids=["base", "expansion"],
)
def test_events_are_enough_to_keep_a_board(games: int, rulesets: Sequence[Ruleset]) -> None:
    """A board that knows no rules and follows the events shows what the game shows."""
    for game in moments(games, rulesets=rulesets):
        position: Any = game.position()
        if not game.history:
            board = ShadowBoard(position)
        else:
            board.follow(latest(game))
        assert board.shown() == shown_by(position)


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_the_deal_is_told_from_an_empty_table(box: str) -> None:
    """All cards are laid and turned up, then the first round begins."""
    game = Game(box, seed=7)
    position: Any = game.position()
    empty = {
        **position,
        "centre": [[None] * 3 for _ in range(3)],
        "round": 0,
        "targia": None,
        "dunes": [],
        "discards": {kind: [] for kind in ("goods", "tribes", "dunes")},
        "starting_player": None,
    }
    board = ShadowBoard(empty)
    board.follow(game.deal_events)
    assert board.shown() == shown_by(position)
    assert [e.card for e in game.deal_events if e.name == "turn_up"] == list(game.deal)


def documented() -> dict[str, tuple[set[str], set[str]]]:
    """The names of the document with the fields that they always and sometimes have."""
    table = re.findall(r"^\| `(\w+)` \| ([^|]+) \| [^|]+ \|$", DOCUMENT, re.M)
    split = {name: listed.split(", ") for name, listed in table}
    return {
        name: (
            {field for field in listed if not field.startswith("[")},
            {field.strip("[]") for field in listed if field.startswith("[")},
        )
        for name, listed in split.items()
    }


def test_every_event_is_documented_with_its_fields(sample: list[Event]) -> None:
    """The document and the program have the same names, and games show exactly these fields."""
    assert documented().keys() == set(NAMES)
    for name, (always, sometimes) in documented().items():
        shown = [set(e.to_json()) - {"name", "rule", "forced"} for e in sample if e.name == name]
        assert set.intersection(*shown) == always, name
        assert set.union(*shown) == always | sometimes, name


def shape(event: dict[str, Any]) -> dict[str, Any]:
    """Name, rule and fields of an event; of the others only what sort of thing stands there."""
    exact = ("name", "rule")
    return {key: value if key in exact else type(value) for key, value in event.items()}


def test_the_documents_examples_have_happened(sample: list[Event]) -> None:
    """Every name has an example, and events like every example occur in the games."""
    lines = [line for line in DOCUMENT.splitlines() if line.startswith('{"name"')]
    examples = [json.loads(line) for line in lines]
    happened = [shape(event.to_json()) for event in sample]
    assert {example["name"] for example in examples} == set(NAMES)
    assert [example for example in examples if shape(example) not in happened] == []


def test_every_field_is_documented() -> None:
    """The table of fields names them all."""
    for field in fields(Event):
        assert re.search(rf"^\| [^|]*\b{field.name}\b[^|]* \|", DOCUMENT, re.M), field.name


def test_every_event_names_an_existing_rule(sample: list[Event]) -> None:
    """A viewer can open the rule of anything that happened."""
    assert {event.rule for event in sample} <= RULE_NUMBERS


def rules_of(events: list[Event], name: str) -> list[str]:
    """The rules of the events of one name."""
    return [event.rule for event in events if event.name == name]


@pytest.mark.parametrize(
    ("game", "played", "expected"),
    [
        (buying("G07"), "use 2,2", {"use": "5.1", "gain": "5.4", "card": "5.3", "fill": "5.3"}),
        (situation(Seat(targis="2")), "use 2", {"use": "5.1", "gain": "1.3"}),
        (situation(Seat(targis="13")), "use 13", {"turn_up": "5.17"}),
        (
            situation(Seat("2 salt", targis="5")),
            "use 5; trade 2 salt for dates",
            {"lose": "5.14", "gain": "5.14"},
        ),
        (buying("BO1", Seat("1 pepper 1 gold")), "use 2,2; hand", {"card": "5.5"}),
        (buying("BO1", Seat(hand="BO2")), "use 2,2", {"card": "5.5"}),
        (buying("BR7", Seat("1 gold")), "use 2,2; pay cost", {"lose": "5.8", "card": "5.7"}),
        (situation(Seat(hand="BO1", targis="1"), round=4), "use 1", {"card": "5.13"}),
        (
            buying("BR7", Seat("1 gold", rows="BW9", stored_gold=1)),
            "use 2,2; pay cost; row 1",
            {"use_stored": "5.25"},
        ),
        (situation(Seat("11 dates")), "done", {"lose": "6.1"}),
        (situation(Seat("4 gold"), Seat()), "done", {"lose": "6.1"}),
        (
            situation(Seat(markers="2,2"), Seat(markers="2,2"), centre={"2,2": "G01"}),
            "use 2,2",
            {"take_back": "4.3"},
        ),
        (situation(Seat(markers="2,2")), "done", {"take_back": "5.2", "end_turn": "5.2"}),
    ],
)
def test_an_event_names_the_rule_it_rests_on(
    game: Game, played: str, expected: dict[str, str]
) -> None:
    """The same kind of event may rest on different rules."""
    events = play(game, *played.split("; "))
    for name, rule in expected.items():
        assert rules_of(events, name)[-1] == rule


HELD = "3 dates 3 salt 3 pepper 2 gold 5 water"


@pytest.mark.parametrize(
    ("game", "played", "expected"),
    [
        (
            expansion(Seat(HELD)),
            "trade 2 water for salt",
            [("lose", "5.16", None), ("gain", "5.16", None)],
        ),
        (
            expansion(Seat(HELD, rows="XO7")),
            "use XO7; trade 1 dates for salt; stop",
            [("action_marker", "5.28", "XO7"), ("lose", "5.14", None), ("gain", "5.14", None)],
        ),
        (
            on_dune("D05", Seat(HELD, rows="XR5")),
            "use D05",
            [
                ("use", "5.1", None),
                ("gain", "5.31", "D05"),
                ("gain", "5.31", "D05"),
                ("card", "5.31", "D05"),
                ("gain", "5.31", "XR5"),
            ],
        ),
        (
            expansion(Seat(HELD, rows="XT6", placed="15")),
            "targia; take salt",
            [("use", "5.30", None), ("gain", "5.30", None), ("gain", "5.30", "XT6")],
        ),
        (
            buying("XO3", Seat(HELD), ruleset="expansion"),
            "use 2,2; pay cost and extra",
            [
                ("use", "5.1", None),
                ("lose", "5.8", "XO3"),
                ("lose", "5.8", "XO3"),
                ("lose", "5.8", "XO3"),
                ("card", "5.7", None),
                ("fill", "5.3", None),
                ("gain", "5.9", "XO3"),
            ],
        ),
        (
            expansion(Seat("1 dates 2 water", rows="XT7", hand="XC3", targis="1"), round=4),
            "use 1; pay cost; row 1",
            [
                ("use", "5.1", None),
                ("leave_out", "5.27", "XT7"),
                ("lose", "5.8", "XC3"),
                ("lose", "5.8", "XC3"),
                ("card", "5.7", 1),
            ],
        ),
        (
            raid(Seat("1 salt 1 pepper 1 vp", rows="XC6"), corner=8, ruleset="expansion"),
            "give goods; leave salt",
            [("leave_out", "7.4", "XC6"), ("lose", "7.1", 8)],
        ),
        (
            on_dune("D13", Seat(HELD)),
            "use D13; use 11",
            [
                ("use", "5.1", None),
                ("use", "5.35", "D13"),
                ("gain", "1.3", 11),
                ("gain", "5.35", "D13"),
                ("card", "5.31", "D13"),
            ],
        ),
    ],
)
def test_an_event_of_the_expansion_names_rule_and_cause(
    game: Game, played: str, expected: list[tuple[str, str, Any]]
) -> None:
    """Water, once cards, dunes, the Targia, extras, substitutes and raids, in their order."""
    events = play(game, *played.split("; "))
    assert [(e.name, e.rule, e.cause) for e in events][: len(expected)] == expected


def test_a_card_lost_at_the_last_raid_takes_its_gold_and_marker_along() -> None:
    """Stored gold and action marker go back to the supply (rule 7.5)."""
    game = raid(
        Seat("1 gold", rows="BW9 / XO7", stored_gold=1),
        corner=16,
        ruleset=with_base("BW9"),
    )
    gold = play(game, "give card", "row 1")[:2]
    assert [(e.name, e.rule, e.cause) for e in gold] == [
        ("card", "7.5", 16),
        ("lose_stored", "7.5", 16),
    ]
    game.undo()
    marker = play(game, "row 2")[:2]
    assert [(e.name, e.rule, e.cause) for e in marker] == [
        ("card", "7.5", 16),
        ("action_marker", "7.5", 16),
    ]


def test_dunes_before_a_round_are_moved_by_nobody() -> None:
    """After a raid all dunes are discarded and three turned up (rule 2.4)."""
    game = raid(Seat("1 dates 1 vp"), corner=4, ruleset="expansion", dunes="D05")
    events = play(game, "give vp")
    moved = [e for e in events if e.name == "card"]
    assert [(e.player, e.rule) for e in moved] == [(None, "2.4")] * 4


def test_a_twelfth_card_is_the_reason_of_the_end() -> None:
    """The game ends with the round (rule 8.1)."""
    eleven = "BO1 BO2 BO3 BO4 / BR1 BR2 BR3 BR4 / BW1 BW2 BW3"
    game = buying("BR7", Seat("1 gold", rows=eleven))
    events = play(game, "use 2,2", "pay cost", "done", "done")
    assert events[-1] == Event("end", "8.1", kind="twelfth_card")


def forced_names(events: list[Event]) -> list[str]:
    """The names of the forced events, in order."""
    return [event.name for event in events if event.forced]


def test_the_only_choice_is_marked_forced() -> None:
    """Without tokens and with a full hand a tribe card can only be discarded."""
    events = play(buying("BO1", Seat(hand="BO2")), "use 2,2")
    assert [event.name for event in events] == ["use", "card", "fill"]
    assert forced_names(events) == ["card"]


def test_a_chosen_row_is_not_forced_and_the_only_one_is() -> None:
    """What a player chose is not marked; with one row open, the payment is made at once."""
    game = buying("BR7", Seat("1 gold", rows="BW1"))
    assert forced_names(play(game, "use 2,2", "pay cost", "row 1")) == []
    assert forced_names(play(buying("BR7", Seat("1 gold")), "use 2,2", "pay cost")) == [
        "lose",
        "card",
    ]


def test_what_the_rules_do_after_a_forced_choice_is_not_forced() -> None:
    """At the last raid white can only give VP; blue cannot pay, so white gains some (rule 7.3)."""
    game = situation(Seat(), Seat("3 vp"), round=12, to_move="white", first="blue")
    events = play(game, "done")
    names = [(e.name, e.forced) for e in events if e.name != "take_back"]
    assert names == [
        ("end_turn", False),
        ("starting_player", False),
        ("robber", False),
        ("raid", False),
        ("lose", True),
        ("unpaid", False),
        ("gain", False),
        ("end", False),
    ]


def test_a_forced_demand_is_marked_and_nothing_after_it() -> None:
    """White decides first and pays; blue can only give VP, and then the robber moves on."""
    game = situation(
        Seat("1 vp"), Seat("1 dates 1 vp"), phase="raid", round=3, to_move="white", first="white"
    )
    events = play(game, "give vp")
    names = [(e.name, e.player, e.forced) for e in events]
    assert names[:2] == [("lose", "white", False), ("lose", "blue", True)]
    assert [name for name, _, _ in names[2:]] == ["robber", "round"]
    assert forced_names(events) == ["lose"]
