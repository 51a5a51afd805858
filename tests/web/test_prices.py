"""Prices after discounts and own powers on a real page: for the eye, the ear and the finger."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from targi import Game
from tests.rules.table import Seat, buying, situation
from tests.web.accessibility import LIGHTS, violations_in_both_lights
from tests.web.house import Server
from tests.web.situations import Situation
from tests.web.test_senses import shape
from tests.web.visiting import DESK, PHONE, Visitor

CAMP, ROBBERS, TRADER = "centre 1,1", "border 7", "border 5"
WELL = "Thanks to the well worth 1 VP (beside the robber)."
CHEAPER = "less: camp worth 1 VP (camp discount)."


def placing() -> Game:
    """BC6 makes the camp in the middle cheaper; BW6 opens the robber's card. Blue lacks 1 gold."""
    blue = Seat("2 dates 2 salt", rows="BC6 BC5 / BW6 BO2", targis="2 9")
    white = Seat("3 dates", targis="5 6")
    centre = {"2,2": "BC3", "2,3": "BC1"}
    return situation(blue, white, phase="place", round=6, centre=centre)


def acting() -> Game:
    """BC8 trades one for one; BO6 spares the raid that comes with the end of the turn."""
    blue = Seat("2 dates 2 salt", rows="BC6 BC8 / BO6", targis="5")
    return buying("BC3", blue, Seat("9 vp"), round=3, first="white")


def at(page: Page, spot: str) -> Locator:
    """The card at a place of the table."""
    return page.locator(f"button[data-spot='{spot}']")


def mine(page: Page, card: str) -> Locator:
    """A card of one's own display."""
    return page.locator(f".me .display button[data-spot='blue {card}']")


def visit(browser: Browser, server: Server, size: tuple[int, int] = DESK, **more: Any) -> Visitor:
    """Somebody who confirms moves."""
    return Visitor(browser, server.url, size, choices={"confirm": True}, **more)


def test_a_cheaper_card_has_a_badge_and_says_why(browser: Browser, server: Server) -> None:
    """In its label, and enlarged in words; the own card that makes it cheaper lights up."""
    with visit(browser, server) as visitor:
        Situation(placing()).open(visitor)
        page = visitor.page
        expect(at(page, CAMP).locator(".less")).to_have_text("\u22121")
        expect(at(page, CAMP).locator(".less use")).to_have_attribute("href", "#g-any")
        expect(at(page, "centre 1,2").locator(".less use")).to_have_attribute("href", "#g-pepper")
        expect(at(page, CAMP)).to_have_accessible_name(
            re.compile(re.escape(f"1 good {CHEAPER} You can pay it now.") + "$")
        )
        expect(mine(page, "BC6")).not_to_have_class(re.compile("is-lit"))
        at(page, CAMP).hover()
        expect(mine(page, "BC6")).to_have_class(re.compile("is-lit"))
        expect(page.locator(".inspect .price")).to_contain_text("You can pay it now.")
        at(page, "centre 1,2").hover()
        expect(page.locator(".inspect .price")).to_contain_text("You pay 1 gold.")
        expect(page.locator(".inspect .price")).to_contain_text("You lack 1 gold.")


def test_the_own_card_that_opens_a_place_lights_up_and_is_named(
    browser: Browser, server: Server
) -> None:
    """While nothing is chosen, too; with another place chosen it is dark again."""
    with visit(browser, server) as visitor:
        Situation(placing()).open(visitor)
        page = visitor.page
        expect(mine(page, "BW6")).to_have_accessible_name(re.compile("This effect applies now"))
        expect(mine(page, "BO2")).not_to_have_accessible_name(re.compile("applies now"))
        expect(at(page, ROBBERS).locator(".why use")).to_have_attribute("href", "#t-well")
        expect(at(page, ROBBERS)).to_have_accessible_name(re.compile(re.escape(WELL)))
        at(page, "border 1").click()
        expect(mine(page, "BW6").locator(".counts")).to_have_count(0)
        at(page, ROBBERS).click()
        expect(mine(page, "BW6").locator(".counts")).to_be_visible()
        expect(page.locator(".prompt")).to_contain_text(WELL)


