"""A board that knows no rules: it starts from a position and is changed by events alone.

If it always shows what the game shows, then the events tell everything there is to draw.
"""

from copy import deepcopy
from typing import Any

from targi import Event

SHOWN = (
    *("round", "starting_player", "robber", "targia", "centre", "dunes"),
    *("targis", "markers", "discards"),
)


class ShadowBoard:
    """What a table shows, as nested lists and dictionaries."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.table = deepcopy(position)
        for player in self.table["players"].values():
            player["rows"] = [row + [None] * (4 - len(row)) for row in player["rows"]]

    def shown(self) -> dict[str, Any]:
        """The table in the form of `shown_by`."""
        table = deepcopy(self.table)
        for player in table["players"].values():
            player["rows"] = [[card for card in row if card] for row in player["rows"]]
        return shown_by(table)

    def follow(self, events: tuple[Event, ...]) -> None:
        """Change the table as the events say."""
        for event in events:
            handler = getattr(self, f"_{event.name}", None)
            if handler:
                handler(event)

    def _round(self, event: Event) -> None:
        self.table["round"] = event.amount

    def _robber(self, event: Event) -> None:
        assert self.table["robber"] == event.source
        self.table["robber"] = event.target

    def _starting_player(self, event: Event) -> None:
        self.table["starting_player"] = event.player

    def _targia(self, event: Event) -> None:
        self.table["targia"] = event.target

    def _figure_set(self, event: Event, place: Any) -> list[Any]:
        """Where the figures or markers of a player stand that this place is one of."""
        kind = "markers" if isinstance(place, dict) else "targis"
        figures: list[Any] = self.table[kind][event.player]
        return figures

    def _place(self, event: Event) -> None:
        place: Any = event.target
        where = place["centre"] if isinstance(place, dict) else place
        figures = self._figure_set(event, place)
        figures.append(where)
        figures.sort(key=lambda where: (isinstance(where, str), where))

    _marker = _place

    def _take_back(self, event: Event) -> None:
        place: Any = event.source
        if place != event.target:  # else a hand card, a border card or the Targia is used as it is
            where = place["centre"] if isinstance(place, dict) else place
            self._figure_set(event, place).remove(where)

    _use = _take_back

    def _move_marker(self, event: Event) -> None:
        self._take_back(event)
        self._place(event)

    def _gain(self, event: Event) -> None:
        self.table["players"][event.player][event.kind] += event.amount

    def _lose(self, event: Event) -> None:
        self.table["players"][event.player][event.kind] -= event.amount

    def _store(self, event: Event) -> None:
        self.table["players"][event.player]["stored_gold"] += event.amount

    def _use_stored(self, event: Event) -> None:
        self.table["players"][event.player]["stored_gold"] -= event.amount

    _lose_stored = _use_stored

    def _action_marker(self, event: Event) -> None:
        markers: list[Any] = self.table["players"][event.player]["action_markers"]
        if event.target == "on card":
            markers.append(event.card)
        else:
            markers.remove(event.card)

    def _card(self, event: Event) -> None:
        self._remove(event)
        self._put(event)

    def _remove(self, event: Event) -> None:
        place: Any = event.source
        player = self.table["players"].get(event.player)  # nobody moves dunes before a round
        # Of two cards that change places the first already lies where the second leaves.
        if place == event.card:
            self.table["dunes"].remove(place)
        elif place == "tribes discards":
            assert self.table["discards"]["tribes"].pop() == event.card
        elif place == "hand":
            if player["hand"] == event.card:
                player["hand"] = None
        elif isinstance(place, dict):
            (area, (row, column)) = next(iter(place.items()))
            rows = player["rows"] if area == "display" else self.table["centre"]
            if rows[row][column] == event.card:
                rows[row][column] = None

    def _put(self, event: Event) -> None:
        place: Any = event.target
        player = self.table["players"].get(event.player)
        if place == event.card:
            self.table["dunes"] = sorted([*self.table["dunes"], place])
        elif place == "hand":
            player["hand"] = event.card
        elif isinstance(place, dict):
            row, column = place["display"]
            player["rows"][row][column] = event.card
        elif place != "open":
            self.table["discards"][place.removesuffix(" discards")].append(event.card)

    def _fill(self, event: Event) -> None:
        place: Any = event.target
        row, column = place["centre"]
        self.table["centre"][row][column] = event.card

    def _turn_up(self, event: Event) -> None:
        if isinstance(event.target, dict):
            self._fill(event)

    def _shuffle(self, event: Event) -> None:
        assert len(self.table["discards"][event.kind]) == event.amount
        self.table["discards"][event.kind] = []


def shown_by(position: dict[str, Any]) -> dict[str, Any]:
    """What a position shows on the table."""
    players = {
        seat: {**player, "action_markers": sorted(player["action_markers"])}
        for seat, player in position["players"].items()
    }
    return {key: position[key] for key in SHOWN} | {"players": players}
