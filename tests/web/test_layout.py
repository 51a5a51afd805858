"""The table as it is laid out: what is seen without scrolling, and what is a tap away.

That it has its room on every screen is shown in `test_viewports`.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.rules.table import Seat, expansion, moves
from tests.web.accessibility import violations_in_both_lights
from tests.web.house import Server
from tests.web.situations import Situation
from tests.web.told import ToldTable, asking, messages
from tests.web.visiting import DESK, PHONE, Visitor

pytestmark = pytest.mark.integration
QUESTIONS = ("place", "act", "tribe", "row", "trade", "raid")
# What one must see in order to judge, whatever is asked.
NEEDED = (
    *(".prompt-place", ".side.me .stock", ".side.me .display", ".side.me .hand"),
    *(".side.opp .stock", ".side.opp .display"),
)
TAP = 44
# Whether something else lies over the middle of an element; a player's panel is one thing.
COVERED = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(one.closest('.player') ?? one).contains(there);
}"""

HIT = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def asked(visitor: Visitor, box: str, name: str) -> None:
    """Be asked a question in a game that is always the same."""
    ToldTable(box, asking(box, name)).welcome(visitor)
    visitor.page.locator(".is-legal, .tray .choice, .prompt .btn.primary").first.wait_for()


def box_of(part: Locator) -> dict[str, float]:
    """Where a part is on the screen."""
    found: Any = part.bounding_box()
    assert found is not None, part
    return dict(found)


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_everything_needed_is_seen_without_scrolling(ann: Visitor, box: str) -> None:
    """At 1280 by 720 and on a phone: nothing needed is outside, or under something else."""
    for name in QUESTIONS:
        asked(ann, box, name)
        for size in (DESK, PHONE):
            ann.resize(size)
            sees_all(ann.page, name, *size)


def sees_all(page: Page, name: str, width: int, height: int) -> None:
    """The page does not scroll, and whatever is needed for a question is seen and free."""
    assert page.evaluate("document.documentElement.scrollHeight") <= height, name
    assert page.evaluate("document.documentElement.scrollWidth") <= width, name
    for part in NEEDED:
        where = box_of(page.locator(part))
        assert where["y"] >= 0, (name, part)
        assert where["y"] + where["height"] <= height, (name, part)
        assert where["x"] + where["width"] <= width, (name, part)
    targets = page.locator(", ".join((*NEEDED, ".is-legal", ".tray .choice")))
    covered = f"all => all.filter({COVERED}).map((one) => one.outerHTML.slice(0, 120))"
    assert targets.evaluate_all(covered) == [], name


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_choices_can_be_put_aside_on_a_phone(browser: Browser, server: Server, box: str) -> None:
    """Whoever wants to see the board below them taps once, and once more to go on."""
    with Visitor(browser, server.url, PHONE) as visitor:
        asked(visitor, box, "tribe")
        corner = visitor.page.locator("[data-spot='border 11']")
        assert corner.evaluate(COVERED)
        visitor.press("Choices")
        assert not corner.evaluate(COVERED)
        visitor.press("Choices")
        expect(visitor.page.locator(".tray .choice").first).to_be_visible()


def test_many_choices_scroll_inside_themselves(browser: Browser, server: Server) -> None:
    """A low phone: the page stays where it is, the last choice can be reached."""
    with Visitor(browser, server.url, (390, 700)) as visitor:
        asked(visitor, "expansion", "trade")
        tray = visitor.page.locator(".tray")
        prompt = box_of(visitor.page.locator(".prompt"))
        assert box_of(tray)["y"] + box_of(tray)["height"] <= prompt["y"]
        last = visitor.page.locator(".tray .choice").last
        last.scroll_into_view_if_needed()
        assert not last.evaluate(COVERED)


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_what_a_phone_has_no_room_for_is_a_tap_away(
    browser: Browser, server: Server, box: str
) -> None:
    """The raid's demand, who starts, piles, rules; the opponent's hand and rows."""
    with Visitor(browser, server.url, PHONE) as visitor:
        asked(visitor, box, "place")
        page = visitor.page
        visitor.press("Round, raid and piles")
        dialog = page.locator("dialog")
        expect(dialog).to_contain_text("Raid after round")
        expect(dialog).to_contain_text("is the starting player")
        expect(dialog).to_contain_text("goods card")
        expect(dialog).to_contain_text("discarded")
        assert ("dune" in dialog.inner_text()) == (box == "expansion")
        dialog.get_by_role("button", name="Rules").click()
        expect(page.locator("dialog p.rule").first).to_be_visible()
        visitor.press("Close")
        visitor.press("in detail")
        expect(dialog.locator(".hand")).to_be_visible()
        expect(dialog.locator(".goal").first).to_be_visible()
        dialog.locator(".display button.card").first.click()
        expect(dialog.locator(".inspect h2")).to_be_visible()


