"""What a number of the action table names in a move: a card, a place, a good, an exchange.

Each function gives the name of an action, or "" if the action names nothing of that sort. Which of
them make the texts of a moment is in `notation`.
"""

from collections.abc import Callable

from targi.cards import GOODS, RESOURCES
from targi.game.names import card_id, cell_text, slot_text
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules.display import used_once
from targi.rules.raids import demanded
from targi.rules.revealing import SEEN
from targi.rules.state import CARD, NO_CARD, SHOWN, State
from targi.rules.table import ANY, EXACT, GOLD, KINDS, LAST_CARD, VP
from targi.rules.trading import GETS, GIVES, PAIR_FIRST, PAIR_SECOND


def number(s: State, action: int) -> str:
    """A border card, counted from 1."""
    return str(action + 1) if action < ac.CELL else ""


def cell(s: State, action: int) -> str:
    """A centre cell."""
    return cell_text(action - ac.CELL) if ac.CELL <= action < ac.DUNE else ""


def dune(s: State, action: int) -> str:
    """A dune."""
    place = action - ac.DUNE
    return s.table.dune_ids[place] if 0 <= place < s.table.dune_count else ""


def displayed(s: State, action: int) -> str:
    """The id of the card in a slot of the player to move."""
    if not ac.SLOT <= action < ac.ROW or s.me().slots[action - ac.SLOT] == NO_CARD:
        return ""
    return card_id(s.table, s.me().slots[action - ac.SLOT])


def once_card(s: State, action: int) -> str:
    """A card of the player to move that can ever be used once (rule 5.28)."""
    if not s.table.expansion or not displayed(s, action):
        return ""
    return displayed(s, action) if used_once(s, s.me().slots[action - ac.SLOT]) else ""


def slot(s: State, action: int) -> str:
    """A place in the display."""
    return slot_text(action - ac.SLOT) if ac.SLOT <= action < ac.ROW else ""


def row(s: State, action: int) -> str:
    """A row of the display, counted from 1."""
    return str(action - ac.ROW + 1) if ac.ROW <= action < ac.GOOD else ""


def good(s: State, action: int) -> str:
    """Dates, salt or pepper."""
    kind = action - ac.GOOD
    return GOODS[kind] if 0 <= kind < len(GOODS) else ""


def side(s: State, action: int) -> str:
    """What one side of a goods card's slash gives."""
    card = s.stack[s.frame() + CARD]
    option = action - ac.OPTION
    if not 0 <= option < s.table.choice_count[card]:
        return ""
    first = (card * fx.OPTIONS + option) * KINDS
    gifts = zip(RESOURCES, (s.table.choices[first + kind] for kind in range(KINDS)), strict=True)
    return " ".join(_amount(many, kind) for kind, many in gifts if many)


def gift(s: State, action: int) -> str:
    """One of the gifts among which a card lets choose."""
    card = s.stack[s.frame() + CARD]
    option = action - ac.OPTION
    if not 0 <= option < s.table.effect_amount(card, fx.CHOOSE):
        return ""
    at = (card * fx.OPTIONS + option) * 2
    kind = s.table.options[at]
    name = "goods" if kind == fx.ANY_GOODS else RESOURCES[kind]
    return _amount(s.table.options[at + 1], name)


def _amount(many: int, kind: str) -> str:
    return kind if many == 1 else f"{many} {kind}"


def shown(ids: Callable[[State], list[str]]) -> Callable[[State, int], str]:
    """One of several cards lying open."""

    def text(s: State, action: int) -> str:
        place, frame = action - ac.OPTION, s.frame()
        if not 0 <= place < s.stack[frame + SEEN]:
            return ""
        return ids(s)[s.stack[frame + SHOWN + place]]

    return text


def trade(s: State, action: int) -> str:
    """An exchange at the Trader."""
    if ac.TRADE_3_GOLD <= action < ac.TRADE_2_GOLD:
        return f"3 {GOODS[action - ac.TRADE_3_GOLD]} for gold"
    if ac.TRADE_2_GOLD <= action < ac.TRADE_2_1:
        return f"2 {GOODS[action - ac.TRADE_2_GOLD]} for gold" if s.table.expansion else ""
    if ac.TRADE_WATER <= action < ac.ANY_TWO:
        return f"1 {GOODS[action - ac.TRADE_WATER]} for water" if s.table.expansion else ""
    return _one_or_two(action)


def one_for_one(s: State, action: int) -> str:
    """An exchange of one good for another."""
    return _one_or_two(action) if action >= ac.TRADE_1_1 else ""


def _one_or_two(action: int) -> str:
    if not ac.TRADE_2_1 <= action < ac.TRADE_WATER:
        return ""
    give = 2 if action < ac.TRADE_1_1 else 1
    way = (action - ac.TRADE_2_1) % 6
    return f"{give} {GOODS[GIVES[way]]} for {GOODS[GETS[way]]}"


def pair(s: State, action: int) -> str:
    """Any two goods."""
    way = action - ac.ANY_TWO
    if not 0 <= way < 6 or not s.table.expansion:
        return ""
    return f"{GOODS[PAIR_FIRST[way]]} {GOODS[PAIR_SECOND[way]]}"


def pair_for_gold(s: State, action: int) -> str:
    """An exchange of any two goods for gold."""
    return f"{pair(s, action)} for gold" if pair(s, action) else ""


def sale(s: State, action: int) -> str:
    """What the Silversmith buys: equal goods, or gold."""
    if ac.SMITH_2 <= action < ac.SMITH_4:
        return f"2 {GOODS[action - ac.SMITH_2]}"
    if ac.SMITH_4 <= action < ac.SMITH_GOLD_1:
        return f"4 {GOODS[action - ac.SMITH_4]}"
    return {ac.SMITH_GOLD_1: "1 gold", ac.SMITH_GOLD_2: "2 gold"}.get(action, "")


def demand(s: State, action: int) -> str:
    """What a raid asks for."""
    option = action - ac.OPTION
    if not 0 <= option < 2:
        return ""
    if demanded(s, option, LAST_CARD):
        return "give card"
    if demanded(s, option, EXACT + GOLD):
        return "give gold"
    vp_only = demanded(s, option, EXACT + VP) and not demanded(s, option, ANY)
    return "give vp" if vp_only else "give goods"
