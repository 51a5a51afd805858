"""Dragging in a real browser: the second way to make a move, by mouse and by finger."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.rules.table import Seat, buying
from tests.web.house import Server
from tests.web.make import game
from tests.web.situations import Situation
from tests.web.visiting import PHONE, Visitor

MINE = ".board .fig.blue:not(.ghost-piece)"


def middle(place: Locator) -> tuple[float, float]:
    """Where the middle of something is on the screen."""
    place.wait_for()
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grip(visitor: Visitor, source: Locator, target: Locator) -> None:
    """Press on something and pull it over something else, without letting go."""
    visitor.page.mouse.move(*middle(source))
    visitor.page.mouse.down()
    visitor.page.mouse.move(*middle(target), steps=8)


def test_a_figure_is_dragged_to_a_border_card(browser: Browser, server: Server) -> None:
    """Without a second click, also where moves are to be confirmed; its lines are shown before."""
    with Visitor(browser, server.url, choices={"confirm": True}) as visitor:
        visitor.start_game()
        target = visitor.page.locator("button.card.border.is-legal").nth(3)
        target.wait_for()
        grip(visitor, visitor.page.locator(".figs.can-drag"), target)
        expect(visitor.page.locator(".dragged")).to_be_visible()
        expect(visitor.page.locator(".ghost-piece").first).to_be_visible()
        visitor.page.mouse.up()
        expect(visitor.page.locator(MINE)).to_have_count(1)
        expect(visitor.page.locator(".dragged")).to_have_count(0)


def test_escape_and_letting_go_elsewhere_put_it_back(ann: Visitor) -> None:
    """Nothing is played."""
    ann.start_game()
    target = ann.page.locator("button.card.border.is-legal").nth(3)
    target.wait_for()
    figures = ann.page.locator(".figs.can-drag")
    grip(ann, figures, target)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".dragged")).to_have_count(0)
    ann.page.mouse.up()
    grip(ann, figures, ann.page.locator(".cell:has(.robber) button"))
    ann.page.mouse.up()
    expect(ann.page.locator(".dragged")).to_have_count(0)
    expect(ann.page.locator(MINE)).to_have_count(0)


def test_a_short_press_stays_a_click(ann: Visitor) -> None:
    """A hand that trembles does not drag."""
    ann.start_game()
    target = ann.page.locator("button.card.border.is-legal").nth(3)
    target.wait_for()
    x, y = middle(target)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 3, y + 2)
    ann.page.mouse.up()
    expect(ann.page.locator(MINE)).to_have_count(1)


@pytest.mark.parametrize(("box", "name"), [("base", "BC3"), ("expansion", "XC3")])
def test_a_tribe_card_is_dragged_into_the_display(ann: Visitor, box: str, name: str) -> None:
    """From its crossing to a row: what is the only way happens, else its player is asked."""
    blue = Seat("4 dates 4 salt 4 pepper 2 gold")
    Situation(buying(name, blue, ruleset=box)).open(ann)
    card = ann.page.locator(".cell.centre .card.tribe.can-drag")
    spot = str(card.get_attribute("data-spot"))
    before = ann.state()
    grip(ann, card, ann.page.locator(".me .display .slot").nth(5))
    expect(ann.page.locator(".dragged .card.tribe")).to_be_visible()
    ann.page.mouse.up()
    ann.see_change(before)
    expect(ann.page.locator(f"[data-spot='{spot}'].is-legal")).to_have_count(0)


def test_a_card_with_one_price_is_paid_and_laid_in_the_row_where_it_was_dropped(
    ann: Visitor,
) -> None:
    """Nothing else is asked on the way; the moves are those that three clicks would have made."""
    told = ToldGame()
    ann.hear(told.answer)
    ann.go("/t/told")
    ann.page.locator(".table").wait_for()
    use, _, row = told.moves
    cell = ",".join(str(int(digit) - 1) for digit in use.removeprefix("use ").split(","))
    target = ann.page.locator(".me .display .row").nth(int(row.removeprefix("row ")) - 1)
    card = ann.page.locator(f"[data-spot='centre {cell}'].can-drag")
    grip(ann, card, target.locator(".slot").first)
    expect(ann.page.locator(".drop-goal")).to_be_visible()
    ann.page.mouse.up()
    expect(target.locator("button.card")).to_have_count(told.cards_in(row))
    assert told.heard == told.moves


class ToldGame:
    """A game told by the test: blue takes a card, pays and lays it, one message a move."""

    def __init__(self) -> None:
        self._messages = game("base")
        numbers = range(len(self._messages) - 3)
        self._at = next(number for number in numbers if self._is_display(number))
        self.moves = [self._move(self._at + step) for step in (1, 2, 3)]
        self.heard: list[str] = []

    def _is_display(self, number: int) -> bool:
        asked = [self._now(number + step)["asked"] for step in (0, 1, 2)]
        names = [one and one["name"] for one in asked]
        return names == ["act", "tribe", "row"] and self._now(number)["to_move"] == "blue"

    def _now(self, number: int) -> dict[str, Any]:
        now: dict[str, Any] = self._messages[number]["now"]
        return {"asked": None, **now}

    def _move(self, number: int) -> str:
        return str(self._messages[number]["entries"][0]["move"])

    def cards_in(self, row: str) -> int:
        """How many cards lie in the row at the end."""
        rows = self._now(self._at + 3)["position"]["players"]["blue"]["rows"]
        return len(rows[int(row.removeprefix("row ")) - 1])

    def answer(self, wire: WebSocketRoute) -> None:
        """Be the server of one connection."""

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["kind"] == "hello" and said["last"] == 0:
                for message in [self._messages[0] | {"you": ["blue"]}, *self._before()]:
                    wire.send(json.dumps(message))
            if said["kind"] == "move":
                self.heard.append(said["move"])
                wire.send(json.dumps(self._messages[self._at + len(self.heard)]))
            if "id" in said:
                wire.send(json.dumps({"kind": "done", "id": said["id"], "number": 0}))

        wire.on_message(hear)

    def _before(self) -> list[Any]:
        return self._messages[1 : self._at + 1]


def test_a_finger_drags_too(browser: Browser, server: Server) -> None:
    """The page does not scroll away under it."""
    with Visitor(browser, server.url, PHONE, has_touch=True, is_mobile=True) as visitor:
        visitor.start_game()
        target = visitor.page.locator("button.card.border.is-legal").nth(3)
        target.wait_for()
        figures = visitor.page.locator(".figs.can-drag")
        box = figures.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        touch = visitor.context.new_cdp_session(visitor.page)
        (x, y), (to_x, to_y) = middle(figures), middle(target)
        touch.send(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        )
        for part in (0.3, 0.6, 1.0):
            point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        expect(visitor.page.locator(".dragged")).to_be_visible()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(visitor.page.locator(MINE)).to_have_count(1)
