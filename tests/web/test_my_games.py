"""My finished games in a real browser: nothing yet, a game against the computer, many of them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route, expect

from tests.web.accessibility import violations, violations_in_both_lights
from tests.web.visiting import Visitor

NARROW = (360, 780)


def many(route: Route) -> None:
    """A page of 45 games in all: what a server would tell of a long history."""
    before = int(route.request.url.partition("before=")[2] or 46)
    numbers = range(before - 1, max(0, before - 21), -1)
    route.fulfill(json={"games": [*map(game, numbers)], "more": before > 21})


def game(number: int) -> dict[str, Any]:
    """One of them; all but the latest at tables that are gone."""
    return {
        "number": number,
        "table": f"t{number}",
        "there": number == 45,
        "at": 1_763_229_840_000 + number * 3_600_000,
        "box": "expansion",
        "you": "blue",
        "against": "person",
        "opponent": f"Ben {number}",
        "level": None,
        "points": {"blue": 30, "white": 20 + number},
        "rounds": 12,
        "end": "completed",
        "winner": "blue" if number < 10 else "white",
    }


def test_a_finished_game_is_found_again_and_many_are_shown_page_by_page(ann: Visitor) -> None:
    """From the start page, from an empty list that invites; then without a line to the server."""
    ann.go()
    ann.page.get_by_role("link", name="My games").click()
    ann.see("No finished games yet.")
    assert violations(ann) == []
    ann.page.get_by_role("link", name="Play a game").click()
    ann.start_game()
    table = ann.page.url
    ann.resign()
    ann.see("resigns")
    ann.go("/me")
    ann.page.get_by_role("heading", name="My games").locator("~ a").click()
    line = ann.page.get_by_role("listitem")
    expect(line).to_contain_text("Scarab")
    expect(line).to_contain_text("You lost · Base game · round 1 · you resigned")
    row = ann.page.get_by_role("row", name="Scarab")
    expect(row.get_by_role("cell")).to_have_text(["0", "0", "1"])
    assert violations_in_both_lights(ann) == []
    line.get_by_role("link", name="View").click()
    ann.page.wait_for_url(table)

    ann.page.route("**/api/me/games*", many)
    ann.resize(NARROW)
    ann.go("/games")
    expect(line).to_have_count(20)
    expect(ann.page.get_by_role("link", name="View")).to_have_count(1)
    ann.press("Show more games")
    expect(line).to_have_count(40)
    expect(line.nth(20)).to_be_focused()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.page.unroute("**/api/me/games*")
    ann.page.route("**/api/me/games*", lambda route: route.abort())
    ann.press("Show more games")
    expect(ann.page.get_by_role("alert")).to_contain_text("The server is not responding.")
    expect(line).to_have_count(40)
    ann.page.reload()
    ann.see("This page keeps trying.")
    ann.page.unroute("**/api/me/games*")
    ann.press("Try now")
    expect(line).to_have_count(1)
    ann.faults = [fault for fault in ann.faults if "ERR_FAILED" not in fault]
