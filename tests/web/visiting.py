"""Somebody with a browser: opens pages, plays by clicks or keys, notices whatever is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebSocketRoute,
)

DESK, PHONE = (1280, 720), (390, 844)
LONGEST = 60_000  # ms: far more than anything takes, also where other tests keep the machine busy
# Whole games: one deal, the same in every run; others in `make soak`.
DEALS = [0, *(pytest.param(deal, marks=pytest.mark.soak) for deal in range(1, 13))]
# What may be clicked in order to play, if it is the player's turn.
PLAYABLE = "button.is-legal, .tray .choice:not([aria-disabled=true]), .prompt .btn.primary"
OVER = ".verdict"
# The moment that is shown and what the player is asked there: another one after every move. What
# follows the mouse is no part of it, for a click is still to come then. While a move is on its way
# the prompt says so, and what can be clicked is about to go: that is no state yet.
STATE = """
    const parts = '.prompt strong, .verdict, .mixer';
    const text = (part) => document.querySelector(part)?.textContent ?? '';
    const moment = document.querySelector('[data-moment]')?.dataset.moment;
    const waits = document.querySelector('[aria-busy=true]') !== null;
    const state = waits ? null : [moment, ...parts.split(', ').map(text)].join('|');
"""
CHANGED = f"before => {{ {STATE} return state !== null && state !== before; }}"
# The state as soon as it is another one and something can be done, and how much; 0 at the end.
TURN = f"""before => {{
    {STATE}
    const over = document.querySelector('{OVER}') !== null;
    const ways = over ? 0 : document.querySelectorAll('{PLAYABLE}').length;
    return state !== null && state !== before && (over || ways > 0) && [state, ways];
}}"""
# The browser's part of the deal, always the same (see the fixture `same_deal`); ids are shorter.
SAME_NONCE = """
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : random(bytes));
"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def sit_together(ann: Visitor, ben: Visitor) -> None:
    """Ann makes a table and sends the link; Ben opens it and sits down."""
    ann.go("/new")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Set up a table").click()
    link = ann.page.get_by_label("Copy link").first.input_value()
    assert "#" in link
    ben.page.goto(link)
    ben.see("You are invited")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down and play")
    for visitor in (ann, ben):
        visitor.page.locator(".table").wait_for()


def miss_a_move(ann: Visitor, ben: Visitor) -> None:
    """Ann leaves while Ben is to move, and comes back after his move."""
    if to_move(ann, ben) is ann:
        ann.play(Random(1), 1)
    ben.page.locator("button.is-legal").first.wait_for()
    table = ann.page.url
    ann.page.goto("about:blank")
    ben.play(Random(2), 1)
    ann.page.goto(table)


def to_move(*visitors: Visitor) -> Visitor:
    """Who can do something, as soon as anybody can."""
    while True:
        for one in visitors:
            if one.page.locator(PLAYABLE).count():
                return one
            one.page.wait_for_timeout(50)


# Windows that nobody uses: what they have loaded they need not load again, half a second each.
IDLE: WeakKeyDictionary[Browser, dict[tuple[str, str], list[BrowserContext]]] = WeakKeyDictionary()


def _idle(browser: Browser, url: str, kind: str) -> list[BrowserContext]:
    """Idle windows of one kind."""
    return IDLE.setdefault(browser, {}).setdefault((url, kind), [])


def _window(browser: Browser, choices: dict[str, Any], options: dict[str, Any]) -> BrowserContext:
    """A new window, which has made choices before; it may choose otherwise later."""
    window = browser.new_context(**options)
    window.set_default_timeout(LONGEST)
    window.add_init_script(SAME_NONCE)
    text = json.dumps(json.dumps(choices))
    script = f"localStorage.getItem('targi') ?? localStorage.setItem('targi', {text})"
    window.add_init_script(f"try {{ {script} }} catch {{}}")
    return window


def _forget(window: BrowserContext, url: str) -> None:
    """Close all tabs and forget all that pages have stored, cookies too."""
    first, *others = window.pages
    for page in others:
        page.close()
    first.goto("about:blank")
    session = window.new_cdp_session(first)
    session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
    first.close()
    window.clear_cookies()


