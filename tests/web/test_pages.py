"""Every page in a real browser: accessible, light, friendly about what is not there."""

from __future__ import annotations

import gzip
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.accessibility import (
    violations,
    violations_everywhere,
    violations_in_both_lights,
)
from tests.web.house import Server
from tests.web.visiting import PLAYABLE, Visitor

PAGES = ("/", "/new", "/me", "/cards", "/rules", "/no-such-page", "/t/no-such-table")


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_accessible(browser: Browser, server: Server, path: str) -> None:
    """By noon and by night."""
    with Visitor(browser, server.url, reduced_motion="reduce") as visitor:
        visitor.go(path)
        visitor.page.locator("h1").first.wait_for()
        assert violations_in_both_lights(visitor) == []


def test_a_page_that_is_not_accessible_is_noticed(ann: Visitor) -> None:
    """By night only: the test above can fail, in either light."""
    ann.go()
    title = ann.page.get_by_role("heading", name="My tables")
    title.evaluate("title => { title.style.color = 'light-dark(black, #222)'; }")
    found = violations_in_both_lights(ann)
    assert [one.split(": ")[:2] for one in found] == [["dark", "color-contrast"]]


@pytest.mark.parametrize(
    "box", [pytest.param("Base game", marks=pytest.mark.integration), "Expansion"]
)
def test_the_table_is_accessible(browser: Browser, server: Server, box: str) -> None:
    """While placing, while acting, and with its menu open: at a desk and on a phone."""
    with Visitor(browser, server.url, reduced_motion="reduce") as visitor:
        visitor.start_game(box)
        visitor.page.locator("button.is-legal").first.wait_for()
        assert violations_everywhere(visitor) == []
        visitor.play(Random(1), 5)
        visitor.page.locator(PLAYABLE).first.wait_for()
        assert violations_everywhere(visitor) == []
        visitor.page.get_by_role("button", name="Menu and settings").click()
        assert violations_everywhere(visitor) == []


def test_the_result_is_accessible(ann: Visitor) -> None:
    """With its table and chart."""
    ann.start_game()
    ann.play(Random(7), 10)
    ann.resign()
    ann.see("resigns")
    assert violations(ann) == []


def test_the_first_load_is_light(browser: Browser, server: Server) -> None:
    """JavaScript at most 120 KB packed, everything at most 600 KB."""
    with Visitor(browser, server.url) as visitor:
        loaded: dict[str, bytes] = {}
        visitor.page.on("response", lambda answer: loaded.update({answer.url: answer.body()}))
        visitor.go()
        visitor.page.get_by_role("button", name="Start").wait_for()
        visitor.page.wait_for_load_state("networkidle")
        scripts = [body for url, body in loaded.items() if url.endswith(".js")]
        assert scripts
        assert sum(len(gzip.compress(body)) for body in scripts) <= 120_000
        assert sum(map(len, loaded.values())) <= 600_000


def test_an_unknown_table_has_a_friendly_page(ann: Visitor) -> None:
    """It says what may be wrong and what to do."""
    ann.go("/t/no-such-table")
    ann.see("There is no such table")
    ann.page.get_by_role("link", name="Home").click()
    ann.page.get_by_role("button", name="Start").wait_for()


@pytest.mark.parametrize("name", ["x" * 500, "<b>Ann</b>", "bot:me", "A\u202eB"])
def test_names_that_cannot_be_do_no_harm(ann: Visitor, name: str) -> None:
    """Cut, refused in words, or shown as the text they are; never taken for markup."""
    ann.go("/new")
    ann.page.get_by_label("Your name").fill(name)
    ann.page.get_by_role("button", name="Set up a table").click()
    waiting = ann.page.get_by_text("Waiting for the other player")
    expect(waiting.or_(ann.page.get_by_role("alert")).first).to_be_visible()
    assert ann.page.locator("main b b").count() == 0
    ann.faults = [fault for fault in ann.faults if "400" not in fault]


def test_a_wrong_link_is_refused_in_words(ann: Visitor, ben: Visitor) -> None:
    """The seat stays free for the friend who was meant."""
    ann.go("/new")
    ann.page.get_by_role("button", name="Set up a table").click()
    link = ann.page.get_by_label("Copy link").first.input_value()
    ben.page.goto(link.split("#")[0] + "#wrong")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down and play")
    expect(ben.page.get_by_role("alert")).to_contain_text("ask for it again")
    ben.faults = [fault for fault in ben.faults if "status of 4" not in fault]


def test_cards_can_be_searched(ann: Visitor) -> None:
    """By words, kind and doubt; rules are one click away."""
    ann.go("/cards")
    ann.see("160 cards")
    ann.page.get_by_placeholder("Search").fill("BC6")
    ann.see("1 card")
    ann.page.get_by_role("link", name="5.8").click()
    expect(ann.page.locator("[id='5.8']")).to_be_in_viewport()


def test_the_choice_is_remembered(ann: Visitor) -> None:
    """Box, level and language, in this browser only."""
    ann.go()
    ann.page.get_by_label("Expansion").check(force=True)
    ann.page.get_by_role("button", name="Deutsch").click()
    ann.see("Gegen den Computer")
    ann.page.reload()
    ann.see("Gegen den Computer")
    assert ann.page.get_by_label("Erweiterung").is_checked()


