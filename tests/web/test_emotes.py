"""What players say to each other, in two real browsers: sent, seen, told and muted."""

from __future__ import annotations

import re
from re import Pattern

from playwright.sync_api import Browser, expect

from tests.web.accessibility import violations
from tests.web.visiting import PHONE, Visitor, sit_together

SAY = "Say something"
# What is said stays: however busy the machine is, it is still there when it is looked at.
STAYS = """
    const later = setTimeout;
    window.setTimeout = (act, wait, ...more) => later(act, wait === 6000 ? 1e9 : wait, ...more);
"""
TILES = """() => [...document.querySelectorAll('.emotes button')].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height);
})"""


def said(name: str, words: str) -> Pattern[str]:
    """What is told; around a name there are marks that nobody sees."""
    return re.compile(rf"{name}\W?: {words}")


def has_focus(visitor: Visitor, name: str) -> None:
    """Wait until a button has the focus."""
    expect(visitor.page.get_by_role("button", name=name)).to_be_focused()


def test_players_say_something_to_each_other(browser: Browser, ann: Visitor) -> None:
    """By keys at a desk and by taps on a phone, until one of them wants to hear no more."""
    with Visitor(browser, ann.url, PHONE) as ben, Visitor(browser, ann.url) as eve:
        for visitor in (ann, ben, eve):
            visitor.context.add_init_script(STAYS)
        sit_together(ann, ben)
        eve.page.goto(ann.page.url)
        eve.see("You are watching.")
        expect(eve.page.get_by_role("button", name=SAY)).to_have_count(0)

        ann.page.get_by_role("button", name=SAY).focus()
        ann.page.keyboard.press("Enter")
        has_focus(ann, "Hello!")
        ann.page.keyboard.press("Escape")
        has_focus(ann, SAY)
        expect(ann.page.locator(".palette")).to_have_count(0)
        ann.page.keyboard.press("Enter")
        has_focus(ann, "Hello!")
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("Enter")
        has_focus(ann, SAY)
        for visitor in (ann, ben, eve):
            expect(visitor.page.get_by_role("status")).to_contain_text(said("Ann", "Well played!"))
            bubble = visitor.page.locator(".player.blue .bubble")
            expect(bubble).to_have_text("Well played!")

        ben.press(SAY)
        assert min(ben.page.evaluate(TILES)) >= 44
        assert violations(ben) == []
        ben.press("Thank you!")
        expect(ann.page.locator(".player.white .bubble")).to_have_text("Thank you!")

        ann.press("Menu and settings")
        ann.page.get_by_label("Mute my opponent").check()
        ann.page.keyboard.press("Escape")
        ben.press(SAY)
        ben.press("Oops!")
        expect(ben.page.locator(".player.white .bubble")).to_have_text("Oops!")
        ann.press(SAY)
        ann.press("Let me think.")  # the answer to it comes after what was not to be heard
        expect(ann.page.get_by_role("status")).to_contain_text(said("Ann", "Let me think."))
        expect(ann.page.get_by_text("Oops!")).to_have_count(0)

        ann.page.reload()
        ann.press("Menu and settings")
        expect(ann.page.get_by_label("Mute my opponent")).to_be_checked()
