"""The template of a custom card file: it changes nothing, and every line can be switched on."""

import re
from dataclasses import replace

import pytest

from targi.cards import CardsFile, all_cards, parse_cards_file
from targi.cards.custom.reading import correctable
from targi.cards.custom.template import template

TEMPLATE = template()
OFF = re.compile(r"^#(?=[^ \n])", re.MULTILINE)


def switched_on(ids: str) -> CardsFile:
    """The template with the lines switched on whose cards match this pattern."""
    text = re.sub(rf"^#(?={ids} = )", "", TEMPLATE, flags=re.MULTILINE)
    without_comments = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    return parse_cards_file(without_comments, "own.toml")


def test_the_template_says_nothing_as_it_stands() -> None:
    """It is a valid file that changes no card."""
    assert parse_cards_file(TEMPLATE, "own.toml") == parse_cards_file("", "own.toml")


def test_every_card_is_in_the_template_as_we_know_it() -> None:
    """With all lines switched on, cards stay as they are; only their provenance is the file's."""
    file = parse_cards_file(OFF.sub("", TEMPLATE), "own.toml")
    assert len(file.corrections) == 90 + 24 + 20 + 8
    corrected = file.apply(all_cards())
    *tribes, own = corrected.tribes
    assert own.id == "QA1"
    cards = replace(corrected, tribes=tuple(tribes)).cards
    for before, after in zip(all_cards().cards, cards, strict=True):
        assert replace(after, provenance=before.provenance) == before


def test_the_deck_of_the_template_is_the_expansions() -> None:
    """To be changed card by card."""
    deck = re.search(r"^#deck = \[(?:\n#.*)*\n#\]$", TEMPLATE, re.MULTILINE)
    assert deck is not None
    file = parse_cards_file(OFF.sub("", deck[0]), "own.toml")
    assert file.deck == tuple(card.id for card in all_cards().tribes[45:])


@pytest.mark.parametrize("section", ["tribes", "goods", "dunes", "border.base", "border.expansion"])
def test_a_single_line_can_be_switched_on(section: str) -> None:
    """Each line of a section by itself is a correction of one card."""
    for card in correctable(section):
        corrections = switched_on(card.id).corrections
        assert (section, card.id) in [(entry.section, entry.id) for entry in corrections]


def test_reconstructed_cards_are_marked_in_the_template() -> None:
    """These are the ones to look at first."""
    lines = {line[1:4]: line for line in TEMPLATE.splitlines()}
    assert lines["XO1"].endswith("  # reconstructed")
    assert lines["XO7"].endswith("  # reconstructed but for its effect")
    assert lines["BO1"].endswith("}")
    assert lines["D01"].endswith("}")
    assert lines["D05"].endswith("  # reconstructed")
