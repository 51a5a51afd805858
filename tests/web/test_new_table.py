"""Making a table with every option, in a real browser: variants, custom decks, custom cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.project.files import ROOT
from tests.web.accessibility import violations, violations_in_both_lights
from tests.web.visiting import DESK, PHONE, Visitor

OWN_CARDS = ROOT / "tests" / "corpus" / "custom-cards.toml"


def open_page(visitor: Visitor, *folded: str) -> None:
    """The page for a table of the expansion, against the computer, with some parts unfolded."""
    visitor.go("/new")
    for choice in ("Expansion", "The computer"):
        visitor.page.get_by_label(choice, exact=True).check(force=True)
    for part in folded:
        visitor.page.locator("summary", has_text=part).click()


def make(visitor: Visitor) -> Any:
    """Make the table; its ruleset, as the server has it."""
    visitor.page.get_by_role("button", name="Set up a table").click()
    visitor.page.locator(".table").wait_for()
    table = visitor.page.url.rsplit("/", 1)[1]
    return visitor.page.request.get(f"{visitor.url}/api/tables/{table}").json()["ruleset"]


def test_a_mixed_deck_its_other_half_and_an_own_border_are_played(ann: Visitor) -> None:
    """As the same words do in a program."""
    open_page(ann, "Variants")
    ann.page.get_by_label("Drawn from both boxes").check(force=True)
    ann.page.get_by_label("Draw number").fill("7")
    ann.page.get_by_label("The other half").check()
    ann.page.get_by_label("Easier").check(force=True)
    for name in ("Noble", "Trader"):
        ann.page.get_by_label(name, exact=True).check()
    ruleset = make(ann)
    assert ruleset["start"] == "easier"
    assert ruleset["border"] == {"1": "base", "5": "base"}
    assert len(ruleset["deck"]) == 45


def test_an_own_deck_is_chosen_card_by_card(ann: Visitor) -> None:
    """A table can be made only with nine of each symbol."""
    open_page(ann, "Variants")
    ann.page.get_by_label("My own choice").check(force=True)
    start = ann.page.get_by_role("button", name="Set up a table")
    expect(start).to_be_enabled()
    ann.page.locator("label", has_text="XO1").click()
    ann.see("Oasis: 8 / 9")
    expect(start).to_be_disabled()
    ann.page.locator("label", has_text="BO1").click()
    ann.see("Oasis: 9 / 9")
    deck = make(ann)["deck"]
    assert "BO1" in deck
    assert "XO1" not in deck


def test_a_card_file_is_checked_before_and_its_mistakes_are_shown(
    ann: Visitor, tmp_path: Path
) -> None:
    """With card and field; a file that is in order says how much it changes."""
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[tribes]\nXO1 = { vp = 99 }\nXO2 = { cost = { figs = 1 } }\n")
    open_page(ann, "Custom card file")
    field = ann.page.locator("input[type=file]")
    field.set_input_files(wrong)
    for place in ("XO1: vp", "XO2: cost"):
        expect(ann.page.get_by_role("alert")).to_contain_text(place)
    expect(ann.page.get_by_role("button", name="Set up a table")).to_be_disabled()
    assert violations(ann) == []
    field.set_input_files(OWN_CARDS)
    ann.see("6 cards at this table differ")
    ann.press("Remove the file")
    expect(ann.page.get_by_text("at this table differ")).to_have_count(0)
    ann.faults = [fault for fault in ann.faults if "400" not in fault]


def test_a_file_for_the_expansion_is_checked_anew_for_the_base_game(ann: Visitor) -> None:
    """Whether it will do depends on what is played."""
    open_page(ann, "Custom card file")
    ann.page.locator("input[type=file]").set_input_files(OWN_CARDS)
    ann.see("at this table differ")
    ann.page.get_by_label("Base game", exact=True).check(force=True)
    expect(ann.page.get_by_role("button", name="Set up a table")).to_be_disabled()
    ann.see("This file cannot be used")
    ann.faults = [fault for fault in ann.faults if "400" not in fault]


def test_corrected_cards_are_drawn_as_the_file_has_them(ann: Visitor) -> None:
    """The raid on 4 takes salt; the box's takes something else."""
    open_page(ann)
    make(ann)
    raid = ann.page.locator("[data-spot='border 4']")
    raid.wait_for()
    assert raid.locator("use[href='#g-salt']").count() == 0
    open_page(ann, "Custom card file")
    ann.page.locator("input[type=file]").set_input_files(OWN_CARDS)
    ann.see("at this table differ")
    make(ann)
    raid.wait_for()
    assert raid.locator("use[href='#g-salt']").count() == 1


def test_the_page_is_accessible_with_everything_unfolded(ann: Visitor) -> None:
    """And nothing is wider than the screen."""
    open_page(ann, "Seats and time", "Variants", "Custom card file")
    ann.page.get_by_label("My own choice").check(force=True)
    ann.see("Oasis: 9 / 9")
    for size in (DESK, PHONE):
        ann.resize(size)
        assert violations_in_both_lights(ann) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
