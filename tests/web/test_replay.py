"""A replay in a real browser: it plays to the end by itself, and stops for whatever is touched."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.accessibility import violations_in_both_lights
from tests.web.test_keys import EARLIER, let_go
from tests.web.told import ToldGame
from tests.web.visiting import PHONE, Visitor

# Every moment that the log marks, in the order in which it does.
WATCH = """() => {
    window.marked = [];
    const look = () => {
        const entry = document.querySelector('.log [aria-current=step]')?.dataset.entry;
        if (entry && window.marked.at(-1) !== entry) window.marked.push(entry);
    };
    new MutationObserver(look).observe(document.body, {
        subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current'],
    });
}"""
LINES = "all => all.map((one) => one.dataset.entry).reverse()"
SMALL = """() => [...document.querySelectorAll('.replay .btn')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width < 44 || box.height < 44 || box.left < 0 || box.right > innerWidth;
}).length"""


def test_a_finished_game_is_replayed_by_itself_and_by_rounds(ann: Visitor) -> None:
    """By buttons and by keys; the log marks each moment, and at the end the result is at hand."""
    page = ann.page
    ToldGame("base").welcome(ann)
    ann.press("View the board")
    play, pause = (page.get_by_role("button", name=name) for name in ("Play the moves", "Pause"))
    lines = page.locator(".log li button:not(:disabled)")
    page.evaluate(WATCH)
    expected = lines.evaluate_all(LINES)[-4:-1]
    lines.nth(3).click()
    play.click()
    expect(pause).to_be_visible()
    expect(page.get_by_role("button", name="Result")).to_be_visible()
    expect(play).to_be_visible()
    assert page.evaluate("window.marked") == expected
    for key, number in (("Shift+ArrowLeft", "12"), ("Shift+ArrowLeft", "11"), ("Home", "1")):
        let_go(ann)
        page.keyboard.press(key)
        expect(page.locator(".track .now")).to_have_text(number)
    expect(page.locator(".prompt-text")).to_contain_text("dealt")
    expect(page.get_by_role("button", name="One round back")).to_be_disabled()
    ann.press("One round forward")
    expect(page.locator(".prompt-text")).to_contain_text("Round 2 begins")
    let_go(ann)
    page.keyboard.press(" ")
    expect(pause).to_be_visible()
    page.locator(".field").click(position={"x": 2, "y": 2})
    expect(play).to_be_visible()
    expect(page.get_by_text(EARLIER)).to_be_visible()
    assert violations_in_both_lights(ann) == []
    for width in (360, PHONE[0]):
        ann.resize((width, PHONE[1]))
        assert page.evaluate(SMALL) == 0
