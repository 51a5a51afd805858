"""Typed commands in a real browser: a whole game by them, and every word that they know."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.accessibility import violations_everywhere
from tests.web.house import Server
from tests.web.visiting import DEALS, OVER, Visitor

HEARD = "[aria-live=polite]"


def enter(visitor: Visitor, line: str) -> None:
    """Type something, and wait until something is told or the game is over."""
    visitor.page.locator("#command").fill(line)
    before = visitor.page.locator(HEARD).inner_text()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_function(
        "before => document.querySelector('[aria-live=polite]')?.innerText !== before", arg=before
    )


def type_line(visitor: Visitor, line: str) -> str:
    """Type something; what is told then."""
    enter(visitor, line)
    return visitor.page.locator(HEARD).inner_text()


def open_commands(visitor: Visitor) -> None:
    """The key for it."""
    visitor.page.locator("button.is-legal").first.wait_for()
    visitor.page.keyboard.press("/")
    expect(visitor.page.locator("#command")).to_be_focused()


def play_by_typing(visitor: Visitor, random: Random, most: int = 10_000) -> int:
    """Use only the field and the live region: the moves are those that `moves` tells."""
    made = 0
    now, ways = visitor.turn()
    while ways and made < most:
        told = type_line(visitor, "moves")
        moves = [line.split(". ", 1) for line in told.splitlines() if ". " in line]
        number, text = random.choice(moves)
        enter(visitor, text.split(":")[0] if made % 2 else number)
        now, ways = visitor.turn(now)
        made += 1
    return made


def test_moves_are_typed_by_number_and_by_text(ann: Visitor) -> None:
    """Three rounds of placing and acting, more or less; whole games are in `make integration`."""
    ann.start_game("Expansion")
    open_commands(ann)
    assert play_by_typing(ann, Random(1), 20) == 20
    expect(ann.page.locator("#command")).to_be_focused()


@pytest.mark.integration
@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("box", ["Base game", "Expansion"])
def test_a_game_is_played_to_its_end_by_typed_commands(ann: Visitor, box: str, deal: int) -> None:
    """At the end the result is told, and questions are still answered."""
    ann.start_game(box)
    open_commands(ann)
    assert play_by_typing(ann, Random(f"{box} {deal}")) > 40
    page = ann.page
    expect(page.locator(HEARD)).to_contain_text(re.compile("You (win|lose)|draw|wins"))
    expect(page.locator("#command")).to_be_focused()
    for line, expected in {"score": "points", "last": "(rule", "rule 5.8": "5.8"}.items():
        assert expected in type_line(ann, line), line


def test_every_command_has_an_answer_that_is_seen_and_heard(ann: Visitor) -> None:
    """The words of the terminal, in one polite live region and below the field."""
    ann.start_game()
    open_commands(ann)
    for line, expected in {
        "help": "Type the number of a move",
        "look 5": "Trader (5)",
        "look": "Name what you mean, such as: look 2,1",
        "words": "Next raid after round 3",
        "held": "Hand: empty.",
        "score": "points",
        "moves": "1. place",
        "last": "(rule",
        "rule 5.8": "5.8",
        "rule 99": "There is no rule “99”.",
        "card 14": "Tribal Expansion (14)",
        "why place 4": "(rule",
        "why 1": "This is possible: place",
        "place 99": "I do not understand that.",
        "what now": "Type help for a list of commands.",
        "hand": "The hand is empty.",
        "resign": "To resign, type: resign yes",
        "draw": "The computer does not accept offers.",
        "accept": "There is no such offer to answer.",
        "undo": "There is no move to take back.",
    }.items():
        assert expected in type_line(ann, line), line
        expect(ann.page.locator(".commands")).to_contain_text(expected)
    type_line(ann, "1")
    expect(ann.page.locator(HEARD)).to_contain_text("places a Targi")
    ann.page.locator("button.is-legal").first.wait_for()
    assert "Undo" not in type_line(ann, "undo")
    expect(ann.page.locator(".board .fig.blue:not(.ghost-piece)")).to_have_count(0)


def test_a_game_is_given_up_by_typing(ann: Visitor) -> None:
    """Only after the question."""
    ann.start_game()
    open_commands(ann)
    type_line(ann, "resign")
    assert ann.page.locator(OVER).count() == 0
    enter(ann, "resign yes")
    ann.page.locator(OVER).wait_for()


def test_the_same_answer_is_heard_again(ann: Visitor) -> None:
    """A live region that does not change stays silent, so it changes."""
    ann.start_game()
    open_commands(ann)
    first = type_line(ann, "score")
    second = type_line(ann, "score")
    assert first != second
    assert first.replace("\u00a0", "") == second.replace("\u00a0", "")


def test_answers_are_in_the_language_of_the_page(browser: Browser, server: Server) -> None:
    """Commands are typed alike everywhere; what they tell is not."""
    choices = {"language": "de", "commands": True}
    with Visitor(browser, server.url, choices=choices) as visitor:
        visitor.go()
        visitor.press("Los")
        visitor.page.locator("button.is-legal").first.wait_for()
        visitor.page.locator("#command").focus()
        assert "Händler (5)" in type_line(visitor, "look 5")


def test_the_field_is_one_tab_away_and_closed_by_escape(ann: Visitor) -> None:
    """For players who cannot see that there is one."""
    ann.start_game()
    ann.page.locator("button.is-legal").first.wait_for()
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_role("button", name="Type commands")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#command")).to_be_focused()
    ann.page.reload()
    expect(ann.page.locator("#command")).to_be_visible()  # it is remembered
    ann.page.locator("#command").press("Escape")
    expect(ann.page.locator("#command")).to_have_count(0)


def test_commands_are_accessible(browser: Browser, server: Server) -> None:
    """With an answer below the field."""
    with Visitor(browser, server.url, reduced_motion="reduce") as visitor:
        visitor.start_game("Expansion")
        open_commands(visitor)
        type_line(visitor, "words")
        assert violations_everywhere(visitor) == []
