"""Cards in English words: costs, effects and border actions, composed from the data.

This serves people who look cards up (`targi cards`); what a player reads at the table, in five
languages, does not come from here.
"""

from collections.abc import Mapping
from typing import Final

from targi.cards.border import BORDER_ACTIONS
from targi.cards.model import BorderCard, Demand, Effect, GoodsCard, Option, TribeCard
from targi.cards.tokens import SYMBOLS, Bundle
from targi.cards.vocabulary import VOCABULARY
from targi.cards.words import Amount, Number, Parameter

_COUNTED: Final = ("good", "card", "Targi", "full row", "purchase", "time")


def effect_sentence(effect: Effect) -> str:
    """What an effect does."""
    word = VOCABULARY[effect.name]
    gaps = {name: _gap(effect, name) for name in effect.parameters}
    return word.sentence.format(**gaps, amounts=_amounts(effect, word.parameters))


def border_sentence(card: BorderCard) -> str:
    """What one does on a border card, or gives up at a raid."""
    return BORDER_ACTIONS[card.box][card.name].sentence.format(demands=demand_words(card))


def demand_words(card: BorderCard) -> str:
    """The two demands of a raid; nothing for any other border card."""
    return " or ".join(map(_demand, card.demands))


def cost_words(card: TribeCard) -> str:
    """The cost of a tribe card on one line, such as "1 dates, 2 salt / 1 gold"."""
    return " ".join(cost_lines(card, ", "))


def cost_lines(card: TribeCard, separator: str) -> list[str]:
    """The cost of a tribe card; on further lines the alternative and, in brackets, the extra."""
    lines = [tokens(card.cost, separator)]
    if card.alternative is not None:
        lines.append(f"/ {tokens(card.alternative, separator)}")
    if card.extra is not None:
        lines.append(f"({tokens(card.extra.cost, separator)}: {count(card.extra.vp, 'VP')})")
    return lines


def goods_words(card: GoodsCard) -> str:
    """What a goods card gives."""
    choices = " / ".join(map(tokens, card.choices))
    return ", and ".join(part for part in (tokens(card.shows), choices) if part)


def tokens(bundle: Bundle, separator: str = ", ") -> str:
    """The tokens of a bundle, such as "2 salt, 1 gold"."""
    return separator.join(count(n, _resource(kind)) for kind, n in bundle.as_dict().items())


def title(word: str) -> str:
    """A word of the data as a name, such as "Camel Rider"."""
    return word.replace("_", " ").title()


def count(n: int, unit: str) -> str:
    """A number of something, such as "1 good" or "2 goods"."""
    return f"{n} {unit}s" if n != 1 and unit in _COUNTED else f"{n} {unit}"


def _gap(effect: Effect, name: str) -> str:
    parameter = VOCABULARY[effect.name].parameters[name]
    value = effect.parameters[name]
    if isinstance(value, int) and isinstance(parameter, Number | Amount):
        return count(value, parameter.unit).strip()
    if isinstance(value, str):
        return title(value) if value in SYMBOLS else _resource(value)
    return " or ".join(map(_option, effect.options(name)))


def _amounts(effect: Effect, parameters: Mapping[str, Parameter]) -> str:
    """All amounts that are not 0, such as "1 gold and 2 goods of your choice"."""
    words = [
        _gap(effect, name) + (" of your choice" if name == "goods" else "")
        for name, parameter in parameters.items()
        if isinstance(parameter, Amount) and effect.number(name)
    ]
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def _option(option: Option) -> str:
    kind, amount = option
    return count(amount, "good" if kind == "goods" else _resource(kind))


def _demand(demand: Demand) -> str:
    if demand.goods:
        return f"{count(demand.goods, 'good')} of choice"
    if demand.last_card:
        return "the last card of a row"
    return tokens(demand.tokens, " and ")


def _resource(kind: str) -> str:
    return "VP" if kind == "vp" else kind
