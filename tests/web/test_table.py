"""The table in a real browser: choosing, taking back, why not, looking back, losing the line."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from targi.text import LANGUAGES
from tests.web.house import Server
from tests.web.test_keys import has_figures
from tests.web.told import ToldTable, asking, messages
from tests.web.visiting import OVER, PHONE, Visitor, sit_together

BACKGROUND = "button => getComputedStyle(button).backgroundColor"


def test_a_first_click_chooses_and_a_second_one_plays(browser: Browser, server: Server) -> None:
    """What is chosen is shown beforehand: piece, line and words."""
    with Visitor(browser, server.url, choices={"confirm": True}) as visitor:
        visitor.start_game()
        visitor.page.locator("button.is-legal").first.wait_for()
        first = visitor.page.locator("button.card.border.is-legal").first
        first.click()
        expect(visitor.page.locator(".ghost-piece").first).to_be_visible()
        expect(visitor.page.locator(".prompt .would")).not_to_be_empty()
        visitor.page.locator("button.is-chosen").click()
        expect(visitor.page.locator(".board .fig.blue:not(.ghost-piece)")).to_have_count(1)


def test_a_move_is_taken_back_by_button_and_by_key(ann: Visitor) -> None:
    """Against the computer freely."""
    ann.start_game()
    ann.play(Random(2), 1)
    placed = ann.page.locator(".board .fig.blue:not(.ghost-piece)")
    answered = ann.page.locator(".board .fig.white:not(.ghost-piece)")
    expect(placed).not_to_have_count(0)
    expect(answered).not_to_have_count(0)  # else the answer might come first, and undo be late
    ann.page.get_by_role("button", name="Undo").click()
    expect(placed).to_have_count(0)
    ann.play(Random(2), 1)
    expect(answered).not_to_have_count(0)
    ann.page.keyboard.press("u")
    expect(placed).to_have_count(0)


def test_a_quiet_place_says_why_not_and_names_the_rule(ann: Visitor) -> None:
    """The robber's card cannot be taken; a click opens the rule."""
    ann.start_game()
    ann.page.locator("button.is-legal").first.wait_for()
    ann.page.locator(".cell:has(.robber) button").click()
    expect(ann.page.locator(".prompt .why")).to_contain_text("robber")
    ann.page.locator(".prompt .rule").click()
    expect(ann.page.locator("dialog p.rule").first).to_contain_text("3.2")


def test_a_card_in_the_middle_says_how_it_is_reached(ann: Visitor) -> None:
    """The first thing that many click on; the way to the rule is the same."""
    ann.start_game()
    ann.page.locator("button.is-legal").first.wait_for()
    ann.page.locator(".cell.centre button").first.click()
    expect(ann.page.locator(".prompt .why")).to_contain_text("where the lines of your Targis cross")
    ann.page.locator(".prompt .rule").click()
    expect(ann.page.locator("dialog p.rule").first).to_contain_text("4.1")


def test_a_line_of_the_log_leads_back_and_the_present_is_one_click_away(ann: Visitor) -> None:
    """Nothing can be played in the past."""
    ann.start_game()
    ann.play(Random(4), 5)
    ann.page.locator(".log li button:not(:disabled)").nth(2).click()
    ann.see("You are viewing an earlier moment.")
    assert ann.page.locator("button.is-legal").count() == 0
    ann.press("Back to now")
    expect(ann.page.locator(".prompt")).not_to_contain_text("earlier")


def texts(visitor: Visitor) -> list[str]:
    """What can be read in the log, of the supplies and in the displays."""
    return visitor.page.locator(".log ol, .stock, .display").all_inner_texts()


def test_a_page_loaded_again_shows_the_same_table_and_its_log(ann: Visitor) -> None:
    """In the middle of a turn; test_past shows longer logs."""
    ann.start_game()
    ann.play(Random(6), 8)
    ann.page.locator("button.is-legal, .choice").first.wait_for()
    before = ann.state(), texts(ann)
    ann.page.reload()
    ann.page.locator("button.is-legal, .choice").first.wait_for()
    assert (ann.state(), texts(ann)) == before


