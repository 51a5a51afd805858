"""What the opponent does, told in the prompt: all of it and nothing else, as the events have it."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Browser

from tests.web.house import Server
from tests.web.visiting import Visitor

NARRATED = """() => {
    window.narrated = [];
    window.asked = [];
    const tell = () => {
        const text = document.querySelector('.prompt .narration')?.textContent;
        if (text && window.narrated.at(-1) !== text) window.narrated.push(text);
        window.asked.push(document.querySelector('.prompt strong')?.textContent ?? '');
    };
    new MutationObserver(tell).observe(document.body, {
        subtree: true, childList: true, characterData: true,
    });
}"""
TOLD_OF_WHITE = """() => {
    const lines = [...document.querySelectorAll('.log li button:has(.who-dot.white)')];
    return lines.reverse().map((line) => line.lastElementChild.textContent);
}"""


def words_of(text: str) -> str:
    """A text without what separates its parts."""
    return " ".join(text.split())


SUMMARY = re.compile("\u2068Scarab\u2069: (.*[+\u2212].*)")
CHANGE = re.compile(r"([+\u2212])(\d+) (date|salt|pepper|gold|VP)")


def summed_up(text: str) -> Counter[str]:
    """The tokens in a summary, more and less."""
    found = Counter[str]()
    for sign, amount, kind in CHANGE.findall(text.replace("\u2068", "").replace("\u2069", "")):
        found[kind.lower()] += int(amount) if sign == "+" else -int(amount)
    return found


def turns_of_white(entries: list[Any]) -> list[list[Counter[str]]]:
    """What white has won and lost after each of its moves, turn by turn between moves of blue."""
    turns: list[list[Counter[str]]] = [[]]
    for entry in entries:
        if entry["kind"] != "moved":
            continue
        if entry["seat"] == "blue":
            turns.append([])
            continue
        so_far = Counter(turns[-1][-1] if turns[-1] else {})
        for event in entry["events"]:
            if event.get("player") == "white" and event["name"] in ("gain", "lose"):
                sign = 1 if event["name"] == "gain" else -1
                so_far[event["kind"].removesuffix("s")] += sign * event.get("amount", 1)
        turns[-1].append(so_far)
    return turns


def test_a_whole_turn_of_the_opponent_can_be_followed_in_the_prompt(
    browser: Browser, server: Server
) -> None:
    """Each of its moves in words, one after the other, and nothing else; then what they came to."""
    heard: list[Any] = []

    def listen(text: str | bytes) -> None:
        heard.append(json.loads(text))

    with Visitor(browser, server.url, choices={"pace": "fast"}) as visitor:
        visitor.page.on("websocket", lambda line: line.on("framereceived", listen))
        visitor.start_game()
        visitor.page.evaluate(NARRATED)
        visitor.play_by_keys(Random(3), 16)  # more than a round
        visitor.turn()
        told = [words_of(text) for text in visitor.page.evaluate(TOLD_OF_WHITE)]
        narrated = [words_of(text) for text in visitor.page.evaluate("window.narrated")]
        assert len(told) > 5
        seen = iter(narrated)
        for text in told:  # the log has a line of its own for a new round
            sentences = text.removesuffix(".").split(". ")
            assert any(all(one in shown for one in sentences) for shown in seen), (text, narrated)
        summaries = [summed_up(text) for text in narrated if SUMMARY.match(text)]
        steps = [text for text in narrated if not SUMMARY.match(text)]
        known = [text.removesuffix(".").split(". ") for text in told]
        stray = [one for one in steps if not any(all(s in one for s in text) for text in known)]
        assert stray == []
        asked = visitor.page.evaluate("[...new Set(window.asked)]")
        assert not [one for one in asked if "Traveller" in one], "told to wait for oneself"
        entries = [entry for message in heard for entry in message.get("entries", [])]
        turns = turns_of_white(entries)
        assert summaries
        ahead = iter(so_far for turn in turns for so_far in turn)
        for summary in summaries:
            assert any(summary == so_far for so_far in ahead), (summary, turns)
