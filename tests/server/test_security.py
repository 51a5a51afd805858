"""What every visitor gets and nobody may: origins, cookies, headers, names, limits, logs."""

import asyncio
import io
import json
import logging
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from targi.server.bucket import Bucket
from targi.server.client import NoTable
from targi.server.machine.seats import check_name
from targi.server.settings import Limits
from targi.server.web import guard
from targi.server.web.guard import Buckets
from targi.server.web.logs import JsonLines, set_up
from targi.server.web.pages import CLIENT, ENCODINGS
from targi.server.web.socket import LONGEST_WAITING
from targi.server.wire.journal import Left
from targi.server.wire.refusals import Refused
from tests.server.serving import FRIEND, LONG, Served, be_ready, play, served

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
EVIL = "https://evil.example"
HELLO = '{"kind":"hello","protocol":1,"last":0}'


def knock(server: Served, table: str, **more: Any) -> connect:
    """A handshake; from a page of the server itself unless told otherwise."""
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    given: dict[str, Any] = {"origin": server.url, "compression": None, "proxy": None}
    return connect(address, **(given | more))


async def close_code(socket: ClientConnection) -> int | None:
    """Read until the server closes."""
    try:
        async with asyncio.timeout(LONG):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


# Origins


async def test_handshakes_of_other_pages_are_refused(tmp_path: Path) -> None:
    """Whatever cookie the browser sends along; without an origin it is no browser of ours."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        table = (await ann.make())["table"]
        headers = {"Cookie": f"targi={ann.token}"}
        for origin in (EVIL, "null", None, "http://127.0.0.1", "http://localhost:1"):
            with pytest.raises(InvalidStatus) as caught:
                async with knock(server, table, origin=origin, additional_headers=headers):
                    pass
            assert caught.value.response.status_code == 403


async def test_a_configured_origin_is_allowed(tmp_path: Path) -> None:
    """A server behind another name."""
    async with served(tmp_path, origins=("https://targi.example",)) as server:
        table = (await server.visitor().make())["table"]
        async with knock(server, table, origin="https://targi.example") as socket:
            await socket.send(HELLO)
            assert json.loads(await socket.recv())["kind"] == "snapshot"


async def test_behind_https_pages_of_plain_http_are_foreign(tmp_path: Path) -> None:
    """The visitor's own computer may have another program at the port of this server."""
    headers = {"X-Forwarded-Proto": "https"}
    async with served(tmp_path, origins=("https://targi.example",)) as server:
        ann = server.visitor()
        table = (await ann.make())["table"]
        for origin in (server.url, server.url.replace("127.0.0.1", "localhost")):
            headers["Origin"] = origin
            response = await ann.http.put("/api/me", json={"name": "Ann"}, headers=headers)
            assert response.status_code == 403
        with pytest.raises(InvalidStatus) as caught:
            async with knock(server, table, additional_headers={"X-Forwarded-Proto": "https"}):
                pass
        assert caught.value.response.status_code == 403


