"""Cards as phrases: what is printed on them and what they do, composed from their data.

A card that a person corrected by a file of their own is composed the same way, so it speaks all
languages at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from targi.cards import SYMBOLS, BorderCard, Card, DuneCard, GoodsCard, TribeCard
from targi.cards.border import BORDER_RULES
from targi.cards.custom.cards_file import OWN_AND_REST
from targi.cards.model import Effect, Provenance, timing_on
from targi.cards.vocabulary import VOCABULARY
from targi.cards.vocabulary.word import Amount, Number
from targi.text import naming
from targi.text.phrases import Gap, Phrase, literal, phrase

# A label and what stands beside it.
Entry: TypeAlias = tuple[Phrase, Phrase]


def effect(of: Effect) -> Phrase:
    """What an effect does, in a sentence."""
    parameters = VOCABULARY[of.name].parameters
    gaps = {name: _gap(of, name) for name in of.parameters}
    amounts = {
        name: of.number(name) for name, parameter in parameters.items() if _is_amount(parameter)
    }
    if amounts:
        gaps = {"tokens": _taken(amounts)}
    elif "kind" in of.parameters and "amount" in of.parameters:
        gaps["tokens"] = naming.token(str(of.parameters["kind"]), of.number("amount"))
        del gaps["amount"]
    return phrase(f"effect-{of.name}", **gaps)


def effects(card: TribeCard | DuneCard) -> tuple[Phrase, ...]:
    """What a tribe card or a dune does, one sentence an effect."""
    return tuple(effect(one) for one in card.effects)


def timing(card: Card, of: Effect) -> Phrase:
    """When an effect works."""
    return phrase(f"timing-{timing_on(card, of)}")


def border_action(card: BorderCard) -> Phrase:
    """What one does on a border card, or gives up at a raid."""
    if card.demands:
        return phrase("border-text-raid", demands=demands(card))
    return phrase(f"border-text-{card.box}-{card.name}")


def demands(card: BorderCard) -> Phrase:
    """What a raid asks for: one thing or the other."""
    first, second = (phrase("bundle", tokens=naming.demand(asked)) for asked in card.demands)
    return phrase("demand-either", first=first, second=second)


def goods(card: GoodsCard) -> Phrase:
    """What a goods card gives."""
    choices = tuple(phrase("bundle", tokens=naming.tokens(side)) for side in card.choices)
    if any(len(side.as_dict()) > 1 for side in card.choices):
        choices = (_parted(choices),)
    if not choices:
        return phrase("bundle", tokens=naming.tokens(card.shows))
    if not card.shows.as_dict():
        return phrase("card-gives-one", choices=choices)
    return phrase("card-gives", tokens=naming.tokens(card.shows), choices=choices)


def _parted(choices: tuple[Phrase, ...]) -> Phrase:
    """Choices with lists in them, parted by more than a comma."""
    first, *others = choices
    return phrase("bundle-or", first=first, rest=_parted(tuple(others))) if others else first


def cost(card: TribeCard) -> Phrase:
    """What a tribe card costs, with its alternative and its extra."""
    paid: dict[str, Gap] = {"tokens": naming.tokens(card.cost)}
    name = "card-cost"
    if card.alternative is not None:
        name, paid["alternative"] = "card-cost-or", naming.tokens(card.alternative)
    printed = phrase(name, **paid)
    if card.extra is None:
        return printed
    extra = naming.tokens(card.extra.cost)
    vp = naming.token("vp", card.extra.vp)
    return phrase("card-cost-extra", cost=printed, extra=extra, vp=vp)


def heading(card: Card) -> Phrase:
    """The kind and the id of a card; a border card by its name."""
    if isinstance(card, BorderCard):
        return naming.border(card)
    return phrase(f"heading-{card.kind}", id=card.id)


def entries(card: Card) -> Iterator[Entry]:
    """Everything that is known about a card, in lines with a label."""
    match card:
        case TribeCard():
            yield _entry("symbol", naming.symbol(card.symbol))
            yield _entry("worth", naming.token("vp", card.vp))
            yield _entry("cost", cost(card))
            yield from _effect_entries(card)
        case GoodsCard():
            yield _entry("gives", goods(card))
            yield _entry("rules", literal("5.4"))
        case BorderCard():
            yield _entry("box", box(card.box))
            yield _entry("action", border_action(card))
            rules = BORDER_RULES[card.box][card.name]
            yield _entry("rules", literal(", ".join(rules)))
        case DuneCard():
            yield from _effect_entries(card)
    yield from _provenance_entries(card)


def doubtful(card: Card) -> bool:
    """Whether the printed card may differ, because part of this one is reconstructed."""
    return card.provenance.printed_doubtful or card.provenance.effect_doubtful


def box(name: str) -> Phrase:
    """The base game or the expansion."""
    return phrase(f"box-{name}")


def _entry(label: str, text: Phrase) -> Entry:
    return phrase(f"label-{label}"), text


def _effect_entries(card: TribeCard | DuneCard) -> Iterator[Entry]:
    for one in card.effects:
        yield _entry("effect", effect(one))
        yield _entry("timing", timing(card, one))
        yield _entry("word", literal(one.name))
        yield _entry("rules", literal(", ".join(VOCABULARY[one.name].rules)))


def _provenance_entries(card: Card) -> Iterator[Entry]:
    known: Provenance = card.provenance
    printed, done = _provenance(known.printed), _provenance(known.effect)
    if known.printed == known.effect:
        yield _entry("provenance", printed)
    else:
        yield _entry("provenance", phrase("provenance-both", printed=printed, effect=done))


def _provenance(known: str) -> Phrase:
    """The source of a fact; a box made by somebody else may state it in its own words."""
    if known.startswith(OWN_AND_REST):
        rest = _provenance(known.removeprefix(OWN_AND_REST))
        return phrase("provenance-own-and-rest", rest=rest)
    if known not in provenance_codes():
        return literal(known)
    return phrase(f"provenance-{provenance_codes()[known]}")


@cache
def provenance_codes() -> dict[str, str]:
    """The message for each wording of the card files, see `provenance.toml`."""
    text = (files("targi.text") / "provenance.toml").read_text("utf-8")
    return {wording: code for code, wording in tomllib.loads(text).items()}


def _is_amount(parameter: object) -> bool:
    return isinstance(parameter, Amount)


def _taken(amounts: Mapping[str, int]) -> tuple[Phrase, ...]:
    """What an effect gives; goods are of one's choice."""
    return tuple(
        phrase("token-goods-of-choice", amount=n) if kind == "goods" else naming.token(kind, n)
        for kind, n in amounts.items()
        if n
    )


def _gap(of: Effect, name: str) -> Gap:
    parameter = VOCABULARY[of.name].parameters[name]
    value = of.parameters[name]
    if isinstance(value, int):
        token = parameter.token if isinstance(parameter, Number) else ""
        return naming.token(token, value) if token else value
    if isinstance(value, str):
        return naming.symbol(value) if value in SYMBOLS else naming.kind(value)
    return tuple(naming.token(kind, number) for kind, number in of.options(name))
