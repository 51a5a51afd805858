"""The pictures of the rules: they show what their words say, and everybody can use them."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from targi import Game
from targi.server.wire.basics import BySeat
from targi.server.wire.moment import Asked, Legal
from targi.server.wire.position import Position, Score
from targi.text import LANGUAGES, Phrase, phrase, words
from tests.web.accessibility import violations_in_both_lights
from tests.web.house import Server
from tests.web.visiting import Visitor
from tools.rule_pictures import TARGET, pictures

NARROWEST = (360, 740)
TYPES: dict[str, Any] = {
    "position": Position,
    "scores": BySeat[Score],
    "asked": Asked,
    "legal": list[Legal],
}

WORDS = """all => all.map((one) =>
    [one.querySelector('[role=img]').ariaLabel, one.querySelector('figcaption').textContent])"""


@cache
def shown() -> Any:
    """What each picture shows."""
    return pictures()


def test_the_client_draws_what_the_engine_gives() -> None:
    """If not: `.venv/bin/python tools/rule_pictures.py`, and build the client."""
    assert json.loads(TARGET.read_text(encoding="utf-8")) == shown()


@pytest.mark.parametrize("name", ["board", "placing", "dune", "raid", "rows"])
def test_pictures_show_positions_that_can_be_played(name: str) -> None:
    """The client takes them for what a server tells; nothing is shown that cannot be."""
    for part, found in shown()[name].items():
        assert msgspec.to_builtins(msgspec.convert(found, TYPES[part])) == found
    position = shown()[name]["position"]
    assert Game.from_position(position, 1).position() == position


def test_pictures_show_what_their_words_say() -> None:
    """The numbers in captions and descriptions are those of the positions."""
    board, placing, dune, raid, rows = (
        shown()[name]["position"] for name in ("board", "placing", "dune", "raid", "rows")
    )
    assert (board["round"], board["robber"]) == (1, 1)
    assert placing["targis"] == {"blue": [2, 13], "white": [5, 9]}
    legal = [one["move"] for one in shown()["placing"]["legal"]]
    assert legal == ["place 6", "place 7", "place 10", "place 11", "place 14"]
    assert dune["targis"] == {"blue": [2, 13, dune["dunes"][0]], "white": [6, 9]}
    assert len(dune["dunes"]) == 3
    assert (raid["phase"], raid["round"], raid["robber"]) == ("raid", 3, 4)
    symbols = [[card[1] for card in row] for row in rows["players"]["blue"]["rows"]]
    assert symbols == [["O"] * 4, ["R", "W", "C", "T"], ["W", "C", "T", "C"]]
    assert shown()["rows"]["scores"]["blue"]["rows"] == [4, 2, 0]


@pytest.mark.integration
def test_rules_have_pictures_with_words(browser: Browser, server: Server) -> None:
    """In five languages, on the narrowest phone, by noon and by night."""
    with Visitor(browser, server.url, NARROWEST, reduced_motion="reduce") as visitor:
        page = visitor.page
        visitor.go("/rules")
        expect(page.locator("figure")).to_have_count(5)
        for figure in page.locator("figure").all():
            figure.scroll_into_view_if_needed()
            expect(figure.locator(".card").first).to_be_visible()
        for language in LANGUAGES:
            page.locator("header select").select_option(language)
            told = [[words(language).say(one) for one in said_of(name)] for name in shown()]
            expect(page.locator("figcaption").first).to_have_text(told[0][1])
            assert page.locator("figure").evaluate_all(WORDS) == told
            assert page.evaluate("document.documentElement.scrollWidth") == NARROWEST[0]
        # A picture is one thing to look at: what is in it cannot be reached.
        assert page.locator("figure :is(button, [tabindex]):not([inert] *)").count() == 0
        assert violations_in_both_lights(visitor) == []


def said_of(name: str) -> list[Phrase]:
    """What is to be seen on a picture, and its caption."""
    return [phrase(f"web-picture-{name}-seen"), phrase(f"web-picture-{name}")]
