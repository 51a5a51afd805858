"""Links in chats: what a page says about itself, in whose words, and what it never says."""

import re
import struct
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from targi.server.web.pages import CLIENT
from targi.server.web.previews import HEIGHT, WIDTH, language_of
from tests.server.serving import FRIEND, OPEN, Served, Visitor, bot, served

pytestmark = pytest.mark.anyio
HOME = "Targi, the board game for two, in your browser"
INDEX = "<html><head><title>Targi</title></head><body>the client</body></html>"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client with a page, which need not be built."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text(INDEX, "utf-8")
    return folder


async def page(visitor: Visitor, path: str, **headers: str) -> str:
    """A page as it is sent."""
    response = await visitor.http.get(path, headers=headers)
    assert response.status_code == 200
    return response.text


async def tags(visitor: Visitor, path: str, **headers: str) -> dict[str, str]:
    """What a page says about itself."""
    head, _, body = (await page(visitor, path, **headers)).partition("</head>")
    assert "<meta" not in body
    found = re.findall(r'<meta (?:property|name)="([a-z:_]+)" content="([^"<>]*)">', head)
    return {name: unescape(text) for name, text in found}


async def finish(server: Served, table: str, visitor: Visitor) -> None:
    """Let blue give up, and the list know it."""
    async with visitor.at(table) as ann:
        await ann.until(lambda now: True)
        await ann.command("give_nonce", "blue", nonce="00" * 16)
        await ann.until(lambda now: now["state"] == "playing")
        assert (await ann.command("resign", "blue"))["kind"] == "done"
    await server.registry.store_listings()


async def test_the_home_page_says_what_the_game_is(tmp_path: Path, client: Path) -> None:
    """And so does every page that is no table."""
    async with served(tmp_path, client=client) as server:
        ann = server.visitor()
        for path in ("/", "/rules", "/new", "/t/nowhere", "/t/x/y"):
            assert await tags(ann, path) == {
                "og:title": HOME,
                "og:description": "Against the computer, on one device or with a friend far away. "
                "No account needed.",
                "og:type": "website",
                "og:image": f"{server.url}/preview-base.png",
                "og:image:width": "1200",
                "og:image:height": "630",
                "twitter:card": "summary_large_image",
            }


async def test_an_invitation_says_whose_it_is_and_keeps_its_secret(
    tmp_path: Path, client: Path
) -> None:
    """Until the seat is taken; then it is a game to watch."""
    async with served(tmp_path, client=client) as server:
        ann, ben = server.visitor(), server.visitor()
        made = await ann.make(white=FRIEND, ruleset="expansion")
        table, secret = made["table"], made["invitations"]["white"]
        found = await tags(ann, f"/t/{table}")
        assert found["og:title"] == "Ann invites you to a game of Targi"
        assert found["og:description"].startswith("With the expansion. Open the link to sit down")
        assert found["og:image"] == f"{server.url}/preview-expansion.png"
        assert secret not in await page(ann, f"/t/{table}")
        await ben.claim(table, "Ben", secret)
        await server.registry.store_listings()
        found = await tags(ann, f"/t/{table}")
        assert found["og:title"] == "Targi: Ann against Ben"
        assert found["og:description"] == "With the expansion. Open the link to watch the game."


async def test_a_finished_game_is_one_to_look_at_and_a_deleted_one_is_none(
    tmp_path: Path, client: Path
) -> None:
    """A computer goes by the name of its level; a withdrawn table invites nobody."""
    async with served(tmp_path, client=client) as server:
        ann = server.visitor()
        table = (await ann.make(white=bot()))["table"]
        await finish(server, table, ann)
        found = await tags(ann, f"/t/{table}")
        assert found["og:title"] == "Targi: Ann against Gecko"
        assert found["og:description"].startswith("Base game. The game is over.")
        await server.registry.store.delete(table)
        assert (await tags(ann, f"/t/{table}"))["og:title"] == HOME
        other = (await ann.make(white=OPEN))["table"]
        async with ann.at(other) as client_of_ann:
            await client_of_ann.until(lambda now: True)
            assert (await client_of_ann.command("close", "blue"))["kind"] == "done"
        await server.registry.store_listings()
        assert (await tags(ann, f"/t/{other}"))["og:title"] == HOME


async def test_a_name_is_a_text_and_nothing_else(tmp_path: Path, client: Path) -> None:
    """Whatever somebody calls themselves."""
    name = '"><script>&amp;'
    async with served(tmp_path, client=client) as server:
        ann = server.visitor()
        table = (await ann.make(blue={"kind": "me", "name": name}, white=FRIEND))["table"]
        assert "<script" not in await page(ann, f"/t/{table}")
        found = await tags(ann, f"/t/{table}")
        assert found["og:title"] == f"{name} invites you to a game of Targi"


async def test_tags_are_in_the_language_of_who_asks(tmp_path: Path, client: Path) -> None:
    """And a cache keeps the languages apart."""
    async with served(tmp_path, client=client) as server:
        ann = server.visitor()
        table = (await ann.make(white=FRIEND))["table"]
        found = await tags(ann, f"/t/{table}", **{"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.8"})
        assert found["og:title"] == "Ann zaprasza cię do gry w Targi"
        response = await ann.http.get("/")
        assert response.headers["vary"] == "Accept-Language"
        assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-CH", "de"),
        ("ja, fr;q=0.4, es;q=0.9", "es"),
        ("*", "en"),
        ("ja;q=x,,;;", "en"),
    ],
)
def test_the_preferred_language_of_ours_is_found(accepted: str, language: str) -> None:
    """By the wishes of a browser, in whatever form they come."""
    assert language_of(accepted) == language


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("targi.example", "https://targi.example"),  # a proxy that says nothing of encryption
        ("localhost:{port}", "http://localhost:{port}"),
        ("evil.example", None),
    ],
)
async def test_the_picture_is_at_an_address_of_ours(
    tmp_path: Path, client: Path, host: str, origin: str | None
) -> None:
    """Whoever else is named as the host is not believed, and the page goes without a picture."""
    async with served(tmp_path, client=client, origins=("https://targi.example",)) as server:
        port = server.url.rsplit(":", 1)[1]
        found = await tags(server.visitor(), "/", Host=host.format(port=port))
        image = None if origin is None else f"{origin.format(port=port)}/preview-base.png"
        assert found.get("og:image") == image
        assert found["twitter:card"] == ("summary_large_image" if image else "summary")


def size_of(picture: bytes) -> tuple[Any, ...]:
    """Width and height of a PNG."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", picture[16:24])


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_the_built_pictures_have_the_size_that_is_told(box: str) -> None:
    """And chats show them: some leave out what is larger than 300 KB."""
    if not (CLIENT / "index.html").exists():
        pytest.skip("missing client: make setup")
    picture = (CLIENT / f"preview-{box}.png").read_bytes()
    assert size_of(picture) == (WIDTH, HEIGHT)
    assert len(picture) < 300_000
