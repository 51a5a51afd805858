"""What a player lacks to pay for a tribe card."""

from targi.rules import effects as fx
from targi.rules.native import i64, vec
from targi.rules.state import Player, State
from targi.rules.table import GOLD, KINDS, PEPPER, WATER


def missing(s: State, p: Player, card: i64) -> i64:
    """How many tokens a player lacks to pay for a tribe card in the cheaper way; gold counts 2."""
    least: i64 = _missing_of(s, p, card, s.table.cost)
    if least > 0 and s.table.has_alternative[card] == 1:
        other: i64 = _missing_of(s, p, card, s.table.alternative)
        return other if other < least else least
    return least


def _missing_of(s: State, p: Player, card: i64, cost: vec[i64]) -> i64:
    at: i64 = card * KINDS
    goods: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        if cost[at + kind] > p.stock[kind]:
            goods += cost[at + kind] - p.stock[kind]
        kind += 1
    goods -= p.power[fx.DISCOUNT + s.table.symbol[card]]
    if goods < 0:
        goods = 0
    gold: i64 = cost[at + GOLD] - p.stock[GOLD] - p.stored_gold
    water: i64 = cost[at + WATER] - p.stock[WATER]
    if gold > 0:
        goods += 2 * gold
    if water > 0:
        goods += water
    return goods
