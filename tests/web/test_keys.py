"""Keys in a real browser: reaching, choosing, confirming, travelling; and where the focus goes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import Server
from tests.web.told import ToldTable, asking
from tests.web.visiting import OVER, PLAYABLE, Visitor

EARLIER = "You are viewing an earlier moment."
STOPS = ".board button:not([tabindex='-1'])"
PLACED = ".board .fig.blue:not(.ghost-piece)"


def start(visitor: Visitor, box: str = "Base game") -> None:
    """A table where it is one's turn."""
    visitor.start_game(box)
    visitor.page.locator("button.is-legal").first.wait_for()


def focused(visitor: Visitor, what: str) -> bool:
    """Whether something of this kind has the focus."""
    return bool(visitor.page.evaluate("what => document.activeElement.matches(what)", arg=what))


def let_go(visitor: Visitor) -> None:
    """Nothing has the focus."""
    visitor.page.evaluate("document.activeElement.blur()")


@pytest.mark.parametrize("name", ["place", "act"])
def test_the_board_is_one_stop_for_tab_and_it_is_a_card_that_can_be_played(
    ann: Visitor, name: str
) -> None:
    """Twenty-five stops would stand between the prompt and one's own side."""
    ToldTable("base", asking("base", name, has_figures)).welcome(ann)
    stop = ann.page.locator(STOPS)
    expect(stop).to_have_count(1)
    assert "is-legal" in str(stop.get_attribute("class"))
    last = ann.page.locator(".board button.card.is-legal").last
    last.focus()
    expect(stop).to_have_count(1)
    expect(stop).to_have_attribute("data-spot", str(last.get_attribute("data-spot")))


def has_figures(position: Any) -> bool:
    """Whether blue has figures on the board."""
    return bool(position["targis"]["blue"])


def test_arrows_reach_every_card_of_the_board_also_those_face_down(ann: Visitor) -> None:
    """A card that was used is turned over; listeners can still ask what lies there."""

    def full_and_used(position: Any) -> bool:
        cards = [card for row in position["centre"] for card in row]
        return None not in cards and any(card.endswith("?") for card in cards)

    ToldTable("base", asking("base", "act", full_and_used)).welcome(ann)
    expect(ann.page.locator(".board .card.back")).not_to_have_count(0)
    seen: set[str] = set()
    ann.page.locator("[data-cell='1,1'] button").focus()
    for row in range(5):
        for step in range(5):
            seen.add(str(ann.page.evaluate("document.activeElement.dataset.spot")))
            if step < 4:
                ann.page.keyboard.press("ArrowRight" if row % 2 == 0 else "ArrowLeft")
        ann.page.keyboard.press("ArrowDown")
    there = ann.page.locator(".board [data-spot]").evaluate_all(
        "all => all.map((one) => one.dataset.spot)"
    )
    assert seen == set(there)
    assert len(seen) == 25


def test_the_next_possibility_is_one_key_away(ann: Visitor) -> None:
    """Choices first; then the places of the table."""
    ToldTable("base", asking("base", "place")).welcome(ann)
    ann.page.keyboard.press("n")
    assert focused(ann, "button.is-legal")
    first = ann.page.evaluate("document.activeElement.dataset.spot")
    ann.page.keyboard.press("n")
    assert focused(ann, "button.is-legal")
    assert ann.page.evaluate("document.activeElement.dataset.spot") != first
    ToldTable("base", asking("base", "tribe")).welcome(ann)
    ann.page.locator(".tools .tool").last.focus()
    ann.page.keyboard.press("n")
    assert focused(ann, ".tray button")