def test_two_tabs_of_one_player_show_the_same(ann: Visitor) -> None:
    """What is done in one is seen in the other."""
    ann.start_game()
    other = ann.open_tab()
    other.goto(ann.page.url)
    other.locator(".table").wait_for()
    ann.play(Random(8), 3)
    ann.page.locator("button.is-legal, .choice").first.wait_for()  # the computer has answered
    expect(other.locator(".log li")).to_have_count(ann.page.locator(".log li").count())


def test_the_line_is_lost_and_found_again(browser: Browser, tmp_path: Path) -> None:
    """The server goes away in the middle of a turn; the page says so and goes on by itself."""
    with Server(tmp_path) as server, Visitor(browser, server.url) as visitor:
        visitor.start_game()
        visitor.play(Random(9), 3)
        visitor.page.locator("button.is-legal, .choice").first.wait_for()
        server.stop()
        visitor.see("No connection.")
        server.start(int(server.url.rsplit(":", 1)[1]))
        expect(visitor.page.get_by_text("No connection.")).to_have_count(0)
        visitor.play(Random(9), 3)
        # The browser itself reports every try that failed.
        visitor.faults = [fault for fault in visitor.faults if "WebSocket" not in fault]


def test_the_language_changes_in_mid_game(ann: Visitor) -> None:
    """Everything that is seen, and the language of the page for screen readers."""
    ann.start_game()
    ann.page.locator("button.is-legal").first.wait_for()
    ann.page.get_by_role("button", name="Menu and settings").click()
    ann.page.get_by_label("Polski").check(force=True)
    expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".prompt strong")).to_have_text("Ustaw Tuarega 1 z 3.")


def test_arrow_keys_walk_over_the_board(ann: Visitor) -> None:
    """From a border card to the centre."""
    ann.start_game()
    ann.page.locator('[data-spot="border 2"]').focus()
    ann.page.keyboard.press("ArrowDown")
    spot = "document.activeElement.dataset.spot"
    assert ann.page.evaluate(spot) == "centre 0,1"
    ann.page.keyboard.press("ArrowLeft")
    assert ann.page.evaluate(spot) == "centre 0,0"


def test_what_happens_is_told_to_screen_readers(ann: Visitor) -> None:
    """One polite region, with the sentences of the log."""
    ann.start_game()
    ann.play(Random(3), 1)
    expect(ann.page.locator("[aria-live=polite]")).to_contain_text("Targi")


def test_number_keys_play_only_what_is_on_the_screen(ann: Visitor) -> None:
    """While figures can be used, ending the turn is a button and has no number."""
    told = ToldTable("base", asking("base", "act", has_figures))
    told.welcome(ann)
    expect(ann.page.get_by_role("button", name="End turn")).to_be_visible()
    card = ann.page.locator(".board button.card.border.is-legal").first
    spot = str(card.get_attribute("data-spot"))
    assert ann.page.locator(".tray").count() == 0
    ann.page.keyboard.press("1")
    card.click()
    told.hear_move(ann)
    assert told.heard == [spot.replace("border", "use")]  # and nothing before


def test_the_log_marks_the_moment_that_is_shown_and_keeps_it_in_sight(ann: Visitor) -> None:
    """Step by step far back: the line is marked, inside its box, and where the keys go on from."""
    ann.start_game()
    ann.play(Random(1), 10)
    log, marked = ann.page.locator(".log"), ann.page.locator(".log button.now")
    for _ in range(12):
        ann.page.keyboard.press(",")
        ann.settle()
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("aria-current", "step")
    box, line = log.bounding_box(), marked.bounding_box()
    assert box
    assert line
    assert box["y"] <= line["y"] <= line["y"] + line["height"] <= box["y"] + box["height"]
    marked.focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(marked).to_be_focused()
    ann.page.keyboard.press("End")
    expect(marked).to_have_count(0)
    assert log.evaluate("log => log.scrollTop") == 0


def test_a_move_that_was_taken_back_is_marked_in_the_log(ann: Visitor) -> None:
    """Struck out and in a word; what was not taken back is not."""
    ann.start_game()
    ann.play(Random(2), 1)
    ann.page.locator(".board .fig.white:not(.ghost-piece)").first.wait_for()
    ann.page.keyboard.press("u")
    gone = ann.page.locator(".log .undone")
    expect(gone).to_have_count(2)  # and the computer's answer
    expect(gone.first).to_contain_text("Taken back:")
    expect(ann.page.locator(".log li:not(.undone)").first).to_contain_text("takes a move back")


