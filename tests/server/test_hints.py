"""Hints: who is given one, what is told, how they are counted, and when they are dropped."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from targi.server.hosting.bot_pool import TRIES, Advice
from targi.server.machine.hinting import check_hint, hinted
from targi.server.machine.past import past
from targi.server.wire import commands as cm
from targi.server.wire.basics import BySeat
from targi.server.wire.http import NewSeat, NewTable
from targi.server.wire.refusals import Refused
from tests.server.evenings import Evening, Seen, evening
from tests.server.tables import (
    ANN,
    BEN,
    ME,
    NONCES,
    Played,
    against_bot,
    alone,
    everything,
    playing,
    replayed,
)

# In place of the bots: it answers what stands in a file, as soon as it is there; "die" ends it.
SCRIPT = """
import os, pickle, struct, sys, time
SIZE = struct.Struct(">I")
folder = sys.argv[1]
while True:
    (size,) = SIZE.unpack(sys.stdin.buffer.read(SIZE.size))
    if not size:
        continue
    level = pickle.loads(sys.stdin.buffer.read(size))[0]
    with open(folder + "/asked", "a") as log:
        log.write(f"{level}\\n")
    while not os.path.exists(folder + "/hint"):
        time.sleep(0.01)
    move = open(folder + "/hint").read()
    if move == "die":
        os._exit(1)
    answer = pickle.dumps(("found", (move, 0.5, (move,))))
    sys.stdout.buffer.write(SIZE.pack(len(answer)) + answer)
    sys.stdout.buffer.flush()
"""


def wants(played: Played, **more: Any) -> cm.Hint:
    """Blue asks, having seen everything."""
    given: dict[str, Any] = {"id": "h1", "seat": "blue", "expected": played.table.number}
    return cm.Hint(**(given | more))


def refusal(played: Played, sender: str | None = ANN, **more: Any) -> str | None:
    """The code by which it is refused."""
    try:
        check_hint(played.table, wants(played, **more), sender)
    except Refused as refused:
        return refused.code
    return None


def test_only_who_is_to_decide_against_the_computer_is_given_one() -> None:
    """Between people it would not be fair, far apart or at one device."""
    played = against_bot()
    assert played.to_move == "blue"
    assert refusal(played) is None
    assert refusal(played, BEN) == refusal(played, None) == "not_yours"
    assert refusal(playing()) == "no_hints"
    assert refusal(alone()) == "no_hints"
    assert refusal(Played(NewTable(ME, NewSeat("bot", level="keen")))) == "not_started"
    played.move()
    assert refusal(played) == "not_your_turn"
    played.play_until(lambda table: table.to_move == "blue")
    assert refusal(played, expected=4) == "late"
    played.ask(cm.Resign, "blue")
    assert refusal(played) == "over"


class Game:
    """A game of Ann's against the computer, whose answers stand in a file."""

    def __init__(self, one: Evening, folder: Path) -> None:
        self.one, self.folder = one, folder
        self.table = ""
        self.ann = Seen("ann")

    async def begin(self) -> None:
        """Ann is blue and to decide, and looks at the table."""
        wanted = NewTable(ME, NewSeat("bot", level="caracal"), first="blue")
        self.table, _ = await self.one.registry.make(wanted, "ann")
        await self.one.send(self.table, "ann", cm.GiveNonce, "blue", nonce=NONCES["blue"])
        self.ann = await self.one.enter(self.table, "ann")

    async def ask(self, name: str = "h1", viewer: Seen | None = None) -> None:
        """Ask for a hint."""
        async with self.one.registry.at(self.table) as live:
            wanted = cm.Hint(id=name, seat="blue", expected=live.feed.table.number)
            live.hints.ask(live, viewer or self.ann, wanted)

    async def answer(self, name: str = "h1", viewer: Seen | None = None) -> dict[str, Any]:
        """What is answered."""
        while True:
            for told in map(json.loads, (viewer or self.ann).messages):
                if told.get("id") == name:
                    found: dict[str, Any] = told
                    return found
            await asyncio.sleep(0.01)

    async def asked(self) -> list[str]:
        """Wait until the bots were asked; what."""
        while not (self.folder / "asked").exists():
            await asyncio.sleep(0.01)
        return (self.folder / "asked").read_text().split()

    def found(self, move: str) -> None:
        """Let the bots answer."""
        (self.folder / "new").write_text(move)
        (self.folder / "new").rename(self.folder / "hint")

    async def count(self) -> int:
        """How many hints are in the journal."""
        return (await self.one.kinds(self.table)).count("Hinted")


