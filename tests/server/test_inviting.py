"""A friend's link can be replaced, and the maker of a table cannot sit down on both sides."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from targi.server.machine.deciding.decide import Decided
from targi.server.machine.inviting import MOST, invite
from targi.server.wire import commands as cm
from targi.server.wire.http import NewTable
from targi.server.wire.journal import encode_entry
from tests.server.serving import FRIEND as A_FRIEND
from tests.server.serving import Visitor, served
from tests.server.tables import (
    ANN,
    BEN,
    EVE,
    FRIEND,
    INVITATION,
    ME,
    OPEN,
    Played,
    code,
    everything,
    replayed,
    seated,
)


def invited(played: Played, sender: str = ANN, invitation: str = "hash-of-another") -> Decided:
    """Ask for another link, and carry it out."""
    decided = invite(played.table, sender, invitation, played.now)
    played.append(decided.entries)
    return decided


def sit(played: Played, invitation: str, sender: str = BEN) -> str | None:
    """Try to sit down on the white seat by a link."""
    command = cm.TakeSeat(id="sit", seat="white", expected=played.table.number, name="Ben")
    return code(played.send(command, sender, invitation=invitation))


def test_a_new_link_takes_the_place_of_the_old_one() -> None:
    """The old link says why it does not work; a guessed one says nothing."""
    played = Played(NewTable(ME, FRIEND))
    assert code(invited(played)) is None
    assert sit(played, INVITATION) == "old_invitation"
    assert sit(played, "hash-of-a-guess") == "wrong_invitation"
    assert sit(played, "hash-of-another") is None


def test_viewers_see_that_there_is_a_new_link_and_nothing_of_it() -> None:
    """The number lets a client know whether the link that it keeps still holds."""
    played = Played(NewTable(ME, FRIEND))
    assert played.moment()["seats"]["white"]["invited"] == 1
    assert played.moment()["seats"]["blue"]["invited"] is None
    invited(played)
    assert played.moment()["seats"]["white"]["invited"] == played.table.number == 2
    assert b"hash-of-another" in encode_entry(played.journal[-1])
    assert b"hash-of-another" not in played.messages[-1]


def test_a_table_knows_its_links_again_after_a_restart() -> None:
    """The old and the new one."""
    played = Played(NewTable(ME, FRIEND))
    invited(played)
    assert everything(replayed(played.journal)) == everything(played.table)


def test_only_who_sits_there_makes_a_link_and_only_while_a_friend_is_waited_for() -> None:
    """Not a stranger, not for an open seat, not once the friend has come or all is over."""
    waiting = Played(NewTable(ME, FRIEND))
    assert code(invited(waiting, EVE)) == "not_yours"
    assert code(invited(Played(NewTable(ME, OPEN)))) == "no_invitation"
    assert code(invited(seated(NewTable(ME, FRIEND)))) == "no_invitation"
    assert code(waiting.ask(cm.Close, "blue")) is None
    assert code(invited(waiting)) == "closed"


def test_links_are_not_made_without_end() -> None:
    """A journal stays short however often the button is pressed."""
    played = Played(NewTable(ME, FRIEND))
    for number in range(MOST):
        assert code(invited(played, invitation=f"hash-{number}")) is None
    assert code(invited(played)) == "too_many"


async def again(visitor: Visitor, table: str) -> tuple[int, dict[str, object]]:
    """Ask for a new link by HTTP."""
    response = await visitor.http.post(f"/api/tables/{table}/invite")
    return response.status_code, response.json()


@pytest.mark.anyio
async def test_a_lost_link_is_made_anew_by_http(tmp_path: Path) -> None:
    """From another day or device, on which nobody knows the first one."""
    async with served(tmp_path) as server:
        ann, ben, eve = server.visitor(), server.visitor(), server.visitor()
        await ben.be("Ben")
        made = await ann.make(white=A_FRIEND)
        table, first = made["table"], made["invitations"]["white"]
        status, answer = await again(ann, table)
        assert (status, answer["seat"], answer["number"]) == (200, "white", 2)
        for stranger, said in ((eve, "not_known"), (ben, "not_yours")):
            assert await again(stranger, table) == (403, {"code": said, "about": {}})
        path = f"/api/tables/{table}/claim"
        late = await ben.http.post(path, json={"name": "Ben", "secret": first})
        assert (late.status_code, late.json()["code"]) == (403, "old_invitation")
        assert await ben.claim(table, "Ben", str(answer["secret"])) == "white"
        assert (await again(ann, table))[0] == 409


@pytest.mark.anyio
async def test_who_clicks_twice_has_one_seat_and_no_refusal(tmp_path: Path) -> None:
    """Both requests come before either is answered."""
    async with served(tmp_path) as server:
        table = (await server.visitor().make())["table"]
        ben = server.visitor()
        await ben.be("Ben")
        assert await asyncio.gather(*(ben.claim(table) for _ in range(5))) == ["white"] * 5


@pytest.mark.anyio
async def test_who_opens_the_link_for_a_friend_keeps_the_own_seat(tmp_path: Path) -> None:
    """The friend's seat stays free, and the friend's own link works again and again."""
    async with served(tmp_path) as server:
        ann, ben = server.visitor(), server.visitor()
        made = await ann.make(white=A_FRIEND)
        table, secret = made["table"], made["invitations"]["white"]
        assert await ann.claim(table, "Ann", secret) == "blue"
        assert await ann.claim(table, "Ann") == "blue"
        assert not (await ann.get(f"/api/tables/{table}"))["white"]["taken"]
        assert await ben.claim(table, "Ben", secret) == "white"
        assert await ben.claim(table, "Ben", secret) == "white"
        assert await ann.claim(table, "Ann", secret) == "blue"
