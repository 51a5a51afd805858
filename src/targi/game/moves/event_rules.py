"""The rule that an event rests on, where its name alone does not tell: by cause and places."""

from typing import Final, NamedTuple

from targi.rules import effects as fx
from targi.rules import trace
from targi.rules.actions import DUNE, ROW, SLOT
from targi.rules.bits import BIT
from targi.rules.geometry import CORNERS
from targi.rules.state import GOODS_PILE
from targi.rules.table import BORDER_NAMES, DUNE_CARD, VP, CardTable


class Fact(NamedTuple):
    """What the rules wrote, without who and how many."""

    code: int
    thing: int
    source: int
    target: int
    cause: int


# What a border card's tokens rest on, by the card's name.
_BORDER_RULES: Final = {
    "trader": "5.14",
    "silversmith": "5.14",
    "raid": "7.1",
    "noble": "5.13",
    "fata_morgana": "5.15",
    "tribal_expansion": "5.17",
}
# What the tokens that a displayed card gives rest on; goods card bonuses are rule 5.21.
_GIFT_RULES: Final = {
    fx.CONSOLATION: "5.22",
    fx.RAID_REWARD: "7.4",
    fx.GOODS_PER_CARDS: "5.26",
    fx.GOODS_PER_FREE_SPACES: "5.26",
    fx.CHOOSE: "5.26",
    fx.TAKE: "5.26",
    fx.WATER_PER_SYMBOL: "5.29",
    fx.TARGIA_BONUS: "5.30",
    fx.DUNE_BONUS: "5.31",
}
# What a dune does rests on rule 5.31, these apart.
_DUNE_RULES: Final = {
    fx.CENTRE_TRIBE: "5.33",
    fx.CENTRE_GOODS: "5.33",
    fx.DISPLAY_FOR_WATER: "5.33",
    fx.SWAP_OR_EXCHANGE: "5.34",
    fx.FREE_BORDER: "5.35",
    fx.OPPONENTS_BORDER: "5.35",
    fx.PICK_TRIBE: "5.36",
    fx.HAND_PLAY_REDUCED: "5.36",
    fx.JOKER: "5.37",
    fx.TARGIA_USES: "5.30",
}
# What a displayed card leaves out of a cost; discounts of goods are rule 5.8.
_SPARING_RULES: Final = {
    fx.RAID_DISCOUNT: "7.4",
    fx.WATER_DISCOUNT: "5.27",
    fx.NOBLE_GOLD_SUBSTITUTE: "5.27",
}


def rule_of(table: CardTable, fact: Fact) -> str | None:
    """The closer rule of a fact, or None if its name tells it."""
    if fact.code == trace.CARD:
        return _card_rule(table, fact)
    if fact.cause > trace.NO_CAUSE:
        return trace.RULES[fact.cause - trace.RULE_CAUSE]
    if fact.code in (trace.GAIN, trace.LOSE):
        return _token_rule(table, fact)
    if fact.code == trace.LEAVE_OUT:
        return _sparing_rule(table, fact.cause)
    if fact.code == trace.TURN_UP and fact.source != fact.target:
        return _drawn_rule(table, fact.cause)
    if fact.code in (trace.ACTION_MARKER, trace.LOST):
        return _lost_rule(fact.cause)
    return _figure_rule(fact)


def _figure_rule(fact: Fact) -> str | None:
    """Robber, Targis and hand cards that move for a special reason."""
    if fact.code == trace.ROBBER and CORNERS & BIT[fact.source]:
        return "2.2"
    if fact.code == trace.PLACE:
        on_dune = "3.3" if fact.target >= DUNE else None
        return "3.7" if _is_card(fact.cause) else on_dune
    if fact.code == trace.USE and fact.source == trace.HAND:
        return "5.24"
    if fact.code == trace.USE and _is_dune(fact.cause):
        return "5.35"
    return "5.32" if fact.code == trace.DECLINE and _is_dune(fact.cause) else None


def _is_card(cause: int) -> bool:
    return cause < trace.BORDER_CAUSE


def _is_dune(cause: int) -> bool:
    return trace.DUNE_CAUSE <= cause < trace.RULE_CAUSE


def _by_effect(table: CardTable, card: int, rules: dict[int, str], usual: str) -> str:
    """The rule of the first effect of a card that is listed."""
    found = (rule for effect, rule in rules.items() if table.effect_amount(card, effect))
    return next(found, usual)


def _dune_rule(table: CardTable, cause: int) -> str:
    return _by_effect(table, DUNE_CARD + cause - trace.DUNE_CAUSE, _DUNE_RULES, "5.31")


def _card_rule(table: CardTable, fact: Fact) -> str:
    """Where a card comes from and goes to tells why it moves."""
    from_display = SLOT <= fact.source < ROW
    if SLOT <= fact.target < ROW:
        if from_display:
            return "5.23"
        return _dune_rule(table, fact.cause) if _is_dune(fact.cause) else "5.7"
    if from_display:
        return "5.34" if fact.target == trace.HAND else "7.5"
    if DUNE <= fact.source < SLOT or DUNE <= fact.target < SLOT:
        return _moved_dune_rule(fact)
    if fact.target == trace.HAND:
        return "5.5"
    if fact.source in (trace.OPEN, trace.DISCARDS + 1):
        return _open_card_rule(table, fact)
    return "5.13" if fact.source == trace.HAND else _cell_rule(fact)


def _cell_rule(fact: Fact) -> str:
    return "5.3" if fact.target == trace.DISCARDS + GOODS_PILE else "5.5"


def _moved_dune_rule(fact: Fact) -> str:
    """Dunes beside the board come and go: before a round, by XR4, or carried out."""
    if fact.cause > trace.NO_CAUSE:
        return trace.RULES[fact.cause - trace.RULE_CAUSE]
    return "5.29" if _is_card(fact.cause) else "5.31"


def _open_card_rule(table: CardTable, fact: Fact) -> str:
    """A card that was turned up is put away; with XR7 one comes back."""
    if fact.cause > trace.NO_CAUSE:
        return trace.RULES[fact.cause - trace.RULE_CAUSE]
    if _is_dune(fact.cause):
        return _dune_rule(table, fact.cause)
    if _is_card(fact.cause):
        return "5.29"
    return "5.17" if fact.target == trace.DISCARDS + GOODS_PILE else "5.5"


def _drawn_rule(table: CardTable, cause: int) -> str:
    if _is_dune(cause):
        return _dune_rule(table, cause)
    return "5.29" if _is_card(cause) else "5.17"


def _lost_rule(cause: int) -> str | None:
    """What lay on a card that left the display goes back, by a swap or the last raid."""
    if _is_dune(cause):
        return "5.34"
    return None if _is_card(cause) else "7.5"


def _sparing_rule(table: CardTable, cause: int) -> str | None:
    if _is_dune(cause):
        return "5.36"
    return _by_effect(table, cause, _SPARING_RULES, "5.8")


def _token_rule(table: CardTable, fact: Fact) -> str | None:
    """Tokens come and go by many rules: the cause tells which."""
    if trace.BORDER_CAUSE <= fact.cause < trace.GOODS_CAUSE:
        name = BORDER_NAMES[table.border[fact.cause - trace.BORDER_CAUSE]]
        return _BORDER_RULES.get(name, "1.3")
    if _is_dune(fact.cause):
        return _dune_rule(table, fact.cause)
    if fact.code == trace.GAIN and _is_card(fact.cause):
        if fact.thing == VP and table.extra_vp[fact.cause]:
            return "5.9"
        return _by_effect(table, fact.cause, _GIFT_RULES, "5.21")
    return None