def test_by_keyboard_the_focus_is_enough(browser: Browser, server: Server) -> None:
    """Nothing needs a mouse."""
    with visit(browser, server) as visitor:
        Situation(placing()).open(visitor)
        at(visitor.page, CAMP).focus()
        expect(mine(visitor.page, "BC6")).to_have_class(re.compile("is-lit"))


def test_while_acting_a_power_counts_for_what_it_changes(browser: Browser, server: Server) -> None:
    """The Trader, the trades one for one, the payment, and the end of the turn before a raid."""
    with visit(browser, server) as visitor:
        Situation(acting()).open(visitor)
        page = visitor.page
        page.get_by_role("button", name="End turn").hover()
        expect(mine(page, "BO6")).to_have_class(re.compile("is-lit"))
        expect(mine(page, "BC8")).not_to_have_class(re.compile("is-lit"))
        at(page, TRADER).click()
        expect(mine(page, "BC8")).to_have_class(re.compile("is-lit"))
        expect(mine(page, "BO6")).not_to_have_class(re.compile("is-lit"))
        visitor.press("Confirm")
        trades = page.locator(".tray .choice")
        expect(trades.filter(has_text="1 date for")).to_contain_text(
            ["Thanks to the camp worth 1 VP (trades one for one)."] * 2
        )
        expect(trades.filter(has_text="2 dates for").first).not_to_contain_text("Thanks")


def test_a_payment_says_what_is_left_to_pay(browser: Browser, server: Server) -> None:
    """Where only one good can be left out, it is the one that is missing."""
    with visit(browser, server) as visitor:
        Situation(acting()).open(visitor)
        at(visitor.page, CAMP).click()
        visitor.press("Confirm")
        first = visitor.page.locator(".tray .choice").first
        expect(first).to_contain_text(f"1 pepper {CHEAPER}")
        expect(first).to_contain_text("You pay 2 dates and 2 salt.")
        expect(visitor.page.locator(".tray .subject .less")).to_be_visible()


def test_in_forced_colours_a_power_that_counts_has_a_line_of_its_own(
    browser: Browser, server: Server
) -> None:
    """Shadows are gone there: what remains is an outline and a sign."""
    with visit(browser, server, forced_colors="active") as visitor:
        Situation(placing()).open(visitor)
        page = visitor.page
        counts = mine(page, "BW6")
        expect(counts.locator(".counts")).to_be_visible()
        others = (mine(page, "BO2"), at(page, ROBBERS))
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            assert shape(counts) not in {shape(one) for one in others}


def test_badges_can_be_read_in_all_lights(browser: Browser, server: Server) -> None:
    """Contrast and names are right while powers are lit and prices shown."""
    with visit(browser, server) as visitor:
        Situation(placing()).open(visitor)
        at(visitor.page, CAMP).hover()
        assert violations_in_both_lights(visitor) == []


def test_on_a_phone_a_tap_shows_the_price_with_its_reason(browser: Browser, server: Server) -> None:
    """And badges stay inside the page."""
    with visit(browser, server, PHONE, has_touch=True, is_mobile=True) as visitor:
        Situation(placing()).open(visitor)
        page = visitor.page
        expect(at(page, CAMP).locator(".less")).to_be_visible()
        at(page, CAMP).tap()
        expect(page.locator(".inspect.open .price")).to_contain_text(f"1 good {CHEAPER}")
        for badge in page.locator(".less, .why, .counts").all():
            box = badge.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE[0]


def test_a_card_that_cannot_be_paid_says_what_is_missing_where_it_is_asked_about(
    browser: Browser, server: Server
) -> None:
    """Beside the choices that are left, so that nobody wonders why it cannot be displayed."""
    game = buying("BC3", Seat("2 dates 1 salt"))
    game.play("use 2,2")
    with visit(browser, server) as visitor:
        Situation(game).open(visitor)
        subject = visitor.page.locator(".tray .subject")
        expect(subject).to_contain_text("You lack 1 salt and 1 pepper.")
