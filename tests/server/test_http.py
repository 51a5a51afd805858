"""Before the table: lobby, links, seats, names, own tables, other devices, custom cards, pages."""

from pathlib import Path

import httpx
import pytest

from targi.bots import names
from targi.server.storage.people import LINK_LASTS
from targi.server.wire.commands import PROTOCOL
from tests.project.files import ROOT
from tests.server.serving import FRIEND, ME, Visitor, bot, served

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


async def refusal(visitor: Visitor, method: str, path: str, **more: object) -> tuple[int, str]:
    """Status and code of what is refused."""
    response = await visitor.http.request(method, path, json=more or None)
    return response.status_code, response.json()["code"]


async def test_the_lobby_shows_open_tables_until_somebody_sits_down(tmp_path: Path) -> None:
    """Never tables for friends."""
    async with served(tmp_path) as server:
        ann, ben = server.visitor(), server.visitor()
        await ann.make(white=FRIEND)
        table = (await ann.make())["table"]
        (listed,) = await ben.get("/api/tables")
        assert (listed["table"], listed["blue"]["name"]) == (table, "Ann")
        assert await ben.claim(table) == "white"
        assert await ben.get("/api/tables") == []
        assert (await ben.get(f"/api/tables/{table}"))["white"]["name"] == "Ben"


async def test_a_seat_for_a_friend_is_taken_by_its_link_only_and_once(tmp_path: Path) -> None:
    """Not without the secret, not with another one, not by looking at the link."""
    async with served(tmp_path) as server:
        ann, ben, eve = server.visitor(), server.visitor(), server.visitor()
        made = await ann.make(white=FRIEND)
        table, secret = made["table"], made["invitations"]["white"]
        path = f"/api/tables/{table}/claim"
        for prefetched in (f"/t/{table}", f"/api/tables/{table}", path):
            await eve.http.get(prefetched)
        assert not (await eve.get(f"/api/tables/{table}"))["white"]["taken"]
        await eve.be("Eve")
        assert await refusal(eve, "POST", path, name="Eve") == (403, "wrong_invitation")
        wrong = await refusal(eve, "POST", path, name="Eve", secret=secret[:-1])
        assert wrong == (403, "wrong_invitation")
        assert await ben.claim(table, "Ben", secret) == "white"
        assert await ben.claim(table, "Ben", secret) == "white"  # a reload of the page
        late = await refusal(eve, "POST", path, name="Eve", secret=secret)
        assert late == (409, "seat_taken")


async def test_an_answer_that_is_lost_leaves_no_seat_that_nobody_holds(tmp_path: Path) -> None:
    """Whoever sits down is known before: who asks again has the seat already."""
    async with served(tmp_path) as server:
        ann, ben = server.visitor(), server.visitor()
        made = await ann.make(white=FRIEND)
        path = f"/api/tables/{made['table']}/claim"
        body = {"name": "Ben", "secret": made["invitations"]["white"]}
        assert await refusal(ben, "POST", path, **body) == (403, "not_known")
        await ben.be("Ben")
        cookies = {"Cookie": f"targi={ben.token}", "Origin": server.url}
        async with httpx.AsyncClient(base_url=server.url, headers=cookies, verify=False) as lost:
            await lost.post(path, json=body)  # and the line breaks
        assert await ben.claim(made["table"], "Ben", body["secret"]) == "white"


async def test_whoever_has_a_name_is_known_from_then_on(tmp_path: Path) -> None:
    """And finds the own tables; nobody else does, and nobody makes one before."""
    async with served(tmp_path) as server:
        ann, eve = server.visitor(), server.visitor()
        assert await ann.get("/api/me") == {"known": False, "name": None}
        seats = {"blue": ME, "white": FRIEND}
        assert await refusal(ann, "POST", "/api/tables", **seats) == (403, "not_known")
        assert await ann.get("/api/me") == {"known": False, "name": None}
        table = (await ann.make())["table"]
        assert await ann.get("/api/me") == {"known": True, "name": "Ann"}
        assert [one["table"] for one in await ann.get("/api/me/tables")] == [table]
        assert await eve.get("/api/me/tables") == []


