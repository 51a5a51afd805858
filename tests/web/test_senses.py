"""For all eyes and hands: forced colours, 200 % zoom, no motion; and no event lost in motion."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.accessibility import LIGHTS, violations
from tests.web.house import Server
from tests.web.visiting import Visitor

ZOOMED = (640, 360)  # 1280 by 720 at 200 %
SHAPE = """element => {
    const { outlineStyle, outlineWidth, borderStyle, borderWidth } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, borderStyle, borderWidth].join(' ');
}"""
# Buttons whose middle something else covers although they were scrolled to.
COVERED = """() => [...document.querySelectorAll('button, a[href], input, label')]
    .filter((one) => one.getClientRects().length > 0 && !one.matches('.skip, .vh, :disabled'))
    .filter((one) => {
        one.scrollIntoView({ block: 'center' });
        const box = one.getBoundingClientRect();
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !(there && (one.contains(there) || there.contains(one) || there.control === one));
    })
    .map((one) => one.outerHTML.slice(0, 120))"""
CUT_OFF = """() => [...document.querySelectorAll('button, a[href], input')]
    .filter((one) => one.getClientRects().length > 0 && !one.matches('.skip'))
    .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
    })
    .map((one) => one.outerHTML.slice(0, 120))"""


def shape(element: Locator) -> str:
    """The lines around something, without their colours."""
    return str(element.evaluate(SHAPE))


def test_in_forced_colours_states_differ_by_more_than_colour(
    browser: Browser, server: Server
) -> None:
    """What can be played, is chosen, has the focus, or is to move has a line of its own."""
    choices = {"confirm": True}
    with Visitor(browser, server.url, choices=choices, forced_colors="active") as visitor:
        visitor.start_game()
        page = visitor.page
        page.locator("button.is-legal").first.wait_for()
        assert page.evaluate("matchMedia('(forced-colors: active)').matches")
        page.locator("button.card.border.is-legal").first.click()
        chosen = page.locator("button.is-chosen")
        quiet = page.locator("button.card.raid").first
        legal = page.locator("button.card.border.is-legal:not(.is-chosen)").first
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            page.locator(".prompt .btn").first.focus()
            assert len({shape(one) for one in (chosen, quiet, legal)}) == 3
            assert shape(page.locator(".player.to-move")) != shape(
                page.locator(".player:not(.to-move)")
            )
            assert visible_focus(visitor)
            # axe computes contrasts from the colours of the stylesheet, which are not those shown.
            found = [one for one in violations(visitor) if not one.startswith("color-contrast")]
            assert found == []
        for part in (".stock li svg", ".figs svg", ".prompt > svg", ".board .card svg"):
            box = page.locator(part).first.bounding_box()
            assert box is not None, part
            assert box["width"] > 10, part


def visible_focus(visitor: Visitor) -> bool:
    """Whether whatever Tab reaches has a line around it that is drawn in forced colours."""
    for _ in range(12):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement === document.body"):
            continue  # past the end of the page
        style = visitor.page.evaluate(
            "(() => { const { outlineStyle, outlineWidth } = getComputedStyle("
            "document.activeElement); return [outlineStyle, parseFloat(outlineWidth)]; })()"
        )
        if style[0] == "none" or style[1] < 2:
            return False
    return True


@pytest.mark.parametrize("path", ["/", "/new", "/cards", "/rules"])
def test_zoomed_pages_lose_nothing(browser: Browser, server: Server, path: str) -> None:
    """200 %: no sideways scrolling, nothing cut off."""
    with Visitor(browser, server.url, ZOOMED, device_scale_factor=2) as visitor:
        visitor.go(path)
        visitor.page.locator("h1").first.wait_for()
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert visitor.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("box", ["Base game", "Expansion"])
def test_a_zoomed_table_has_everything_within_reach(
    browser: Browser, server: Server, box: str
) -> None:
    """200 %: scrolled to, every button can be clicked, and the game is played."""
    with Visitor(browser, server.url, ZOOMED, device_scale_factor=2) as visitor:
        visitor.start_game(box)
        page = visitor.page
        for moves in (0, 8):
            visitor.play(Random(4), moves)
            visitor.turn()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert page.evaluate(CUT_OFF) == []
            assert page.evaluate(COVERED) == []
        page.get_by_role("button", name="Menu and settings").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert page.evaluate(CUT_OFF) == []
        page.get_by_role("button", name="Close").click()
        assert page.locator("dialog").count() == 0


def test_with_reduced_motion_nothing_flies_and_everything_arrives(
    browser: Browser, server: Server
) -> None:
    """Whatever pace was chosen: the system's wish comes first."""
    with Visitor(browser, server.url, choices={"pace": "slow"}, reduced_motion="reduce") as visitor:
        watch_the_sky(visitor)
        visitor.start_game()
        assert visitor.play(Random(5), 10) == 10
        assert flown(visitor) == []
        assert visitor.page.locator(".sky").count() == 1
        running = "document.getAnimations().filter((one) => one.playState === 'running').length"
        assert visitor.page.evaluate(running) == 0


