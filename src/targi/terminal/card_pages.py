"""How `targi cards` lays out cards: lists in aligned columns, and single cards in full.

It only arranges words; they come from `targi.text`. Reconstructed facts are marked in both.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from textwrap import TextWrapper, wrap
from typing import Final, TypeAlias

from targi.cards import (
    RESOURCES,
    BorderCard,
    Bundle,
    Card,
    DuneCard,
    GoodsCard,
    TribeCard,
)
from targi.cards.custom.cards_file import OWN_FILE
from targi.cards.model import RECONSTRUCTED
from targi.text import Phrase, Words, card_texts, phrase
from targi.text.naming import border, legend, short

WIDTH: Final = 80
DEMANDS: Final = 36  # the width that names and boxes leave them

# The columns of each kind in a list.
KINDS: Final = {
    "tribe": ("id", "symbol", "vp", "cost", "effect"),
    "goods": ("id", "gives"),
    "border": ("name", "box", "demands"),
    "dune": ("id", "effect"),
}
# What the marks in a list mean.
MARKS: Final = {"*": "cards-mark-reconstructed", "+": "cards-mark-own"}
TEMPLATE: Final = "targi cards --template"

# The lines of each cell of a row.
Row: TypeAlias = tuple[list[str], ...]


class CardPages:
    """Cards in the words of a language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def listing(self, cards: Iterable[Card]) -> str:
        """The cards in a table for each kind, and what the marks in it mean."""
        by_kind = cards_by_kind(cards)
        sections = [self._section(name, group) for name, group in by_kind.items()]
        notes = [
            self._say(name) for mark, name in MARKS.items() if any(mark in p for p in sections)
        ]
        if "tribe" in by_kind:
            notes.append(self._said(legend(RESOURCES)))
        lines = [line for note in notes for line in wrap(note, WIDTH)]
        return "\n\n".join([*sections, *(["\n".join(lines)] if lines else [])])

    def full(self, card: Card) -> str:
        """Everything about one card."""
        entries = [(self._said(label), self._said(text)) for label, text in _entries(card)]
        width = max(len(label) for label, _ in entries) + 4
        lines = (_entry(label, text, width) for label, text in entries)
        return "\n".join([self._said(card_texts.heading(card)), *lines])

    def _say(self, name: str) -> str:
        return self._said(phrase(name))

    def _said(self, one: Phrase) -> str:
        return self.words.say(one)

    def _section(self, name: str, cards: Sequence[Card]) -> str:
        heading = self._said(phrase(f"cards-{name}", number=len(cards)))
        columns = [self._say(f"label-{column}") for column in KINDS[name]]
        rows = [zip_longest(*self._row(card), fillvalue="") for card in cards]
        lines = [tuple(columns), *(line for row in rows for line in row)]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        table = ("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)
        return "\n".join([heading, *table])

    def _row(self, card: Card) -> Row:
        name = [card.id + provenance_mark(card.provenance.printed)]
        match card:
            case TribeCard():
                mark = provenance_mark(card.provenance.effect)
                effects = [effect.name + mark for effect in card.effects] or [""]
                vp = [str(card.vp)]
                return (
                    name,
                    [self._say(f"draw-symbol-{card.symbol}")],
                    vp,
                    self._cost(card),
                    effects,
                )
            case GoodsCard():
                return name, [self._said(card_texts.goods(card))]
            case BorderCard():
                mark = provenance_mark(card.provenance.printed)
                demands = self._said(card_texts.demands(card)) if card.demands else ""
                box = self._said(card_texts.box(card.box))
                return [self._said(border(card)) + mark], [box], wrap(demands, DEMANDS) or [""]
            case DuneCard():
                text = self._said(phrase("sentences", texts=card_texts.effects(card)))
                return name, wrap(text, WIDTH - len(self._say("label-id")) - 3)

    def _cost(self, card: TribeCard) -> list[str]:
        """The cost, and on further lines the alternative and, in brackets, the extra."""
        lines = [self._short(card.cost)]
        if card.alternative is not None:
            lines.append(f"/ {self._short(card.alternative)}")
        if card.extra is not None:
            vp = self._said(short("vp", card.extra.vp))
            lines.append(f"({self._short(card.extra.cost)}: {vp})")
        return lines

    def _short(self, bundle: Bundle) -> str:
        """Tokens in one letter each, so that lists fit in every language."""
        return " ".join(self._said(short(kind, n)) for kind, n in bundle.as_dict().items())


def _entries(card: Card) -> Iterator[tuple[Phrase, Phrase]]:
    """All entries and, if the card is in doubt, how to correct it."""
    yield from card_texts.entries(card)
    if card_texts.doubtful(card):
        doubt = [phrase("card-doubt")]
        # The actions of border cards are rules and no data; only what raids demand is.
        if not isinstance(card, BorderCard) or card.demands:
            doubt.append(phrase("card-correct", command=TEMPLATE))
        yield phrase("label-doubt"), phrase("sentences", texts=tuple(doubt))


def cards_by_kind(cards: Iterable[Card]) -> dict[str, list[Card]]:
    """The cards of each kind, in order."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        found.setdefault(card.kind, []).append(card)
    return found


def provenance_mark(provenance: str) -> str:
    """What stands behind facts from an own file, reconstructed ones, or some of both."""
    own = "+" if provenance.startswith(OWN_FILE.printed) else ""
    return own + ("*" if RECONSTRUCTED in provenance else "")


def _entry(label: str, text: str, width: int) -> str:
    indent = " " * width
    wrapper = TextWrapper(WIDTH, initial_indent=f"  {label}".ljust(width), subsequent_indent=indent)
    return wrapper.fill(text)
