"""Ways out in a real browser: resigning, Back and Escape, a look back, another game."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, expect

from tests.web.accessibility import violations
from tests.web.house import Server
from tests.web.test_keys import EARLIER, focused, let_go, start
from tests.web.visiting import OVER, PHONE, PLAYABLE, Visitor

QUESTION = "Resign this game?"
MENU = "Menu and settings"


def sit_alone(visitor: Visitor) -> None:
    """Both seats, on one device."""
    visitor.go()
    visitor.press("Sit down")
    visitor.page.locator("button.is-legal").first.wait_for()


def test_resigning_by_keys_asks_in_a_dialog_that_has_the_focus(ann: Visitor) -> None:
    """It has a name to be heard, keys do nothing behind it, and Cancel leads back."""
    start(ann)
    page = ann.page
    page.get_by_role("button", name=MENU).focus()
    page.keyboard.press("Enter")
    first = page.get_by_role("dialog", name="Settings").get_by_role("button", name="Resign")
    first.focus()
    page.keyboard.press("Enter")
    question = page.get_by_role("dialog", name=QUESTION)
    expect(question.get_by_role("button", name="Cancel")).to_be_focused()
    assert violations(ann) == []
    let_go(ann)
    for key in ("l", "/", "n", "u"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(2)
    assert page.locator("#command").count() == 0
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(OVER).wait_for()


def test_the_question_before_resigning_fits_its_dialog(browser: Browser, server: Server) -> None:
    """Both buttons whole, on a large screen and on a phone."""
    for size in ((1440, 900), PHONE):
        with Visitor(browser, server.url, size) as visitor:
            start(visitor)
            visitor.press(MENU)
            visitor.press("Resign")
            dialog = visitor.page.get_by_role("dialog", name=QUESTION)
            around = dialog.bounding_box()
            assert around is not None
            for name in ("Cancel", "Resign"):
                box = dialog.get_by_role("button", name=name).bounding_box()
                assert box is not None
                assert around["y"] < box["y"]
                assert box["y"] + box["height"] < around["y"] + around["height"]


def test_on_one_device_it_is_said_who_resigns(ann: Visitor) -> None:
    """Whoever is to move."""
    sit_alone(ann)
    for name in ("Blue", "White"):
        ann.press(MENU)
        ann.press("Resign")
        question = ann.page.get_by_role("dialog", name="resign this game?")
        expect(question).to_contain_text(name)
        ann.page.keyboard.press("Escape")
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
        ann.play(Random(1), 1)
        ann.page.locator(PLAYABLE).first.wait_for()


def test_on_one_device_a_move_is_taken_back_by_whoever_made_it(ann: Visitor) -> None:
    """White's by white, and then blue's by blue."""
    sit_alone(ann)
    ann.play(Random(1), 2)
    for name in ("White", "Blue"):
        ann.page.locator("button.is-legal").first.wait_for()
        before = ann.state()
        ann.press("Undo")
        ann.see_change(before)
        expect(ann.page.locator(".log li").first).to_contain_text(f"{name}\u2069 takes a move back")


def test_back_closes_a_dialog_and_does_not_leave_the_table(ann: Visitor) -> None:
    """One after the other; forward opens nothing, and the next Back leaves."""
    start(ann)
    page, table = ann.page, ann.page.url
    dialogs = page.get_by_role("dialog")
    ann.press(MENU)
    ann.press("Resign")
    expect(dialogs).to_have_count(2)
    for left in (1, 0):
        page.go_back()
        expect(dialogs).to_have_count(left)
        assert page.url == table
    page.go_forward()
    page.wait_for_function("() => !history.state?.over")
    assert (page.url, dialogs.count()) == (table, 0)
    page.go_back()
    ann.see("Play the computer")


# A busy browser says late that a dialog is closed, and goes back late.
CLOSES_LATE = """() => {
    const closed = [];
    const hold = (event) => {
        event.stopImmediatePropagation();
        closed.push(event.target);
    };
    addEventListener('close', hold, true);
    window.atLast = () => {
        removeEventListener('close', hold, true);
        for (const dialog of closed) dialog.dispatchEvent(new Event('close'));
    };
}"""
# And says it of those, too, that are on the page no more.
SAYS_AGAIN = """() => {
    const closed = [], close = HTMLDialogElement.prototype.close;
    HTMLDialogElement.prototype.close = function () {
        closed.push(this);
        close.call(this);
    };
    window.atLast = () => closed.forEach((dialog) => dialog.dispatchEvent(new Event('close')));
}"""
GOES_BACK_LATE = """() => {
    const back = history.back.bind(history);
    history.back = () => {
        window.atLast = () => new Promise((done) => {
            addEventListener('popstate', () => setTimeout(done), { once: true });
            back();
        });
    };
}"""

# How often the page went back, and how often it has arrived.
COUNTS_BACK = """() => {
    window.went = window.arrived = 0;
    const back = history.back.bind(history);
    history.back = () => {
        window.went += 1;
        back();
    };
    addEventListener('popstate', () => {
        window.arrived += 1;
    });
}"""


def test_back_twice_closes_two_dialogs_however_slow_the_browser_is(ann: Visitor) -> None:
    """The second Back means the second dialog, also before the first has said that it is closed."""
    start(ann)
    page, table = ann.page, ann.page.url
    ann.press(MENU)
    ann.press("Resign")
    expect(page.locator("dialog[open]")).to_have_count(2)
    page.evaluate(CLOSES_LATE)
    for left in (1, 0):
        page.go_back()
        expect(page.locator("dialog[open]")).to_have_count(left)
    page.evaluate("atLast()")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.url == table
    page.go_back()
    ann.see("Play the computer")


def test_a_dialog_that_is_opened_again_stays_open_however_slow_the_browser_is(ann: Visitor) -> None:
    """Though the browser says only then that it was closed before."""
    start(ann)
    page = ann.page
    ann.press(MENU)
    ann.press("Resign")
    question = page.get_by_role("dialog", name=QUESTION)
    page.evaluate(SAYS_AGAIN)
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    ann.press("Resign")
    expect(question).to_be_visible()
    page.evaluate("atLast()")
    ann.settle()
    expect(question).to_be_visible()


def test_a_link_that_is_followed_just_after_a_dialog_was_closed_leads_where_it_says(
    ann: Visitor,
) -> None:
    """Though the browser still goes back over the dialog's entry in the history."""
    ann.go("/me")
    page = ann.page
    page.get_by_label("Your name").fill("Ann")
    ann.press("Save")
    ann.press("Delete my data")
    page.evaluate(GOES_BACK_LATE)
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.atLast")
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_role("heading", name="The rules").first.wait_for()
    page.evaluate("atLast()")
    assert page.url.endswith("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Your name")).to_be_visible()