def watch_the_sky(visitor: Visitor) -> None:
    """Remember every piece that flies, from the first one on."""
    visitor.page.add_init_script("""
        window.__flown = [];
        new MutationObserver((changes) => changes.forEach((change) => {
            if (!change.target.matches?.('.sky')) return;
            change.addedNodes.forEach((piece) => window.__flown.push(
                piece.querySelector('use').getAttribute('href')));
        })).observe(document, { childList: true, subtree: true });
    """)


def flown(visitor: Visitor) -> list[str]:
    """The pieces that flew, by their drawings."""
    found: list[str] = visitor.page.evaluate("window.__flown")
    return found


def moved_in(heard: list[Any]) -> dict[int, Any]:
    """The moves among all that the server has sent, by number."""
    return {
        entry["number"]: entry
        for message in heard
        for entry in message.get("entries", ())
        if entry["kind"] == "moved"
    }


def until_all_is_shown(visitor: Visitor, heard: list[Any]) -> None:
    """Wait until the server waits for the visitor, and nothing of what it told is still to come."""
    lines = visitor.page.locator(".log li button:has(.who-dot)")
    sky = visitor.page.locator(".sky > *")
    for _ in range(1200):
        now = next(one["now"] for one in reversed(heard) if "now" in one)
        told = [entry for entry in moved_in(heard).values() if entry["told"]]
        if now["to_move"] != "white" and lines.count() == len(told) and sky.count() == 0:
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(
        f"{lines.count()} lines and {sky.count()} pieces in the air after a minute"
    )


@pytest.mark.parametrize("moves", [20, pytest.param(60, marks=pytest.mark.integration)])
def test_animated_moves_lose_no_event(browser: Browser, server: Server, moves: int) -> None:
    """Every Targi, marker and robber that the server tells of is seen flying, and arrives."""
    with Visitor(browser, server.url, choices={"pace": "fast"}) as visitor:
        heard: list[Any] = []
        visitor.page.on(
            "websocket",
            lambda wire: wire.on("framereceived", lambda text: heard.append(json.loads(text))),
        )
        watch_the_sky(visitor)
        visitor.start_game()
        assert visitor.play(Random(6), moves) == moves
        until_all_is_shown(visitor, heard)
        moved = moved_in(heard)
        assert len(moved) > moves
        names = [event["name"] for entry in moved.values() for event in entry["events"]]
        seen = flown(visitor)
        for name, drawing in {"place": "#f-targi", "robber": "#f-robber"}.items():
            assert seen.count(drawing) == names.count(name), name
        told = [entry for entry in moved.values() if entry["told"]]
        lines = visitor.page.locator(".log li button:has(.who-dot)")
        assert lines.count() == len(told)