def test_arrows_lead_through_time_only_where_they_mean_nothing_else(ann: Visitor) -> None:
    """In the log and beside all buttons; never from a card, a choice or a button."""
    start(ann, "Expansion")
    page, random = ann.page, Random(5)
    moves = 0
    while moves < 4 or not page.locator(".dunes button").count():
        moves += ann.play(random, 1)
        page.locator(PLAYABLE).first.wait_for()
    past = page.get_by_text(EARLIER)
    for part in (".board button", ".dunes button", ".score", ".prompt .btn", ".tools .tool"):
        page.locator(f"{part}:not(:disabled)").first.focus()
        for key in ("ArrowLeft", "ArrowRight", "Home", "End"):
            page.keyboard.press(key)
            ann.settle()
            assert past.count() == 0, (part, key)
    page.locator(".log li button:not(:disabled)").first.focus()
    page.keyboard.press("ArrowLeft")
    expect(past).to_be_visible()
    page.keyboard.press("End")
    expect(past).to_have_count(0)
    let_go(ann)
    page.keyboard.press("ArrowLeft")
    expect(past).to_be_visible()
    page.keyboard.press("ArrowLeft")  # the prompt has the focus now, and its buttons of time
    page.keyboard.press("End")
    expect(past).to_have_count(0)
    page.locator(".board button").first.focus()
    page.keyboard.press(",")
    expect(past).to_be_visible()


def test_enter_confirms_unless_another_button_has_the_focus(
    browser: Browser, server: Server
) -> None:
    """Where a click does not focus, too."""
    with Visitor(browser, server.url, choices={"confirm": True}) as visitor:
        start(visitor)
        page = visitor.page
        page.locator("button.card.border.is-legal").first.click()
        page.get_by_role("button", name="Menu and settings").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.locator(PLACED).count() == 0
        let_go(visitor)
        page.keyboard.press("Enter")
        expect(page.locator(PLACED)).to_have_count(1)


def test_caps_lock_changes_no_key(ann: Visitor) -> None:
    """A capital U takes back as a small one does."""
    start(ann)
    ann.play(Random(2), 1)
    expect(ann.page.locator(".board .fig.white:not(.ghost-piece)")).not_to_have_count(0)
    ann.page.keyboard.press("U")
    expect(ann.page.locator(PLACED)).to_have_count(0)


def test_keys_that_are_switched_off_do_nothing(browser: Browser, server: Server) -> None:
    """For players who use voice control, or whose screen reader needs the letters."""
    with Visitor(browser, server.url, choices={"shortcuts": False}) as visitor:
        start(visitor)
        visitor.play(Random(2), 1)
        page = visitor.page
        page.locator("button.is-legal").first.wait_for()
        let_go(visitor)
        before = visitor.state()
        for key in ("u", "l", "/", "n", ",", "ArrowLeft", "Home", "1", "Enter"):
            page.keyboard.press(key)
        visitor.settle()
        assert visitor.state() == before
        assert page.locator("dialog, #command").count() == 0
        assert focused(visitor, "body")
        page.locator("[data-spot='border 2']").focus()
        page.keyboard.press("ArrowDown")  # walking is no shortcut
        assert focused(visitor, "[data-spot='centre 0,1']")


def test_the_focus_follows_from_screen_to_screen(ann: Visitor) -> None:
    """Headings of pages, the result, the board again; rules by their sections."""
    page = ann.page
    ann.go()
    page.get_by_role("link", name="Rules").first.click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    section = page.locator("nav li a").nth(3)
    name = section.inner_text()
    section.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=name)).to_be_focused()
    expect(page.get_by_role("heading", name=name)).to_be_in_viewport()
    page.go_back()
    start(ann)
    expect(page.locator(".table h1")).to_be_focused()
    ann.resign()
    page.locator(OVER).wait_for()
    expect(heading).to_be_focused()
    ann.press("View the board")
    page.locator(".table").wait_for()
    expect(page.locator(".table h1")).to_be_focused()
    ann.press("Result")
    expect(heading).to_be_focused()


@pytest.mark.parametrize("path", ["/", "/rules", "/cards"])
def test_the_first_page_of_a_visit_keeps_the_focus_where_the_browser_has_it(
    ann: Visitor, path: str
) -> None:
    """Else the first Tab would jump over the head of the page."""
    ann.go(path)
    ann.page.locator("h1").first.wait_for()
    assert focused(ann, "body")
