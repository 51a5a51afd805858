"""What has little room: the prompt in every language, long names, offers, pieces on cards.

What is seen at the table at all is shown in `test_layout`.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from targi import Game
from targi.text import LANGUAGES
from tests.rules.table import Seat, expansion, raid, situation
from tests.web.accessibility import LIGHTS
from tests.web.house import Server
from tests.web.situations import Situation
from tests.web.test_layout import COVERED, HIT, NEEDED, box_of
from tests.web.test_result import told_result
from tests.web.visiting import DESK, OVER, PHONE, Visitor, sit_together

pytestmark = pytest.mark.integration
SMALL = (320, 640)
# Parts whose words are wider than they are.
SPILLING = """() => [...document.querySelectorAll(
        '.prompt-text, .log, .player, .player-head, .panel, .verdict, .seats li')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.className)"""
CONTRAST = """(field) => {
    const parts = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255);
    const light = (colour) => {
        const [red, green, blue] = parts(colour).map(
            (one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const both = [getComputedStyle(field, '::placeholder').color,
        getComputedStyle(field).backgroundColor].map(light);
    return Math.max(...both) / Math.min(...both);
}"""


def acting(box: str) -> Game:
    """Somebody who may do much, also on the lowest row of the board."""
    blue = Seat("1 dates 3 gold", targis="2 10", markers="2,2")
    if box == "base":
        return situation(blue)
    return expansion(Seat("1 dates 3 water 3 gold", targis="2 10", markers="2,2"))


def corner(button: Locator) -> tuple[float, float]:
    """The lower right end of a button, which a finger looks for."""
    box = box_of(button)
    return box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["base", "expansion"])
def test_the_prompt_keeps_its_room_and_its_buttons_stay_where_they_are(
    browser: Browser, server: Server, box: str, language: str
) -> None:
    """Asked, with a move chosen, and after a refusal with its rule."""
    choices = {"confirm": True, "language": language}
    with Visitor(browser, server.url, choices=choices) as visitor:
        page = visitor.page
        for size in ((360, 640), PHONE, DESK):
            visitor.resize(size)
            Situation(acting(box)).open(visitor)
            prompt, undo = page.locator(".prompt"), page.locator(".prompt [aria-keyshortcuts=u]")
            going_on = page.locator(".prompt .acts .btn:not(.icon, .more, .rule)")
            page.locator("button.border.is-legal").first.wait_for()
            room, places = box_of(prompt), [corner(undo), corner(going_on)]
            page.locator("button.border.is-legal").first.click()
            expect(page.locator(".is-chosen")).to_have_count(1)
            assert [corner(undo), corner(going_on)] == places
            page.locator("[data-spot='border 4']").click()
            page.locator(".prompt .rule").wait_for()
            assert [corner(undo), corner(going_on)] == places
            assert box_of(prompt) == room
            words = page.locator(".prompt-text")
            assert words.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
            rule = box_of(page.locator(".prompt .rule"))
            assert min(rule["width"], rule["height"]) >= 44
            page.locator(".prompt .rule").click()
            expect(page.locator("dialog p.rule").first).to_be_visible()


@pytest.mark.parametrize("name", ["W" * 24, "m" * 24, "Bartholomew Featherstone"])
def test_long_names_leave_everything_in_its_place(
    browser: Browser, server: Server, name: str
) -> None:
    """In the waiting room, at the table and at its end; the whole name can be read."""
    with Visitor(browser, server.url) as ann, Visitor(browser, server.url) as ben:
        ann.go("/new")
        ann.page.get_by_label("Your name").fill(name)
        ann.press("Set up a table")
        link = ann.page.get_by_label("Copy link").first.input_value()
        has_room(ann)
        ben.page.goto(link)
        ben.page.get_by_label("Your name").fill(name[::-1])
        ben.press("Sit down and play")
        for visitor in (ann, ben):
            visitor.page.locator(".table").wait_for()
            has_room(visitor)
            expect(visitor.page.locator(".side.opp .who b")).to_have_attribute(
                "title", f"\u2068{name if visitor is ben else name[::-1]}\u2069"
            )
        ben.resign()
        for visitor in (ann, ben):
            visitor.page.locator(OVER).wait_for()
            has_room(visitor)


def has_room(visitor: Visitor) -> None:
    """At a desk and on a phone: nothing is wider than its place, legal cards are hit."""
    page = visitor.page
    for size in (PHONE, DESK):
        visitor.resize(size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert page.evaluate(SPILLING) == []
        assert page.locator("button.is-legal").evaluate_all(f"all => all.every({HIT})")


def test_an_offer_on_a_phone_hides_nothing_that_is_needed(browser: Browser, server: Server) -> None:
    """Its answers are beside each other, and no other button is where they are."""
    with Visitor(browser, server.url, PHONE) as ann, Visitor(browser, server.url, PHONE) as ben:
        sit_together(ann, ben)
        ben.press("Menu and settings")
        ben.press("Offer a draw")
        accept, refuse = (ann.page.get_by_role("button", name=one) for one in ("Accept", "Decline"))
        accept.wait_for()
        ben.see("Waiting for an answer")
        for visitor in (ann, ben):
            for part in NEEDED:
                assert not visitor.page.locator(part).evaluate(COVERED), part
            for tool in visitor.page.locator(".tools .tool:visible").all():
                assert tool.evaluate(HIT)
        assert box_of(accept)["y"] == box_of(refuse)["y"]
        answers, acts = (box_of(ann.page.locator(f".prompt .{one}")) for one in ("answers", "acts"))
        assert answers["x"] + answers["width"] <= acts["x"]
        accept.click()
        ann.page.locator(OVER).wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_not_wider_than_a_phone(
    browser: Browser, server: Server, language: str
) -> None:
    """Long words break."""
    with told_result(browser, server, choices={"language": language}) as visitor:
        for size in (PHONE, SMALL):
            visitor.resize(size)
            assert visitor.page.evaluate(SPILLING) == []
            assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("path", ["/cards", "/rules"])
def test_what_a_field_is_for_can_be_read(ann: Visitor, path: str) -> None:
    """Its hint has enough contrast."""
    ann.go(path)
    field = ann.page.locator("input[type=search]")
    field.wait_for()
    for light in LIGHTS:
        ann.page.emulate_media(color_scheme=light)
        assert field.evaluate(CONTRAST) >= 4.5, light


def test_the_smallest_phone_has_room(browser: Browser, server: Server) -> None:
    """The menu is there, tokens are beside each other, and a figure leaves what its dune brings."""
    blue = Seat("2 dates 3 water 12 vp", targis="2 10", markers="2,2", dunes="D05")
    with Visitor(browser, server.url, SMALL, choices={"language": "pl"}) as visitor:
        Situation(expansion(blue, Seat("10 dates 12 vp"), dunes="D10 D19")).open(visitor)
        page = visitor.page
        page.locator(".dunes .held").wait_for()
        for size in (SMALL, PHONE):
            visitor.resize(size)
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert page.locator(".tools .tool").last.evaluate(HIT)
            for side in (".side.me", ".side.opp"):
                last, next_to = f"{side} .stock li", f"{side} .stock li + li"
                assert not meet(page, last, next_to), side
                assert not meet(page, last, f"{side} .score"), side
                assert not meet(page, last, f"{side} .mini-cell"), side
            pill = box_of(page.locator(".dunes .held .gain"))
            for sign in page.locator(".dunes .held .gain .i").all():
                box = box_of(sign)
                assert pill["x"] <= box["x"]
                assert box["x"] + box["width"] <= pill["x"] + pill["width"]
            assert not meet(page, ".dunes .held .gain .i", ".dunes .held .fig")


def test_pieces_leave_what_is_printed_on_their_cards(browser: Browser, server: Server) -> None:
    """Markers the goods, the costs and the powers, the robber his demand."""
    blue, white = Seat(targis="2 10", markers="1,1 2,2"), Seat(markers="1,1 1,3")
    marked = situation(blue, white, centre={"1,1": "G13", "2,2": "BR4", "1,3": "BT9"})
    with Visitor(browser, server.url) as visitor:
        Situation(marked).open(visitor)
        visitor.page.locator(".board .mark").first.wait_for()
        for size, printed in product((DESK, PHONE), (".ch .i", ".cost .i", ".fx .i", ".vp b")):
            visitor.resize(size)
            assert not meet(visitor.page, ".board .mark", f".board .centre .card {printed}"), (
                printed
            )
    for place in (4, 16):
        with Visitor(browser, server.url) as visitor:
            Situation(raid(Seat("2 gold 3 vp"), corner=place)).open(visitor)
            visitor.page.locator(".robber").wait_for()
            for size in (DESK, PHONE):
                visitor.resize(size)
                assert not meet(visitor.page, ".robber", ".card.raid .demand > *")


def meet(page: Page, one: str, other: str) -> bool:
    """Whether anything of the one kind lies over anything of the other kind."""
    script = """([one, other]) => {
        const all = (part) => [...document.querySelectorAll(part)]
            .filter((it) => it.checkVisibility());
        return all(one).some((a) => all(other).some((b) => {
            const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
            return a !== b && p.left < q.right - 1 && q.left < p.right - 1
                && p.top < q.bottom - 1 && q.top < p.bottom - 1;
        }));
    }"""
    found: Any = page.evaluate(script, [one, other])
    return bool(found)
