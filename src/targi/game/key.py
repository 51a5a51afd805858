"""From a key to cards: which card of a pool is turned up.

The card is the one with the lowest SHA-256 of `key|kind|shuffle|card`. Anyone can check that with
any tool, the same key shows the same piles whatever the players do, and undoing and replaying
a move brings the same card again.
"""

import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Final

from targi.cards.error_texts import expected
from targi.game.names import PILES, SEATS, ids_of
from targi.rules import engine
from targi.rules.chance import chance_kind, chance_pool, chance_shuffle
from targi.rules.state import NO_CHANCE, State

SEED_DIGITS: Final = 1000


def is_whole_number(value: object, digits: int) -> bool:
    """Whether a value is a whole number of so many digits; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**digits


def key_of_seed(seed: int) -> str:
    """The key of a reproducible game."""
    return _digest(f"targi-seed|{seed}")


def checked_key(seed: int | None, key: str | None) -> str:
    """The key of a game: the one given, the seed's, or a random one."""
    if seed is not None and key is not None:
        raise ValueError("expected a seed or a key, not both")
    if seed is not None:
        if not is_whole_number(seed, SEED_DIGITS):
            what = f"a whole number of at most {SEED_DIGITS} digits"
            raise ValueError(f"seed: {expected(what, seed)}")
        return key_of_seed(seed)
    if key is None:
        return random_key()
    if not is_key(key):
        what = "up to 128 hexadecimal digits, small letters"
        raise ValueError(f"key: {expected(what, key)}")
    return key


def is_key(value: object) -> bool:
    """Whether a value can be a key."""
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{1,128}", value) is not None


def random_key() -> str:
    """A key that nobody can foresee."""
    return secrets.token_hex(32)


def card_of_key(key: str, kind: str, shuffle: int, cards: list[str]) -> str:
    """The card of a pool that the key turns up."""
    return min(cards, key=lambda card: _digest(f"{key}|{kind}|{shuffle}|{card}"))


def first_of_key(key: str) -> str:
    """The starting player that the key draws (rule 1.7)."""
    return SEATS[int(_digest(f"{key}|first"), 16) % 2]


def possible_cards(s: State) -> list[str]:
    """The cards that the state's chance node may turn up; their order numbers the outcomes."""
    return ids_of(s.table, chance_kind(s), chance_pool(s))


def outcome_of_key(s: State, key: str) -> str:
    """The card that the key turns up at the state's chance node."""
    return card_of_key(key, PILES[chance_kind(s)], chance_shuffle(s), possible_cards(s))


def turn_up(s: State, next_card: Callable[[State], str]) -> tuple[str, ...]:
    """Turn up cards until there is something to decide."""
    cards: list[str] = []
    while s.chance != NO_CHANCE:
        card = next_card(s)
        engine.apply_chance(s, possible_cards(s).index(card))
        cards.append(card)
    return tuple(cards)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
