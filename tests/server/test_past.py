"""Looking back: all entries and moments of a game, page by page, and the points by round."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from targi.server.machine.moment import points_by_round
from targi.server.machine.past import PAGE, past
from targi.server.wire import commands as cm
from targi.server.wire.entries import Created
from targi.server.wire.http import Past
from tests.server.serving import be_ready, bot, play, served
from tests.server.tables import Played, playing

pytestmark = pytest.mark.slow

CHOICES = {"asked", "legal", "prices"}  # what can be played, which is no part of the past


@cache
def played_to_the_end() -> Played:
    """A whole game, made once: nobody changes it."""
    played = playing()
    played.play_until(lambda table: table.finished is not None)
    return played


def pages(played: Played) -> list[Past]:
    """The whole past, newest page first, as read by going further and further back."""
    found = [past(played.journal, played.table.number + 1)]
    while (first := found[-1].entries[0].number) > 1:
        found.append(past(played.journal, first))
    return found


def plain(value: object) -> Any:
    """A value as viewers are sent it."""
    return json.loads(msgspec.json.encode(value))


def seen(played: Played) -> tuple[list[Any], list[Any]]:
    """What a viewer saw who was there all the time: entries, and the moments between."""
    messages = [json.loads(message) for message in played.messages]
    entries = [entry for message in messages for entry in message.get("entries", ())]
    return entries, [message["now"] for message in messages]


def test_the_past_is_what_viewers_were_told_when_it_happened() -> None:
    """Entry by entry and moment by moment, without what could be played then."""
    played = played_to_the_end()
    found = pages(played)
    entries = {entry.number: plain(entry) for page in found for entry in page.entries}
    moments = {moment.number: plain(moment) for page in found for moment in page.moments}
    assert [*sorted(entries)] == [*range(1, played.table.number + 1)] == [*sorted(moments)]
    told, nows = seen(played)
    assert [entries[one["number"]] for one in told] == told
    for now in nows:
        still = {name: value for name, value in now.items() if name not in CHOICES}
        assert moments[now["number"]] == still


def test_what_is_the_same_after_the_end_is_worked_out_once() -> None:
    """The points by round take a while: the whole game is taken back for them."""
    played = playing()
    played.ask(cm.Resign, "blue")
    played.ask(cm.Rematch, "white")
    played.leave("white")
    results = [moment.result for moment in past(played.journal, 99).moments]
    assert not results[-4]
    assert results[-3] is not None
    assert all(result is results[-1] for result in results[-3:])


def test_a_page_is_never_longer_than_a_page() -> None:
    """However much has happened, and wherever one begins."""
    played = played_to_the_end()
    assert played.table.number > 5 * PAGE
    assert [len(page.entries) for page in pages(played)][:-1] == [PAGE] * (len(pages(played)) - 1)
    assert isinstance(past(played.journal, 2).entries[0], Created)
    assert len(past(played.journal, 10**9).moments) == PAGE


def test_moves_that_were_taken_back_are_part_of_the_past() -> None:
    """Their moments were seen, so they can be seen again."""
    played = playing()
    played.move()
    before = played.table.number
    played.ask(cm.AskUndo, "blue")
    played.ask(cm.AllowUndo, "white")
    assert played.table.game.history == []
    page = past(played.journal, played.table.number + 1)
    assert page.moments[before - 1].moves == 1
    assert page.moments[-1].moves == 0


def test_points_by_round_go_from_the_deal_to_the_result() -> None:
    """One more than rounds were played; the last is the score at the end."""
    game = played_to_the_end().table.game
    points = points_by_round(game)
    for seat, totals in (("blue", points.blue), ("white", points.white)):
        assert len(totals) == game.round + 1
        assert totals[-1] == game.scores()[seat]["total"]
    assert points.blue[0] == points.white[0]


def test_points_by_round_are_those_of_the_first_decision_of_the_next_round() -> None:
    """So a raid counts for the round that it ends."""
    played = playing()
    starts: dict[int, Any] = {}
    while played.table.finished is None:
        game = played.table.game
        starts.setdefault(game.round, {s: game.scores()[s]["total"] for s in ("blue", "white")})
        played.move()
    points = points_by_round(played.table.game)
    for round_played, totals in starts.items():
        assert points.blue[round_played - 1] == totals["blue"]
        assert points.white[round_played - 1] == totals["white"]


def test_points_by_round_of_a_game_without_a_move_are_those_of_the_deal() -> None:
    """Somebody gave up at once."""
    played = playing()
    played.ask(cm.Resign, "blue")
    assert [len(one) for one in played.moment()["result"]["points"].values()] == [1, 1]


@pytest.mark.anyio
async def test_the_past_is_asked_for_by_anybody_who_may_watch(tmp_path: Path) -> None:
    """As the socket is; it needs the name of the table and no more."""
    async with served(tmp_path) as server:
        ann, eve = server.visitor(), server.visitor()
        table = (await ann.make(white=bot()))["table"]
        async with ann.at(table) as client:
            await be_ready(client, "blue", Random(1))
            await play(client, ["blue"], Random(1), upto=60)
            number = client.now["number"]
        path = f"/api/tables/{table}/past"
        page = await eve.get(f"{path}?before={number + 1}")
        assert [entry["number"] for entry in page["entries"]] == [
            *range(number + 1 - PAGE, number + 1)
        ]
        assert [moment["number"] for moment in page["moments"]] == [
            entry["number"] for entry in page["entries"]
        ]
        secret = server.registry.live[table].feed.table.created.secret
        assert secret not in json.dumps(page)


@pytest.mark.anyio
@pytest.mark.parametrize(
    "query", ["", "?before=1", "?before=-5", "?before=x", "?before=99999999999"]
)
async def test_a_number_that_can_not_be_is_refused(tmp_path: Path, query: str) -> None:
    """With its place and what was expected."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        table = (await ann.make())["table"]
        response = await ann.http.get(f"/api/tables/{table}/past{query}")
        assert response.status_code == 400
        assert response.json()["code"] == "malformed"
        assert "before" in response.json()["about"]["expected"]


@pytest.mark.anyio
async def test_a_table_that_is_not_there_has_no_past(tmp_path: Path) -> None:
    """And says so like every other request."""
    async with served(tmp_path) as server:
        response = await server.visitor().http.get("/api/tables/nowhere/past?before=5")
        assert (response.status_code, response.json()["code"]) == (404, "no_table")
