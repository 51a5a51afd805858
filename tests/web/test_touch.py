"""Fingers: a tap chooses and shows the card in words, a long press only shows it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.house import Server
from tests.web.told import ToldTable, asking
from tests.web.visiting import PHONE, Visitor

pytestmark = pytest.mark.integration
SHEET = ".inspect.open"
LONG = 700  # ms; more than a long press takes


@contextmanager
def at_the_table(
    browser: Browser, server: Server, name: str, *, confirm: bool, box: str = "base"
) -> Iterator[tuple[Visitor, ToldTable]]:
    """Somebody with a phone who is asked something."""
    told = ToldTable(box, asking(box, name))
    with Visitor(
        browser, server.url, PHONE, choices={"confirm": confirm}, has_touch=True, is_mobile=True
    ) as visitor:
        told.welcome(visitor)
        yield visitor, told


def press(visitor: Visitor, place: Locator, wander: float = 0) -> None:
    """Rest a finger on something, then let go."""
    place.wait_for()
    box = place.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    visitor.page.clock.install()
    touch = visitor.context.new_cdp_session(visitor.page)
    send = "Input.dispatchTouchEvent"
    touch.send(send, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    if wander:
        touch.send(send, {"type": "touchMove", "touchPoints": [{"x": x + wander, "y": y}]})
    visitor.page.clock.run_for(LONG)
    touch.send(send, {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("confirm", [True, False])
def test_a_long_press_reads_a_legal_card_and_plays_nothing(
    browser: Browser, server: Server, *, confirm: bool
) -> None:
    """Also where a tap would play at once."""
    with at_the_table(browser, server, "place", confirm=confirm) as (visitor, told):
        card = visitor.page.locator("button.border.is-legal").first
        press(visitor, card)
        expect(visitor.page.locator(f"{SHEET} h2")).to_be_visible()
        expect(visitor.page.locator(".is-chosen")).to_have_count(0)
        visitor.page.locator(f"{SHEET} .sheet-close").click()
        expect(visitor.page.locator(SHEET)).to_have_count(0)
        assert told.heard == []


def test_a_long_press_on_a_card_that_can_be_dragged_reads_it(
    browser: Browser, server: Server
) -> None:
    """A finger that rests does not drag."""
    with at_the_table(browser, server, "row", confirm=True) as (visitor, told):
        press(visitor, visitor.page.locator("button.card.can-drag").first)
        expect(visitor.page.locator(f"{SHEET} h2")).to_be_visible()
        expect(visitor.page.locator(".dragged")).to_have_count(0)
        assert told.heard == []


def test_a_finger_that_wanders_reads_nothing(browser: Browser, server: Server) -> None:
    """It scrolls or drags."""
    with at_the_table(browser, server, "place", confirm=True) as (visitor, _):
        press(visitor, visitor.page.locator("[data-spot='border 5']"), wander=30)
        expect(visitor.page.locator(SHEET)).to_have_count(0)


def test_a_card_of_the_display_is_read_above_it(browser: Browser, server: Server) -> None:
    """The sheet never covers the card that it is about."""
    with at_the_table(browser, server, "place", confirm=True) as (visitor, _):
        card = visitor.page.locator(".side.me .display button.card").first
        press(visitor, card)
        sheet = visitor.page.locator(SHEET)
        expect(sheet.locator("h2")).to_be_visible()
        over, below = sheet.bounding_box(), card.bounding_box()
        assert over is not None
        assert below is not None
        assert over["y"] + over["height"] <= below["y"]


def test_a_first_tap_chooses_and_the_prompt_says_what_it_brings(
    browser: Browser, server: Server
) -> None:
    """Where moves are confirmed; nothing lies over the table meanwhile."""
    with at_the_table(browser, server, "place", confirm=True) as (visitor, told):
        page = visitor.page
        page.locator("button.border.is-legal").first.tap()
        expect(page.locator(".is-chosen")).to_have_count(1)
        expect(page.locator(".prompt .would")).not_to_be_empty()
        expect(page.locator(SHEET)).to_have_count(0)
        page.get_by_role("button", name="Confirm").tap()
        told.hear_move(visitor)
        assert len(told.heard) == 1


def test_what_is_chosen_is_said_to_whoever_listens(browser: Browser, server: Server) -> None:
    """In the words of the prompt."""
    with at_the_table(browser, server, "place", confirm=True) as (visitor, _):
        visitor.page.locator("button.border.is-legal").first.tap()
        words = visitor.page.locator(".prompt .would").inner_text().strip()
        assert "Ann" not in words
        expect(visitor.page.locator("[aria-live=polite]")).to_contain_text(words.split(".")[0])


@pytest.mark.parametrize("mouse", [False, True])
@pytest.mark.parametrize("name", ["raid", "tribe"])
def test_what_a_choice_would_bring_is_not_in_the_way_of_choosing_it(
    browser: Browser, server: Server, name: str, *, mouse: bool
) -> None:
    """The prompt says it below the choices."""
    asked = at_the_table(browser, server, name, confirm=False, box="expansion")
    with asked as (visitor, told):
        choice = visitor.page.locator(".tray .choice").first
        if mouse:
            choice.hover()
            expect(visitor.page.locator(".prompt .would")).not_to_be_empty()
            over, below = choice.bounding_box(), visitor.page.locator(".prompt").bounding_box()
            assert over is not None
            assert below is not None
            assert over["y"] + over["height"] <= below["y"]
            choice.click()
        else:
            choice.tap()
        told.hear_move(visitor)
