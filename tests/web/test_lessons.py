"""Lessons in a real browser: learned by somebody who knows nothing, by keys and by typing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from targi.lessons.model import DO
from targi.lessons.shipped import lesson, lessons
from targi.lessons.texts import says
from targi.text import LANGUAGES, phrase, words
from targi.text.rules import rules
from tests.web.accessibility import violations_in_both_lights
from tests.web.house import Server
from tests.web.pupil import HEARD, NEXT, STEP, KeyPupil, Pupil
from tests.web.test_commands import type_line
from tests.web.test_layout import COVERED
from tests.web.test_viewports import SMALLEST
from tests.web.visiting import PHONE, Visitor

IDS = [one.id for one in lessons()]
GUIDED = "first-game"
# The lesson that these tests look at more closely: up to its first own move.
DESERT, STEPS = "/learn/desert", lesson("desert").steps
FIRST = next(number for number, step in enumerate(STEPS, start=1) if step.kind == DO)
RIGHT, WRONG = "[data-spot='border 3']", "[data-spot='border 7']"


def go_on(visitor: Visitor) -> None:
    """Press Next and see another step."""
    step = visitor.page.locator(STEP)
    before = step.inner_text()
    visitor.page.locator(NEXT).click()
    expect(step).not_to_have_text(before)


def at_first_move(visitor: Visitor) -> None:
    """Open the first lesson where something is to be done."""
    visitor.go(DESERT)
    for _ in range(1, FIRST):
        visitor.page.locator(NEXT).wait_for()
        go_on(visitor)


def step_text(number: int, name: str = "desert") -> str:
    """Which step it is, as the prompt has it."""
    return f"{number}/{len(lesson(name).steps)}"


@pytest.mark.parametrize("at", [slice(0, 6), slice(6, None)])
def test_who_knows_nothing_reaches_the_end_of_every_lesson(
    browser: Browser, server: Server, at: slice
) -> None:
    """By what is read, lit and enabled; lesson data are not looked at."""
    with Visitor(browser, server.url, choices={"confirm": True}) as visitor:
        pupil = Pupil(visitor)
        for name in IDS[at]:
            pupil.learn(name)
        visitor.go("/learn")
        expect(visitor.page.locator("li.done")).to_have_count(len(IDS[at]))


def test_the_guided_game_is_played_by_typed_commands_and_goes_on_as_a_real_one(
    ann: Visitor,
) -> None:
    """By the line and the live region alone; then the table of the last moment is played on."""
    ann.page.clock.install()
    ann.go(f"/learn/{GUIDED}")
    ann.page.locator(NEXT).wait_for()
    ann.page.keyboard.press("/")
    expect(ann.page.locator("#command")).to_be_focused()
    for step in lesson(GUIDED).steps:
        told = ann.page.locator(HEARD)
        says = words("en").say(phrase(f"lesson-{GUIDED}-{step.id}"))
        expect(told).to_contain_text(says)
        type_line(ann, "rule")
        expect(told).to_contain_text(rules("en")[step.rule].replace("*", "")[:30])
        for line in (*step.spot, *step.solution):
            type_line(ann, line)
        type_line(ann, "next")
    expect(ann.page.locator(HEARD)).to_contain_text("You have finished")
    ann.page.reload()
    ann.page.locator(NEXT).click()  # the last step, solved
    made: list[str] = []
    ann.page.on("request", lambda asked: made.append(asked.method + asked.url))
    ann.page.get_by_role("button", name="Play on against Jerboa").first.dblclick()
    expect(ann.page).to_have_url(re.compile("/t/"))
    assert made.count(f"POST{ann.url}/api/tables") == 1
    expect(ann.page.locator(".guide-step")).to_have_count(0)
    ann.page.locator("button.is-legal").first.wait_for()
    expect(ann.page.locator(".round-words")).to_contain_text("Round 3")


def test_the_guided_game_is_played_by_keys(ann: Visitor) -> None:
    """By what is lit, as with a mouse."""
    KeyPupil(ann).learn(GUIDED)
    expect(ann.page.get_by_role("button", name="Play on against Jerboa").first).to_be_visible()


def test_a_lesson_is_learned_by_keys(ann: Visitor) -> None:
    """Enter goes on, N and the arrows choose; the focus is never lost."""
    page = ann.page
    ann.go(DESERT)
    for number in range(2, FIRST + 1):
        page.locator(NEXT).wait_for()
        page.keyboard.press("Enter")
        expect(page.locator(STEP)).to_have_text(step_text(number))
    for _ in range(30):
        page.keyboard.press("n")
        if page.evaluate("document.activeElement.matches(\"[data-spot='border 3']\")"):
            break
    page.keyboard.press("Enter")
    page.locator(NEXT).wait_for()
    page.wait_for_function("() => document.activeElement !== document.body")
    while not page.evaluate(f"document.activeElement.matches('{NEXT}')"):
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(STEP)).to_have_text(step_text(FIRST + 1))


def test_each_step_leads_to_its_rule_and_back(ann: Visitor) -> None:
    """By a button that names the rule; the step stays as it is."""
    at_first_move(ann)
    rule = STEPS[FIRST - 1].rule
    ann.page.get_by_role("button", name=f"Rule {rule}").click()
    ann.see(re.sub(r"\*", "", rules("en")[rule])[:30])
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.locator(STEP)).to_have_text(step_text(FIRST))


def test_a_wrong_move_is_answered_and_nothing_is_lost(ann: Visitor) -> None:
    """One that is possible but beside the point, and one that is not, with its rule."""
    at_first_move(ann)
    page = ann.page
    page.locator(WRONG).click()
    ann.see("this step is about something else")
    page.locator("[data-spot='border 1']").click()
    expect(page.locator(".prompt .rule")).to_be_visible()
    page.locator(RIGHT).click()
    expect(page.locator(NEXT)).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(NEXT)).to_have_count(0)
    expect(page.locator(STEP)).to_have_text(step_text(FIRST))


def test_a_lesson_is_left_and_resumed_begun_again_and_shared_by_two_tabs(ann: Visitor) -> None:
    """Where one was, with its moves; a second tab does not disturb; a reload changes nothing."""
    at_first_move(ann)
    page = ann.page
    page.locator(RIGHT).click()
    page.locator(NEXT).wait_for()
    page.reload()
    expect(page.locator(STEP)).to_have_text(step_text(FIRST))
    page.locator(NEXT).wait_for()
    other = ann.open_tab()
    other.goto(ann.url + "/learn/targis")
    expect(other.locator(STEP)).to_have_text(step_text(1, "targis"))
    go_on(ann)
    other.close()
    page.locator("a.leave").click()
    expect(page.locator("li").first).to_contain_text(f"Step {FIRST + 1} of {len(STEPS)}")
    expect(page.locator("li").nth(1)).to_contain_text("steps")
    page.get_by_role("link", name=re.compile("Continue.*Lines")).click()
    expect(page.locator(STEP)).to_have_text(step_text(FIRST + 1))
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(STEP)).to_have_text(step_text(FIRST))
    page.locator("a.leave").click()
    page.get_by_role("link", name=re.compile("Begin again.*Lines")).click()
    expect(page.locator(STEP)).to_have_text(step_text(1))


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        '{"done": {"desert": 1}, "begun": {"desert": {"step": 99, "moves": []}}}',
        '{"begun": {"desert": {"step": 2, "moves": [[], ["place 99"], []]}}}',
    ],
)
def test_progress_that_cannot_be_begins_the_lesson_anew(ann: Visitor, kept: str) -> None:
    """What another version has kept, or anybody has written there."""
    ann.go("/learn")
    ann.page.evaluate("kept => localStorage.setItem('targi-lessons', kept)", kept)
    ann.go(DESERT)
    expect(ann.page.locator(STEP)).to_have_text(step_text(1))
    ann.faults.clear()  # the browser tells that the server refused


def test_without_a_line_it_is_said_and_the_move_is_made_when_it_is_back(ann: Visitor) -> None:
    """Nothing is lost; what was tried is tried again by itself."""
    at_first_move(ann)
    page = ann.page
    page.route("**/play", lambda asked: asked.abort())
    page.locator(RIGHT).click()
    expect(page.locator(HEARD)).to_contain_text("No connection")
    page.unroute("**/play")
    page.locator(NEXT).wait_for()
    ann.faults.clear()  # the browser tells of the lost line, too


def test_help_and_lights_are_told_to_who_listens(ann: Visitor) -> None:
    """The step with what is lit; after a while where help is; then which move.

    Also where the browser knows of no network: the server may be on the same machine.
    """
    ann.page.add_init_script("Object.defineProperty(navigator, 'onLine', { get: () => false })")
    ann.page.clock.install()
    at_first_move(ann)
    heard = ann.page.locator(HEARD)
    expect(heard).to_contain_text(f"Step {FIRST} of {len(STEPS)}")
    expect(heard).to_contain_text("Lit: Salt at the top")
    expect(ann.page.locator(RIGHT)).to_contain_text("Lit.")
    ann.page.clock.fast_forward(20_000)
    expect(ann.page.locator(RIGHT)).to_have_attribute("data-lit", "help")
    ann.page.clock.fast_forward(10_000)
    expect(heard).to_contain_text("Salt")
    expect(ann.page.locator(".prompt .would")).to_be_visible()


def test_on_a_phone_the_arrows_of_lights_are_within_the_window(ann: Visitor) -> None:
    """Also those at the cards of the left side."""
    ann.resize(PHONE)
    at_first_move(ann)
    ann.page.get_by_role("button", name="One step back").click()
    left = ann.page.locator("[data-spot='border 15'] > .light")
    left.wait_for()
    box = "one => { one.style.animation = 'none'; return one.getBoundingClientRect().left }"
    assert left.evaluate(box) >= 0


def test_the_pages_of_lessons_are_accessible(ann: Visitor) -> None:
    """The list, a step with lights, one that was refused, and the end, in both lights."""
    ann.go("/learn")
    ann.page.locator("li.panel").first.wait_for()
    assert violations_in_both_lights(ann) == []
    at_first_move(ann)
    assert violations_in_both_lights(ann) == []
    ann.page.locator("[data-spot='border 1']").click()
    ann.page.locator(".prompt .rule").wait_for()
    ann.resize(PHONE)
    assert violations_in_both_lights(ann) == []


# Which of these words do not fit where the step's words stand.
SPILLING = """(texts) => {
    const [prompt, words] = ['.prompt-text', '.prompt-text strong']
        .map((part) => document.querySelector(part));
    return texts.filter((text) => {
        words.textContent = text;
        return prompt.scrollHeight > prompt.clientHeight + 1
            || prompt.scrollWidth > prompt.clientWidth + 1;
    });
}"""


def test_the_words_of_every_step_have_their_room_on_every_screen(ann: Visitor) -> None:
    """In five languages; the prompt is covered by nothing and covers nothing."""
    texts = [
        says(one, step, language)
        for language in LANGUAGES
        for one in lessons()
        for step in one.steps
    ]
    at_first_move(ann)
    for size in (*SMALLEST, PHONE, (2560, 1440)):
        ann.resize(size)
        assert ann.page.evaluate(SPILLING, texts) == [], size
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        covered = ann.page.locator(".prompt").evaluate(COVERED)
        assert not covered, size


def test_who_is_new_is_shown_the_way_to_learn(ann: Visitor, ben: Visitor) -> None:
    """First on the start page, on an invitation and back, in the menu, and beside a refusal."""
    ann.go()
    ann.page.get_by_role("link", name="Begin").click()
    expect(ann.page.locator(STEP)).to_be_visible()
    ann.go("/new")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Set up a table").click()
    invitation = ann.page.get_by_label("Copy link").first.input_value()
    ben.page.goto(invitation)
    ben.page.get_by_role("link", name="Learn in 7 minutes").click()
    expect(ben.page.locator(STEP)).to_be_visible()
    ben.page.locator("a.leave").click()
    ben.page.get_by_role("link", name="Back to the invitation").click()
    expect(ben.page.get_by_role("button", name="Sit down and play")).to_be_visible()


def test_a_refusal_shows_the_lesson_about_its_rule_and_the_game_waits(ann: Visitor) -> None:
    """Back leads to the game."""
    ann.start_game()
    page = ann.page
    page.locator("button.is-legal").first.wait_for()
    page.locator("[data-spot='border 1']").click()  # where the robber stands
    table = page.url
    page.get_by_role("link", name="Show me").click()
    expect(page.locator(STEP)).to_be_visible()
    page.go_back()
    expect(page).to_have_url(table)
    page.locator("button.is-legal").first.wait_for()
    page.get_by_role("button", name="Menu and settings").click()
    page.get_by_role("link", name="Learn by playing").click()
    expect(page.locator("li.panel").first).to_be_visible()


def test_a_lesson_that_is_not_there_and_a_server_that_is_gone(ann: Visitor) -> None:
    """Both are said; the list comes as soon as the server answers."""
    ann.go("/learn/nothing")
    ann.see("There is no such lesson")
    ann.page.route("**/api/lessons", lambda asked: asked.abort())
    ann.go("/learn")
    ann.see("The server is not responding")
    ann.page.unroute("**/api/lessons")
    ann.press("Try now")
    ann.page.locator("li.panel").first.wait_for()
    ann.faults.clear()
