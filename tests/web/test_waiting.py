"""The room before the game in a real browser: links shown again, and whom they seat."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.accessibility import violations
from tests.web.test_me import forgive, make_link
from tests.web.visiting import Visitor


def make_table(visitor: Visitor) -> str:
    """Make a table for a friend; the link for the friend."""
    visitor.go("/new")
    visitor.page.get_by_label("Your name").fill("Ann")
    visitor.page.get_by_role("button", name="Set up a table").click()
    return shown_link(visitor.page)


def shown_link(page: Page) -> str:
    """The link that the waiting room shows."""
    return page.get_by_label("Copy link").first.input_value()


def test_the_link_is_shown_again_in_the_same_browser(ann: Visitor) -> None:
    """Also in another tab, on another day: nothing of the first one need be open."""
    link = make_table(ann)
    other = ann.open_tab()
    ann.page.close()
    other.goto(ann.url)
    other.get_by_role("link", name="View").first.click()
    assert shown_link(other) == link


def test_another_device_makes_a_new_link_and_the_old_one_says_so(
    ann: Visitor, ben: Visitor
) -> None:
    """It never shows a link that seats nobody, and replaces nothing before it is asked to."""
    old = make_table(ann)
    device = make_link(ann)
    eve = ben.context.browser
    assert eve is not None
    with Visitor(eve, ben.url) as phone:
        phone.page.goto(device)
        phone.press("Continue as")
        phone.see("In this browser you now play as")
        phone.page.goto(old.split("#")[0])
        phone.see("is not stored in this browser")
        expect(phone.page.get_by_label("Copy link")).to_have_count(0)
        assert violations(phone) == []
        phone.press("Create a new link")
        phone.see("Send this link")
        new = shown_link(phone.page)
        assert new != old
        ann.page.goto(old.split("#")[0])
        ann.see("is not stored in this browser")
        ben.page.goto(old)
        ben.page.get_by_label("Your name").fill("Ben")
        ben.press("Sit down and play")
        expect(ben.page.get_by_role("alert")).to_contain_text("replaced by a newer one")
        ben.page.goto(new)
        ben.page.reload()  # a fragment alone loads nothing
        ben.page.get_by_label("Your name").fill("Ben")
        ben.press("Sit down and play")
        ben.page.locator(".table").wait_for()
    forgive(ben, "403")


def test_who_opens_the_link_for_the_friend_is_told_so(ann: Visitor, ben: Visitor) -> None:
    """The seat stays free, and the friend takes it."""
    link = make_table(ann)
    second = ann.open_tab()
    second.goto(link)
    expect(second.get_by_text("This link is for your friend")).to_be_visible()
    assert shown_link(second) == link
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down and play")
    ben.page.locator(".table").wait_for()
    second.locator(".table").wait_for()


def test_a_watching_tab_becomes_a_players_when_another_one_sits_down(
    ann: Visitor, ben: Visitor
) -> None:
    """Though the server knew nothing of the browser when the tab was opened."""
    link = make_table(ann)
    watching = ben.open_tab()
    watching.goto(link.split("#")[0])
    expect(watching.get_by_text("Waiting for the other player")).to_be_visible()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down and play")
    watching.locator(".table").wait_for()
    expect(watching.locator(".me .who")).to_contain_text("You")
    expect(watching.get_by_role("button", name="Undo")).to_be_visible()


def test_whoever_has_no_seat_is_told_that_he_watches(ann: Visitor, ben: Visitor) -> None:
    """In the prompt and to screen readers; who followed a used link also reads why."""
    link = make_table(ann)
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down and play")
    ben.page.locator(".table").wait_for()
    browser = ben.context.browser
    assert browser is not None
    for address, told in (
        (link.split("#")[0], "You are watching."),
        (link, "The seat is taken. You are watching."),
    ):
        with Visitor(browser, ben.url) as eve:
            eve.page.goto(address)
            expect(eve.page.locator(".prompt strong")).to_contain_text(told)
            expect(eve.page.locator(".prompt strong")).to_contain_text("’s turn")
            expect(eve.page.locator("[aria-live=polite]")).to_contain_text(told)
            assert violations(eve) == []
    for player in (ann, ben):
        assert player.page.get_by_text("You are watching").count() == 0


def test_a_link_that_only_this_computer_can_open_says_so(ann: Visitor) -> None:
    """And what to start, so that others can; for a friend and for another device."""
    make_table(ann)
    ann.see("targi serve --host 0.0.0.0")
    assert violations(ann) == []
    make_link(ann)
    ann.see("targi serve --host 0.0.0.0")


def test_a_link_that_was_cut_off_says_so(ann: Visitor, ben: Visitor) -> None:
    """It is to be asked for again."""
    ben.page.goto(make_table(ann)[:-5])
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down and play")
    expect(ben.page.get_by_role("alert")).to_contain_text("cut off or replaced")
    forgive(ben, "403")


def test_a_name_that_is_missing_is_asked_for_in_the_words_of_the_page(ann: Visitor) -> None:
    """The field has the focus, and nothing is sent."""
    ann.go("/new")
    field = ann.page.get_by_label("Your name")
    field.fill("")
    ann.page.get_by_role("button", name="Set up a table").click()
    expect(ann.page.get_by_role("alert")).to_have_text("Please enter a name.")
    expect(field).to_be_focused()
    assert violations(ann) == []
    field.fill("Ann")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.page.get_by_role("button", name="Set up a table").click()
    shown_link(ann.page)
