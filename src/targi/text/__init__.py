"""The words of the game in five languages: what a player reads at a table.

`phrase` is what is to be said in no language yet, `words` says it in one. Around them: names of
things (`naming`), what happened (`telling`), what is asked and why not (`prompting`), what a move
does (`moves`), cards (`card_texts`), scores and the table as sentences, and the numbered rules.
The Fluent files are in `locales`, one folder a language.
"""

from targi.text.language import LANGUAGES, UnknownLanguage, chosen_language
from targi.text.phrases import Phrase, named, phrase
from targi.text.saying import MissingWords, Words, words

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "Phrase",
    "UnknownLanguage",
    "Words",
    "chosen_language",
    "named",
    "phrase",
    "words",
]
