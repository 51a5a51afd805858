"""The past in a real browser: after a reload, after an absence, step by step; a late undo."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.web.accessibility import violations, violations_in_both_lights
from tests.web.house import Server
from tests.web.visiting import DESK, PHONE, Visitor, miss_a_move, sit_together, to_move

EARLIER = "You are viewing an earlier moment."


def log_lines(visitor: Visitor) -> Locator:
    """The lines of the log, newest first."""
    return visitor.page.locator(".log li:not(:has(.earlier))")


def whole_log(visitor: Visitor) -> list[str]:
    """Everything in the log, scrolled down to its beginning."""
    visitor.page.wait_for_function("""() => {
        const earlier = document.querySelector('.log .earlier');
        earlier?.scrollIntoView();
        return earlier === null;
    }""")
    return log_lines(visitor).all_inner_texts()


def test_after_a_reload_the_log_goes_back_to_the_deal_and_so_does_one_step_by_step(
    ann: Visitor,
) -> None:
    """The same lines as for somebody who was there all the time, and by keys the same moments."""
    ann.start_game()
    ann.play(Random(12), 22)
    page = ann.page
    ann.turn()
    present, before = ann.state(), whole_log(ann)
    assert "dealt" in before[-1]
    page.reload()
    log_lines(ann).first.wait_for()
    assert log_lines(ann).count() < len(before)
    page.keyboard.press("ArrowLeft")
    ann.see(EARLIER)
    page.keyboard.press("Home")
    expect(page.locator(".track .now")).to_have_text("1")
    expect(page.locator(".board .fig.blue, .board .fig.white")).to_have_count(0)
    expect(page.locator(".prompt-text")).to_contain_text("dealt")
    for _ in range(3):
        page.keyboard.press(".")
    ann.see(EARLIER)
    page.keyboard.press("End")
    expect(page.get_by_text(EARLIER)).to_have_count(0)
    ann.turn()
    assert ann.state().split("|")[0] == present.split("|")[0]
    page.reload()
    log_lines(ann).first.wait_for()
    assert whole_log(ann) == before


def test_a_moment_of_the_past_is_left_by_its_buttons(ann: Visitor) -> None:
    """One back, one on, and to the present; each place is named."""
    ann.start_game()
    ann.play(Random(13), 6)
    ann.page.locator(".log li button:not(:disabled)").nth(3).click()
    ann.see(EARLIER)
    first = ann.page.locator(".prompt-text > span").inner_text()
    ann.press("Step back")
    expect(ann.page.locator(".prompt-text > span")).not_to_have_text(first)
    ann.press("Step forward")
    expect(ann.page.locator(".prompt-text > span")).to_have_text(first)
    assert violations(ann) == []
    ann.press("Back to now")
    expect(ann.page.get_by_text(EARLIER)).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.integration)])
def test_somebody_who_comes_back_sees_what_the_other_did(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """In words, told once to screen readers, to be stepped through and put away."""
    with (
        Visitor(browser, server.url, size, reduced_motion="reduce") as ann,
        Visitor(browser, server.url) as ben,
    ):
        sit_together(ann, ben)
        miss_a_move(ann, ben)
        news = ann.page.get_by_role("region", name="While you were away")
        expect(news).to_contain_text("Ben\u2069 places a Targi")
        expect(ann.page.locator("[aria-live=polite]")).to_contain_text("While you were away")
        assert violations_in_both_lights(ann) == []
        ann.press("Step through")
        ann.see(EARLIER)
        ann.press("Step forward")
        expect(ann.page.get_by_text(EARLIER)).to_have_count(0)
        news.get_by_role("button", name="Close").click()
        expect(news).to_have_count(0)
        ann.page.reload()
        ann.page.locator("button.is-legal").first.wait_for()
        expect(news).to_have_count(0)


LOOKS = """looks => {
    Object.defineProperty(document, 'hidden', { value: !looks, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
LATER = "seconds => { const now = Date.now; Date.now = () => now() + 1000 * seconds; }"


@pytest.mark.parametrize(("seconds", "told"), [(60, 1), (5, 0)])
def test_another_tab_is_an_absence_if_it_lasts(
    ann: Visitor, ben: Visitor, seconds: int, told: int
) -> None:
    """The page stayed open and showed everything, but nobody looked."""
    sit_together(ann, ben)
    if to_move(ann, ben) is ann:
        ann.play(Random(1), 1)
    ben.page.locator("button.is-legal").first.wait_for()
    ann.page.evaluate(LOOKS, arg=False)
    ben.play(Random(2), 1)
    ann.page.locator("button.is-legal").first.wait_for()
    ann.page.evaluate(LATER, arg=seconds)
    ann.page.evaluate(LOOKS, arg=True)
    news = ann.page.get_by_role("region", name="While you were away")
    expect(news).to_have_count(told)
    ann.play(Random(3), 1)
    expect(news).to_have_count(0)  # a player who plays on has seen it


def test_nothing_is_told_to_somebody_who_missed_nothing(ann: Visitor) -> None:
    """A reload while it is one's own turn is no absence."""
    ann.start_game()
    ann.play(Random(3), 4)
    ann.page.locator("button.is-legal, .choice").first.wait_for()
    ann.page.reload()
    ann.page.locator("button.is-legal, .choice").first.wait_for()
    log_lines(ann).first.wait_for()
    assert ann.page.get_by_role("region", name="While you were away").count() == 0


def test_an_undo_that_comes_just_after_the_computers_answer_needs_no_second_press(
    ann: Visitor,
) -> None:
    """The answer is held back until the undo is on its way, so that it comes too late."""
    held: list[str | bytes] = []
    sent: list[str] = []

    def between(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def from_server(text: str | bytes) -> None:
            told = json.loads(text)
            by_computer = any(one.get("seat") == "white" for one in told.get("entries", ()))
            if by_computer and "undo" not in sent:
                held.append(text)
                return
            wire.send(text)
            while held and "undo" in sent:
                wire.send(held.pop(0))

        def from_page(text: str | bytes) -> None:
            sent.append(json.loads(text)["kind"])
            server.send(text)

        server.on_message(from_server)
        wire.on_message(from_page)

    ann.page.route_web_socket("**/socket", between)
    ann.start_game()
    placed = ann.page.locator(".board .fig.blue:not(.ghost-piece)")
    ann.page.locator("button.is-legal").first.click()
    expect(placed).to_have_count(1)
    while not held:
        ann.page.wait_for_timeout(20)
    ann.press("Undo")
    expect(placed).to_have_count(0)
    assert sent.count("undo") == 2
    assert ann.page.locator(".prompt .why").count() == 0
