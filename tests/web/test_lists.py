"""The lists of tables on the start page in a real browser: what waits for me, and what I can do."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.visiting import Visitor, sit_together, to_move

MINE, OPEN = "My tables", "Open tables"


def lines(visitor: Visitor, title: str) -> Locator:
    """The tables of one of the lists."""
    heading = visitor.page.get_by_role("heading", name=title)
    return visitor.page.locator("section").filter(has=heading).locator("li")


def test_who_has_no_tables_is_told_what_comes_here(ann: Visitor) -> None:
    """An empty list says what it is for."""
    ann.go()
    ann.see("You have no tables yet")
    expect(lines(ann, MINE)).to_have_count(0)


def test_the_table_that_waits_for_me_comes_first_and_says_so(ann: Visitor, ben: Visitor) -> None:
    """For both players, and it changes when one comes back to the page."""
    sit_together(ann, ben)
    mover = to_move(ann, ben)
    other = ben if mover is ann else ann
    lists = {visitor: visitor.open_tab() for visitor in (mover, other)}
    for page in lists.values():
        page.goto(ann.url)
    expect(lists[mover].locator(".begun")).to_contain_text("Your turn")
    mine = lists[mover].locator("section li").first
    expect(mine).to_contain_text("your turn")
    expect(mine.get_by_role("link", name="Continue")).to_have_class(re.compile("primary"))
    theirs = lists[other].locator("section li").first
    expect(theirs).to_contain_text("to move")
    mover.resign()
    mover.see("resigns")
    for page in lists.values():
        page.evaluate("dispatchEvent(new Event('focus'))")  # as a browser does on coming back
    expect(mine).to_contain_text("you lost")
    expect(theirs).to_contain_text("you won")
    expect(lists[mover].locator(".begun")).to_have_count(0)


def test_a_table_for_anybody_can_be_sat_down_at_and_is_not_offered_to_its_maker(
    ann: Visitor, ben: Visitor
) -> None:
    """With what is played there, before and after sitting down."""
    ann.go("/new")
    ann.page.get_by_label("Your name").fill("Ann of the list")
    ann.page.get_by_label("Expansion", exact=True).check(force=True)
    ann.page.get_by_label("Anyone, from the list").check(force=True)
    ann.page.locator("summary", has_text="Variants").click()
    ann.page.get_by_label("Easier").check(force=True)
    ann.page.get_by_role("button", name="Set up a table").click()
    ann.see("Anyone can sit down")
    ann.go()
    expect(lines(ann, MINE)).to_contain_text("waiting for players")
    expect(lines(ann, OPEN).filter(has_text="Ann of the list")).to_have_count(0)
    ben.go()
    line = lines(ben, OPEN).filter(has_text="Ann of the list")
    expect(line).to_contain_text("Expansion · Start: Easier, with 2 of each good")
    line.get_by_role("link", name="Sit down").click()
    ben.see("You are invited")
    for told in ("Game options", "Start: Easier, with 2 of each good", "absent player: 5 minutes"):
        ben.see(told)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down and play")
    ben.page.get_by_role("button", name="Menu and settings").click()
    ben.see("Start: Easier, with 2 of each good")


def test_all_tables_are_shown_if_wanted(ann: Visitor) -> None:
    """Eight at first; no game is out of reach."""
    ann.start_game()
    for _ in range(8):
        name = {"name": "Ann"}
        seats = {"blue": {"kind": "me", **name}, "white": {"kind": "bot", "level": "scarab"}}
        made = ann.page.request.post(
            f"{ann.url}/api/tables",
            data={**seats, "ruleset": "base"},
            headers={"origin": ann.url},
        )
        assert made.ok
    ann.go()
    expect(lines(ann, MINE)).to_have_count(8)
    ann.press("Show all (9)")
    expect(lines(ann, MINE)).to_have_count(9)
