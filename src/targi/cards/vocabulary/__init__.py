"""The closed vocabulary of effects: every word a card may use, and nothing else.

What a word does in play belongs to the rules, what it is called on a card to the words.
"""

from collections.abc import Mapping
from typing import Final

from targi.cards.vocabulary.base import BASE_WORDS
from targi.cards.vocabulary.dunes import DUNE_WORDS
from targi.cards.vocabulary.expansion import EXPANSION_WORDS
from targi.cards.vocabulary.word import Word

VOCABULARY: Final[Mapping[str, Word]] = {**BASE_WORDS, **EXPANSION_WORDS, **DUNE_WORDS}