def acting(folder: Path) -> dict[str, Any]:
    """The stand-in for the bots, for `evening`."""
    return {"bots": (sys.executable, "-c", SCRIPT, str(folder))}


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_hint_is_told_to_who_has_asked_and_counted_for_all(tmp_path: Path) -> None:
    """The move, its name, the chance, and what would happen."""
    async with evening(tmp_path, **acting(tmp_path)) as one:
        game = Game(one, tmp_path)
        await game.begin()
        eve = await one.enter(game.table, "eve")
        game.found("place 5")
        await game.ask()
        hint = await game.answer()
        assert (hint["kind"], hint["move"], hint["win"]) == ("hint_given", "place 5", 0.5)
        assert hint["says"]["id"] == "move-place"
        assert [told["says"]["id"] for told in hint["line"]] == ["event-place"]
        (news,) = [json.loads(told) for told in eve.messages if '"hinted"' in told]
        assert news["entries"][0]["seat"] == "blue"
        assert news["now"]["hints"] == {"blue": 1, "white": 0}
        assert not [told for told in eve.messages if "hint_given" in told]
        assert await game.asked() == ["None"]


@pytest.mark.slow
@pytest.mark.anyio
async def test_the_same_moment_has_one_hint(tmp_path: Path) -> None:
    """Asked again, after a lost answer or by another tab, it costs nothing."""
    async with evening(tmp_path, **acting(tmp_path)) as one:
        game = Game(one, tmp_path)
        await game.begin()
        game.found("place 5")
        await game.ask()
        first = await game.answer()
        other = await one.enter(game.table, "ann")
        await game.ask("h2", other)
        assert await game.answer("h2", other) == first | {"id": "h2"}
        assert (await game.asked(), await game.count()) == (["None"], 1)


@pytest.mark.slow
@pytest.mark.anyio
async def test_one_hint_at_a_time_for_each_person(tmp_path: Path) -> None:
    """At all tables; whoever has got it may ask for another."""
    async with evening(tmp_path, **acting(tmp_path)) as one:
        game, second = Game(one, tmp_path), Game(one, tmp_path)
        await game.begin()
        await second.begin()
        await game.ask()
        for number in range(5):
            await game.ask(f"again{number}")
            await second.ask(f"again{number}")
            assert (await game.answer(f"again{number}"))["code"] == "too_many"
            assert (await second.answer(f"again{number}"))["code"] == "too_many"
        game.found("place 5")
        await game.answer()
        await second.ask("later")
        assert (await second.answer("later"))["kind"] == "hint_given"


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_hint_for_a_moment_that_has_passed_is_dropped(tmp_path: Path) -> None:
    """And not counted; the bot then has its turn."""
    async with evening(tmp_path, **acting(tmp_path)) as one:
        game = Game(one, tmp_path)
        await game.begin()
        await game.ask()
        await game.asked()
        await one.send(game.table, "ann", cm.Move, "blue", move="place 2")
        assert (await game.answer())["code"] == "late"
        assert not one.registry.hinted
        game.found("place 5")
        await one.send(game.table, "ann", cm.Resign, "blue")
        assert await game.count() == 0


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_hint_that_nobody_hears_is_dropped(tmp_path: Path) -> None:
    """And not counted; whoever has connected anew may ask at once."""
    async with evening(tmp_path, **acting(tmp_path)) as one:
        game = Game(one, tmp_path)
        await game.begin()
        await game.ask()
        await game.asked()
        other = await one.enter(game.table, "ann")
        async with one.registry.at(game.table) as live:
            live.leave(other)  # who has not asked
            await game.ask("more")
            assert (await game.answer("more"))["code"] == "too_many"
            live.leave(game.ann)
        assert (await game.answer())["code"] == "late"
        back = await one.enter(game.table, "ann")
        await game.ask("again", back)
        game.found("place 5")
        assert (await game.answer("again", back))["kind"] == "hint_given"
        assert await game.count() == 1


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_hint_that_cannot_be_told_is_none(tmp_path: Path) -> None:
    """Whatever goes wrong, who waits is answered."""
    async with evening(tmp_path, **acting(tmp_path)) as one:
        game = Game(one, tmp_path)
        await game.begin()
        game.found("nonsense")
        await game.ask()
        assert (await game.answer())["code"] == "hint_failed"
        assert await game.count() == 0


