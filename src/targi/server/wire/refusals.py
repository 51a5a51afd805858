"""Refusals: the closed list of codes that say why a command changes nothing, and their details.

docs/protocol.md tells the same list to those who write clients; a test compares them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from targi.server.wire.basics import Phrase

CODES: Final = {
    # the message
    "malformed": "the message cannot be read",
    "old_client": "the client speaks another version of the protocol and should reload",
    "bad_table": "no table can be made like this",
    "foreign_page": "the message comes from a page of somebody else",
    "too_many": "too many messages, requests or connections in a short time",
    # the sender
    "not_known": "the browser has not said who it is: it takes a name first",
    "not_yours": "the sender does not hold this seat",
    "late": "something has happened that the sender had not seen",
    "ahead": "the table has not reached the number that the sender claims to have seen",
    # the table
    "no_table": "there is no such table",
    "other_rules": "the game was begun with another version of the rules",
    "closed": "the table is closed",
    "not_started": "the game has not started",
    "started": "the game has started",
    "over": "the game is over",
    "not_over": "the game is not over",
    # lessons
    "no_lesson": "there is no such lesson, or no such step of it",
    "other_lesson": "the moves do not lead to this step: the lesson was another one",
    # seats
    "bad_link": "the link to another device has been used, or is too old",
    "seat_taken": "somebody sits there, or the sender sits at the table already",
    "wrong_invitation": "the seat is for somebody else",
    "old_invitation": "the link to the seat has been replaced by a newer one",
    "no_invitation": "no seat waits for a friend",
    "bad_name": "the name is too long or has characters that names cannot have",
    "nonce_given": "the seat has given its nonce",
    # moves
    "not_your_turn": "the other player is to decide",
    "illegal_move": "the rules do not allow the move",
    "not_bots_turn": "no bot is to decide in this seat",
    "no_hints": "hints are given in games against the computer only",
    "hint_failed": "the computer has found no hint",
    # undo and offers
    "nothing_to_undo": "there is no move of the sender to take back",
    "needs_consent": "cards were turned up or the turn has passed: the opponent must be asked",
    "undo_is_free": "the move can be taken back without asking",
    "asked_already": "the same was asked, and nothing has been played since",
    "no_offer": "there is no such offer of the opponent",
    "bot_opponent": "a bot takes no offers",
    "forgotten": "the opponent has had all data deleted and will not come back",
    # an opponent who is away
    "not_gone": "the opponent is there, or has not been away for long enough",
}


class Details(Struct, frozen=True, omit_defaults=True):
    """The `about` of a refusal; docs/protocol.md says which code has what."""

    expected: str | None = None  # and where
    protocol: int | None = None  # the server's
    reason: str | None = None  # why the rules do not allow a move
    rule: str | None = None
    says: Phrase | None = None


class Refused(Exception):  # noqa: N818  # not an error of the program: a player was told no
    """A command that changes nothing, and why."""

    def __init__(self, code: str, about: Details | None = None) -> None:
        super().__init__(f"{code}: {CODES[code]}")
        self.code = code
        self.about = about or Details()
