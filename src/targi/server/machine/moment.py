"""A table as its viewers see it at one moment: seats, offers, the position, what is asked.

Nothing secret passes through here: only what `wire.moment` declares is seen.
"""

from __future__ import annotations

import msgspec

from targi.game import Game
from targi.rules import scoring
from targi.server.machine.inputs import gone_at
from targi.server.machine.previews import legal_previews, prices, question_now
from targi.server.machine.table import Offer as TableOffer
from targi.server.machine.table import Table
from targi.server.machine.undoing import consented_undo, free_undo
from targi.server.wire.basics import SEATS, BySeat, Ruleset, Seat
from targi.server.wire.moment import About, MayUndo, Now, Offer, RematchNow, Result, SeatNow
from targi.server.wire.position import Position, Score


def about(table: Table) -> About:
    """What never changes."""
    created = table.created
    return About(
        table=created.table,
        rules=created.rules,
        ruleset=wire_ruleset(table),
        cards=created.cards,
        first=created.first,
        from_round=None if created.position is None else created.position["round"],
        grace=created.grace,
        commitment=created.commitment,
    )


def wire_ruleset(table: Table) -> Ruleset:
    """What is played, as the journal has it."""
    ruleset: Ruleset = msgspec.convert(table.created.ruleset, Ruleset)
    return ruleset


def moment(table: Table) -> Now:
    """What is now, and what can be played."""
    now = picture(table, result_of(table))
    if table.started:
        now.asked, now.legal, now.prices = None, [], {}
    if table.to_move is not None:
        catalogue = table.ruleset.catalogue
        now.asked = question_now(table.game, catalogue)
        now.legal = legal_previews(table.game, catalogue)
        people = [seat for seat in SEATS if table.places[seat].seating.level is None]
        now.prices = {seat: prices(table.game, seat) for seat in people}
    return now


def picture(table: Table, result: Result | None) -> Now:
    """What is now, to look at: without what is asked and can be played."""
    now = Now(
        number=table.number,
        at=table.at,
        state=table.state,
        seats=BySeat(blue=_seat(table, "blue"), white=_seat(table, "white")),
        to_move=table.to_move,
        since=table.decisive_at,
        draw=_offer(table.draw),
        undo=_offer(table.undo),
        rematch=RematchNow(asked=sorted(table.rematch_asked), table=table.rematch_table),
    )
    if table.started:
        game = table.game
        now.position = msgspec.convert(game.position(), Position)
        now.scores = msgspec.convert(game.scores(), BySeat[Score])
        now.moves = len(game.history)
        now.takebacks = game.takebacks
        now.hints = BySeat(blue=table.hints["blue"], white=table.hints["white"])
        now.result = result
    return now


def _seat(table: Table, seat: Seat) -> SeatNow:
    place = table.places[seat]
    return SeatNow(
        kind=place.seating.kind,
        name=place.name,
        level=place.seating.level,
        taken=place.taken > 0,
        invited=place.invited or None,
        ready=place.nonce is not None,
        present=place.present,
        since=place.since,
        gone=place.gone > 0,
        gone_at=gone_at(table, seat),
        stand_in=place.stand_in,
        may_undo=_may_undo(table, seat),
    )


def _may_undo(table: Table, seat: Seat) -> MayUndo | None:
    """Whether this player can take something back: "freely", by "asking", or not."""
    if table.state != "playing":
        return None
    if free_undo(table, seat) is not None:
        return "freely"
    return "asking" if consented_undo(table, seat) is not None else None


def _offer(offer: TableOffer | None) -> Offer | None:
    return None if offer is None else Offer(seat=offer.seat, number=offer.number, to=offer.to)


def result_of(table: Table) -> Result | None:
    """How the game ended and how it came to that, with all that proves its cards."""
    end = table.finished
    if end is None:
        return None
    nonces = table.nonces()
    return Result(
        end=end.end,
        by=end.by,
        winner=end.winner,
        points=points_by_round(table.game),
        secret=end.secret,
        nonces=[nonces[seat] for seat in SEATS],
        key=table.game.key,
    )


def points_by_round(game: Game) -> BySeat[list[int]]:
    """By seat the points at the deal, after each round, and at last as things stand."""
    states = [game.state]
    back = game.copy()
    while back.history:
        round_played = back.undo().round
        if not back.history or back.history[-1].round < round_played:
            states.append(back.state)
    states.reverse()
    blue, white = ([scoring.score(state, seat) for state in states] for seat in (0, 1))
    return BySeat(blue=blue, white=white)
