"""What axe-core finds on a page in a browser, by day and by night."""

from __future__ import annotations

from typing import Final, Literal

from tests.project.files import ROOT
from tests.web.visiting import DESK, PHONE, Visitor

AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
COLOUR_RULES: Final = ("color-contrast", "link-in-text-block")
# Colours that are still changing are not judged. All that axe knows about a page is many times
# larger than the page: only what is wrong leaves the browser.
RUN: Final = """async (rules) => {
    const ends = (one) => one.effect.getComputedTiming().endTime < Infinity;
    const moving = document.getAnimations().filter(ends);
    await Promise.allSettled(moving.map((one) => one.finished));
    const only = rules.length > 0 ? { runOnly: rules } : {};
    const { violations } = await axe.run({ resultTypes: ['violations'], ...only });
    return violations.map(({ id, nodes: [first] }) =>
        `${id}: ${first.html.slice(0, 160)} ${first.failureSummary.slice(0, 200)}`);
}"""


def violations(visitor: Visitor, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe-core finds, one line a rule; by all of its rules unless some are named."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = visitor.page.evaluate(RUN, rules)
    return found


def violations_in_both_lights(visitor: Visitor) -> list[str]:
    """The same by day and by night, when nothing but the colours is another."""
    found = []
    for light, rules in zip(LIGHTS, ((), COLOUR_RULES), strict=True):
        visitor.page.emulate_media(color_scheme=light)
        found += [f"{light}: {one}" for one in violations(visitor, rules)]
    return found


def violations_everywhere(visitor: Visitor) -> list[str]:
    """The same on a phone and at a desk, where the visitor is in the end."""
    found = []
    for size in (PHONE, DESK):
        visitor.resize(size)
        found += [f"{size}: {one}" for one in violations_in_both_lights(visitor)]
    return found
