"""What a move is, as a phrase: for menus, buttons and screen readers.

The notation is short and the same in every language; this says what it means. Some texts mean
different things to different questions (`stop`, `next`, `none`), so the question is needed too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from targi.cards import GOODS, RESOURCES, Catalogue
from targi.game.moves.questions import Question
from targi.text import naming
from targi.text.phrases import Phrase, phrase

# What the Silversmith gives (rule 5.14): the text says only what is sold.
_SOLD: Final[Mapping[str, int]] = {"2 goods": 1, "4 goods": 3, "1 gold": 2, "2 gold": 4}


@dataclass(frozen=True, slots=True)
class Choice:
    """What a move text answers: the question, the position's centre, and the cards."""

    asked: Question
    centre: list[list[str]]
    catalogue: Catalogue
    robber: int


def choice(asked: Question, position: Mapping[str, Any], catalogue: Catalogue) -> Choice:
    """The question of a position, with what its answers may name."""
    return Choice(asked, position["centre"], catalogue, position["robber"])


def move(text: str, at: Choice) -> Phrase:
    """What a legal move does, in a few words."""
    verb, _, rest = text.partition(" ")
    if verb in _VERBS:
        return _VERBS[verb](rest, at)
    return phrase(f"move-{verb}-{at.asked.name}")  # next, stop, none, decline


def _place(rest: str, at: Choice) -> Phrase:
    return phrase("move-place", place=_thing(rest, at))


def _use(rest: str, at: Choice) -> Phrase:
    if rest == "hand":
        return phrase("move-use-hand")
    return phrase("move-use", card=_thing(rest, at))


def _thing(rest: str, at: Choice) -> Phrase:
    """A border card, a card of the centre with its place, a dune or a displayed card."""
    if "," not in rest:
        return naming.card(at.catalogue, rest)
    row, column = (int(number) - 1 for number in rest.split(","))
    card = naming.card(at.catalogue, at.centre[row][column])
    return phrase("card-on-place", card=card, place=naming.cell(row, column))


def _trade(rest: str, at: Choice) -> Phrase:
    given, taken = rest.split(" for ")
    return phrase("move-trade", given=_amounts(given), taken=_amounts(taken))


def _sell(rest: str, at: Choice) -> Phrase:
    given = _amounts(rest)
    number, _, kind = rest.partition(" ")
    sold = f"{number} {'goods' if kind in GOODS else kind}" if number.isdigit() else "2 goods"
    return phrase("move-trade", given=given, taken=(naming.token("vp", _SOLD[sold]),))


def _take(rest: str, at: Choice) -> Phrase:
    if not rest:
        return phrase("move-take-card")
    if rest.split()[-1] in (*RESOURCES, "goods"):
        return phrase("move-take", tokens=_amounts(rest))
    return phrase("move-take-this", card=_thing(rest, at))


def _pay(rest: str, at: Choice) -> Phrase:
    if rest in GOODS:
        return phrase("move-pay", tokens=_amounts(rest))
    card = at.catalogue.tribe(str(at.asked.parameters["card"]))
    alternative = card.alternative if rest.startswith("alternative") else None
    cost = naming.tokens(alternative or card.cost)
    if card.extra is not None and rest.endswith("extra"):
        extra, vp = naming.tokens(card.extra.cost), naming.token("vp", card.extra.vp)
        return phrase("move-display-extra", tokens=cost, extra=extra, vp=vp)
    return phrase("move-display-for", tokens=cost)


def _amounts(text: str) -> tuple[Phrase, ...]:
    """The tokens of `3 salt`, `gold` or `dates salt`."""
    amounts: dict[str, int] = {}
    for number, kind in re.findall("([0-9]*) ?([a-z]+)", text):
        amounts[kind] = amounts.get(kind, 0) + int(number or 1)
    return naming.tokens(amounts)


def _give(rest: str, at: Choice) -> Phrase:
    if at.asked.name == "give":
        return phrase("move-give", tokens=_amounts(rest))
    demands = at.catalogue.border[at.robber - 1].demands
    asked = next(d for d in demands if _demanded(rest, d))
    return phrase("move-give", tokens=naming.demand(asked))


def _demanded(word: str, demand: Any) -> bool:
    """Whether `goods`, `gold`, `vp` or `card` names this demand of a raid."""
    if word == "card":
        return bool(demand.last_card)
    held = demand.tokens.as_dict()
    if word == "goods":
        return bool(demand.goods) or any(kind in held for kind in GOODS)
    return word in held


def _row(rest: str, at: Choice) -> Phrase:
    return phrase(f"move-{at.asked.name}", row=int(rest))


def _cell(name: str) -> Callable[[str, Choice], Phrase]:
    return lambda rest, at: phrase(name, card=_thing(rest, at))


def _tokens(name: str) -> Callable[[str, Choice], Phrase]:
    return lambda rest, at: phrase(name, tokens=_amounts(rest))


def _lay(rest: str, at: Choice) -> Phrase:
    return phrase("move-lay", place=naming.place_of(rest))


def _word(name: str) -> Callable[[str, Choice], Phrase]:
    return lambda rest, at: phrase(name)


def _swap(rest: str, at: Choice) -> Phrase:
    if rest in ("display", "hand"):
        return phrase(f"move-swap-{rest}")
    return phrase("move-choose", card=_thing(rest, at))


_VERBS: Final[Mapping[str, Callable[[str, Choice], Phrase]]] = {
    "place": _place,
    "use": _use,
    "trade": _trade,
    "sell": _sell,
    "take": _take,
    "pay": _pay,
    "give": _give,
    "row": _row,
    "lay": _lay,
    "swap": _swap,
    "leave": _tokens("move-leave"),
    "less": lambda rest, at: phrase(f"move-less-{rest}"),
    "add": _tokens("move-pay"),
    "move": _cell("move-choose"),
    "to": _cell("move-to"),
    "lift": _cell("move-choose"),
    "with": _cell("move-choose"),
    "pick": _cell("move-choose"),
    "display": _cell("move-display-this"),
    "hand": _word("move-hand"),
    "discard": _word("move-discard"),
    "substitute": _word("move-substitute"),
    "targia": _word("move-targia"),
    "done": _word("move-done"),
}
