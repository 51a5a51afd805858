"""The games that a person has finished: when they are kept, for how long, and who may read them."""

from pathlib import Path

import pytest
from sqlalchemy import insert

from targi.server.hosting.clock import tidy
from targi.server.hosting.deletion import forget
from targi.server.hosting.live_table import Evicted
from targi.server.machine.inputs import DAY, KEPT
from targi.server.storage.games import BLOT
from targi.server.storage.people import REMEMBERED
from targi.server.storage.schema import GAMES
from targi.server.web.me import MOST_GAMES
from targi.server.wire import commands as cm
from targi.server.wire.http import FinishedGame, NewSeat, NewTable, RecordLine
from tests.server.evenings import NOW, Evening, evening
from tests.server.serving import served
from tests.server.tables import ME, NONCES, START
from tests.server.test_registry import Failing

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _clock() -> None:
    NOW[0] = START


async def games_of(one: Evening, person: str) -> list[FinishedGame]:
    """All that is kept of a person's games."""
    return (await one.registry.store.games.page(person, None, MOST_GAMES)).games


async def play_to_the_end(one: Evening, table: str) -> None:
    """Both play the first legal move, again and again."""
    async with one.registry.at(table) as live:
        while (seat := live.feed.table.to_move) is not None:
            move = live.feed.table.game.legal_moves()[0].text
            holder = live.feed.table.places[seat].holder
            await one.send(table, str(holder), cm.Move, seat, move=move)


async def test_a_finished_game_is_kept_for_both_with_what_they_saw(tmp_path: Path) -> None:
    """The points are those of the last position, and nothing is kept before the end."""
    async with evening(tmp_path) as one:
        table = await one.game()
        assert await games_of(one, "ann") == []
        NOW[0] += DAY
        await play_to_the_end(one, table)
        async with one.registry.at(table) as live:
            end, game = live.feed.table.finished, live.feed.table.game
        assert end is not None
        (ann,), (ben,) = await games_of(one, "ann"), await games_of(one, "ben")
        totals = {seat: score["total"] for seat, score in game.scores().items()}
        assert {"blue": ann.points.blue, "white": ann.points.white} == totals
        assert (ann.points, ann.rounds, ann.winner) == (ben.points, ben.rounds, ben.winner)
        assert (ann.table, ann.there, ann.at, ann.box) == (table, True, NOW[0], "base")
        assert (ann.you, ann.against, ann.opponent, ann.level) == ("blue", "person", "Ben", None)
        assert (ben.you, ben.opponent) == ("white", "Ann")
        assert (ann.end, ann.winner, ann.rounds) == ("completed", end.winner, 12)


async def test_a_game_against_a_bot_has_its_level_and_one_on_one_device_is_one_line(
    tmp_path: Path,
) -> None:
    """Only the first counts for the record: nobody wins against oneself."""
    async with evening(tmp_path) as one:
        for other in (NewSeat("bot", level="fennec"), NewSeat("me", name="Bob")):
            wanted = NewTable(ME, other, ruleset="expansion", first="blue")
            table, _ = await one.registry.make(wanted, "ann")
            for seat in ("blue", "white") if other.kind == "me" else ("blue",):
                await one.send(table, "ann", cm.GiveNonce, seat, nonce=NONCES[seat])
            await one.send(table, "ann", cm.Resign, "blue")
        alone, bot = await games_of(one, "ann")
        assert (bot.against, bot.level, bot.opponent) == ("bot", "fennec", None)
        assert (alone.against, alone.level, alone.opponent) == ("self", None, "Bob")
        assert (bot.you, bot.winner, bot.end) == ("blue", "white", "resigned")
        record = await one.registry.store.games.record("ann")
        assert record == [RecordLine("expansion", "bot", "fennec", won=0, drawn=0, lost=1)]


async def test_a_draw_and_a_claimed_win_are_told_as_what_they_are(tmp_path: Path) -> None:
    """In the games and in the record."""
    async with evening(tmp_path) as one:
        drawn = await one.game()
        await one.send(drawn, "ann", cm.OfferDraw, "blue")
        await one.send(drawn, "ben", cm.AcceptDraw, "white")
        claimed = await one.game(grace=60)
        ann, ben = await one.enter(claimed, "ann"), await one.enter(claimed, "ben")
        await one.leave(claimed, ann)
        NOW[0] += 60_000
        async with one.registry.at(claimed) as live:
            await live.tick()
        await one.send(claimed, "ben", cm.Claim, "white")
        assert [(game.end, game.winner) for game in await games_of(one, "ben")] == [
            ("abandoned", "white"),
            ("agreed", "draw"),
        ]
        assert await one.registry.store.games.record("ben") == [
            RecordLine("base", "person", None, won=1, drawn=1, lost=0)
        ]
        assert not ben.closed


