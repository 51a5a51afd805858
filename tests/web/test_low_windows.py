"""Low windows: large phones on their side, and small laptops in which a browser takes its part."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.test_layout import COVERED, NEEDED, asked, box_of
from tests.web.visiting import Visitor

ON_ITS_SIDE = ((844, 390), (932, 430), (960, 440), (1180, 560))
LAPTOPS = ((1024, 640), (1280, 680), (1366, 625))
USABLE = ".is-legal, .tray .choice, .prompt .btn, .tool"
# What somebody who does not scroll cannot use: outside, cut off, or under something else.
UNUSABLE = f"""all => all.filter((one) => one.checkVisibility()).filter((one) => {{
    const {{ left, right, top, bottom }} = one.getBoundingClientRect();
    const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const tray = one.closest('.tray')?.getBoundingClientRect();
    return outside || bottom > (tray?.bottom ?? innerHeight) || ({COVERED})(one);
}}).map((one) => one.outerHTML.slice(0, 120))"""
OVER_THE_PROMPT = """all => all.filter((one) => one.checkVisibility()).filter((one) => {
    const [a, b] = [one, document.querySelector('.prompt')].map((o) => o.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}).map((one) => one.className)"""


@pytest.mark.parametrize("name", ["act", "tribe"])
def test_whatever_is_asked_can_be_answered_without_scrolling(ann: Visitor, name: str) -> None:
    """The board is seen whole, the prompt is free, all buttons and choices are at hand."""
    page = ann.page
    asked(ann, "expansion", name)
    for size in (*ON_ITS_SIDE, *LAPTOPS):
        ann.resize(size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], size
        assert page.locator(USABLE).evaluate_all(UNUSABLE) == [], size
        assert page.locator(".board, .dunes, .side > *").evaluate_all(OVER_THE_PROMPT) == [], size
        board = box_of(page.locator(".board"))
        assert board["y"] >= 0, size
        assert board["y"] + board["height"] <= size[1], size


def test_a_phone_on_its_side_scrolls_no_further_than_it_must(ann: Visitor) -> None:
    """The page ends with what the opponent has; the board stays in sight on the way."""
    page = ann.page
    asked(ann, "expansion", "place")
    for size in ON_ITS_SIDE:
        ann.resize(size)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        ann.settle()
        last, board = (box_of(page.locator(part)) for part in (".side.opp .player", ".board"))
        assert last["y"] + last["height"] <= size[1], size
        assert page.evaluate("scrollY") <= 100, size
        assert board["y"] >= 0, size
        assert board["y"] + board["height"] <= size[1], size


def test_a_small_laptop_has_the_table_of_a_desk(ann: Visitor) -> None:
    """Both sides are whole beside the board, the dunes as high, and a card is told in words."""
    page = ann.page
    asked(ann, "expansion", "act")
    for size in ((1024, 640), (1024, 768), (1366, 625)):
        ann.resize(size)
        for part in NEEDED:
            where = box_of(page.locator(part))
            assert where["y"] + where["height"] <= size[1], (size, part)
        board, dunes = (box_of(page.locator(part)) for part in (".board", ".dunes"))
        assert abs(board["height"] - dunes["height"]) <= 1, size
        card, points = (box_of(page.locator(f".gone {part}")) for part in (".card", ".vp"))
        assert points["width"] <= card["width"] / 2, size
    ann.resize(LAPTOPS[-1])
    page.locator("[data-spot='border 6']").hover()
    told = page.locator(".inspect")
    expect(told).to_contain_text("Pepper")
    assert box_of(told)["height"] >= 150, "there is room to read it"
