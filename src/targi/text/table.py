"""The table as sentences: what a person who does not see the board wants to know.

Everything is said from a position (`Game.position`) and its scores (`Game.scores`): whatever can be
seen on a drawn table. Nothing here knows what may be played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Final

from targi.cards import RESOURCES, BorderCard, Catalogue, DuneCard, TribeCard
from targi.text import card_texts, naming
from targi.text.phrases import Gap, Phrase, phrase
from targi.text.scores import score_sentence

Position = Mapping[str, Any]

_SEATS: Final = ("blue", "white")
_NUMBERS: Final = {str(number) for number in range(1, 17)}
_CELLS: Final = {f"{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3)}


class TableWords:
    """A position in phrases, with what its players are called."""

    def __init__(
        self,
        position: Position,
        catalogue: Catalogue,
        names: Mapping[str, Phrase] = naming.SEATS,
    ) -> None:
        self.position = position
        self.catalogue = catalogue
        self.names = names

    def sections(self, scores: Mapping[str, Any]) -> Iterator[tuple[Phrase, Iterator[Phrase]]]:
        """The whole table: headings, and the sentences below each."""
        yield phrase("table-heading-course"), self.course()
        yield phrase("table-heading-border"), self.border()
        yield phrase("table-heading-centre"), self.centre()
        yield phrase("table-heading-cards"), self.open_effects()
        if self.position["targia"] is not None:
            yield phrase("table-heading-dunes"), self.dunes()
        if self.position["discards"]["tribes"]:
            yield phrase("table-heading-discards"), self.discards()
        for seat, (name, sentences) in zip(_SEATS, self.holdings(), strict=True):
            score = score_sentence(scores[seat], name, self.catalogue)
            yield name, chain([score], sentences)

    def holdings(self) -> Iterator[tuple[Phrase, Iterator[Phrase]]]:
        """Each player's name, and what the player holds."""
        for seat in _SEATS:
            yield self.names[seat], self.player(seat)

    def course(self) -> Iterator[Phrase]:
        """Round, robber, Targia, the next raid and who starts."""
        position = self.position
        last = "table-last-round" if position["last_round"] else "table-round"
        yield phrase(last, round=position["round"])
        yield phrase("table-robber", card=self._border(position["robber"]))
        if position["targia"] is not None:
            yield phrase("table-targia", card=self._border(position["targia"]))
        yield self.next_raid()
        starting = self.names[position["starting_player"]]
        yield phrase("table-starting-player", player=starting)

    def next_raid(self) -> Phrase:
        """When the next raid comes, and what it asks for."""
        robber = self.position["robber"]
        corner = next(card for card in self.catalogue.border[robber - 1 :] if card.demands)
        asked: dict[str, Gap] = {"number": corner.number, "demands": card_texts.demands(corner)}
        if corner.number == robber:
            return phrase("table-raid-now", **asked)
        return phrase("table-next-raid", round=corner.number // 4 * 3, **asked)

    def look(self, place: str) -> tuple[Phrase, ...]:
        """One place as moves name it (`5`, `2,1`, `D07`) with all that lies there, or nothing."""
        if place in _NUMBERS:
            card = self.catalogue.border[int(place) - 1]
            if card.demands:
                return self.corner(card)
            return self.border_place(card), card_texts.border_action(card)
        if place in _CELLS:
            row, column = (int(number) - 1 for number in place.split(","))
            return (self.centre_place(row, column), *self._effect_of(row, column))
        if place in self.position["dunes"]:
            dune = self.catalogue.dune(place)
            return self.dune_place(dune), self.effect_line(dune)
        return ()

    def _effect_of(self, row: int, column: int) -> list[Phrase]:
        card_id = self.position["centre"][row][column]
        found = [card for card in self.catalogue.tribes if card.id == card_id and card.effects]
        return [self.effect_line(card) for card in found]

    def border(self) -> Iterator[Phrase]:
        """Every border card and who stands there; of a corner also what its raid asks for."""
        for card in self.catalogue.border:
            if card.demands:
                yield from self.corner(card)
            else:
                yield self.border_place(card)

    def border_place(self, card: BorderCard) -> Phrase:
        """A border card and who stands there."""
        there = [*self._figures(card), *self._targis(card.number)]
        return self._place(naming.border(card), there)

    def corner(self, card: BorderCard) -> tuple[Phrase, ...]:
        """A raid's figures, if there are any, and its demands; it is never free for a Targi."""
        demands = card_texts.demands(card)
        raid = phrase("table-corner", place=naming.border(card), demands=demands)
        return (self.border_place(card), raid) if self._figures(card) else (raid,)

    def _figures(self, card: BorderCard) -> list[Phrase]:
        return [
            phrase(f"table-{figure}-there")
            for figure in ("robber", "targia")
            if self.position[figure] == card.number
        ]

    def centre(self) -> Iterator[Phrase]:
        """Every card of the centre, and whose markers lie on it."""
        for row in range(3):
            for column in range(3):
                yield self.centre_place(row, column)

    def centre_place(self, row: int, column: int) -> Phrase:
        """A card of the centre, and whose markers lie on it."""
        markers = [
            phrase("table-marker-there", player=self.names[seat])
            for seat in _SEATS
            if [row, column] in self.position["markers"][seat]
        ]
        card = self.centre_card(self.position["centre"][row][column])
        return self._place(naming.cell(row, column), [card, *markers])

    def centre_card(self, card_id: str) -> Phrase:
        """A card of the centre with what it costs or gives."""
        name = naming.card(self.catalogue, card_id)
        if card_id.endswith("?"):
            return phrase("table-face-down", card=name)
        card = self.catalogue.card(card_id)
        if isinstance(card, TribeCard):
            vp = naming.token("vp", card.vp)
            return phrase("table-tribe", card=name, vp=vp, cost=card_texts.cost(card))
        gives = card_texts.goods(self.catalogue.good_card(card_id))
        return phrase("table-goods", card=name, gives=gives)

    def open_effects(self) -> Iterator[Phrase]:
        """What the face-up tribe cards and dunes do."""
        ids = {card.id: card for card in self.catalogue.tribes}
        centre = (card for row in self.position["centre"] for card in row)
        for card in (ids[card] for card in centre if card in ids):
            if card.effects:
                yield self.effect_line(card)

    def dunes(self) -> Iterator[Phrase]:
        """The dunes beside the board, who stands there and what they do."""
        if not self.position["dunes"]:
            yield phrase("table-no-dunes")
        for card_id in self.position["dunes"]:
            yield self.effect_line(self.catalogue.dune(card_id))
            if self._targis(card_id):
                yield self.dune_place(self.catalogue.dune(card_id))

    def discards(self) -> Iterator[Phrase]:
        """The tribe card on top of the discard pile, which a card may bring back (rule 5.29)."""
        for card_id in self.position["discards"]["tribes"][-1:]:
            yield phrase("table-top-discard", card=naming.card(self.catalogue, card_id))

    def dune_place(self, card: DuneCard) -> Phrase:
        """A dune and who stands there."""
        return self._place(naming.card(self.catalogue, card.id), self._targis(card.id))

    def effect_line(self, card: TribeCard | DuneCard) -> Phrase:
        """A card and all that it does."""
        text = phrase("sentences", texts=card_texts.effects(card))
        return phrase("table-effect", card=naming.card(self.catalogue, card.id), text=text)

    def player(self, seat: str) -> Iterator[Phrase]:
        """What a player holds, the hand card and the display."""
        player = self.position["players"][seat]
        held = naming.tokens({kind: player[kind] for kind in RESOURCES})
        name = "table-holds" if held else "table-holds-nothing"
        yield phrase(name, player=self.names[seat], tokens=held)
        if player["stored_gold"]:
            stored = (naming.token("gold", player["stored_gold"]),)
            yield phrase("table-stored-gold", tokens=stored)
        if player["hand"]:
            yield phrase("table-hand", card=naming.card(self.catalogue, player["hand"]))
        else:
            yield phrase("table-hand-empty")
        yield from self.display(seat)

    def display(self, seat: str) -> Iterator[Phrase]:
        """The three rows of a player, and the action markers on them."""
        player = self.position["players"][seat]
        for row, ids in enumerate(player["rows"], 1):
            if ids:
                yield phrase("table-row", row=row, cards=naming.cards(self.catalogue, ids))
            else:
                yield phrase("table-row-empty", row=row)
        if player["action_markers"]:
            marked = naming.cards(self.catalogue, player["action_markers"])
            yield phrase("table-action-markers", cards=marked)

    def _border(self, number: int) -> Phrase:
        return naming.border(self.catalogue.border[number - 1])

    def _targis(self, where: int | str) -> list[Phrase]:
        return [
            phrase("table-targi-there", player=self.names[seat])
            for seat in _SEATS
            if where in self.position["targis"][seat]
        ]

    def _place(self, place: Phrase, things: list[Phrase]) -> Phrase:
        return phrase("table-place", place=place, things=tuple(things) or (phrase("table-free"),))