async def test_a_name_can_be_taken_and_changed(tmp_path: Path) -> None:
    """Also before any table."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        for name in ("Ann", "Łucja"):
            await ann.http.put("/api/me", json={"name": name})
            assert (await ann.get("/api/me"))["name"] == name


async def test_a_game_is_continued_on_another_device(tmp_path: Path) -> None:
    """By a link that works once; both devices hold the seat."""
    async with served(tmp_path) as server:
        ann, phone, eve = server.visitor(), server.visitor(), server.visitor()
        table = (await ann.make())["table"]
        link = (await ann.http.post("/api/me/link")).json()
        followed = await phone.http.post("/api/me/follow", json={"secret": link["secret"]})
        assert followed.json() == {"known": True, "name": "Ann"}
        used = await refusal(eve, "POST", "/api/me/follow", secret=link["secret"])
        assert used == (403, "bad_link")
        assert [one["table"] for one in await phone.get("/api/me/tables")] == [table]
        for device in (ann, phone):
            async with device.at(table) as client:
                await client.until(lambda now: True)
                assert client.you == ["blue"]
        assert await refusal(eve, "POST", "/api/me/link") == (403, "not_known")


async def test_a_link_to_another_device_tells_whose_it_is_before_it_is_followed(
    tmp_path: Path,
) -> None:
    """Looking does not use it up; who made it is told that nothing would change."""
    async with served(tmp_path) as server:
        ann, phone = server.visitor(), server.visitor()
        await ann.make()
        secret = (await ann.http.post("/api/me/link")).json()["secret"]
        for device, mine in ((phone, False), (ann, True), (phone, False)):
            told = await device.http.post("/api/me/whose", json={"secret": secret})
            assert told.json() == {"name": "Ann", "mine": mine}
        assert await phone.get("/api/me") == {"known": False, "name": None}
        await phone.http.post("/api/me/follow", json={"secret": secret})
        for wrong in (secret, "made-up"):
            assert await refusal(phone, "POST", "/api/me/whose", secret=wrong) == (403, "bad_link")


async def test_a_link_to_another_device_grows_too_old(tmp_path: Path) -> None:
    """After a quarter of an hour it tells and does nothing."""
    moment = [1_000_000_000_000]
    async with served(tmp_path, now=lambda: moment[0]) as server:
        ann, phone = server.visitor(), server.visitor()
        await ann.make()
        secret = (await ann.http.post("/api/me/link")).json()["secret"]
        moment[0] += LINK_LASTS
        for path in ("/api/me/whose", "/api/me/follow"):
            assert await refusal(phone, "POST", path, secret=secret) == (403, "bad_link")


async def test_a_watching_connection_learns_that_its_person_has_sat_down(tmp_path: Path) -> None:
    """By another tab or device: it becomes a player's without connecting again."""
    async with served(tmp_path) as server:
        ann, ben = server.visitor(), server.visitor()
        table = (await ann.make())["table"]
        await ben.http.put("/api/me", json={"name": "Ben"})
        async with ben.at(table) as watching:
            await watching.until(lambda now: True)
            assert watching.you == []
            assert await ben.claim(table) == "white"
            await watching.until(lambda now: watching.you == ["white"])
            assert watching.connected == 1


async def test_my_data_is_deleted(tmp_path: Path) -> None:
    """The browser is unknown again, the table gone."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        table = (await ann.make())["table"]
        token = ann.token
        response = await ann.http.delete("/api/me")
        assert response.status_code == 204
        assert ann.token is None
        ann.http.cookies.set("targi", str(token))
        assert await ann.get("/api/me") == {"known": False, "name": None}
        assert await refusal(ann, "GET", f"/api/tables/{table}") == (404, "no_table")
        assert await refusal(ann, "DELETE", "/api/me") == (403, "not_known")


async def test_own_cards_are_told_as_they_are_drawn(tmp_path: Path) -> None:
    """Exactly those that are not as in the boxes, with the facts of the file; else none."""
    text = (ROOT / "tests" / "corpus" / "custom-cards.toml").read_text(encoding="utf-8")
    async with served(tmp_path) as server:
        ann = server.visitor()
        table = (await ann.make(cards=text, ruleset="expansion"))["table"]
        shown = await ann.get(f"/api/tables/{table}/cards")
        assert shown["cards"].keys() == {"QA1", "XO1", "XC4", "G23", "D10"}
        assert (shown["cards"]["QA1"]["symbol"], shown["cards"]["XO1"]["vp"]) == ("oasis", 4)
        assert shown["cards"]["XC4"]["alternative"] == {"gold": 1}
        assert shown["border"]["base"] == {}
        assert shown["border"]["expansion"]["4"]["demands"] == [{"salt": 1}, {"vp": 1}]
        checked = await ann.http.post("/api/cards", json={"cards": text, "ruleset": "expansion"})
        assert checked.json()["changed"] == shown
        plain = (await ann.make(ruleset="expansion"))["table"]
        assert (await ann.get(f"/api/tables/{plain}/cards"))["cards"] == {}


async def test_a_table_is_made_with_own_cards(tmp_path: Path) -> None:
    """The file is checked first, and where it is wrong is said."""
    text = (ROOT / "tests" / "corpus" / "custom-cards.toml").read_text(encoding="utf-8")
    async with served(tmp_path) as server:
        ann = server.visitor()
        checked = await ann.http.post("/api/cards", json={"cards": text, "ruleset": "expansion"})
        assert checked.status_code == 200, checked.text
        assert checked.json()["hash"].startswith("sha256:")
        table = (await ann.make(cards=text, ruleset="expansion"))["table"]
        assert (await ann.get(f"/api/tables/{table}"))["own_cards"]
        broken = await ann.http.post("/api/cards", json={"cards": text + "\n[nonsense]"})
        assert broken.json()["code"] == "bad_table"
        assert "nonsense" in broken.json()["about"]["expected"]


IMPOSSIBLE: tuple[dict[str, object], ...] = (
    {"ruleset": "base+nonsense"},
    {"blue": FRIEND},
    {"white": bot("nobody")},
    {"white": {"kind": "bot"}},
    {"grace": 1},
    {"first": "red"},
    {"cards": "no cards"},
    {"seed": 7},
)


async def test_tables_that_cannot_be_are_refused(tmp_path: Path) -> None:
    """With what was expected; a seed would be a way to choose the cards."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        await ann.be("Ann")
        for wanted in IMPOSSIBLE:
            table = {"blue": ME, "white": FRIEND} | wanted
            response = await ann.http.post("/api/tables", json=table)
            assert response.status_code == 400, wanted
            assert response.json()["code"] in ("bad_table", "malformed")
            assert response.json()["about"]["expected"]
            assert await ann.get("/api/tables") == []


