"""A large screen: its room is used to look things up, and what is written grows with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.accessibility import violations_in_both_lights
from tests.web.test_keys import has_figures
from tests.web.told import ToldTable, asking
from tests.web.visiting import Visitor

pytestmark = pytest.mark.integration
LAPTOP, LARGE, LARGEST = (1440, 900), (1920, 1080), (2560, 1440)
FONT_SIZE = "one => parseFloat(getComputedStyle(one).fontSize)"
WRITTEN = (".card.border:not(.held) .name", ".log li", ".who b", ".inspect li", ".stock li")


def test_a_large_screen_is_used(ann: Visitor) -> None:
    """Signs, lasting effects and what is to come, until a card is looked at; and larger words."""
    ToldTable("base", asking("base", "act", has_figures)).welcome(ann)
    page = ann.page
    expect(page.locator(".inspect")).to_contain_text("Point at a card")
    expect(page.locator(".reference")).to_have_count(0)
    ann.press("Menu and settings")
    ann.press("Signs, effects and piles")
    says_all(page.get_by_role("dialog", name="Signs, effects and piles"))
    ann.press("Close")
    ann.resize(LARGE)
    beside = page.get_by_role("region", name="Signs, effects and piles")
    says_all(beside)
    assert violations_in_both_lights(ann) == []
    page.locator("[data-spot='border 6']").hover()
    expect(page.get_by_role("region", name="Card text")).to_contain_text("Take 1 pepper")
    page.locator(".inspect").get_by_role("button", name="Close").click()
    says_all(beside)
    page.mouse.move(1, 1)  # so that it points at nothing in windows of other sizes
    sizes = {size: font_sizes(ann, size) for size in (LAPTOP, LARGE, LARGEST)}
    for part in WRITTEN:
        assert sizes[LAPTOP][part] < sizes[LARGE][part] < sizes[LARGEST][part], part


def says_all(place: Locator) -> None:
    """What one can look up is there in words, under headings."""
    for heading in ("Signs", "Lasting effects", "Still to come"):
        expect(place.get_by_role("heading", name=heading, exact=True)).to_be_attached()
    expect(place).to_contain_text("At once")
    expect(place).to_contain_text("Camel rider")
    expect(place).to_contain_text("Pepper")
    expect(place).not_to_contain_text("Water")
    expect(place).to_contain_text("Raids demand nothing of you.")
    expect(place).not_to_contain_text("BO6")  # codes only if wished
    expect(place).to_contain_text("0 more rounds, 1 more raid")
    expect(place).to_contain_text("20 tribe cards, 11 discarded")


def font_sizes(visitor: Visitor, size: tuple[int, int]) -> dict[str, float]:
    """How large the words are in a window of this size."""
    visitor.resize(size)
    return {part: visitor.page.locator(part).first.evaluate(FONT_SIZE) for part in WRITTEN}
