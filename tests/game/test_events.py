"""Events tell everything that happens, each under its rule, as docs/events.md describes them."""

import json
import re
from dataclasses import fields
from typing import Any

import pytest

from targi import Event, Game
from targi.game.events import NAMES
from tests.game.sample_games import moments
from tests.game.shadow_board import ShadowBoard, shown_by
from tests.ground.project import ROOT
from tests.rules.table import Seat, buying, play, situation

DOCUMENT = (ROOT / "docs/events.md").read_text()
RULE_NUMBERS = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", (ROOT / "docs/rules.md").read_text(), re.M))


def latest(game: Game) -> tuple[Event, ...]:
    """The events of the last move, or of the deal."""
    return game.history[-1].events if game.history else game.deal_events


@pytest.fixture(scope="module")
def sample() -> list[Event]:
    """The different events of some games."""
    seen: dict[str, Event] = {}
    for game in moments(60):
        seen |= {repr(event): event for event in latest(game)}
    return [*seen.values()]


def test_events_are_enough_to_keep_a_board() -> None:
    """A board that knows no rules and follows the events shows what the game shows."""
    for game in moments(30):
        position: Any = game.position()
        if not game.history:
            board = ShadowBoard(position)
        else:
            board.follow(latest(game))
        assert board.shown() == shown_by(position)


def test_the_deal_is_told_from_an_empty_table() -> None:
    """Nine cards are laid and turned up, then the first round begins."""
    game = Game(seed=7)
    position: Any = game.position()
    empty = {
        **position,
        "centre": [[None] * 3 for _ in range(3)],
        "round": 0,
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


def test_the_documents_examples_have_happened(sample: list[Event]) -> None:
    """Every name has an example, and every example comes from one of the games."""
    lines = [line for line in DOCUMENT.splitlines() if line.startswith('{"name"')]
    examples = [json.loads(line) for line in lines]
    happened = [event.to_json() for event in sample]
    assert {example["name"] for example in examples} == set(NAMES)
    assert [example for example in examples if example not in happened] == []


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
