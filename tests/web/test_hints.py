"""Hints in a real browser: asked for by button, key and word; told, lit, and never played."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.visiting import Visitor, sit_together, to_move

HEARD = "[aria-live=polite]"


def test_a_hint_is_told_and_lit(ann: Visitor) -> None:
    """By its button; it stands in the prompt until the player has moved, and the log tells it."""
    ann.start_game()
    ann.page.locator("button.is-legal").first.wait_for()
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.locator(".prompt")).to_contain_text("puts your chance of winning at")
    expect(ann.page.locator(HEARD)).to_contain_text("Hint: ")
    lit = ann.page.locator("[data-lit=help]")
    expect(lit).to_have_count(1)
    expect(ann.page.locator(".log")).not_to_contain_text("places a Targi")
    lit.click()  # moves need not be confirmed in tests
    expect(ann.page.locator(".log")).to_contain_text("places a Targi")
    expect(ann.page.locator("[data-lit]")).to_have_count(0)
    expect(ann.page.locator(".prompt")).not_to_contain_text("Hint: ")
    expect(ann.page.locator(".log")).to_contain_text("is given a hint")


def test_a_hint_is_asked_for_by_key_and_by_word(ann: Visitor) -> None:
    """For whoever does not use the mouse, or the screen."""
    ann.start_game()
    ann.page.locator("button.is-legal").first.wait_for()
    ann.page.keyboard.press("h")
    expect(ann.page.locator(HEARD)).to_contain_text("Hint: ")
    ann.page.keyboard.press("/")
    ann.page.locator("#command").fill("hint")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(HEARD)).to_contain_text("Hint: ")


def test_between_people_there_are_none(browser: Browser, ann: Visitor) -> None:
    """No button, and the word says why."""
    with Visitor(browser, ann.url) as ben:
        sit_together(ann, ben)
        there = to_move(ann, ben)
        expect(there.page.get_by_role("button", name="Hint")).to_have_count(0)
        there.page.keyboard.press("/")
        there.page.locator("#command").fill("hint")
        there.page.keyboard.press("Enter")
        heard = there.page.locator(HEARD)
        expect(heard).to_contain_text("Hints are given in games against the computer only.")
