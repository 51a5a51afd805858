"""Several goods to give or take, in any mix and any order, on a real page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.game.test_mix import above_the_limit
from tests.web.accessibility import violations
from tests.web.house import Server
from tests.web.situations import Situation
from tests.web.visiting import DESK, PHONE, Visitor

QUESTION = "You may keep 10 goods. Give up 3 goods of your choice."


def kind(page: Page, name: str) -> Locator:
    """The button for one more of a kind."""
    return page.locator(".mixer .choice").filter(has_text=name)


def less(page: Page, name: str) -> Locator:
    """The button for one less of a kind."""
    return page.get_by_role("button", name=f"One less: {name}")


def stock(page: Page, name: str) -> Locator:
    """How many of a kind one holds."""
    return page.locator(".me .stock > *").filter(has=page.locator(f"use[href='#g-{name}']"))


def holds(page: Page, dates: int, salt: int, pepper: int) -> None:
    """Wait until one holds this."""
    for name, number in (("dates", dates), ("salt", salt), ("pepper", pepper)):
        expect(stock(page, name)).to_contain_text(str(number))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_goods_are_given_in_any_order_and_nothing_moves_under_the_finger(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """Salt twice in the same place, then a date; what is chosen can be chosen otherwise."""
    with Visitor(browser, server.url, size, choices={"confirm": True}) as visitor:
        Situation(above_the_limit()).open(visitor)
        page = visitor.page
        visitor.see(QUESTION)
        before = kind(page, "salt").bounding_box()
        kind(page, "salt").click()
        kind(page, "salt").click()
        assert kind(page, "salt").bounding_box() == before
        visitor.see("Still to choose:")
        kind(page, "pepper").click()
        expect(kind(page, "date")).to_be_disabled()
        less(page, "pepper").click()
        expect(less(page, "pepper")).to_be_disabled()
        kind(page, "date").click()
        assert violations(visitor) == []
        page.get_by_role("button", name="Give 1 date and 2 salt").click()
        holds(page, 6, 1, 3)
        expect(page.locator(".mixer")).to_have_count(0)


def test_goods_are_given_by_number_keys_at_once_if_nothing_is_confirmed(
    browser: Browser, server: Server
) -> None:
    """The third key is pepper, whatever was chosen before; the last good plays the whole mix."""
    with Visitor(browser, server.url) as visitor:
        Situation(above_the_limit()).open(visitor)
        page = visitor.page
        visitor.see(QUESTION)
        for key in "313":
            page.keyboard.press(key)
        holds(page, 6, 3, 1)


def test_what_is_chosen_is_told_to_whoever_listens(browser: Browser, server: Server) -> None:
    """How many of the kind, and how many are missing."""
    with Visitor(browser, server.url, choices={"confirm": True}) as visitor:
        Situation(above_the_limit()).open(visitor)
        page = visitor.page
        kind(page, "salt").press("Enter")
        told = page.locator("[aria-live=polite]")
        expect(told).to_contain_text("1 salt")
        expect(told).to_contain_text("Still to choose: 2 goods")
        expect(kind(page, "salt")).to_be_focused()


def test_a_kind_that_is_used_up_keeps_the_focus(browser: Browser, server: Server) -> None:
    """Its button can do no more, but keys go on from there; so does the one that takes it back."""
    with Visitor(browser, server.url, choices={"confirm": True}) as visitor:
        Situation(above_the_limit("9 dates 1 salt 3 pepper")).open(visitor)
        page = visitor.page
        for button in (kind(page, "salt"), less(page, "salt")):
            button.press("Enter")
            expect(button).to_be_disabled()
            visitor.settle()
            expect(button).to_be_focused()
