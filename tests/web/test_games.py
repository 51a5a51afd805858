"""Whole games, real browser and real server: by clicks, by keys, by link, on one device."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from targi.game import Game
from tests.web.accessibility import violations
from tests.web.house import Server
from tests.web.visiting import DEALS, PHONE, PLAYABLE, Visitor, sit_together, to_move


def kept(visitor: Visitor, folder: Path) -> Game:
    """The game that was played, from the record that its result offers."""
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Game record").click()
    download.value.save_as(folder / "record.txt")
    return Game.from_record((folder / "record.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize(
    "box", ["Base game", pytest.param("Expansion", marks=pytest.mark.integration)]
)
def test_a_game_against_the_computer_is_played_to_its_end_by_clicks(
    ann: Visitor, box: str, deal: int, tmp_path: Path
) -> None:
    """Two clicks from the start page to the table; at the end result, record and fairness."""
    ann.start_game(box)
    assert ann.play(Random(f"{box} {deal}")) > 40
    game = kept(ann, tmp_path)
    assert game.over
    for score in game.scores().values():
        expect(ann.page.get_by_role("heading", level=1)).to_contain_text(str(score["total"]))
    points_by_round_are_seen_and_heard(ann, game.round)
    ann.press("Fair deal?")
    ann.see("Checked here")


def points_by_round_are_seen_and_heard(visitor: Visitor, rounds: int) -> None:
    """A legend beside the lines, a table with the numbers behind them; all of it after a reload."""
    page = visitor.page
    table = page.get_by_role("table", name="Points by round")
    assert table.get_by_role("row").count() == 1 + 1 + rounds  # their names, and the start
    names = table.get_by_role("columnheader").all_inner_texts()
    assert names[0] == "Round"
    expect(page.locator(".legend")).to_contain_text(names[1])
    expect(page.locator(".legend")).to_contain_text(names[2])
    ends = page.locator("svg .end").all_text_contents()
    assert table.get_by_role("row").last.get_by_role("cell").all_inner_texts() == ends
    chart = page.get_by_role("img", name="Points by round")
    expect(chart).to_contain_text("Start")
    expect(chart).to_contain_text("Round")
    assert chart.locator(".blue .dot").count() == 1 + rounds
    assert violations(visitor) == []
    before = chart.inner_html()
    page.reload()  # points come with the result, not from what this page has seen
    chart.wait_for()
    assert chart.inner_html() == before


AT_THE_TABLE = "() => document.activeElement.closest('.table') !== null"


def play_at_the_table(visitor: Visitor, random: Random, most: int = 10_000) -> int:
    """Play by keys; the focus is always where the next key is heard."""
    made = 0
    _, ways = visitor.turn()
    while ways and made < most:
        made += visitor.play_by_keys(random, 1)
        _, ways = visitor.turn()
        if ways:
            visitor.page.wait_for_function(AT_THE_TABLE)
    return made


def test_rounds_are_played_by_keyboard_alone(ann: Visitor) -> None:
    """Placing and acting; whole games are in `make integration`."""
    ann.start_by_keys()
    assert play_at_the_table(ann, Random(1), 20) == 20


@pytest.mark.integration
@pytest.mark.parametrize("deal", DEALS)
def test_a_game_is_played_to_its_end_by_keyboard_alone(ann: Visitor, deal: int) -> None:
    """At the end the focus is on the result's heading."""
    ann.start_by_keys()
    assert play_at_the_table(ann, Random(deal)) > 40
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.integration
def test_a_game_is_played_to_its_end_on_a_phone(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    """Upright, by taps; nothing is wider than the screen."""
    wide = "document.documentElement.scrollWidth > innerWidth"
    with Visitor(browser, server.url, PHONE, has_touch=True, is_mobile=True) as visitor:
        visitor.start_game("Expansion")
        assert visitor.play(Random(3), 40) == 40
        assert not visitor.page.evaluate(wide)
        visitor.play(Random(3))
        assert not visitor.page.evaluate(wide)
        assert kept(visitor, tmp_path).over


def test_two_browsers_play_by_a_link(ann: Visitor, ben: Visitor) -> None:
    """Ann makes a table and sends the link; Ben sits down; each sees what the other does."""
    sit_together(ann, ben)
    assert "#" not in ben.page.url
    expect(ann.page.locator(".side.opp .who b")).to_have_text("\u2068Ben\u2069")
    for turn in range(8):
        mover = to_move(ann, ben)
        other = ben if mover is ann else ann
        logged = other.page.locator(".log li").count()
        mover.play(Random(turn), 1)
        other.page.wait_for_function(
            "n => document.querySelectorAll('.log li').length > n", arg=logged
        )


def test_a_seat_for_anybody_is_found_in_the_list(ann: Visitor, ben: Visitor) -> None:
    """Open tables are on the start page."""
    ann.go("/new")
    ann.page.get_by_label("Your name").fill("Zoe")
    ann.page.get_by_label("Anyone, from the list").check(force=True)
    ann.page.get_by_role("button", name="Set up a table").click()
    ann.see("list of open tables")
    ben.go()
    ben.page.locator("li", has_text="Zoe").get_by_role("link", name="Sit down").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down and play")
    ann.page.locator(".table").wait_for()


def test_two_people_play_on_one_device(ann: Visitor) -> None:
    """Both seats in one browser: the player to move is named."""
    ann.go()
    ann.press("Sit down")
    ann.page.locator(".table").wait_for()
    asked = set()
    for turn in range(12):
        asked.add(ann.page.locator(".prompt strong").inner_text().split(":")[0])
        ann.play(Random(turn), 1)
    assert asked == {"\u2068Blue\u2069", "\u2068White\u2069"}


def test_a_spectator_sees_everything_and_can_do_nothing(ann: Visitor, ben: Visitor) -> None:
    """Whoever has the address of a table may watch."""
    ann.start_game()
    ben.page.goto(ann.page.url)
    ben.page.locator(".table").wait_for()
    ann.play(Random(1), 6)
    ann.page.locator(PLAYABLE).first.wait_for()  # the computer has answered
    expect(ben.page.locator(".track .now")).to_have_text(
        ann.page.locator(".track .now").inner_text()
    )
    expect(ben.page.locator(".board .fig.blue:not(.ghost-piece)")).to_have_count(
        ann.page.locator(".board .fig.blue:not(.ghost-piece)").count()
    )
    assert ben.page.locator(f"{PLAYABLE}, .prompt .btn.icon").count() == 0
