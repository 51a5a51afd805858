"""A seat of a table: who sits there, whether they are there, and who decides for them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import Final

from targi.game.records.fields import RecordError, check_field
from targi.game.visible import is_harmless
from targi.server.wire.basics import SEATS, Seat
from targi.server.wire.journal import Created, Seating
from targi.server.wire.refusals import Details, Refused

BOT_NAME: Final = "bot:"  # what the names of bots begin with, in records too
OTHER: Final[dict[Seat, Seat]] = {"blue": "white", "white": "blue"}


@dataclass(slots=True)
class SeatState:
    """A seat as things are now."""

    seating: Seating
    name: str | None
    holder: str | None
    taken: int  # number of the entry by which it was taken; 0: it is free
    since: int  # when the player came or left
    present: bool = False
    nonce: str | None = None
    gone: int = 0  # number of the entry that says so; 0: not gone
    stand_in: str | None = None  # level of the bot that plays for an absent player
    invitation: str | None = None  # hash of the secret in the friend's link
    invited: int = 0  # number of the entry that brought the link; 0: the seat needs none
    replaced: set[str] = field(default_factory=set)  # hashes of the links before it

    @property
    def bot(self) -> bool:
        """Whether the seat was given to a bot from the beginning."""
        return self.seating.kind == "bot"

    @property
    def forgotten(self) -> bool:
        """Whether whoever sat here has had all data deleted, and will not come back."""
        return self.holder == ""

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here, if one does."""
        return self.seating.level if self.bot else self.stand_in


def places_of(created: Created) -> dict[Seat, SeatState]:
    """The seats of a new table."""
    return {
        seat: _place(seating, created)
        for seat, seating in zip(SEATS, (created.blue, created.white), strict=True)
    }


def _place(seating: Seating, created: Created) -> SeatState:
    bot = seating.kind == "bot"
    name = f"{BOT_NAME}{seating.level}" if bot else seating.name
    taken = bot or seating.holder is not None
    return SeatState(
        seating,
        name,
        seating.holder,
        created.number if taken else 0,
        created.at,
        present=taken,
        invitation=seating.invitation,
        invited=0 if seating.invitation is None else created.number,
    )


def check_name(name: str) -> None:
    """Refuse a name that a record cannot hold, or that looks like something it is not."""
    try:
        check_field(0, "blue", name)  # a record has the same rule for both
    except RecordError as error:
        raise Refused("bad_name", Details(expected=error.expected)) from None
    if not unicodedata.is_normalized("NFC", name):
        raise Refused("bad_name", Details(expected="composed characters (NFC)"))
    if not any(char.isalnum() for char in name) or not all(map(is_harmless, name)):
        raise Refused(
            "bad_name", Details(expected="characters that can be seen, and a letter or digit")
        )
    if name.lower().startswith(BOT_NAME):
        raise Refused("bad_name", Details(expected=f"a name that does not begin with {BOT_NAME}"))
