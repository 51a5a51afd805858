"""What the board says before a move is made: the prompt, the rows, the costs, the counts."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from targi import Game
from tests.rules.table import Seat, buying, play, situation
from tests.web.accessibility import violations_in_both_lights
from tests.web.house import Server
from tests.web.situations import Situation
from tests.web.visiting import DESK, PHONE, Visitor

# Whether lines run over whole rows, but under what lies there.
UNDER_CARDS = """() => {
    const line = document.querySelector('.lines line').getBoundingClientRect();
    const card = document.querySelector("[data-spot='centre 1,1']").getBoundingClientRect();
    const lies = getComputedStyle(document.querySelector('.lines')).zIndex;
    const cell = getComputedStyle(document.querySelector('.cell.centre')).zIndex;
    return line.width + line.height > card.height && Number(lies) < Number(cell);
}"""
SMALLEST = """() => {
    const signs = document.querySelectorAll('.board .cost .i, .me .hand .cost .i');
    return Math.min(...[...signs].map((sign) => sign.getBoundingClientRect().width));
}"""


def placing() -> Game:
    """Two Targis stand, a raid is ahead; of the camp in the middle 1 pepper is missing."""
    blue = Seat("6 dates 2 salt", rows="BT1 BT2", targis="2 9", hand="BW3")
    centre = {"2,2": "BC3", "2,3": "BC1", "1,2": "BO4", "3,2": "G16"}
    return situation(blue, Seat("3 dates", targis="5 13"), phase="place", round=6, centre=centre)


def laying() -> Game:
    """A camp has been paid for, and can come to three camps, to two other cards or to none."""
    blue = Seat("2 dates 2 salt 1 pepper", rows="BC5 BC1 BC2 / BW1 BO2")
    game = buying("BC3", blue, Seat("9 vp"), round=4)
    play(game, "use 2,2", "pay cost")
    return game


def visit(browser: Browser, server: Server, size: tuple[int, int]) -> Visitor:
    """Somebody who confirms moves; with fingers on a phone."""
    phone = size == PHONE
    choices = {"confirm": True}
    return Visitor(browser, server.url, size, choices, has_touch=phone, is_mobile=phone)


def test_a_placement_says_all_it_brings_before_it_is_confirmed(
    browser: Browser, server: Server
) -> None:
    """Place, crossings with what is missing, limits and raid; counts and costs beside it."""
    with visit(browser, server, DESK) as visitor:
        Situation(placing()).open(visitor)
        page, prompt = visitor.page, visitor.page.locator(".prompt")
        expect(prompt).to_contain_text("Place Targi 3 of 3.")
        page.locator("[data-spot='border 14']").hover()
        expect(prompt).to_contain_text("Turn up a tribe card.")
        expect(prompt).to_contain_text("You lack 1 pepper. Your hand is full.")
        expect(prompt).to_contain_text("Raid after round 6")
        page.locator("[data-spot='border 3']").hover()
        expect(prompt).to_contain_text("No crossing this round.")
        camp = page.locator("[data-spot='centre 1,1']")
        expect(camp.locator(".cost.lacking .missing")).to_have_count(1)
        expect(camp).to_have_accessible_name(re.compile("You lack 1 pepper"))
        counted = page.locator(".me .limits .goods")
        expect(counted).to_contain_text("Close to the limit: 8/10 goods.")
        expect(page.locator(".opp .limits")).to_have_count(0)
        assert page.evaluate(UNDER_CARDS)
        assert violations_in_both_lights(visitor) == []
    with visit(browser, server, PHONE) as visitor:
        Situation(placing()).open(visitor)
        visitor.page.locator("[data-spot='border 14']").tap()
        expect(visitor.page.locator(".prompt")).to_contain_text("Your hand is full.")
        assert visitor.page.evaluate(SMALLEST) >= 12


def test_each_place_of_the_display_says_what_a_card_means_there(
    browser: Browser, server: Server
) -> None:
    """In the prompt while it is pointed at, at the place itself, and to who listens."""
    with visit(browser, server, DESK) as visitor:
        Situation(laying()).open(visitor)
        page, prompt = visitor.page, visitor.page.locator(".prompt")
        expect(prompt).to_contain_text("4 alike +4 VP · 4 different +2 VP")
        alike = page.locator(".me button.slot[data-spot='blue 0,3']")
        expect(alike.locator(".row-label")).to_have_text("+4")
        expect(alike).to_have_accessible_name(re.compile("Completes the row, four alike: 4 VP"))
        alike.hover()
        expect(prompt).to_contain_text("Completes the row, four alike: 4 VP.")
        expect(prompt).to_contain_text("You keep nothing.")
        different = page.locator(".me button.slot[data-spot='blue 1,2']")
        expect(different.locator(".row-label")).to_have_text("3/4")
        different.hover()
        expect(prompt).to_contain_text("3 of 4 different: 1 more brings 2 VP.")
        page.locator(".me button.slot[data-spot='blue 2,0']").hover()
        expect(prompt).to_contain_text("First card of the row")
        assert violations_in_both_lights(visitor) == []