class Visitor:
    """A browser window of its own. At the end of the block nothing must have gone wrong in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESK,
        choices: Any = None,
        **more: Any,
    ) -> None:
        width, height = size
        self.url = url
        self.faults: list[str] = []
        self._has_fingers = bool(more.get("has_touch"))
        usual = {"pace": "off", "confirm": False, "advice": False, "level": "scarab"}
        chosen = {**usual, **(choices or {})}
        viewport = {"width": width, "height": height}
        options: dict[str, Any] = {"viewport": viewport, "locale": "en-GB", **more}
        idle = _idle(browser, url, json.dumps([chosen, options]))
        self._idle: list[BrowserContext] | None = idle
        self._window = idle.pop() if idle else _window(browser, chosen, options)
        self.page = self.open_tab()

    def __enter__(self) -> Visitor:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is None and self._idle is not None:
            _forget(self._window, self.url)
            self._idle.append(self._window)
        else:
            self._window.close()
        assert error is not None or self.faults == [], self.faults

    @property
    def context(self) -> BrowserContext:
        """What belongs to all tabs. Whoever changes it has the window alone, also afterwards."""
        self._idle = None
        return self._window

    def open_tab(self) -> Page:
        """A new tab; errors, warnings and calls to other hosts are faults."""
        page = self._window.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._asked)
        return page

    def go(self, path: str = "/") -> None:
        """Open a page."""
        self.page.goto(self.url + path)

    def hear(self, answer: Callable[[WebSocketRoute], None]) -> None:
        """Be at a table that a test tells, with nothing before what it tells."""
        nothing: dict[str, Any] = {"entries": [], "moments": []}
        self.page.route_web_socket("**/socket", answer)
        self.page.route("**/past?*", lambda asked: asked.fulfill(json=nothing))

    def see(self, text: str) -> Locator:
        """Wait until a text is there."""
        found = self.page.get_by_text(text).first
        found.wait_for()
        return found

    def press(self, name: str) -> None:
        """Click a button by its name."""
        self.page.get_by_role("button", name=name).first.click()

    def resign(self) -> None:
        """Give the game up by the menu, which asks first."""
        self.press("Menu and settings")
        self.press("Resign")
        question = self.page.get_by_role("dialog", name="resign this game?")
        question.get_by_role("button", name="Resign").click()

    def start_game(self, box: str = "Base game") -> None:
        """From the start page to a table with the computer: two clicks."""
        self.go()
        self.page.get_by_label(box).check(force=True)
        self.page.get_by_role("button", name="Start").click()
        self.page.locator(".table").wait_for()

    def play(self, random: Random, moves: int = 10_000) -> int:
        """Play at random by clicks or taps, to the end or so many moves; how many were made."""
        return self._play(self._click_one, random, moves)

    def start_by_keys(self) -> None:
        """From the start page to a table with the computer, without a mouse."""
        self.go()
        self.page.get_by_role("button", name="Start").wait_for()
        self._tab_on("main .start")
        self.page.keyboard.press("Enter")
        self.page.locator(".table").wait_for()

    def play_by_keys(self, random: Random, moves: int = 10_000) -> int:
        """The same without a mouse; the focus is never lost."""
        return self._play(self._press_one, random, moves)

    def _play(self, act: Callable[[Random, int], None], random: Random, moves: int) -> int:
        before: str | None = None
        for made in range(moves):
            now, ways = self.turn(before)
            if ways == 0:
                return made
            act(random, ways)
            before = now
        if before is not None:
            self.see_change(before)
        return moves

    def _press_one(self, random: Random, _: int) -> None:
        """Tab to something that can be done, or go there by its key; walk over the board; Enter."""
        self.page.wait_for_function("() => document.activeElement !== document.body")
        if random.random() < 0.25:  # it takes many keys
            self._tab_on(PLAYABLE)
        else:
            for _ in range(random.randint(1, 3)):
                self.page.keyboard.press("n")
        if self._focused(".board *"):
            for _ in range(random.randint(0, 4)):
                self.page.keyboard.press(f"Arrow{random.choice(('Up', 'Down', 'Left', 'Right'))}")
        if not self._focused(PLAYABLE):
            self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")

    def turn(self, before: str | None = None) -> tuple[str, int]:
        """Wait for one's turn or the end, in a new state: the state, and how much can be done."""
        now, ways = self.page.wait_for_function(TURN, arg=before).json_value()
        return now, ways

    def state(self) -> str:
        """The state of the table, as soon as nothing is on its way."""
        return str(self.page.wait_for_function(f"() => {{ {STATE} return state; }}").json_value())

    def see_change(self, before: str) -> None:
        """Wait until the table has another state than before, with nothing on its way."""
        self.page.wait_for_function(CHANGED, arg=before)

    def resize(self, size: tuple[int, int]) -> None:
        """Show the same in a window of another size, all laid out."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height", arg=[*size]
        )
        self.settle()

    def settle(self) -> None:
        """Let the page draw: whatever it does about a key or a click is done then."""
        self.page.evaluate(FRAMES)

    def _click_one(self, random: Random, ways: int) -> None:
        one = self.page.locator(PLAYABLE).nth(random.randrange(ways))
        if self._has_fingers:
            one.tap()
        else:
            one.click()

    def _tab_on(self, goal: str) -> None:
        """Tab until something of this kind has the focus, once around the page at most."""
        stops = self.page.locator("a, button, input, summary, [tabindex]").count()
        for _ in range(stops + 2):  # and what the browser has itself
            self.page.keyboard.press("Tab")
            if self._focused(goal):
                return
        raise AssertionError(f"{goal} is not reached by Tab")

    def _focused(self, what: str) -> bool:
        return bool(self.page.evaluate(f"document.activeElement?.matches({what!r}) ?? false"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.faults.append(f"a call to {request.url}")
