"""The sides of the table in a real browser: small cards and their signs, the place of the hand."""

from __future__ import annotations

from tests.rules.table import Seat, expansion, situation
from tests.web.situations import Situation
from tests.web.visiting import DESK, PHONE, Visitor

# Long rows of signs, wide letters, two prices: what small cards have least room for.
EXPANSION = expansion(Seat("1 dates", rows="XO6 XO9 XR9 XW5", hand="XC4"))
BASE = situation(Seat("1 dates", rows="BO4 BR4 BR5 BR6 / BW4 BC4 BC5 BT4"))
# Small cards whose signs stick out of them, or do not stand below the drawing.
CUT = """cards => cards.filter((card) => {
    const box = (one) => one.getBoundingClientRect();
    const [outer, row] = [box(card), box(card.querySelector('.fx'))];
    const signs = [...card.querySelectorAll('.fx > *')].map(box);
    const out = signs.some((one) => one.left < outer.left || one.right > outer.right);
    return out || row.top < outer.top + outer.height * 0.6;
}).map((card) => card.textContent)"""


def test_small_cards_show_their_signs_and_a_card_in_the_hand_moves_nothing(ann: Visitor) -> None:
    """Nothing is cut, and the place of the hand has one size, whether a card lies there or not."""
    hands = []
    for game in (EXPANSION, BASE):
        Situation(game).open(ann)
        side = ann.page.locator(".side.me")
        for size in (DESK, PHONE):
            ann.resize(size)
            assert side.locator(".card.mini:has(.fx)").evaluate_all(CUT) == [], size
            place = side.locator(".hand > .card, .hand > .slot").bounding_box()
            assert place is not None
            hands.append((place["width"], place["height"]))
    assert hands[:2] == hands[2:]
