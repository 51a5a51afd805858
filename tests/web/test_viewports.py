"""The table on every screen, in five languages: nothing is cut, covered or too small."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from targi.text import LANGUAGES
from tests.rules.table import Seat, expansion, play, situation
from tests.web.house import Server
from tests.web.situations import Situation
from tests.web.told import asking, messages
from tests.web.visiting import Visitor

# Of each layout the smallest screen, where room is scarce first; then others that people have.
SMALLEST = [(360, 640), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1920, 1080)]
OTHERS = [(390, 844), (412, 915), (820, 1180), (1440, 900), (2560, 1440)]
# What is wrong with the page as it is laid out now; one text for each fault.
FAULTS = """async ([wanted, asked]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isThere = () => innerWidth === wanted && document.querySelector(`[data-asked=${asked}]`);
    while (!isThere()) await frame();
    // What a choice brings is told in the prompt, too.
    if (asked === 'place') document.querySelector('button.border.is-legal:not(.is-chosen)').click();
    await frame().then(frame);
    const faults = [];
    const all = (what) => [...document.querySelectorAll(what)];
    const seen = (what) => all(what).filter((one) => one.checkVisibility());
    const box = (one) => one.getBoundingClientRect();
    const words = (one) => one.ariaLabel ?? one.textContent.trim().slice(0, 40);
    const tell = (what, found) =>
        found.forEach((one) => faults.push(`${what}: ${one.className} ${words(one)}`));

    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) faults.push(`${width} px wide`);

    // Buttons: 44 pixels, 24 in texts and in the log.
    const buttons = seen('button, a, input, summary').filter((one) => !one.matches('.skip'));
    const least = (one) => (one.closest('.log, p') ? 24 : 44) - 0.5;
    const side = (one) => Math.min(box(one).width, box(one).height);
    tell('too small', buttons.filter((one) => side(one) < least(one)));

    // What is needed can be brought into sight, and nothing else lies over its middle.
    const usable = '.is-legal, .tray .choice, .prompt .btn, .tool';
    const read = '.prompt-text, .stock, .display, .hand';
    const covered = seen(`${usable}, ${read}`).filter((one) => {
        const inside = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
        if (!inside(box(one))) one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = box(one);
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(one.closest('.player') ?? one).contains(there);
    });
    tell('covered', covered);
    scrollTo(0, 0);

    // The prompt has its room, and all that it says fits.
    const prompt = box(document.querySelector('.prompt'));
    const apart = (one) => {
        const { left, right, top, bottom } = box(one);
        const beside = left >= prompt.right || right <= prompt.left;
        return beside || top >= prompt.bottom || bottom <= prompt.top;
    };
    const parts = seen('.board, .player, .log, .tray, .dunes');
    tell('under the prompt', parts.filter((one) => !apart(one)));
    tell('too long', seen('.prompt-text').filter((one) => one.scrollHeight > one.clientHeight + 1));

    // Words stand whole in their place.
    const written = '.card .name, .btn, .choice, .prompt-text, .tray, .top, .piles, .hand-label';
    const spills = (one) => one.scrollWidth > one.clientWidth + 1;
    tell('cut', seen(written).filter(spills));
    tell('too high', seen('.round-words').filter((one) => box(one).top < 0));
    const range = document.createRange();
    const isBroken = (text, at, length) => {
        range.setStart(text, at);
        range.setEnd(text, at + length);
        return new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1;
    };
    for (const part of seen('.card .name, .btn, .choice, .prompt-text, .who')) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            for (const word of text.data.matchAll(/\\p{L}+/gu)) {
                if (isBroken(text, word.index, word[0].length)) faults.push(`broken: ${word[0]}`);
            }
        }
    }
    return faults;
}"""


class Moments:
    """A table whose moments a test shows one after another, on one page."""

    def __init__(self, visitor: Visitor, first: Any) -> None:
        self._page, self._snapshot = visitor.page, first
        visitor.hear(self._answer)
        visitor.go("/t/told")
        self._page.locator(".table").wait_for()

    def show(self, snapshot: Any) -> None:
        """Tell the page of a moment, as after a backup was restored."""
        self._snapshot = snapshot
        self._wire.send(json.dumps(snapshot))

    def faults(self, size: tuple[int, int]) -> list[str]:
        """What is wrong in a window of this size."""
        width, height = size
        if self._page.viewport_size != {"width": width, "height": height}:
            self._page.set_viewport_size({"width": width, "height": height})
        asked = self._snapshot["now"]["asked"]["name"]
        found: list[str] = self._page.evaluate(FAULTS, [width, asked])
        return found

    def _answer(self, wire: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["kind"] == "hello":
                # A page that has a moment asks what came before: with the moment again it would
                # ask again, for ever.
                nothing = {"kind": "entries", "entries": [], "now": self._snapshot["now"]}
                wire.send(json.dumps(nothing if said["last"] else self._snapshot))

        self._wire = wire
        wire.on_message(hear)


def moments(box: str) -> dict[str, Any]:
    """Placing, acting, a raid, goods above the limit, a choice about a card."""
    first = messages(box)[0]
    told = {
        name: first | {"you": ["blue"], "now": messages(box)[asking(box, name)]["now"]}
        for name in ("place", "act", "raid", "tribe")
    }
    goods, cards = "6 dates 5 salt 2 pepper", "XR1 XR2 / XW1 XW2 XC1"
    if box == "base":
        game = situation(Seat(goods, cards.replace("X", "B")))
    else:
        game = expansion(Seat(goods, cards))
    play(game, "done")
    return {**told, "limit": Situation(game).snapshot()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["base", "expansion"])
@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(SMALLEST, id="smallest"),
        pytest.param(OTHERS, id="others", marks=pytest.mark.integration),
    ],
)
def test_the_table_has_its_room_on_every_screen(
    browser: Browser, server: Server, box: str, language: str, sizes: list[tuple[int, int]]
) -> None:
    """No sideways scrolling, no cut or broken word, nothing covered, fingers find all buttons."""
    choices = {"confirm": True, "language": language}
    found = []
    with Visitor(browser, server.url, choices=choices, reduced_motion="reduce") as visitor:
        shown = moments(box)
        table = Moments(visitor, shown["place"])
        for size in sizes:  # a table is changed sooner than a window is resized
            for phase, snapshot in shown.items():
                table.show(snapshot)
                found += [f"{phase} {size}: {fault}" for fault in table.faults(size)]
    assert not found, "\n".join(found)