CHANGES = (
    ("POST", "/api/tables"),
    ("POST", "/api/tables/t/claim"),
    ("POST", "/api/tables/t/invite"),
    ("POST", "/api/cards"),
    ("PUT", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/link"),
    ("POST", "/api/me/whose"),
    ("POST", "/api/me/follow"),
)


async def test_other_pages_change_nothing(tmp_path: Path) -> None:
    """A form on another page cannot act for its visitor."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        await ann.make()
        for method, path in CHANGES:
            response = await ann.http.request(method, path, headers={"Origin": EVIL})
            assert (response.status_code, response.json()["code"]) == (403, "foreign_page"), path
            assert (await ann.get("/api/me"))["known"]


# Cookies and headers


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_pages(tmp_path: Path) -> None:
    """And only for https where there is https; a known browser keeps its own for longer."""
    async with served(tmp_path, origins=("https://targi.example",)) as server:
        ann = server.visitor()
        first = await ann.http.put("/api/me", json={"name": "Ann"})
        attributes = first.headers["set-cookie"].lower()
        assert all(word in attributes for word in ("httponly", "samesite=lax", "path=/"))
        assert "secure" not in attributes
        again = await ann.http.put("/api/me", json={"name": "Anna"})
        assert again.headers["set-cookie"] == first.headers["set-cookie"]
        proxied = {"X-Forwarded-Proto": "https", "Origin": "https://targi.example"}
        async with httpx.AsyncClient(base_url=server.url, headers=proxied, verify=False) as behind:
            secure = await behind.put("/api/me", json={"name": "Ben"})
        assert "secure" in secure.headers["set-cookie"].lower()
        assert "strict-transport-security" in secure.headers


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/nowhere", "/metrics", "/x.js"])
async def test_every_answer_carries_the_headers(tmp_path: Path, path: str) -> None:
    """Pages, data and errors: nothing from elsewhere, in no frame, no referrer, no guessing."""
    async with served(tmp_path) as server:
        headers = (await server.visitor().http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "cache-control" in headers
        assert "server" not in headers


async def test_compression_is_off(tmp_path: Path) -> None:
    """It costs memory for every connection, and lengths tell about contents."""
    async with served(tmp_path) as server:
        table = (await server.visitor().make())["table"]
        async with knock(server, table, compression="deflate") as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers


# Names


DECEIVING = (
    "",
    " ",
    "x" * 25,
    " Ann",
    "Ann\n",
    "A\u0000nn",
    "\u202eAnn",  # turns the direction of writing
    "A\u200bnn",  # of no width
    "A\u2066nn",
    "Ann\u0301" + "a\u0308",  # not composed
    "\u3164",  # prints nothing
    "A\ufe0fnn",
    "\u0301",  # a mark on nothing
    "bot:caracal",
    "BOT:x",
)


async def test_names_that_deceive_are_refused(tmp_path: Path) -> None:
    """Wherever a name is given; by the same rule as in records."""
    async with served(tmp_path) as server:
        for name in DECEIVING:
            with pytest.raises(Refused, match="bad_name"):
                check_name(name)
            response = await server.visitor().http.put("/api/me", json={"name": name})
            assert (response.status_code, response.json()["code"]) == (400, "bad_name"), name


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "Łucja",
        "Ana María",
        "x" * 24,
        "李娜",
        "نور",
        "Zoë 🐪",
        "กิ่" * 10,
        "हिन्दी " * 5 + "हि",
        "a" + "🇵🇱" * 12,
        "ẹ\u0301" * 24,
    ],
)
def test_names_of_the_world_are_welcome(name: str) -> None:
    """In any script."""
    check_name(name)


# Limits


async def test_messages_of_more_than_8_kb_end_the_connection(tmp_path: Path) -> None:
    """The server does not even read them to the end."""
    async with served(tmp_path) as server:
        table = (await server.visitor().make())["table"]
        async with knock(server, table) as socket:
            await socket.send(HELLO)
            await socket.send(" " * 8193)
            assert await close_code(socket) == 1009


async def test_a_flood_of_messages_ends_the_connection(tmp_path: Path) -> None:
    """After as many as are allowed."""
    limits = Limits(messages=(5, 0.001))
    async with served(tmp_path, limits=limits) as server:
        table = (await server.visitor().make())["table"]
        async with knock(server, table) as socket:
            for _ in range(20):
                await socket.send(HELLO)
            assert await close_code(socket) == 1008


async def test_messages_that_are_no_texts_end_the_connection(tmp_path: Path) -> None:
    """Nobody sends them by mistake."""
    async with served(tmp_path) as server:
        table = (await server.visitor().make())["table"]
        async with knock(server, table) as socket:
            await socket.send(HELLO.encode())
            assert await close_code(socket) == 1003


async def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    """The next one is sent away until one of them ends."""
    limits = Limits(connections=2)
    async with served(tmp_path, limits=limits) as server:
        table = (await server.visitor().make())["table"]
        async with knock(server, table) as first:
            async with knock(server, table), knock(server, table) as third:
                assert await close_code(third) == 1013
            await first.send(HELLO)
            assert json.loads(await first.recv())["kind"] == "snapshot"
            async with asyncio.timeout(LONG), knock(server, table) as again:
                await again.send(HELLO)
                assert json.loads(await again.recv())["kind"] == "snapshot"


@pytest.mark.parametrize(
    ("limits", "method", "path"),
    [
        (Limits(requests=(5, 0.001)), "GET", "/api/tables"),
        (Limits(pages=(5, 0.001)), "GET", "/"),
        (Limits(tables=(5, 0.001)), "POST", "/api/tables"),
        (Limits(tables=(5, 0.001)), "POST", "/api//tables/"),
        (Limits(tables=(5, 0.001)), "POST", "/api/tables/%2F"),
        (Limits(cards=(5, 0.001)), "POST", "/api/cards"),
        (Limits(names=(5, 0.001)), "PUT", "/api/me"),
        (Limits(past=(5, 0.001)), "GET", "/api/tables/t/past?before=9"),
        (Limits(learning=(5, 0.001)), "POST", "/api/lessons/desert/play"),
    ],
)
async def test_one_address_asks_and_makes_so_much(
    tmp_path: Path, limits: Limits, method: str, path: str
) -> None:
    """The next request is refused, whatever it is."""
    async with served(tmp_path, limits=limits) as server:
        ann = server.visitor()
        codes = [(await ann.http.request(method, path)).status_code for _ in range(7)]
        assert codes[:5].count(429) == 0
        assert codes[5:] == [429, 429]


def test_a_limit_lets_some_at_once_and_then_so_many_a_second() -> None:
    """It fills up again, and not beyond what it was."""
    bucket = Bucket((3, 1000))
    assert [bucket.take() for _ in range(3)] == [True] * 3
    while not bucket.full:
        pass
    slow = Bucket((1, 1e-9))
    assert [slow.take(), slow.take()] == [True, False]
    assert not slow.full


def test_addresses_are_forgotten_as_soon_as_they_are_at_no_limit() -> None:
    """The others as soon as that is so for them."""
    quick, slow = Buckets((1, 1e9)), Buckets((1, 1e-9))
    for buckets in (quick, slow):
        assert buckets.take("192.0.2.7")
        assert len(buckets) == 1
        buckets.forget()
    assert (len(quick), len(slow)) == (0, 1)
    assert not slow.take("192.0.2.7")


async def test_a_running_server_forgets_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself, of every kind of limit."""
    monkeypatch.setattr(guard, "FORGETTING", 0.01)
    quick = (1000.0, 1e6)
    pages = Limits(requests=quick, pages=quick, past=quick, learning=quick)
    limits = replace(pages, tables=quick, cards=quick, names=quick)
    async with served(tmp_path, limits=limits) as server, asyncio.timeout(LONG):
        ann = server.visitor()
        table = (await ann.make())["table"]
        for path in ("/", f"/api/tables/{table}/past?before=2"):
            await ann.http.get(path)
        await ann.http.post("/api/cards", json={"cards": ""})
        await ann.http.post("/api/lessons/desert/play", json={"step": 0, "moves": []})
        kept = server.guard.buckets
        assert len(kept) == 7
        while any(map(len, kept)):
            await asyncio.sleep(0.01)


async def test_one_address_knocks_so_often(tmp_path: Path) -> None:
    """Each knock is a question to the database."""
    async with served(tmp_path, limits=Limits(requests=(6, 0.001))) as server:
        table = (await server.visitor().make())["table"]  # two of them
        for _ in range(4):
            async with knock(server, table):
                pass
        with pytest.raises(InvalidStatus) as caught:
            async with knock(server, table):
                pass
        assert caught.value.response.status_code == 429


async def test_what_does_not_say_that_it_is_json_is_refused(tmp_path: Path) -> None:
    """A form of another page can say three things, and this is none of them."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            response = await ann.http.put(
                "/api/me", content=b'{"name": "Ann"}', headers={"Content-Type": kind}
            )
            assert (response.status_code, response.json()["code"]) == (415, "malformed")
            assert response.json()["about"] == {"expected": "Content-Type: application/json"}
        good = {"Content-Type": "Application/JSON; charset=utf-8"}
        response = await ann.http.put("/api/me", content=b'{"name": "Ann"}', headers=good)
        assert response.status_code == 200


async def test_messages_that_wait_are_bounded_in_length_too(tmp_path: Path) -> None:
    """A few long ones are as much as many short ones."""
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        table = (await server.visitor().make())["table"]
        async with knock(server, table, max_queue=1) as asleep:
            await asleep.send(HELLO)
            while not server.registry.live.get(table) or not server.registry.live[table].viewers:
                await asyncio.sleep(0.01)
            (viewer,) = server.registry.live[table].viewers
            for _ in range(6):
                viewer.send("x" * (LONGEST_WAITING // 4))
            assert await close_code(asleep) == 1013


async def test_a_command_that_cannot_be_read_is_answered_by_its_id(tmp_path: Path) -> None:
    """So that its sender knows which one it was, and does not send it forever."""
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        ann = server.visitor()
        table = (await ann.make())["table"]
        async with ann.at(table) as client:
            await client.until(lambda now: True)
            answer = await client.command("move", "blue", move="place 1", more="nonsense")
            assert (answer["kind"], answer["code"]) == ("refused", "malformed")
        async with knock(server, table) as socket:
            for text in ("nonsense", '{"id": 7}', '{"kind": "move", "id": "a b"}', "[" * 5000):
                await socket.send(text)
                assert json.loads(await socket.recv())["id"] == ""


async def test_a_command_that_is_answered_twice_is_done_once(tmp_path: Path) -> None:
    """A slow server gets it twice and answers twice; the client goes on."""
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        ann = server.visitor()
        table = (await ann.make())["table"]
        async with ann.at(table) as client:
            await client.until(lambda now: True)
            client.heard = lambda message: heard.append(message["kind"])
            heard: list[str] = []
            again = client._hear

            async def twice(message: dict[str, Any]) -> None:
                await again(message)
                await again(message)

            client._hear = twice  # type: ignore[method-assign]
            answer = await client.command("give_nonce", "blue", nonce="0" * 32)
            assert answer["kind"] == "done"
            assert heard.count("done") == 2
            assert (await client.command("close", "blue"))["kind"] == "done"


async def test_a_client_gives_up_where_there_is_no_table(tmp_path: Path) -> None:
    """It would keep trying forever."""
    async with (
        asyncio.timeout(LONG),
        served(tmp_path) as server,
        server.visitor().at("nowhere") as client,
    ):
        with pytest.raises(NoTable, match="no_table"):
            await client.until(lambda now: True)
        with pytest.raises(NoTable, match="no_table"):
            await client.command("resign", "blue")


async def test_who_does_not_read_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    """Messages to a client that does not read do not fill the memory."""
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        ann = server.visitor()
        table = (await ann.make(white={"kind": "me", "name": "Bob"}))["table"]
        async with (
            knock(server, table, max_queue=1) as asleep,
            ann.at(table) as both,
        ):
            await asleep.send(HELLO)
            for seat in ("blue", "white"):
                await be_ready(both, seat, Random(seat))
            (viewer,) = [
                viewer for viewer in server.registry.live[table].viewers if viewer.holder is None
            ]
            for _ in range(3):
                for _ in range(200):  # more than may wait, faster than anybody reads
                    viewer.send("x")
            assert len(await play(both, ["blue", "white"], Random(1), moves=3)) == 3
            assert await close_code(asleep) == 1013


# Logs and errors


async def test_logs_and_errors_hold_no_secret(tmp_path: Path) -> None:
    """An evening with mistakes in it: no tokens, links, keys, names or addresses."""
    heard = io.StringIO()
    root = logging.getLogger()
    before = root.handlers[:], root.level
    set_up(heard)
    try:
        async with served(tmp_path) as server, asyncio.timeout(LONG):
            ann, ben = server.visitor(), server.visitor()
            made = await ann.make(white=FRIEND)
            table, secret = made["table"], made["invitations"]["white"]
            await ben.claim(table, "Ben", secret)
            async with ann.at(table) as blue, ben.at(table) as white:
                await be_ready(blue, "blue", Random(1))
                await be_ready(white, "white", Random(2))
                journal = await server.registry.store.journal(table)
                number = len(journal)  # as if another server had gone on with the table
                await server.registry.store.append(
                    table, [Left(number=number + 1, at=0, seat="blue")]
                )
                await ann.http.post("/api/me/follow", json={"secret": secret})
                await blue.command("move", "blue", move="nonsense")
                await blue.command("resign", "blue")
                assert "append failed" in heard.getvalue()
            broken = await ann.http.get("/api/tables/x", headers={"Origin": EVIL, "Cookie": "a"})
            await ann.http.delete("/api/me", headers={"Origin": EVIL})
    finally:
        root.handlers[:], root.level = before
    said = heard.getvalue() + broken.text
    assert '"code": "foreign_page"' in said
    hidden = [ann.token, ben.token, secret, journal[0].secret, "127.0.0.1", "Ben", table]
    assert [one for one in hidden if one and one in said] == []
    for line in heard.getvalue().splitlines():
        assert {"at", "level", "from", "what"} <= json.loads(line).keys()


def test_a_log_line_is_one_object_with_its_fields() -> None:
    """Errors with where they came from."""
    record = logging.makeLogRecord(
        {"name": "targi", "levelname": "INFO", "msg": "met %s", "args": ("Ann",)}
    )
    record.table = "t1"
    told = json.loads(JsonLines().format(record))
    assert (told["what"], told["table"], told["level"]) == ("met Ann", "t1", "info")
    try:
        raise ValueError("why")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "ValueError: why" in json.loads(JsonLines().format(record))["trace"]


async def test_an_honest_visitor_is_far_from_the_limits(tmp_path: Path) -> None:
    """Three devices of one home fetch every file of the page, and each one plays."""
    there = [path for path in CLIENT.rglob("*") if path.is_file()]
    files = [path.relative_to(CLIENT) for path in there if path.suffix not in ENCODINGS.values()]
    async with served(tmp_path, limits=Limits()) as server, asyncio.timeout(LONG):
        for name in ("Ann", "Ben", "Eve"):
            visitor = server.visitor()
            for path in ("", "api/me", "api/me/tables", "api/tables", "api/about", *files):
                assert (await visitor.http.get(f"/{path}")).status_code == 200, path
            table = (await visitor.make(white={"kind": "me", "name": name}))["table"]
            async with visitor.at(table) as client:
                for seat in ("blue", "white"):
                    await be_ready(client, seat, Random(seat))
                assert len(await play(client, ["blue", "white"], Random(1), moves=20)) == 20
