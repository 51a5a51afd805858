"""Whatever is pressed outside the table is large enough for a finger, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Server
from tests.web.test_pages import PAGES
from tests.web.test_result import told_result
from tests.web.visiting import DESK, PHONE, Visitor

pytestmark = pytest.mark.integration
# A checkbox or radio button is as large as the label around it, which does the same.
SMALL = """() => [...document.querySelectorAll('a, button, input, select, summary')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
    .filter(([one, { width, height }]) => width < 43.5 || height < 43.5)
    .map(([one, { width, height }]) => `${width} x ${height}: ${one.outerHTML.slice(0, 120)}`)"""


def too_small(visitor: Visitor) -> list[str]:
    """What is under 44 pixels wide or high, or wider than the screen: at a desk and on a phone."""
    visitor.page.locator("h1").first.wait_for()
    found: list[str] = []
    for size in (DESK, PHONE):
        visitor.resize(size)
        found += visitor.page.evaluate(SMALL)
        if visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append(f"the page is wider than {size[0]}")
    return found


def test_every_target_of_every_page_has_44_pixels(browser: Browser, server: Server) -> None:
    """With all that can be unfolded, and nothing wider than the screen."""
    with Visitor(browser, server.url, reduced_motion="reduce") as visitor:
        for path in PAGES:
            visitor.go(path)
            assert (path, too_small(visitor)) == (path, [])
        visitor.go("/rules")
        visitor.page.locator("nav li a").first.wait_for()
        assert too_small(visitor) == []
        visitor.go("/new")
        for choice in ("Expansion", "The computer"):
            visitor.page.get_by_label(choice, exact=True).check(force=True)
        for folded in visitor.page.locator("summary").all():
            folded.click()
        visitor.page.get_by_label("My own choice").check(force=True)
        assert too_small(visitor) == []


def test_every_target_of_waiting_room_and_lists_has_44_pixels(ann: Visitor) -> None:
    """With a link to send, and a table to go on with."""
    ann.go("/new")
    ann.page.get_by_role("button", name="Set up a table").click()
    ann.see("Send this link")
    assert too_small(ann) == []
    ann.go()
    ann.page.locator("section li a").first.wait_for()
    assert too_small(ann) == []


def test_every_target_of_the_result_has_44_pixels(browser: Browser, server: Server) -> None:
    """The cards of both displays, too."""
    with told_result(browser, server) as visitor:
        assert too_small(visitor) == []