async def test_a_game_is_kept_once_whatever_fails_or_is_sent_again(tmp_path: Path) -> None:
    """It is committed with the entry that ends it, or neither is; a restart adds nothing."""
    async with evening(tmp_path) as one:
        table = await one.game()
        one.registry.store.__class__, Failing.full = Failing, True
        with pytest.raises(Evicted):
            await one.send(table, "ben", cm.Resign, "white")
        Failing.full = False
        assert await games_of(one, "ben") == []
        for _ in range(2):
            await one.send(table, "ben", cm.Resign, "white", id="again")
        assert len(await games_of(one, "ben")) == 1
    async with evening(tmp_path) as one:
        await one.registry.start()
        await one.enter(table, "ann")
        assert [len(await games_of(one, person)) for person in ("ann", "ben")] == [1, 1]


async def test_games_outlive_their_tables_and_their_players_are_not_forgotten(
    tmp_path: Path,
) -> None:
    """Until the cookie of a browser that has not come back is over; then the name goes, too."""
    async with evening(tmp_path) as one:
        (ann, _), (ben, token) = [await one.people.welcome(START, name) for name in ("Ann", "Ben")]
        table = await one.game(ann=ann.id, ben=ben.id)
        await one.send(table, ben.id, cm.Resign, "white")
        await one.registry.store_listings()
        NOW[0] += KEPT
        await tidy(one.registry, one.people)
        assert await one.kinds(table) == []
        (game,) = await games_of(one, ben.id)
        assert (game.table, game.there, game.opponent) == (table, False, "Ann")
        NOW[0] = START + REMEMBERED * DAY
        await tidy(one.registry, one.people)
        assert await one.people.known_by(token, NOW[0]) == ben
        NOW[0] += DAY
        await tidy(one.registry, one.people)  # Ben was here yesterday, Ann was not
        assert await games_of(one, ann.id) == []
        assert [game.opponent for game in await games_of(one, ben.id)] == [BLOT]


async def test_who_is_deleted_takes_the_games_along_and_the_name_out_of_others(
    tmp_path: Path,
) -> None:
    """Also where the table has been deleted long ago, and for a game given up by deleting."""
    async with evening(tmp_path) as one:
        ben, _ = await one.people.welcome(START, "Ben")
        other = await one.game(ben="eve")
        old, last = await one.game(ben=ben.id), await one.game(ben=ben.id)
        await one.send(other, "ann", cm.Resign, "blue")
        await one.send(old, ben.id, cm.Resign, "white")
        await one.registry.store.delete(old)
        await forget(ben.id, one.registry, one.people)
        assert await games_of(one, ben.id) == []
        found = [(game.table, game.opponent, game.winner) for game in await games_of(one, "ann")]
        assert found == [(last, BLOT, "blue"), (old, BLOT, "blue"), (other, "Ben", "white")]
        assert len(await games_of(one, "eve")) == 1


async def test_games_come_page_by_page_to_their_player_only(tmp_path: Path) -> None:
    """None is told twice or left out, however many there are; nobody else is told any."""
    async with served(tmp_path) as server:
        ann, eve, new = server.visitor(), server.visitor(), server.visitor()
        for visitor, name in ((ann, "Ann"), (eve, "Eve")):
            await visitor.be(name)
        table = (await ann.make(white={"kind": "bot", "level": "fennec"}))["table"]
        async with server.registry.at(table) as live:
            person = live.feed.table.places["blue"].holder
        line = {"person_id": person, "ended_at": START, "box": "base", "seat": "blue"}
        line |= {"against": "bot", "level": "fennec", "blue": 30, "white": 20, "rounds": 12}
        line |= {"end": "completed", "winner": "blue", "opponent": None}
        lines = [line | {"table_id": f"t{n}"} for n in range(500)]
        async with server.registry.store._database.writing() as connection:
            await connection.execute(insert(GAMES), lines)
        seen: list[str] = []
        path, page = "/api/me/games?limit=100", {"more": True}
        while page["more"]:
            page = await ann.get(path)
            seen += [game["table"] for game in page["games"]]
            path = f"/api/me/games?limit=100&before={page['games'][-1]['number']}"
        assert seen == [f"t{n}" for n in reversed(range(500))]
        assert len((await ann.get("/api/me/games"))["games"]) == 20
        won = {"box": "base", "against": "bot", "level": "fennec", "won": 500, "drawn": 0}
        assert await ann.get("/api/me/record") == [won | {"lost": 0}]
        for visitor in (eve, new):
            assert await visitor.get("/api/me/games") == {"games": [], "more": False}
            assert await visitor.get("/api/me/record") == []


@pytest.mark.parametrize("asked", ["before=0", "before=x", "before=2147483648", "limit=101"])
async def test_a_page_that_cannot_be_is_refused(tmp_path: Path, asked: str) -> None:
    """With what was expected."""
    async with served(tmp_path) as server:
        response = await server.visitor().http.get(f"/api/me/games?{asked}")
        assert (response.status_code, response.json()["code"]) == (400, "malformed")
        assert asked.partition("=")[0] in response.json()["about"]["expected"]
