"""Every rule and every card of both boxes is shown by a test; no test cites what does not exist.

Tests cite with `@pytest.mark.rule("5.8")` and `@pytest.mark.card("BO4")`, border cards by their
numbers, those of the expansion as "x1". The marks are read from the source, so that it makes no
difference which tests a run selects.
"""

import ast
import re
from functools import cache
from pathlib import Path

from targi.cards import base, expansion

ROOT = Path(__file__).parents[2]
BASE_CARDS = {card.id for card in base().cards}
NEW_CARDS = {
    f"x{card.id}" if card in expansion().border else card.id
    for card in expansion().cards
    if card not in base().cards
}
# A rule is a paragraph: it begins with its number and ends with where it comes from.
RULE = re.compile(r"\*\*(\d+\.\d+)\*\* .*\[([^\[\]]*)\]", re.DOTALL)


def rules() -> dict[str, str]:
    """Each rule number of docs/rules.md with its origin."""
    paragraphs = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8").split("\n\n")
    found = (RULE.fullmatch(paragraph.strip()) for paragraph in paragraphs)
    return {match[1]: match[2] for match in found if match}


@cache
def citations(kind: str, files: str = "test_*.py") -> dict[str, list[str]]:
    """What the tests cite, "rule" or "card", each with the tests that do."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob(files)):
        source = path.read_text(encoding="utf-8")
        if f"pytest.mark.{kind}" not in source:
            continue
        for test in ast.parse(source).body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for name in cited_by(test, kind):
                    found.setdefault(name, []).append(test.name)
    return found


def cited_by(test: ast.FunctionDef, kind: str) -> list[str]:
    """The arguments of a test's marks of this kind; they must be texts, written out."""
    marks = (mark for mark in test.decorator_list if isinstance(mark, ast.Call))
    named = (mark for mark in marks if ast.unparse(mark.func) == f"pytest.mark.{kind}")
    return [str(ast.literal_eval(argument)) for mark in named for argument in mark.args]


def test_all_rules_are_found_in_their_document() -> None:
    """In order, every section without a gap: a rule that is not found would not be missed."""
    numbers = [*rules()]
    sections: dict[int, list[int]] = {}
    for number in numbers:
        section, rule = map(int, number.split("."))
        sections.setdefault(section, []).append(rule)
    last = {0: 5, 1: 10, 2: 5, 3: 7, 4: 3, 5: 37, 6: 3, 7: 5, 8: 5, 9: 6, 10: 1}
    assert sections == {section: [*range(1, end + 1)] for section, end in last.items()}


def test_every_rule_is_shown_by_a_test() -> None:
    """Of the base game and of the expansion."""
    assert sorted({*rules()} - {*citations("rule")}) == []


def test_every_rule_of_the_expansion_is_shown_by_a_test_about_the_expansion() -> None:
    """Those that concern it only: a base test that cites them shows nothing."""
    new = {number for number, origin in rules().items() if "expansion only" in origin}
    assert len(new) >= 20
    assert sorted(new - {*citations("rule", "test_x*.py")}) == []


def test_every_card_of_the_base_box_is_shown_by_a_test() -> None:
    """Forty-five tribe cards, nineteen goods cards, sixteen border cards."""
    assert len(BASE_CARDS) == 80
    assert sorted(BASE_CARDS - {*citations("card")}) == []


def test_every_card_of_the_expansion_is_shown_by_a_test() -> None:
    """Forty-five tribe cards, five goods cards, ten border cards, twenty dunes."""
    assert len(NEW_CARDS) == 45 + 5 + 10 + 20
    assert sorted(NEW_CARDS - {*citations("card")}) == []


def test_no_test_cites_a_rule_or_card_that_does_not_exist() -> None:
    """A misprint in a mark would otherwise show nothing at all."""
    assert {name: tests for name, tests in citations("rule").items() if name not in rules()} == {}
    cards = BASE_CARDS | NEW_CARDS
    assert {name: tests for name, tests in citations("card").items() if name not in cards} == {}