@pytest.mark.slow
@pytest.mark.anyio
async def test_if_the_processes_die_there_is_no_hint(tmp_path: Path) -> None:
    """It is said, nothing is counted, and one may try again."""
    async with evening(tmp_path, **acting(tmp_path)) as one:
        game = Game(one, tmp_path)
        await game.begin()
        game.found("die")
        await game.ask()
        assert (await game.answer())["code"] == "hint_failed"
        assert (await game.asked(), await game.count()) == (["None"] * TRIES, 0)
        game.found("place 5")
        await game.ask("h2")
        assert (await game.answer("h2"))["kind"] == "hint_given"


@pytest.mark.slow
@pytest.mark.anyio
async def test_who_waits_for_a_move_comes_first(tmp_path: Path) -> None:
    """Hints are thought of when nothing else is to be done."""
    async with evening(tmp_path, **acting(tmp_path)) as one:
        pool = one.registry.bot_pool
        position = against_bot().table.game.position()
        hints = [asyncio.create_task(pool.advise(position, None)) for _ in range(2)]
        game = Game(one, tmp_path)
        await game.asked()
        await game.begin()
        await one.send(game.table, "ann", cm.Move, "blue", move="place 2")
        while pool.waiting < 2:
            await asyncio.sleep(0.01)
        game.found("place 3")
        assert await asyncio.gather(*hints) == [Advice("place 3", 0.5, ("place 3",))] * 2
        assert await game.asked() == ["None", "caracal", "None"]


@pytest.mark.slow
@pytest.mark.anyio
async def test_the_computer_really_finds_one(tmp_path: Path) -> None:
    """A legal move, with a chance and a line that can be told."""
    async with evening(tmp_path) as one:
        game = Game(one, tmp_path)
        await game.begin()
        await game.ask()
        hint = await game.answer()
        async with one.registry.at(game.table) as live:
            assert hint["move"] in [str(move) for move in live.feed.table.game.legal_moves()]
        assert 0 < hint["win"] < 1
        assert hint["line"]


def test_hints_are_kept_and_seen_in_the_past() -> None:
    """Like everything that happens at a table; a move is not late because of one."""
    played = against_bot()
    before = played.table.number
    played.append((hinted_by(played),))
    assert played.table.hints == {"blue": 1, "white": 0}
    assert played.move().refused is None
    assert played.table.number == before + 2
    assert everything(replayed(played.journal)) == everything(played.table)
    moments = {moment.number: moment.hints for moment in past(played.journal, 100).moments}
    assert [moments[before], moments[before + 1]] == [BySeat(0, 0), BySeat(1, 0)]


def hinted_by(played: Played) -> Any:
    """The entry of a hint for blue."""
    return hinted(played.table, wants(played), played.now)[0]
