"""The cards as typed, immutable objects.

Here is what a card is. Which effect words exist and what they mean is in `vocabulary`, reading
cards from a file is in `loader`, and what the game does with them belongs to the rules.
"""

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from targi.cards.tokens import GOODS, Bundle
from targi.cards.vocabulary import VOCABULARY

# One of the things a `choose` effect offers: "goods", "gold", "vp" or "water", and how many.
Option: TypeAlias = tuple[str, int]
# The value of an effect's parameter: a number, a word, or the options of `choose`.
Value: TypeAlias = int | str | tuple[Option, ...]

NOTHING: Final = Bundle()
RECONSTRUCTED: Final = "reconstructed"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where we know a card from: "sourced", "reconstructed", or a sentence that says more.

    What is printed on a card (symbol, cost, points, tokens) and its effect may come from
    different places. A sentence with the word "reconstructed" in it means: in part.
    """

    printed: str
    effect: str

    @property
    def printed_doubtful(self) -> bool:
        """Whether what is printed on the real card may differ."""
        return RECONSTRUCTED in self.printed

    @property
    def effect_doubtful(self) -> bool:
        """Whether the effect of the real card may differ."""
        return RECONSTRUCTED in self.effect


@dataclass(frozen=True, slots=True)
class Extra:
    """The optional extra in brackets: pay `cost` on top and take `vp` tokens at once (rule 5.9)."""

    cost: Bundle
    vp: int


@dataclass(frozen=True, slots=True)
class Effect:
    """One word of the vocabulary with its parameters, kept as pairs so that it can be hashed."""

    name: str
    pairs: tuple[tuple[str, Value], ...] = ()

    @property
    def parameters(self) -> dict[str, Value]:
        """The parameters by name."""
        return dict(self.pairs)

    @property
    def timing(self) -> str:
        """When the effect works; see `vocabulary.word.TIMINGS`."""
        return VOCABULARY[self.name].timing

    def number(self, parameter: str) -> int:
        """The value of a parameter that is a number; an amount that was left out is 0."""
        value = self.parameters[parameter]
        if not isinstance(value, int):
            raise TypeError(f"{self.name}: {parameter} is no number")
        return value

    def word(self, parameter: str) -> str:
        """The value of a parameter that is a word, such as a symbol."""
        value = self.parameters[parameter]
        if not isinstance(value, str):
            raise TypeError(f"{self.name}: {parameter} is no word")
        return value

    def options(self, parameter: str) -> tuple[Option, ...]:
        """The value of a parameter that offers options, in the order printed."""
        value = self.parameters[parameter]
        if not isinstance(value, tuple):
            raise TypeError(f"{self.name}: {parameter} offers no options")
        return value


@dataclass(frozen=True, slots=True)
class TribeCard:
    """A card for the display: pay `cost` (or the `alternative`), score `vp`, use the effects."""

    kind: ClassVar[str] = "tribe"
    id: str
    symbol: str
    vp: int
    cost: Bundle
    alternative: Bundle | None
    extra: Extra | None
    effects: tuple[Effect, ...]
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class GoodsCard:
    """A card that gives all of `shows` and, if there is a slash, exactly one of `choices`."""

    kind: ClassVar[str] = "goods"
    id: str
    shows: Bundle
    choices: tuple[Bundle, ...]
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Demand:
    """One of a raid's two demands: goods of the player's choice, exact tokens, or a card."""

    goods: int = 0
    tokens: Bundle = NOTHING
    last_card: bool = False


@dataclass(frozen=True, slots=True)
class BorderCard:
    """One of the cards around the centre; only raids make demands.

    The same name acts differently in the two boxes, so each card says which `box` it is from.
    """

    kind: ClassVar[str] = "border"
    number: int
    name: str
    box: str
    demands: tuple[Demand, ...]
    provenance: Provenance

    @property
    def id(self) -> str:
        """The number as text, so that every card has an id."""
        return str(self.number)

    @property
    def good(self) -> str | None:
        """The good that one of the six goods cards of the border gives, else None."""
        return self.name if self.name in GOODS else None


@dataclass(frozen=True, slots=True)
class DuneCard:
    """A card beside the board, carried out once and then discarded (expansion)."""

    kind: ClassVar[str] = "dune"
    id: str
    effects: tuple[Effect, ...]
    provenance: Provenance


Card: TypeAlias = TribeCard | GoodsCard | BorderCard | DuneCard


def timing_on(card: Card, effect: Effect) -> str:
    """When an effect works on this card: a dune's only while the dune is carried out."""
    return "dune" if isinstance(card, DuneCard) else effect.timing
