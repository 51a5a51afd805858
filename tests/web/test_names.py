"""What things are called on a real page: by what is seen of them, or by codes if asked for."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.rules.table import Seat, situation
from tests.web.accessibility import violations_in_both_lights
from tests.web.house import Server
from tests.web.situations import Situation
from tests.web.visiting import Visitor

CODE = re.compile(r"\b([BX][ORWCT]\d|[GD]\d\d|[1-3],[1-3])\b")


def test_sentences_and_labels_have_codes_only_if_asked_for(
    browser: Browser, server: Server
) -> None:
    """At once, in everything that is told already; and the choice is remembered."""
    centre = {"1,1": "G01", "1,3": "G02", "2,2": "BR4"}
    blue = Seat("2 salt 1 gold", targis="2 10", markers="1,1 2,2", rows="BO2")
    with Visitor(browser, server.url) as visitor:
        Situation(situation(blue, Seat(), centre=centre)).open(visitor)
        page = visitor.page
        corner = page.locator("button[data-spot='centre 0,0']")
        expect(corner).to_have_accessible_name(
            re.compile(r"^At the top left: goods card \(gives 1 date\) and a marker of Ann")
        )
        noble = page.locator("button[data-spot='border 1']")
        expect(noble).to_have_accessible_name(re.compile("^Noble: the robber"))
        page.locator("button[data-spot='centre 1,1']").click()
        rider = "the camel rider worth 1 VP (VP for camp cards)"
        expect(page.locator(".prompt strong")).to_have_text(f"What do you do with {rider}?")
        expect(page.locator(".log li").first).to_contain_text(f"uses {rider}.")
        assert not CODE.search(page.locator("body").inner_text())
        labels = page.locator(".board button[data-spot]").all_inner_texts()
        assert len(labels) == len({*labels}) >= 24

        visitor.press("Menu and settings")
        page.get_by_label("Codes in sentences").check()
        visitor.press("Close")
        expect(page.locator(".prompt strong")).to_have_text(
            "What do you do with the camel rider BR4?"
        )
        expect(page.locator(".log li").first).to_contain_text("uses the card on 2,2.")
        expect(corner).to_have_accessible_name(re.compile(r"^1,1: goods card G01 \(gives 1 date\)"))
        expect(noble).to_have_accessible_name(re.compile(r"^Noble \(1\): the robber"))
        assert page.evaluate("JSON.parse(localStorage.targi).codes") is True
        assert violations_in_both_lights(visitor) == []
