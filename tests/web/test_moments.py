"""Links to a moment of a game in a real browser: copied, opened by others, leading nowhere."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.web.accessibility import violations
from tests.web.test_keys import EARLIER
from tests.web.visiting import Visitor

KEEP_COPIES = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"


def look_back(visitor: Visitor, lines: int) -> str:
    """Look at the moment of a line of the log, counted from the newest; its number."""
    line = visitor.page.locator(".log li button:not(:disabled)").nth(lines)
    line.click()
    visitor.see(EARLIER)
    return str(line.get_attribute("data-entry"))


def test_a_moment_is_sent_as_a_link_and_seen_by_whoever_opens_it(
    ann: Visitor, ben: Visitor
) -> None:
    """Also long afterwards, when the game is over and its past must be fetched first."""
    ann.start_game()
    table = ann.page.url
    ann.play(Random(13), 5)
    number = look_back(ann, 4)
    told = ann.page.locator(".prompt .would").inner_text()
    link = f"{table}?moment={number}"
    expect(ann.page).to_have_url(link)
    ann.page.evaluate(KEEP_COPIES)
    ann.press("Copy a link to this moment")
    ann.page.wait_for_function("() => window.copied !== undefined")
    assert ann.page.evaluate("window.copied") == link
    ann.page.reload()
    ann.see(EARLIER)
    ann.press("Back to now")
    expect(ann.page).to_have_url(table)
    ann.resign()
    ann.page.locator(".verdict").wait_for()
    ben.page.goto(f"{link}#secret")
    ben.see(EARLIER)
    expect(ben.page.locator(".prompt .would")).to_have_text(told)
    expect(ben.page.locator(".log [aria-current=step]")).to_have_attribute("data-entry", number)
    ben.page.evaluate(KEEP_COPIES)
    ben.press("Copy a link to this moment")
    ben.page.wait_for_function("() => window.copied !== undefined")
    assert ben.page.evaluate("window.copied") == link
    assert violations(ben) == []
    ben.press("Back to now")
    expect(ben.page.get_by_role("button", name="Result")).to_be_visible()  # the board at the end
    ann.page.go_back()  # the moments that were looked at are no pages
    ann.see("Play the computer")


def test_a_link_that_leads_nowhere_says_so(ann: Visitor, ben: Visitor) -> None:
    """The present, with a notice; without a table a page with the way home."""
    ann.start_game()
    table = ann.page.url
    notice = ben.page.get_by_role("region", name="Notices")
    for moment in ("1", "0", "-4", "99999", "seven"):
        ben.page.goto(f"{table}?moment={moment}")
        expect(notice).to_contain_text("There is no such moment in this game.")
        ben.page.locator(".table").wait_for()
        assert ben.page.get_by_text(EARLIER).count() == 0
        expect(ben.page).to_have_url(table)
    expect(ben.page.locator("[aria-live=polite]")).to_contain_text("There is no such moment")
    assert violations(ben) == []
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    ben.go("/t/nobody-made-this?moment=17")
    ben.see("There is no such table")
    ben.page.get_by_role("link", name="Home").click()
    ben.see("Play the computer")


def test_a_link_to_a_game_that_was_deleted_says_so(ann: Visitor, ben: Visitor) -> None:
    """To its present, to a moment of it, and with a secret: the same page with a way home."""
    ann.start_game()
    table = ann.page.url
    ann.play(Random(4), 2)
    ann.go("/me")
    ann.press("Delete my data")
    ann.press("Delete everything")
    ann.see("Your data has been deleted")
    for more in ("", "?moment=3", "#a-secret"):
        ben.page.goto(table + more)
        ben.see("There is no such table")
        ben.page.goto("about:blank")
    ben.page.goto(table)
    ben.page.get_by_role("link", name="Home").click()
    ben.see("Play the computer")