def test_a_dialog_that_was_closed_leaves_nothing_behind_in_the_history(ann: Visitor) -> None:
    """Also where one takes the place of another, or is opened at once after it."""
    start(ann)
    page = ann.page
    ann.press(MENU)
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="The rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => !history.state?.over")  # it has gone back for this one
    page.evaluate(COUNTS_BACK)
    page.get_by_role("button", name="Log").evaluate("""async log => {
        const until = async (there) => {
            while ((document.querySelector('dialog') !== null) !== there) {
                await new Promise(requestAnimationFrame);
            }
        };
        log.click();
        await until(true);
        document.querySelector('dialog').close();
        await until(false);
        log.click();
        await new Promise((done) => setTimeout(done));
    }""")
    page.wait_for_function("() => went === arrived")
    ann.settle()
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => !history.state?.over")
    page.go_back()
    ann.see("Play the computer")


def test_escape_and_end_lead_from_the_past_to_now_wherever_the_focus_is(ann: Visitor) -> None:
    """Escape closes first what is open; while one types End belongs to the text."""
    start(ann)
    page, past = ann.page, ann.page.get_by_text(EARLIER)
    ann.play(Random(13), 4)
    page.locator(PLAYABLE).first.wait_for()
    for key in ("Escape", "End"):
        for part in (".board button", ".tools .tool", ".score"):
            page.keyboard.press(",")
            expect(past).to_be_visible()
            page.locator(f"{part}:not(:disabled)").first.focus()
            page.keyboard.press(key)
            expect(past).to_have_count(0)
    page.keyboard.press(",")
    ann.press(MENU)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(past).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator("#command")).to_be_focused()
    page.keyboard.press("End")
    ann.settle()
    expect(past).to_be_visible()
    assert focused(ann, "#command")


def test_a_rematch_without_anybody_to_ask_is_one_click_away(ann: Visitor) -> None:
    """Against the computer, and on one device."""
    for begin in (start, sit_alone):
        begin(ann)
        ann.resign()
        ann.page.locator(OVER).wait_for()
        before = ann.page.url
        ann.press("Rematch")
        ann.page.locator(".table button.is-legal").first.wait_for()
        assert ann.page.url != before
