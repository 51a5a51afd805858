"""The one live region in a real browser: news, offers, the line, previews, the end, languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.accessibility import violations
from tests.web.house import Server
from tests.web.test_commands import HEARD, open_commands, type_line
from tests.web.visiting import DESK, OVER, PHONE, Visitor, miss_a_move, sit_together

REGIONS = "[aria-live], [role=status], [role=alert], [role=log]"


def heard(visitor: Visitor) -> Locator:
    """What was told last; there is no other region that could speak."""
    expect(visitor.page.locator(REGIONS)).to_have_count(1)
    return visitor.page.locator(HEARD)


def test_the_end_is_told_to_both(ann: Visitor, ben: Visitor) -> None:
    """And a wish for a rematch after it."""
    sit_together(ann, ben)
    ann.resign()
    for visitor in (ann, ben):
        visitor.page.locator(OVER).wait_for()
        expect(heard(visitor)).to_contain_text("resigns")
    ben.press("Rematch")
    expect(heard(ann)).to_contain_text("would like to play again")
    ann.press("Fair deal?")
    expect(heard(ann)).to_contain_text("Checked here")
    expect(heard(ann)).to_contain_text("whoever runs the server could have looked ahead")


def test_an_offer_is_told_and_answered_without_a_mouse(ann: Visitor, ben: Visitor) -> None:
    """Its buttons are the first of the page."""
    sit_together(ann, ben)
    ben.page.get_by_role("button", name="Menu and settings").click()
    ben.press("Offer a draw")
    expect(heard(ann)).to_contain_text("Ben\u2069 offers a draw.")
    expect(heard(ben)).to_contain_text("Waiting for an answer")
    notices = ann.page.get_by_role("region", name="Notices")
    expect(notices).to_contain_text("offers a draw")
    assert violations(ann) == []
    ann.page.locator(".table h1").evaluate("one => one.focus()")
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Shift+Tab")
    expect(notices.get_by_role("button", name="Accept")).to_be_focused()
    ann.page.keyboard.press("Enter")
    for visitor in (ann, ben):
        visitor.page.locator(OVER).wait_for()
        expect(heard(visitor)).to_contain_text("draw")
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()


def test_what_is_asked_and_what_a_choice_would_bring_is_told(
    browser: Browser, server: Server
) -> None:
    """Before it is confirmed."""
    with Visitor(browser, server.url, choices={"confirm": True}) as visitor:
        visitor.start_game()
        visitor.page.locator("button.is-legal").first.wait_for()
        expect(heard(visitor)).to_contain_text("Place Targi 1 of 3")
        visitor.page.locator("button.card.border.is-legal").first.click()
        shown = visitor.page.locator(".prompt .would").inner_text()
        assert shown
        for sentence in shown.split(". "):  # each is a paragraph of its own
            expect(heard(visitor)).to_contain_text(sentence)
        assert visitor.page.locator(".board .fig.blue:not(.ghost-piece)").count() == 0


def test_what_was_told_is_told_in_the_new_language_after_a_switch(ann: Visitor) -> None:
    """Answers below the field, rules that were read out, and the region itself."""
    ann.start_game()
    open_commands(ann)
    for line, english, polish in (
        ("look 5", "Trader (5)", "Kupiec (5)"),
        ("rule 5.8", "slash", "ukośnik"),
    ):
        assert english in type_line(ann, line)
        ann.page.get_by_role("button", name="Menu and settings").click()
        ann.page.get_by_label("Polski").check(force=True)
        for part in (heard(ann), ann.page.locator(".commands")):
            expect(part).to_contain_text(polish)
            expect(part).not_to_contain_text(english)
        ann.page.get_by_label("English").check(force=True)
        expect(heard(ann)).to_contain_text(english)
        ann.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.integration)])
def test_whoever_types_learns_what_was_missed_and_has_the_log(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """It is told, and shown beside the field; nothing lies over the field."""
    choices = {"commands": True}
    with (
        Visitor(browser, server.url, size, choices=choices, reduced_motion="reduce") as ann,
        Visitor(browser, server.url) as ben,
    ):
        sit_together(ann, ben)
        miss_a_move(ann, ben)
        news = ann.page.get_by_role("region", name="While you were away")
        expect(news).to_contain_text("Ben\u2069 places a Targi")
        expect(heard(ann)).to_contain_text("While you were away")
        expect(heard(ann)).to_contain_text("Ben\u2069 places a Targi")
        expect(heard(ann)).to_contain_text("Place Targi ")
        assert violations(ann) == []
        ann.page.locator("#command").click()
        news.get_by_role("button", name="Close").click()
        expect(ann.page.locator(".side .log")).to_have_count(1)
        if size == DESK:
            expect(ann.page.locator(".side .log")).to_be_visible()


def test_a_lost_line_is_told_and_what_is_clicked_meanwhile_is_sent_later(
    browser: Browser, tmp_path: Path
) -> None:
    """The click is not lost, and the page says so."""
    with Server(tmp_path) as server, Visitor(browser, server.url) as visitor:
        visitor.start_game()
        page = visitor.page
        page.locator("button.is-legal").first.wait_for()
        server.stop()
        visitor.see("No connection.")
        expect(heard(visitor)).to_contain_text("No connection.")
        page.locator("button.card.border.is-legal").first.click()
        later = "will be sent as soon as the connection is back"
        expect(page.get_by_role("region", name="Notices")).to_be_visible()
        expect(page.locator(".prompt")).to_contain_text(later)
        expect(heard(visitor)).to_contain_text(later)
        expect(page.locator("button.is-chosen")).to_have_count(1)
        server.start(int(server.url.rsplit(":", 1)[1]))
        expect(page.locator(".board .fig.blue:not(.ghost-piece)")).to_have_count(1)
        expect(page.get_by_text(later)).to_have_count(0)
        visitor.faults = [fault for fault in visitor.faults if "WebSocket" not in fault]