def test_a_start_page_without_a_server_says_so_and_recovers(ann: Visitor) -> None:
    """With what it means and what to do; the lists come as soon as the server is back."""
    ann.page.route("**/api/**", lambda asked: asked.abort())
    ann.go()
    expect(ann.page.get_by_role("alert")).to_contain_text("The server is not responding")
    ann.see("This page keeps trying.")
    assert ann.page.get_by_role("button", name="Try now").is_visible()
    assert violations(ann) == []
    with ann.page.expect_event("requestfailed", lambda asked: asked.method != "GET"):
        ann.page.get_by_role("button", name="Start").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("The server is not responding")
    ann.page.unroute("**/api/**")
    ann.see("You have no tables yet")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.faults.clear()  # the browser's own notes about it


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_a_first_load_that_breaks_off_says_so_and_recovers(
    browser: Browser, server: Server, locale: str
) -> None:
    """In the visitor's language, though its words have not come."""
    said = {"en-GB": "The server is not responding", "pl-PL": "Serwer nie odpowiada"}[locale]
    words = f"**/assets/{locale[:2]}-*.js"
    with Visitor(browser, server.url, locale=locale) as visitor:
        for path in (words, "**/api/**"):
            visitor.page.route(path, lambda asked: asked.abort())
        visitor.go()
        visitor.see(said)
        assert visitor.page.locator("html").get_attribute("lang") == locale[:2]
        assert violations(visitor) == []
        for path in (words, "**/api/**"):
            visitor.page.unroute(path)
        visitor.page.locator(".ways").wait_for()
        visitor.faults.clear()


def test_words_that_do_not_come_do_not_reload_for_ever(ann: Visitor) -> None:
    """The server answers, so it is for the visitor to reload."""
    ann.page.route("**/assets/en-*.js", lambda asked: asked.abort())
    ann.go()
    ann.see("Part of this page failed to load")
    ann.page.unroute("**/assets/en-*.js")
    ann.press("Reload")
    ann.page.locator(".ways").wait_for()
    ann.faults.clear()


def test_a_table_without_a_server_has_a_title_and_a_way_home(ann: Visitor) -> None:
    """Before anything of it has come."""
    ann.page.route_web_socket("**/socket", lambda wire: wire.close())
    ann.go("/t/some-table")
    ann.page.get_by_role("heading", name="The server is not responding").wait_for()
    ann.see("This page keeps trying.")
    ann.page.get_by_role("link", name="Home").click()
    ann.page.locator(".ways").wait_for()


def test_a_language_that_does_not_come_changes_nothing(ann: Visitor) -> None:
    """The switch goes on showing what is spoken, and it is told why."""
    ann.go()
    ann.page.route("**/assets/de-*.js", lambda asked: asked.abort())
    ann.page.get_by_role("button", name="Deutsch").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Part of this page failed to load")
    english = ann.page.get_by_role("button", name="English")
    expect(english).to_have_attribute("aria-pressed", "true")
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.faults.clear()


def test_titles_look_the_same_on_every_machine(ann: Visitor) -> None:
    """Their face comes from the server, the letters of Polish, too."""
    ann.go()
    loaded = (
        "() => document.fonts.ready.then(() => document.fonts.check('700 20px Alegreya', '%s'))"
    )
    assert ann.page.evaluate(loaded % "Targi")
    faces = "() => [...document.fonts].filter((face) => face.status === 'loaded').length"
    assert ann.page.evaluate(faces) == 1
    ann.page.get_by_role("button", name="Polski").click()
    ann.page.get_by_role("heading", name="Moje stoły").wait_for()
    ann.page.wait_for_function(f"() => ({faces})() === 2")


def test_a_part_that_does_not_come_is_told(ann: Visitor) -> None:
    """After a server's update, or when the line breaks between two pages."""
    ann.go()
    ann.page.route("**/assets/RulesPage*.js", lambda asked: asked.abort())
    ann.page.get_by_role("link", name="Rules").first.click()
    ann.see("Part of this page failed to load")
    assert ann.page.get_by_role("button", name="Reload").is_visible()
    assert ann.faults
    ann.faults.clear()  # the browser's own note about it


WIDE = [(820, 1180), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]
BOXES = """selectors => {
    const boxes = (selector) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().toJSON());
    return Object.fromEntries(Object.entries(selectors).map(([name, one]) => [name, boxes(one)]));
}"""


def test_the_caravan_passes_between_the_words_and_what_is_below_them(ann: Visitor) -> None:
    """On every screen riders have their heads and feet, and the page grows with the screen."""
    ann.go()
    for size in WIDE:
        ann.resize(size)
        boxes = ann.page.evaluate(
            BOXES,
            {
                "riders": ".hero use[href='#t-camel_rider']",
                "nav": "header nav",
                "words": ".hero-words p",
                "panels": ".ways .panel",
            },
        )
        assert len(boxes["riders"]) == 4
        for rider in boxes["riders"]:
            assert rider["top"] >= boxes["nav"][0]["bottom"], size
            assert rider["left"] >= boxes["words"][0]["right"] - 60, size  # its words end before
            assert rider["bottom"] <= min(one["top"] for one in boxes["panels"]) + 8, size
        wide = max(one["right"] for one in boxes["panels"]) - min(
            one["left"] for one in boxes["panels"]
        )
        assert wide >= 0.6 * size[0], size