def test_one_click_never_ends_a_turn_with_actions_left(ann: Visitor) -> None:
    """The button is quiet, says how many, and asks once more; a double click is one click."""
    told = ToldTable("base", asking("base", "act", has_figures))
    told.welcome(ann)
    end = ann.page.locator(".prompt .acts .btn:not(.icon, .more)")
    expect(end).to_have_text(re.compile(r"End turn · \d unused"))
    expect(end).not_to_have_class(re.compile("primary"))
    end.dblclick()
    expect(end).to_have_text("End turn anyway")
    expect(end).to_have_class(re.compile("primary"))
    expect(ann.page.locator(".prompt .would")).to_contain_text("unused:")
    ann.page.keyboard.press("Escape")
    expect(end).to_have_text(re.compile("unused"))
    end.click()
    assert told.heard == []
    ann.page.keyboard.press("Enter")  # the button keeps the focus
    told.hear_move(ann)
    assert told.heard == ["done"]


def test_a_wish_for_a_rematch_is_seen_by_the_other(browser: Browser, server: Server) -> None:
    """Who agrees meets the other at the new table."""
    with Visitor(browser, server.url) as ann, Visitor(browser, server.url) as ben:
        sit_together(ann, ben)
        ann.resign()
        ben.page.locator(OVER).wait_for()
        ben.press("Rematch")
        ann.see("would like a rematch")
        over, waiting = ben.page.url, ben.page.get_by_role("button", name="Rematch")
        expect(waiting).to_be_disabled()
        still = waiting.evaluate(BACKGROUND)
        waiting.hover(force=True)
        assert waiting.evaluate(BACKGROUND) == still  # grey words on it can be read
        ann.press("Rematch")
        for visitor in (ann, ben):
            visitor.page.locator(".table").wait_for()
        assert ann.page.url == ben.page.url != over
        ben.page.goto(over)  # an old result stays where it is
        ben.page.get_by_role("link", name="Go to the new game").wait_for()
        assert ben.page.url == over


def test_resigning_is_asked_twice_and_leads_to_the_result(ann: Visitor) -> None:
    """And a rematch begins at a new table."""
    ann.start_game()
    ann.resign()
    ann.see("resigns")
    old = ann.page.url
    ann.press("Rematch")
    ann.page.locator(".table").wait_for()
    assert ann.page.url != old


# Words that stand on two lines of a text: their letters have boxes at two heights.
BROKEN = """selector => [...document.querySelectorAll(selector)].flatMap((element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return texts.flatMap((text) => [...text.data.matchAll(/[^\\s-]+-?/gu)].filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
    }).map(([word]) => word));
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_card_is_broken_where_a_figure_stands(
    browser: Browser, server: Server, language: str
) -> None:
    """On every border card in turn, as large as the window makes it."""
    with Visitor(browser, server.url, choices={"language": language}) as visitor:
        ToldTable("expansion", asking("expansion", "place")).welcome(visitor)
        visitor.page.evaluate(
            "document.querySelectorAll('.card.border').forEach((one) => one.classList.add('held'))"
        )
        for size in ((1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)):
            visitor.resize(size)
            assert visitor.page.evaluate(BROKEN, ".card.border .name") == [], size


def test_names_of_players_are_not_broken_in_the_result_on_a_phone(
    browser: Browser, server: Server
) -> None:
    """As far as they fit at all."""
    with Visitor(browser, server.url, PHONE) as visitor:
        visitor.start_game()
        visitor.resign()
        visitor.page.locator(OVER).wait_for()
        for size in (PHONE, (360, 640)):
            visitor.resize(size)
            assert visitor.page.evaluate(BROKEN, "thead th") == [], size
            assert not visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_after_the_end_only_rows_that_scored_show_points(ann: Visitor) -> None:
    """What might have been is no longer shown."""
    ToldTable("base", len(messages("base")) - 1).welcome(ann, sees=OVER)
    ann.press("View the board")
    goals = ann.page.locator(".side .row", has=ann.page.locator(".goal span"))
    goals.first.wait_for()
    for row in goals.all():
        expect(row.locator(".mini-cell")).to_have_count(4)
