"""What a visitor may do about himself, in a real browser: name, another device, being forgotten."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.accessibility import violations, violations_in_both_lights
from tests.web.house import Server
from tests.web.visiting import PHONE, Visitor, sit_together


def take_name(visitor: Visitor, name: str) -> None:
    """Be known by a name."""
    visitor.go("/me")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.press("Save")
    visitor.see("Saved.")


def make_link(visitor: Visitor) -> str:
    """The link by which another device becomes the visitor's."""
    visitor.go("/me")
    visitor.press("Create the link")
    return visitor.page.get_by_label("Copy link").first.input_value()


def forgive(visitor: Visitor, status: str) -> None:
    """The browser's own note about a request that was refused is no fault."""
    visitor.faults = [fault for fault in visitor.faults if status not in fault]


def test_sitting_on_one_device_renames_nobody(ann: Visitor) -> None:
    """The seats are called by their colours, the person is not."""
    take_name(ann, "Anneli")
    ann.go()
    ann.press("Sit down")
    ann.page.locator(".table").wait_for()
    ann.go("/me")
    expect(ann.page.get_by_label("Your name")).to_have_value("Anneli")


def test_a_name_is_changed_and_used_at_the_next_table(ann: Visitor) -> None:
    """Reached from the start page, which says under which name one plays."""
    ann.go()
    ann.see("You play as ⁨Traveller⁩.")
    ann.page.get_by_role("link", name="Name, devices, data").click()
    ann.see("The server knows nothing about this browser.")
    ann.page.get_by_label("Your name").fill("Anneli")
    ann.press("Save")
    ann.see("Saved.")
    ann.go()
    ann.see("You play as ⁨Anneli⁩.")
    ann.start_game()
    ann.go()
    ann.see("⁨Anneli⁩ vs. ⁨Scarab⁩")


def test_a_name_that_cannot_be_is_refused_in_words(ann: Visitor) -> None:
    """And the old one stays."""
    take_name(ann, "Ann")
    ann.page.get_by_label("Your name").fill("bot:ann")
    ann.press("Save")
    expect(ann.page.get_by_role("alert")).to_contain_text("bot:")
    ann.page.reload()
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")
    forgive(ann, "400")


def test_a_name_that_is_too_long_is_not_cut_but_told(ann: Visitor) -> None:
    """While it is written, before anything is sent, and what was written stays there."""
    long = "Anneliese von und zu Sandsturm"
    ann.go("/me")
    field = ann.page.get_by_label("Your name")
    field.fill(long)
    expect(ann.page.get_by_role("alert")).to_contain_text("at most 24 characters")
    ann.press("Save")
    expect(field).to_be_focused()
    expect(field).to_have_value(long)
    expect(ann.page.get_by_text("Saved.")).to_have_count(0)
    field.fill("Anneliese Sandsturm")
    ann.press("Save")
    ann.see("Saved.")


def test_another_device_is_asked_before_it_becomes_mine(ann: Visitor, ben: Visitor) -> None:
    """Nothing happens by opening the link; by saying yes all my tables are there."""
    take_name(ann, "Ann")
    ann.start_game()
    table = ann.page.url
    link = make_link(ann)
    ben.page.goto(link)
    ben.see("Continue here as ⁨Ann⁩?")
    ben.see("Nothing is lost")
    ben.press("No, keep everything as it is")
    ben.see("You have no tables yet")
    ben.page.goto(link)
    ben.press("Continue as")
    ben.see("In this browser you now play as ⁨Ann⁩.")
    assert "#" not in ben.page.url
    ben.go()
    ben.page.get_by_role("link", name="Continue").first.click()
    ben.page.locator("button.is-legal, .choice").first.wait_for()
    assert ben.page.url == table


def test_who_has_tables_is_told_that_they_are_lost(ann: Visitor, ben: Visitor) -> None:
    """Before becoming somebody else."""
    take_name(ann, "Ann")
    link = make_link(ann)
    ben.start_game()
    ben.page.goto(link)
    ben.see("You have 1 other table in this browser.")


def test_a_used_link_has_a_friendly_page_and_ones_own_says_so(ann: Visitor, ben: Visitor) -> None:
    """One says what to do, the other where to open it."""
    take_name(ann, "Ann")
    link = make_link(ann)
    ann.page.goto(link)
    ann.see("Open the link on the other device.")
    ben.page.goto(link)
    ben.press("Continue as")
    ben.see("In this browser you now play as")
    ben.page.goto(link)
    ben.page.reload()
    ben.see("This link no longer works")
    ben.see("Create a new one on your other device.")
    forgive(ben, "403")


def test_my_data_is_deleted_after_a_question_and_the_end_is_clear(ann: Visitor) -> None:
    """Who shrinks back keeps everything."""
    take_name(ann, "Ann")
    ann.start_game()
    ann.page.get_by_role("button", name="Menu and settings").click()
    ann.page.get_by_role("link", name="Name, devices, data").click()
    ann.press("Delete my data")
    ann.see("Games in progress are resigned.")
    assert violations(ann) == []
    ann.page.get_by_role("button", name="Cancel").click()
    ann.page.wait_for_function("() => !history.state?.over")  # nothing goes on that a reload ends
    ann.page.reload()
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")
    ann.press("Delete my data")
    ann.press("Delete everything")
    ann.see("Your data has been deleted")
    ann.page.get_by_role("link", name="Home").click()
    ann.see("You play as ⁨Traveller⁩.")
    ann.see("You have no tables yet")


def test_another_tab_at_a_table_says_that_the_browser_is_not_known_any_more(
    ann: Visitor, ben: Visitor
) -> None:
    """At a table that is deleted, and at one that is kept for the other; no line was lost."""
    sit_together(ann, ben)
    tabs = [ann.page, ann.open_tab()]
    ann.page = tabs[1]
    ann.start_game()
    ann.page = ann.open_tab()
    ann.go("/me")
    ann.press("Delete my data")
    ann.press("Delete everything")
    ann.see("Your data has been deleted")
    for tab in tabs:
        tab.get_by_role("heading", name="This browser is no longer known").wait_for()
        expect(tab.get_by_text("No connection")).to_have_count(0)
        expect(tab.get_by_role("link", name="Home")).to_be_visible()
    ben.see("resigns")
    forgive(ann, "closed before the connection is established")


def test_the_pages_about_me_are_accessible(browser: Browser, server: Server) -> None:
    """With a link and its code, and the question on the other device; nothing is too wide."""
    with (
        Visitor(browser, server.url, PHONE) as ann,
        Visitor(browser, server.url, PHONE) as phone,
    ):
        take_name(ann, "Ann")
        link = make_link(ann)
        ann.page.locator("svg[role=img]").wait_for()
        assert violations_in_both_lights(ann) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        phone.page.goto(link)
        phone.see("Continue here as")
        assert violations_in_both_lights(phone) == []
