"""What comes over the line: late answers, an old page, a closed table; and the first sound."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.accessibility import violations
from tests.web.house import Server
from tests.web.visiting import Visitor, sit_together, to_move

PLACED = ".board .fig.blue:not(.ghost-piece)"


class SlowLine:
    """A line on which the server's messages wait until they are let through."""

    def __init__(self) -> None:
        self.holds = False
        self._held: list[str | bytes] = []
        self._wire: WebSocketRoute | None = None

    def between(self, wire: WebSocketRoute) -> None:
        """Stand between the page and the server."""
        self._wire = wire
        server = wire.connect_to_server()
        server.on_message(self._pass_on)
        wire.on_message(server.send)

    def _pass_on(self, text: str | bytes) -> None:
        if self.holds:
            self._held.append(text)
        elif self._wire is not None:
            self._wire.send(text)

    def let_through(self) -> None:
        """Everything that waits, and what comes from now on."""
        self.holds = False
        while self._held:
            self._pass_on(self._held.pop(0))


def test_a_move_that_takes_its_time_is_seen_on_its_way(ann: Visitor) -> None:
    """At its place and in the prompt; a second click changes nothing."""
    line = SlowLine()
    ann.page.route_web_socket("**/socket", line.between)
    ann.start_game()
    page = ann.page
    page.locator("button.is-legal").first.wait_for()
    line.holds = True
    page.locator("button.card.border.is-legal").first.click()
    expect(page.locator(".prompt")).to_contain_text("Sending")
    expect(page.locator(".table")).to_have_attribute("aria-busy", "true")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Sending")
    expect(page.locator("button.is-chosen")).to_have_count(1)
    expect(page.locator(".board .ghost-piece.fig")).to_have_count(1)
    assert page.locator("button[data-spot].is-chosen").get_attribute("aria-pressed") == "true"
    page.locator("button.card.border.is-legal:not(.is-chosen)").first.click()
    line.let_through()
    expect(page.locator(PLACED)).to_have_count(1)
    expect(page.locator(".table")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".prompt")).not_to_contain_text("Sending")
    page.locator("button.is-legal").first.wait_for()
    assert page.locator(PLACED).count() == 1


AFTER_OFFLINE = """() => {
    dispatchEvent(new Event('offline'));
    return new Promise((done) => setTimeout(() => done(document.body.innerText)));
}"""


def test_a_lost_line_is_said_at_once_when_the_browser_knows_it(ann: Visitor) -> None:
    """Not only after a silence; and what is heard then is believed."""
    line = SlowLine()
    ann.page.route_web_socket("**/socket", line.between)
    ann.start_game()
    ann.page.locator("button.is-legal").first.wait_for()
    line.holds = True
    assert "No connection." in ann.page.evaluate(AFTER_OFFLINE)
    notices = ann.page.get_by_role("region", name="Notices")
    expect(ann.page.locator("[aria-live=polite]")).to_contain_text("No connection.")
    line.let_through()
    expect(notices).to_have_count(0)


def test_an_old_page_is_told_to_reload(ann: Visitor) -> None:
    """After an update of the server, which speaks another protocol now."""
    refusal = {
        "kind": "refused",
        "id": "",
        "code": "old_client",
        "number": 7,
        "about": {"protocol": 99},
    }

    def answer(wire: WebSocketRoute) -> None:
        wire.on_message(lambda _: wire.send(json.dumps(refusal)))

    ann.hear(answer)
    ann.go("/t/told")
    ann.see("This page is out of date")
    assert violations(ann) == []
    with ann.page.expect_navigation():
        ann.press("Reload")


def test_a_withdrawn_table_says_so_to_everybody(ann: Visitor, ben: Visitor) -> None:
    """To the player who withdrew it, and to the friend who opens the link too late."""
    ann.go("/new")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Set up a table").click()
    link = ann.page.get_by_label("Copy link").first.input_value()
    ann.press("Close the table")
    heading = ann.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("The table is closed.")
    expect(heading).to_be_focused()
    assert violations(ann) == []
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("The table is closed.")
    ben.page.get_by_role("link", name="Home").click()
    ben.see("Play the computer")


TONES = """
    window.__tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
        window.__tones += 1;
        start.apply(this, at);
    };
"""


def test_sounds_are_heard_also_after_a_reload_and_the_browser_warns_of_nothing(
    browser: Browser, server: Server
) -> None:
    """Things happen on the new page before anybody has touched it."""
    with (
        Visitor(browser, server.url, choices={"sounds": True}) as ann,
        Visitor(browser, server.url) as ben,
    ):
        ann.context.add_init_script(TONES)
        sit_together(ann, ben)
        if to_move(ann, ben) is ann:
            ann.play(Random(1), 1)
            ann.page.wait_for_function("() => window.__tones > 0")
        ben.page.locator("button.is-legal").first.wait_for()
        ann.page.reload()
        ann.page.locator(".table").wait_for()
        ben.play(Random(2), 1)
        ann.page.locator("button.is-legal").first.wait_for()
        ann.play(Random(3), 1)
        ann.page.wait_for_function("() => window.__tones > 0")