def test_what_lies_over_a_phone_is_accessible(browser: Browser, server: Server) -> None:
    """The choices, a card in words, the opponent, the round."""
    with Visitor(browser, server.url, PHONE, reduced_motion="reduce") as visitor:
        asked(visitor, "expansion", "tribe")
        assert violations_in_both_lights(visitor) == []
        visitor.page.locator(".side.me .display button.card").first.click()
        expect(visitor.page.locator(".inspect.open")).to_be_visible()
        assert violations_in_both_lights(visitor) == []
        visitor.page.locator(".sheet-close").click()
        for name in ("in detail", "Round, raid and piles"):
            visitor.press(name)
            expect(visitor.page.locator("dialog")).to_be_visible()
            assert violations_in_both_lights(visitor) == []
            visitor.page.keyboard.press("Escape")


def test_the_rules_are_in_the_menu(browser: Browser, server: Server) -> None:
    """On a phone there is no room for a button of their own."""
    with Visitor(browser, server.url, PHONE) as visitor:
        asked(visitor, "base", "place")
        visitor.press("Menu and settings")
        visitor.page.locator("dialog").get_by_role("button", name="Rules").click()
        expect(visitor.page.locator("dialog p.rule").first).to_be_visible()


def test_two_who_share_a_phone_have_their_own_side_near(browser: Browser, server: Server) -> None:
    """It is passed over: the player to move has display and hand at the bottom."""
    with Visitor(browser, server.url, PHONE) as visitor:
        visitor.go()
        visitor.page.get_by_role("button", name="Sit down").click()
        mine = visitor.page.locator(".side.me .player")
        mine.wait_for()
        first = mine.get_attribute("class") or ""
        visitor.page.locator("button.border.is-legal").first.click()
        other = "white" if "blue" in first else "blue"
        expect(visitor.page.locator(f".side.me .player.{other}")).to_be_visible()


def test_words_of_a_card_come_up_beside_the_choices(browser: Browser, server: Server) -> None:
    """On a desk, where the choices lie in their place."""
    with Visitor(browser, server.url) as visitor:
        asked(visitor, "base", "tribe")
        page = visitor.page
        expect(page.locator(".tray .choice").first).to_be_visible()
        expect(page.locator(".inspect")).to_have_count(0)
        page.locator("[data-spot='border 5']").hover()
        expect(page.locator(".side.opp .inspect h2")).to_contain_text("Trader")
        page.locator(".prompt strong").hover(force=True)
        expect(page.locator(".inspect")).to_have_count(0)


def test_nothing_that_the_prompt_says_is_cut_off(browser: Browser, server: Server) -> None:
    """Long words grow over the board, buttons stay where they are, the rule has a button."""
    for size in (DESK, PHONE):
        with Visitor(browser, server.url, size, choices={"confirm": True}) as visitor:
            visitor.start_game()
            page = visitor.page
            page.locator("button.border.is-legal").first.wait_for()
            undo = box_of(page.get_by_role("button", name="Undo"))
            page.locator(".cell:has(.robber) button").click()
            why = page.locator(".prompt .why")
            expect(why).to_contain_text("robber")
            inside = box_of(page.locator(".prompt"))
            words = box_of(why)
            assert inside["y"] <= words["y"]
            assert words["y"] + words["height"] <= inside["y"] + inside["height"]
            assert why.evaluate("(one) => getComputedStyle(one).overflow") == "visible"
            assert box_of(page.get_by_role("button", name="Undo"))["y"] == undo["y"]
            page.get_by_role("button", name="Rule 3.2").click()
            expect(page.locator("dialog p.rule").first).to_contain_text("3.2")


def test_the_targia_can_be_used_where_she_stands(browser: Browser, server: Server) -> None:
    """Her action glows on the board, beside that of the card below her."""
    with Visitor(browser, server.url, PHONE) as visitor:
        told = ToldTable("expansion", with_targia())
        told.welcome(visitor)
        figure = visitor.page.locator("button.visitor")
        figure.wait_for()
        box = box_of(figure)
        assert min(box["width"], box["height"]) >= TAP
        figure.click()
        told.hear_move(visitor)
        assert told.heard == ["targia"]


@pytest.mark.parametrize(("round", "number"), [(2, 14), (5, 10), (8, 6), (11, 2)])
def test_the_targia_leaves_room_for_the_card_she_stands_on(
    browser: Browser, server: Server, round: int, number: int
) -> None:
    """On a phone, on every side of the board: a tap on the middle of either means that one."""
    game = expansion(Seat("2 dates", targis=str(number)), round=round)
    assert {f"use {number}", "targia"} <= set(moves(game))
    with Visitor(browser, server.url, PHONE, has_touch=True, is_mobile=True) as visitor:
        Situation(game).open(visitor)
        page = visitor.page
        for one in (page.locator(f"[data-spot='border {number}']"), page.locator(".visitor")):
            one.wait_for()
            assert one.evaluate(HIT), one
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def with_targia() -> int:
    """A moment at which blue may use the Targia."""
    return next(
        number
        for number, message in enumerate(messages("expansion"))
        if message["now"]["to_move"] == "blue"
        and any(one["move"] == "targia" for one in message["now"].get("legal") or [])
    )
