"""The table as sentences: all that is on it, and one place when asked for."""

from itertools import chain
from typing import Any

import pytest

from targi import Game, Ruleset
from targi.cards import parse_cards_file
from targi.text import LANGUAGES, named, words
from targi.text.rulesets import ruleset_lines
from targi.text.table import TableWords
from tests.game.sample_games import EXPANSIONS, moments

ENGLISH = words("en")


def table(game: Game, **changes: Any) -> TableWords:
    """The table of a game, with some things changed."""
    return TableWords({**game.position(), **changes}, game.ruleset.catalogue)


def said(phrases: Any) -> list[str]:
    """Phrases in English."""
    return [ENGLISH.say(one) for one in phrases]


def test_the_course_of_the_game_is_told() -> None:
    """Round, figures, the next raid, who starts; the Targia if there is one."""
    assert said(table(Game("base", seed=1)).course()) == [
        "Round 1 of 12.",
        "The robber is on the Noble (1).",
        "Next raid after round 3, on corner 4: 1 good of your choice, or 1 VP.",
        "Blue is the starting player.",
    ]
    told = said(table(Game("expansion", seed=1), round=9, robber=12, last_round=True).course())
    assert told == [
        "Round 9 of 12, the last one.",
        "The robber is on the raid card (12).",
        "The Targia is on Salt (15).",
        "Raid on corner 12, now: 1 date, 1 salt and 1 pepper, or 2 VP.",
        "White is the starting player.",
    ]


def test_every_place_says_who_is_there() -> None:
    """Figures on the border and on dunes, markers in the centre."""
    game = Game("expansion", seed=1)
    dune = game.position()["dunes"][0]  # type: ignore[index]
    shown = table(
        game,
        targis={"blue": [5, dune], "white": [15]},
        markers={"blue": [[0, 0]], "white": [[0, 0], [2, 2]]},
    )
    border = said(shown.border())
    assert border[0] == "Noble (1): the robber."
    assert "Trader (5): a Targi of Blue." in border
    assert "Salt (15): the Targia and a Targi of White." in border
    demand = "you give up 1 gold, or the last card of one of your rows."
    assert border[-1] == f"Raid (16): when the robber comes here, {demand}"
    centre = said(shown.centre())
    assert len(centre) == 9
    assert centre[0].endswith("), a marker of Blue and a marker of White.")
    assert centre[8].endswith(") and a marker of White.")
    assert f"dune {dune}: a Targi of Blue." in said(shown.dunes())
    assert said(table(game, dunes=[]).dunes()) == ["No dune lies open."]


def test_cards_of_the_centre_say_what_they_cost_and_give() -> None:
    """And that they lie face down, if they do."""
    shown = table(Game("base", seed=1))
    assert said([shown.centre_card("BO4")]) == ["oasis BO4 (1 VP, costs 1 pepper and 1 gold)"]
    assert said([shown.centre_card("G13")]) == ["goods card G13 (gives 1 date, 1 salt or 1 pepper)"]
    assert said([shown.centre_card("tribe?")]) == ["a tribe card, face down"]


def test_a_player_is_told_with_hand_rows_and_what_lies_on_cards() -> None:
    """Nothing held is said too."""
    game = Game("expansion", seed=1)
    position: Any = game.position()
    blue = position["players"]["blue"]
    blue |= {"hand": "XO1", "rows": [["XO2", "XT8"], [], []], "action_markers": ["XT8"]}
    blue |= {"stored_gold": 1, "dates": 0, "vp": 0}
    assert said(TableWords(position, game.ruleset.catalogue).player("blue")) == [
        "Blue holds 1 salt, 1 pepper, 1 gold and 2 water.",
        "Stored: 1 gold.",
        "Hand: oasis XO1.",
        "Row 1: oasis XO2 and Targia card XT8.",
        "Row 2: empty.",
        "Row 3: empty.",
        "Action markers on Targia card XT8.",
    ]
    blue |= dict.fromkeys(("salt", "pepper", "gold", "water"), 0)
    names = {"blue": named("Ann"), "white": named("Bob")}
    first = next(TableWords(position, game.ruleset.catalogue, names).player("blue"))
    assert ENGLISH.say(first) == "\u2068Ann\u2069 holds nothing."


@pytest.mark.parametrize(
    ("place", "number"), [("5", 2), ("16", 1), ("0", 0), ("17", 0), ("1,4", 0), ("D99", 0), ("", 0)]
)
def test_one_place_is_looked_at(place: str, number: int) -> None:
    """With what one does there; a place that there is not has nothing to tell."""
    assert len(table(Game("base", seed=1)).look(place)) == number


def test_every_place_of_the_centre_and_every_open_dune_can_be_looked_at() -> None:
    """A card with an effect tells it."""
    game = Game("expansion", seed=1)
    position: Any = game.position()
    shown = table(game)
    for row in range(3):
        for column in range(3):
            card = game.ruleset.catalogue.card(position["centre"][row][column])
            effects = bool(getattr(card, "effects", ()))
            assert len(shown.look(f"{row + 1},{column + 1}")) == 1 + effects
    for dune in position["dunes"]:
        assert len(shown.look(dune)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_games_can_be_told(language: str) -> None:
    """Sections with headings, in every language, and every card on the table is named."""
    spoken = words(language)
    for number, game in enumerate(chain(moments(2), moments(4, rulesets=EXPANSIONS))):
        if number % 40:
            continue
        position: Any = game.position()
        told = TableWords(position, game.ruleset.catalogue).sections(game.scores())
        sections = [(heading, [*sentences]) for heading, sentences in told]
        dunes, discards = position["targia"] is not None, bool(position["discards"]["tribes"])
        assert len(sections) == 6 + dunes + discards
        lines = [spoken.say(line) for _, part in sections for line in part]
        text = "\n".join([*(spoken.say(heading) for heading, _ in sections), *lines])
        shown = [card for row in position["centre"] for card in row if not card.endswith("?")]
        for player in position["players"].values():
            shown += [card for row in player["rows"] for card in row]
        assert all(card in text for card in [*shown, *position["dunes"]])


def test_a_ruleset_says_what_is_not_as_usual() -> None:
    """The box always, options only where they were changed."""
    own = parse_cards_file("[tribes]\nXO4 = { vp = 3 }\n", "own.toml")
    assert said(ruleset_lines(Ruleset())) == ["Edition: Base game"]
    special = Ruleset(
        "expansion",
        start="easier",
        targia="literal",
        tiebreak="water",
        deck=Ruleset.mixed(1).deck,
        border=(1, 14),
        cards=own,
    )
    assert said(ruleset_lines(special)) == [
        "Edition: Expansion",
        "Start: Easier, with 2 of each good",
        "Targia: One step a round, corners too",
        "Tie-break after gold: More water",
        "Tribe cards: 45 cards from both boxes",
        "Border cards: Those of the base game at 1, 14",
        "Custom card file: own.toml",
    ]
