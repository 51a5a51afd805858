"""One player of a scene: what is told of them, and the parts of a position that are theirs.

What is told in words, such as "2 dates 1 gold", is looked at word by word: one that names nothing
raises `PositionError` with the field in which it stands.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from targi.cards import RESOURCES, Catalogue, Effect
from targi.cards.error_texts import expected, unknown
from targi.game import PositionError

CELLS: Final = [f"{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
_CORNERS: Final = (4, 8, 12, 16)
BORDER: Final = [str(number) for number in range(1, 17) if number not in _CORNERS]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: what lies before them and what they have done this round."""

    holds: str = ""  # tokens: "2 dates 1 gold"
    rows: str = ""  # the display: "BO1 BO2 / BW3"
    hand: str = ""
    targis: str = ""  # border cards with a Targi not yet used (all placed, while placing): "5 9"
    markers: str = ""  # cells with a marker not yet used: "2,2 1,3"
    stored_gold: int = 0
    hand_taken: bool = False  # the hand card came this round
    got: str = ""  # kinds that goods cards have given this round: "dates gold"
    allowed: int = 3  # Targis this round
    allowed_next: int = 3  # and in the next
    # expansion
    dunes: str = ""  # dunes with a Targi not yet used (all placed, while placing): "D05 D06"
    placed: str = ""  # border cards and dunes from which the Targi has come back: "15 D01"
    used: str = ""  # displayed cards whose action marker is gone: "XO7"
    targia_used: bool = False


NOTHING: Final = Seat()


def check_seat(name: str, seat: Seat, cards: Catalogue) -> None:
    """Refuse words that name nothing."""
    tribes, dunes = [card.id for card in cards.tribes], [card.id for card in cards.dunes]
    for field, text, noun, known in (
        ("rows", seat.rows.replace("/", " "), "card", [*tribes, *dunes]),
        ("hand", seat.hand, "tribe card", tribes),
        ("targis", seat.targis, "border card", BORDER),
        ("markers", seat.markers, "cell", CELLS),
        ("got", seat.got, "kind", [*RESOURCES]),
        ("dunes", seat.dunes, "dune", dunes),
        ("placed", seat.placed, "border card or dune", [*BORDER, *dunes]),
        ("used", seat.used, "card", tribes),
    ):
        check_words(f"{name}.{field}", text, noun, known)
    kinds = "|".join(RESOURCES)
    if not re.fullmatch(rf"([0-9]{{1,6}} ({kinds})( +|$))*", seat.holds):
        raise PositionError(f"{name}.holds", expected('tokens like "2 dates 1 gold"', seat.holds))
    if seat.rows.count("/") > 2:
        raise PositionError(f"{name}.rows", expected("at most three rows", seat.rows))


def check_words(field: str, text: str, noun: str, known: Iterable[str]) -> None:
    """Refuse a word that is not among the known ones."""
    for word in text.split():
        if word not in known:
            raise PositionError(field, unknown(noun, word, known))


def displayed(seat: Seat) -> list[str]:
    """The cards of the display."""
    return seat.rows.replace("/", " ").split()


def owned(seat: Seat, cards: Catalogue) -> dict[str, Any]:
    """What a position says of the player under `players`."""
    rows = [row.split() for row in seat.rows.split("/")]
    with_marker = {
        card
        for card in displayed(seat)
        if any(effect.timing == "once" for effect in _effects(cards, card))
    }
    return {
        **_tokens(seat.holds),
        "hand": seat.hand or None,
        "rows": rows + [[]] * (3 - len(rows)),
        "stored_gold": seat.stored_gold,
        "action_markers": [  # rule 5.28
            card.id for card in cards.tribes if card.id in with_marker - {*seat.used.split()}
        ],
    }


def done_this_round(seat: Seat, cards: Catalogue, placed: list[int]) -> dict[str, Any]:
    """What a position says of the player under `this_round`."""
    dunes = [place for place in seat.placed.split() if place.startswith("D")]
    got = seat.got.split()
    return {
        "placed": [*sorted(placed), *sorted([*seat.dunes.split(), *dunes])],
        "hand_taken": seat.hand_taken,
        "goods_from_cards": [kind for kind in RESOURCES if kind in got],
        "bonuses": [card for card in displayed(seat) if _bonus(cards, card) & {*got}],
        "targia_used": seat.targia_used,
        "targis_allowed": seat.allowed,
        "targis_next": seat.allowed_next,
    }


def _tokens(text: str) -> dict[str, int]:
    words = text.split()
    found = dict.fromkeys(RESOURCES, 0)
    for number, kind in zip(words[0::2], words[1::2], strict=True):
        found[kind] += int(number)
    return found


def _effects(cards: Catalogue, card_id: str) -> tuple[Effect, ...]:
    """What a displayed tribe card does."""
    return next((card.effects for card in cards.tribes if card.id == card_id), ())


def _bonus(cards: Catalogue, card_id: str) -> set[str]:
    """The kinds of which a displayed card gives one more (rule 5.21)."""
    effects = _effects(cards, card_id)
    return {effect.word("kind") for effect in effects if effect.name == "goods_card_bonus"}
