"""How `targi cards` lays out cards: lists in aligned columns, and single cards in full.

It only arranges words; the words come from `targi.cards`.
"""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import TextWrapper
from typing import Final, TypeAlias

from targi.cards import BorderCard, Card, DuneCard, Effect, GoodsCard, Provenance, TribeCard
from targi.cards.border import BORDER_ACTIONS
from targi.cards.sentences import (
    border_sentence,
    cost_words,
    count,
    demand_words,
    effect_sentence,
    goods_words,
    title,
    tokens,
)
from targi.cards.vocabulary import TIMINGS, VOCABULARY

WIDTH: Final = 80
LABEL: Final = 14

# The heading of each kind in a list, and its columns.
KINDS: Final = {
    "tribe": ("Tribe cards", ("id", "symbol", "VP", "cost", "effect")),
    "goods": ("Goods cards", ("id", "gives")),
    "border": ("Border cards", ("id", "name", "demand of the raid")),
    "dune": ("Dunes", ("id", "effect")),
}

# A label and the text beside it.
Entry: TypeAlias = tuple[str, str]


def listing(cards: Iterable[Card]) -> str:
    """The cards in a table for each kind, one line each."""
    by_kind: dict[str, list[Card]] = {}
    for card in cards:
        by_kind.setdefault(card.kind, []).append(card)
    return "\n\n".join(_section(name, group) for name, group in by_kind.items())


def full(card: Card) -> str:
    """Everything about one card."""
    heading = f"{card.id}, {card.kind} card"
    entries = [*_entries(card), ("provenance", _provenance(card.provenance))]
    return "\n".join([heading, *(_entry(*entry) for entry in entries)])


def _section(name: str, cards: Sequence[Card]) -> str:
    heading, columns = KINDS[name]
    rows = [columns, *map(_row, cards)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return "\n".join([f"{heading} ({len(cards)})", *lines])


def _row(card: Card) -> tuple[str, ...]:
    match card:
        case TribeCard():
            words = _effect_words(card.effects)
            return card.id, title(card.symbol), str(card.vp), cost_words(card), words
        case GoodsCard():
            return card.id, goods_words(card)
        case BorderCard():
            return card.id, title(card.name), demand_words(card)
        case DuneCard():
            return card.id, _effect_words(card.effects)


def _effect_words(effects: Iterable[Effect]) -> str:
    return ", ".join(effect.name for effect in effects)


def _entries(card: Card) -> Iterator[Entry]:
    match card:
        case TribeCard():
            yield from _tribe_entries(card)
        case GoodsCard():
            yield "gives", goods_words(card)
            yield "rules", "5.4"
        case BorderCard():
            yield "name", title(card.name)
            yield "action", border_sentence(card)
            yield "rules", ", ".join(BORDER_ACTIONS[card.name].rules)
        case DuneCard():
            yield from _effect_entries(card.effects)


def _tribe_entries(card: TribeCard) -> Iterator[Entry]:
    yield "symbol", title(card.symbol)
    yield "worth", count(card.vp, "VP")
    yield "cost", tokens(card.cost)
    if card.alternative is not None:
        yield "or instead", tokens(card.alternative)
    if card.extra is not None:
        yield "extra", f"{tokens(card.extra.cost)} for {count(card.extra.vp, 'VP')} at once"
    yield from _effect_entries(card.effects)


def _effect_entries(effects: Iterable[Effect]) -> Iterator[Entry]:
    for effect in effects:
        yield "effect", effect_sentence(effect)
        yield "timing", TIMINGS[effect.timing]
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
