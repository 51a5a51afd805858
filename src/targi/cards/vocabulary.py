"""The closed vocabulary of effects: every word a card may use, and nothing else.

What a word does in play belongs to the rules, what it is called on a card to the words.
"""

from collections.abc import Mapping
from typing import Final

from targi.cards.base_words import BASE_WORDS
from targi.cards.dune_words import DUNE_WORDS
from targi.cards.expansion_words import EXPANSION_WORDS
from targi.cards.words import Word

VOCABULARY: Final[Mapping[str, Word]] = {**BASE_WORDS, **EXPANSION_WORDS, **DUNE_WORDS}
