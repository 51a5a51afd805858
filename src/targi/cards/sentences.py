"""Cards in English words: costs, effects and border actions, composed from the data.

This serves people who look cards up (`targi cards`); what a player reads at the table, in five
languages, does not come from here.
"""

from targi.cards.border import BORDER_ACTIONS
from targi.cards.model import BorderCard, Demand, Effect, GoodsCard, Option, TribeCard
from targi.cards.tokens import SYMBOLS, Bundle
from targi.cards.vocabulary import VOCABULARY, Number

_COUNTED = ("good", "card", "Targi", "full row")


def effect_sentence(effect: Effect) -> str:
    """What an effect does."""
    gaps = {name: _gap(effect, name) for name in effect.parameters}
    return VOCABULARY[effect.name].sentence.format(**gaps)


def border_sentence(card: BorderCard) -> str:
    """What one does on a border card, or gives up at a raid."""
    return BORDER_ACTIONS[card.name].sentence.format(demands=demand_words(card))


def demand_words(card: BorderCard) -> str:
    """The two demands of a raid; nothing for any other border card."""
    return " or ".join(map(_demand, card.demands))


def cost_words(card: TribeCard) -> str:
    """The cost of a tribe card, with a slash before the alternative and brackets for the extra."""
    words = tokens(card.cost)
    if card.alternative is not None:
        words += f" / {tokens(card.alternative)}"
    if card.extra is not None:
        words += f" ({tokens(card.extra.cost)}: {count(card.extra.vp, 'VP')})"
    return words


def goods_words(card: GoodsCard) -> str:
    """What a goods card gives."""
    choices = " / ".join(map(tokens, card.choices))
    return ", and ".join(part for part in (tokens(card.shows), choices) if part)


def tokens(bundle: Bundle) -> str:
    """The tokens of a bundle, such as "2 salt, 1 gold"."""
    return ", ".join(count(n, _resource(kind)) for kind, n in bundle.as_dict().items())


def title(word: str) -> str:
    """A word of the data as a name, such as "Camel Rider"."""
    return word.replace("_", " ").title()


def count(n: int, unit: str) -> str:
    """A number of something, such as "1 good" or "2 goods"."""
    return f"{n} {unit}s" if n != 1 and unit in _COUNTED else f"{n} {unit}"


def _gap(effect: Effect, name: str) -> str:
    parameter = VOCABULARY[effect.name].parameters[name]
    value = effect.parameters[name]
    if isinstance(value, int) and isinstance(parameter, Number):
        return count(value, parameter.unit).strip()
    if isinstance(value, str):
        return title(value) if value in SYMBOLS else _resource(value)
    return " or ".join(map(_option, effect.options(name)))


def _option(option: Option) -> str:
    kind, amount = option
    return count(amount, "good" if kind == "goods" else _resource(kind))


def _demand(demand: Demand) -> str:
    if demand.goods:
        return f"{count(demand.goods, 'good')} of choice"
    if demand.last_card:
        return "the last card of a row"
    return tokens(demand.tokens)


def _resource(kind: str) -> str:
    return "VP" if kind == "vp" else kind
