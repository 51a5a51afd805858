"""The end of a game in a real browser: what was played, and its cards to be read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, expect

from tests.web.accessibility import violations, violations_everywhere
from tests.web.house import Server
from tests.web.told import ToldTable, messages
from tests.web.visiting import DESK, OVER, Visitor


@contextmanager
def told_result(
    browser: Browser, server: Server, size: tuple[int, int] = DESK, **more: Any
) -> Iterator[Visitor]:
    """Somebody who looks at the end of a real game."""
    with Visitor(browser, server.url, size, **more) as visitor:
        ToldTable("base", len(messages("base")) - 1).welcome(visitor, OVER)
        yield visitor


def test_a_card_of_a_display_can_be_read_at_the_end(browser: Browser, server: Server) -> None:
    """By a click or a key; the focus comes back to it."""
    with told_result(browser, server) as visitor:
        card = visitor.page.locator(".display button.card").first
        card.click()
        dialog = visitor.page.get_by_role("dialog")
        expect(dialog).to_contain_text("Cost")
        assert violations(visitor) == []
        visitor.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(card).to_be_focused()
        visitor.page.keyboard.press("Enter")
        expect(dialog).to_contain_text("Cost")
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)


def test_the_result_says_what_was_played_and_is_accessible(
    browser: Browser, server: Server
) -> None:
    """By noon and by night, at a desk and on a phone."""
    with told_result(browser, server) as visitor:
        visitor.see("Base game · ⁨Ann⁩ vs. ⁨Caracal⁩")
        assert violations_everywhere(visitor) == []
