"""How `targi cards` lays out cards: lists in aligned columns, and single cards in full.

It only arranges words; the words come from `targi.cards`. Reconstructed facts are marked in both.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from textwrap import TextWrapper, wrap
from typing import Final, TypeAlias

from targi.cards import BorderCard, Card, DuneCard, GoodsCard, Provenance, TribeCard
from targi.cards.border import BORDER_ACTIONS
from targi.cards.model import RECONSTRUCTED, timing_on
from targi.cards.own_cards import OWN_FILE
from targi.cards.sentences import (
    border_sentence,
    cost_lines,
    count,
    demand_words,
    effect_sentence,
    goods_words,
    title,
    tokens,
)
from targi.cards.vocabulary import VOCABULARY
from targi.cards.words import TIMINGS

WIDTH: Final = 80
LABEL: Final = 14

# The heading of each kind in a list, and its columns.
KINDS: Final = {
    "tribe": ("Tribe cards", ("id", "symbol", "VP", "cost", "effect")),
    "goods": ("Goods cards", ("id", "gives")),
    "border": ("Border cards", ("id", "box", "name", "demand of the raid")),
    "dune": ("Dunes", ("id", "effect")),
}

# What the marks in a list mean. Behind an id a mark is about what is printed on the card.
MARKS: Final = {
    "*": "* reconstructed, if only in part: no source states it, the real one may differ\n"
    "  (behind an id: symbol, VP, cost and tokens; behind an effect: the effect)",
    "+": "+ from your own card file",
}
DOUBT: Final = "No source states what is reconstructed, and the printed card may differ."
CORRECT: Final = " If you own the box, correct it: targi cards --template"

# A label and the text beside it.
Entry: TypeAlias = tuple[str, str]
# The lines of each cell of a row.
Row: TypeAlias = tuple[list[str], ...]


def listing(cards: Iterable[Card]) -> str:
    """The cards in a table for each kind, and what the marks in it mean."""
    by_kind: dict[str, list[Card]] = {}
    for card in cards:
        by_kind.setdefault(card.kind, []).append(card)
    sections = [_section(name, group) for name, group in by_kind.items()]
    legend = [text for mark, text in MARKS.items() if any(mark in part for part in sections)]
    return "\n\n".join([*sections, *(["\n".join(legend)] if legend else [])])


def full(card: Card) -> str:
    """Everything about one card."""
    entries = [*_entries(card), ("provenance", _provenance(card.provenance))]
    if card.provenance.printed_doubtful or card.provenance.effect_doubtful:
        # The actions of border cards are rules and no data; only what raids demand is.
        fixed = isinstance(card, BorderCard) and not card.demands
        entries.append(("doubt", DOUBT if fixed else DOUBT + CORRECT))
    return "\n".join([f"{card.id}, {card.kind} card", *(_entry(*entry) for entry in entries)])


def _section(name: str, cards: Sequence[Card]) -> str:
    heading, columns = KINDS[name]
    lines = [columns, *(line for card in cards for line in zip_longest(*_row(card), fillvalue=""))]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    table = ("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)
    return "\n".join([f"{heading} ({len(cards)})", *table])


def _row(card: Card) -> Row:
    name = [card.id + _mark(card.provenance.printed)]
    match card:
        case TribeCard():
            mark = _mark(card.provenance.effect)
            effects = [effect.name + mark for effect in card.effects] or [""]
            return name, [title(card.symbol)], [str(card.vp)], cost_lines(card, " "), effects
        case GoodsCard():
            return name, [goods_words(card)]
        case BorderCard():
            return name, [card.box], [title(card.name)], [demand_words(card)]
        case DuneCard():
            sentences = " ".join(map(effect_sentence, card.effects))
            return name, wrap(sentences, WIDTH - 6)


def _mark(provenance: str) -> str:
    if provenance == OWN_FILE.printed:
        return "+"
    return "*" if RECONSTRUCTED in provenance else ""


def _entries(card: Card) -> Iterator[Entry]:
    match card:
        case TribeCard():
            yield from _printed_entries(card)
            yield from _effect_entries(card)
        case GoodsCard():
            yield "gives", goods_words(card)
            yield "rules", "5.4"
        case BorderCard():
            yield "name", title(card.name)
            yield "box", card.box
            yield "action", border_sentence(card)
            yield "rules", ", ".join(BORDER_ACTIONS[card.box][card.name].rules)
        case DuneCard():
            yield from _effect_entries(card)


def _printed_entries(card: TribeCard) -> Iterator[Entry]:
    yield "symbol", title(card.symbol)
    yield "worth", count(card.vp, "VP")
    yield "cost", tokens(card.cost)
    if card.alternative is not None:
        yield "or instead", tokens(card.alternative)
    if card.extra is not None:
        yield "extra", f"{tokens(card.extra.cost)} for {count(card.extra.vp, 'VP')} at once"


def _effect_entries(card: TribeCard | DuneCard) -> Iterator[Entry]:
    for effect in card.effects:
        yield "effect", effect_sentence(effect)
        yield "timing", TIMINGS[timing_on(card, effect)]
        yield "word", effect.name
        yield "rules", ", ".join(VOCABULARY[effect.name].rules)


def _provenance(provenance: Provenance) -> str:
    if provenance.printed == provenance.effect:
        return provenance.printed
    return f"what is printed: {provenance.printed}; effect: {provenance.effect}"


def _entry(label: str, text: str) -> str:
    indent = " " * LABEL
    wrapper = TextWrapper(WIDTH, initial_indent=f"  {label}".ljust(LABEL), subsequent_indent=indent)
    return wrapper.fill(text)
