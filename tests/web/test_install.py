"""What makes the client a program on a phone or desktop: the manifest and its icons."""

from __future__ import annotations

import struct
from typing import Any

from playwright.sync_api import Browser

from tests.project.files import ROOT
from tests.web.house import Server
from tests.web.visiting import Visitor
from tools.icons import ICONS

PNG = b"\x89PNG\r\n\x1a\n"
PUBLIC = ROOT / "web" / "public"


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height, as the head of a PNG has them."""
    assert picture.startswith(PNG)
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def manifest_of(visitor: Visitor) -> Any:
    """The manifest that the start page names."""
    visitor.go()
    path = visitor.page.locator("link[rel=manifest]").get_attribute("href")
    return visitor.page.request.get(f"{visitor.url}{path}").json()


def test_the_icons_of_the_manifest_are_there_in_the_sizes_said(ann: Visitor) -> None:
    """Also those that a system cuts to its own shape, and the one for Apple's."""
    manifest = manifest_of(ann)
    purposes = set()
    for icon in manifest["icons"]:
        answer = ann.page.request.get(f"{ann.url}{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        purposes.add((icon["purpose"], icon["sizes"]))
        if icon["type"] == "image/png":
            assert "x".join(map(str, size_of(answer.body()))) == icon["sizes"]
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes
    apple = ann.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert size_of(ann.page.request.get(f"{ann.url}{apple}").body()) == (180, 180)


def test_a_browser_finds_nothing_that_keeps_the_client_from_being_installed(
    browser: Browser, server: Server
) -> None:
    """It reads the manifest itself and names its mistakes."""
    with Visitor(browser, server.url) as visitor:
        visitor.go()
        session = visitor.context.new_cdp_session(visitor.page)
        found = session.send("Page.getAppManifest")
        assert found["errors"] == []
        assert manifest_of(visitor)["id"] == manifest_of(visitor)["scope"] == "/"


def test_every_icon_is_drawn_by_the_script() -> None:
    """No picture without the drawing it comes from, and none that was left behind."""
    assert {icon.name for icon in ICONS} == {path.name for path in PUBLIC.glob("*.png")}
    for icon in ICONS:
        assert size_of((PUBLIC / icon.name).read_bytes()) == (icon.size, icon.size)