async def test_clients_are_told_what_they_need_first(tmp_path: Path) -> None:
    """The version of the protocol, and the levels, weakest first."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        assert await ann.get("/api/about") == {"protocol": PROTOCOL, "levels": names()}


async def test_a_game_that_has_not_started_has_no_record(tmp_path: Path) -> None:
    """And a table that is not there neither."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        table = (await ann.make())["table"]
        assert await refusal(ann, "GET", f"/api/tables/{table}/record") == (409, "not_started")
        assert await refusal(ann, "GET", "/api/tables/nowhere/record") == (404, "no_table")


async def test_whoever_runs_the_server_can_watch_it(tmp_path: Path) -> None:
    """Health and figures, without anything about anybody."""
    async with served(tmp_path) as server:
        ann = server.visitor()
        table = (await ann.make())["table"]
        async with ann.at(table) as client:
            await client.until(lambda now: True)
            figures = (await ann.http.get("/metrics")).text
        assert (await ann.http.get("/healthz")).text == "ok\n"
        assert "targi_connections 1" in figures
        assert "targi_tables_in_memory 1" in figures
        assert table not in figures


async def test_the_client_is_served_with_the_right_caching(tmp_path: Path) -> None:
    """Pages are asked for again, built files never; every path is a page of the client."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>the client</title>")
    (client / "assets" / "app-1a2b.js").write_text("1")
    async with served(tmp_path, client=client) as server:
        ann = server.visitor()
        for path in ("/", "/t/some-table", "/index.html"):
            page = await ann.http.get(path)
            assert "the client" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        script = await ann.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert (await ann.http.get("/assets/gone.js")).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("BR; q=0.5", "br"),
        ("identity", None),
        ("", None),
        ("br;q=much", "br"),
    ],
)
async def test_the_client_is_sent_compressed_to_whoever_understands_it(
    tmp_path: Path, accepted: str, sent: str | None
) -> None:
    """As the build left it; its type is that of the text, once."""
    client = tmp_path / "client"
    client.mkdir()
    files = {None: b"plain", "br": b"smallest", "gzip": b"smaller"}
    for name, end in ((None, ""), ("br", ".br"), ("gzip", ".gz")):
        (client / f"app.js{end}").write_bytes(files[name])
    async with served(tmp_path, client=client) as server:
        http = server.visitor().http
        headers = {"Accept-Encoding": accepted}
        async with http.stream("GET", "/app.js", headers=headers) as script:
            assert b"".join([part async for part in script.aiter_raw()]) == files[sent]
        assert script.headers.get("content-encoding") == sent
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["vary"] == "Accept-Encoding"
        assert (await http.get("/app.js.br")).status_code == 404


async def test_without_the_client_the_page_says_how_to_get_it(tmp_path: Path) -> None:
    """The server is of use without it."""
    async with served(tmp_path, client=tmp_path / "nothing") as server:
        page = await server.visitor().http.get("/")
        assert page.status_code == 200
        assert "make setup" in page.text
