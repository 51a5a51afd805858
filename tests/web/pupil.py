"""Somebody who learns: reads what is on the screen, tries what is lit, and waits for help."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Locator

from tests.web.visiting import Visitor

PATIENCE = 20_000  # ms until help is lit, and then until it is said
WAYS = 40  # things that can be done at once, at most
MOST = 60  # tries at one step: far more than anybody needs
STEP = ".guide-step > span[aria-hidden]"
NEXT = ".prompt .acts .btn.primary, .mixer .btn.primary"
LIT = "button[data-lit=help], button[data-lit=lit]"
HEARD = "[aria-live=polite]"
# What is on the screen as soon as nothing is on its way: the step, its words, whatever changes when
# something was done, and the names of what can be pressed, what goes on first.
SCREEN = f"""() => {{
    if (document.querySelector('[aria-busy=true]')) return null;
    const all = (part) => [...document.querySelectorAll(part)];
    const text = (part) => all(part).map((one) => one.textContent).join();
    const moment = document.querySelector('[data-moment]')?.dataset.moment;
    const count = (part) => all(part).length;
    const state = [moment, ...['.guide-step', '.prompt', '.tray'].map(text),
        count('[data-lit=found]'), count('.is-chosen')].join('|');
    const name = (one) => one.dataset.spot ?? one.textContent;
    const ways = [...all('{NEXT}').map(name), ...all('{LIT}').map(name)];
    return [text('{STEP}'), text('.prompt-text strong'), state, ways, count('{NEXT}')];
}}"""


class Screen(NamedTuple):
    """What a pupil sees."""

    step: str  # "2/5"
    words: str
    state: str
    ways: list[str]  # what can be pressed
    first: int  # how many of them go on by themselves

    @property
    def finished(self) -> bool:
        """Whether the lesson says that it is over."""
        return self.words.startswith("You have finished")


class Pupil:
    """At the table of a lesson; knows nothing but what is rendered."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._visitor = visitor
        self._page.clock.install()

    def learn(self, lesson: str) -> None:
        """Open a lesson and go through all its steps."""
        self._visitor.go(f"/learn/{lesson}")
        self._page.locator(STEP).wait_for()
        while not self.look().finished:
            self._solve_step()

    def look(self) -> Screen:
        """See the screen, as soon as nothing is on its way."""
        return Screen(*self._page.wait_for_function(SCREEN).json_value())

    def _solve_step(self) -> None:
        """Try whatever goes on or is lit, wait for help."""
        first = seen = self.look()
        tried: set[str] = set()
        for _ in range(MOST):
            if seen.step != first.step or seen.finished:
                return
            self._try_one(seen, tried)
            seen = self.look()
        raise AssertionError(f"stuck at {first.step}: {first.words}")

    def _try_one(self, seen: Screen, tried: set[str]) -> None:
        """Press something that was not pressed while it looked so; if there is nothing, wait."""
        for number, way in enumerate(seen.ways):
            if seen.state + way not in tried:
                tried.add(seen.state + way)
                lit = number - seen.first
                found = self._page.locator(NEXT if lit < 0 else LIT)
                self._press(found.nth(number if lit < 0 else lit))
                return
        self._page.clock.fast_forward(PATIENCE)

    def _press(self, way: Locator) -> None:
        way.click()


class KeyPupil(Pupil):
    """The same without a mouse."""

    def _press(self, way: Locator) -> None:
        """Go there by N, or by Tab where help is; leave alone what is only lit. Then Enter."""
        goal = way.element_handle()
        keys = ("n", "Tab") if goal.get_attribute("data-lit") == "help" else ("n",)
        for key in [key for key in keys for _ in range(WAYS)]:
            if goal.evaluate("one => one === document.activeElement"):
                self._page.keyboard.press("Enter")
                return
            self._page.keyboard.press(key)
