"""Rulesets for random tests: the expansion, mixed decks, options, custom borders and cards."""

from collections.abc import Collection
from dataclasses import replace
from random import Random
from typing import Final

from targi import Ruleset
from targi.cards import SYMBOLS, all_cards, parse_cards_file
from targi.game.ruleset import BORDER_NUMBERS, OPTIONS

EXPANSION: Final = Ruleset("expansion")
# Unlike any real card, but within what a card file may say: dear, cheap, several effects at once.
OWN_CARDS: Final = parse_cards_file(
    """
    [tribes.XO1]
    effects = [{ exchange = {} }, { take = { goods = 4, water = 4 } }, { reveal_tribe = {} }]
    [tribes.XO2]
    effects = [{ discount = { symbol = "oasis", goods = 3 } }, { water_discount = { water = 4 } }]
    [tribes.XR1]
    cost = { dates = 4, water = 1 }
    alternative = { gold = 1 }
    extra = { cost = { gold = 1, water = 1 }, vp = 4 }
    [tribes.XR2]
    cost = { salt = 1 }
    effects = [{ choose = { options = [{ goods = 2 }, { water = 4 }] } }, { renew_dunes = {} }]
    [tribes.XC1]
    cost = { pepper = 1 }
    alternative = { salt = 1 }
    effects = [{ hand_play = { goods = 1 } }, { swap = {} }, { take = { goods = 1 } }]
    [tribes.XT1]
    effects = [{ raid_pass = {} }, { raid_reward = { vp = 2 } }]
    [tribes.XW1]
    effects = [{ take = { goods = 1 } }, { reveal_goods = { cards = 4, take = 3 } }]
    [goods]
    G01 = { shows = { dates = 4, water = 4 } }
    [dunes.D05]
    effects = [{ take = { vp = 1 } }, { swap_or_exchange = {} }, { targia_uses = { uses = 3 } }]
    [border.expansion]
    8 = { demands = [{ dates = 2, salt = 1 }, { vp = 3 }] }
    """,
    "own cards",
)


def ruleset(n: int) -> Ruleset:
    """The n-th ruleset: in turn expansion, mixed deck, custom border, options, custom cards."""
    rng = Random(f"ruleset {n}")
    border = tuple(number for number in BORDER_NUMBERS if rng.random() < 0.5)
    start, targia, tiebreak = (
        rng.choice(OPTIONS[name]) for name in ("start", "targia", "tiebreak")
    )
    varied = Ruleset("expansion", start=start, targia=targia, tiebreak=tiebreak)
    kinds = (
        lambda: EXPANSION,
        lambda: Ruleset.mixed(n // 5) if rng.random() < 0.5 else Ruleset.mixed(n // 5).other_half(),
        lambda: replace(EXPANSION, border=border),
        lambda: replace(varied, border=border, deck=Ruleset.mixed(n // 5).deck),
        lambda: replace(varied, cards=OWN_CARDS),
    )
    return kinds[n % len(kinds)]()


def deck_with(rng: Random, cards: Collection[str]) -> Ruleset:
    """The expansion with a random deck of both boxes in which these cards are."""
    deck: list[str] = []
    for symbol in SYMBOLS:
        ids = [card.id for card in all_cards().tribes if card.symbol == symbol]
        rng.shuffle(ids)
        ids.sort(key=lambda card: card not in cards)
        deck += sorted(ids[:9])
    return replace(EXPANSION, deck=tuple(deck))
