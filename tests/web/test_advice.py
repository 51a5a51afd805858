"""Advice in a person's first games, and the level to try after clear results."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from targi import Game
from targi.text import LANGUAGES
from tests.rules.table import Seat, buying, expansion, situation
from tests.web.accessibility import violations_in_both_lights
from tests.web.house import Server
from tests.web.situations import Situation
from tests.web.told import ToldTable, messages
from tests.web.visiting import DESK, OVER, PHONE, Visitor

SMALL = (360, 640)
WANTED = {"confirm": True, "advice": True}
CAMPS = "BC5 BC1 BC2 / BW1 BO2"
PLACING: dict[str, Any] = {"phase": "place", "round": 4}
RAID = {**PLACING, "round": 6}

FIRST_GAME = {
    "This is the last round": situation(Seat("1 gold"), phase="place", round=12),
    "demands 2 goods of your choice, or 1 VP; you still lack 1 good": situation(
        Seat("1 dates 2 gold"), **RAID
    ),
    "you can pay that now": situation(Seat("2 dates"), **RAID),
    "You have 9 goods; at the end of your turn you may keep 10 at most": situation(
        Seat("9 dates"), **PLACING
    ),
    "Your hand is full": buying("BW3", Seat("1 dates", hand="BO1")),
    "gives you an action; 3 are still unused": situation(Seat(targis="2 10", markers="2,2")),
    "a Targi on the Noble": situation(
        Seat("2 dates 2 salt 1 pepper 1 gold", hand="BO1"), **PLACING
    ),
    "row 1 would have 4 equal symbols, and four bring 4 VP": situation(
        Seat("3 dates 2 salt 2 pepper", rows=CAMPS), centre={"2,2": "BC3"}, **PLACING
    ),
}
LONG = (
    expansion(Seat("1 gold"), phase="place", round=9),
    situation(
        Seat("3 dates 2 salt 2 pepper", rows="BC5 BO2 / BW1 BT2"), centre={"2,2": "BR3"}, **PLACING
    ),
)


def after_games(visitor: Visitor, number: int) -> None:
    """Somebody whose browser has seen so many games end, all won by caracal."""
    games = [{"table": f"old{at}", "level": "caracal", "result": "lost"} for at in range(number)]
    text = json.dumps(json.dumps(games))
    visitor.go()
    visitor.page.evaluate(f"localStorage.setItem('targi-finished', {text})")


def meet(visitor: Visitor, game: Game) -> Page:
    """Come to a table at which nothing has been advised yet."""
    if not visitor.page.url.startswith(visitor.url):
        visitor.go()
    visitor.page.evaluate("localStorage.removeItem('targi-advice')")
    Situation(game).open(visitor)
    return visitor.page


def test_a_first_game_is_advised_what_matters(browser: Browser, server: Server) -> None:
    """In the prompt and, once, to those who listen; a preview takes its place."""
    with Visitor(browser, server.url, choices=WANTED) as visitor:
        for says, game in FIRST_GAME.items():
            page = meet(visitor, game)
            expect(page.locator(".prompt-text")).to_contain_text(says)
            expect(page.locator("[role=status]").filter(has_text=says)).to_have_count(1)
        page.locator("[data-spot='border 14']").hover()
        expect(page.locator(".prompt-text")).to_contain_text("Turn up a tribe card.")
        expect(page.locator(".prompt-text")).not_to_contain_text(says)
        page.mouse.move(0, 0)
        expect(page.locator(".prompt-text")).to_contain_text(says)
        assert violations_in_both_lights(visitor) == []


def test_advice_fades_and_can_be_switched_off(browser: Browser, server: Server) -> None:
    """From the fourth game on only what is urgent, from the seventh on nothing."""
    raid, noble = FIRST_GAME["you can pay that now"], FIRST_GAME["a Targi on the Noble"]
    with Visitor(browser, server.url, choices=WANTED) as visitor:
        words = visitor.page.locator(".prompt-text .would")
        for finished, advised in ((2, (True, True)), (3, (True, False)), (6, (False, False))):
            after_games(visitor, finished)
            for game, given in zip((raid, noble), advised, strict=True):
                page = meet(visitor, game)
                expect(page.locator(".prompt-text strong")).to_have_text("Place Targi 1 of 3.")
                expect(words).to_have_count(int(given))
        after_games(visitor, 0)
        page = meet(visitor, raid)
        expect(words).to_have_count(1)
        visitor.press("Menu and settings")
        page.get_by_label("Advice in the first games").uncheck()
        page.keyboard.press("Escape")
        page.mouse.move(0, 0)
        expect(words).to_have_count(0)


@pytest.mark.integration
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_has_room_in_the_prompt(browser: Browser, server: Server, language: str) -> None:
    """On a small phone, a phone and a desk."""
    games = (*FIRST_GAME.values(), *LONG)
    with Visitor(browser, server.url, choices={**WANTED, "language": language}) as visitor:
        for game in games:
            page = meet(visitor, game)
            words = page.locator(".prompt-text")
            words.locator(".would").wait_for()
            for size in (SMALL, PHONE, DESK):
                visitor.resize(size)
                fits = "(one) => one.scrollHeight <= one.clientHeight + 1"
                assert words.evaluate(fits), (size, words.inner_text())


def test_a_game_that_ends_counts_once(browser: Browser, server: Server) -> None:
    """However often its result is looked at; without a server's memory the first is the first."""
    with Visitor(browser, server.url) as visitor:
        ToldTable("base", len(messages("base")) - 1).welcome(visitor, OVER)
        expect(visitor.page.get_by_text("Why not try")).to_have_count(0)  # one defeat
        for _ in range(2):
            kept = visitor.page.wait_for_function(
                "() => JSON.parse(localStorage.getItem('targi-finished') ?? '[]').length"
            )
            assert kept.json_value() == 1
            visitor.page.reload()
            visitor.page.locator(OVER).wait_for()


def test_clear_results_lead_to_another_level(browser: Browser, server: Server) -> None:
    """A button plays it, and the start page has chosen it, unless somebody chose another one."""
    says = "⁨Caracal⁩ has won 3 times in a row. Why not try ⁨Oryx⁩?"
    for chosen, then in (("caracal", "oryx"), ("fennec", "fennec")):
        with Visitor(browser, server.url, choices={"level": chosen}) as visitor:
            after_games(visitor, 2)
            ToldTable("base", len(messages("base")) - 1).welcome(visitor, OVER)
            visitor.see(says)
            assert violations_in_both_lights(visitor) == []
            visitor.go()
            expect(visitor.page.get_by_label(then)).to_be_checked()
            visitor.go("/t/told")
            with visitor.page.expect_request("**/api/tables") as made:
                visitor.press("Play against ⁨Oryx⁩")
            asked = json.loads(made.value.post_data or "")
            assert asked["white"] == {"kind": "bot", "level": "oryx"}
            visitor.page.wait_for_url(f"{server.url}/t/*")


def test_a_fresh_browser_begins_gently(browser: Browser, server: Server) -> None:
    """Nobody has chosen anything yet."""
    with Visitor(browser, server.url) as visitor:
        visitor.go()
        visitor.page.evaluate("localStorage.setItem('targi', '{}')")
        visitor.page.reload()
        expect(visitor.page.get_by_label("gecko")).to_be_checked()
